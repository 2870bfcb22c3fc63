// Making the orders of a checked import, in chunks: the orders, the count and the cursor are one transaction, so a killed
// worker's successor goes on with the next order and none is made twice.
import { sumCents } from '#base/money.ts'
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { type JobContext, job } from '#engine/jobs/job.ts'
import { checkAddress, isHidden } from '#shop/address/rules.ts'
import { numberOfScan } from '#shop/carrier/number.carrier.ts'
import { type Lettering, withText } from '#shop/design/document/slot.rules.ts'
import { type Design, designsOf } from '#shop/design/template/template.ts'
import { insertOrders, type NewOrder, snapshotOf } from '#shop/order/intake/intake.ts'
import { acceptArt } from '#shop/order/item/resolution/resolution.ts'
import { drawnSides } from '#shop/order/item/rules.ts'
import { payOrders } from '#shop/order/pay/pay.ts'
import type { Bill } from '#shop/order/pay/price.rules.ts'
import { isBill, type PriceBook, readPriceBook, readQuoteMs } from '#shop/order/pay/quote.pay.ts'
import { sellerActor } from '#shop/order/status/facts.status.ts'
import type { Issue } from '../row/issue.rules.ts'
import { sharedFrom } from '../row/shared.rules.ts'
import { insertProblems, listOrders, type OrderRows, setBad, sumRows } from '../row/store.ts'
import { type AgreedAt, agreedBill } from './agreed.rules.ts'
import { type LibraryBook, libraryName, openLibraryBook } from './book/library.ts'
import { openVariantBook, type VariantBook } from './book/variants.ts'
import { priceOrder, unpriced } from './price.ts'
import { progress } from './progress.ts'
import { findImport, type ImportRecord, lockImport, moveMaking, type Repriced, setDone, setTotals } from './store.ts'
import { letteringOfLines, textIssue } from './written.ts'

/** Of one transaction. One of the embedded engine holds its only backend, and who pays meanwhile waits for it. */
/** As long as the check of the same file, and kept chunk by chunk like it. */
export const makeJob = job<{ importId: number }>('bulk.make', { timeoutSeconds: 3_600, retries: 20, concurrency: 2 })
const chunkOrders = { embedded: 50, postgres: 500 }

/** Makes the orders that are not made yet. Does nothing where the import is not confirmed, or is over. */
export async function makeOrders(
  { importId }: { importId: number },
  { db, images }: Pick<Engine, 'db' | 'images'>,
  { signal, progress: goesOn }: Pick<JobContext, 'signal' | 'progress'>,
): Promise<void> {
  const record = await findImport(db, importId)
  if (record?.status !== 'IMPORTING') return
  const limit = chunkOrders[db.kind]
  const variants = openVariantBook(db, record.sellerId)
  const book = await readPriceBook(db, record.sellerId)
  const library = openLibraryBook(db, record.sellerId)
  const quoteMs = await readQuoteMs(db)
  for (let cursor = record.madeRow; ; ) {
    signal.throwIfAborted()
    const rows = await listOrders(db, importId, { after: cursor, limit })
    await variants.learnIds(rows.flatMap(row => row.lines.map(line => line.variantId)))
    await library.learn(rows.flatMap(row => row.lines.flatMap(line => Object.values(line.links))))
    const designs = await designsOf(
      db,
      record.sellerId,
      rows.flatMap(row => row.lines.flatMap(line => line.mapped?.templateId ?? [])),
    )
    const design = (id: number) => designs.get(id)
    const lettering = await letteringOfLines(
      { images },
      rows.flatMap(row => row.lines),
      { design },
    )
    const made = ordersOf(record, rows, {
      book,
      variants,
      library,
      designs,
      lettering,
      at: { checkedAt: record.checkedAt, now: db.now(), quoteMs },
    })
    const isLast = rows.length < limit
    const cause = { memberId: record.confirmedBy ?? undefined }
    const isMoved = await db.transaction(tx => makeChunk(tx, importId, { cursor, rows, ...made, isLast }), cause)
    if (!isMoved || isLast) return
    await goesOn()
    cursor = rows.at(-1)?.row ?? cursor
  }
}

interface Chunk {
  /** The row that was made last before. */
  cursor: number
  rows: readonly OrderRows[]
  orders: readonly ImportedOrder[]
  /** Why others of these rows are not made. */
  issues: readonly Issue[]
  isLast: boolean
}

/** `shownCents`: what the dry run showed, where it is over and another sum by now. */
type ImportedOrder = NewOrder & { shownCents: number | undefined }

/** False where another worker has made this chunk. */
async function makeChunk(tx: Tx, importId: number, { cursor, rows, orders, issues, isLast }: Chunk): Promise<boolean> {
  const record = await lockImport(tx, importId)
  if (record?.status !== 'IMPORTING' || record.madeRow !== cursor) return false
  const actor = sellerActor(record.sellerId)
  const made = await insertOrders(tx, record.sellerId, orders, actor)
  const fresh = made.flatMap((order, index) =>
    order.status === 'PENDING' ? [{ id: order.id, shownCents: orders[index]?.shownCents }] : [],
  )
  if (record.acceptsDpi !== null) {
    const ids = fresh.map(order => order.id)
    await acceptArt(tx, record.sellerId, ids, record.acceptsDpi)
  }
  const repriced = record.isSubmitted ? await payAgreed(tx, record.sellerId, fresh) : { orders: 0, fromCents: 0, toCents: 0 }
  const madeOrders = record.madeOrders + made.length
  const counts = { made: made.length, duplicates: made.length - fresh.length, repriced }
  await moveMaking(tx, importId, { row: rows.at(-1)?.row ?? cursor, ...counts })
  if (issues.length > 0) await leaveOut(tx, importId, issues)
  if (isLast) {
    await setDone(tx, importId)
    await emit(tx, 'import.done', { importId, sellerId: record.sellerId, orders: madeOrders }, { seller: record.sellerId })
  }
  await progress(tx, { ...record, status: isLast ? 'DONE' : 'IMPORTING', madeOrders })
  return true
}

