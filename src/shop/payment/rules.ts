// What PayPal's word about an order means for a payment of ours (docs/domain.md "Money"); no money moves but by `credit`.
import { type Cents, sumCents } from '#base/money.ts'

export const paymentStates = ['WAITING', 'COMPLETED', 'DECLINED', 'CANCELLED', 'MISMATCH'] as const
export type PaymentState = (typeof paymentStates)[number]
export const paymentReasons = ['', 'DECLINED', 'GIVEN_UP', 'TOO_LATE', 'UNKNOWN', 'AMOUNT', 'CURRENCY', 'PAYEE', 'CUSTOM_ID'] as const
export type PaymentReason = (typeof paymentReasons)[number]
/** LATE: the money came although the payment had ended here. */
export const alertKinds = ['UNSIGNED', 'FOREIGN', 'MISMATCH', 'REVERSED', 'LATE'] as const
export type AlertKind = (typeof alertKinds)[number]

const minuteMs = 60_000
/** PayPal keeps request ids, and the payer's approval, for about six hours: nothing is opened anew after that. */
export const openForMs = 6 * 60 * minuteMs
/** 1, 2, 4 … minutes after the last asking, at most six hours. */
export const nextAskMs = (asked: number): number => Math.min(openForMs, minuteMs * 2 ** Math.min(asked, 9))

/** A payment that ended here without money is asked about for so long: PayPal may have taken it after all. */
export const askEndedForMs = 7 * 24 * 60 * minuteMs

export interface AskedPayment {
  readonly key: string
  readonly amountCents: Cents
  readonly createdAt: Date
}
export interface AskedOrder {
  readonly status: string
  readonly customId: string
  readonly amountCents: Cents
  readonly currency: string
  readonly payeeId: string
  readonly captures: readonly { readonly id: string; readonly status: string; readonly amountCents: Cents; readonly currency: string }[]
}
export type Verdict =
  | { readonly act: 'wait' | 'capture' }
  | { readonly act: 'credit'; readonly captureId: string }
  | { readonly act: 'end'; readonly state: 'DECLINED' | 'CANCELLED' | 'MISMATCH'; readonly reason: PaymentReason }

/** What to do now; what is not our very order is neither captured nor credited. */
export function verdictOn(payment: AskedPayment, order: AskedOrder | undefined, merchantId: string, now: Date): Verdict {
  const isLate = now.getTime() - payment.createdAt.getTime() > openForMs
  if (!order) return isLate ? { act: 'end', state: 'CANCELLED', reason: 'UNKNOWN' } : { act: 'wait' }
  const wrong = mismatchOf(payment, order, merchantId)
  if (wrong) return { act: 'end', state: 'MISMATCH', reason: wrong }
  const came = cameOf(order)
  const cameCents = sumCents(came.map(capture => capture.amountCents))
  if (came[0] && cameCents === payment.amountCents) return { act: 'credit', captureId: came[0].id }
  if (order.captures.some(capture => capture.status === 'PENDING') && !(cameCents > payment.amountCents)) return { act: 'wait' }
  if (came.length > 0) return { act: 'end', state: 'MISMATCH', reason: 'AMOUNT' }
  if (order.captures.length > 0) return { act: 'end', state: 'DECLINED', reason: 'DECLINED' }
  if (order.status === 'APPROVED') return { act: 'capture' }
  if (order.status === 'VOIDED' || isLate) return { act: 'end', state: 'CANCELLED', reason: 'TOO_LATE' }
  return { act: 'wait' }
}

/** The captures that brought money; tries that failed stand beside them. What was given back later had come first, and is taken back after it. */
export const cameOf = ({ captures }: Pick<AskedOrder, 'captures'>) => captures.filter(({ status }) => moneyHasCome.includes(status))
const moneyHasCome: readonly string[] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

function mismatchOf({ key, amountCents }: AskedPayment, order: AskedOrder, merchantId: string): PaymentReason | undefined {
  if (order.customId !== key) return 'CUSTOM_ID'
  if (order.payeeId !== merchantId) return 'PAYEE'
  if ([order, ...order.captures].some(each => each.currency !== 'USD')) return 'CURRENCY'
  return order.amountCents === amountCents ? undefined : 'AMOUNT'
}

/** The screen where a payment is begun. */
export const paymentPath = (of: { orderId: number } | { amountCents: Cents }): string =>
  `/payments/paypal?${'orderId' in of ? `order=${of.orderId}` : `amount=${of.amountCents}`}`
