import type { OfficeMenu } from '#kit/menu.ts'
import type { dashboardOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof dashboardOfficePlaceText> = {
  places: [{ group: 'home', rank: 10, path: '/office', text: 'office', icon: 'home', end: true }],
}
