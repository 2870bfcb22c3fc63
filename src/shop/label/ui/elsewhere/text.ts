import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    labelElsewhere: typeof labelElsewhereText
  }
}

/** A label that staff have bought where we have no account. */
export const labelElsewhereText = texts({
  act: ['Bought elsewhere', 'Mua ở nơi khác'],
  title: ['Label bought elsewhere', 'Nhãn mua ở nơi khác'],
  titleOf: ['Label bought elsewhere for order {{id}}', 'Nhãn mua ở nơi khác cho đơn {{id}}'],
  choose: ['Choose label file', 'Chọn tệp nhãn'],
  another: ['Choose another file', 'Chọn tệp khác'],
  chooseHint: ['PDF, PNG, JPG or ZPL. We read its number.', 'PDF, PNG, JPG hoặc ZPL. Hệ thống đọc mã vận đơn.'],
  reading: ['Reading the label…', 'Đang đọc nhãn…'],
  read: ['Read from the label', 'Đọc từ nhãn'],
  unread: ['No tracking number could be read. Type it as printed.', 'Không đọc được mã vận đơn. Hãy nhập đúng như trên nhãn.'],
  file: ['File', 'Tệp'],
  number: ['Tracking number', 'Mã vận đơn'],
  carrier: ['Carrier', 'Hãng vận chuyển'],
  chooseCarrier: ['Choose a carrier', 'Chọn hãng vận chuyển'],
  anotherCarrier: ['Another carrier', 'Hãng khác'],
  carrierName: ['Carrier’s name', 'Tên hãng'],
  link: ['Tracking link', 'Liên kết theo dõi'],
  linkHint: ['Begins with https://', 'Bắt đầu bằng https://'],
  service: ['Service', 'Dịch vụ'],
  cost: ['Postage paid', 'Cước đã trả'],
  costHint: ['What it cost us, with all fees.', 'Số tiền đã trả, gồm mọi phụ phí.'],
  unseen: [
    'Nobody tells us about this parcel. Its buyer follows it at the carrier.',
    'Không ai báo tình trạng kiện hàng này. Người mua theo dõi tại hãng vận chuyển.',
  ],
  put: ['Add label', 'Gắn nhãn'],
  putFor: ['Add label for {{amount}}', 'Gắn nhãn giá {{amount}}'],
  done: ['Label added.', 'Đã gắn nhãn.'],
  cancel: ['Cancel', 'Hủy'],
})
