// The dry run: every row is read, checked and written down in chunks, each in a transaction that also moves the cursor. So a
// killed worker's successor goes on after the last whole chunk, and no row is written twice.
import { forAccount } from '#engine/child/account.ts'
import type { Db } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { type JobContext, job } from '#engine/jobs/job.ts'
import { knownExternalIds } from '#shop/order/intake/known.intake.ts'
import { isBill, type PriceBook, readPriceBook } from '#shop/order/pay/quote.pay.ts'
import { type ColumnMapping, mapColumns, missingFields } from '../column/column.rules.ts'
import type { ImportField } from '../column/field.rules.ts'
import { type LeftReason, leftReasons } from '../column/layout/layout.rules.ts'
import { findChosen } from '../column/store.ts'
import { columnTexts } from '../column/text.rules.ts'
import { countsPieces, type UnclearColumn, valuesLookLike } from '../column/unclear.rules.ts'
import type { ImportFacts } from '../contract.ts'
import { findTable, isAboutTheFile, openRows, type Source, type SourceRow } from '../file/source.ts'
import { type Issue, issueOf } from '../row/issue.rules.ts'
import { lowDpiOf } from '../row/line.rules.ts'
import { type CheckedRow, checkRow, idIn, type OpenOrder } from '../row/rules.ts'
import { analyzeRows, insertProblems, insertRows, listFirstRows, type NewRow, type RowState, unsetPrices } from '../row/store.ts'
import { type ArtBook, openArtBook } from './book/art.ts'
import { zipTable } from './book/known-zip.ts'
import { openVariantBook, type VariantBook } from './book/variants.ts'
import { finishCheck } from './finish-check.ts'
import { columnless, givenBy, type Mend, mended, rereadMends, widened } from './mend/mend.rules.ts'
import { listMends, setWas } from './mend/store.ts'
import { type OrderPrice, priceOf, priceOrder, unpriced } from './price.ts'
import { progress } from './progress.ts'
import { addUnclear, findImport, type ImportRecord, moveCheck, setHeader, setMapping, setRefused } from './store.ts'
import { issuesOfDesigns } from './written.ts'

/** A file of 100 MB takes minutes; each chunk is kept, so another try only goes on. */
export const checkJob = job<{ importId: number }>('bulk.check', { timeoutSeconds: 3_600, retries: 20, concurrency: 2 })
const chunkRows = 1_000
type Way = Pick<JobContext, 'signal' | 'progress'>
type Room = Pick<Engine, 'db' | 'files' | 'workbooks' | 'images'>

/** Checks an import from where its check has got to. Does nothing where there is nothing to check any more. */
export async function checkImport({ importId }: { importId: number }, engine: Room, way: Way): Promise<void> {
  const record = await findImport(engine.db, importId)
  if (record?.status !== 'CHECKING' || record.sha256 === null) return
  try {
    const { sha256 } = record
    await forAccount(record.sellerId, async () => {
      const read = await readHeader(record, sha256, engine)
      if (!read) return
      const source = await openRows(engine, sha256, read)
      try {
        await checkRows(record, read, source, engine, way)
      } finally {
        await source.close()
      }
    })
  } catch (error) {
    if (!isAboutTheFile(error)) throw error
    await engine.db.transaction(async tx => {
      await setRefused(tx, importId, error.code, error.values)
      await progress(tx, { ...record, status: 'REFUSED' })
    })
  }
}

/** Finds the table and says what its columns are; nothing where its seller has to say it first. */
async function readHeader(record: ImportRecord, sha256: string, { db, ...room }: Room) {
  const { sheet, headerRow, header, samples } = await findTable(room, sha256)
  const { sellerId } = record
  const before = await findChosen<ImportField>(db, { sellerId, file: 'ORDERS', columns: columnTexts(header, samples) })
  const chosen = { ...before, ...record.chosen }
  const mapping = mapColumns(header, chosen, samples)
  const isEnough = missingFields(mapping).length === 0
  await db.transaction(async tx => {
    await setHeader(tx, record.id, { ...mapping, sheet, headerRow })
    if (isEnough) return
    await setMapping(tx, record.id)
    await progress(tx, { ...record, status: 'MAPPING' })
  })
  return isEnough ? { ...mapping, sheet, headerRow } : undefined
}

async function checkRows(
  record: ImportRecord,
  mapping: ColumnMapping,
  source: Source,
  engine: Room,
  { signal, progress: goesOn }: Way,
): Promise<void> {
  const check = await openCheck(engine.db, record, mapping, engine)
  const { variants } = check
  let cursor = record.checkedRow
  for await (const { rows, bytesRead } of chunksAfter(source, cursor)) {
    signal.throwIfAborted()
    const isMoved = await checkChunk(check, engine.db, rows, { cursor, bytesRead })
    if (!isMoved) return
    await goesOn()
    if (cursor === record.checkedRow) await analyzeRows(engine.db)
    cursor = rows.at(-1)?.row ?? cursor
  }
  await finishCheck(engine.db, record, mapping, variants)
}

