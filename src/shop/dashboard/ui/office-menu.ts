import type { OfficeMenu } from '#kit/menu.ts'
import { figureCalls } from '../figures/contract.ts'
import type { figuresOfficePlaceText } from '../figures/text.ts'
import type { dashboardOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof dashboardOfficePlaceText & typeof figuresOfficePlaceText> = {
  places: [
    { group: 'home', rank: 10, path: '/office', text: 'office', icon: 'home', end: true },
    { group: 'home', rank: 20, path: '/office/figures', text: 'figures', icon: 'chart', call: figureCalls.officeFigures },
  ],
}
