import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { voucherCodeFault, voucherLimits } from './rules.ts'

export const voucher = subject('voucher', ['Voucher', 'Mã giảm giá'], { office: '/office/vouchers' })

/** A voucher as the office sees it; one of `amountCents` and `shareBasisPoints` is there. */
export const Voucher = z.object({
  id: Id,
  code: z.string(),
  amountCents: CentsShape.nullable(),
  shareBasisPoints: z.int().nullable(),
  fromCents: CentsShape,
  mostCents: CentsShape.nullable(),
  startsAt: Instant,
  endsAt: Instant.nullable(),
  maxUses: z.int().nullable(),
  uses: z.int(),
  isOncePerUser: z.boolean(),
  isEnabled: z.boolean(),
  note: z.string(),
})
export type VoucherRow = z.input<typeof Voucher>

const Sum = CentsShape.min(1).max(voucherLimits.mostCents)
const When = z.iso.datetime({ offset: true, local: false })
export const NewVoucher = z
  .object({
    code: z
      .string()
      .transform(code => code.trim().toUpperCase())
      .superRefine((code, context) => {
        const fault = voucherCodeFault(code)
        if (fault) context.addIssue({ code: 'custom', message: fault })
      }),
    amountCents: Sum.nullable().default(null),
    shareBasisPoints: z.int().min(1).max(10_000).nullable().default(null),
    fromCents: CentsShape.min(0).max(voucherLimits.mostCents).default(0),
    mostCents: Sum.nullable().default(null),
    /** Now where nothing is given. */
    startsAt: When.nullable().default(null),
    endsAt: When.nullable().default(null),
    maxUses: z.int().min(1).max(voucherLimits.uses).nullable().default(null),
    isOncePerUser: z.boolean().default(true),
    note: z.string().max(200).default(''),
  })
  .refine(({ amountCents, shareBasisPoints }) => (amountCents === null) !== (shareBasisPoints === null), {
    message: 'VOUCHER_VALUE_MISSING',
    path: ['amountCents'],
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || new Date(endsAt) > new Date(startsAt), {
    message: 'VOUCHER_ENDS_EARLY',
    path: ['endsAt'],
  })
export type NewVoucher = z.infer<typeof NewVoucher>

named({ Voucher })

export const voucherCalls = {
  officeVouchers: call('GET /v1/office/voucher', {
    access: { staff: ['finance', 'auditor'] },
    touches: 'any',
    summary: 'Vouchers with their uses, newest first',
    query: PageQuery.extend({ q: z.string().trim().max(60).optional() }),
    answer: pageOf(Voucher),
  }),
  makeVoucher: call('POST /v1/office/voucher', {
    access: { staff: ['finance'] },
    touches: 'any',
    money: 'grant',
    did: { about: voucher, done: ['Created a voucher', 'Tạo mã giảm giá'], asks: ['Make a voucher', 'Tạo mã giảm giá'] },
    summary: 'Make a voucher',
    body: NewVoucher,
    answer: dataOf(Voucher),
  }),
  endVoucher: call('POST /v1/office/voucher/{id}/end', {
    access: { staff: ['finance'] },
    touches: 'any',
    money: { none: 'Takes a voucher away' },
    did: { about: voucher, done: ['Ended a voucher', 'Kết thúc mã giảm giá'] },
    summary: 'End a voucher: no order can use it any more; orders that are paid keep it',
    params: IdParam,
    answer: dataOf(Voucher),
  }),
}
