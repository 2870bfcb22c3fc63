import type { FaultCatalogue } from '#base/fault.ts'

export const notificationFaults = {
  NOTIFICATION_NOT_FOUND: [404, 'Notification not found.', 'Không tìm thấy thông báo.'],
  NOTIFICATION_ALWAYS_SENT: [
    422,
    'This is always sent: it protects your account and your money.',
    'Thông báo này luôn được gửi để bảo vệ tài khoản và tiền của bạn.',
  ],
  UNSUBSCRIBE_LINK_INVALID: [
    404,
    'This link is not valid. Change what you receive in your profile.',
    'Liên kết không hợp lệ. Hãy thay đổi thông báo trong hồ sơ của bạn.',
  ],
} as const satisfies FaultCatalogue
