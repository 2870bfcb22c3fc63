import type { FaultCatalogue } from '#base/fault.ts'

export const settingFaults = {
  SETTING_NOT_FOUND: [404, 'There is no such setting.', 'Không có thiết lập này.'],
  SETTING_VALUE_INVALID: [
    422,
    'This value is outside of what the setting allows.',
    'Giá trị này nằm ngoài phạm vi cho phép của thiết lập.',
  ],
} as const satisfies FaultCatalogue
export type SettingFaultCode = keyof typeof settingFaults
