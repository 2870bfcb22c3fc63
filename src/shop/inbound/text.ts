import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    inboundOffice: typeof inboundOfficeText
  }
}

export const inboundOfficeText = texts({
  title: ['Incoming webhooks', 'Webhook nhận được'],
  hint: ['Kept for 30 days.', 'Lưu trong 30 ngày.'],
  received: ['Received', 'Đã nhận'],
  senders: ['Senders', 'Bên gửi'],
  sender: ['Sender', 'Bên gửi'],
  state: ['Status', 'Trạng thái'],
  all: ['All', 'Tất cả'],
  state_NEW: ['Waiting', 'Đang chờ'],
  state_DONE: ['Processed', 'Đã xử lý'],
  state_FAILED: ['Failed', 'Thất bại'],
  at: ['Received', 'Nhận lúc'],
  doneAt: ['Processed', 'Xử lý lúc'],
  tries: ['Tries', 'Số lần thử'],
  error: ['Error', 'Lỗi'],
  deliveryId: ['Delivery ID', 'Mã lần gửi'],
  view: ['View', 'Xem'],
  viewTitle: ['Webhook {{id}} from {{sender}}', 'Webhook {{id}} từ {{sender}}'],
  noText: ['{{bytes}} bytes that are not text.', '{{bytes}} byte không phải văn bản.'],
  again: ['Process again', 'Xử lý lại'],
  queued: ['Webhook queued again.', 'Webhook đã trở lại hàng đợi.'],
  empty: ['No webhooks yet', 'Chưa có webhook'],
  emptyHint: ['Webhooks of PayPal and carriers appear here.', 'Webhook của PayPal và các hãng vận chuyển hiện ở đây.'],
  noSenders: ['No senders', 'Không có bên gửi'],
  address: ['Address', 'Địa chỉ nhận'],
  last: ['Last received', 'Nhận gần nhất'],
  source_ON: ['On', 'Đang bật'],
  source_OFF: ['Not set up', 'Chưa thiết lập'],
  source_NO_ADDRESS: ['No public address', 'Không có địa chỉ công khai'],
  noAddress: [
    'This deployment has no public https address, so {{senders}} cannot send webhooks. It asks them regularly instead.',
    'Hệ thống này không có địa chỉ https công khai nên {{senders}} không gửi webhook được. Hệ thống sẽ hỏi định kỳ.',
  ],
})

/** The office's menu, and the queues of its home. */
export const inboundOfficePlaceText = texts({
  inbound: ['Webhooks', 'Webhook'],
  queue_inbound: ['Failed webhooks', 'Webhook thất bại'],
  act_inbound: ['Review', 'Xem lại'],
})
