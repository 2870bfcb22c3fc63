// What the domains above know of an order beside its status: label, files, production, tracking. They write it through here.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import { emit } from '#engine/events/event.ts'
import type { LabelFacts } from './facts.rules.ts'
import { listFiles, listItems } from './item.store.ts'
import { type LabelState, lockOrders, type OrderPatch, setOrder } from './store.ts'

/** The label's facts and what of them has columns. Throws TRACKING_NUMBER_USED where the number is live on another order. */
export async function setLabel(
  tx: Tx,
  orderId: number,
  given: { facts: LabelFacts | null; state: LabelState; trackingNumber?: string | null; carrier?: string },
): Promise<void> {
  const { facts, state, trackingNumber, carrier } = given
  await setFacets(tx, orderId, {
    label: facts && JSON.stringify(facts),
    label_state: state,
    ...(trackingNumber !== undefined && { tracking_number: trackingNumber }),
    ...(carrier !== undefined && { carrier }),
  })
}

/** Columns of an order that have no step: batch, rendering, manifest, tracking. Tells the seller's page. */
export async function setFacets(tx: Tx, orderId: number, patch: OrderPatch): Promise<void> {
  const [row] = await lockOrders(tx, [orderId])
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  try {
    await setOrder(tx, orderId, patch)
  } catch (error) {
    if (brokenUnique(error) === 'order_tracking_number') throw new Fault('TRACKING_NUMBER_USED')
    throw error
  }
  await emit(tx, 'order.changed', { sellerId: row.sellerId, orderId }, { seller: row.sellerId, staff: true })
}

/** Items of these orders with their files: what production renders and makes. */
export async function itemsOf(db: Db, orderIds: readonly number[]) {
  const [files, items] = await Promise.all([listFiles(db, orderIds), listItems(db, orderIds)])
  const byItem = Map.groupBy(files, file => file.itemId)
  return items.map(item => ({ ...item, files: byItem.get(item.id) ?? [] }))
}
