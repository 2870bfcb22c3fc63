// The one place where PayPal's word becomes money: the return path, the webhook, the clock and finance all come here.
import { Fault } from '#base/fault.ts'
import { type Cents, formatCents } from '#base/money.ts'
import { later } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { OutboundRefusal } from '#engine/outbound/refusal.ts'
import { GatewayError, type GatewayOrder, type Reversal } from '#engine/paypal/paypal.ts'
import { getAccount } from '#shop/account/account.ts'
import { weigh } from '#shop/approval/approval.ts'
import { payFunded, refusePayment } from '#shop/order/pay/pay.ts'
import { systemActor } from '#shop/order/status/facts.status.ts'
import { cancelGatewayDeposit, completeGatewayDeposit } from '#shop/wallet/deposit/gateway.deposit.ts'
import { clawBack, creditWallet } from '#shop/wallet/ledger/ledger.ts'
import type { PaymentOutcome } from '../contract.ts'
import { type AlertKind, askEndedForMs, cameOf, nextAskMs, type PaymentReason, type Verdict, verdictOn } from '../rules.ts'
import { findPayment, insertAlert, insertReversal, lockPayment, type PaymentRow, setAsked, setCapturing, setEnded } from '../store.ts'
import { paymentText } from '../text.ts'

/**
 * Asks PayPal about a payment, captures what is approved under the payment's own key, and books what has come, once, however often
 * and from wherever it is called. Where PayPal does not answer nothing changes, and it is asked again by the clock.
 */
export async function settle(engine: Engine, id: number): Promise<void> {
  const { db } = engine
  const payment = await findPayment(db, id)
  if (!payment || payment.state === 'MISMATCH') return
  try {
    await settleNow(engine, payment)
  } catch (error) {
    if (!isUnknown(error)) throw error
    engine.log.warn({ err: error, paymentId: id }, 'PayPal did not answer about a payment.')
    await db.transaction(tx =>
      setAsked(tx, id, { askAt: later(tx.now(), nextAskMs(payment.asked)), isUnsure: payment.state === 'WAITING' }),
    )
  }
}

/** Whether nobody knows what became of the call. */
export const isUnknown = (error: unknown): boolean => error instanceof OutboundRefusal || error instanceof GatewayError

async function settleNow(engine: Engine, payment: PaymentRow): Promise<void> {
  const { db, paypal } = engine
  const { id, gatewayId, state } = payment
  const order = gatewayId === null ? undefined : await paypal.findOrder(gatewayId)
  if (state === 'COMPLETED') return order && takeBack(engine, payment, order.reversals)
  if (state !== 'WAITING') return hearLate(engine, payment, order)
  const verdict = verdictOn(payment, order, paypal.merchantId, db.now())
  if (verdict.act !== 'capture') return act(engine, payment, verdict, order)
  if (gatewayId === null || !(await db.transaction(tx => setCapturing(tx, id)))) return
  const { refusal } = await paypal.captureOrder(gatewayId, payment.key)
  if (refusal !== undefined && declines.includes(refusal)) return act(engine, payment, declined, order)
  // Whatever the capture said, the order itself is what is believed.
  const after = await paypal.findOrder(gatewayId)
  const second = verdictOn(payment, after, paypal.merchantId, db.now())
  await act(engine, payment, second.act === 'capture' ? { act: 'wait' } : second, after)
}

const declines = [
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
]
const declined: Verdict = { act: 'end', state: 'DECLINED', reason: 'DECLINED' }

async function act(engine: Engine, payment: PaymentRow, verdict: Verdict, order: GatewayOrder | undefined): Promise<void> {
  await engine.db.transaction(async tx => {
    const now = await lockPayment(tx, payment.id)
    // Somebody else was quicker.
    if (now?.state !== 'WAITING') return
    if (verdict.act === 'credit') return credit(tx, now, verdict.captureId)
    if (verdict.act === 'end') return end(tx, now, verdict, order)
    await setAsked(tx, now.id, { askAt: later(tx.now(), nextAskMs(now.asked)), isUnsure: false })
  })
  if (verdict.act === 'credit' && order) await takeBack(engine, payment, order.reversals)
}

