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
  PUSH_SERVICE_UNKNOWN: [
    422,
    'This browser’s notification service is not supported.',
    'Dịch vụ thông báo của trình duyệt này chưa được hỗ trợ.',
  ],
  PUSH_KEYS_INVALID: [422, 'This browser’s keys are not valid.', 'Khóa của trình duyệt này không hợp lệ.'],
  PUSH_DEVICES_FULL: [
    422,
    'At most {{max}} devices can be notified. Remove one first.',
    'Chỉ thông báo được trên tối đa {{max}} thiết bị. Hãy xóa bớt một thiết bị.',
  ],
  PUSH_DEVICE_NOT_FOUND: [404, 'Device not found.', 'Không tìm thấy thiết bị.'],
} as const satisfies FaultCatalogue
