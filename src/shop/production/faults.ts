import type { FaultCatalogue } from '#base/fault.ts'

export const productionFaults = {
  BATCH_NOT_FOUND: [404, 'Batch not found.', 'Không tìm thấy lô.'],
  BATCH_EMPTY: [422, 'None of these orders can be batched now.', 'Hiện không thể đưa đơn nào trong số này vào lô.'],
  PRINT_FILE_NOT_FOUND: [404, 'Print file not found.', 'Không tìm thấy tệp in.'],
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
  PRODUCTION_FILE_COUNT: [
    409,
    'Order {{orderId}} has {{have}} of {{want}} print files: not exported.',
    'Đơn {{orderId}} có {{have}}/{{want}} tệp in: chưa xuất.',
  ],
} as const satisfies FaultCatalogue

export type ProductionFaultCode = keyof typeof productionFaults
