// What staff change of a wallet by hand: corrections, and how far below zero it may go.
import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { requiredFault } from '#base/fields.ts'
import { CentsShape, dataOf, fieldOf, Id, IdParam, Instant, named, PageQuery, PersonName, pageOf } from '#base/shapes.ts'
import { adjustmentStatuses, mostCreditCents, mostPerHandCents } from './rules.ts'

export const adjustment = subject('adjustment', ['Adjustment', 'Điều chỉnh'], { office: '/office/adjustments' })
export const wallet = subject('wallet', ['Wallet', 'Ví'], { office: '/office/people/{id}' })

const RequiredLine = fieldOf(requiredFault).pipe(z.string().trim().max(120))
const Words = fieldOf(requiredFault).pipe(z.string().trim().max(500))

export const Adjustment = z.object({
  id: Id,
  seller: PersonName,
  amountCents: CentsShape,
  reason: z.string(),
  status: z.enum(adjustmentStatuses),
  askedBy: PersonName,
  askedAt: Instant,
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  remark: z.string(),
})
export type Adjustment = z.output<typeof Adjustment>
export type AdjustmentRow = z.input<typeof Adjustment>

/** Positive gives, negative takes. */
export const AdjustmentBody = z.object({
  seller: RequiredLine,
  amountCents: CentsShape.min(-mostPerHandCents)
    .max(mostPerHandCents)
    .refine(cents => cents !== 0, { error: 'REQUIRED' }),
  reason: Words,
})
export const DecisionBody = z.object({ remark: z.string().trim().max(500).default('') })
export const RefusalBody = z.object({ remark: Words })
export const CreditBody = z.object({ creditLimitCents: CentsShape.min(0).max(mostCreditCents), reason: Words })

export const OfficeWallet = z.object({
  seller: PersonName,
  balanceCents: CentsShape,
  heldCents: CentsShape,
  debtCents: CentsShape,
  creditLimitCents: CentsShape,
})
export type OfficeWallet = z.output<typeof OfficeWallet>

const finance = { access: { staff: ['finance'] }, touches: 'any' } as const
const readers = { access: { staff: ['finance', 'auditor'] }, touches: 'any' } as const

named({ Adjustment, OfficeWallet })

export const adjustCalls = {
  adjustments: call('GET /v1/office/adjustment', {
    ...readers,
    summary: 'Corrections of wallets; those that wait for a second person first',
    query: PageQuery.extend({ status: z.enum(adjustmentStatuses).optional() }),
    answer: pageOf(Adjustment),
  }),
  askAdjustment: call('POST /v1/office/adjustment', {
    ...finance,
    money: 'adjustment',
    did: { about: adjustment, done: ['Asked for an adjustment', 'Yêu cầu điều chỉnh ví'], asks: ['Adjust a wallet', 'Điều chỉnh ví'] },
    summary: 'Ask for a correction of a seller’s wallet; up to the limit for one person it is booked at once',
    body: AdjustmentBody,
    answer: dataOf(Adjustment),
  }),
  confirmAdjustment: call('POST /v1/office/adjustment/{id}/confirm', {
    ...finance,
    money: 'adjustment',
    did: { about: adjustment, done: ['Confirmed the adjustment', 'Xác nhận điều chỉnh'], asks: ['Adjust a wallet', 'Điều chỉnh ví'] },
    summary: 'Book a correction that somebody else has asked for',
    params: IdParam,
    body: DecisionBody,
    answer: dataOf(Adjustment),
  }),
  refuseAdjustment: call('POST /v1/office/adjustment/{id}/refuse', {
    ...finance,
    money: { none: 'Books nothing' },
    did: { about: adjustment, done: ['Refused the adjustment', 'Từ chối điều chỉnh'] },
    summary: 'End a correction that is not booked; who asked may take it back so',
    params: IdParam,
    body: RefusalBody,
    answer: dataOf(Adjustment),
  }),
  officeWallet: call('GET /v1/office/wallet/{id}', {
    ...readers,
    summary: 'A seller’s wallet with its credit line',
    params: IdParam,
    answer: dataOf(OfficeWallet),
  }),
  setCredit: call('PUT /v1/office/wallet/{id}/credit', {
    ...finance,
    money: 'grant',
    did: {
      about: wallet,
      done: ['Changed the credit line', 'Đổi hạn mức tín dụng'],
      asks: ['Change a credit line', 'Đổi hạn mức tín dụng'],
    },
    summary: 'How far below zero a seller’s balance may go',
    params: IdParam,
    body: CreditBody,
    answer: dataOf(OfficeWallet),
  }),
}

/** As who reads the wallet. */
const money = { own: ['money', 'readOnly'], staff: ['finance', 'auditor'] } as const

export const adjustEvents = {
  /** A correction was booked; what was taken is negative. */
  'adjustment.posted': event<{ adjustmentId: number; sellerId: number; amountCents: number; reason: string }>(money),
  'credit.changed': event<{ sellerId: number; creditLimitCents: number }>(money),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof adjustEvents> {}
}
