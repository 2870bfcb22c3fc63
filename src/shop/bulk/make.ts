// Making the orders of a checked import, in chunks: the orders, the count and the cursor are one transaction, so a killed
// worker's successor goes on with the next order and none is made twice.
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { checkAddress } from '#shop/address/rules.ts'
import { sellerActor } from '#shop/order/facts.order.ts'
import { insertOrders, type NewOrder, snapshotOf } from '#shop/order/insert.order.ts'
import { payOrders } from '#shop/order/pay.order.ts'
import { type Bill, quoteUntil } from '#shop/order/price.rules.ts'
import { isBill, type PriceBook, readPriceBook } from '#shop/order/quote.order.ts'
import { progress } from './check.ts'
import { type LibraryBook, libraryName, openLibraryBook } from './library.ts'
import { priceOrder } from './price.ts'
import { sharedFrom } from './row.rules.ts'
import { listOrders, type OrderRows } from './row.store.ts'
import { findImport, type ImportRecord, lockImport, moveMaking, setDone } from './store.ts'
import { openVariantBook, type VariantBook } from './variants.ts'

/** Of one transaction. One of the embedded engine holds its only backend, and who pays meanwhile waits for it. */
const chunkOrders = { embedded: 100, postgres: 500 }

/** Makes the orders that are not made yet. Does nothing where the import is not confirmed, or is over. */
export async function makeOrders({ importId }: { importId: number }, { db }: Pick<Engine, 'db'>, signal: AbortSignal): Promise<void> {
  const record = await findImport(db, importId)
  if (record?.status !== 'IMPORTING') return
  const limit = chunkOrders[db.kind]
  const variants = openVariantBook(db)
  const book = await readPriceBook(db, record.sellerId)
  const library = openLibraryBook(db, record.sellerId)
  for (let cursor = record.madeRow; ; ) {
    signal.throwIfAborted()
    const rows = await listOrders(db, importId, { after: cursor, limit })
    await variants.learnIds(rows.flatMap(row => row.lines.map(line => line.variantId)))
    await library.learn(rows.flatMap(row => row.lines.flatMap(line => Object.values(line.links))))
    const orders = ordersOf(record, rows, { book, variants, library, now: db.now() })
    const isLast = rows.length < limit
    const isMoved = await db.transaction(tx => makeChunk(tx, importId, { cursor, rows, orders, isLast }))
    if (!isMoved || isLast) return
    cursor = rows.at(-1)?.row ?? cursor
  }
}

interface Chunk {
  /** The row that was made last before. */
  cursor: number
  rows: readonly OrderRows[]
  orders: readonly NewOrder[]
  isLast: boolean
}

/** False where another worker has made this chunk. */
async function makeChunk(tx: Tx, importId: number, { cursor, rows, orders, isLast }: Chunk): Promise<boolean> {
  const record = await lockImport(tx, importId)
  if (record?.status !== 'IMPORTING' || record.madeRow !== cursor) return false
  const actor = sellerActor(record.sellerId)
  const made = await insertOrders(tx, record.sellerId, orders, actor)
  const fresh = made.filter(order => order.status === 'PENDING')
  if (record.isSubmitted && fresh.length > 0)
    await payOrders(
      tx,
      record.sellerId,
      fresh.map(order => order.id),
      actor,
    )
  const madeOrders = record.madeOrders + made.length
  await moveMaking(tx, importId, { row: rows.at(-1)?.row ?? cursor, made: made.length, duplicates: made.length - fresh.length })
  if (isLast) {
    await setDone(tx, importId)
    await emit(tx, 'import.done', { importId, sellerId: record.sellerId, orders: madeOrders }, { seller: record.sellerId })
  }
  await progress(tx, { ...record, status: isLast ? 'DONE' : 'IMPORTING', madeOrders })
  return true
}

interface Known {
  book: PriceBook
  variants: VariantBook
  library: LibraryBook
  now: Date
}
function ordersOf(record: ImportRecord, rows: readonly OrderRows[], known: Known): NewOrder[] {
  const { book, variants, now } = known
  const orders: NewOrder[] = []
  for (const row of rows) {
    const shared = sharedFrom(row.row, row.cells, { mapping: record })
    const bill = priceOrder({ shared, lines: row.lines }, book, variants)
    // Prices were there when the file was checked; an order whose price was taken away since is not made.
    if (!isBill(bill)) continue
    const { address, verdict } = checkAddress(shared.address)
    orders.push({
      externalId: row.externalId === '' ? null : row.externalId,
      source: 'IMPORT',
      importId: record.id,
      importRow: row.row,
      orderType: shared.orderType,
      shippingBy: shared.shippingBy,
      shippingMethod: null,
      address,
      addressVerdict: verdict,
      tag: shared.tag,
      note: shared.note,
      labelLink: shared.labelLink,
      trackingNumber: shared.trackingNumber === '' ? null : shared.trackingNumber,
      items: row.lines.flatMap((line, index) => itemOf(line, bill.lines[index], known)),
      bill,
      quoteUntil: quoteUntil(now),
    })
  }
  return orders
}

function itemOf(
  line: OrderRows['lines'][number],
  billed: Bill['lines'][number] | undefined,
  { variants, library }: Known,
): NewOrder['items'] {
  const variant = variants.fact(line.variantId)
  if (!variant || !billed) return []
  return [
    {
      ...snapshotOf(variant),
      quantity: line.quantity,
      unitCents: billed.unitCents,
      mockups: line.mockups,
      files: Object.entries(line.links).map(([side, link]) => ({ side, link, fileId: library.fileId(libraryName(link) ?? '') ?? null })),
    },
  ]
}
