import type { FaultCatalogue } from '#base/fault.ts'

export const bulkFaults = {
  IMPORT_NOT_FOUND: [404, 'Import not found.', 'Không tìm thấy lượt nhập này.'],
  IMPORT_FILE_MISSING: [400, 'Choose a file.', 'Hãy chọn tệp.'],
  IMPORT_COLUMNS_UNCLEAR: [
    422,
    'Say what the column “{{column}}” is first: it looks as if the orders need it.',
    'Hãy cho biết cột “{{column}}” là gì trước: có vẻ các đơn hàng cần cột này.',
  ],
  IMPORT_ETSY_ORDERS: [
    422,
    'This is Etsy’s “Orders” file: it doesn’t say how many of each SKU. Download “Order Items” instead (Shop Manager → Settings → Options → Download Data).',
    'Đây là tệp “Orders” của Etsy: tệp không cho biết số lượng của từng SKU. Hãy tải “Order Items” (Shop Manager → Settings → Options → Download Data).',
  ],
  IMPORT_HEADER_TWICE: [
    422,
    'Row {{row}} is a second header, with other columns. Send the two tables as two files.',
    'Dòng {{row}} là hàng tiêu đề thứ hai với các cột khác. Hãy gửi hai bảng thành hai tệp.',
  ],
  TRACKING_COLUMN_MISSING: [
    422,
    'No column of this file is the {{column}}. Name one “Order ID” and one “Tracking number”.',
    'Tệp không có cột {{column}}. Hãy đặt tên một cột là “Order ID” và một cột là “Tracking number”.',
  ],
  TRACKING_ROW_BROKEN: [
    422,
    'A quotation mark (") in this row is open or misplaced.',
    'Dòng này có dấu ngoặc kép (") chưa đóng hoặc đặt sai chỗ.',
  ],
  TRACKING_ORDER_MISSING: [422, 'This row names no order.', 'Dòng này không cho biết đơn hàng.'],
  TRACKING_ORDER_MANGLED: [
    422,
    'A spreadsheet shortened the order id to “{{value}}”; its last digits are lost. Copy it again into a text column.',
    'Bảng tính đã rút gọn mã đơn hàng thành “{{value}}”; các chữ số cuối đã mất. Hãy sao chép lại vào cột định dạng văn bản.',
  ],
  TRACKING_ORDER_UNKNOWN: [404, 'You have no order “{{value}}”.', 'Bạn không có đơn “{{value}}”.'],
  TRACKING_ORDER_SEVERAL: [
    409,
    'Several of your orders are “{{value}}”. Name the one that is meant by its Inkport number, in a column “inkport id”.',
    'Có nhiều đơn của bạn mang mã “{{value}}”. Hãy ghi số đơn Inkport của đơn đúng trong cột “inkport id”.',
  ],
  TRACKING_ORDER_TWICE: [
    409,
    'Row {{row}} gives this order another number. An order has one: correct one of the two rows.',
    'Dòng {{row}} ghi mã khác cho đơn này. Mỗi đơn có một mã: hãy sửa một trong hai dòng.',
  ],
  TRACKING_NUMBER_TWICE: [
    409,
    'Row {{row}} gives this number to another order. Correct one of the two rows.',
    'Dòng {{row}} ghi mã này cho đơn khác. Hãy sửa một trong hai dòng.',
  ],
  TRACKING_NUMBER_MANGLED: [
    422,
    'A spreadsheet shortened the number to “{{value}}”; its last digits are lost. Copy it again into a text column.',
    'Bảng tính đã rút gọn mã thành “{{value}}”; các chữ số cuối đã mất. Hãy sao chép lại vào cột định dạng văn bản.',
  ],
  TRACKING_NUMBER_OTHER: [
    422,
    'The row says {{carrier}}, and this is no number of {{carrier}}. Check the number and the carrier.',
    'Dòng ghi {{carrier}}, nhưng đây không phải mã của {{carrier}}. Hãy kiểm tra mã và hãng vận chuyển.',
  ],
  TRACKING_CARRIER_UNKNOWN: [
    422,
    'We do not know whose number this is. Name its carrier in a column “Carrier”.',
    'Không rõ mã này của hãng nào. Hãy ghi tên hãng vận chuyển trong cột “Carrier”.',
  ],
  TRACKING_NUMBER_REPLACES: [409, 'Replaces {{number}}.', 'Thay cho {{number}}.'],
  TRACKING_CARRIER_DIFFERS: [
    409,
    'The row says {{named}}; the number is one of {{carrier}}.',
    'Dòng ghi {{named}}; mã này là của {{carrier}}.',
  ],
  TRACKING_CARRIER_UNSEEN: [
    409,
    'We do not know this carrier: there is no link to follow the number.',
    'Chúng tôi không rõ hãng này: không có liên kết theo dõi mã.',
  ],
  IMPORT_LINK_INVALID: [
    422,
    'This link cannot be fetched. Use an https share link of Google Sheets, Google Drive or Dropbox.',
    'Không thể tải liên kết này. Hãy dùng liên kết chia sẻ https của Google Sheets, Google Drive hoặc Dropbox.',
  ],
  IMPORT_LINK_FOLDER: [
    422,
    'This link leads to a folder. Open it, and send the link to the file of orders.',
    'Liên kết này dẫn đến một thư mục. Hãy mở thư mục và gửi liên kết tới tệp đơn hàng.',
  ],
  IMPORT_LINK_PAGE: [
    422,
    'This link leads to a Google document without a table. Send a Google Sheet, CSV or XLSX.',
    'Liên kết này dẫn đến một tài liệu Google không có bảng. Hãy gửi Google Sheets, CSV hoặc XLSX.',
  ],
  IMPORT_LINK_FAILED: [
    422,
    'The link gave no file. Check that “anyone with the link” can open it, then try again.',
    'Liên kết không có tệp nào. Hãy kiểm tra quyền “bất kỳ ai có liên kết”, rồi thử lại.',
  ],
  IMPORT_LINK_NO_ANSWER: [
    422,
    'The link’s server did not answer. Try again, or upload the file.',
    'Máy chủ của liên kết không trả lời. Hãy thử lại hoặc tải tệp lên.',
  ],
  IMPORT_NOT_READY: [409, 'The import is still being checked, or is finished.', 'Lượt nhập đang được kiểm tra hoặc đã kết thúc.'],
  IMPORT_STARTED: [
    409,
    'The orders of this import are made: change them on their own pages.',
    'Các đơn của lượt nhập này đã được tạo: hãy sửa trên trang của từng đơn.',
  ],
  IMPORT_ROW_NOT_FOUND: [404, 'The file has no such row.', 'Tệp không có dòng này.'],
  IMPORT_CELL_NOT_MENDABLE: [
    422,
    'This cell can’t be corrected here. Correct it in the file and send that again.',
    'Không thể sửa ô này ở đây. Hãy sửa trong tệp rồi gửi lại.',
  ],
  IMPORT_TOO_MANY_MENDS: [
    422,
    'At most {{max}} cells can be corrected here. Correct the others in the file and send that again.',
    'Chỉ có thể sửa tối đa {{max}} ô ở đây. Hãy sửa các ô còn lại trong tệp rồi gửi lại.',
  ],
  IMPORT_NOTHING_GOOD: [422, 'The file has no valid rows.', 'Tệp không có dòng hợp lệ.'],
  IMPORT_NO_FAILED_ROWS: [404, 'This import has no failed rows.', 'Lượt nhập này không có dòng lỗi.'],
  IMPORT_TOO_MANY_READY: [
    429,
    'You have {{max}} imports ready. Import or discard one first.',
    'Bạn có {{max}} lượt nhập sẵn sàng. Hãy nhập hoặc bỏ bớt trước.',
  ],
  IMPORT_TOO_MANY: [
    429,
    'You have {{max}} imports running. Wait until one finishes.',
    'Bạn đang có {{max}} lượt nhập chưa xong. Hãy đợi một lượt kết thúc.',
  ],
} as const satisfies FaultCatalogue
