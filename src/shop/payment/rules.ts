// What PayPal's word about an order means for a payment of ours (domain.md "Money"); no money moves but by `credit`.
import type { Cents } from '#base/money.ts'

export const paymentStates = ['WAITING', 'COMPLETED', 'DECLINED', 'CANCELLED', 'MISMATCH'] as const
export type PaymentState = (typeof paymentStates)[number]
export const paymentReasons = ['', 'DECLINED', 'GIVEN_UP', 'TOO_LATE', 'UNKNOWN', 'AMOUNT', 'CURRENCY', 'PAYEE', 'CUSTOM_ID'] as const
export type PaymentReason = (typeof paymentReasons)[number]
export const alertKinds = ['UNSIGNED', 'FOREIGN', 'MISMATCH', 'REVERSED'] as const
export type AlertKind = (typeof alertKinds)[number]

const minuteMs = 60_000
/** PayPal keeps request ids, and the payer's approval, for about six hours: nothing is opened anew after that. */
export const openForMs = 6 * 60 * minuteMs
/** 1, 2, 4 … minutes after the last asking, at most six hours. */
export const nextAskMs = (asked: number): number => Math.min(openForMs, minuteMs * 2 ** Math.min(asked, 9))

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
  const [capture] = order.captures
  if (capture && moneyHasCome.includes(capture.status)) return { act: 'credit', captureId: capture.id }
  if (capture && (capture.status === 'DECLINED' || capture.status === 'FAILED'))
    return { act: 'end', state: 'DECLINED', reason: 'DECLINED' }
  if (capture) return { act: 'wait' }
  if (order.status === 'APPROVED') return { act: 'capture' }
  if (order.status === 'VOIDED' || isLate) return { act: 'end', state: 'CANCELLED', reason: 'TOO_LATE' }
  return { act: 'wait' }
}

/** What was given back later had come first: it is credited, and the reversal takes it back. */
const moneyHasCome: readonly string[] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

function mismatchOf({ key, amountCents }: AskedPayment, order: AskedOrder, merchantId: string): PaymentReason | undefined {
  if (order.customId !== key) return 'CUSTOM_ID'
  if (order.payeeId !== merchantId) return 'PAYEE'
  if ([order, ...order.captures].some(each => each.currency !== 'USD')) return 'CURRENCY'
  if (order.captures.length > 1 || [order, ...order.captures].some(each => each.amountCents !== amountCents)) return 'AMOUNT'
  return undefined
}

/** The screen where a payment is begun. */
export const paymentPath = (of: { orderId: number } | { amountCents: Cents }): string =>
  `/payments/paypal?${'orderId' in of ? `order=${of.orderId}` : `amount=${of.amountCents}`}`
