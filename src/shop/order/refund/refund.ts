// Refunds by staff, by tickets and by time: never above what was paid and is not back yet.
import { Fault } from '#base/fault.ts'
import { type Cents, formatCents, sumCents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { weigh } from '#shop/approval/approval.ts'
import { ownReasons } from '#shop/wallet/adjust/reason.rules.ts'
import { listItems } from '../item/store.ts'
import type { OrderStatus } from '../status/contract.ts'
import { factsOf, type StepActor, systemActor } from '../status/facts.status.ts'
import { notifyRefunded } from '../status/notice/notice.ts'
import { chooseStep } from '../status/rules.ts'
import { writeMoves } from '../status/status.ts'
import { type FactRow, insertChange, lockOrders, setOrder } from '../status/store.ts'
import { credit, creditApart } from './cancel.refund.ts'
import { itemCharge, statusAfterRefund, whyNotRefund } from './rules.ts'
import { listRemakes } from './store.ts'

export interface Refund {
  orderId: number
  amountCents: Cents
  /** What was left, as it was shown: another refund or a reship may have come between. */
  seenLeftCents?: Cents | undefined
  actor: StepActor
  reason: string
}

/**
 * Gives money of an order back. At rest it becomes PARTIAL_REFUNDED or REFUNDED; a moving order stays where it is and only its
 * refunded facet changes. All of a moving order's money is a cancel, not a refund. Above a member of staff's limits it waits. Throws the refund's faults.
 */
export async function refundOrder(
  tx: Tx,
  { orderId, amountCents, seenLeftCents, actor, reason }: Refund,
): Promise<{ status: OrderStatus; refundedCents: Cents }> {
  const [row] = await lockOrders(tx, [orderId])
  if (!row) throw new Fault('ORDER_NOT_FOUND')
  const fault = whyNotRefund(row, amountCents)
  if (fault) throw new Fault(fault)
  if (seenLeftCents !== undefined && seenLeftCents !== row.paidCents - row.refundedCents) throw new Fault('REFUND_NOT_SEEN')
  await assertNotRemade(tx, row, amountCents)
  if (reason.trim() === '') throw new Fault('ORDER_REASON_MISSING', { path: 'reason' })
  const to = statusAfterRefund(row.status, row, amountCents)
  if (!to) throw new Fault('ORDER_STEP_IMPOSSIBLE')
  await weigh(tx, amountCents)
  const refundedCents = row.refundedCents + amountCents
  const what = `refund:${row.refundedCents}`
  await notifyRefunded(tx, row, { cents: amountCents, actor })
  if (to === row.status && to !== 'PARTIAL_REFUNDED') {
    if (!actor.roles.some(role => role === 'finance' || role === 'support' || role === 'system')) throw new Fault('ORDER_OTHER_DESK')
    await creditApart(tx, row, amountCents, what, reason)
    await setOrder(tx, orderId, { refundedCents })
    await insertChange(tx, orderId, row.status, { step: 'refund', actor: actor.kind, actorId: actor.id, reason, cents: amountCents })
    return { status: row.status, refundedCents }
  }
  const given = { to, reason, refundCents: amountCents }
  const way = chooseStep('refund', factsOf(row), actor.roles, tx.now(), given)
  if (typeof way === 'string') throw new Fault(way)
  await credit(tx, row, amountCents, what, reason)
  await writeMoves(tx, [{ row, way }], { actor, given, patch: { refundedCents }, cents: amountCents })
  return { status: way.to, refundedCents }
}

/** What was made again for nothing is not given back, too: of an order that was made again in part, the price of the other items is left. */
async function assertNotRemade(tx: Tx, row: FactRow, amountCents: Cents): Promise<void> {
  const free = (await listRemakes(tx, row.id)).filter(remake => remake.isFree)
  const [remake] = free
  if (!remake) return
  const remade = new Set(free.flatMap(({ itemIds }) => itemIds))
  const items = (await listItems(tx, [row.id])).filter(item => !item.cancelledAt)
  const isWhole = free.some(({ itemIds }) => itemIds.length === 0) || items.every(item => remade.has(item.id))
  const chargedCents = sumCents(items.filter(item => remade.has(item.id)).map(item => itemCharge(row, item).chargedCents))
  const leftCents = isWhole ? 0 : row.paidCents - chargedCents - row.refundedCents
  if (leftCents <= 0) throw new Fault('ORDER_REMADE', { values: { id: remake.id } })
  if (amountCents > leftCents)
    throw new Fault('REFUND_REMADE_ITEMS', { values: { id: remake.id, left: formatCents(leftCents), leftCents } })
}

/** The paid orders that replace this one, or some of its items. */
export const replacementsOf = async (db: Db, orderId: number): Promise<readonly { id: number }[]> =>
  (await listRemakes(db, orderId)).filter(({ paidAt }) => paidAt !== null)

/** A missed order's days are over: all that is left comes back. Nothing where it was seen, sent again or refunded meanwhile. */
export async function refundMissed(tx: Tx, orderId: number): Promise<void> {
  const [row] = await lockOrders(tx, [orderId])
  const leftCents = row?.status === 'MISSED' ? row.paidCents - row.refundedCents : 0
  if (leftCents > 0) await refundOrder(tx, { orderId, amountCents: leftCents, actor: systemActor, reason: ownReasons.MISSED })
}
