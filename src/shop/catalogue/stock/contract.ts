// The office's calls on stock: what is there, what is running low, and what came in, was counted or was lost.
import { z } from 'zod'
import { call, subject } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { codeForm } from '../storefront/rules.ts'
import { receiptKinds, stockKinds, stockLimits, stockStates } from './rules.ts'

const readers = { access: { staff: ['catalogue', 'production', 'warehouse', 'auditor'] }, touches: 'any' } as const
const keepers = { access: { staff: ['catalogue', 'production', 'warehouse'] }, touches: 'any' } as const

export const stockEvents = {
  /** The stock of some variants was changed by hand, or a variant has run out, or is there again. */
  'stock.changed': event<{ productIds: number[] }>({ own: false, staff: readers.access.staff }),
}
declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof stockEvents> {}
}

export const stock = subject('stock', ['Stock', 'Tồn kho'], { office: '/office/stock' })
export const stockReceipt = subject('stock-receipt', ['Stock receipt', 'Phiếu kho'], { office: '/office/stock/receipt' })

const Count = z.int().min(0).max(stockLimits.pieces)

/** `stock` null is not counted: as many as are asked for. `warnsAt` is its own `lowStock`, else the shop's. */
const StockRow = z.object({
  id: Id,
  variantID: z.string(),
  productId: Id,
  name: z.string(),
  nameVi: z.string(),
  size: z.string(),
  color: z.string(),
  colorHex: z.string(),
  stock: Count.nullable(),
  lowStock: Count.nullable(),
  warnsAt: Count,
  isOnSale: z.boolean(),
  /** When pieces of it last came in. */
  receivedAt: Instant.nullable(),
})
export type StockRow = z.input<typeof StockRow>

const StockReceipt = z.object({
  id: Id,
  kind: z.enum(receiptKinds),
  supplier: z.string(),
  note: z.string(),
  madeBy: z.string(),
  madeAt: Instant,
  variants: z.int(),
  pieces: z.int(),
})
export type StockReceiptRow = z.input<typeof StockReceipt>
const StockReceiptLine = z.object({
  variantID: z.string(),
  productId: Id,
  name: z.string(),
  nameVi: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: Count.nullable(),
  before: Count.nullable(),
  after: Count.nullable(),
})
export type StockReceiptLine = z.input<typeof StockReceiptLine>

named({ StockRow, StockReceipt, StockReceiptLine })

const words = z.string().trim().max(stockLimits.wordsMax).default('')
const VariantCode = z.string().trim().regex(codeForm)
export const NewReceipt = z
  .object({
    kind: z.enum(stockKinds),
    supplier: words,
    note: z.string().trim().max(stockLimits.noteMax).default(''),
    lines: z
      .array(z.object({ variantID: VariantCode, quantity: Count }))
      .min(1)
      .max(stockLimits.lines),
  })
  .refine(({ kind, note }) => kind !== 'LOSS' || note !== '', { message: 'REQUIRED', path: ['note'] })
export type NewReceipt = z.output<typeof NewReceipt>

export const stockCalls = {
  officeStock: call('GET /v1/office/stock', {
    ...readers,
    summary: 'What is there of each variant, one page; `low` is what must be ordered',
    query: PageQuery.extend({ q: z.string().trim().max(100).optional(), state: z.enum(stockStates).optional() }),
    answer: pageOf(StockRow),
  }),
  findStock: call('GET /v1/office/stock/variant', {
    ...readers,
    summary: 'The stock of the variants with these IDs; those that nothing has are left out',
    query: z.object({
      ids: z
        .string()
        .max(14_000)
        .transform(text => text.split(',').filter(id => id !== '')),
    }),
    answer: dataOf(z.array(StockRow)),
  }),
  setLowStock: call('PUT /v1/office/stock/{id}', {
    ...keepers,
    money: { none: 'When staff are told that a variant runs low' },
    did: { about: stock, done: ['Changed when low stock is told', 'Đổi mức báo sắp hết hàng'] },
    summary: 'Say from how many pieces of a variant on more must be ordered; null: as the shop’s settings say',
    params: IdParam,
    body: z.object({ lowStock: Count.max(stockLimits.lowStock).nullable() }),
    answer: dataOf(StockRow),
  }),
  addReceipt: call('POST /v1/office/stock/receipt', {
    ...keepers,
    money: { none: 'Pieces on the shelf; prices stay as they are' },
    did: { about: stockReceipt, done: ['Changed stock', 'Đổi tồn kho'] },
    summary: 'Take pieces in (RECEIPT), say how many are there (COUNT) or how many are lost (LOSS): all lines or none',
    body: NewReceipt,
    answer: dataOf(StockReceipt),
  }),
  officeReceipts: call('GET /v1/office/stock/receipt', {
    ...readers,
    summary: 'What came in, was counted, was lost or was spoiled, newest first; found by variant ID, supplier and note',
    query: PageQuery.extend({ q: z.string().trim().max(100).optional(), kind: z.enum(receiptKinds).optional() }),
    answer: pageOf(StockReceipt),
  }),
  officeReceipt: call('GET /v1/office/stock/receipt/{id}', {
    ...readers,
    summary: 'One of them with its lines: how many, before and after',
    params: IdParam,
    answer: dataOf(StockReceipt.extend({ lines: z.array(StockReceiptLine) })),
  }),
}
