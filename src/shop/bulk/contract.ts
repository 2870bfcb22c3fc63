import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, download, subject, upload } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { limits } from '#base/fields.ts'
import { CentsShape, dataOf, Id, IdParam, Instant, KeptFault, named, PageQuery, pageOf } from '#base/shapes.ts'
import { LinkBody } from '#shop/file/contract.ts'
import { AcceptsDpi, Sharpness } from '#shop/order/item/resolution/contract.ts'
import { columnsOf, ExportQuery, FileFormat } from '#shop/order/list/contract.ts'
import { importFieldNames } from './column/field.rules.ts'
import { leftReasons } from './column/layout/layout.rules.ts'
import { platforms } from './column/platform.rules.ts'
import { unclearKinds } from './column/unclear.rules.ts'
import { orderColumnIds } from './file/export.rules.ts'
import { severities } from './row/issue.rules.ts'
import { mendLimits } from './row/value.rules.ts'

export const orderImport = subject('import', ['Import', 'Lượt nhập'], { portal: '/order/import/{id}' })

export const ImportStatus = z.enum(['FETCHING', 'CHECKING', 'MAPPING', 'READY', 'IMPORTING', 'DONE', 'REFUSED', 'CANCELLED'])
export type ImportStatus = z.infer<typeof ImportStatus>
const Field = z.enum(importFieldNames)

/** A file of orders. Counts grow while it is checked and made; money is what all good orders will cost. */
export const Import = z.object({
  id: Id,
  fileName: z.string(),
  link: z.string(),
  bytes: z.int(),
  bytesRead: z.int(),
  status: ImportStatus,
  fault: KeptFault.nullable(),
  repeatsImportId: Id.nullable(),
  platform: z.enum(platforms),
  columns: z.array(
    z.object({
      header: z.string(),
      field: Field.nullable(),
      looksLike: z.enum(unclearKinds).optional(),
      /** It has no header; what it looks like stands in `unclear`. */
      isUnnamed: z.literal(true).optional(),
      /** It is not read, and the file has no quantities: where it looks like them it stands in `unclear`. */
      mayCount: z.literal(true).optional(),
    }),
  ),
  /** Columns that hold something and are not read, though an order may need it: nothing is made before their seller says what they are. */
  unclear: z.array(z.object({ header: z.string(), looksLike: z.enum(unclearKinds) })),
  goodRows: z.int(),
  badRows: z.int(),
  heldRows: z.int(),
  /** Rows that are not to be made, as the platform says: cancelled, refunded, shipped, or nothing to send. */
  left: z.array(z.object({ reason: z.enum(leftReasons), rows: z.int() })),
  /** For what of these the seller takes them all the same. */
  takes: z.array(z.enum(leftReasons)),
  warnings: z.int(),
  /** Cells that its seller has corrected. */
  mends: z.int(),
  orders: z.int(),
  productionCents: CentsShape,
  shippingCents: CentsShape,
  totalCents: CentsShape,
  /** Orders of which a side prints below what its product asks for, and the worst of them in dots per inch. */
  lowOrders: z.int(),
  lowDpi: z.int().nullable(),
  /** What its seller said to that when they confirmed it. */
  acceptsDpi: z.int().nullable(),
  madeOrders: z.int(),
  duplicateOrders: z.int(),
  /** Made and not paid, as their price has changed since the check: how many, what was shown, and what they cost now. */
  repricedOrders: z.int(),
  repricedFromCents: CentsShape,
  repricedToCents: CentsShape,
  createdAt: Instant,
  checkedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
})
export type Import = z.infer<typeof Import>
/** The same on the server, before the wire. */
export type ImportFacts = z.input<typeof Import>

