// What tickets tell orders: how many of them are open about one.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { addOpenTickets } from './store.ts'

/**
 * One more ticket about this order is open, or one less: while any is, the clock does not close it. The caller holds the ticket's row, so
 * that each opening and each end counts once. Throws ORDER_NOT_FOUND.
 */
export async function countTicket(tx: Tx, orderId: number, by: 1 | -1): Promise<void> {
  if (!(await addOpenTickets(tx, orderId, by))) throw new Fault('ORDER_NOT_FOUND')
}
