import { texts } from '#base/text.ts'

/** The texts of the parts of portal and office. */
export const appText = texts({
  search: ['Search', 'Tìm kiếm'],
  searchHint: ['Search ( / )', 'Tìm kiếm ( / )'],
  clearFilters: ['Clear filters', 'Xóa bộ lọc'],
  any: ['Any', 'Tất cả'],
  columns: ['Columns', 'Cột'],
  selectAll: ['Select all on this page', 'Chọn tất cả trên trang này'],
  selectRow: ['Select {{name}}', 'Chọn {{name}}'],
  selected_one: ['{{count}} selected', 'Đã chọn {{count}}'],
  selected_other: ['{{count}} selected', 'Đã chọn {{count}}'],
  clearSelection: ['Clear selection', 'Bỏ chọn'],
  actions: ['Actions', 'Thao tác'],
  pageOf: ['{{from}}–{{to}} of {{total}}', '{{from}}–{{to}} trong {{total}}'],
  more: ['{{total}}+', '{{total}}+'],
  perPage: ['Rows per page', 'Số dòng mỗi trang'],
  previousPage: ['Previous page', 'Trang trước'],
  nextPage: ['Next page', 'Trang sau'],
  nothingFound: ['Nothing matches these filters', 'Không có kết quả phù hợp với bộ lọc'],
  nothingFoundHint: ['Change or clear the filters to see more.', 'Hãy đổi hoặc xóa bộ lọc để xem thêm.'],
  failedTitle: ['This could not be loaded', 'Không tải được nội dung này'],
  onlyRoles: ['Only {{roles}} may do this.', 'Chỉ {{roles}} mới được làm việc này.'],
  tryAgain: ['Try again', 'Thử lại'],
  copy: ['Copy', 'Sao chép'],
  copied: ['Copied', 'Đã sao chép'],
  cancel: ['Cancel', 'Hủy'],
  close: ['Close', 'Đóng'],
  leaveTitle: ['Leave without saving?', 'Rời đi mà không lưu?'],
  leaveHint: ['What you changed on this page is not saved and will be lost.', 'Những thay đổi trên trang này chưa được lưu và sẽ mất.'],
  leave: ['Leave', 'Rời đi'],
  stay: ['Stay here', 'Ở lại'],
  summaryTitle_one: ['{{count}} field needs your attention', 'Có {{count}} trường cần bạn xem lại'],
  summaryTitle_other: ['{{count}} fields need your attention', 'Có {{count}} trường cần bạn xem lại'],
  dropHere: ['Drop files here, or choose them', 'Kéo thả tệp vào đây hoặc chọn tệp'],
  dropNow: ['Let go to add', 'Thả để thêm'],
  wrongType: ['{{name}} is not of an accepted type.', '{{name}} không thuộc loại tệp được chấp nhận.'],
  tooLarge: ['{{name}} is larger than {{limit}}.', '{{name}} lớn hơn {{limit}}.'],
  tooMany: ['At most {{count}} files.', 'Tối đa {{count}} tệp.'],
  remove: ['Remove {{name}}', 'Xóa {{name}}'],
  progressOf: ['{{done}} of {{total}}', '{{done}} trên {{total}}'],
  copyId: ['Copy {{id}}', 'Sao chép {{id}}'],
  scanHint: ['Scan or type, then Enter', 'Quét hoặc gõ rồi nhấn Enter'],
  scanReady: ['Ready to scan', 'Sẵn sàng quét'],
  scanQueued_one: ['No connection: {{count}} scan waits and will be sent', 'Mất kết nối: {{count}} lượt quét đang chờ gửi'],
  scanQueued_other: ['No connection: {{count}} scans wait and will be sent', 'Mất kết nối: {{count}} lượt quét đang chờ gửi'],
  scanKept: ['Kept, will be sent', 'Đã lưu, sẽ gửi sau'],
  soundOn: ['Turn sound on', 'Bật âm thanh'],
  soundOff: ['Turn sound off', 'Tắt âm thanh'],
})

declare module '#base/text.ts' {
  interface Texts {
    app: typeof appText
  }
}