/** Chunks of equal length of the rows after the cursor. */
async function* chunksAfter(source: Source, cursor: number): AsyncGenerator<{ rows: SourceRow[]; bytesRead: number }> {
  let waiting: SourceRow[] = []
  let read = 0
  for await (const { rows, bytesRead } of source.rows) {
    read = bytesRead
    for (const row of rows) if (row.row > cursor) waiting.push(row)
    while (waiting.length >= chunkRows) {
      yield { rows: waiting.slice(0, chunkRows), bytesRead }
      waiting = waiting.slice(chunkRows)
    }
  }
  if (waiting.length > 0) yield { rows: waiting, bytesRead: read }
}

/** What the rows of an import are checked with. */
interface Check {
  record: ImportRecord
  mapping: ColumnMapping
  variants: VariantBook
  prices: PriceBook
  art: ArtBook
  db: Db
  /** Where texts are measured; nothing within a transaction. */
  images: Engine['images'] | undefined
  /** What its seller has corrected. */
  mends: Map<number, readonly Mend[]>
  /** Columns that are known already to hold something which nobody has said what it is. */
  asked: Set<string>
  /** So many rows are left out so far, by why. */
  left: Map<LeftReason, number>
}

export async function openCheck(db: Db, record: ImportRecord, mapping: ColumnMapping, room?: Pick<Engine, 'images'>): Promise<Check> {
  const { id, sellerId } = record
  const prices = await readPriceBook(db, sellerId)
  const variants = openVariantBook(db, sellerId)
  const art = await openArtBook(db, sellerId, variants)
  const asked = new Set(record.unclear.map(column => column.header))
  const left = new Map(record.left.map(({ reason, rows }) => [reason, rows]))
  const mends = Map.groupBy(await listMends(db, id), mend => mend.row)
  return { record, mapping, variants, prices, art, db, images: room?.images, mends, asked, left }
}

async function checkChunk(
  check: Check,
  db: Engine['db'],
  rows: readonly SourceRow[],
  at: { cursor: number; bytesRead: number },
): Promise<boolean> {
  const { record } = check
  const { checked, priced, reread } = await checkAll(check, rows)
  const grown = checked.filter(row => row.state === 'GOOD' && row.orderRow <= at.cursor).map(row => row.orderRow)
  const issues = checked.flatMap(row => row.issues)
  const unclear = unclearIn(rows, check)
  const isOf = (...states: RowState[]) => checked.filter(row => states.includes(row.state))
  const to = {
    row: rows.at(-1)?.row ?? at.cursor,
    bytesRead: at.bytesRead,
    good: isOf('GOOD').length,
    bad: isOf('BAD', 'STRAY').length,
    left: countLeft(check, issues),
    warnings: issues.filter(issue => issue.severity === 'warning').length,
    orders: isOf('GOOD', 'BARE').filter(row => row.row === row.orderRow).length,
  }
  return db.transaction(async tx => {
    if (!(await moveCheck(tx, record.id, at.cursor, to))) return false
    await insertRows(
      tx,
      record.id,
      checked.map(row => newRow(row, priced.get(row.row))),
    )
    await setWas(tx, record.id, reread)
    await unsetPrices(tx, record.id, [...new Set(grown)])
    await insertProblems(tx, record.id, issues)
    if (unclear.length > 0) await addUnclear(tx, record.id, unclear)
    await progress(tx, { ...record, bytesRead: at.bytesRead, checkedRow: to.row })
    return true
  })
}

/** How many rows are left out by now, these among them. */
function countLeft({ left }: Check, issues: readonly Issue[]): ImportFacts['left'] {
  for (const reason of leftReasons) {
    const more = issues.filter(issue => issue.code === `LEFT_${reason}`).length
    if (more > 0) left.set(reason, (left.get(reason) ?? 0) + more)
  }
  return [...left].map(([reason, rows]) => ({ reason, rows }))
}

/** Columns that hold something in these rows, and nobody has said what it is. */
function unclearIn(rows: readonly SourceRow[], { mapping, asked }: Check): UnclearColumn[] {
  const found: UnclearColumn[] = []
  for (const [at, { header, looksLike, isUnnamed, mayCount }] of mapping.columns.entries()) {
    if (asked.has(header) || !(looksLike || isUnnamed || mayCount)) continue
    const values = rows.flatMap(({ cells, isBroken }) => (isBroken ? [] : (cells[at] ?? '').trim() || []))
    const byValues = () => (isUnnamed ? valuesLookLike(values) : countsPieces(values) ? 'quantity' : undefined)
    const kind = values.length === 0 ? undefined : (looksLike ?? byValues())
    if (!kind) continue
    asked.add(header)
    found.push({ header, looksLike: kind })
  }
  return found
}

