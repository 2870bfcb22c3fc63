import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, download, subject, upload } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { limits } from '#base/fields.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, KeptFault, named, PageQuery, pageOf } from '#base/shapes.ts'
import { PublicTracking } from '#shop/order/status/contract.ts'
import { labelPageStates } from '../../rules.ts'

export const labelImport = subject('labelImport', ['Label file', 'Tệp nhãn'], {
  office: '/office/labels/files/{id}',
  portal: '/order/labels/{id}',
})

/** NEW: each label becomes an order of its own. MATCH: each goes with an order that waits for it. */
export const LabelMode = z.enum(['NEW', 'MATCH'])
export type LabelMode = z.infer<typeof LabelMode>
const LabelImportStatus = z.enum(['READING', 'READY', 'MAKING', 'DONE', 'REFUSED', 'CANCELLED'])
export type LabelImportStatus = z.infer<typeof LabelImportStatus>
/**
 * READY: it becomes what it says. UNMATCHED: read, and no order is sure. UNREAD: no number. LEFT: a slip, an invoice, or left out by its
 * seller. KNOWN: taken before. MADE: done. REFUSED: it could not be made.
 */
export const LabelPageState = z.enum(labelPageStates)
export type LabelPageState = z.infer<typeof LabelPageState>

/** A file of labels: how far it is read, and what of it becomes what. */
export const LabelImport = z.object({
  id: Id,
  mode: LabelMode,
  fileName: z.string(),
  bytes: z.int(),
  status: LabelImportStatus,
  fault: KeptFault.nullable(),
  /** The same file was sent before, as this one. */
  repeatsImportId: Id.nullable(),
  pages: z.int(),
  readPages: z.int(),
  /** Labels and pages by their state; one that has none is left out. */
  counts: z.partialRecord(LabelPageState, z.int()),
  /** What the orders of all that is ready cost. */
  totalCents: CentsShape,
  createdAt: Instant,
  checkedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
})
export type LabelImport = z.infer<typeof LabelImport>
/** The same on the server, before the wire. */
export type LabelImportFacts = z.input<typeof LabelImport>

/** A label of the file, or a page without one. */
export const LabelPage = PublicTracking.extend({
  id: Id,
  page: z.int(),
  part: z.int(),
  state: LabelPageState,
  fault: z.string().nullable(),
  faultNote: z.string(),
  /** A code of the page is read that may be a tracking number: no other is typed over it. */
  hasCode: z.boolean(),
  form: z.enum(['PDF', 'ZPL']),
  number: z.string().nullable(),
  zip: z.string().nullable(),
  fullName: z.string(),
  place: z.string(),
  /** What a page without a picture says. */
  text: z.string(),
  /** What its page prints as a tracking number and no label of it has: another label, whose code is not read, or words of a slip. */
  unreadNumbers: z.array(z.string()),
  /** Its paper of 4 × 6 inches is there to look at. */
  hasPaper: z.boolean(),
  typedBy: z.string().nullable(),
  orderId: Id.nullable(),
  externalId: z.string().nullable(),
  matchedBy: z.enum(['NUMBER', 'REFERENCE', 'ZIP', 'NAME', 'HAND']).nullable(),
})
export type LabelPage = z.infer<typeof LabelPage>
export const LabelPages = pageOf(LabelPage).shape.data

/** An order that a label may go with. */
export const AwaitingOrder = z.object({
  id: Id,
  externalId: z.string().nullable(),
  fullName: z.string(),
  zip: z.string(),
  isSameZip: z.boolean(),
})

const Numeral = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const PageParam = IdParam.extend({ pageId: Numeral })
const Fraction = z.number().min(0).max(0.9)
/** What is cut off each edge, in fractions of the page as it is seen; then it is turned by quarters, clockwise. */
export const LabelCutInput = z.object({
  left: Fraction,
  top: Fraction,
  right: Fraction,
  bottom: Fraction,
  turn: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
})

named({ LabelImport, LabelPage, LabelPages, AwaitingOrder, LabelCutInput })

export const TypedNumber = z.object({ number: z.string().trim().min(1, 'REQUIRED').max(60) })

