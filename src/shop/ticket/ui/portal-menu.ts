import type { PortalMenu } from '#kit/menu.ts'
import { ticketCalls } from '../talk/contract.ts'
import type { ticketPortalPlaceText } from '../talk/text.ts'

export const portalMenu: PortalMenu<typeof ticketPortalPlaceText> = {
  places: [{ group: 'help', rank: 10, path: '/ticket', text: 'tickets', icon: 'talk', call: ticketCalls.myTickets }],
  screens: [{ path: '/ticket/new', call: ticketCalls.openTicket }],
}
