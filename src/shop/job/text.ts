import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    jobOffice: typeof jobOfficeText
  }
}

export const jobOfficeText = texts({
  title: ['Failed jobs', 'Tác vụ hỏng'],
  hint: ['Fix the cause, then try again.', 'Hãy xử lý nguyên nhân rồi chạy lại.'],
  job: ['Job', 'Tác vụ'],
  about: ['On', 'Đối tượng'],
  error: ['Error', 'Lỗi'],
  isStopped: ['Stopped', 'Đang dừng'],
  putAside: [
    'The process ended {{count}} times during this job, so it was stopped. Neither it nor later runs start until you try again.',
    'Tiến trình đã sập {{count}} lần khi chạy tác vụ này nên nó bị dừng. Tác vụ và các lượt sau không chạy cho đến khi bạn chạy lại.',
  ],
  tries: ['Tries', 'Số lần thử'],
  sentAt: ['Queued', 'Được giao'],
  diedAt: ['Failed', 'Hỏng lúc'],
  retry: ['Try again', 'Chạy lại'],
  retried: ['Job queued again.', 'Tác vụ đã trở lại hàng đợi.'],
  empty: ['No failed jobs', 'Không có tác vụ hỏng'],
  emptyHint: ['Jobs that fail repeatedly appear here for a week.', 'Tác vụ hỏng nhiều lần hiện ở đây trong một tuần.'],
  on_accountId: ['person {{id}}', 'người dùng {{id}}'],
  on_announcementId: ['announcement {{id}}', 'bản tin {{id}}'],
  on_batchId: ['batch {{id}}', 'lô {{id}}'],
  on_importId: ['import {{id}}', 'lượt nhập {{id}}'],
  on_labelId: ['label {{id}}', 'nhãn {{id}}'],
  on_manifestId: ['manifest {{id}}', 'bảng kê {{id}}'],
  on_messageId: ['message {{id}}', 'tin nhắn {{id}}'],
  on_newsId: ['webhook {{id}}', 'webhook {{id}}'],
  on_orderId: ['order {{id}}', 'đơn {{id}}'],
  on_paymentId: ['PayPal payment {{id}}', 'thanh toán PayPal {{id}}'],
  on_replyId: ['reply {{id}}', 'thư trả lời {{id}}'],
  on_sellerId: ['seller {{id}}', 'người bán {{id}}'],
  part_account: ['Accounts', 'Tài khoản'],
  part_approval: ['Approvals', 'Phê duyệt'],
  part_bulk: ['Imports', 'Nhập đơn'],
  part_care: ['Account care', 'Hỗ trợ tài khoản'],
  part_carrier: ['Carriers', 'Hãng vận chuyển'],
  part_cart: ['Cart', 'Giỏ hàng'],
  part_catalogue: ['Catalogue', 'Sản phẩm'],
  part_content: ['Content and messages', 'Nội dung và tin nhắn'],
  part_design: ['Designs', 'Thiết kế'],
  part_engine: ['Maintenance', 'Bảo trì'],
  part_event: ['Events', 'Sự kiện'],
  part_file: ['Files', 'Tệp'],
  part_inbound: ['Webhooks', 'Webhook'],
  part_label: ['Labels', 'Nhãn'],
  part_notification: ['Notifications', 'Thông báo'],
  part_order: ['Orders', 'Đơn hàng'],
  part_payment: ['PayPal', 'PayPal'],
  part_production: ['Production', 'Sản xuất'],
  part_ticket: ['Tickets', 'Yêu cầu hỗ trợ'],
  part_tracking: ['Tracking', 'Theo dõi vận chuyển'],
  part_wallet: ['Wallet', 'Ví'],
})

/** The office's menu, and the queues of its home. */
export const jobOfficePlaceText = texts({
  jobs: ['Failed jobs', 'Tác vụ hỏng'],
  queue_jobs: ['Failed jobs', 'Tác vụ hỏng'],
  act_jobs: ['Look', 'Xem'],
})
