// Labels that staff have bought where we have no account: the paper is read first, and then put on its order with what it cost.
import { z } from 'zod'
import { call, upload } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam } from '#base/shapes.ts'
import { label, OfficeLabel } from '../../contract.ts'
import { labelFileBytes } from '../../rules.ts'
import { elsewhereLimits } from './rules.ts'

/** What is read of a paper. */
const LabelPaper = z.object({
  id: Id,
  name: z.string(),
  form: z.enum(['PDF', 'ZPL']),
  /** Nothing where no code says a number that we know: then it is typed. */
  trackingNumber: z.string().nullable(),
  carrier: z.string().nullable(),
  zip: z.string().nullable(),
  /** Its codes, where they say no number that we know: what is typed stands in one of them. */
  codes: z.array(z.string()),
})
export type LabelPaper = z.infer<typeof LabelPaper>

const Line = (most: number) => z.string().trim().max(most).default('')
export const ElsewhereBody = z.object({
  paperId: Id,
  /** Typed, where the paper does not say it. */
  trackingNumber: Line(60),
  /** One that we know, or ANOTHER. */
  carrier: z.string().regex(/^(ANOTHER|[a-z]{2,20})$/, 'REQUIRED'),
  /** Of another one: what people call it, and where it tells of its parcels. */
  carrierName: Line(elsewhereLimits.carrierName),
  trackingLink: Line(500),
  service: Line(elsewhereLimits.service),
  costCents: CentsShape.min(0).max(elsewhereLimits.costCents),
})
export type ElsewhereBody = z.infer<typeof ElsewhereBody>

const staff = { access: { staff: ['warehouse', 'support'] }, touches: 'any' } as const

export const elsewhereCalls = {
  carrierNames: call('GET /v1/office/label/carrier', {
    ...staff,
    summary: 'The carriers whose labels we know by their numbers',
    answer: dataOf(z.array(z.object({ id: z.string(), name: z.string() }))),
  }),
  readElsewhere: upload('POST /v1/office/order/{id}/label/paper', {
    ...staff,
    money: { none: 'Reads a paper' },
    did: false,
    summary: 'Read a label that was bought elsewhere, as a PDF, PNG, JPG or ZPL: its number, where a code says it',
    params: IdParam,
    body: z.object({}),
    answer: dataOf(LabelPaper),
    maxBytes: labelFileBytes,
  }),
  putElsewhere: call('POST /v1/office/order/{id}/label/elsewhere', {
    ...staff,
    money: 'postage',
    did: {
      about: label,
      done: ['Put on a label bought elsewhere', 'Gắn nhãn mua ở nơi khác'],
      asks: ['Put on a label bought elsewhere', 'Gắn nhãn mua ở nơi khác'],
    },
    summary: 'Give an order a label that staff have bought elsewhere, with what it cost; the order goes on as with a label of ours',
    params: IdParam,
    body: ElsewhereBody,
    answer: dataOf(OfficeLabel),
  }),
}
