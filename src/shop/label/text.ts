import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    labelOffice: typeof labelOfficeText
  }
}

export const labelOfficeText = texts({
  title: ['Labels', 'Nhãn'],
  hint: ['Create, print and void labels', 'Tạo, in và hủy nhãn'],
  tab_TO_MAKE: ['To create', 'Cần tạo'],
  tab_TO_PRINT: ['To print', 'Cần in'],
  tab_PRINTED: ['Printed', 'Đã in'],
  search: ['Order, external id, name', 'Mã đơn, mã ngoài, tên'],
  order: ['Order', 'Đơn hàng'],
  recipient: ['Recipient', 'Người nhận'],
  pieces: ['Pieces', 'Số chiếc'],
  number: ['Tracking number', 'Mã vận đơn'],
  label: ['Label', 'Nhãn'],
  dispatchBy: ['Hand over by', 'Bàn giao trước'],
  toBuy: ['To buy', 'Sẽ mua'],
  supplied: ['From the seller', 'Người bán cung cấp'],
  typedBy: ['Number typed by {{name}}', '{{name}} nhập mã bằng tay'],
  printZpl: ['Print ZPL', 'In ZPL'],
  state_INTENT: ['Buying…', 'Đang mua…'],
  state_FAILED: ['Failed', 'Thất bại'],
  state_READ: ['Ready', 'Sẵn sàng'],
  state_LIVE: ['Created', 'Đã tạo'],
  state_VOIDING: ['Voiding…', 'Đang hủy…'],
  state_VOIDED: ['Voided', 'Đã hủy'],
  state_ENDED: ['Parcel returned', 'Kiện hàng đã trả về'],
  state_REFUSED: ['Refused', 'Bị từ chối'],
  trouble_UNKNOWN: ['Carrier’s answer missing', 'Chưa có trả lời của hãng'],
  trouble_LIMITED: ['Waiting for the carrier', 'Đang chờ hãng vận chuyển'],
  trouble_STOPPED: ['Carrier account stopped', 'Tài khoản vận chuyển bị dừng'],
  make: ['Create labels', 'Tạo nhãn'],
  makeOne: ['Create', 'Tạo'],
  toPrint: ['Print', 'In nhãn'],
  toFiles: ['Label files', 'Tệp nhãn'],
  toRefunds: ['Refunds', 'Hoàn cước'],
  toScanOut: ['Scan out', 'Quét xuất kho'],
  making_one: ['Creating {{count}} label.', 'Đang tạo {{count}} nhãn.'],
  making_other: ['Creating {{count}} labels.', 'Đang tạo {{count}} nhãn.'],
  someRefused: ['{{count}} not created: {{why}}', 'Không tạo được {{count}} nhãn: {{why}}'],
  print: ['Print', 'In'],
  printBoth: ['Print with packing slips', 'In kèm phiếu đóng gói'],
  printSlips: ['Packing slips only', 'Chỉ in phiếu đóng gói'],
  buyTitle_one: ['Buy {{count}} label?', 'Mua {{count}} nhãn?'],
  buyTitle_other: ['Buy {{count}} labels?', 'Mua {{count}} nhãn?'],
  buyCount: ['Labels to buy', 'Số nhãn cần mua'],
  buySupplied: ['Supplied by sellers', 'Nhãn do người bán gửi'],
  buyWaiting: ['Wait for the carrier', 'Chờ hãng vận chuyển'],
  waitTitle_one: ['Create {{count}} label later?', 'Tạo {{count}} nhãn sau?'],
  waitTitle_other: ['Create {{count}} labels later?', 'Tạo {{count}} nhãn sau?'],
  buyRefused: ['Not possible', 'Không thể tạo'],
  buyGo: ['Buy for {{amount}}', 'Mua với giá {{amount}}'],
  printOne: ['Print', 'In'],
  printed: ['Mark as printed', 'Đánh dấu đã in'],
  printedDone_one: ['{{count}} label marked as printed.', 'Đã đánh dấu {{count}} nhãn đã in.'],
  printedDone_other: ['{{count}} labels marked as printed.', 'Đã đánh dấu {{count}} nhãn đã in.'],
  void: ['Void label', 'Hủy nhãn'],
  voidTitle: ['Void this label?', 'Hủy nhãn này?'],
  voidHint: [
    'We ask the carrier for a refund, which may take weeks. The order needs a new label.',
    'Chúng tôi yêu cầu hãng vận chuyển hoàn cước, có thể mất vài tuần. Đơn hàng cần nhãn mới.',
  ],
  postage: ['Postage', 'Cước phí'],
  voidReason: ['Voided by label staff', 'Nhân viên nhãn đã hủy'],
  preview: ['Label of order {{id}}', 'Nhãn của đơn {{id}}'],
  empty_TO_MAKE: ['All caught up', 'Không còn nhãn cần tạo'],
  empty_TO_PRINT: ['All caught up', 'Không còn nhãn cần in'],
  empty_PRINTED: ['No parcels to hand over', 'Không có kiện hàng chờ bàn giao'],
  emptyHint: ['Produced orders appear here.', 'Đơn đã sản xuất hiện ở đây.'],
})

/** The seller's home. */
export const labelPortalPlaceText = texts({
  labelFiles: ['Label files', 'Tệp nhãn'],
  buyingLabel: ['Buying label', 'Mua nhãn'],
  need_LABEL_one: ['{{count}} produced order waits for your label', '{{count}} đơn đã làm xong chờ nhãn của bạn'],
  need_LABEL_other: ['{{count}} produced orders wait for your label', '{{count}} đơn đã làm xong chờ nhãn của bạn'],
  act_LABEL: ['Add label', 'Thêm nhãn'],
})

/** The office's menu, and the queues of its home. */
export const labelOfficePlaceText = texts({
  labelOffice: ['Labels', 'Nhãn'],
  queue_labels: ['Labels to make', 'Nhãn cần tạo'],
  act_labels: ['Make labels', 'Tạo nhãn'],
  queue_labelRefunds: ['Label refunds to close', 'Hoàn cước nhãn cần xử lý'],
  act_labelRefunds: ['Close refunds', 'Xử lý hoàn cước'],
  queue_print: ['Labels to print', 'Nhãn cần in'],
  act_print: ['Print', 'In'],
})
