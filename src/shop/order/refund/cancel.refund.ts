// Cancelling: what comes back is computed from facts, shown before, credited with the cancel.
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import { weigh } from '#shop/approval/approval.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { ownReasons, unsoldReason } from '#shop/wallet/adjust/reason.rules.ts'
import { takeBooked } from '#shop/wallet/ledger/booked.ledger.ts'
import { creditWallet } from '#shop/wallet/ledger/ledger.ts'
import { listCancelledSums } from '../item/store.ts'
import { giveBack } from '../pay/stock.ts'
import type { OrderStatus } from '../status/contract.ts'
import type { LabelFacts } from '../status/facts.rules.ts'
import { factsOf, type StepActor, systemActor } from '../status/facts.status.ts'
import type { StepFault } from '../status/guard.rules.ts'
import { notifyPostageLost, notifyRefunded } from '../status/notice/notice.ts'
import { chooseStep, whyNot } from '../status/rules.ts'
import { writeMoves } from '../status/status.ts'
import { type FactRow, findFacts, lockOrders, setOrder } from '../status/store.ts'
import { type CancelFacts, type CancelRefund, cancelRefund } from './rules.ts'

export interface CancelPreview extends CancelRefund {
  orderId: number
  status: OrderStatus
  paidCents: Cents
  refundedCents: Cents
  feeCents: Cents
  pieces: number
  fault: StepFault | null
}

export interface Cancellable {
  row: FactRow
  facts: CancelFacts
}
/** These orders with the facts that the refunds of their cancels are computed from. */
export async function withCancelFacts(db: Db, rows: readonly FactRow[]): Promise<Cancellable[]> {
  const feeCents = await readSetting(db, 'cancelFeeCents')
  const ids = rows.map(row => row.id)
  const cancelled = new Map((await listCancelledSums(db, ids)).map(({ orderId, ...sums }) => [orderId, sums]))
  return rows.map(row => {
    // Until the carrier has answered, a label that is being bought may have been.
    const { label, isFormLabel } = factsOf(row)
    const { itemShippingCents, ...sums } = cancelled.get(row.id) ?? { itemsBackCents: 0, itemShippingCents: 0, itemFeesCents: 0 }
    const facts: CancelFacts = {
      paidCents: row.paidCents,
      shippingCents: row.shippingCents - row.usedShippingCents - itemShippingCents,
      refundedCents: row.refundedCents,
      ...sums,
      pieces: row.quantity,
      isProcessed: (row.processedAt ?? row.renderedAt) !== null,
      isProductionStarted: row.productionStartedAt !== null,
      isFormLabel,
      label: isFormLabel && label === null ? 'BOUGHT' : postageOf(label),
      feeCents,
    }
    return { row, facts }
  })
}

const postageOf = (label: LabelFacts | null): CancelFacts['label'] =>
  !label?.isBought ? 'NONE' : label.refund === 'REFUNDED' || label.refund === 'REFUSED' ? label.refund : 'BOUGHT'

/** What a cancel would give back now, to the cent, and why it is not possible where it is not. */
export async function previewCancels(db: Db, ids: readonly number[], actor: StepActor, sellerId?: number): Promise<CancelPreview[]> {
  return (await withCancelFacts(db, await findFacts(db, ids, sellerId))).map(({ row, facts }) => ({
    orderId: row.id,
    status: row.status,
    paidCents: row.paidCents,
    refundedCents: row.refundedCents,
    feeCents: facts.feeCents,
    pieces: facts.pieces,
    fault: whyNot('cancel', factsOf(row), actor.roles, db.now()) ?? null,
    ...cancelRefund(facts),
  }))
}

export interface CancelAsk {
  orderId: number
  /** What was shown; needed once files were processed. */
  seenRefundCents?: Cents | undefined
}
export type CancelOutcome =
  | { orderId: number; status: OrderStatus; refundCents: Cents; afterVoidCents: Cents; fault?: undefined }
  | { orderId: number; fault: StepFault }

/** Cancels each of these orders and credits what its facts give; one answer per order, and none stops the others. */
export async function cancelOrders(
  tx: Tx,
  asks: readonly CancelAsk[],
  actor: StepActor,
  reason: string,
  sellerId?: number,
): Promise<CancelOutcome[]> {
  const orderIds = asks.map(ask => ask.orderId)
  const found = new Map((await withCancelFacts(tx, await lockOrders(tx, orderIds, sellerId))).map(order => [order.row.id, order]))
  const outcomes: CancelOutcome[] = []
  for (const ask of asks) {
    const order = found.get(ask.orderId)
    found.delete(ask.orderId)
    outcomes.push(order ? await cancelOne(tx, order, ask, actor, reason) : { orderId: ask.orderId, fault: 'ORDER_NOT_FOUND' })
  }
  return outcomes
}

/**
 * The carrier surely sold nothing: all that was paid for the label comes back, with the cancel, or as what the seller's own cancel left to
 * come. The app takes this step as support would; `said` are the carrier's words, where it had any.
 */
