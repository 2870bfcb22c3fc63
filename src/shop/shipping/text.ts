import { texts } from '#base/text.ts'

/** What readers are told of shipping on a product's page. */
export const shippingText = texts({
  title: ['Shipping', 'Vận chuyển'],
  country: ['Ship to', 'Giao đến'],
  free: ['Free', 'Miễn phí'],
  standard: ['Standard', 'Tiêu chuẩn'],
  priority: ['Priority', 'Ưu tiên'],
  express: ['Express', 'Hỏa tốc'],
  international: ['International', 'Quốc tế'],
  arrives: ['{{from}} – {{to}}', '{{from}} – {{to}}'],
  days: ['{{min}}–{{max}} working days', '{{min}}–{{max}} ngày làm việc'],
  none: ['We don’t ship this product to this country.', 'Chúng tôi chưa giao sản phẩm này đến quốc gia đó.'],
  failed: ['No estimate. Choose the country again.', 'Chưa tính được. Hãy chọn lại quốc gia.'],
  hint: ['One piece ordered today; weekends and holidays excluded.', 'Cho một chiếc đặt hôm nay; không tính cuối tuần và ngày lễ.'],
  atDoor: ['at the door', 'đến tận nhà'],
  ordersFrom: ['orders from {{price}}', 'đơn từ {{price}}'],
})

declare module '#base/text.ts' {
  interface Texts {
    shipping: typeof shippingText
  }
}

/** The office's screen of shipping rates and holidays. */
export const shippingOfficeText = texts({
  title: ['Shipping', 'Vận chuyển'],
  hint: ['Rates by country, option and weight; holidays', 'Phí theo quốc gia, hình thức, cân nặng; ngày nghỉ'],
  everywhere: ['All other countries', 'Mọi quốc gia khác'],
  free: ['Free', 'Miễn phí'],
  standard: ['Standard', 'Tiêu chuẩn'],
  priority: ['Priority', 'Ưu tiên'],
  express: ['Express', 'Hỏa tốc'],
  international: ['International', 'Quốc tế'],
  STANDARD: ['level Standard', 'mức Tiêu chuẩn'],
  PRIORITY: ['level Priority', 'mức Ưu tiên'],
  EXPRESS: ['level Express', 'mức Hỏa tốc'],
  INTERNATIONAL: ['level International', 'mức Quốc tế'],
  isEnabled: ['Offered', 'Cung cấp'],
  noCost: ['Free', 'Miễn phí'],
  notSold: ['Not sold by the carrier', 'Hãng vận chuyển không bán'],
  notOffered: ['Off', 'Tắt'],
  option: ['Option', 'Hình thức'],
  workingDaysOn: ['{{days}} working days', '{{days}} ngày làm việc'],
  workingDays: ['Working days', 'Ngày làm việc'],
  fromShort: ['From', 'Từ'],
  extraShort: ['Further lb', 'Mỗi lb thêm'],
  step: ['≤ {{ounces}} oz', '≤ {{ounces}} oz'],
  edit: ['Edit', 'Sửa'],
  editName: ['Edit {{name}}', 'Sửa {{name}}'],
  cancel: ['Cancel', 'Hủy'],
  minDays: ['From working days', 'Từ ngày làm việc'],
  maxDays: ['To working days', 'Đến ngày làm việc'],
  from: ['Minimum production cost, $', 'Chi phí sản xuất tối thiểu, $'],
  extra: ['Each extra pound, $', 'Mỗi pound thêm, $'],
  upToOz: ['Up to, oz', 'Đến, oz'],
  cost: ['Cost, $', 'Phí, $'],
  addStep: ['Add a step', 'Thêm bậc'],
  remove: ['Remove', 'Xóa'],
  addOption: ['Add option', 'Thêm hình thức'],
  optionAdded: ['Option added', 'Đã thêm hình thức'],
  optionRemoved: ['Option removed', 'Đã xóa hình thức'],
  country: ['Country', 'Quốc gia'],
  chooseCountry: ['Choose a country', 'Chọn quốc gia'],
  firstOption: [
    '{{country}} will have this option alone, and no longer those of all other countries.',
    '{{country}} sẽ chỉ có hình thức này, không còn dùng hình thức của mọi quốc gia khác.',
  ],
  removeTitle: ['Remove {{name}}?', 'Xóa {{name}}?'],
  removeHint: ['Paid orders keep it. Nobody is offered it any more.', 'Đơn đã thanh toán vẫn giữ. Sau đó không ai chọn được nữa.'],
  removeLast: [
    'Paid orders keep it. After it this country has the options of all other countries.',
    'Đơn đã thanh toán vẫn giữ. Sau đó quốc gia này dùng hình thức của mọi quốc gia khác.',
  ],
  save: ['Save', 'Lưu'],
  saved: ['Saved', 'Đã lưu'],
  notSaved: ['No changes.', 'Chưa có thay đổi.'],
  wrong: ['Correct the figures first.', 'Hãy sửa các con số trước.'],
  holidays: ['Holidays', 'Ngày nghỉ'],
  holidaysHint: ['Not counted in delivery estimates.', 'Không tính trong ước tính giao hàng.'],
  day: ['Day', 'Ngày'],
  name: ['Name in English', 'Tên tiếng Anh'],
  nameVi: ['Name in Vietnamese', 'Tên tiếng Việt'],
  add: ['Add', 'Thêm'],
  holidayRemoved: ['Holiday removed', 'Đã xóa ngày nghỉ'],
  noHolidays: ['No holidays yet.', 'Chưa đặt ngày nghỉ nào.'],
})

declare module '#base/text.ts' {
  interface Texts {
    shippingOffice: typeof shippingOfficeText
  }
}

/** Fields of its writes, as the audit log names them. */
export const shippingFieldText = texts({
  field_day: ['Day', 'Ngày'],
})

/** The office's menu. */
export const shippingOfficePlaceText = texts({
  shippingRates: ['Shipping', 'Vận chuyển'],
})