type StatedRow = Omit<CheckedRow, 'state'> & { state: RowState }

export const newRow = ({ row, orderRow, externalId, state, lines, cells }: StatedRow, price: OrderPrice | undefined): NewRow => ({
  row,
  orderRow,
  externalId,
  state,
  lines,
  cells: row === orderRow ? cells : undefined,
  productionCents: price?.productionCents,
  shippingCents: price?.shippingCents,
  unitCents: price?.unitCents,
  lowDpi: lowDpiOf(lines),
})

/** Rows checked and priced, knowing the orders that began before them; `reread`: what stands in the file where it was corrected. */
export async function checkAll(check: Check, source: readonly SourceRow[]) {
  const { mapping, mends } = check
  const reread = source.flatMap(row => rereadMends(row, mapping, mends))
  for (const [row, own] of Map.groupBy(reread, mend => mend.row)) mends.set(row, own)
  const checked = await checkRowsOf(
    check,
    source.map(row => mended(row, mapping, mends)),
  )
  await judgeDesigns(checked, check)
  return { checked, priced: priceChunk(checked, check), reread }
}

/** A good row becomes a bad one where its design cannot be printed, or not with its text. */
async function judgeDesigns(rows: readonly StatedRow[], { art, mapping, images }: Check): Promise<void> {
  const good = rows.filter(row => row.state === 'GOOD')
  const issues = await issuesOfDesigns(good, { art, mapping, ...(images && { images }) })
  for (const row of good) {
    const own = issues.get(row.row) ?? []
    row.issues = [...row.issues, ...own]
    if (own.some(issue => issue.severity === 'error')) row.state = 'BAD'
  }
}

/** Knows the orders that began before these rows, and those that the seller has already. */
async function checkRowsOf(
  { record, mapping, variants, art, db, mends }: Check,
  rows: readonly ReturnType<typeof mended<SourceRow>>[],
): Promise<StatedRow[]> {
  const wide = widened(rows, mapping, columnless(mapping, mends))
  const ids = [...new Set(wide.rows.map(row => idIn(row, wide.mapping)).filter(id => id !== ''))]
  const [finder, first, existing, isKnownZip] = await Promise.all([
    variants.learn(wide.mapping, wide.rows),
    listFirstRows(db, record.id, ids),
    knownExternalIds(db, record.sellerId, ids),
    zipTable(),
  ])
  await art.learn(wide.mapping, wide.rows)
  const open = new Map<string, OpenOrder>(first.map(row => [row.externalId, { ...row, given: givenBy(row.row, mends) }]))
  const context = { mapping, variants: finder, isKnownZip, ...art.context, takes: record.takes }
  return rows.map((row): StatedRow => {
    const result = checkRow(row, context, id => open.get(id))
    const { externalId } = result
    const order = open.get(externalId)
    // An order that was left out may begin anew.
    const isFirst = externalId !== '' && result.row === result.orderRow
    if (isFirst) open.set(externalId, { row: result.row, lines: 1, cells: result.cells, given: givenBy(result.row, mends) })
    else if (order && result.state !== 'STRAY') order.lines++
    const isKnown = isFirst && result.state !== 'LEFT' && existing.has(externalId)
    return isKnown ? { ...result, issues: [...result.issues, repeats(result, mapping)] } : result
  })
}

/** What the orders cost that began in this chunk; one without a price becomes a bad row. */
function priceChunk(rows: StatedRow[], { prices, variants, mapping }: Check): Map<number, OrderPrice> {
  const lines = Map.groupBy(
    rows.filter(row => row.state === 'GOOD'),
    row => row.orderRow,
  )
  const priced = new Map<number, OrderPrice>()
  for (const row of rows) {
    // What has no item yet is priced with the rows that bring them.
    const own = (lines.get(row.row) ?? []).flatMap(each => each.lines)
    if (!row.shared || own.length === 0) continue
    const order = { row: row.row, shared: row.shared, lines: own }
    const bill = priceOrder(order, prices, variants)
    if (isBill(bill)) priced.set(row.row, priceOf(row.row, bill))
    else {
      row.state = 'BAD'
      row.issues = [...row.issues, unpriced(order, bill, mapping)]
    }
  }
  return priced
}

function repeats({ row, externalId }: CheckedRow, mapping: ColumnMapping): Issue {
  return issueOf(row, mapping, 'orderId', externalId, 'ORDER_EXISTS')
}
