import type { CallAnswer } from '#base/call.ts'
import type { DecisionCause } from '../../rules.ts'
import type { ticketCalls } from '../../talk/contract.ts'

/** A ticket as its seller's page has it; staff's messages say whether they are notes. */
export type ShownTicket = CallAnswer<typeof ticketCalls.myTicket>['data']
export type ShownMessage = ShownTicket['messages'][number] & { isNote?: boolean; cause?: DecisionCause | null }
