// Many labels from a file: read and rated first, then bought from the wallet.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, download, subject, upload } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, KeptFault, named, PageQuery, pageOf } from '#base/shapes.ts'
import { LabelRate } from '../contract.ts'

export const labelBatch = subject('labelBatch', ['File of labels to buy', 'Tệp mua nhãn'], { portal: '/buying-label/file/{id}' })

/** RATING: its rows are being asked about. READY: to be bought. BUYING: rows are being bought. DONE: none is left that could be. */
export const labelBatchStatuses = ['RATING', 'READY', 'BUYING', 'DONE', 'DISCARDED'] as const
const LabelBatchStatus = z.enum(labelBatchStatuses)
export type LabelBatchStatus = z.infer<typeof LabelBatchStatus>
/**
 * RATING: its carriers are being asked. READY: it has rates. REFUSED: something of it is wrong, and it is not bought. BOUGHT: it is an
 * order. FAILED: it was not bought, for the reason that is said, and is among what is bought next.
 */
export const labelRowStates = ['RATING', 'READY', 'REFUSED', 'BOUGHT', 'FAILED'] as const
const LabelRowState = z.enum(labelRowStates)
export type LabelRowState = z.infer<typeof LabelRowState>
/** Whether a row is among what is bought next. */
export const isLeft = ({ state, rates }: { state: LabelRowState; rates: readonly unknown[] }): boolean =>
  (state === 'READY' || state === 'FAILED') && rates.length > 0

/** What all rows that have it cost by one service. */
const LabelOffer = LabelRate.pick({ carrier: true, service: true, serviceName: true }).extend({ rows: z.int(), totalCents: CentsShape })

/** A file in the list of all. */
const LabelBatchLine = z.object({
  id: Id,
  fileName: z.string(),
  status: LabelBatchStatus,
  createdAt: Instant,
  finishedAt: Instant.nullable(),
  rows: z.int(),
  /** Rows by their state; one that has none is left out. */
  counts: z.partialRecord(LabelRowState, z.int()),
})
export const LabelBatch = LabelBatchLine.extend({
  /** What the rows that are left cost, each by its cheapest service. */
  cheapestCents: CentsShape,
  /** The same by one service for all; rows that it does not take are not among its rows. */
  offers: z.array(LabelOffer),
  /** Rows about which no carrier could be asked. */
  notAsked: z.int(),
})
export type LabelBatch = z.input<typeof LabelBatch>

/** What is wrong with a row; null: no one column of it. */
const LabelRowFault = KeptFault.extend({ column: z.string().nullable() })
export const LabelRow = z.object({
  id: Id,
  /** Where it stands in its file; the header is row 1 of most. */
  row: z.int(),
  state: LabelRowState,
  /** What is wrong with it, each with its column. */
  faults: z.array(LabelRowFault),
  name: z.string(),
  place: z.string(),
  sku: z.string(),
  weight: z.number().nullable(),
  rates: z.array(LabelRate.omit({ id: true })),
  /** The order that it became. */
  orderId: Id.nullable(),
})
export type LabelRow = z.input<typeof LabelRow>

/** A row that was refused or not bought, as it stands in its file. */
const RefusedLabelRow = z.object({ row: z.int(), cells: z.array(z.string()), faults: z.array(LabelRowFault) })

named({ LabelBatch, LabelBatchLine, LabelRow, LabelRowFault, LabelOffer, RefusedLabelRow })

const write = { ...own(['orders']), published: true } as const
const read = { ...own(['orders', 'readOnly']), published: true } as const

export const labelBatchCalls = {
  labelTemplate: download('GET /v1/buying-label/file/template', {
    ...read,
    summary: 'The file of the form’s columns with a row as an example, to be filled in',
    query: z.object({ format: z.enum(['csv', 'xlsx']).default('xlsx') }),
    answer: z.null(),
  }),
  sendLabelFile: upload('POST /v1/buying-label/file', {
    ...write,
    did: { about: labelBatch, done: ['Sent a file of labels to buy', 'Tải tệp mua nhãn lên'] },
    summary: 'Send a file (CSV, TSV or XLSX) with a package in each row, 500 at most: it is checked and rated, and nothing is bought',
    body: z.object({}),
    answer: dataOf(LabelBatch),
    maxBytes: 5 * 2 ** 20,
  }),
  myLabelBatches: call('GET /v1/buying-label/file', {
    ...read,
    summary: 'My files of labels to buy, newest first',
    query: PageQuery,
    answer: pageOf(LabelBatchLine),
  }),
  myLabelBatch: call('GET /v1/buying-label/file/{id}', {
    ...read,
    summary: 'One file: how far its rows are rated or bought, and what they cost',
    params: IdParam,
    answer: dataOf(LabelBatch),
  }),
  labelBatchRows: call('GET /v1/buying-label/file/{id}/row', {
    ...read,
    summary: 'The rows of a file: what each costs, or what is wrong with it',
    params: IdParam,
    query: PageQuery.extend({ state: LabelRowState.optional() }),
    answer: pageOf(LabelRow),
  }),
  refusedLabelRows: call('GET /v1/buying-label/file/{id}/refused', {
    ...read,
    summary: 'The rows of a file that were refused or not bought, in its own columns, to be corrected and sent again; kept for 30 days',
    params: IdParam,
    answer: dataOf(z.object({ header: z.array(z.string()), rows: z.array(RefusedLabelRow) })),
  }),
  buyLabelBatch: call('POST /v1/buying-label/file/{id}/buy', {
    ...write,
    did: { about: labelBatch, done: ['Bought the labels of a file', 'Mua nhãn của tệp'] },
    summary:
      'Buy all rows that are ready: by one service, or each by its cheapest (null). The wallet must have the whole sum; none is bought for another sum than was shown',
    params: IdParam,
    body: z.object({ service: z.string().max(60).nullable(), seenTotalCents: CentsShape }),
    answer: dataOf(LabelBatch),
  }),
  rateLabelBatch: call('POST /v1/buying-label/file/{id}/rate', {
    ...write,
    did: { about: labelBatch, done: ['Asked again for the rates of a file of labels', 'Hỏi lại giá cước của tệp mua nhãn'] },
    summary: 'Ask the carriers again about all rows that are right and not bought, those among them about which none could be asked',
    params: IdParam,
    answer: dataOf(LabelBatch),
  }),
  discardLabelBatch: call('DELETE /v1/buying-label/file/{id}', {
    ...write,
    did: { about: labelBatch, done: ['Discarded a file of labels', 'Bỏ tệp mua nhãn'] },
    summary: 'Discard a file; what was bought stays bought',
    params: IdParam,
    answer: dataOf(LabelBatch),
  }),
}

export const labelBatchEvents = {
  /** Rows of a file were rated or bought. */
  'labelBatch.progress': event<{ batchId: number; sellerId: number; status: LabelBatchStatus }>({
    own: ['orders', 'readOnly'],
    staff: ['support', 'auditor'],
  }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof labelBatchEvents> {}
}