/** Rows that were good when the file was checked and are no more say why, and come back with those that never were. */
async function leaveOut(tx: Tx, importId: number, issues: readonly Issue[]): Promise<void> {
  await setBad(
    tx,
    importId,
    issues.map(issue => issue.row),
  )
  await insertProblems(tx, importId, issues)
  await setTotals(tx, importId, await sumRows(tx, importId))
}

/** Pays what costs what was shown. The others are left unpaid, and counted: their seller looks at the new sum first. */
async function payAgreed(tx: Tx, sellerId: number, made: readonly { id: number; shownCents: number | undefined }[]): Promise<Repriced> {
  if (made.length === 0) return { orders: 0, fromCents: 0, toCents: 0 }
  const seen = new Map(made.flatMap(({ id, shownCents }) => (shownCents === undefined ? [] : [[id, shownCents] as const])))
  const ids = made.map(order => order.id)
  const outcomes = await payOrders(tx, sellerId, ids, sellerActor(sellerId), seen)
  const changed = outcomes.flatMap(({ fault }) => (fault?.code === 'ORDER_PRICE_CHANGED' ? [fault.values] : []))
  const sum = (name: 'wasCents' | 'totalCents') => sumCents(changed.map(values => Number(values[name])))
  return { orders: changed.length, fromCents: sum('wasCents'), toCents: sum('totalCents') }
}

interface Known {
  book: PriceBook
  variants: VariantBook
  library: LibraryBook
  designs: ReadonlyMap<number, Design>
  lettering: Lettering
  at: AgreedAt
}
function ordersOf(record: ImportRecord, rows: readonly OrderRows[], known: Known): Pick<Chunk, 'orders' | 'issues'> {
  const { book, variants, at } = known
  const orders: ImportedOrder[] = []
  const issues: Issue[] = []
  for (const row of rows) {
    const shared = sharedFrom(row.row, row.cells, { mapping: record })
    const priced = priceOrder({ shared, lines: row.lines }, book, variants)
    // It had a price when the file was checked; an order that has none by now is not made.
    if (!isBill(priced)) {
      issues.push(unpriced({ row: row.row, lines: row.lines, shared }, priced, record))
      continue
    }
    // Its design may be another by now, which the text does not fit.
    const unprintable = unprintableIn(record, row, known)
    if (unprintable) {
      issues.push(unprintable)
      continue
    }
    const { bill, quoteUntil, shownCents } = agreedBill(row, priced, at)
    const { address, verdict } = checkAddress(shared.address)
    orders.push({
      externalId: row.externalId === '' ? null : row.externalId,
      source: 'IMPORT',
      importId: record.id,
      importRow: row.row,
      orderType: shared.orderType,
      shippingBy: shared.shippingBy,
      shippingMethod: shared.shippingMethod,
      address,
      // Where a hidden buyer lives only the label knows that the order brings.
      addressVerdict: isHidden(address) ? 'GOOD' : verdict,
      tag: shared.tag,
      note: shared.note,
      labelLink: shared.labelLink,
      trackingNumber: numberOfScan(shared.trackingNumber) || null,
      items: row.lines.flatMap((line, index) => itemOf(line, bill.lines[index], known)),
      bill,
      quoteUntil,
      shownCents,
    })
  }
  return { orders, issues }
}

function unprintableIn(record: ImportRecord, { row, lines }: OrderRows, { designs, lettering }: Known): Issue | undefined {
  const issues = lines.flatMap(
    line => textIssue({ row, line }, { mapping: record, lettering, design: designs.get(line.mapped?.templateId ?? 0) }) ?? [],
  )
  return issues[0]
}

function itemOf(
  line: OrderRows['lines'][number],
  billed: Bill['lines'][number] | undefined,
  { variants, library, designs }: Known,
): NewOrder['items'] {
  const variant = variants.fact(line.variantId)
  if (!variant || !billed) return []
  return [
    {
      ...snapshotOf(variant),
      quantity: line.quantity,
      unitCents: billed.unitCents,
      mockups: line.mockups,
      text: line.text ?? '',
      ...artOf(line, variant.color, library, designs),
    },
  ]
}

/** The row's own links; else what the seller's SKU means, as far as it is still there. */
function artOf(
  { links, mapped, text = '' }: OrderRows['lines'][number],
  color: string,
  library: LibraryBook,
  designs: ReadonlyMap<number, Design>,
) {
  const own = Object.entries(links).map(([side, link]) => ({ side, link, fileId: library.file(libraryName(link) ?? '')?.id ?? null }))
  if (own.length > 0 || !mapped) return { files: own }
  const design = designs.get(mapped.templateId ?? 0)
  return design
    ? { templateId: design.id, files: drawnSides({ sides: design.sides.map(side => withText(side, text)) }, color) }
    : { files: mapped.files }
}
