import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    cart: typeof cartText
  }
}

export const cartText = texts({
  title: ['Cart', 'Giỏ hàng'],
  hint: ['Prices are today’s; shipping is added at checkout.', 'Giá hôm nay; phí vận chuyển được tính khi thanh toán.'],
  add: ['Add to cart', 'Thêm vào giỏ'],
  buyNow: ['Buy now', 'Mua ngay'],
  goOn: ['Go to checkout', 'Đến thanh toán'],
  added: ['It is in your cart.', 'Đã thêm vào giỏ hàng.'],
  addFailed: ['Add to cart failed', 'Thêm vào giỏ không thành công'],
  inCart_one: ['{{count}} piece in your cart', '{{count}} chiếc trong giỏ'],
  inCart_other: ['{{count}} pieces in your cart', '{{count}} chiếc trong giỏ'],
  see: ['See your cart', 'Xem giỏ hàng'],
  visitorHint: [
    'You choose your art after you log in; your cart waits for you.',
    'Bạn chọn hình in sau khi đăng nhập; giỏ hàng sẽ chờ bạn.',
  ],
  template: ['With your design {{name}}', 'Với thiết kế {{name}}'],
  otherColor: ['Your design {{name}} was made for {{color}}.', 'Thiết kế {{name}} được làm cho màu {{color}}.'],
  text: ['Text on the product', 'Chữ trên sản phẩm'],
  textHint: ['Optional. Standard English letters only, at most {{max}}.', 'Không bắt buộc. Chỉ chữ tiếng Anh không dấu, tối đa {{max}}.'],
  textWith: ['Text: {{text}}', 'Chữ: {{text}}'],
  quantity: ['Quantity', 'Số lượng'],
  less: ['One less', 'Bớt một'],
  more: ['One more', 'Thêm một'],
  size: ['Size', 'Kích cỡ'],
  product: ['Product', 'Sản phẩm'],
  price: ['Price', 'Đơn giá'],
  amount: ['Amount', 'Thành tiền'],
  outOfSize: ['{{size}} – out of stock', '{{size}} – hết hàng'],
  noArt: ['No design yet', 'Chưa có thiết kế'],
  pickArt: ['Choose art', 'Chọn hình in'],
  useArt: ['Use this design', 'Dùng thiết kế này'],
  designOf: ['Design: {{name}}', 'Thiết kế: {{name}}'],
  remove: ['Remove', 'Xóa'],
  removeName: ['Remove {{name}} from the cart', 'Xóa {{name}} khỏi giỏ'],
  removed: ['{{name}} was removed.', 'Đã xóa {{name}}.'],
  undo: ['Undo', 'Hoàn tác'],
  empty: ['Your cart is empty', 'Giỏ hàng đang trống'],
  emptyHint: [
    'Choose a product and put your art on it; it waits here until you buy it.',
    'Chọn sản phẩm và đặt hình in; sản phẩm sẽ chờ ở đây đến khi bạn mua.',
  ],
  browse: ['Browse products', 'Xem sản phẩm'],
  summary: ['Summary', 'Tóm tắt'],
  pieces_one: ['{{count}} piece', '{{count}} chiếc'],
  pieces_other: ['{{count}} pieces', '{{count}} chiếc'],
  subtotal: ['Subtotal', 'Tạm tính'],
  shippingFree: ['Free', 'Miễn phí'],
  shippingFrom: ['Shipping in the US, from', 'Vận chuyển tại Mỹ, từ'],
  checkout: ['Checkout', 'Thanh toán'],
  why_PRODUCT_IS_OUT_OF_STOCK: ['Out of stock: choose another size or remove it', 'Hết hàng: hãy chọn cỡ khác hoặc xóa'],
  why_PRODUCT_IN_YOUR_CART_IS_NOT_VALID: ['Its design is gone: choose art again', 'Thiết kế không còn: hãy chọn lại hình'],
  mendFirst: ['Something in the cart needs you first.', 'Có sản phẩm cần bạn xử lý trước.'],
  artFirst: ['Every product needs its design first.', 'Mỗi sản phẩm cần có thiết kế trước.'],
})
