// What the domains above know of an order beside its status: label, files, production, tracking. They write it through here.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenUnique } from '#engine/db/errors.ts'
import { emit } from '#engine/events/event.ts'
import type { LabelFacts } from '../status/facts.rules.ts'
import { type FactRow, insertChange, type LabelState, lockOrders, type OrderPatch, setOrder } from '../status/store.ts'
import { listFiles, listItems } from './store.ts'

export interface LabelGiven {
  facts: LabelFacts | null
  state: LabelState
  trackingNumber?: string | null
  carrier?: string
  /** Said by staff, of one that is none of those we know. */
  carrierName?: string
  trackingLink?: string
  /** Why it is refused. */
  fault?: { code: string; note: string } | undefined
  /** The order had this very paper before. */
  isKnown?: boolean
  /** Where it goes, of an order that does not know. */
  zip?: string
}
/**
 * The label's facts and what of them has columns. Its number is that of the paper: orders that only typed it lose it (intake/number.ts).
 * A label that was read mends an order that broke for its label, but for the very paper that was bad (`isKnown`). Throws
 * TRACKING_NUMBER_USED where another's live label has the number.
 */
export async function setLabel(tx: Tx, orderId: number, given: LabelGiven): Promise<void> {
  const { facts, state, trackingNumber, carrier, carrierName = '', trackingLink = '', fault, isKnown, zip } = given
  const row = await setFacets(tx, orderId, {
    label: facts && JSON.stringify(facts),
    labelState: state,
    labelFault: fault?.code ?? null,
    labelFaultNote: fault?.note ?? '',
    ...(trackingNumber !== undefined && { trackingNumber, isNumberRead: trackingNumber !== null }),
    ...(carrier !== undefined && { carrier, carrierName, trackingLink }),
    ...(zip !== undefined && { zip }),
  })
  if (trackingNumber == null) return
  if (row.status === 'ERROR' && row.errorCode === 'LABEL' && !isKnown) await setOrder(tx, orderId, { isCauseMended: true })
  await emit(tx, 'order.numberRead', { sellerId: row.sellerId, orderId, number: trackingNumber })
}

/** The label of an order that is on paper is printed again: a line of its timeline, and nothing else. Throws ORDER_NOT_FOUND. */
export async function noteReprint(tx: Tx, orderId: number, { actorId, reason }: { actorId: number; reason: string }): Promise<void> {
  const [row] = await lockOrders(tx, [orderId])
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  await insertChange(tx, orderId, row.status, { step: 'reprintLabel', actor: 'staff', actorId, reason })
  await emit(tx, 'order.changed', { sellerId: row.sellerId, orderId }, { seller: row.sellerId })
}

/** Columns of an order that have no step: batch, rendering, manifest, tracking. Tells the seller's page; answers the row as it was. */
export async function setFacets(tx: Tx, orderId: number, patch: OrderPatch): Promise<FactRow> {
  const [row] = await lockOrders(tx, [orderId])
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  try {
    await setOrder(tx, orderId, patch)
  } catch (error) {
    if (brokenUnique(error) === 'order_tracking_number') throw new Fault('TRACKING_NUMBER_USED')
    throw error
  }
  await emit(tx, 'order.changed', { sellerId: row.sellerId, orderId }, { seller: row.sellerId })
  return row
}

/** Items of these orders with their files: what production renders and makes. */
export async function itemsOf(db: Db, orderIds: readonly number[]) {
  const [files, items] = await Promise.all([listFiles(db, orderIds), listItems(db, orderIds)])
  const byItem = Map.groupBy(files, file => file.itemId)
  return items.map(item => ({ ...item, files: byItem.get(item.id) ?? [] }))
}
