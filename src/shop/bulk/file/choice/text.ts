import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    exportFile: typeof exportFileText
  }
}

/** Files of orders and tracking numbers, with columns of one's own choice. */
export const exportFileText = texts({
  exportOrders: ['Export orders', 'Xuất đơn hàng'],
  more: ['Export options…', 'Tùy chọn xuất…'],
  title: ['Export what the list shows', 'Xuất những gì danh sách hiện'],
  what: ['What', 'Nội dung'],
  what_orders: ['Orders', 'Đơn hàng'],
  what_tracking: ['Tracking', 'Mã vận đơn'],
  what_tiktok: ['TikTok upload', 'Tệp tải lên TikTok'],
  format: ['Format', 'Định dạng'],
  columns: ['Columns, in their order', 'Các cột, theo thứ tự'],
  tiktokHint: ['Order ID, tracking ID and provider, as TikTok takes them.', 'Mã đơn, mã vận đơn và hãng vận chuyển, đúng như TikTok nhận.'],
  up: ['Move up: {{column}}', 'Chuyển lên: {{column}}'],
  down: ['Move down: {{column}}', 'Chuyển xuống: {{column}}'],
  usual: ['Usual columns', 'Cột mặc định'],
  download: ['Download', 'Tải xuống'],
  noColumn: ['Choose a column.', 'Hãy chọn một cột.'],
  close: ['Close', 'Đóng'],
})
