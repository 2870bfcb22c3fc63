import type { FaultCatalogue } from '#base/fault.ts'

export const careFaults = {
  PERSON_IS_SUSPENDED: [409, 'This account is suspended. Restore it first.', 'Tài khoản này đang bị tạm khóa. Hãy mở lại trước.'],
  PERSON_IS_NOT_VERIFIED: [
    409,
    'This email is not verified yet, so nothing is sent to it.',
    'Email này chưa được xác minh nên không gửi gì đến đó.',
  ],
  PERSON_HAS_NO_PASSWORD: [
    409,
    'This person has no password yet. Resend the invitation.',
    'Người này chưa có mật khẩu. Hãy gửi lại lời mời.',
  ],
  PERSON_HAS_THIS_EMAIL: [422, 'This is their email already.', 'Đây đã là email của người này.'],
  SELLER_DATA_CHANGED: [
    409,
    'The seller or a colleague changed this meanwhile. Close this, read it again and then correct it.',
    'Người bán hoặc đồng nghiệp vừa thay đổi thông tin này. Hãy đóng lại, đọc lại rồi mới sửa.',
  ],
  SELLER_DATA_IS_SAME: [422, 'Nothing was changed.', 'Không có gì thay đổi.'],
} as const satisfies FaultCatalogue
