import type { OfficeMenu } from '#kit/menu.ts'
import { ticketOfficeCalls } from '../office/contract.ts'
import { ticketMacroCalls } from '../office/macro/contract.ts'
import type { ticketOfficePlaceText } from '../talk/text.ts'

export const officeMenu: OfficeMenu<typeof ticketOfficePlaceText> = {
  places: [{ group: 'orders', rank: 20, path: '/office/ticket', text: 'tickets', icon: 'talk', call: ticketOfficeCalls.officeTickets }],
  screens: [
    { path: '/office/ticket/new', call: ticketOfficeCalls.beginTicket },
    { path: '/office/ticket/macros', call: ticketMacroCalls.macros },
  ],
  queues: {
    tickets: { icon: 'talk', to: '/office/ticket?waitingOn=STAFF&sort=due', call: ticketOfficeCalls.answerTicket },
  },
  news: ['ticket.changed'],
}
