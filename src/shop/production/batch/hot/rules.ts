// What is put into hot folders: a print file for each side of each piece that is still to be made.
import type { ProductionFaultCode } from '../../faults.ts'
import type { TicketState } from '../../rules.ts'

/** PLACING is written whole and about to get its name: what is found so after a crash is finished and never written twice. */
export const hotStates = ['WAITING', 'PLACING', 'SENT', 'FAILED'] as const
export type HotState = (typeof hotStates)[number]

/** Nobody makes any more what is void, has failed or has passed. */
export const isToMake = (state: TicketState): boolean => state === 'QUEUED' || state === 'STARTED'

/** Why this piece's file may not be sent once more, or nothing where it may. */
export function whyNotSendAgain(state: TicketState): ProductionFaultCode | undefined {
  return isToMake(state) ? undefined : state === 'PASSED' ? 'TICKET_PASSED' : state === 'FAILED' ? 'TICKET_FAILED' : 'TICKET_VOID'
}
