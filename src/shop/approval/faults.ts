import type { FaultCatalogue } from '#base/fault.ts'

export const approvalFaults = {
  APPROVAL_WAITS: [
    409,
    'This needs a second person. Nothing is done yet: it waits under “Approvals” as #{{id}}.',
    'Việc này cần người thứ hai. Chưa có gì được thực hiện: yêu cầu #{{id}} đang chờ ở mục “Phê duyệt”.',
  ],
  APPROVAL_NOT_FOUND: [404, 'Approval not found.', 'Không tìm thấy yêu cầu phê duyệt.'],
  APPROVAL_IS_CLOSED: [409, 'This is already decided.', 'Yêu cầu này đã được quyết định.'],
  APPROVAL_IS_DECIDED_ELSEWHERE: [409, 'Open it to decide there.', 'Hãy mở ra để quyết định tại đó.'],
  APPROVAL_MAKER_IS_GONE: [
    409,
    'The requester may no longer do this. Refuse it and ask again.',
    'Người yêu cầu không còn quyền làm việc này. Hãy từ chối và yêu cầu lại.',
  ],
  APPROVAL_NEEDS_SECOND_PERSON: [
    409,
    'You asked for this, so another person decides. If nobody else can, you can do it after {{hours}} hours.',
    'Bạn là người yêu cầu nên phải do người khác quyết định. Nếu không còn ai có quyền, bạn có thể tự thực hiện sau {{hours}} giờ.',
  ],
  APPROVAL_NEEDS_ANOTHER_ROLE: [409, 'Your role can’t decide this.', 'Vai trò của bạn không được quyết định việc này.'],
  APPROVAL_IS_ABOUT_YOU: [
    409,
    'This is about your own account, so another person decides.',
    'Việc này liên quan đến tài khoản của chính bạn nên phải do người khác quyết định.',
  ],
  APPROVAL_POWER_IS_NEW: [
    409,
    'One of you two was added, or given other roles or limits, less than {{hours}} hours ago. Another person decides, or you later.',
    'Một trong hai người mới được thêm, hoặc mới được đổi vai trò hay hạn mức, chưa đủ {{hours}} giờ. Hãy để người khác quyết định hoặc thử lại sau.',
  ],
  APPROVAL_ABOVE_YOUR_CEILING: [
    409,
    'This is above both of your limits. Ask the owner.',
    'Việc này vượt hạn mức của cả hai người. Hãy hỏi chủ cửa hàng.',
  ],
  APPROVAL_WEIGHS_MORE: [
    409,
    'This is larger now than when it was asked for. Refuse it and ask again.',
    'Việc này hiện lớn hơn so với lúc yêu cầu. Hãy từ chối và yêu cầu lại.',
  ],
} as const satisfies FaultCatalogue
