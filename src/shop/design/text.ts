import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    design: typeof designText
  }
}

export const designText = texts({
  chooseArt: ['Choose your art', 'Chọn hình in'],
  chooseArtHint: [
    '{{name}} in {{color}}. Pick a picture for each side that is printed.',
    '{{name}} màu {{color}}. Chọn hình cho từng mặt cần in.',
  ],
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
  hint_FIT: ['All of the picture, as large as it goes', 'Toàn bộ hình, lớn nhất có thể'],
  hint_FILL: ['Covers the area; what sticks out is cut off', 'Phủ kín vùng in; phần thừa bị cắt'],
  hint_CENTRE: ['Its natural size at 300 DPI, in the middle', 'Kích thước thật ở 300 DPI, đặt giữa'],
  area: ['{{width}} × {{height}} in', '{{width}} × {{height}} in'],
  dpi: ['{{dpi}} DPI', '{{dpi}} DPI'],
  low: ['Will look blurred', 'Sẽ bị mờ'],
  medium: ['Good enough', 'Tạm đủ nét'],
  high: ['Sharp', 'Sắc nét'],
  noArt: ['No picture on this side', 'Mặt này chưa có hình'],
  removeArt: ['Print nothing here', 'Không in mặt này'],
  library: ['Your library', 'Thư viện của bạn'],
  upload: ['Upload a picture', 'Tải hình lên'],
  uploading: ['Uploading…', 'Đang tải lên…'],
  uploadFailed: ['Upload custom image to cart failed', 'Tải hình lên giỏ hàng không thành công'],
  uploadHint: ['JPG or PNG, up to 50 MB', 'JPG hoặc PNG, tối đa 50 MB'],
  emptyLibrary: ['Your library is empty. Upload your first picture.', 'Thư viện đang trống. Hãy tải lên hình đầu tiên.'],
  more: ['Show more', 'Xem thêm'],
  pickFirst: ['Pick a picture first.', 'Hãy chọn hình trước.'],
  cancel: ['Cancel', 'Hủy'],
  // My products
  myProducts: ['My products', 'Sản phẩm của tôi'],
  myProductsHint: ['Your designs on our products, ready to order.', 'Thiết kế của bạn trên sản phẩm, sẵn sàng đặt hàng.'],
  search: ['Name or product', 'Tên hoặc sản phẩm'],
  empty: ['Your products will stand here', 'Sản phẩm của bạn sẽ hiện ở đây'],
  emptyHint: [
    'Choose a product, place your art on it, and it is yours to order again.',
    'Chọn sản phẩm, đặt hình in lên, và bạn có thể đặt lại bất cứ lúc nào.',
  ],
  browse: ['Browse products', 'Xem sản phẩm'],
  order: ['Order', 'Đặt hàng'],
  rename: ['Rename', 'Đổi tên'],
  renameTitle: ['Rename {{name}}', 'Đổi tên {{name}}'],
  name: ['Name', 'Tên'],
  save: ['Save', 'Lưu'],
  renamed: ['The product is called {{name}} now.', 'Sản phẩm đã được đổi tên thành {{name}}.'],
  renameFailed: ['Update name failed', 'Đổi tên không thành công'],
  remove: ['Delete', 'Xóa'],
  removeTitle: ['Delete {{name}}?', 'Xóa {{name}}?'],
  removeHint: [
    'Orders made of it keep their design. Carts that hold it lose it.',
    'Đơn đã đặt vẫn giữ thiết kế. Giỏ hàng đang có sản phẩm này sẽ mất thiết kế.',
  ],
  removed: ['{{name}} was deleted.', 'Đã xóa {{name}}.'],
  actions: ['Actions for {{name}}', 'Thao tác với {{name}}'],
})
