// Which ticket staff may merge into which other.
import { isOpenTicket, type MergeStep, type TicketStatus } from '../../rules.ts'

/** Whether a line of a talk holds words of its requester that staff read before they answer: a message, or the ticket that came. */
export const isNews = ({ isStaff, merge }: { isStaff: boolean; merge: { step: MergeStep } | null }): boolean =>
  !isStaff || merge?.step === 'FROM'

/** Of a ticket's row, or as a page reads it. */
export interface Mergeable {
  id: number
  sellerId: number
  orderId: number | null
  status: TicketStatus
  mergedId: number | null
}
export type MergeFault =
  | 'SUPPORT_MERGE_ITSELF'
  | 'SUPPORT_MERGE_SELLER'
  | 'SUPPORT_MERGED'
  | 'SUPPORT_IS_SPAM'
  | 'SUPPORT_MOVED'
  | 'SUPPORT_MERGE_CLOSED'
  | 'SUPPORT_MERGE_ORDER'

/** Why one may not be merged into the other, or nothing where it may: both are open, of one seller and about one order, or it is about none. */
export function whyNotMerge(one: Mergeable, into: Mergeable): MergeFault | undefined {
  if (one.id === into.id) return 'SUPPORT_MERGE_ITSELF'
  if (one.sellerId !== into.sellerId) return 'SUPPORT_MERGE_SELLER'
  if (one.mergedId !== null || into.mergedId !== null) return 'SUPPORT_MERGED'
  if (one.status === 'SPAM' || into.status === 'SPAM') return 'SUPPORT_IS_SPAM'
  if (!isOpenTicket(one.status)) return 'SUPPORT_MOVED'
  if (!isOpenTicket(into.status)) return 'SUPPORT_MERGE_CLOSED'
  // Else its order would be closed by the clock while the talk about it goes on.
  if (one.orderId !== null && one.orderId !== into.orderId) return 'SUPPORT_MERGE_ORDER'
  return undefined
}