/** Money that came although its payment had ended here is its seller's; finance is told of it, and of a sum that was not asked for. */
async function hearLate(engine: Engine, payment: PaymentRow, order: GatewayOrder | undefined): Promise<void> {
  const verdict = order && verdictOn(payment, order, engine.paypal.merchantId, engine.db.now())
  await engine.db.transaction(async tx => {
    const now = await lockPayment(tx, payment.id)
    if (now?.state !== 'CANCELLED' && now?.state !== 'DECLINED') return
    if (verdict?.act === 'credit') return creditLate(tx, now, verdict.captureId)
    if (order && verdict?.act === 'end' && cameOf(order).length > 0) return end(tx, now, verdict, order)
    const isOver = tx.now().getTime() - now.createdAt.getTime() > askEndedForMs
    await setAsked(tx, now.id, { askAt: isOver ? null : later(tx.now(), nextAskMs(now.asked)), isUnsure: false })
  })
  if (verdict?.act === 'credit' && order) await takeBack(engine, payment, order.reversals)
}

/** The deposit or order was given up, and stays so: the money goes to the wallet. */
async function creditLate(tx: Tx, payment: PaymentRow, captureId: string): Promise<void> {
  const { id, sellerId, amountCents } = payment
  await setEnded(tx, id, { state: 'COMPLETED', reason: '', captureId })
  await creditWallet(tx, { sellerId, kind: 'DEPOSIT', method: 'PAYPAL', amountCents, ref: `paypal:${id}` })
  await alert(tx, { kind: 'LATE', subject: `payment:${id}`, detail: `${amountCents} USD`, paymentId: id })
  await tell(tx, payment, 'LATE')
}

/** A deposit is completed. An order is paid in the same transaction; where it cannot be any more, the money stays in the wallet. */
async function credit(tx: Tx, payment: PaymentRow, captureId: string): Promise<void> {
  const { id, amountCents, depositId, orderId } = payment
  await setEnded(tx, id, { state: 'COMPLETED', reason: '', captureId })
  if (depositId !== null) await completeGatewayDeposit(tx, depositId, { number: captureId, receivedCents: amountCents })
  const isKept = orderId !== null && !(await payOrder(tx, payment, orderId))
  await tell(tx, payment, isKept ? 'KEPT' : 'COMPLETED')
}

async function payOrder(tx: Tx, { id, sellerId, amountCents }: PaymentRow, orderId: number): Promise<boolean> {
  let hasCome = false
  const fund = async () => {
    hasCome = true
    await creditWallet(tx, { sellerId, kind: 'DEPOSIT', method: 'PAYPAL', amountCents, ref: `paypal:${id}`, orderId })
  }
  const [outcome] = await payFunded(tx, { sellerId, orderIds: [orderId], actor: systemActor, fund })
  if (!hasCome) await fund()
  return outcome !== undefined && outcome.fault === undefined
}

async function end(tx: Tx, payment: PaymentRow, { state, reason }: Verdict & { act: 'end' }, order: GatewayOrder | undefined) {
  await setEnded(tx, payment.id, { state, reason, captureId: null })
  if (payment.depositId !== null) await cancelGatewayDeposit(tx, payment.depositId, await remarkFor(tx, payment, reason))
  if (payment.orderId !== null && state === 'DECLINED') await refusePayment(tx, payment.orderId, await remarkFor(tx, payment, reason))
  if (state === 'MISMATCH')
    await alert(tx, { kind: 'MISMATCH', subject: `payment:${payment.id}`, detail: detailOf(reason, order), paymentId: payment.id })
  await tell(tx, payment, state)
}

/** What finance compares; PayPal's own words are shortened and shown as text only. */
const detailOf = (reason: PaymentReason, order: GatewayOrder | undefined): string =>
  order ? `${reason}: ${order.amountCents} ${order.currency} ${order.payeeId} ${order.customId} ${order.status}`.slice(0, 300) : reason

