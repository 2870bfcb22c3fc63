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
    'The file’s text is not UTF-8, UTF-16 or windows-1258, or is damaged. Save it as “CSV UTF-8” and send it again.',
    'Chữ trong tệp không phải UTF-8, UTF-16 hay windows-1258, hoặc tệp đã hỏng. Hãy lưu dạng “CSV UTF-8” rồi gửi lại.',
  ],
  TABLE_NUL: [
    422,
    'Row {{row}} has a NUL character. Save the file as “CSV UTF-8” and send it again.',
    'Dòng {{row}} chứa ký tự NUL. Hãy lưu tệp dạng “CSV UTF-8” rồi gửi lại.',
  ],
  TABLE_QUOTE_BROKEN: [
    422,
    'Row {{row}} has an unclosed or misplaced quotation mark ("). Correct it and send the file again.',
    'Dòng {{row}} có dấu ngoặc kép (") chưa đóng hoặc đặt sai chỗ. Hãy sửa rồi gửi lại tệp.',
  ],
  TABLE_ROW_TOO_LONG: [
    422,
    'Row {{row}} is longer than {{max}} characters. Check for an open quotation mark (").',
    'Dòng {{row}} dài hơn {{max}} ký tự. Hãy kiểm tra dấu ngoặc kép (") chưa đóng.',
  ],
  TABLE_TOO_MANY_COLUMNS: [
    422,
    'Row {{row}} has more than {{max}} columns. Remove the ones you don’t need.',
    'Dòng {{row}} có hơn {{max}} cột. Hãy xóa các cột không cần thiết.',
  ],
  TABLE_TOO_MANY_ROWS: [
    422,
    'The file has more than {{max}} rows. Split it into several files.',
    'Tệp có hơn {{max}} dòng. Hãy chia thành nhiều tệp.',
  ],
  TABLE_HEADER_REFUSED: [
    422,
    '“{{column}}” is not allowed as a column name. Rename it and send the file again.',
    'Không được đặt tên cột là “{{column}}”. Hãy đổi tên cột rồi gửi lại tệp.',
  ],
  TABLE_IS_PDF: [
    422,
    'This is a PDF, not a table. Import labels as PDF, orders as CSV, TSV or XLSX.',
    'Đây là tệp PDF, không phải bảng. Hãy nhập nhãn bằng PDF, đơn hàng bằng CSV, TSV hoặc XLSX.',
  ],
  TABLE_IS_HTML: [
    422,
    'This is a web page, not a table. Share the file with “anyone with the link”, or save it as .xlsx or CSV, and try again.',
    'Đây là trang web, không phải bảng. Hãy chia sẻ tệp cho “bất kỳ ai có liên kết”, hoặc lưu dạng .xlsx hay CSV, rồi thử lại.',
  ],
  TABLE_OLD_EXCEL: [
    422,
    'This is an old Excel file (.xls), or one with a password. Save it as .xlsx without a password, or as CSV, and send that.',
    'Đây là tệp Excel cũ (.xls) hoặc có mật khẩu. Hãy lưu lại dạng .xlsx không mật khẩu, hoặc CSV, rồi gửi lại.',
  ],
  TABLE_IS_HTML_EXCEL: [
    422,
    'This file is named like an Excel file (.xls) and is a web page (HTML). Open it in Excel or Google Sheets, save it as .xlsx or CSV and send that.',
    'Tệp này có tên như tệp Excel (.xls) nhưng là trang web (HTML). Hãy mở bằng Excel hoặc Google Trang tính, lưu dạng .xlsx hoặc CSV rồi gửi lại.',
  ],
  TABLE_IS_ODS: [
    422,
    'This is an OpenDocument file (.ods). In LibreOffice or Google Sheets save it as .xlsx or CSV and send that.',
    'Đây là tệp OpenDocument (.ods). Hãy lưu lại dạng .xlsx hoặc CSV bằng LibreOffice hoặc Google Trang tính rồi gửi lại.',
  ],
  TABLE_IS_ARCHIVE: [
    422,
    'This is an archive (ZIP or the like). Unpack it and send the CSV, TSV or XLSX file that is in it.',
    'Đây là tệp nén (ZIP hoặc tương tự). Hãy giải nén rồi gửi tệp CSV, TSV hoặc XLSX bên trong.',
  ],
  TABLE_IS_PICTURE: [
    422,
    'This is a picture, not a table. Send the table itself as CSV, TSV or XLSX.',
    'Đây là hình ảnh, không phải bảng. Hãy gửi chính bảng đó dạng CSV, TSV hoặc XLSX.',
  ],
  TABLE_NOT_A_TABLE: [422, 'This file is not a table. Send CSV, TSV or XLSX.', 'Tệp này không phải bảng. Hãy gửi tệp CSV, TSV hoặc XLSX.'],
  TABLE_XLSX_BROKEN: [
    422,
    'This XLSX file cannot be read. Save it again as .xlsx or CSV and send that.',
    'Không đọc được tệp XLSX này. Hãy mở và lưu lại dạng .xlsx hoặc CSV rồi gửi lại.',
  ],
  TABLE_XLSX_CELL_OUTSIDE: [
    422,
    'Cell {{cell}} of this XLSX file is outside the sheet, which ends at XFD1048576. Save it again and send that.',
    'Ô {{cell}} trong tệp XLSX này nằm ngoài trang tính (ô cuối cùng là XFD1048576). Hãy mở và lưu lại tệp rồi gửi lại.',
  ],
  TABLE_XLSX_TOO_LARGE: [
    422,
    'This XLSX file is too large ({{max}} MB unpacked at most). Save it as CSV instead.',
    'Tệp XLSX này quá lớn (tối đa {{max}} MB sau khi giải nén). Hãy lưu dạng CSV.',
  ],
} as const satisfies FaultCatalogue
export type TableFaultCode = keyof typeof tableFaults
