import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    orderArt: typeof orderArtText
  }
}

/** Adding art to an item, and to many orders at once. */
export const orderArtText = texts({
  filterArt: ['Art', 'Hình in'],
  art_MISSING: ['Missing art', 'Thiếu hình in'],
  art_UNCONFIRMED: ['Low resolution to confirm', 'Chờ xác nhận độ phân giải'],
  addArt: ['Add art', 'Thêm hình in'],
  tooManyForArt: ['At most {{max}} orders at once.', 'Tối đa {{max}} đơn mỗi lần.'],
  replaceArt: ['Change art', 'Đổi hình in'],
  addArtTo_one: ['Add art to {{count}} order', 'Thêm hình in cho {{count}} đơn'],
  addArtTo_other: ['Add art to {{count}} orders', 'Thêm hình in cho {{count}} đơn'],
  noExtra: ['Art is included in the price.', 'Giá đã gồm hình in.'],
  oneFor: ['One art for', 'Một hình in cho'],
  by_product: ['each product', 'mỗi sản phẩm'],
  by_sku: ['each SKU', 'mỗi SKU'],
  by_item: ['each item', 'mỗi sản phẩm trong đơn'],
  groups: ['Items missing art', 'Sản phẩm chưa có hình in'],
  ordersIn_one: ['{{count}} order', '{{count}} đơn'],
  ordersIn_other: ['{{count}} orders', '{{count}} đơn'],
  orderId: ['order #{{id}}', 'đơn #{{id}}'],
  choose: ['Choose art', 'Chọn hình in'],
  chooseFor: ['Choose art for {{name}}', 'Chọn hình in cho {{name}}'],
  change: ['Change', 'Đổi'],
  changeFor: ['Change the art for {{name}}', 'Đổi hình in cho {{name}}'],
  notChosen: ['no art yet', 'chưa chọn'],
  chooseFirst: ['Choose art for a product first.', 'Hãy chọn hình in cho một sản phẩm trước.'],
  sources: ['Art source', 'Nguồn hình in'],
  fromLibrary: ['Library or upload', 'Thư viện hoặc tải lên'],
  fromProduct: ['My products', 'Sản phẩm của tôi'],
  fromEarlier: ['Earlier order', 'Đơn trước'],
  earlierHint: [
    'Order #{{id}} is your newest with this SKU. Use its art?',
    'Đơn #{{id}} là đơn mới nhất của bạn có SKU này. Dùng hình in của đơn đó?',
  ],
  useEarlier: ['Use art from order #{{id}}', 'Dùng hình in của đơn #{{id}}'],
  noProducts: ['You have no product with art on {{name}} yet.', 'Bạn chưa có sản phẩm nào có hình in trên {{name}}.'],
  use: ['Use this art', 'Dùng hình in này'],
  back: ['Back', 'Quay lại'],
  cancel: ['Cancel', 'Hủy'],
  close: ['Close', 'Đóng'],
  allThere: ['Every item has its art.', 'Mọi sản phẩm đều đã có hình in.'],
  nothingOpen: ['Art can’t be added to these orders now.', 'Hiện không thể thêm hình in cho các đơn này.'],
  added_one: ['Art added to {{count}} order.', 'Đã thêm hình in cho {{count}} đơn.'],
  added_other: ['Art added to {{count}} orders.', 'Đã thêm hình in cho {{count}} đơn.'],
  kept: ['Unchanged:', 'Không thay đổi:'],
  addedOne: ['Art added.', 'Đã thêm hình in.'],
  submitNext: ['Submit orders', 'Gửi các đơn này'],
})
