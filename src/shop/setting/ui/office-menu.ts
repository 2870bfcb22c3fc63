import type { OfficeMenu } from '#kit/menu.ts'
import { settingCalls } from '../contract.ts'
import type { settingOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof settingOfficePlaceText> = {
  places: [{ group: 'admin', rank: 40, path: '/office/settings', text: 'settings', icon: 'settings', call: settingCalls.officeSettings }],
}
