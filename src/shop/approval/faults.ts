import type { FaultCatalogue } from '#base/fault.ts'

export const approvalFaults = {
  APPROVAL_WAITS: [
    409,
    'This is more than you may do alone. Nothing is done yet: it waits for a second person under “Approvals” as #{{id}}.',
    'Việc này vượt mức bạn được làm một mình. Chưa có gì được thực hiện: yêu cầu #{{id}} đang chờ người thứ hai ở mục “Phê duyệt”.',
  ],
  APPROVAL_NOT_FOUND: [404, 'Approval not found.', 'Không tìm thấy yêu cầu phê duyệt.'],
  APPROVAL_IS_CLOSED: [409, 'This was decided already.', 'Yêu cầu này đã được quyết định.'],
  APPROVAL_IS_DECIDED_ELSEWHERE: [
    409,
    'This is decided where it stands: open it.',
    'Việc này được quyết định tại trang của nó: hãy mở ra.',
  ],
  APPROVAL_MAKER_IS_GONE: [
    409,
    'Who asked for this may not do it any more. Refuse it and ask anew.',
    'Người yêu cầu không còn quyền làm việc này. Hãy từ chối và yêu cầu lại.',
  ],
  APPROVAL_NEEDS_SECOND_PERSON: [
    409,
    'You asked for this yourself: another person decides. Where nobody else may, you can carry it out after {{hours}} hours.',
    'Bạn là người yêu cầu nên phải do người khác quyết định. Nếu không còn ai có quyền, bạn có thể tự thực hiện sau {{hours}} giờ.',
  ],
  APPROVAL_NEEDS_ANOTHER_ROLE: [409, 'Your role does not decide about this.', 'Vai trò của bạn không được quyết định việc này.'],
  APPROVAL_ABOVE_YOUR_CEILING: [
    409,
    'This is above what the two of you may decide. Ask the owner.',
    'Việc này vượt hạn mức của cả hai người. Hãy hỏi chủ cửa hàng.',
  ],
  APPROVAL_WEIGHS_MORE: [
    409,
    'This would move more now than when it was asked for. Refuse it and ask anew.',
    'Việc này hiện lớn hơn so với lúc yêu cầu. Hãy từ chối và yêu cầu lại.',
  ],
} as const satisfies FaultCatalogue
