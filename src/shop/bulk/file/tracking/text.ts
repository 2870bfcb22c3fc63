import { texts } from '#base/text.ts'

declare module '#base/text.ts' {
  interface Texts {
    trackingFile: typeof trackingFileText
  }
}

/** Importing tracking numbers for orders that exist. */
export const trackingFileText = texts({
  title: ['Import tracking numbers', 'Nhập mã vận đơn'],
  hint: ['For orders that you ship yourself, until they leave.', 'Cho các đơn bạn tự gửi, trước khi đơn rời kho.'],
  back: ['Import orders', 'Nhập đơn hàng'],
  dropLabel: ['File of tracking numbers', 'Tệp mã vận đơn'],
  dropHint: [
    'CSV, TSV or XLSX, at most 10 MB and 5,000 rows: an order id and a tracking number. Files of TikTok, ShipStation, Pirate Ship and Click-N-Ship work as they are.',
    'CSV, TSV hoặc XLSX, tối đa 10 MB và 5.000 dòng: mã đơn và mã vận đơn. Dùng được ngay tệp của TikTok, ShipStation, Pirate Ship và Click-N-Ship.',
  ],
  linkLabel: ['Or a link', 'Hoặc liên kết'],
  linkHelp: ['Share link of Google Sheets, Google Drive or Dropbox', 'Liên kết chia sẻ của Google Sheets, Google Drive hoặc Dropbox'],
  fetchLink: ['Fetch', 'Tải về'],
  another: ['Choose another file', 'Chọn tệp khác'],
  set_one: ['Set {{count}} number', 'Ghi {{count}} mã'],
  set_other: ['Set {{count}} numbers', 'Ghi {{count}} mã'],
  nothingToSet: ['No number to set.', 'Không có mã nào để ghi.'],
  setting: ['Setting numbers', 'Đang ghi mã'],
  done_one: ['{{count}} tracking number set.', 'Đã ghi {{count}} mã vận đơn.'],
  done_other: ['{{count}} tracking numbers set.', 'Đã ghi {{count}} mã vận đơn.'],
  askTitle: ['Which columns are meant?', 'Dùng cột nào?'],
  askHint: ['{{columns}} is not read and looks like it.', '{{columns}} chưa được đọc và có vẻ đúng.'],
  ask_orderId: ['The order id is in', 'Mã đơn hàng nằm ở cột'],
  ask_trackingNumber: ['The tracking number is in', 'Mã vận đơn nằm ở cột'],
  askChoose: ['Choose a column', 'Chọn cột'],
  saidTitle: ['Columns that you chose', 'Các cột bạn đã chọn'],
  saidHint: ['Used for every file with these columns.', 'Dùng cho mọi tệp có các cột này.'],
  saidNothing: ['Choose another column first.', 'Hãy chọn cột khác trước.'],
  sayColumns: ['Say which columns are meant first.', 'Hãy cho biết dùng cột nào trước.'],
  checkAgain: ['Check again', 'Kiểm tra lại'],
  rows: ['Rows of the file', 'Các dòng của tệp'],
  tabAll: ['All rows', 'Mọi dòng'],
  verdict_SET: ['To set', 'Sẽ ghi'],
  verdict_DONE: ['Set', 'Đã ghi'],
  verdict_SAME: ['Already set', 'Đã có sẵn'],
  verdict_LEFT: ['No number', 'Không có mã'],
  verdict_REFUSED: ['Refused', 'Bị từ chối'],
  columnRow: ['Row', 'Dòng'],
  columnOrder: ['Order', 'Đơn hàng'],
  columnNumber: ['Tracking number', 'Mã vận đơn'],
  columnVerdict: ['Result', 'Kết quả'],
  noRows: ['No such rows', 'Không có dòng nào'],
  noRowsHint: ['Rows of this kind appear here.', 'Các dòng loại này hiện ở đây.'],
})
