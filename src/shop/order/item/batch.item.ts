// What production asks of orders beside their steps.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { OrderFaultCode } from '../status/faults.ts'
import { type FactRow, lockOrders, setOrder } from '../status/store.ts'
import { countUnbatched, listUnbatched, type QueueAsked, setBatch, type UnbatchedOrder } from './batch.store.ts'

/** Paid orders that wait for a batch, of those that are asked for: one page, the oldest or what is due first, with how many there are. */
export const unbatchedOrders = async (
  db: Db,
  asked: QueueAsked,
  page: { limit: number; offset: number },
): Promise<{ orders: UnbatchedOrder[]; total: number }> => ({
  orders: await listUnbatched(db, asked, page),
  total: await countUnbatched(db, asked),
})

/** What the orders that wait for a batch are of, and whose they are. */
/** How many orders stand at each of these statuses, and since when the oldest. */
/** How orders stand, and when they last broke. */
export { listBreaks as breaksOf, listStages as stagesOf, listUnbatchedChoices as unbatchedChoices } from './batch.store.ts'

/**
 * Takes these orders into a batch, as far as they may: PROCESSING and in no batch; a fault code for each of the others. They are
 * locked by id, so that no order gets into two batches.
 */
export async function takeIntoBatch(
  tx: Tx,
  orderIds: readonly number[],
  batchId: number,
): Promise<{ taken: number[]; leftOut: { id: number; code: OrderFaultCode }[] }> {
  const rows = new Map((await lockOrders(tx, orderIds)).map(row => [row.id, row]))
  const taken: number[] = []
  const leftOut: { id: number; code: OrderFaultCode }[] = []
  for (const id of new Set(orderIds)) {
    const code = whyNotBatch(rows.get(id))
    if (code) leftOut.push({ id, code })
    else taken.push(id)
  }
  if (taken.length > 0) await setBatch(tx, taken, batchId)
  return { taken, leftOut }
}

function whyNotBatch(row: FactRow | undefined): OrderFaultCode | undefined {
  if (!row) return 'ORDER_NOT_FOUND'
  if (row.batchId !== null) return 'ORDER_IN_BATCH'
  return row.status === 'PROCESSING' ? undefined : 'ORDER_STEP_IMPOSSIBLE'
}

/** A piece of a made order was seen to be bad: not all of it has passed any more. */
export const reopenOrder = (tx: Tx, orderId: number): Promise<void> => setOrder(tx, orderId, { allPassedAt: null })

/** One order, locked. Throws ORDER_NOT_FOUND. */
export async function lockOrder(tx: Tx, orderId: number, sellerId?: number): Promise<FactRow> {
  const row = await lockOrderIfThere(tx, orderId, sellerId)
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  return row
}

/** The same of one that its seller may have deleted; nothing of that. */
export async function lockOrderIfThere(tx: Tx, orderId: number, sellerId?: number): Promise<FactRow | undefined> {
  const [row] = await lockOrders(tx, [orderId], sellerId)
  return row
}
