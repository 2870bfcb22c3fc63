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
  none: ['We do not ship this product to this country.', 'Chúng tôi chưa giao sản phẩm này đến quốc gia đó.'],
  failed: ['The estimate did not come. Choose the country again.', 'Chưa tính được. Hãy chọn lại quốc gia.'],
  hint: ['For one piece ordered today; weekends and holidays are left out.', 'Cho một chiếc đặt hôm nay; không tính cuối tuần và ngày lễ.'],
})

declare module '#base/text.ts' {
  interface Texts {
    shipping: typeof shippingText
  }
}

/** The office's screen of shipping rates and holidays. */
export const shippingOfficeText = texts({
  title: ['Shipping', 'Vận chuyển'],
  hint: [
    'What carrying costs by country, option and weight, and the days that are not worked.',
    'Phí vận chuyển theo quốc gia, hình thức, cân nặng và các ngày nghỉ.',
  ],
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
  minDays: ['From working days', 'Từ ngày làm việc'],
  maxDays: ['To working days', 'Đến ngày làm việc'],
  from: ['From a production cost of, $', 'Từ chi phí sản xuất, $'],
  extra: ['Each further pound, $', 'Mỗi pound thêm, $'],
  upToOz: ['Up to, oz', 'Đến, oz'],
  cost: ['Costs, $', 'Phí, $'],
  addStep: ['Add a step', 'Thêm bậc'],
  remove: ['Remove', 'Xóa'],
  save: ['Save', 'Lưu'],
  saved: ['Saved', 'Đã lưu'],
  notSaved: ['Nothing has changed.', 'Chưa có thay đổi.'],
  wrong: ['Put the figures right first.', 'Hãy sửa các con số trước.'],
  holidays: ['Holidays', 'Ngày nghỉ'],
  holidaysHint: ['Estimates leave these days out, besides weekends.', 'Ước tính giao hàng bỏ qua các ngày này và cuối tuần.'],
  day: ['Day', 'Ngày'],
  name: ['Name in English', 'Tên tiếng Anh'],
  nameVi: ['Name in Vietnamese', 'Tên tiếng Việt'],
  add: ['Add', 'Thêm'],
  noHolidays: ['No holidays are named.', 'Chưa đặt ngày nghỉ nào.'],
})

declare module '#base/text.ts' {
  interface Texts {
    shippingOffice: typeof shippingOfficeText
  }
}
