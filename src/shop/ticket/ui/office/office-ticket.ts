import type { CallAnswer } from '#base/call.ts'
import { ticketOfficeCalls } from '../../office/contract.ts'

/** A ticket as staff have it. */
export type OfficeTicket = CallAnswer<typeof ticketOfficeCalls.officeTicket>['data']

/** What any act on a ticket changes. */
export const ticketChanges = [ticketOfficeCalls.officeTicket, ticketOfficeCalls.officeTickets, ticketOfficeCalls.ticketFigures]
