import type { FaultCatalogue } from '#base/fault.ts'

export const bulkFaults = {
  IMPORT_NOT_FOUND: [404, 'Import not found.', 'Không tìm thấy lần nhập này.'],
  IMPORT_FILE_MISSING: [400, 'No file was sent.', 'Chưa có tệp nào được gửi.'],
  IMPORT_COLUMNS_MISSING: [
    422,
    'The file has no column for: {{columns}}. Rename your column to one of these names, or add it.',
    'Tệp thiếu cột: {{columns}}. Hãy đổi tên cột của bạn thành một trong các tên này, hoặc thêm cột.',
  ],
  IMPORT_LINK_INVALID: [
    422,
    'This link cannot be fetched. Use an https share link of Google Drive or Dropbox.',
    'Không thể tải liên kết này. Hãy dùng liên kết chia sẻ https của Google Drive hoặc Dropbox.',
  ],
  IMPORT_LINK_FAILED: [
    422,
    'The file could not be fetched from the link ({{reason}}). Check that “anyone with the link” may open it, then try again.',
    'Không tải được tệp từ liên kết ({{reason}}). Hãy kiểm tra quyền “bất kỳ ai có liên kết”, rồi thử lại.',
  ],
  IMPORT_NOT_READY: [409, 'The import is still being checked, or is over.', 'Lần nhập này đang được kiểm tra hoặc đã kết thúc.'],
  IMPORT_NOTHING_GOOD: [422, 'No row of the file can be imported.', 'Không có dòng nào của tệp nhập được.'],
  IMPORT_NO_FAILED_ROWS: [404, 'Every row of this import was good.', 'Mọi dòng của lần nhập này đều đúng.'],
  IMPORT_TOO_MANY_READY: [
    429,
    'You have {{max}} imports that are checked and not imported. Import or discard one first.',
    'Bạn có {{max}} lần nhập đã kiểm tra nhưng chưa nhập. Hãy nhập hoặc bỏ bớt trước.',
  ],
  IMPORT_TOO_MANY: [
    429,
    'You have {{max}} imports under way. Wait until one of them is over.',
    'Bạn đang có {{max}} lần nhập chưa xong. Hãy đợi một lần nhập kết thúc.',
  ],
} as const satisfies FaultCatalogue
export type BulkFaultCode = keyof typeof bulkFaults
