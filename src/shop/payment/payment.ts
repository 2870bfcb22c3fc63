// Payments through PayPal: begun, opened, heard of. What PayPal says is acted on in one place only, settle/settle.ts.
import { Fault } from '#base/fault.ts'
import { later, minute } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { assertAccepted } from '#shop/order/item/resolution/resolution.ts'
import { findOrders } from '#shop/order/status/facts.status.ts'
import { isPayable } from '#shop/order/status/rules.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { cancelGatewayDeposit, openGatewayDeposit } from '#shop/wallet/deposit/gateway.deposit.ts'
import { openWallet } from '#shop/wallet/ledger/ledger.ts'
import type { PaymentView } from './contract.ts'
import { openForMs } from './rules.ts'
import { isUnknown, remarkFor } from './settle/settle.ts'
import {
  findPayment,
  findView,
  insertPayment,
  lockOpenOf,
  lockOpenPayments,
  lockPayment,
  newKey,
  type PaymentRow,
  setEnded,
  setOpened,
} from './store.ts'

export { settle, takeBackByHand } from './settle/settle.ts'

export type Purpose = { amount: number } | { orderId: number }

/**
 * Writes down what will be paid; PayPal is not called yet. An order that is being paid already answers that payment. Throws
 * PAYPAL_IS_OFF, PAYMENT_TOO_MANY_OPEN, DEPOSIT_AMOUNT_INVALID, ORDER_NOT_FOUND, ORDER_NEEDS_NO_PAYMENT, ORDER_RESOLUTION_LOW.
 */
export async function startPayment(tx: Tx, { paypal }: Engine, sellerId: number, purpose: Purpose): Promise<number> {
  if (paypal.mode === 'OFF') throw new Fault('PAYPAL_IS_OFF')
  await refuseTooMany(tx, sellerId, 'orderId' in purpose ? purpose.orderId : undefined)
  const key = newKey()
  const common = { sellerId, key, askAt: later(tx.now(), 2 * minute) }
  if ('amount' in purpose) {
    const name = `PP${key.replaceAll('-', '').slice(0, 14).toUpperCase()}`
    const depositId = await openGatewayDeposit(tx, { sellerId, amountCents: purpose.amount, name })
    return idOf(await insertPayment(tx, { ...common, amountCents: purpose.amount, depositId, orderId: null }))
  }
  const { orderId } = purpose
  await openWallet(tx, sellerId)
  const order = (await findOrders(tx, [orderId], sellerId)).get(orderId)
  if (!order) throw new Fault('ORDER_NOT_FOUND')
  if (order.paidAt !== null || !isPayable(order.status) || order.totalCents <= 0) throw new Fault('ORDER_NEEDS_NO_PAYMENT')
  await assertAccepted(tx, orderId)
  const open = await lockOpenOf(tx, orderId)
  if (open && (open.amountCents === order.totalCents || open.capturingAt !== null)) return open.id
  if (open) await setEnded(tx, open.id, { state: 'CANCELLED', reason: 'GIVEN_UP', captureId: null })
  const made = await insertPayment(tx, { ...common, amountCents: order.totalCents, depositId: null, orderId })
  // Another tab was quicker.
  return made ?? idOf((await lockOpenOf(tx, orderId))?.id)
}

/** An order that is being paid already is no further payment. */
async function refuseTooMany(tx: Tx, sellerId: number, orderId: number | undefined): Promise<void> {
  const max = await readSetting(tx, 'accountPaymentsOpen')
  if ((await lockOpenPayments(tx, sellerId, orderId)) >= max)
    throw new Fault('PAYMENT_TOO_MANY_OPEN', { values: { max, retryAfterSeconds: 60 } })
}

function idOf(id: number | undefined): number {
  if (id === undefined) throw new Error('The payment was not written.')
  return id
}

/** Throws PAYMENT_NOT_FOUND, also for another seller's. At the test provider the payer stays at the app's name by which they came. */
export async function myPayment(db: Db, { paypal }: Pick<Engine, 'paypal'>, sellerId: number, id: number): Promise<PaymentView> {
  const view = await findView(db, id, sellerId)
  if (!view) throw new Fault('PAYMENT_NOT_FOUND')
  return paypal.mode === 'TEST' && view.approveUrl !== '' ? { ...view, approveUrl: new URL(view.approveUrl).pathname } : view
}

/**
 * Makes the order at PayPal of the payment that was written down. Its key makes a second try find the first one's order. Throws
 * PAYPAL_DOES_NOT_ANSWER where that is not known; PAYMENT_IS_OVER.
 */
export async function openPayment(engine: Engine, sellerId: number, id: number): Promise<void> {
  const { db, paypal, config } = engine
  const payment = await ownPayment(db, sellerId, id)
  if (payment.gatewayId !== null) return
  if (payment.state !== 'WAITING' || db.now().getTime() - payment.createdAt.getTime() > openForMs) throw new Fault('PAYMENT_IS_OVER')
  const page = `${config.publicUrl}/payments/paypal/${id}`
  const opened = await paypal
    .openOrder({
      key: payment.key,
      amountCents: payment.amountCents,
      description: payment.orderId === null ? `Deposit ${payment.depositId}` : `Order ${payment.orderId}`,
      returnUrl: page,
      cancelUrl: `${page}?back=1`,
    })
    .catch(error => {
      if (!isUnknown(error)) throw error
      engine.log.warn({ err: error, paymentId: id }, 'PayPal did not open a payment.')
      throw new Fault('PAYPAL_DOES_NOT_ANSWER', { values: { retryAfterSeconds: 5 } })
    })
  await db.transaction(tx => setOpened(tx, id, { gatewayId: opened.id, approveUrl: opened.approveUrl }))
}

/** Gives up a payment whose money was not begun to be taken. Throws PAYMENT_IS_OVER, PAYMENT_IS_BEING_TAKEN. */
export async function cancelPayment(tx: Tx, sellerId: number, id: number): Promise<void> {
  await ownPayment(tx, sellerId, id)
  const payment = await lockPayment(tx, id)
  if (payment?.state !== 'WAITING') throw new Fault('PAYMENT_IS_OVER')
  if (payment.capturingAt !== null) throw new Fault('PAYMENT_IS_BEING_TAKEN')
  await setEnded(tx, id, { state: 'CANCELLED', reason: 'GIVEN_UP', captureId: null })
  if (payment.depositId !== null) await cancelGatewayDeposit(tx, payment.depositId, await remarkFor(tx, payment, 'GIVEN_UP'))
}

export async function ownPayment(db: Db, sellerId: number, id: number): Promise<PaymentRow> {
  const payment = await findPayment(db, id, sellerId)
  if (!payment) throw new Fault('PAYMENT_NOT_FOUND')
  return payment
}
