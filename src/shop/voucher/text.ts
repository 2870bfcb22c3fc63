import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    voucherOffice: typeof voucherOfficeText
  }
}

export const voucherOfficeText = texts({
  title: ['Vouchers', 'Mã giảm giá'],
  hint: ['Discounts on production cost', 'Giảm giá trên chi phí sản xuất'],
  search: ['Code or note', 'Mã hoặc ghi chú'],
  make: ['Create voucher', 'Tạo mã giảm giá'],
  empty: ['No vouchers yet', 'Chưa có mã giảm giá'],
  emptyHint: ['A sum or percentage off, once or often.', 'Giảm số tiền hoặc phần trăm, một hoặc nhiều lần.'],
  code: ['Code', 'Mã'],
  codeHint: ['Letters, digits, hyphens; any case', 'Chữ cái, chữ số, gạch nối; không phân biệt hoa thường'],
  value: ['Discount', 'Giảm'],
  upTo: ['{{value}}, at most {{most}}', '{{value}}, tối đa {{most}}'],
  amount: ['Amount', 'Số tiền'],
  percent: ['Percentage', 'Phần trăm'],
  kind: ['Discount type', 'Cách giảm'],
  most: ['Maximum discount', 'Giảm tối đa'],
  from: ['Minimum production cost', 'Chi phí sản xuất tối thiểu'],
  startsAt: ['Starts', 'Bắt đầu'],
  endsAt: ['Ends', 'Kết thúc'],
  always: ['No end', 'Không giới hạn'],
  now: ['Empty: starts now.', 'Để trống: bắt đầu ngay.'],
  maxUses: ['Total uses', 'Tổng lượt dùng'],
  uses: ['Used', 'Đã dùng'],
  usesOf: ['{{uses}} of {{max}}', '{{uses}} / {{max}}'],
  once: ['Once per person', 'Mỗi người một lần'],
  note: ['Note', 'Ghi chú'],
  stage: ['State', 'Trạng thái'],
  coming: ['Scheduled', 'Sắp hiệu lực'],
  running: ['Active', 'Đang hiệu lực'],
  usedUp: ['Used up', 'Hết lượt'],
  ended: ['Ended', 'Đã kết thúc'],
  end: ['End', 'Kết thúc'],
  endTitle: ['End voucher {{code}}?', 'Kết thúc mã {{code}}?'],
  endHint: ['New orders can’t use it. Paid orders keep it.', 'Đơn mới không dùng được. Đơn đã thanh toán vẫn giữ.'],
  endDone: ['Voucher {{code}} ended.', 'Mã {{code}} đã kết thúc.'],
  made: ['Voucher {{code}} created.', 'Đã tạo mã {{code}}.'],
  cancel: ['Cancel', 'Hủy'],
})

/** Fields of its writes, as the audit log names them. */
export const voucherFieldText = texts({
  field_maxUses: ['Total uses', 'Tổng lượt dùng'],
  field_fromCents: ['Minimum production cost', 'Chi phí sản xuất tối thiểu'],
  field_mostCents: ['Maximum', 'Tối đa'],
  field_isOncePerUser: ['Once per person', 'Mỗi người một lần'],
  field_shareBasisPoints: ['Share', 'Phần trăm'],
})

/** The office's menu. */
export const voucherOfficePlaceText = texts({
  vouchers: ['Vouchers', 'Mã giảm giá'],
})
