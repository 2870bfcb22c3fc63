import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    labelMend: typeof labelMendText
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
