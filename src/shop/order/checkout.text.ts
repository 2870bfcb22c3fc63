import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    checkout: typeof checkoutText
  }
}

export const checkoutText = texts({
  // The invoice and its mail
  invoice: ['Invoice', 'Hóa đơn'],
  invoiceFor: ['Billed to', 'Người mua'],
  invoiceProduct: ['Product', 'Sản phẩm'],
  quantity: ['Quantity', 'Số lượng'],
  price: ['Price', 'Đơn giá'],
  mailSubject: ['Order {{id}} is paid: {{total}}', 'Đơn {{id}} đã được thanh toán: {{total}}'],
  mailHello: ['Hello {{name}},', 'Xin chào {{name}},'],
  mailLead: [
    'Thank you. Order {{id}} is paid ({{total}}) and goes to production soon. Your invoice is attached.',
    'Cảm ơn bạn. Đơn {{id}} đã được thanh toán ({{total}}) và sắp được sản xuất. Hóa đơn được đính kèm.',
  ],
  mailButton: ['See the order', 'Xem đơn hàng'],
})
