// An order whose parcel is lost or damaged is made again, as another order that is linked to it.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { weigh } from '#shop/approval/approval.ts'
import { remakeReason } from '#shop/wallet/adjust/reason.rules.ts'
import { copyInput } from '../edit/copy.ts'
import { insertOrders, type MadeOrder } from '../intake/intake.ts'
import { listItems } from '../item/store.ts'
import { payOrders } from '../pay/pay.ts'
import { atOurCost } from '../pay/quote.pay.ts'
import { type StepActor, systemActor } from '../status/facts.status.ts'
import { notifyRemade } from '../status/notice/notice.ts'
import { insertChange, lockOrders, setOrder } from '../status/store.ts'
import { whyNotRemake } from './rules.ts'
import { listRemakes } from './store.ts'

export interface Remake {
  orderId: number
  actor: StepActor
  isFree: boolean
  reason: string
  /** Only these of its items; all that were not made again where none are named. */
  itemIds?: readonly number[]
}

/**
 * Makes an order again. Free: paid at once with nothing, and weighed at today's price; what its platform must ship waits for another
 * label. Charged: it waits for its seller to submit it. Throws ORDER_NOT_FOUND, ORDER_REMADE, and why it cannot be made or paid.
 */
export async function remakeOrder(tx: Tx, { orderId, actor, isFree, reason, itemIds = [] }: Remake): Promise<MadeOrder> {
  const [row] = await lockOrders(tx, [orderId])
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  const meant = await itemsLeft(tx, orderId, itemIds)
  const fault = whyNotRemake(row)
  if (fault) throw new Fault(fault)
  const { bill, ...copy } = await copyInput(tx, row.sellerId, orderId, meant)
  if (isFree) await weigh(tx, bill.totalCents)
  const order = { ...copy, source: 'REPRINT', isFree, bill: isFree ? atOurCost(bill) : bill } as const
  const [made] = await insertOrders(tx, row.sellerId, [order], actor)
  if (!made) throw new Error('The order was not made again.')
  const what = { step: 'remake', actor: actor.kind, actorId: actor.id, reason: remakeReason(made.id, reason) }
  await insertChange(tx, orderId, row.status, what)
  if (row.status === 'ERROR') await setOrder(tx, orderId, { errorWaitsOn: null })
  await notifyRemade(tx, row, { remakeId: made.id, isFree })
  return isFree ? payFree(tx, row.sellerId, made) : made
}

/** What is meant of an order's items: none of it was made again, so that of two who decide at once one does. */
async function itemsLeft(tx: Tx, orderId: number, itemIds: readonly number[]): Promise<readonly number[]> {
  const remakes = await listRemakes(tx, orderId)
  const live = (await listItems(tx, [orderId])).filter(item => !item.cancelledAt).map(item => item.id)
  const remakeOf = (item: number) => remakes.find(remake => remake.itemIds.length === 0 || remake.itemIds.includes(item))
  const meant = live.filter(item => (itemIds.length === 0 ? !remakeOf(item) : itemIds.includes(item)))
  const remake =
    meant.length === 0 ? live.map(remakeOf).find(made => made !== undefined) : meant.map(remakeOf).find(made => made !== undefined)
  if (remake) throw new Fault('ORDER_REMADE', { values: { id: remake.id } })
  if (meant.length === 0) throw new Fault('ORDER_STEP_IMPOSSIBLE')
  return meant
}

async function payFree(tx: Tx, sellerId: number, made: MadeOrder): Promise<MadeOrder> {
  const [paid] = await payOrders(tx, sellerId, [made.id], systemActor)
  if (paid && paid.fault === undefined) return { id: made.id, status: paid.status }
  if (paid?.fault?.code !== 'ORDER_LABEL_NOT_READY') throw paid?.fault ?? new Fault('ORDER_NOT_FOUND')
  await setOrder(tx, made.id, { submitWhenReady: true })
  return made
}
