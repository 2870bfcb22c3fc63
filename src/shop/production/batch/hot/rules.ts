// What is put into hot folders: a print file for each side of each piece that is still to be made, or whole gang sheets.
import type { Technique } from '#shop/catalogue/picture/contract.ts'
import type { ProductionFaultCode } from '../../faults.ts'
import type { TicketState } from '../../rules.ts'

/** PLACING is written whole and about to get its name: what is found so after a crash is finished and never written twice. */
export const hotStates = ['WAITING', 'PLACING', 'SENT', 'FAILED'] as const
export type HotState = (typeof hotStates)[number]

/** Of techniques that print from a roll, the setting that says what their folder takes: single prints or gang sheets, and never both. */
export const hotSettings = { DTF: 'hotDtf', SUBLIMATION: 'hotSublimation', UV: 'hotUv' } as const satisfies { [T in Technique]?: string }

const finalFaults: readonly string[] = [
  'PRINT_FILE_NOT_FOUND',
  'HOT_FOLDER_UNSET',
  'GANG_CANCELLED',
  'GANG_NOT_READY',
] satisfies ProductionFaultCode[]
/** Waiting changes nothing about it. */
export const isFinal = (fault: string): boolean => finalFaults.includes(fault)

/** Nobody makes any more what is void, has failed or has passed. */
export const isToMake = (state: TicketState): boolean => state === 'QUEUED' || state === 'STARTED'

/** Why this piece's file may not be sent once more, or nothing where it may. */
export function whyNotSendAgain(state: TicketState): ProductionFaultCode | undefined {
  return isToMake(state) ? undefined : state === 'PASSED' ? 'TICKET_PASSED' : state === 'FAILED' ? 'TICKET_FAILED' : 'TICKET_VOID'
}
