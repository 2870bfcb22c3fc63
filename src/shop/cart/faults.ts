import type { FaultCatalogue } from '#base/fault.ts'

export const cartFaults = {
  YOUR_CART_IS_EMPTY: [409, 'Your cart is empty.', 'Giỏ hàng của bạn đang trống.'],
  PRODUCT_IN_YOUR_CART_IS_NOT_VALID: [
    409,
    'A product in your cart is not valid any more, or has no design yet.',
    'Có sản phẩm trong giỏ không còn hợp lệ hoặc chưa có thiết kế.',
  ],
  CART_LINE_NOT_FOUND: [404, 'This line is no longer in your cart.', 'Dòng này không còn trong giỏ hàng.'],
  CART_IS_FULL: [409, 'A cart has at most 100 lines.', 'Giỏ hàng có tối đa 100 dòng.'],
  PRODUCT_TEXT_INVALID: [
    422,
    'The text can have standard English letters, digits and signs only, at most 60.',
    'Nội dung chỉ gồm chữ cái tiếng Anh không dấu, chữ số và ký hiệu thường, tối đa 60 ký tự.',
  ],
} as const satisfies FaultCatalogue
