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
