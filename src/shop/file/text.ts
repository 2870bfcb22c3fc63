import { texts } from '#base/text.ts'

export const fileText = texts({
  library: ['File library', 'Thư viện tệp'],
  libraryHint: ['In order files, use library:NAME.', 'Trong tệp đơn hàng, dùng library:TÊN.'],
  drop: ['Add print files', 'Thêm tệp in'],
  dropHint: ['JPG or PNG, at most 50 MB and 30,000 × 30,000 pixels each', 'JPG hoặc PNG, tối đa 50 MB và 30.000 × 30.000 điểm ảnh mỗi tệp'],
  uploading: ['Uploading', 'Đang tải lên'],
  uploadFailed: ['{{name}}: {{reason}}', '{{name}}: {{reason}}'],
  uploaded_one: ['{{count}} file added.', 'Đã thêm {{count}} tệp.'],
  uploaded_other: ['{{count}} files added.', 'Đã thêm {{count}} tệp.'],
  fromLink: ['Add from a link', 'Thêm từ liên kết'],
  link: ['Link to the file', 'Liên kết đến tệp'],
  linkHelp: [
    'Google Drive or Dropbox, one JPG or PNG of at most 50 MB, open to anyone with the link',
    'Google Drive hoặc Dropbox, một tệp JPG hoặc PNG tối đa 50 MB, mở cho bất kỳ ai có liên kết',
  ],
  linkMissing: ['Enter a link first.', 'Hãy nhập liên kết trước.'],
  addLink: ['Add file', 'Thêm tệp'],
  fetching: ['Fetching the file…', 'Đang tải tệp…'],
  cancel: ['Cancel', 'Hủy'],
  linkAdded: ['{{name}} added.', 'Đã thêm {{name}}.'],
  search: ['File name', 'Tên tệp'],
  sort: ['Sort', 'Sắp xếp'],
  sort_newest: ['Newest first', 'Mới nhất'],
  sort_oldest: ['Oldest first', 'Cũ nhất'],
  sort_name: ['Name', 'Tên'],
  sort_largest: ['Most pixels', 'Nhiều điểm ảnh nhất'],
  source: ['From', 'Nguồn'],
  source_ALL: ['All', 'Tất cả'],
  source_UPLOAD: ['Uploads', 'Tải lên'],
  source_LINK: ['Links', 'Liên kết'],
  judge: ['Print size', 'Kích thước in'],
  size_tee: ['Tee 12 × 16 in', 'Áo thun 12 × 16 in'],
  size_hoodie: ['Hoodie 12 × 14 in', 'Hoodie 12 × 14 in'],
  size_mug: ['Mug 8.5 × 3.5 in', 'Cốc 8.5 × 3.5 in'],
  size_tote: ['Tote 12 × 12 in', 'Túi 12 × 12 in'],
  size_poster: ['Poster 24 × 36 in', 'Áp phích 24 × 36 in'],
  size_ornament: ['Ornament 3 × 3 in', 'Đồ trang trí 3 × 3 in'],
  dpi: ['{{dpi}} DPI', '{{dpi}} DPI'],
  sharp_low: ['Blurred at this size', 'Bị mờ ở kích thước này'],
  sharp_medium: ['Acceptable at this size', 'Tạm đủ nét ở kích thước này'],
  sharp_high: ['Sharp at this size', 'Sắc nét ở kích thước này'],
  pixels: ['{{width}} × {{height}} px', '{{width}} × {{height}} px'],
  bestAt: ['Sharp up to {{width}} × {{height}} in', 'Nét đến {{width}} × {{height}} in'],
  details: ['Details and uses', 'Chi tiết và nơi dùng'],
  open: ['Open the file', 'Mở tệp'],
  size: ['Size', 'Kích thước'],
  prints: ['Prints', 'Khi in'],
  type: ['Format', 'Định dạng'],
  from_UPLOAD: ['Upload', 'Tải lên'],
  from_LINK: ['Link', 'Liên kết'],
  addedAt: ['Added', 'Đã thêm'],
  copyName: ['Copy library name', 'Sao chép tên thư viện'],
  copied: ['{{name}} copied.', 'Đã sao chép {{name}}.'],
  rename: ['Rename', 'Đổi tên'],
  renameTitle: ['Rename {{name}}', 'Đổi tên {{name}}'],
  name: ['Name', 'Tên'],
  save: ['Save', 'Lưu'],
  renamed: ['Renamed to {{name}}.', 'Đã đổi tên thành {{name}}.'],
  download: ['Download', 'Tải xuống'],
  remove: ['Delete', 'Xóa'],
  removeTitle: ['Delete {{name}}?', 'Xóa {{name}}?'],
  removed: ['{{name}} deleted.', 'Đã xóa {{name}}.'],
  empty: ['No files yet', 'Chưa có tệp'],
  emptyHint: ['Drop print files above to check their sharpness.', 'Thả tệp in ở trên để kiểm tra độ nét.'],
  more: ['Actions for {{name}}', 'Thao tác với {{name}}'],
})

/** The seller's menu. */
export const filePortalPlaceText = texts({
  library: ['File library', 'Thư viện tệp'],
})

declare module '#base/text.ts' {
  interface Texts {
    file: typeof fileText
  }
}
