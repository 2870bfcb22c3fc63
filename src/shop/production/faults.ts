import type { FaultCatalogue } from '#base/fault.ts'

export const productionFaults = {
  BATCH_NOT_FOUND: [404, 'Batch not found.', 'Không tìm thấy lô.'],
  BATCH_EMPTY: [422, 'None of these orders can be batched now.', 'Hiện không thể đưa đơn nào trong số này vào lô.'],
  PRINT_FILE_NOT_FOUND: [404, 'Print file not found.', 'Không tìm thấy tệp in.'],
  ORDER_FILES_NONE: [409, 'No print file of this order is ready.', 'Đơn này chưa có tệp in nào sẵn sàng.'],
  TICKET_NOT_FOUND: [404, 'No ticket with this code.', 'Không có phiếu nào có mã này.'],
  TICKET_ASKED_FOR: [
    409,
    'This order has {{count}} open pieces: scan the ticket of one.',
    'Đơn này còn {{count}} chiếc: hãy quét phiếu của một chiếc.',
  ],
  TICKET_VOID: [409, 'STOP: this ticket is void. Do not print it.', 'DỪNG: phiếu này đã bị hủy. Không in.'],
  TICKET_CANCELLED: [
    409,
    'STOP: the seller has cancelled this item. Do not make {{ticket}}.',
    'DỪNG: người bán đã hủy sản phẩm này. Không làm {{ticket}}.',
  ],
  TICKET_FAILED: [409, 'This piece has failed; its reprint has a new ticket.', 'Chiếc này đã hỏng; bản in lại có phiếu mới.'],
  TICKET_PASSED: [409, 'This piece already passed.', 'Chiếc này đã đạt rồi.'],
  TICKET_STARTED: [409, 'This piece is already started.', 'Chiếc này đã bắt đầu rồi.'],
  TICKET_NOT_STARTED: [409, 'This piece is not started: scan it at the start first.', 'Chiếc này chưa bắt đầu: hãy quét bắt đầu trước.'],
  TICKET_MACHINE_UNKNOWN: [
    422,
    'This machine is not in the list any more. Choose another.',
    'Máy này không còn trong danh sách. Hãy chọn máy khác.',
  ],
  TICKET_NOT_READY: [409, 'The print files of this order are not ready.', 'Tệp in của đơn này chưa sẵn sàng.'],
  PIECE_NOT_DONE: [409, 'Take photos once the piece has passed or failed.', 'Chỉ chụp ảnh khi chiếc này đã đạt hoặc hỏng.'],
  PIECE_PHOTOS_FULL: [409, 'This piece has {{limit}} photos already.', 'Chiếc này đã có đủ {{limit}} ảnh.'],
  PIECE_PHOTO_NOT_FOUND: [404, 'Photo not found.', 'Không tìm thấy ảnh.'],
  BIN_NOT_FOUND: [404, 'This bin is empty.', 'Ngăn này đang trống.'],
  BIN_CHANGED: [409, 'Another order lies in this bin by now. Reload the page.', 'Ngăn này đã có đơn khác. Hãy tải lại trang.'],
  HOT_FOLDER_UNSET: [
    409,
    'No hot folder is set for this technique (HOT_FOLDER_… in the configuration).',
    'Chưa đặt thư mục nóng cho cách in này (HOT_FOLDER_… trong cấu hình).',
  ],
  HOT_FOLDER_MISSING: [503, 'The hot folder is not there.', 'Không tìm thấy thư mục nóng.'],
  HOT_FOLDER_NOT_WRITABLE: [
    503,
    'The hot folder takes no files from us: check its permissions.',
    'Không ghi được vào thư mục nóng: hãy kiểm tra quyền.',
  ],
  HOT_FOLDER_FULL: [503, 'The disk of the hot folder is full.', 'Ổ đĩa của thư mục nóng đã đầy.'],
  HOT_FOLDER_SILENT: [503, 'The hot folder does not answer.', 'Thư mục nóng không phản hồi.'],
  HOT_FILES_NONE: [409, 'Every ready print file is in its hot folder already.', 'Mọi tệp in đã sẵn sàng đều đã vào thư mục nóng.'],
  GANG_NOT_FOUND: [404, 'Gang sheet not found.', 'Không tìm thấy tờ ghép.'],
  GANG_EMPTY: [
    422,
    'No print waits for a gang sheet: sheets take ready prints by DTF, sublimation or UV that are on no other sheet.',
    'Không còn bản in nào chờ ghép: tờ ghép nhận bản in DTF, chuyển nhiệt hoặc UV đã sẵn sàng và chưa nằm trên tờ nào.',
  ],
  GANG_PLANNED: [409, 'Somebody has just planned these prints. Reload the page.', 'Có người vừa ghép các bản in này. Hãy tải lại trang.'],
  GANG_NOT_READY: [409, 'This gang sheet is not drawn yet.', 'Tờ ghép này chưa dựng xong.'],
  GANG_CANCELLED: [
    409,
    'Pieces on this sheet were cancelled. Draw it again without them.',
    'Có chiếc trên tờ này đã bị hủy. Hãy dựng lại tờ không có chúng.',
  ],
  GANG_REASON_MISSING: [422, 'This sheet has been printed. Say why it is printed again.', 'Tờ này đã được in. Hãy cho biết lý do in lại.'],
  GANG_PRINTED: [409, 'A printed sheet stays on record.', 'Tờ đã in phải được lưu lại.'],
  GANG_PRINT_LOST: [
    410,
    'A print of this sheet is lost. Render the batch’s failed files again, then draw the sheet.',
    'Một bản in trên tờ này đã mất. Hãy dựng lại tệp lỗi của lô rồi dựng tờ.',
  ],
  GANG_NOT_DRAWN: [500, 'This sheet could not be drawn. Draw it again.', 'Không dựng được tờ này. Hãy dựng lại.'],
  PRODUCTION_FILE_COUNT: [
    409,
    'Order {{orderId}} has {{have}} of {{want}} print files: not exported.',
    'Đơn {{orderId}} có {{have}}/{{want}} tệp in: chưa xuất.',
  ],
} as const satisfies FaultCatalogue

export type ProductionFaultCode = keyof typeof productionFaults
