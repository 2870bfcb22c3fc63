import { texts } from '#base/text.ts'

/** What a seller reads of their own prices. */
export const myPricesText = texts({
  tier: ['Your tier', 'Hạng của bạn'],
  noTier: ['Standard', 'Tiêu chuẩn'],
  hint: [
    'Per piece, without postage. Discounts by quantity come off these.',
    'Giá mỗi chiếc, chưa gồm phí vận chuyển. Giảm theo số lượng tính trên giá này.',
  ],
  search: ['Product, variant ID, size or colour', 'Sản phẩm, mã biến thể, kích cỡ hoặc màu'],
  prices: ['Prices', 'Giá'],
  product: ['Product', 'Sản phẩm'],
  variantID: ['Variant ID', 'Mã biến thể'],
  choice: ['Size and colour', 'Kích cỡ và màu'],
  seller: ['Shipped by us', 'Chúng tôi giao'],
  tiktok: ['TikTok label', 'Nhãn TikTok'],
  own: ['Retail', 'Giá bán lẻ'],
  more: ['Discount', 'Giảm giá'],
  from: ['{{count}}+: −{{percent}}%', 'Từ {{count}}: −{{percent}}%'],
  none: ['Nothing found', 'Không tìm thấy'],
  showMore: ['Show more', 'Hiện thêm'],
})

declare module '#base/text.ts' {
  interface Texts {
    myPrices: typeof myPricesText
  }
}