export const labelFileCalls = {
  importLabels: upload('POST /v1/label/import', {
    ...own(['orders']),
    did: { about: labelImport, done: ['Uploaded a label file', 'Tải tệp nhãn lên'] },
    summary: 'Send a file of labels (PDF, PNG, JPG or ZPL, at most 1,000 pages): its pages are read and nothing is made yet',
    body: z.object({ mode: LabelMode.default('NEW') }),
    answer: dataOf(LabelImport),
    maxBytes: limits.importFileBytes,
    published: true,
  }),
  myLabelImports: call('GET /v1/label/import', {
    ...own(['orders', 'readOnly']),
    summary: 'My label files, newest first',
    query: PageQuery,
    answer: pageOf(LabelImport),
    published: true,
  }),
  myLabelImport: call('GET /v1/label/import/{id}', {
    ...own(['orders', 'readOnly']),
    summary: 'One label file: how far it is read, what its labels become and what that costs',
    params: IdParam,
    answer: dataOf(LabelImport),
    published: true,
  }),
  labelPages: call('GET /v1/label/import/{id}/page', {
    ...own(['orders', 'readOnly']),
    summary: 'The labels and pages of a label file: what each becomes, or why not',
    params: IdParam,
    query: PageQuery.extend({ state: LabelPageState.optional() }),
    answer: dataOf(LabelPages),
    published: true,
  }),
  labelPagePicture: download('GET /v1/label/import/{id}/page/{pageId}/picture', {
    ...own(['orders', 'readOnly']),
    summary: 'A picture of a page as it is in the file, or of the label cut out of it',
    params: PageParam,
    query: z.object({ of: z.enum(['PAGE', 'PAPER']).default('PAGE') }),
    answer: z.null(),
    published: true,
  }),
  labelPageOrders: call('GET /v1/label/import/{id}/page/{pageId}/order', {
    ...own(['orders', 'readOnly']),
    summary: 'My orders that wait for a label, those of its ZIP first: 20 at most',
    params: PageParam,
    query: z.object({ q: z.string().max(100).optional() }),
    answer: dataOf(z.array(AwaitingOrder)),
    published: true,
  }),
  giveLabelPage: call('PUT /v1/label/import/{id}/page/{pageId}/order', {
    ...own(['orders']),
    did: { about: labelImport, done: ['Chose what a label becomes', 'Chọn đơn cho nhãn'] },
    summary: 'Say which order a label goes with, or (`null`) that it is left out; nothing is made yet',
    params: PageParam,
    body: z.object({ orderId: Id.nullable() }),
    answer: dataOf(LabelPage),
    published: true,
  }),
  takeLabelPage: call('POST /v1/label/import/{id}/page/{pageId}/take', {
    ...own(['orders']),
    did: { about: labelImport, done: ['Took a label that was left out', 'Lấy lại nhãn đã bỏ'] },
    summary: 'Take a label that was left out after all',
    params: PageParam,
    answer: dataOf(LabelPage),
    published: true,
  }),
  cutLabelPage: call('PUT /v1/label/import/{id}/page/{pageId}/paper', {
    ...own(['orders']),
    did: { about: labelImport, done: ['Turned or cropped a label', 'Xoay hoặc cắt nhãn'] },
    summary: 'Cut a label out of its page and turn it; it is read again',
    params: PageParam,
    body: LabelCutInput,
    answer: dataOf(LabelPage),
    published: true,
  }),
  markLabelPart: call('POST /v1/label/import/{id}/page/{pageId}/part', {
    ...own(['orders']),
    did: { about: labelImport, done: ['Marked a label on its page', 'Đánh dấu một nhãn trên trang'] },
    summary: 'Mark another label on a page, beside what was found there: it is cut out and read',
    params: PageParam,
    body: LabelCutInput,
    answer: dataOf(LabelPage),
    published: true,
  }),
  typeLabelNumber: call('PUT /v1/label/import/{id}/page/{pageId}/number', {
    ...own(['orders']),
    did: { about: labelImport, done: ['Typed a label’s number', 'Nhập mã vận đơn của nhãn'] },
    summary:
      'Type the tracking number of a page on which no code is read: its check digit must be right and the order’s ZIP on the paper; the label is marked with who typed it',
    params: PageParam,
    body: TypedNumber,
    answer: dataOf(LabelPage),
    published: true,
  }),
  confirmLabelImport: call('POST /v1/label/import/{id}/confirm', {
    ...own(['orders']),
    did: { about: labelImport, done: ['Imported labels', 'Nhập nhãn'] },
    summary: 'Make all that is ready: orders, or labels of orders; with `submit`, pay the orders (left out: as my preference says)',
    params: IdParam,
    body: z.object({
      submit: z.boolean().optional(),
      /** The sum that was shown; where it is another by now, nothing is made. */
      seenTotalCents: CentsShape.optional(),
    }),
    answer: dataOf(LabelImport),
    published: true,
  }),
  cancelLabelImport: call('DELETE /v1/label/import/{id}', {
    ...own(['orders']),
    did: { about: labelImport, done: ['Discarded a label file', 'Bỏ tệp nhãn'] },
    summary: 'Give up a label file that has made nothing yet',
    params: IdParam,
    answer: dataOf(LabelImport),
    published: true,
  }),
}

export const labelFileEvents = {
  /** A label file has got further; the page asks for the rest. */
  'labelImport.progress': event<{ importId: number; sellerId: number; status: LabelImportStatus; readPages: number; pages: number }>({
    own: ['orders', 'readOnly'],
    staff: ['warehouse', 'support', 'auditor'],
  }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof labelFileEvents> {}
}