/** A cell that is wrong (`error`) or doubtful (`warning`), or for which its row is left out (`left`), in the reader's words. Rows count from 1, the header included. */
export const ImportProblem = z.object({
  row: z.int(),
  column: z.string(),
  field: Field,
  value: z.string(),
  code: z.string(),
  severity: z.enum(severities),
  message: z.string(),
  advice: z.string(),
  /** Whether the cell can be corrected here; then `value` is what the seller has said, and `was` what stands in the file. */
  isMendable: z.boolean(),
  was: z.string().nullable(),
  /** So many rows have the same issue and value, this one among them: they may be corrected together. */
  alike: z.int(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** A cell that its seller has corrected: what stands in the file and what is read in its place; `alike`: so many say the same of the same. */
const ImportMend = z.object({ row: z.int(), column: z.string(), field: Field, was: z.string(), value: z.string(), alike: z.int() })
/** `null` takes a correction back. */
export const MendBody = z.object({
  row: z.int().min(2).max(10_000_000),
  field: Field,
  value: z.string().trim().max(mendLimits.value).nullable(),
  alike: z.boolean().default(false),
})

/** How sharp a side of a row prints. */
const LinkedArt = Sharpness.extend({ side: z.string() })

/** An order that the import would make, with its price where it has one. */
export const ImportedOrder = z.object({
  row: z.int(),
  externalId: z.string(),
  fullName: z.string(),
  place: z.string(),
  orderType: z.enum(['STANDARD', 'SHIP_BY_SELLER', 'LABEL']),
  shippingBy: z.enum(['USPS', 'TIKTOK']),
  lines: z.array(z.object({ row: z.int(), sku: z.string(), quantity: z.int(), designs: z.int(), art: z.array(LinkedArt) })),
  productionCents: CentsShape.nullable(),
  shippingCents: CentsShape.nullable(),
  totalCents: CentsShape.nullable(),
})
export type ImportedOrder = z.infer<typeof ImportedOrder>

const ProblemQuery = PageQuery.extend({ severity: z.enum(severities).optional() })

named({ Import, ImportStatus })

export const bulkCalls = {
  importFile: upload('POST /v1/import', {
    ...own(['orders']),
    did: { about: orderImport, done: ['Uploaded an import file', 'Tải tệp nhập đơn lên'] },
    summary: 'Send a file of orders (CSV, TSV or XLSX): it is checked and nothing is made yet',
    answer: dataOf(Import),
    maxBytes: limits.importFileBytes,
    published: true,
  }),
  importLink: call('POST /v1/import/link', {
    ...own(['orders']),
    did: { about: orderImport, done: ['Started an import from a link', 'Bắt đầu nhập đơn từ liên kết'] },
    summary: 'The same from a share link of a cloud drive',
    body: LinkBody,
    answer: dataOf(Import),
    published: true,
  }),
  myImports: call('GET /v1/import', {
    ...own(['orders', 'readOnly']),
    summary: 'My imports, newest first; IMPORT are those that wait for my word',
    query: PageQuery.extend({ need: z.enum(['IMPORT']).optional() }),
    answer: pageOf(Import),
    published: true,
  }),
  importSample: download('GET /v1/import/sample', {
    ...own(['orders', 'readOnly']),
    touches: 'nothing',
    summary: 'An example of an order file as CSV',
    answer: z.null(),
    published: true,
  }),
  myImport: call('GET /v1/import/{id}', {
    ...own(['orders', 'readOnly']),
    summary: 'One import: how far it is, what it would make and what that costs',
    params: IdParam,
    answer: dataOf(Import),
    published: true,
  }),
  importProblems: call('GET /v1/import/{id}/problem', {
    ...own(['orders', 'readOnly']),
    summary: 'The wrong and doubtful cells of an import, by row',
    params: IdParam,
    query: ProblemQuery,
    answer: pageOf(ImportProblem),
    published: true,
  }),
  importOrders: call('GET /v1/import/{id}/order', {
    ...own(['orders', 'readOnly']),
    summary: 'The orders that an import would make, with their prices',
    params: IdParam,
    query: PageQuery,
    answer: pageOf(ImportedOrder),
    published: true,
  }),
  setImportColumns: call('PUT /v1/import/{id}/columns', {
    ...own(['orders']),
    did: { about: orderImport, done: ['Matched the columns of an import', 'Khớp cột của lượt nhập'] },
    summary:
      'Say what columns mean, by their headers (null: not needed); the file is checked again, and the next one with these headers is read so',
    params: IdParam,
    body: z.object({ columns: z.record(z.string().max(200), Field.nullable()) }),
    answer: dataOf(Import),
    published: true,
  }),
  importPreview: call('GET /v1/import/{id}/preview', {
    ...own(['orders', 'readOnly']),
    summary: 'The first rows of the file as they stand in it, to say what its columns mean',
    params: IdParam,
    answer: dataOf(z.object({ sheetName: z.string(), rows: z.array(z.array(z.string())) })),
    published: true,
  }),
  importSkus: call('GET /v1/import/{id}/sku', {
    ...own(['orders', 'readOnly']),
    summary: 'SKUs of the file that nobody knows, with how many rows each stops; most rows first, 200 at most',
    params: IdParam,
    answer: dataOf(z.array(z.object({ sku: z.string(), rows: z.int() }))),
    published: true,
  }),
  mendImport: call('PUT /v1/import/{id}/mend', {
    ...own(['orders']),
    did: { about: orderImport, done: ['Corrected cells of an import', 'Sửa ô của lượt nhập'] },
    summary:
      'Correct a cell of a row, or with `alike` every cell with the same issue and value; `null` takes it back. Their orders are checked again: at once, or as the whole file where they are many',
    params: IdParam,
    body: MendBody,
    answer: dataOf(Import),
    published: true,
  }),
  importMends: call('GET /v1/import/{id}/mend', {
    ...own(['orders', 'readOnly']),
    summary: 'The corrected cells of an import, by row',
    params: IdParam,
    query: PageQuery,
    answer: pageOf(ImportMend),
    published: true,
  }),
  checkImport: call('POST /v1/import/{id}/check', {
    ...own(['orders']),
    did: false,
    summary: 'Check the file again, as after it was said what my SKUs mean',
    params: IdParam,
    answer: dataOf(Import),
    published: true,
  }),
  takeLeftRows: call('PUT /v1/import/{id}/left-rows', {
    ...own(['orders']),
    did: { about: orderImport, done: ['Changed which rows of an import are left out', 'Đổi các dòng không lấy của lượt nhập'] },
    summary: 'Take rows that are left out all the same, by why they are; the file is checked again',
    params: IdParam,
    body: z.object({ takes: z.array(z.enum(leftReasons)).max(leftReasons.length) }),
    answer: dataOf(Import),
    published: true,
  }),
  confirmImport: call('POST /v1/import/{id}/confirm', {
    ...own(['orders']),
    did: { about: orderImport, done: ['Imported orders', 'Nhập đơn'] },
    summary: 'Make the orders of all good rows; with `submit`, pay those that are ready (left out: as my preference says)',
    params: IdParam,
    body: z.object({
      submit: z.boolean().optional(),
      /** The sum that was shown; where it is another by now, nothing is made. */
      seenTotalCents: CentsShape.optional(),
      acceptsDpi: AcceptsDpi.optional(),
    }),
    answer: dataOf(Import),
    published: true,
  }),
  cancelImport: call('DELETE /v1/import/{id}', {
    ...own(['orders']),
    did: { about: orderImport, done: ['Discarded an import', 'Bỏ lượt nhập'] },
    summary: 'Give up an import that has made nothing yet',
    params: IdParam,
    answer: dataOf(Import),
    published: true,
  }),
  failedRows: download('GET /v1/import/{id}/failed-rows', {
    ...own(['orders', 'readOnly']),
    summary: 'The rows that were not imported as CSV, in the file’s own columns and with the reason',
    params: IdParam,
    answer: z.null(),
    published: true,
  }),
  exportOrders: download('GET /v1/order/export', {
    ...own(['orders', 'money', 'readOnly']),
    summary: 'The orders that a list of mine finds, as CSV or XLSX in the format that an import reads back, with columns of my choice',
    query: ExportQuery.extend({ format: FileFormat, columns: columnsOf(orderColumnIds) }),
    answer: z.null(),
    published: true,
  }),
}

const theirs = { own: ['orders', 'readOnly'], staff: [] } as const

export const bulkEvents = {
  /** An import has got further; the page asks for the rest. */
  'import.progress': event<{
    importId: number
    sellerId: number
    status: ImportStatus
    rows: number
    bytesRead: number
    madeOrders: number
  }>(theirs),
  'import.done': event<{ importId: number; sellerId: number; orders: number }>(theirs),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof bulkEvents> {}
}
