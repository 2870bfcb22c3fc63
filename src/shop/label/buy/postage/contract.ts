// The report of postage: what labels were offered for, what they cost, and what came back of that; and the labels behind each figure.
import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { CentsShape, Day, dataOf, Id, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { labelKinds } from '../../rules.ts'
import { postageGroups, postageParts } from './rules.ts'

const Sums = z.object({
  labels: z.int(),
  /** One that was bought elsewhere was offered by nobody, and counts with what it cost. */
  quotedCents: CentsShape,
  boughtCents: CentsShape,
  /** More than was quoted where it is positive. */
  differenceCents: CentsShape,
  /** Of these labels, whenever it came back. */
  refundedCents: CentsShape,
  /** Asked back, and not answered yet. */
  pendingCents: CentsShape,
})
export type PostageSums = z.infer<typeof Sums>
export const PostageRow = Sums.extend({
  /** A day, an account by its id (or ELSEWHERE), a carrier or a service. */
  key: z.string(),
  name: z.string(),
})
export type PostageRow = z.infer<typeof PostageRow>

const PostageLabel = z.object({
  id: Id,
  orderId: Id,
  kind: z.enum(labelKinds),
  madeAt: Instant,
  accountName: z.string().nullable(),
  carrierName: z.string().nullable(),
  service: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  quotedCents: CentsShape.nullable(),
  postageCents: CentsShape,
  refundState: z.enum(['NONE', 'ASKED', 'REFUNDED', 'REFUSED']),
})
export type PostageLabel = z.input<typeof PostageLabel>

const Days = z.object({ from: Day, to: Day })
/** Of `by` the rows with this key; `part` says which figure is meant. */
export const PostageQuery = Days.extend({
  by: z.enum(postageGroups).default('DAY'),
  key: z.string().max(120).optional(),
  part: z.enum(postageParts).default('ALL'),
})
export type PostageQuery = z.infer<typeof PostageQuery>

named({ PostageLabel })

const read = { access: { staff: ['finance', 'warehouse', 'auditor'] }, touches: 'any' } as const

export const postageCalls = {
  postageReport: call('GET /v1/office/postage', {
    ...read,
    summary: 'What labels cost that were bought from one of my days to another, both included, beside what they were quoted for',
    query: Days.extend({ by: PostageQuery.shape.by }),
    answer: dataOf(z.object({ rows: z.array(PostageRow), total: Sums, hasMore: z.boolean() })),
  }),
  postageLabels: call('GET /v1/office/postage/label', {
    ...read,
    summary: 'The labels that a figure of that report is made of, newest first, one page',
    query: PageQuery.extend(PostageQuery.shape),
    answer: pageOf(PostageLabel),
  }),
  postageFile: download('GET /v1/office/postage/file', {
    ...read,
    summary: 'The same labels as a CSV, all of them',
    query: PostageQuery,
    answer: z.null(),
  }),
}
