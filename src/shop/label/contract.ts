import { z } from 'zod'
import { call, download, subject, upload } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { OrderLine } from '#shop/order/list/contract.ts'
import { order } from '#shop/order/status/contract.ts'
import { dueGroups, labelFileBytes, labelKinds, labelWays } from './rules.ts'

export const label = subject('label', ['Label', 'Nhãn'], { office: '/office/labels' })

export const LabelState = z.enum(['INTENT', 'FAILED', 'READ', 'LIVE', 'VOIDING', 'VOIDED', 'REFUSED', 'ENDED'])

/** A shipping label. `fault` says why it was refused or not made; `faultNote` is the carrier's own word. */
export const Label = z.object({
  id: Id,
  orderId: Id,
  kind: z.enum(labelKinds),
  state: LabelState,
  carrier: z.string(),
  service: z.string(),
  trackingNumber: z.string().nullable(),
  zip: z.string().nullable(),
  postageCents: CentsShape,
  fault: z.string().nullable(),
  faultNote: z.string(),
  /** What its paper is: a page of a PDF, or what a ZPL printer is sent. */
  form: z.enum(['PDF', 'ZPL']),
  /** Who typed its number, where no code of the paper says it. */
  typedBy: z.string().nullable(),
  createdAt: Instant,
  printedAt: Instant.nullable(),
  printCount: z.int(),
  /** What became of its postage once it was given back. ASKED: its carrier looks at it. */
  refundState: z.enum(['NONE', 'ASKED', 'REFUNDED', 'REFUSED']),
})
export type Label = z.input<typeof Label>

/** A label that waits for its order, as it was read. */
const LabelFile = z.object({ id: Id, name: z.string(), trackingNumber: z.string(), zip: z.string().nullable() })

const LabelAnswer = z.object({ orderId: Id, labelId: Id.nullable(), fault: z.string().nullable() })
/** One for each order; null: done. */
const PrintAnswers = z.object({ results: z.array(z.object({ orderId: Id, fault: z.string().nullable() })) })
/** The same of labels that are printed again, with what their paper is: pages and ZPL go to printers of their own. */
const ReprintAnswers = z.object({
  results: z.array(z.object({ orderId: Id, fault: z.string().nullable(), form: Label.shape.form.nullable() })),
})
const OrderIds = z.object({ orderIds: z.array(Id).min(1).max(500) })
/**
 * How many would be bought and for how much, how many are there already, and which are refused. Of these, one whose carrier cannot be asked
 * now (CARRIER_NOT_ASKED, CARRIER_ACCOUNT_STOPPED) is made all the same, and bought at its rate then.
 */
const LabelQuote = z.object({
  bought: z.int(),
  postageCents: CentsShape,
  supplied: z.int(),
  refused: z.array(z.object({ orderId: Id, fault: z.string() })),
})
export type LabelQuote = z.infer<typeof LabelQuote>
const office = { access: { staff: ['warehouse'] }, touches: 'any' } as const

/**
 * TO_MAKE: produced, no label yet. TO_PRINT: made, not on paper. PRINTED: on the parcel, not yet handed over. SILENT: nobody knows
 * for an hour what its carrier sold, also of what sellers bought by the form.
 */
export const LabelTab = z.enum(['TO_MAKE', 'TO_PRINT', 'PRINTED', 'SILENT'])
export type LabelTab = z.infer<typeof LabelTab>
/** As staff see it: also what keeps it from being bought or taken back, and what it was offered for. */
export const OfficeLabel = Label.extend({
  quotedCents: CentsShape.nullable(),
  trouble: z.enum(['UNKNOWN', 'LIMITED', 'STOPPED']).nullable(),
})

/** By whom an order goes, or would go where its label is still to be made. */
const LabelBy = z.object({
  way: z.enum(labelWays),
  accountId: Id.nullable(),
  accountName: z.string().nullable(),
  /** What people call the service; nothing where its carrier is asked first. */
  service: z.string().nullable(),
  /** How many accounts could sell it. */
  choices: z.int(),
})
/** As it was printed again. */
const LabelReprint = z.object({ at: Instant, by: z.string(), reason: z.string() })

export const LabelLine = OrderLine.extend({
  label: OfficeLabel.nullable(),
  by: LabelBy,
  due: z.enum(dueGroups),
  /** The batch that it was made in. */
  batchId: Id.nullable(),
  /** Why the office's step may not be taken now; null: it may. */
  whyNotMake: z.string().nullable(),
  whyNotPrint: z.string().nullable(),
})

