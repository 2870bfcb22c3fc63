import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    voucherOffice: typeof voucherOfficeText
  }
}

export const voucherOfficeText = texts({
  title: ['Vouchers', 'Mã giảm giá'],
  hint: ['What a code takes off the production part of an order.', 'Số tiền một mã giảm trên phần sản xuất của đơn.'],
  search: ['Code or note', 'Mã hoặc ghi chú'],
  make: ['Make a voucher', 'Tạo mã giảm giá'],
  empty: ['No vouchers yet', 'Chưa có mã giảm giá'],
  emptyHint: [
    'A voucher takes a sum or a percentage off an order, for a time, for everyone or once per person.',
    'Mã giảm một số tiền hoặc phần trăm của đơn, trong một thời gian, cho mọi người hoặc mỗi người một lần.',
  ],
  code: ['Code', 'Mã'],
  codeHint: ['Letters, digits and hyphens; capitals do not matter.', 'Chữ cái, chữ số và gạch nối; không phân biệt hoa thường.'],
  value: ['Takes off', 'Giảm'],
  upTo: ['{{value}}, at most {{most}}', '{{value}}, tối đa {{most}}'],
  amount: ['Amount', 'Số tiền'],
  percent: ['Percentage', 'Phần trăm'],
  kind: ['It takes off', 'Cách giảm'],
  most: ['At most', 'Giảm tối đa'],
  from: ['From a production cost of', 'Từ chi phí sản xuất'],
  startsAt: ['Starts', 'Bắt đầu'],
  endsAt: ['Ends', 'Kết thúc'],
  always: ['No end', 'Không giới hạn'],
  now: ['Left empty, it starts now.', 'Để trống thì bắt đầu ngay.'],
  maxUses: ['Uses in all', 'Tổng lượt dùng'],
  uses: ['Used', 'Đã dùng'],
  usesOf: ['{{uses}} of {{max}}', '{{uses}} / {{max}}'],
  once: ['Once per person', 'Mỗi người một lần'],
  note: ['Note', 'Ghi chú'],
  stage: ['State', 'Trạng thái'],
  coming: ['Coming', 'Sắp tới'],
  running: ['Running', 'Đang chạy'],
  usedUp: ['Used up', 'Hết lượt'],
  ended: ['Ended', 'Đã kết thúc'],
  end: ['End', 'Kết thúc'],
  endTitle: ['End voucher {{code}}?', 'Kết thúc mã {{code}}?'],
  endHint: [
    'No further order can use it. Orders that are paid keep their discount.',
    'Không đơn nào dùng được nữa. Đơn đã thanh toán vẫn giữ phần giảm.',
  ],
  endDone: ['Voucher {{code}} has ended.', 'Mã {{code}} đã kết thúc.'],
  made: ['Voucher {{code}} is there.', 'Đã tạo mã {{code}}.'],
  cancel: ['Cancel', 'Hủy'],
})
