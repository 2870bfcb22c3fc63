import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    design: typeof designText
  }
}

export const designText = texts({
  chooseArt: ['Choose art', 'Chọn hình in'],
  chooseArtHint: ['{{name}} in {{color}}. Choose art for each printed side.', '{{name}} màu {{color}}. Chọn hình in cho từng mặt cần in.'],
  side: ['Side', 'Mặt in'],
  FRONT: ['Front', 'Mặt trước'],
  BACK: ['Back', 'Mặt sau'],
  LEFT_SLEEVE: ['Left sleeve', 'Tay trái'],
  RIGHT_SLEEVE: ['Right sleeve', 'Tay phải'],
  HOOD: ['Hood', 'Mũ'],
  placement: ['Placement', 'Cách đặt'],
  FIT: ['Fit', 'Vừa khung'],
  FILL: ['Fill', 'Phủ kín'],
  CENTRE: ['Centre', 'Giữa'],
  hint_FIT: ['The whole picture, as large as possible', 'Toàn bộ hình, lớn nhất có thể'],
  hint_FILL: ['Covers the area; edges are cut off', 'Phủ kín vùng in; phần thừa bị cắt'],
  hint_CENTRE: ['Actual size at 300 DPI, centred', 'Kích thước thật ở 300 DPI, đặt giữa'],
  area: ['{{width}} × {{height}} in', '{{width}} × {{height}} in'],
  dpi: ['{{dpi}} DPI', '{{dpi}} DPI'],
  low: ['Blurred', 'Bị mờ'],
  medium: ['Acceptable', 'Tạm đủ nét'],
  high: ['Sharp', 'Sắc nét'],
  noArt: ['No art on this side', 'Mặt này chưa có hình in'],
  removeArt: ['Remove art', 'Xóa hình in'],
  library: ['Your library', 'Thư viện của bạn'],
  upload: ['Upload art', 'Tải hình in lên'],
  uploading: ['Uploading…', 'Đang tải lên…'],
  uploadFailed: ['Upload custom image to cart failed', 'Tải hình lên giỏ hàng không thành công'],
  uploadHint: ['JPG or PNG, up to 50 MB', 'JPG hoặc PNG, tối đa 50 MB'],
  emptyLibrary: ['No files yet. Upload your first.', 'Chưa có tệp. Hãy tải lên tệp đầu tiên.'],
  more: ['Show more', 'Xem thêm'],
  pickFirst: ['Choose art first.', 'Hãy chọn hình in trước.'],
  cancel: ['Cancel', 'Hủy'],
  // My products
  myProducts: ['My products', 'Sản phẩm của tôi'],
  myProductsHint: ['Your designs on our products, ready to order.', 'Thiết kế của bạn trên sản phẩm, sẵn sàng đặt hàng.'],
  search: ['Name or product', 'Tên hoặc sản phẩm'],
  empty: ['No products yet', 'Chưa có sản phẩm'],
  emptyHint: ['Choose a product and add your art.', 'Chọn sản phẩm và thêm hình in của bạn.'],
  browse: ['Browse products', 'Xem sản phẩm'],
  order: ['Order', 'Đặt hàng'],
  rename: ['Rename', 'Đổi tên'],
  renameTitle: ['Rename {{name}}', 'Đổi tên {{name}}'],
  name: ['Name', 'Tên'],
  save: ['Save', 'Lưu'],
  renamed: ['Renamed to {{name}}.', 'Đã đổi tên thành {{name}}.'],
  renameFailed: ['Update name failed', 'Đổi tên không thành công'],
  remove: ['Delete', 'Xóa'],
  removeTitle: ['Delete {{name}}?', 'Xóa {{name}}?'],
  removeHint: ['Orders keep the design; carts lose it.', 'Đơn hàng giữ thiết kế; giỏ hàng sẽ mất.'],
  removed: ['{{name}} deleted.', 'Đã xóa {{name}}.'],
  actions: ['Actions for {{name}}', 'Thao tác với {{name}}'],
})

/** The seller's menu. */
export const designPortalPlaceText = texts({
  myProducts: ['My products', 'Sản phẩm của tôi'],
})
