import type { OfficeMenu } from '#kit/menu.ts'
import { auditCalls } from '../contract.ts'
import type { auditOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof auditOfficePlaceText> = {
  places: [{ group: 'admin', rank: 30, path: '/office/audit', text: 'auditLog', icon: 'clock', call: auditCalls.auditLog }],
}
