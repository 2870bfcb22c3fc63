// What becomes of the postage of labels that were given back. A seller's money follows the carrier's, whoever tells of it, and once.
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import { day, later } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { serviceOf, stopOnTrouble } from '#shop/carrier/account/open.account.ts'
import { CarrierTrouble, plainWords, type VoidAnswer } from '#shop/carrier/rules.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { setFacets } from '#shop/order/item/item.ts'
import { letGoVoidRefund, refundVoidedLabel } from '#shop/order/refund/cancel.refund.ts'
import { factsOf } from '#shop/order/status/facts.status.ts'
import { bookInternal } from '#shop/wallet/ledger/ledger.ts'
import { labelFactsOf, refundDueCents } from '../rules.ts'
import { findLabel, type LabelPatch, type LabelRow, lockLabel, setLabelRow } from '../store.ts'
import { emitLabel } from './buy.ts'
import { type RefundDue, takeRefundsDue } from './purchase.store.ts'

/** The order's facts are of this label: what was paid for its postage is what its cancel gives back. */
export const isItsLabel = (order: Parameters<typeof factsOf>[0], { trackingNumber }: Pick<LabelRow, 'trackingNumber'>): boolean =>
  trackingNumber !== null && factsOf(order).label?.number === trackingNumber

interface Refund extends Pick<VoidAnswer, 'ref' | 'said' | 'againAt'> {
  state: 'ASKED' | 'REFUNDED' | 'REFUSED'
}

/**
 * Writes what became of it, on the label and on the order that goes by it, and lets the money follow. The order is locked, and then the label.
 * A label that is in use again, or was refused, is none once its postage is back.
 */
export async function keepRefund(tx: Tx, label: LabelRow, { state, ref, said = '', againAt }: Refund): Promise<void> {
  const isEnd = state !== 'ASKED'
  const refunded: LabelRow = { ...label, refundState: state, ...(state === 'REFUNDED' && { state: 'VOIDED' as const }) }
  const patch: LabelPatch = {
    state: refunded.state,
    refundState: state,
    refundNote: plainWords(said),
    refundAt: label.refundState === 'ASKED' ? label.refundAt : tx.now(),
    refundAskAt: isEnd ? null : (againAt ?? later(tx.now(), day)),
    refundEndedAt: isEnd ? tx.now() : null,
    refundClosedAt: null,
    ...(ref !== undefined && { refundRef: ref }),
    ...(refunded.state !== label.state && { voidedAt: tx.now() }),
  }
  await setLabelRow(tx, label.id, { ...patch, refundLetGoCents: await moveMoney(tx, refunded) })
  if (state === 'REFUNDED' && label.kind === 'ELSEWHERE') await bookPostage(tx, label, -label.postageCents)
  await emitLabel(tx, refunded, refunded.state)
}

/** What the shop paid for a label where it has no account, or got back of it (negative): out of its shipping, to the world outside. */
export async function bookPostage(tx: Tx, { id, orderId }: Pick<LabelRow, 'id' | 'orderId'>, cents: Cents): Promise<void> {
  if (cents === 0) return
  await bookInternal(tx, {
    ref: cents > 0 ? `label:${id}` : `label:${id}:back`,
    reason: cents > 0 ? 'Postage bought elsewhere' : 'Postage back',
    orderId,
    postings: [
      { account: 'SHIPPING', amountCents: -cents },
      { account: 'BANK', amountCents: cents },
    ],
  })
}

/** Answers what is let go of the order's money. */
async function moveMoney(tx: Tx, label: LabelRow): Promise<Cents> {
  const { orderId, refundState, refundLetGoCents } = label
  if (!isItsLabel(await lockOrder(tx, orderId), label)) return refundLetGoCents
  await setFacets(tx, orderId, { label: JSON.stringify(labelFactsOf(label)) })
  if (refundState === 'REFUSED') return refundLetGoCents + (await letGoVoidRefund(tx, orderId))
  if (refundState !== 'REFUNDED') return refundLetGoCents
  await refundVoidedLabel(tx, orderId, refundLetGoCents)
  return 0
}

/** Asks carriers what became of the refunds that they look at, each about once a day. */
export async function askRefunds(engine: Engine): Promise<void> {
  const due = await engine.db.transaction(tx => takeRefundsDue(tx, 200))
  const inTrouble = new Set<number>()
  for (const label of due) {
    if (inTrouble.has(label.accountId)) continue
    const trouble = await askRefund(engine, label)
    if (trouble && trouble.kind !== 'UNKNOWN') inTrouble.add(label.accountId)
  }
}

async function askRefund(engine: Engine, { id, accountId, number, ref }: RefundDue): Promise<CarrierTrouble | undefined> {
  try {
    const answer = await (await serviceOf(engine, accountId)).voidState?.({ number, ref })
    await engine.db.transaction(tx => keepToldRefund(tx, id, answer ?? { state: 'ASKED' }))
    return undefined
  } catch (error) {
    if (!(error instanceof CarrierTrouble)) throw error
    const { until } = error
    await engine.db.transaction(async tx => {
      if (until) await setLabelRow(tx, id, { refundAskAt: until })
      await stopOnTrouble(tx, accountId, error)
    })
    return error
  }
}

/** An answer that comes after somebody closed it changes nothing. */
async function keepToldRefund(tx: Tx, labelId: number, { state, ...answer }: VoidAnswer): Promise<void> {
  const label = await lockedLabel(tx, labelId)
  if (label.refundState !== 'ASKED') return
  if (state === 'ASKED' || state === 'NOT_YET') {
    const { said = '', againAt = later(tx.now(), day) } = answer
    return setLabelRow(tx, labelId, { refundAskAt: againAt, refundNote: plainWords(said) })
  }
  await keepRefund(tx, label, { ...answer, state: state === 'REFUSED' ? 'REFUSED' : 'REFUNDED' })
}

/**
 * Staff say what became of it: of one that the carrier has not ended, and of one that it refused, which may come after all. Throws
 * LABEL_NOT_FOUND, LABEL_REFUND_OVER, and REFUND_NOT_SEEN where its seller would get another sum than was shown.
 */
export async function closeRefund(
  tx: Tx,
  labelId: number,
  { state, note, seenCents }: { state: 'REFUNDED' | 'REFUSED'; note: string; seenCents: Cents },
): Promise<void> {
  const label = await lockedLabel(tx, labelId)
  const order = await lockOrder(tx, label.orderId)
  const isOpen = label.refundState === 'ASKED' || (label.refundState === 'REFUSED' && label.refundClosedAt === null)
  if (!isOpen || label.state === 'VOIDING') throw new Fault('LABEL_REFUND_OVER')
  const dueCents = refundDueCents(label, isItsLabel(order, label) ? order : undefined)
  if (seenCents !== (state === 'REFUNDED' ? dueCents : 0)) throw new Fault('REFUND_NOT_SEEN')
  await keepRefund(tx, label, { state, said: note })
  await setLabelRow(tx, labelId, { refundClosedAt: tx.now() })
}

/** The order first, as everywhere. */
async function lockedLabel(tx: Tx, labelId: number): Promise<LabelRow> {
  const found = await findLabel(tx, labelId)
  if (found) await lockOrder(tx, found.orderId)
  const label = await lockLabel(tx, labelId)
  if (!label) throw new Fault('LABEL_NOT_FOUND')
  return label
}
