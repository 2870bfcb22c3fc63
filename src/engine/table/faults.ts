import type { FaultCatalogue } from '#base/fault.ts'

/** Why a file cannot be read as a table at all; `row` is the row as a spreadsheet counts it, from 1. */
export const tableFaults = {
  TABLE_EMPTY: [
    422,
    'The file has no rows. Its first row must name the columns.',
    'Tệp không có dòng nào. Dòng đầu tiên phải là tên các cột.',
  ],
  TABLE_ENCODING: [
    422,
    'The text of this file is neither UTF-8, UTF-16 nor windows-1258, or it is damaged. Save the file as “CSV UTF-8” and send it again.',
    'Chữ trong tệp này không phải UTF-8, UTF-16 hay windows-1258, hoặc tệp đã hỏng. Hãy lưu tệp dạng “CSV UTF-8” rồi gửi lại.',
  ],
  TABLE_NUL: [
    422,
    'Row {{row}} holds a NUL character: this is not a text file, or it is damaged. Save it as “CSV UTF-8” and send it again.',
    'Dòng {{row}} chứa ký tự NUL: đây không phải tệp văn bản hoặc tệp đã hỏng. Hãy lưu lại dạng “CSV UTF-8” rồi gửi lại.',
  ],
  TABLE_QUOTE_BROKEN: [
    422,
    'In row {{row}} a quotation mark (") is opened and not closed, or stands in the middle of a quoted cell. Correct that row and send the file again.',
    'Ở dòng {{row}} có dấu ngoặc kép (") mở mà không đóng, hoặc nằm giữa một ô đã có ngoặc. Hãy sửa dòng này rồi gửi lại tệp.',
  ],
  TABLE_ROW_TOO_LONG: [
    422,
    'Row {{row}} is longer than {{max}} characters. A quotation mark (") before it may be open.',
    'Dòng {{row}} dài hơn {{max}} ký tự. Có thể một dấu ngoặc kép (") phía trước chưa được đóng.',
  ],
  TABLE_TOO_MANY_COLUMNS: [
    422,
    'Row {{row}} has more than {{max}} columns. Remove the columns that are not needed.',
    'Dòng {{row}} có hơn {{max}} cột. Hãy bỏ các cột không cần thiết.',
  ],
  TABLE_TOO_MANY_ROWS: [
    422,
    'The file has more than {{max}} rows. Split it into several files.',
    'Tệp có hơn {{max}} dòng. Hãy chia thành nhiều tệp.',
  ],
  TABLE_HEADER_REFUSED: [
    422,
    'A column may not be called “{{column}}”. Rename it and send the file again.',
    'Không được đặt tên cột là “{{column}}”. Hãy đổi tên cột rồi gửi lại tệp.',
  ],
  TABLE_IS_PDF: [
    422,
    'This is a PDF, not a table. Send labels in the import of labels, orders as CSV, TSV or XLSX.',
    'Đây là tệp PDF, không phải bảng. Hãy gửi nhãn ở mục nhập nhãn, còn đơn hàng ở dạng CSV, TSV hoặc XLSX.',
  ],
  TABLE_IS_HTML: [
    422,
    'This is a web page, not a table. If it came from a link, share the file with “anyone with the link” and try again.',
    'Đây là trang web, không phải bảng. Nếu dùng liên kết, hãy chia sẻ tệp cho “bất kỳ ai có liên kết” rồi thử lại.',
  ],
  TABLE_OLD_EXCEL: [
    422,
    'This is an old Excel file (.xls). Save it as .xlsx or CSV and send it again.',
    'Đây là tệp Excel cũ (.xls). Hãy lưu lại dạng .xlsx hoặc CSV rồi gửi lại.',
  ],
  TABLE_NOT_A_TABLE: [422, 'This file is not a table. Send CSV, TSV or XLSX.', 'Tệp này không phải bảng. Hãy gửi tệp CSV, TSV hoặc XLSX.'],
  TABLE_XLSX_BROKEN: [
    422,
    'This XLSX file cannot be read. Open it, save it again as .xlsx or CSV, and send that.',
    'Không đọc được tệp XLSX này. Hãy mở và lưu lại dạng .xlsx hoặc CSV rồi gửi lại.',
  ],
  TABLE_XLSX_CELL_OUTSIDE: [
    422,
    'The cell {{cell}} of this XLSX file lies outside of a sheet, which ends at XFD1048576. Open the file, save it again and send that.',
    'Ô {{cell}} trong tệp XLSX này nằm ngoài trang tính (ô cuối cùng là XFD1048576). Hãy mở và lưu lại tệp rồi gửi lại.',
  ],
  TABLE_XLSX_TOO_LARGE: [
    422,
    'This XLSX file is too large ({{max}} MB unpacked at most). Save it as CSV, which may be far larger.',
    'Tệp XLSX này quá lớn (tối đa {{max}} MB sau khi giải nén). Hãy lưu dạng CSV, vốn được phép lớn hơn nhiều.',
  ],
} as const satisfies FaultCatalogue
export type TableFaultCode = keyof typeof tableFaults
