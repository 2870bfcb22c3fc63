import type { FaultCatalogue } from '#base/fault.ts'

export const settingFaults = {
  SETTING_NOT_FOUND: [404, 'Setting not found.', 'Không tìm thấy thiết lập.'],
  SETTING_VALUE_INVALID: [422, 'This value is outside the allowed range.', 'Giá trị này nằm ngoài phạm vi cho phép.'],
} as const satisfies FaultCatalogue
