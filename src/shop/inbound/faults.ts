import type { FaultCatalogue } from '#base/fault.ts'

export const inboundFaults = {
  WEBHOOK_NOT_FOUND: [404, 'This webhook is not kept any more.', 'Webhook này không còn được lưu.'],
  WEBHOOK_IS_WAITING: [409, 'This webhook already waits to be processed.', 'Webhook này đang chờ xử lý.'],
  WEBHOOK_HAS_NO_SOURCE: [409, 'Nothing processes webhooks of this sender any more.', 'Không còn gì xử lý webhook của bên gửi này.'],
} as const satisfies FaultCatalogue
