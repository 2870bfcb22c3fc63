import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    orderArt: typeof orderArtText
  }
}

/** Adding art to an item, and to many orders at once. */
export const orderArtText = texts({
  filterArt: ['Art', 'Hình in'],
  artMissing: ['Without art', 'Chưa có hình in'],
  addArt: ['Add art', 'Thêm hình in'],
  replaceArt: ['Change art', 'Đổi hình in'],
  addArtTo_one: ['Add art to {{count}} order', 'Thêm hình in cho {{count}} đơn'],
  addArtTo_other: ['Add art to {{count}} orders', 'Thêm hình in cho {{count}} đơn'],
  noExtra: ['Art is in the price: nothing more is charged.', 'Giá đã gồm hình in: không tính thêm tiền.'],
  oneFor: ['One art for', 'Một hình in cho'],
  by_product: ['each product', 'mỗi sản phẩm'],
  by_sku: ['each SKU', 'mỗi SKU'],
  by_item: ['each item', 'mỗi món'],
  groups: ['What lacks art', 'Những món chưa có hình in'],
  ordersIn_one: ['{{count}} order', '{{count}} đơn'],
  ordersIn_other: ['{{count}} orders', '{{count}} đơn'],
  orderId: ['order #{{id}}', 'đơn #{{id}}'],
  choose: ['Choose art', 'Chọn hình in'],
  chooseFor: ['Choose art for {{name}}', 'Chọn hình in cho {{name}}'],
  change: ['Change', 'Đổi'],
  changeFor: ['Change the art for {{name}}', 'Đổi hình in cho {{name}}'],
  notChosen: ['no art yet', 'chưa chọn'],
  chooseFirst: ['Choose art for a product first.', 'Hãy chọn hình in cho một sản phẩm trước.'],
  sources: ['Where the art comes from', 'Nguồn hình in'],
  fromLibrary: ['Library or upload', 'Thư viện hoặc tải lên'],
  fromProduct: ['My products', 'Sản phẩm của tôi'],
  fromEarlier: ['Earlier order', 'Đơn trước'],
  earlierHint: [
    'The newest of your orders with this SKU that has its art is order #{{id}}. Use the same art?',
    'Đơn mới nhất của bạn có SKU này và đã có hình in là đơn #{{id}}. Dùng cùng hình in?',
  ],
  useEarlier: ['Use the art of order #{{id}}', 'Dùng hình in của đơn #{{id}}'],
  noProducts: ['You have no product of your own with art on {{name}} yet.', 'Bạn chưa có sản phẩm riêng nào có hình in trên {{name}}.'],
  use: ['Use this art', 'Dùng hình in này'],
  back: ['Back', 'Quay lại'],
  cancel: ['Cancel', 'Hủy'],
  close: ['Close', 'Đóng'],
  allThere: ['Every item of these orders has its art.', 'Mọi món trong các đơn này đều đã có hình in.'],
  nothingOpen: ['None of these orders can be given art now.', 'Hiện không thể thêm hình in cho đơn nào trong số này.'],
  added_one: ['{{count}} order has got its art.', '{{count}} đơn đã có hình in.'],
  added_other: ['{{count}} orders have got their art.', '{{count}} đơn đã có hình in.'],
  kept: ['These were left as they are:', 'Những đơn này được giữ nguyên:'],
  addedOne: ['The art is added.', 'Đã thêm hình in.'],
  submitNext: ['Submit them', 'Gửi các đơn này'],
})