export async function cancelUnsold(tx: Tx, orderId: number, said: string): Promise<void> {
  const [order] = await withCancelFacts(tx, await lockOrders(tx, [orderId]))
  if (!order?.facts.isFormLabel) return
  if (order.row.status === 'CANCELLED') await refundVoidedLabel(tx, orderId)
  else await cancelOne(tx, { ...order, facts: { ...order.facts, label: 'NONE' } }, { orderId }, unsold, unsoldReason(said))
}
const unsold: StepActor = { ...systemActor, roles: ['support'] }

async function cancelOne(tx: Tx, { row, facts }: Cancellable, ask: CancelAsk, actor: StepActor, reason: string): Promise<CancelOutcome> {
  const refund = cancelRefund(facts)
  const given = {
    reason,
    dueRefundCents: refund.nowCents,
    ...(ask.seenRefundCents !== undefined && { seenRefundCents: ask.seenRefundCents }),
  }
  const way = chooseStep('cancel', factsOf(row), actor.roles, tx.now(), given)
  if (typeof way === 'string') return { orderId: row.id, fault: way }
  // A seller's is held by the table; staff may cancel unseen by the API, but never for another sum than they were shown.
  if ((ask.seenRefundCents ?? refund.nowCents) !== refund.nowCents && actor.kind === 'staff')
    return { orderId: row.id, fault: 'REFUND_NOT_SEEN' }
  await weigh(tx, refund.nowCents + refund.afterVoidCents)
  await giveBack(tx, row)
  await credit(tx, row, refund.nowCents, 'cancel', reason)
  const patch = { refundedCents: row.refundedCents + refund.nowCents, voidRefundCents: refund.afterVoidCents }
  await writeMoves(tx, [{ row, way }], { actor, given, patch, cents: refund.nowCents })
  await notifyRefunded(tx, row, { cents: refund.nowCents, actor, isCancel: true })
  return { orderId: row.id, status: way.to, refundCents: refund.nowCents, afterVoidCents: refund.afterVoidCents }
}

/**
 * The carrier gave the postage of a cancelled order's label back: the shipping part follows as a second entry, with what was let go when it
 * had refused that before. Does nothing where none is due, and never twice for an order. Above a member of staff's limits it waits.
 */
export async function refundVoidedLabel(tx: Tx, orderId: number, letGoCents: Cents = 0): Promise<Cents> {
  const [row] = await lockOrders(tx, [orderId])
  if (!row) return 0
  const cents = Math.max(0, Math.min(row.voidRefundCents + letGoCents, row.paidCents - row.refundedCents))
  if (row.voidRefundCents > 0) await setOrder(tx, orderId, { voidRefundCents: 0 })
  if (cents === 0) return 0
  await weigh(tx, cents)
  await creditVoid(tx, row, cents)
  await notifyRefunded(tx, row, { cents, actor: systemActor })
  return cents
}

/** A cancelled order stays what it is; one that was refunded in part, and now is in whole, is REFUNDED. */
async function creditVoid(tx: Tx, row: FactRow, cents: Cents): Promise<void> {
  const reason = ownReasons.LABEL_REFUNDED
  const refundedCents = row.refundedCents + cents
  if (row.status !== 'PARTIAL_REFUNDED' || refundedCents < row.paidCents) {
    await creditApart(tx, row, cents, 'void', reason)
    return setOrder(tx, row.id, { refundedCents })
  }
  const given = { to: 'REFUNDED', reason, refundCents: cents } as const
  const way = chooseStep('refund', factsOf(row), systemActor.roles, tx.now(), given)
  if (typeof way === 'string') throw new Fault(way)
  await credit(tx, row, cents, 'void', reason)
  await writeMoves(tx, [{ row, way }], { actor: systemActor, given, patch: { refundedCents }, cents })
}

/** The carrier keeps it: what was due is let go, and its seller is told. Answers how much that was. */
export async function letGoVoidRefund(tx: Tx, orderId: number): Promise<Cents> {
  const [row] = await lockOrders(tx, [orderId])
  if (!row || row.voidRefundCents === 0) return 0
  const cents = Math.min(row.voidRefundCents, row.paidCents - row.refundedCents)
  await setOrder(tx, orderId, { voidRefundCents: 0 })
  await emit(tx, 'order.changed', { sellerId: row.sellerId, orderId }, { seller: row.sellerId })
  await notifyPostageLost(tx, row, cents)
  return cents
}

/** Credits the seller once for `what` of this order and tells it. */
export async function credit(tx: Tx, row: FactRow, amountCents: Cents, what: string, reason: string): Promise<void> {
  if (amountCents <= 0) return
  const { id: orderId, sellerId, paidCents } = row
  await creditWallet(tx, { sellerId, orderId, amountCents, kind: 'REFUND', ref: `order:${orderId}:${what}`, reason })
  const totalRefundedCents = row.refundedCents + amountCents
  await emit(tx, 'order.refunded', { sellerId, orderId, amountCents, totalRefundedCents, paidCents }, { seller: sellerId })
}

/** The same beside the table: the order takes no step with it. */
export async function creditApart(tx: Tx, row: FactRow, amountCents: Cents, what: string, reason: string): Promise<void> {
  await credit(tx, row, amountCents, what, reason)
  takeBooked(tx, row.id)
}
