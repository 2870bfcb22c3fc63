import type { FaultCatalogue } from '#base/fault.ts'

export const ticketFaults = {
  SUPPORT_TICKET_NOT_FOUND: [404, 'Ticket not found.', 'Không tìm thấy yêu cầu hỗ trợ.'],
  SUPPORT_FILE_NOT_FOUND: [404, 'Attachment not found.', 'Không tìm thấy tệp đính kèm.'],
  SUPPORT_ITEM_NOT_FOUND: [404, 'This order has no such item.', 'Đơn này không có sản phẩm đó.'],
  SUPPORT_TYPE_NOT_OFFERED: [
    409,
    'This type is not possible in the order’s current status. Choose another.',
    'Loại yêu cầu này không phù hợp với trạng thái hiện tại của đơn. Hãy chọn loại khác.',
  ],
  SUPPORT_ITEMS_MISSING: [422, 'Choose the items this is about.', 'Hãy chọn các sản phẩm liên quan.'],
  SUPPORT_PHOTO_MISSING: [422, 'Add at least one photo of the problem.', 'Hãy thêm ít nhất một ảnh chụp lỗi.'],
  SUPPORT_FILE_INVALID: [
    422,
    '“{{name}}” is not a PDF, DOCX, JPG or PNG that can be opened.',
    '“{{name}}” không phải tệp PDF, DOCX, JPG hoặc PNG mở được.',
  ],
  SUPPORT_CLOSED: [409, 'This ticket is closed. Open another one.', 'Yêu cầu này đã đóng. Hãy tạo yêu cầu mới.'],
  SUPPORT_IS_SPAM: [409, 'This ticket is marked as spam. Remove the mark first.', 'Yêu cầu này bị đánh dấu rác. Hãy xóa dấu trước.'],
  SUPPORT_MOVED: [409, 'The ticket has just changed. Please review it.', 'Yêu cầu vừa thay đổi. Vui lòng xem lại.'],
  SUPPORT_NOT_SOLVED: [409, 'Only a solved ticket can be rated.', 'Chỉ yêu cầu đã giải quyết mới được đánh giá.'],
  SUPPORT_RATED: [409, 'This ticket is already rated.', 'Yêu cầu này đã được đánh giá.'],
  SUPPORT_TAKEN: [409, '{{name}} has just taken this ticket.', '{{name}} vừa nhận yêu cầu này.'],
  SUPPORT_NOT_SUPPORTER: [
    422,
    'This person does not answer tickets. Choose another.',
    'Người này không xử lý yêu cầu hỗ trợ. Hãy chọn người khác.',
  ],
  SUPPORT_DECIDED: [
    409,
    '{{name}} has just decided this ticket. Please review it.',
    '{{name}} vừa quyết định yêu cầu này. Vui lòng xem lại.',
  ],
  SUPPORT_MERGED: [
    409,
    'Ticket #{{id}} was merged into #{{mergedId}}. Go on there.',
    'Yêu cầu #{{id}} đã được gộp vào #{{mergedId}}. Hãy tiếp tục ở đó.',
  ],
  SUPPORT_MERGE_ITSELF: [422, 'A ticket cannot be merged into itself.', 'Không thể gộp một yêu cầu vào chính nó.'],
  SUPPORT_MERGE_SELLER: [409, 'These tickets are of two sellers.', 'Hai yêu cầu này thuộc hai người bán.'],
  SUPPORT_MERGE_ORDER: [409, 'These tickets are about two orders.', 'Hai yêu cầu này thuộc hai đơn hàng.'],
  SUPPORT_MERGE_CLOSED: [409, 'Ticket #{{id}} is closed. Reopen it first.', 'Yêu cầu #{{id}} đã đóng. Hãy mở lại trước.'],
  SUPPORT_MERGE_WAITS: [
    409,
    'A decision about ticket #{{id}} waits for a second person (Approvals).',
    'Quyết định về yêu cầu #{{id}} đang chờ người thứ hai duyệt (Phê duyệt).',
  ],
  SUPPORT_MERGE_CIRCLE: [
    409,
    'Ticket #{{id}} goes on with the other one. Merge them the other way round.',
    'Yêu cầu #{{id}} tiếp nối yêu cầu kia. Hãy gộp theo chiều ngược lại.',
  ],
  SUPPORT_CAUSE_MISSING: [422, 'Choose the cause.', 'Hãy chọn nguyên nhân.'],
  SUPPORT_ORDER_MISSING: [409, 'This ticket is not about an order.', 'Yêu cầu này không gắn với đơn hàng nào.'],
  SUPPORT_MACRO_NOT_FOUND: [404, 'Macro not found.', 'Không tìm thấy mẫu trả lời.'],
  SUPPORT_MACRO_UNKNOWN: [422, 'These are not fields: {{names}}', 'Đây không phải trường: {{names}}'],
  SUPPORT_MACRO_MISSING: [409, 'This macro cannot be filled here. Missing: {{names}}', 'Không thể điền mẫu này tại đây. Thiếu: {{names}}'],
  SUPPORT_MACRO_CHANGED: [
    409,
    'Someone else has just changed this macro. Please review it.',
    'Người khác vừa sửa mẫu này. Vui lòng xem lại.',
  ],
  SUPPORT_HAS_NEWS: [
    409,
    'The requester has written again ({{count}} new). Read it, then send your answer; your text is kept.',
    'Người yêu cầu vừa viết thêm ({{count}} tin mới). Hãy đọc rồi gửi; nội dung của bạn vẫn được giữ.',
  ],
} as const satisfies FaultCatalogue
