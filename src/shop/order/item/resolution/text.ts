import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    orderResolution: typeof orderResolutionText
  }
}

/** How sharp the art of an order prints, and the question about what does not. */
export const orderResolutionText = texts({
  found: ['Checks of the design', 'Kiểm tra thiết kế'],
  BLOCK: ['Must be fixed:', 'Phải sửa:'],
  WARN: ['Warning:', 'Cảnh báo:'],
  NOTE: ['Note:', 'Lưu ý:'],
  dpi: ['{{dpi}} DPI', '{{dpi}} DPI'],
  low: ['Low resolution', 'Độ phân giải thấp'],
  lowDpi: ['Low: {{dpi}} DPI', 'Thấp: {{dpi}} DPI'],
  medium: ['Acceptable', 'Tạm đủ nét'],
  high: ['Sharp', 'Sắc nét'],
  unknown: ['Resolution not known yet', 'Chưa biết độ phân giải'],
  sideLow: ['{{side}}: {{dpi}} DPI, {{minDpi}} needed', '{{side}}: {{dpi}} DPI, cần {{minDpi}}'],
  confirmed: ['Confirmed by {{name}}', '{{name}} đã xác nhận'],
  confirmedShort: ['Confirmed', 'Đã xác nhận'],
  lowTitle: ['Low-resolution art', 'Hình in độ phân giải thấp'],
  waitsTitle: ['Paid once you confirm the art', 'Thanh toán khi bạn xác nhận hình in'],
  lowHint: ['It may print blurred. Change the art, or print it as it is.', 'Bản in có thể bị mờ. Hãy đổi hình, hoặc vẫn in như vậy.'],
  printAsIs: ['Print as it is', 'Vẫn in như vậy'],
  submitAsIs: ['Print as it is and submit', 'Vẫn in như vậy và gửi đơn'],
  done: ['Resolution confirmed.', 'Đã xác nhận độ phân giải.'],
  notNow: ['Not now', 'Để sau'],
  manyAsIs_one: ['Print {{count}} order as it is', 'Vẫn in {{count}} đơn như vậy'],
  manyAsIs_other: ['Print {{count}} orders as they are', 'Vẫn in {{count}} đơn như vậy'],
  confirmFirst: ['Confirm the resolution first.', 'Hãy xác nhận độ phân giải trước.'],
  importLow_one: [
    '{{count}} order has low-resolution art, from {{dpi}} DPI.',
    '{{count}} đơn có hình in độ phân giải thấp, từ {{dpi}} DPI.',
  ],
  importLow_other: [
    '{{count}} orders have low-resolution art, from {{dpi}} DPI.',
    '{{count}} đơn có hình in độ phân giải thấp, từ {{dpi}} DPI.',
  ],
  importUnpaid: ['They stay unpaid until you confirm them.', 'Các đơn này chưa được thanh toán cho đến khi bạn xác nhận.'],
})
