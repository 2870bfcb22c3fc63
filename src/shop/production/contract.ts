import { z } from 'zod'
import { call, download, subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { Garment } from '#shop/catalogue/picture/contract.ts'
import { MovedOrder, OrderStatus, order } from '#shop/order/status/contract.ts'
import { nameLimits } from '#shop/setting/rules.ts'
import { batchMax, batchTroubles, dueWithin, failCauses, queueOrders, scanActions, ticketStates } from './rules.ts'

export const batch = subject('batch', ['Batch', 'Lô sản xuất'], { office: '/office/production/batch/{id}' })
export const production = subject('production', ['Production', 'Sản xuất'], { office: '/office/production' })

export const byProduction = { access: { staff: ['production'] }, touches: 'any' } as const
export const watch = { access: { staff: ['production', 'support', 'warehouse', 'auditor'] }, touches: 'any' } as const
/** Finance reads pieces in the figures. */
export const watchPieces = { ...watch, access: { staff: [...watch.access.staff, 'finance'] } } as const

/** What is printed on a side: the order's file of it, and the seller's picture that it is; null where it is more than one picture alone. */
const Print = z.object({ id: Id, side: z.string(), fileId: Id.nullable() })

/** An order that waits to be made. */
export const Waiting = z.object({
  id: Id,
  externalId: z.string().nullable(),
  quantity: z.int(),
  since: Instant,
  /** When it must leave, as far as its platform says. */
  dueAt: Instant.nullable(),
  shippingBy: z.string(),
  seller: z.string(),
  items: z.array(
    z.object({
      id: Id,
      sku: z.string(),
      name: z.string(),
      nameVi: z.string(),
      size: z.string(),
      color: z.string(),
      quantity: z.int(),
      garment: Garment.nullable(),
      prints: z.array(Print),
    }),
  ),
  isReprint: z.boolean(),
})
export type Waiting = z.input<typeof Waiting>

export const BatchLine = z.object({
  id: Id,
  madeAt: Instant,
  madeBy: z.string(),
  orders: z.int(),
  pieces: z.int(),
  passed: z.int(),
  failed: z.int(),
  files: z.int(),
  filesReady: z.int(),
  filesFailed: z.int(),
  /** Sides of its pieces, and gang sheets with any of them, that are not in their hot folder, and are sent again by hand alone. */
  hotFailed: z.int(),
})
export type BatchLine = z.input<typeof BatchLine>

export const PrintFile = z.object({
  id: Id,
  orderId: Id,
  itemId: Id,
  side: z.string(),
  print: Print.nullable(),
  garment: Garment.nullable(),
  state: z.enum(['WAITING', 'READY', 'FAILED']),
  bytes: z.int().nullable(),
  /** Of its white underbase; null where it has none. */
  whiteBytes: z.int().nullable(),
  widthPixels: z.int().nullable(),
  heightPixels: z.int().nullable(),
  dpi: z.number().nullable(),
  fault: z.string().nullable(),
})
export const Ticket = z.object({
  id: Id,
  code: z.string(),
  orderId: Id,
  itemId: Id,
  piece: z.int(),
  pieces: z.int(),
  state: z.enum(ticketStates),
  reason: z.string(),
  sku: z.string(),
  /** What is to be written on it; empty: nothing. */
  text: z.string(),
  name: z.string(),
  nameVi: z.string(),
  size: z.string(),
  color: z.string(),
  /** How many times this piece was made before, and what went wrong the last time. */
  reprint: z.int(),
  cause: z.string(),
})
export type Ticket = z.input<typeof Ticket>

export const Scanned = z.object({
  ticket: Ticket,
  orderStatus: OrderStatus,
  /** Pieces of the order that have passed, of how many. */
  passed: z.int(),
  pieces: z.int(),
  /** The bin where the order's pieces wait for each other, of an order of several; and whether none was free for it. */
  bin: z.int().nullable(),
  isBinMissing: z.boolean(),
  /** Of a piece whose blank was spoiled: one left the stock, or the stock says that none is left. Null: nothing was to be taken. */
  blank: z.enum(['TAKEN', 'NONE_LEFT']).nullable(),
  garment: Garment.nullable(),
  prints: z.array(Print),
  /** Where its seller shows how it is meant to look. */
  mockups: z.array(z.string()),
})
export type Scanned = z.input<typeof Scanned>

named({ Ticket, Print })

/** Which of the waiting orders: `product` is a product's code. */
const QueueQuery = z.object({
  product: z.string().max(100).optional(),
  sellerId: IdParam.shape.id.optional(),
  due: z.enum(dueWithin).optional(),
  sort: z.enum(queueOrders).default('OLDEST'),
})

export const productionCalls = {
  productionBoard: call('GET /v1/office/production/board', {
    ...watch,
    summary: 'How many orders stand at each stage of production, and since when the oldest waits',
    answer: dataOf(z.object({ stages: z.array(z.object({ status: OrderStatus, count: z.int(), oldestAt: Instant.nullable() })) })),
  }),
  productionQueue: call('GET /v1/office/production/queue', {
    ...watch,
    summary: 'Paid orders that wait for a batch, by product, seller and when they must leave; the oldest or what is due first',
    query: PageQuery.extend(QueueQuery.shape),
    answer: pageOf(Waiting),
  }),
  chooseQueue: call('GET /v1/office/production/queue/selection', {
    ...watch,
    summary: 'All orders that wait for a batch, to act on together: at most 500, as many as a batch takes, else SELECTION_TOO_LARGE',
    query: QueueQuery,
    answer: dataOf(z.array(z.object({ id: Id }))),
  }),
  queueChoices: call('GET /v1/office/production/queue/choices', {
    ...watch,
    summary: 'The products and sellers of the orders that wait for a batch, with how many orders of each',
    answer: dataOf(
      z.object({
        products: z.array(z.object({ code: z.string(), name: z.string(), nameVi: z.string(), count: z.int() })),
        sellers: z.array(z.object({ id: Id, name: z.string(), count: z.int() })),
      }),
    ),
  }),
  makeBatch: call('POST /v1/office/production/batch', {
    ...byProduction,
    money: { none: 'Makes what is paid' },
    did: { about: production, done: ['Created a batch', 'Tạo lô sản xuất'] },
    summary: 'Put orders into a batch: their print files are rendered, and each piece gets a ticket',
    body: z.object({ orderIds: z.array(Id).min(1).max(batchMax) }),
    answer: dataOf(z.object({ id: Id, orders: z.int(), pieces: z.int(), leftOut: z.array(z.object({ id: Id, code: z.string() })) })),
  }),
  batches: call('GET /v1/office/production/batch', {
    ...watch,
    summary: 'Batches with their progress, newest first',
    query: PageQuery.extend({ trouble: z.enum(batchTroubles).optional() }),
    answer: pageOf(BatchLine),
  }),
  batch: call('GET /v1/office/production/batch/{id}', {
    ...watch,
    summary: 'One batch with its print files and tickets',
    params: IdParam,
    answer: dataOf(BatchLine.extend({ printFiles: z.array(PrintFile), tickets: z.array(Ticket) })),
  }),
  retryRender: call('POST /v1/office/production/batch/{id}/retry', {
    ...byProduction,
    money: { none: 'Makes what is paid' },
    did: { about: batch, done: ['Rendered print files again', 'Dựng lại tệp in'] },
    summary: 'Render again what failed in a batch',
    params: IdParam,
    answer: dataOf(z.object({ files: z.int() })),
  }),
  recallOrder: call('POST /v1/office/production/order/{id}/recall', {
    ...byProduction,
    money: { none: 'Makes what is paid' },
    did: { about: order, done: ['Recalled the order from production', 'Rút đơn khỏi sản xuất'] },
    summary: 'Take an order that has not been started out of its batch',
    params: IdParam,
    answer: dataOf(MovedOrder),
  }),
  batchTickets: download('GET /v1/office/production/batch/{id}/tickets', {
    ...byProduction,
    summary: 'The job tickets of a batch as a PDF',
    params: IdParam,
    answer: z.null(),
  }),
  artThumbnail: download('GET /v1/office/production/art/{id}/thumbnail', {
    ...watch,
    summary: 'The small picture of a seller’s file, for the bench',
    params: IdParam,
    answer: z.null(),
  }),
  productionMachines: call('GET /v1/office/production/machine', {
    ...watch,
    summary: 'The machines that a scan station may stand at; none where the shop names none',
    answer: dataOf(z.array(z.string())),
  }),
  scanTicket: call('POST /v1/office/production/scan', {
    ...byProduction,
    money: { none: 'Makes what is paid' },
    did: { about: production, done: ['Scanned a ticket', 'Quét phiếu'] },
    summary: 'Scan a ticket: start, pass or fail one piece',
    body: z.object({
      code: z.string().max(200),
      action: z.enum(scanActions),
      reason: z.string().trim().max(500).default(''),
      /** What of a failed piece says whether its blank is spoiled and one more leaves the stock; words alone take none. */
      cause: z.enum(failCauses).optional(),
      /** Where it is scanned; the first one that is named is kept with the piece. */
      machine: z.string().trim().max(nameLimits.max).default(''),
    }),
    answer: dataOf(Scanned),
  }),
}

export const productionEvents = {
  /** A batch was made, or its files or tickets moved on. */
  'production.changed': event<{ batchId: number }>({ own: false, staff: watch.access.staff }),
  /** All print files of an order in a batch are ready. */
  'production.rendered': event<{ batchId: number; orderId: number }>({ own: false, staff: watch.access.staff }),
  /** A gang sheet goes to its printer. */
  'production.sheetPrinted': event<{ sheetId: number }>({ own: false, staff: watch.access.staff }),
  /** A bin was taken or is free again. */
  'production.binsChanged': event<{ orderId: number }>({ own: false, staff: watch.access.staff }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof productionEvents> {}
}
