import { texts } from '#base/text.ts'

export const fileText = texts({
  library: ['File library', 'Thư viện tệp'],
  libraryHint: [
    'Your print files. Order files name them as library:NAME.',
    'Các tệp in của bạn. Trong tệp đơn hàng, ghi library:TÊN để dùng.',
  ],
  drop: ['Add print files', 'Thêm tệp in'],
  dropHint: ['JPG or PNG, at most 50 MB and 30,000 × 30,000 pixels each', 'JPG hoặc PNG, tối đa 50 MB và 30.000 × 30.000 điểm ảnh mỗi tệp'],
  uploading: ['Uploading', 'Đang tải lên'],
  uploadFailed: ['{{name}}: {{reason}}', '{{name}}: {{reason}}'],
  uploaded_one: ['{{count}} file is in your library.', 'Đã thêm {{count}} tệp vào thư viện.'],
  uploaded_other: ['{{count}} files are in your library.', 'Đã thêm {{count}} tệp vào thư viện.'],
  search: ['File name', 'Tên tệp'],
  sort: ['Sort', 'Sắp xếp'],
  sort_newest: ['Newest first', 'Mới nhất'],
  sort_oldest: ['Oldest first', 'Cũ nhất'],
  sort_name: ['Name', 'Tên'],
  sort_largest: ['Most pixels', 'Nhiều điểm ảnh nhất'],
  source: ['From', 'Nguồn'],
  source_ALL: ['All', 'Tất cả'],
  source_UPLOAD: ['Uploads', 'Tải lên'],
  source_LINK: ['Links of orders', 'Liên kết trong đơn'],
  judge: ['On', 'Trên'],
  size_tee: ['Tee 12 × 16 in', 'Áo thun 12 × 16 in'],
  size_hoodie: ['Hoodie 12 × 14 in', 'Hoodie 12 × 14 in'],
  size_mug: ['Mug 8.5 × 3.5 in', 'Cốc 8.5 × 3.5 in'],
  size_tote: ['Tote 12 × 12 in', 'Túi 12 × 12 in'],
  size_poster: ['Poster 24 × 36 in', 'Áp phích 24 × 36 in'],
  size_ornament: ['Ornament 3 × 3 in', 'Đồ trang trí 3 × 3 in'],
  dpi: ['{{dpi}} DPI', '{{dpi}} DPI'],
  sharp_low: ['Too coarse for this size: it will look blurred', 'Quá thô ở cỡ này: bản in sẽ bị mờ'],
  sharp_medium: ['Good enough for this size', 'Tạm đủ nét ở cỡ này'],
  sharp_high: ['Sharp at this size', 'Sắc nét ở cỡ này'],
  pixels: ['{{width}} × {{height}} px', '{{width}} × {{height}} px'],
  bestAt: ['Sharp up to {{width}} × {{height}} in', 'Nét đến {{width}} × {{height}} in'],
  copyName: ['Copy library name', 'Sao chép tên thư viện'],
  copied: ['{{name}} was copied.', 'Đã sao chép {{name}}.'],
  rename: ['Rename', 'Đổi tên'],
  renameTitle: ['Rename {{name}}', 'Đổi tên {{name}}'],
  name: ['Name', 'Tên'],
  save: ['Save', 'Lưu'],
  renamed: ['The file is called {{name}} now.', 'Tệp đã được đổi tên thành {{name}}.'],
  download: ['Download', 'Tải xuống'],
  remove: ['Delete', 'Xóa'],
  removeTitle: ['Delete {{name}}?', 'Xóa {{name}}?'],
  removeHint: [
    'It leaves your library. Orders that use it keep it; new orders can no longer name it.',
    'Tệp sẽ rời khỏi thư viện. Các đơn đang dùng vẫn giữ tệp; đơn mới không thể gọi tên tệp này nữa.',
  ],
  removed: ['{{name}} was deleted.', 'Đã xóa {{name}}.'],
  empty: ['Your library is empty', 'Thư viện đang trống'],
  emptyHint: [
    'Drop your print files above. We check each one, show how sharp it prints, and keep it ready for orders.',
    'Thả tệp in của bạn ở phía trên. Chúng tôi kiểm tra từng tệp, cho biết độ nét khi in và giữ sẵn cho đơn hàng.',
  ],
  more: ['Actions for {{name}}', 'Thao tác với {{name}}'],
})

declare module '#base/text.ts' {
  interface Texts {
    file: typeof fileText
  }
}
