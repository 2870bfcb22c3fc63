// Pieces of orders that broke while they were made.
import type { Tx } from '#engine/db/database.ts'
import { breaksOf } from '#shop/order/item/batch.item.ts'
import { endsPieces } from '../rules.ts'
import { listOpenTickets, voidOpenTickets } from '../store.ts'

/**
 * Makes the tickets void that were open when their orders broke or ended, also of an order that is back by now and in another batch: its
 * new tickets stay. Whoever does it first, the listener or the next batch, does all of it.
 */
export async function voidBroken(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const orders = new Map((await breaksOf(tx, orderIds)).map(order => [order.id, order]))
  const stale = (await listOpenTickets(tx, orderIds)).filter(({ orderId, batchId, madeAt }) => {
    const order = orders.get(orderId)
    if (!order) return false
    if (endsPieces(order.status)) return true
    return batchId !== order.batchId && order.brokenAt !== null && madeAt <= order.brokenAt
  })
  if (stale.length === 0) return
  await voidOpenTickets(
    tx,
    stale.map(({ id }) => id),
  )
}
