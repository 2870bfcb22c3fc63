import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { requiredFault } from '#base/fields.ts'
import { CentsShape, dataOf, fieldOf, Id, IdParam, Instant, named, PageQuery, PersonName, pageOf } from '#base/shapes.ts'
import { alertKinds, paymentReasons, paymentStates } from './rules.ts'

export const payment = subject('payment', ['PayPal payment', 'Thanh toán PayPal'], {
  office: '/office/paypal?q={id}',
  portal: '/payments/paypal/{id}',
})

/**
 * KEPT: the money came, but its order could not be paid with it any more; it is in the wallet. LATE: it came after the payment had
 * ended here; it is in the wallet.
 */
export type PaymentOutcome = 'COMPLETED' | 'KEPT' | 'LATE' | 'DECLINED' | 'CANCELLED' | 'MISMATCH' | 'REVERSED'

/** A payment through PayPal as its seller sees it. */
export const Payment = z.object({
  id: Id,
  amount: CentsShape,
  depositId: Id.nullable(),
  orderId: Id.nullable(),
  state: z.enum(paymentStates),
  reason: z.enum(paymentReasons),
  /** PayPal's last answer did not come; it is asked again by itself. */
  isUnsure: z.boolean(),
  /** PayPal's number of it, once it is open there. */
  gatewayId: z.string().nullable(),
  /** Where the payer says yes; empty until it is open there. */
  approveUrl: z.string(),
  /** Whether its order is paid; nothing for a deposit. */
  isOrderPaid: z.boolean().nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
})
export type PaymentView = z.input<typeof Payment>

/** As finance sees it. */
export const OfficePayment = Payment.omit({ approveUrl: true }).extend({
  seller: PersonName,
  captureId: z.string().nullable(),
  reversedCents: CentsShape,
  asked: z.int(),
  askedAt: Instant.nullable(),
  askAt: Instant.nullable(),
})
export type OfficePaymentRow = z.input<typeof OfficePayment>

export const PaymentAlert = z.object({
  id: Id,
  kind: z.enum(alertKinds),
  subject: z.string(),
  detail: z.string(),
  paymentId: Id.nullable(),
  count: z.int(),
  firstAt: Instant,
  lastAt: Instant,
})
export type PaymentAlertRow = z.input<typeof PaymentAlert>

export const TakeBackBody = z.object({
  amountCents: CentsShape.min(1),
  /** PayPal's own number of the reversal: told of again, it is the same one. */
  reference: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{4,64}$/, { error: 'REFERENCE_INVALID' }),
  reason: fieldOf(requiredFault).pipe(z.string().trim().max(500)),
})

const readers = { staff: ['finance', 'auditor'] } as const
named({ OfficePayment, Payment })

export const paymentCalls = {
  startPayment: call('POST /v1/payment', {
    ...own(['orders', 'money']),
    did: { about: payment, done: ['Started a PayPal payment', 'Bắt đầu thanh toán PayPal'] },
    summary: 'Begin to pay by PayPal: a deposit of this amount in cents, or one unpaid order of mine',
    body: z.union([z.object({ amount: z.int() }).strict(), z.object({ orderId: Id }).strict()]),
    answer: dataOf(Payment),
  }),
  openPayment: call('POST /v1/payment/{id}/open', {
    ...own(['orders', 'money']),
    did: false,
    summary: 'Open my payment at PayPal and learn where to approve it; said twice, it is opened once',
    params: IdParam,
    answer: dataOf(Payment),
  }),
  settlePayment: call('POST /v1/payment/{id}/settle', {
    ...own(['orders', 'money']),
    // Its page asks every few seconds; whose payment it is, its beginning says.
    did: false,
    summary: 'Ask PayPal about my payment and take what was approved',
    params: IdParam,
    answer: dataOf(Payment),
  }),
  cancelPayment: call('POST /v1/payment/{id}/cancel', {
    ...own(['orders', 'money']),
    did: { about: payment, done: ['Cancelled a PayPal payment', 'Hủy thanh toán PayPal'] },
    summary: 'Give up my payment that was not approved',
    params: IdParam,
    answer: dataOf(Payment),
  }),
  myPayment: call('GET /v1/payment/{id}', {
    ...own(['orders', 'money', 'readOnly']),
    summary: 'One payment of mine',
    params: IdParam,
    answer: dataOf(Payment),
  }),
  officePayments: call('GET /v1/office/payment', {
    access: readers,
    touches: 'any',
    summary: 'Payments through PayPal, newest first, one page',
    query: PageQuery.extend({ state: z.enum(paymentStates).optional(), q: z.string().trim().max(100).optional() }),
    answer: pageOf(OfficePayment),
  }),
  paymentAlerts: call('GET /v1/office/payment/alert', {
    access: readers,
    touches: 'any',
    summary: 'What of PayPal finance must look at, newest first, one page',
    query: PageQuery,
    answer: pageOf(PaymentAlert),
  }),
  askPayment: call('POST /v1/office/payment/{id}/ask', {
    access: { staff: ['finance'] },
    touches: 'any',
    money: { none: 'Asks: what PayPal says has come is credited by itself' },
    did: { about: payment, done: ['Asked PayPal about the payment', 'Hỏi PayPal về khoản thanh toán'] },
    summary: 'Ask PayPal about a payment now',
    params: IdParam,
    answer: dataOf(OfficePayment),
  }),
  takeBackPayment: call('POST /v1/office/payment/{id}/take-back', {
    access: { staff: ['finance'] },
    touches: 'any',
    money: 'refund',
    did: {
      about: payment,
      done: ['Took back a PayPal payment', 'Thu hồi thanh toán PayPal'],
      asks: ['Take back a PayPal payment', 'Thu hồi thanh toán PayPal'],
    },
    summary: 'Take out of the wallet what PayPal took back of a payment; what the wallet lacks becomes debt',
    params: IdParam,
    body: TakeBackBody,
    answer: dataOf(OfficePayment),
  }),
}

export const paymentEvents = {
  'payment.changed': event<{ paymentId: number; sellerId: number; orderId: number | null; outcome: PaymentOutcome }>({
    own: ['orders', 'money', 'readOnly'],
    staff: readers.staff,
  }),
  'payment.alert': event<{ alertId: number; kind: (typeof alertKinds)[number]; paymentId: number | null }>({
    own: false,
    staff: readers.staff,
  }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof paymentEvents> {}
}
