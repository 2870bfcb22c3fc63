import type { FaultCatalogue } from '#base/fault.ts'

export const notificationFaults = {
  NOTIFICATION_NOT_FOUND: [404, 'Notification not found.', 'Không tìm thấy thông báo.'],
} as const satisfies FaultCatalogue
