import type { OrderStatus } from '#shop/order/status/contract.ts'
import type { ProductionFaultCode } from '../../faults.ts'
import { isOver, type TicketState } from '../../rules.ts'

/** Of one piece; a reprint is another. */
export const photosMax = 6
/** What a piece's photo says of it. */
export const photoStates = ['PASSED', 'FAILED'] as const
export type PhotoState = (typeof photoStates)[number]

export const isPhotoState = (state: TicketState): state is PhotoState => photoStates.some(each => each === state)

/** Why no photo of this piece is taken now, or nothing where one may be: nobody looks at what is void, and before its end there is nothing to show. */
export function whyNotPhoto(state: TicketState, orderStatus: OrderStatus): ProductionFaultCode | undefined {
  if (state === 'VOID' || isOver(orderStatus)) return 'TICKET_VOID'
  return isPhotoState(state) ? undefined : 'PIECE_NOT_DONE'
}
