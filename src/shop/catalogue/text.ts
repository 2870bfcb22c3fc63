import { texts } from '#base/text.ts'

/** The shop's pages: product list and product. */
export const catalogueText = texts({
  title: ['Products', 'Sản phẩm'],
  hint: [
    'Blank goods that we keep in stock and print one by one. Prices are per piece, printed on one side.',
    'Phôi có sẵn trong kho, in từng chiếc theo đơn. Giá tính cho mỗi sản phẩm in một mặt.',
  ],
  all: ['All', 'Tất cả'],
  categories: ['Categories', 'Danh mục'],
  sort: ['Sort by', 'Sắp xếp'],
  sortShop: ['Recommended', 'Đề xuất'],
  sortNewest: ['Newest first', 'Mới nhất'],
  sortOldest: ['Oldest first', 'Cũ nhất'],
  sortPriceLow: ['Price low to high', 'Giá thấp đến cao'],
  sortPriceHigh: ['Price high to low', 'Giá cao đến thấp'],
  search: ['Search products', 'Tìm sản phẩm'],
  found_one: ['{{count}} product', '{{count}} sản phẩm'],
  found_other: ['{{count}} products', '{{count}} sản phẩm'],
  nothing: ['No product matches', 'Không có sản phẩm phù hợp'],
  nothingHint: ['Try another word or another category.', 'Hãy thử từ khóa hoặc danh mục khác.'],
  showAll: ['Show all products', 'Xem tất cả sản phẩm'],
  sizes_one: ['{{count}} size', '{{count}} cỡ'],
  sizes_other: ['{{count}} sizes', '{{count}} cỡ'],
  outOfStock: ['Out of stock', 'Hết hàng'],
  color: ['Colour', 'Màu'],
  size: ['Size', 'Kích cỡ'],
  preview: ['Preview print', 'Xem thử hình in'],
  plain: ['Plain', 'Trơn'],
  artRetroSun: ['Retro sun', 'Mặt trời retro'],
  artCatMoon: ['Cat and moon', 'Mèo và trăng'],
  artMountain: ['Mountain', 'Núi'],
  yourPrice: ['Your price', 'Giá của bạn'],
  priceTiktok: ['With a TikTok label', 'Khi có nhãn TikTok'],
  priceOne: ['Per piece, printed', 'Mỗi chiếc, đã in'],
  sellerHint: [
    'Sellers pay less: prices for your account show after you log in.',
    'Người bán có giá tốt hơn: đăng nhập để xem giá của bạn.',
  ],
  sku: ['Variant ID', 'Mã biến thể'],
  skuHint: ['Use it in your order file.', 'Dùng mã này trong tệp đơn hàng.'],
  copySku: ['Copy {{sku}}', 'Sao chép {{sku}}'],
  copied: ['Copied', 'Đã sao chép'],
  printAreas: ['Where it can be printed', 'Các vùng in'],
  area: ['{{width}} × {{height}} in', '{{width}} × {{height}} in'],
  FRONT: ['Front', 'Mặt trước'],
  BACK: ['Back', 'Mặt sau'],
  LEFT_SLEEVE: ['Left sleeve', 'Tay trái'],
  RIGHT_SLEEVE: ['Right sleeve', 'Tay phải'],
  HOOD: ['Hood', 'Mũ'],
  dpi: [
    'Best above {{dpi}} DPI; we tell you before you pay if your art is less.',
    'Tốt nhất từ {{dpi}} DPI; nếu hình thấp hơn chúng tôi báo trước khi bạn trả tiền.',
  ],
  allVariants: ['All variants and prices', 'Tất cả biến thể và giá'],
  weight: ['Weight', 'Cân nặng'],
  ounces: ['{{weight}} oz', '{{weight}} oz'],
  price: ['Price', 'Giá'],
  related: ['You may also print', 'Có thể bạn cũng muốn in'],
  startSelling: ['Create a free account', 'Tạo tài khoản miễn phí'],
  details: ['Details', 'Chi tiết'],
  previousPage: ['Previous page', 'Trang trước'],
  nextPage: ['Next page', 'Trang sau'],
})

declare module '#base/text.ts' {
  interface Texts {
    catalogue: typeof catalogueText
  }
}