named({ Label, OfficeLabel, LabelState, LabelFile, LabelPrintAnswers: PrintAnswers, LabelReprintAnswers: ReprintAnswers })

const QueueQuery = z.object({ tab: LabelTab.default('TO_MAKE'), q: z.string().max(100).optional() })
/** `by`: an account by its id, or how it goes where it goes by none. */
const DeskQuery = QueueQuery.extend({
  due: z.enum(dueGroups).optional(),
  by: z
    .string()
    .regex(/^([1-9]\d{0,14}|CHEAPEST|SELLER|ELSEWHERE|NONE)$/)
    .optional(),
  batch: IdParam.shape.id.optional(),
})
export type LabelQuery = z.infer<typeof DeskQuery>
const LabelGroups = z.object({
  due: z.array(z.object({ due: z.enum(dueGroups), count: z.int() })),
  by: z.array(z.object({ by: z.string(), way: z.enum(labelWays), accountName: z.string().nullable(), count: z.int() })),
  batches: z.array(z.object({ batchId: Id, count: z.int() })),
})
export const ReprintBody = z.object({ orderIds: z.array(Id).min(1).max(200), reason: z.string().trim().min(1, 'REQUIRED').max(300) })

export const labelCalls = {
  myLabel: call('GET /v1/order/{id}/label', {
    access: { seller: teamRoles },
    touches: 'own',
    summary: 'The newest label of one of my orders',
    params: IdParam,
    answer: dataOf(Label.nullable()),
    published: true,
  }),
  myLabelPdf: download('GET /v1/order/{id}/label/pdf', {
    access: { seller: ['orders', 'readOnly'] },
    touches: 'own',
    summary: 'The label of one of my orders as a PDF of 4 × 6 inches; LABEL_IS_ZPL where it is none',
    params: IdParam,
    answer: z.null(),
    published: true,
  }),
  myLabelZpl: download('GET /v1/order/{id}/label/zpl', {
    access: { seller: ['orders', 'readOnly'] },
    touches: 'own',
    summary: 'The label of one of my orders as its ZPL, where it came as that',
    params: IdParam,
    answer: z.null(),
    published: true,
  }),
  supplyLabel: upload('POST /v1/order/{id}/label', {
    access: { seller: ['orders'] },
    touches: 'own',
    did: { about: order, done: ['Uploaded a label', 'Tải nhãn lên'] },
    summary: 'Give an order its label as a PDF, PNG, JPG or ZPL',
    params: IdParam,
    body: z.object({}),
    answer: dataOf(Label),
    maxBytes: labelFileBytes,
    published: true,
  }),
  officeSupplyLabel: upload('POST /v1/office/order/{id}/label', {
    access: { staff: ['support', 'warehouse'] },
    touches: 'any',
    money: { none: 'The label is the seller’s own' },
    did: { about: order, done: ['Uploaded a label', 'Tải nhãn lên'] },
    summary: 'Give an order the label that its seller sent, as a PDF, PNG, JPG or ZPL',
    params: IdParam,
    body: z.object({}),
    answer: dataOf(Label),
    maxBytes: labelFileBytes,
  }),
  uploadLabelFile: upload('POST /v1/label/file', {
    access: { seller: ['orders'] },
    touches: 'own',
    did: false,
    summary: 'Upload a label as a PDF, PNG, JPG or ZPL for an order that is still to be made; `zip` tells which one of several is meant',
    body: z.object({ zip: z.string().max(16).default('') }),
    answer: dataOf(LabelFile),
    maxBytes: labelFileBytes,
    published: true,
  }),
  labelDesk: call('GET /v1/office/label', {
    access: { staff: ['warehouse', 'support', 'auditor'] },
    touches: 'any',
    summary:
      'Orders that wait for a label, for paper or for their hand-over: what must leave first comes first, and what is to be printed comes in the order of its batch',
    query: PageQuery.extend(DeskQuery.shape),
    answer: pageOf(LabelLine),
  }),
  labelGroups: call('GET /v1/office/label/group', {
    access: { staff: ['warehouse', 'support', 'auditor'] },
    touches: 'any',
    summary: 'How many orders of a tab must leave when, go by which account, and were made in which batch',
    query: QueueQuery,
    answer: dataOf(LabelGroups),
  }),
  chooseLabels: call('GET /v1/office/label/selection', {
    access: { staff: ['warehouse', 'support', 'auditor'] },
    touches: 'any',
    summary:
      'All orders that a tab finds, to act on together: at most 200, as many as are printed together, else SELECTION_TOO_LARGE; `label` says what the paper of each is',
    query: DeskQuery,
    answer: dataOf(z.array(z.object({ id: Id, label: Label.pick({ form: true }).nullable() }))),
  }),
  quoteLabels: call('GET /v1/office/label/quote', {
    access: { staff: ['warehouse'] },
    touches: 'any',
    summary: 'What the labels of these orders would cost: postage of those that are bought; supplied ones cost nothing',
    query: z.object({ orderIds: z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,499}$/) }),
    answer: dataOf(LabelQuote),
  }),
  makeLabels: call('POST /v1/office/label', {
    ...office,
    money: { none: 'Postage of orders that are paid' },
    did: { about: label, done: ['Created labels', 'Tạo nhãn'] },
    summary: 'Make the labels of these orders: supplied ones are taken, others bought; one answer per order',
    body: OrderIds,
    answer: dataOf(z.object({ results: z.array(LabelAnswer) })),
  }),
  labelSheet: download('GET /v1/office/label/sheet', {
    access: { staff: ['warehouse'] },
    touches: 'any',
    summary:
      'The labels of these orders in one PDF, a page of 4 × 6 inches each, in the order of their batches; `slips` puts each packing slip behind its label. LABEL_PRINTED_ALREADY where one is on paper and no reason was said to print it again',
    query: z.object({ orderIds: z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,199}$/), slips: z.enum(['yes']).optional() }),
    answer: z.null(),
  }),
  labelZpl: download('GET /v1/office/label/zpl', {
    access: { staff: ['warehouse'] },
    touches: 'any',
    summary:
      'The labels of these orders as they came in ZPL, one behind the other in the order of their batches, to be sent to a ZPL printer; as with the sheet one that is on paper needs a reason',
    query: z.object({ orderIds: z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,199}$/) }),
    answer: z.null(),
  }),
  officeLabel: call('GET /v1/office/order/{id}/label', {
    access: { staff: ['warehouse', 'support', 'auditor'] },
    touches: 'any',
    summary: 'The newest label of an order, which account it was bought from, and why it was printed again',
    params: IdParam,
    answer: dataOf(OfficeLabel.extend({ accountName: z.string().nullable(), reprints: z.array(LabelReprint) }).nullable()),
  }),
  officeLabelPdf: download('GET /v1/office/order/{id}/label/pdf', {
    access: { staff: ['warehouse', 'support', 'auditor'] },
    touches: 'any',
    summary: 'The label of an order as a PDF of 4 × 6 inches, to look at; what goes on a parcel is printed at the label desk',
    params: IdParam,
    answer: z.null(),
  }),
  labelPreview: download('GET /v1/office/label/{id}/preview', {
    access: { staff: ['warehouse', 'support', 'auditor'] },
    touches: 'any',
    summary: 'A picture of a label',
    params: IdParam,
    answer: z.null(),
  }),
  markPrinted: call('POST /v1/office/label/print', {
    ...office,
    money: { none: 'Paper' },
    did: { about: label, done: ['Marked labels as printed', 'Đánh dấu nhãn đã in'] },
    summary: 'These labels are on paper; one answer per order',
    body: OrderIds,
    answer: dataOf(PrintAnswers),
  }),
  reprintLabels: call('POST /v1/office/label/reprint', {
    ...office,
    money: { none: 'Paper' },
    did: { about: label, done: ['Printed labels again', 'In lại nhãn'] },
    summary: 'Say why these labels, which are on paper, are printed again; their sheet may be had for half an hour. One answer per order',
    body: ReprintBody,
    answer: dataOf(ReprintAnswers),
  }),
  voidLabel: call('POST /v1/office/label/{id}/void', {
    ...office,
    money: { none: 'What comes back is fixed by the cancel of its order, which is weighed; a label of the buying-label form is refused' },
    did: { about: label, done: ['Voided a label', 'Hủy nhãn'] },
    summary: 'Ask the carrier to take a label back',
    params: IdParam,
    body: z.object({ reason: z.string().trim().min(1).max(300) }),
    answer: dataOf(Label),
  }),
}

export const labelEvents = {
  /** A label of an order was bought, read, refused, printed or taken back. */
  'label.changed': event<{ labelId: number; orderId: number; sellerId: number; state: string }>({
    own: teamRoles,
    staff: ['warehouse', 'support', 'auditor'],
  }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof labelEvents> {}
}
