import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    orderOwn: typeof orderOwnText
  }
}

/** What was bought for oneself, apart from what was made for buyers. */
export const orderOwnText = texts({
  toMine: ['Bought for yourself: My orders', 'Mua cho chính bạn: Đơn của tôi'],
  mineTitle: ['My orders', 'Đơn của tôi'],
  mineHint: ['Bought for yourself from the cart or with Buy now', 'Bạn mua cho chính mình từ giỏ hàng hoặc mua ngay'],
  mineEmpty: ['Nothing bought for yourself yet', 'Bạn chưa mua gì cho chính mình'],
  mineEmptyHint: ['Orders from your cart appear here.', 'Đơn từ giỏ hàng hiện ở đây.'],
  toProducts: ['Choose a product', 'Chọn sản phẩm'],
  toBuyers: ['Orders for buyers', 'Đơn cho người mua'],
  filterFor: ['Bought for', 'Mua cho'],
  forBuyers: ['buyers', 'người mua'],
  forAll: ['buyers and yourself', 'người mua và chính bạn'],
})
