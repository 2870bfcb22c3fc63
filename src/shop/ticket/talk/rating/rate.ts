// Ratings of support as they are given.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { signerOf, type Who } from '#engine/serve/route.ts'
import type { Rating } from '../../rules.ts'
import { tellTicket } from '../move.ts'
import { lockedTicket } from '../talk.ts'
import { whyNotRate } from './rules.ts'
import { findSolving, insertRating } from './store.ts'

/** Rates how a ticket was solved. Throws SUPPORT_TICKET_NOT_FOUND, also for another seller's, SUPPORT_MERGED, and what `whyNotRate` says. */
export async function rateTicket(tx: Tx, who: Who, id: number, given: { rating: Rating; comment: string }): Promise<void> {
  const row = await lockedTicket(tx, id, who.id)
  if (row.mergedId !== null) throw new Fault('SUPPORT_MERGED', { values: { id, mergedId: row.mergedId } })
  const solving = await findSolving(tx, id)
  const fault = whyNotRate(row.status, solving?.isRated ?? true)
  if (fault || !solving) throw new Fault(fault ?? 'SUPPORT_NOT_SOLVED')
  await insertRating(tx, { ...given, ticketId: id, messageId: solving.messageId, ratedBy: signerOf(who).id })
  await tellTicket(tx, row)
}