/** Money that PayPal took back, each reversal once and never more than had come: out of the wallet, the rest is debt. */
export async function takeBack(engine: Engine, { id }: Pick<PaymentRow, 'id'>, reversals: readonly Reversal[]): Promise<void> {
  if (reversals.length === 0) return
  await engine.db.transaction(async tx => {
    const payment = await lockPayment(tx, id)
    if (payment?.state === 'MISMATCH')
      for (const reversal of reversals)
        await alert(tx, { kind: 'REVERSED', subject: reversal.id, detail: `${reversal.amountCents} USD, never credited`, paymentId: id })
    if (payment?.state !== 'COMPLETED') return
    let left: Cents = payment.amountCents - payment.reversedCents
    for (const reversal of reversals) {
      const amountCents = Math.min(left, reversal.amountCents)
      if (!(amountCents > 0) || !(await insertReversal(tx, id, { reversalId: reversal.id, amountCents }))) continue
      left -= amountCents
      await alert(tx, { kind: 'REVERSED', subject: reversal.id, detail: `${amountCents} USD`, paymentId: id })
      await bookReversal(tx, payment, { ...reversal, amountCents, reason: '' })
    }
  })
}

/**
 * Finance takes back what PayPal took and did not tell of. PayPal's reference of the reversal makes it the same as the one that PayPal
 * may tell of later. Throws PAYMENT_HAS_NO_MONEY, REVERSAL_ABOVE_PAYMENT, REVERSAL_IS_KNOWN.
 */
export async function takeBackByHand(tx: Tx, id: number, given: { amountCents: Cents; reference: string; reason: string }): Promise<void> {
  const payment = await lockPayment(tx, id)
  if (!payment) throw new Fault('PAYMENT_NOT_FOUND')
  if (payment.state !== 'COMPLETED') throw new Fault('PAYMENT_HAS_NO_MONEY')
  const { amountCents, reference, reason } = given
  const leftCents = payment.amountCents - payment.reversedCents
  if (amountCents > leftCents) throw new Fault('REVERSAL_ABOVE_PAYMENT', { path: 'amountCents', values: { left: formatCents(leftCents) } })
  await weigh(tx, amountCents)
  if (!(await insertReversal(tx, id, { reversalId: reference, amountCents }))) throw new Fault('REVERSAL_IS_KNOWN', { path: 'reference' })
  await bookReversal(tx, payment, { id: reference, amountCents, reason })
}

async function bookReversal(tx: Tx, payment: PaymentRow, reversal: Reversal & { reason: string }): Promise<void> {
  const { id, sellerId } = payment
  const { amountCents, reason } = reversal
  await clawBack(tx, { sellerId, amountCents, method: 'PAYPAL', ref: `paypal:${id}:${reversal.id}`, reason })
  await tell(tx, payment, 'REVERSED')
}

/** Finance is told of the first of each; of the rest the count is kept. */
export async function alert(tx: Tx, given: { kind: AlertKind; subject: string; detail: string; paymentId: number | null }): Promise<void> {
  const alertId = await insertAlert(tx, given)
  if (alertId !== undefined) await emit(tx, 'payment.alert', { alertId, kind: given.kind, paymentId: given.paymentId })
}

const tell = (tx: Tx, { id, sellerId, orderId }: PaymentRow, outcome: PaymentOutcome) =>
  emit(tx, 'payment.changed', { paymentId: id, sellerId, orderId, outcome }, { seller: sellerId })

/** What the deposit's history says of why it ended, in its seller's language. */
export async function remarkFor(tx: Tx, { sellerId }: PaymentRow, reason: PaymentReason): Promise<string> {
  const { language } = await getAccount(tx, sellerId)
  const [en, vi] =
    reason === 'DECLINED'
      ? paymentText.remarkDeclined
      : reason === 'GIVEN_UP' || reason === 'TOO_LATE' || reason === 'UNKNOWN'
        ? paymentText.remarkLeft
        : paymentText.remarkMismatch
  return language === 'vi' ? vi : en
}
