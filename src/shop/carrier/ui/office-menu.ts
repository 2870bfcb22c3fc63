import type { OfficeMenu } from '#kit/menu.ts'
import { carrierAccountCalls } from '../account/office/contract.ts'
import type { carrierOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof carrierOfficePlaceText> = {
  places: [
    { group: 'ship', rank: 60, path: '/office/carriers', text: 'carriers', icon: 'link', call: carrierAccountCalls.carrierAccounts },
  ],
  queues: { carriers: { icon: 'link', to: '/office/carriers', call: carrierAccountCalls.carrierAccounts } },
  news: ['carrier.changed'],
}
