import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    labelOffice: typeof labelOfficeText
  }
}

export const labelOfficeText = texts({
  title: ['Labels', 'Nhãn vận chuyển'],
  hint: ['From finished products to labels on parcels.', 'Từ sản phẩm hoàn thành đến nhãn dán trên kiện hàng.'],
  tab_TO_MAKE: ['To make', 'Cần tạo'],
  tab_TO_PRINT: ['To print', 'Cần in'],
  tab_PRINTED: ['Printed', 'Đã in'],
  search: ['Order, external id, name', 'Mã đơn, mã ngoài, tên'],
  order: ['Order', 'Đơn hàng'],
  recipient: ['Recipient', 'Người nhận'],
  pieces: ['Pieces', 'Số lượng'],
  number: ['Tracking number', 'Mã vận đơn'],
  label: ['Label', 'Nhãn'],
  dispatchBy: ['Hand over by', 'Bàn giao trước'],
  toBuy: ['To be bought', 'Sẽ mua'],
  supplied: ['From the seller', 'Người bán cung cấp'],
  state_INTENT: ['Being bought', 'Đang mua'],
  state_FAILED: ['Not made', 'Tạo thất bại'],
  state_READ: ['Ready', 'Sẵn sàng'],
  state_LIVE: ['Made', 'Đã tạo'],
  state_VOIDING: ['Being taken back', 'Đang hủy'],
  state_VOIDED: ['Taken back', 'Đã hủy'],
  state_REFUSED: ['Refused', 'Bị từ chối'],
  make: ['Make labels', 'Tạo nhãn'],
  makeOne: ['Make', 'Tạo'],
  making_one: ['{{count}} label is being made.', 'Đang tạo {{count}} nhãn.'],
  making_other: ['{{count}} labels are being made.', 'Đang tạo {{count}} nhãn.'],
  someRefused: ['{{count}} could not be made: {{why}}', 'Không tạo được {{count}} nhãn: {{why}}'],
  print: ['Open for printing', 'Mở để in'],
  printOne: ['Print', 'In'],
  printed: ['They are printed', 'Đã in xong'],
  printedDone_one: ['{{count}} label is on its parcel.', '{{count}} nhãn đã dán lên kiện hàng.'],
  printedDone_other: ['{{count}} labels are on their parcels.', '{{count}} nhãn đã dán lên kiện hàng.'],
  void: ['Take back', 'Hủy nhãn'],
  voidTitle: ['Take this label back?', 'Hủy nhãn này?'],
  voidHint: [
    'The carrier is asked for the postage; the order waits for another label.',
    'Đơn vị vận chuyển sẽ được yêu cầu hoàn cước; đơn hàng chờ nhãn mới.',
  ],
  postage: ['Postage', 'Cước phí'],
  voidReason: ['Taken back at the label desk', 'Hủy tại bàn nhãn'],
  preview: ['Label of order {{id}}', 'Nhãn của đơn {{id}}'],
  empty_TO_MAKE: ['No finished order waits for a label', 'Không có đơn hoàn thành nào chờ nhãn'],
  empty_TO_PRINT: ['Every label is printed', 'Tất cả nhãn đã được in'],
  empty_PRINTED: ['No printed parcel waits for its hand-over', 'Không có kiện hàng nào chờ bàn giao'],
  emptyHint: [
    'Orders come here when every piece of them has passed production.',
    'Đơn hàng đến đây khi mọi sản phẩm đã đạt khâu sản xuất.',
  ],
})
