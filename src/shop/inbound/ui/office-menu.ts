import type { OfficeMenu } from '#kit/menu.ts'
import { inboundCalls } from '../contract.ts'
import type { inboundOfficePlaceText } from '../text.ts'

export const officeMenu: OfficeMenu<typeof inboundOfficePlaceText> = {
  places: [{ group: 'admin', rank: 25, path: '/office/inbound', text: 'inbound', icon: 'globe', call: inboundCalls.inboundNews }],
  queues: {
    inbound: { icon: 'globe', to: '/office/inbound?state=FAILED', call: inboundCalls.takeInboundAgain },
  },
}
