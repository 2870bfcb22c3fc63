// Cancelling one item: its part of the charge comes back by the order's own rule, and production hears that it is not to be made.
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { weigh } from '#shop/approval/approval.ts'
import { returnStock } from '#shop/catalogue/stock/stock.ts'
import { voidProposals } from '../edit/proposal/proposal.ts'
import { countMissingFiles, countSold, findItem, pricedLines, setItemCancelled } from '../item/store.ts'
import { requoteEdited } from '../pay/quote.pay.ts'
import { type ItemCharge, restCharge } from '../pay/rest.rules.ts'
import { findFrozenPrices } from '../pay/store.ts'
import type { Given } from '../status/facts.rules.ts'
import { factsOf, type StepActor } from '../status/facts.status.ts'
import type { StepFault } from '../status/guard.rules.ts'
import { notifyItemCancelled } from '../status/notice/notice.ts'
import { whyNot } from '../status/rules.ts'
import { type FactRow, findFacts, insertChange, lockOrders, setOrder } from '../status/store.ts'
import { creditApart, withCancelFacts } from './cancel.refund.ts'
import { cancelItemRefund, type ItemRefund, itemCharge } from './rules.ts'

type Item = NonNullable<Awaited<ReturnType<typeof findItem>>>
interface Asked {
  orderId: number
  itemId: number
  actor: StepActor
  sellerId?: number
}
export interface ItemCancelPreview extends ItemRefund, ItemCharge {
  orderId: number
  itemId: number
  fault: StepFault | null
}

/** What cancelling this item would give back now, to the cent, and why it is not possible where it is not. Throws ORDER_NOT_FOUND. */
export async function previewCancelItem(db: Db, asked: Asked): Promise<ItemCancelPreview> {
  const [row] = await findFacts(db, [asked.orderId], asked.sellerId)
  const item = row && (await findItem(db, row.id, asked.itemId))
  if (!row || !item) throw new Fault('ORDER_NOT_FOUND')
  const refund = await refundOf(db, row, item)
  return { orderId: row.id, itemId: item.id, ...refund, fault: whyNotItem(row, item, asked.actor, db.now()) ?? null }
}

/** Cancels one item of an order by the order's own rule; the last item is cancelled with the order. Throws ORDER_NOT_FOUND and the cancel's faults. */
export async function cancelItem(tx: Tx, asked: Asked & { seenRefundCents: Cents; reason: string }): Promise<{ refundCents: Cents }> {
  const { actor, seenRefundCents, reason } = asked
  const [row] = await lockOrders(tx, [asked.orderId], asked.sellerId)
  const item = row && (await findItem(tx, row.id, asked.itemId))
  if (!row || !item) throw new Fault('ORDER_NOT_FOUND')
  const { nowCents, feeCents, shippingCents } = await refundOf(tx, row, item)
  const fault = whyNotItem(row, item, actor, tx.now(), { reason, seenRefundCents, dueRefundCents: nowCents })
  if (fault) throw new Fault(fault)
  if (actor.kind === 'staff' && seenRefundCents !== nowCents) throw new Fault('REFUND_NOT_SEEN')
  await weigh(tx, nowCents)
  if (row.paidAt !== null && row.productionStartedAt === null && item.variantId !== null)
    await returnStock(tx, [{ variantId: item.variantId, quantity: item.quantity }])
  await creditApart(tx, row, nowCents, `item:${item.id}`, reason)
  await setItemCancelled(tx, item.id, { refundedCents: nowCents, refundedShippingCents: shippingCents, cancelFeeCents: feeCents })
  await countSold(tx, [row.id])
  await countMissingFiles(tx, [row.id])
  await voidProposals(tx, row, item.id)
  const [after] = await findFacts(tx, [row.id])
  // Where nobody said which file was bad, all that are left must be there.
  const isMended = row.errorCode === 'FILE' && row.errorItemId === null && after?.itemsMissingFiles === 0
  await setOrder(tx, row.id, {
    quantity: row.quantity - item.quantity,
    refundedCents: row.refundedCents + nowCents,
    ...(row.status === 'ERROR' && isMended && { isCauseMended: true }),
  })
  if (row.paidAt === null) await requoteEdited(tx, row.id)
  const what = `${item.sku} × ${item.quantity}`
  const note = { step: 'cancelItem', actor: actor.kind, actorId: actor.id, reason: what, cents: nowCents }
  await insertChange(tx, row.id, row.status, note)
  await notifyItemCancelled(tx, row, { item: what, cents: nowCents, actor })
  const { id: orderId, sellerId } = row
  await emit(tx, 'order.itemCancelled', { sellerId, orderId, itemId: item.id }, { seller: sellerId })
  return { refundCents: nowCents }
}

async function refundOf(db: Db, row: FactRow, item: Item): Promise<ItemRefund & ItemCharge> {
  const [order] = await withCancelFacts(db, [row])
  if (!order) throw new Error('An order has no facts of its cancel.')
  const charge = await chargeOf(db, row, item, order.facts.isProcessed)
  return { ...charge, ...cancelItemRefund(order.facts, charge) }
}

/** Before a file was processed what the rest costs less by the order's own prices; after that, or where it has none, the item's price. */
async function chargeOf(db: Db, row: FactRow, item: Item, isProcessed: boolean): Promise<ItemCharge> {
  if (row.paidAt === null || item.cancelledAt) return { chargedCents: 0, shippingCents: 0, pieces: item.quantity }
  const frozen = isProcessed ? null : await findFrozenPrices(db, row.id)
  if (!frozen) return itemCharge(row, item)
  const lines = await pricedLines(db, row.id)
  return restCharge(frozen, lines, item.id)
}

function whyNotItem(row: FactRow, item: Item, actor: StepActor, now: Date, given?: Given): StepFault | undefined {
  if (item.cancelledAt || item.quantity >= row.quantity) return 'ORDER_STEP_IMPOSSIBLE'
  // Staff cancel whole orders in production, too; of a piece that is being made only its money can come back.
  return whyNot('cancel', factsOf(row), actor.roles, now, given) ?? (row.productionStartedAt === null ? undefined : 'ORDER_IN_PRODUCTION')
}
