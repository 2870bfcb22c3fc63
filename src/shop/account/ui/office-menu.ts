import type { OfficeMenu } from '#kit/menu.ts'
import { accountOfficeCalls } from '../office/contract.ts'
import type { accountOfficePlaceText } from '../office/text.ts'

export const officeMenu: OfficeMenu<typeof accountOfficePlaceText> = {
  places: [{ group: 'admin', rank: 10, path: '/office/people', text: 'people', icon: 'users', call: accountOfficeCalls.people }],
}
