import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    labelMend: typeof labelMendText
    labelUnsold: typeof labelUnsoldText
    labelLost: typeof labelLostText
  }
}

/** The label and the number of an order: the paper itself, and others in their place. */
export const labelMendText = texts({
  boughtFrom: ['Bought from', 'Mua từ'],
  elsewhere: ['Elsewhere', 'Nơi khác'],
  quoted: ['Quoted postage', 'Cước báo giá'],
  bought: ['Postage paid', 'Cước đã trả'],
  difference: ['Difference', 'Chênh lệch'],
  prints: ['Printed', 'Số lần in'],
  reprinted: ['{{by}}: {{reason}}', '{{by}}: {{reason}}'],
  pdf: ['Label (PDF)', 'Nhãn (PDF)'],
  zpl: ['Label (ZPL)', 'Nhãn (ZPL)'],
  typedBy: ['Number typed by {{name}}', '{{name}} nhập mã bằng tay'],
  addLabel: ['Add label', 'Thêm nhãn'],
  changeLabel: ['Change label', 'Đổi nhãn'],
  addNumber: ['Add number', 'Thêm mã vận đơn'],
  changeNumber: ['Change number', 'Đổi mã vận đơn'],
  reading: ['Reading the label…', 'Đang đọc nhãn…'],
  link: ['Label link', 'Liên kết nhãn'],
  useLink: ['Use this link', 'Dùng liên kết này'],
  linkSaved: ['Link saved. The label is being read.', 'Đã lưu liên kết. Đang đọc nhãn.'],
  upload: ['Upload the label (PDF, PNG, ZPL)', 'Tải nhãn lên (PDF, PNG, ZPL)'],
  taken: ['Label accepted.', 'Đã nhận nhãn.'],
})

/** A label whose carrier does not say what became of it. */
export const labelUnsoldText = texts({
  act: ['Not sold', 'Xác nhận hãng chưa bán'],
  titleOf: ['End the purchase of order {{id}}’s label?', 'Kết thúc việc mua nhãn của đơn {{id}}?'],
  hint: [
    'First check in the account at the carrier that it sold no label: a second one costs postage again. What a seller paid for it is refunded.',
    'Trước hết hãy kiểm tra trong tài khoản của hãng vận chuyển rằng hãng chưa bán nhãn: mua lần nữa sẽ tốn thêm cước. Số tiền người bán đã trả cho nhãn sẽ được hoàn.',
  ],
  note: ['Where you checked', 'Bạn đã kiểm tra ở đâu'],
  go: ['End purchase', 'Kết thúc'],
  done: ['Purchase ended. Another label may be bought.', 'Đã kết thúc. Có thể mua nhãn khác.'],
  waiting: ['The carrier has not said what became of this label.', 'Hãng vận chuyển chưa cho biết kết quả mua nhãn này.'],
})

/** A label for a wrong address that its carrier does not take back. */
export const labelLostText = texts({
  asked: [
    'The carrier is being asked to void the label for this address. The address can be changed once it has.',
    'Đang yêu cầu hãng vận chuyển hủy nhãn của địa chỉ này. Có thể sửa địa chỉ sau khi nhãn được hủy.',
  ],
  refused: [
    'The carrier refused to void the label for this address ({{postage}} of postage). End it to change the address and buy another one.',
    'Hãng vận chuyển từ chối hủy nhãn của địa chỉ này (cước {{postage}}). Hãy kết thúc nhãn để sửa địa chỉ và mua nhãn khác.',
  ],
  act: ['End the label', 'Kết thúc nhãn'],
  title: ['End this label as lost postage?', 'Kết thúc nhãn này và mất cước?'],
  hint: [
    '{{postage}} of postage is lost unless the carrier refunds it after all. Take the label off the parcel: it can’t leave with it any more. The seller pays nothing.',
    'Mất cước {{postage}}, trừ khi hãng vận chuyển hoàn sau. Hãy gỡ nhãn khỏi kiện hàng: kiện không thể gửi đi với nhãn này nữa. Người bán không phải trả thêm.',
  ],
  note: ['What the carrier said', 'Hãng vận chuyển trả lời thế nào'],
  go: ['Lose {{postage}}', 'Chịu mất {{postage}}'],
  done: ['Label ended. Change the address, then buy another label.', 'Đã kết thúc nhãn. Hãy sửa địa chỉ rồi mua nhãn khác.'],
})
