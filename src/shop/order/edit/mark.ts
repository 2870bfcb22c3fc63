// Marking and deleting: what keeps the status and moves no money.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { countSold } from '../item/store.ts'
import type { SellerStatus } from '../status/contract.ts'
import { factsOf } from '../status/facts.status.ts'
import type { StepFault } from '../status/guard.rules.ts'
import { whyNotDelete } from '../status/rules.ts'
import { type FactRow, insertChange, lockOrders, setOrder } from '../status/store.ts'

/** What a seller writes on orders for their own use; it moves no money. ON_HOLD keeps an order from production. */
export interface Mark {
  sellerStatus?: SellerStatus | undefined
  tag?: string | undefined
}

/** Marks an order. Throws ORDER_NOT_FOUND. */
export async function markOrder(tx: Tx, sellerId: number, orderId: number, mark: Mark): Promise<void> {
  await writeMark(tx, await lockOwn(tx, sellerId, orderId), mark)
}

/** Marks these orders; one answer per order, in their order, and none stops the others. */
export async function markOrders(tx: Tx, sellerId: number, orderIds: readonly number[], mark: Mark): Promise<MarkOutcome[]> {
  const rows = new Map((await lockOrders(tx, orderIds, sellerId)).map(row => [row.id, row]))
  for (const row of rows.values()) await writeMark(tx, row, mark)
  return [...new Set(orderIds)].map(orderId => (rows.has(orderId) ? { orderId } : { orderId, fault: 'ORDER_NOT_FOUND' }))
}

async function writeMark(tx: Tx, { id: orderId, sellerId, status }: FactRow, { sellerStatus, tag }: Mark): Promise<void> {
  await setOrder(tx, orderId, { ...(sellerStatus && { sellerStatus }), ...(tag !== undefined && { tag }) })
  const by = { actor: 'seller', actorId: sellerId } as const
  if (sellerStatus) await insertChange(tx, orderId, status, { step: 'mark', ...by, reason: sellerStatus })
  if (tag !== undefined) await insertChange(tx, orderId, status, { step: 'edit', ...by, reason: 'tag' })
  await emit(tx, 'order.changed', { sellerId, orderId }, { seller: sellerId })
}

export type MarkOutcome = { orderId: number; fault?: StepFault }
/** Marks never-charged orders as deleted; they stay in the books and leave every list. Emits `order.deleted`. */
export async function deleteOrders(tx: Tx, sellerId: number, orderIds: readonly number[]): Promise<MarkOutcome[]> {
  const rows = new Map((await lockOrders(tx, orderIds, sellerId)).map(row => [row.id, row]))
  const outcomes: MarkOutcome[] = []
  for (const orderId of new Set(orderIds)) {
    const row = rows.get(orderId)
    const fault = row ? whyNotDelete(factsOf(row)) : 'ORDER_NOT_FOUND'
    if (row && !fault) {
      await setOrder(tx, orderId, { deletedAt: tx.now() })
      await insertChange(tx, orderId, row.status, { step: 'delete', actor: 'seller', actorId: sellerId })
    }
    outcomes.push(fault ? { orderId, fault } : { orderId })
  }
  const deleted = outcomes.flatMap(({ orderId, fault }) => (fault ? [] : [orderId]))
  if (deleted.length === 0) return outcomes
  await countSold(tx, deleted)
  await emit(tx, 'order.deleted', { sellerId, orderIds: deleted }, { seller: sellerId })
  return outcomes
}

/** One of the seller's orders, locked. Throws ORDER_NOT_FOUND. */
async function lockOwn(tx: Tx, sellerId: number, orderId: number): Promise<FactRow> {
  const [row] = await lockOrders(tx, [orderId], sellerId)
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  return row
}
