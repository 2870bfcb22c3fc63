// The end of the dry run: what could not be said before all rows were read.
import type { Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { orderLimits } from '#shop/order/pay/price.rules.ts'
import type { ColumnMapping } from '../column/column.rules.ts'
import { issueOf } from '../row/issue.rules.ts'
import { analyzeRows, closeBare, holdRows, insertProblems, listRepeats, setBad, setPrices, sumRows } from '../row/store.ts'
import type { VariantBook } from './book/variants.ts'
import { priceRest } from './price.ts'
import { progress } from './progress.ts'
import { type ImportRecord, lockImport, setChecked } from './store.ts'

/** Holds the rows of orders that are not whole, prices what has grown, and says that the import is ready. */
export async function finishCheck(db: Engine['db'], record: ImportRecord, mapping: ColumnMapping, variants: VariantBook): Promise<void> {
  const { id } = record
  await analyzeRows(db)
  await db.transaction(tx => closeOrders(tx, id, mapping))
  const { priced, unpriced } = await priceRest(db, { id, sellerId: record.sellerId, mapping }, variants)
  await db.transaction(async tx => {
    const current = await lockImport(tx, id)
    if (current?.status !== 'CHECKING') return
    await setPrices(tx, id, priced)
    await setBad(
      tx,
      id,
      unpriced.map(issue => issue.row),
    )
    await insertProblems(tx, id, unpriced)
    await setChecked(tx, id, await sumRows(tx, id))
    await progress(tx, { ...record, status: 'READY', bytesRead: record.bytes })
  })
}

/** Holds the rows of orders that are not whole, and names those that have no item and rows that say the same, of these rows or of all. */
export async function closeOrders(tx: Tx, id: number, mapping: ColumnMapping, among?: ReadonlySet<number>): Promise<void> {
  await holdOrders(tx, id, mapping)
  const empty = await closeBare(tx, id)
  const repeats = (await listRepeats(tx, id)).filter(({ row }) => among?.has(row) ?? true)
  const issues = [
    ...empty.map(({ row, externalId }) => issueOf(row, mapping, 'sku', externalId, 'ORDER_EMPTY')),
    ...repeats.map(({ row, externalId, firstRow }) => issueOf(row, mapping, 'orderId', externalId, 'ROW_REPEATED', { firstRow })),
  ]
  await insertProblems(tx, id, issues, orderLimits.linesMax)
}

async function holdOrders(tx: Tx, id: number, mapping: ColumnMapping): Promise<void> {
  const held = await holdRows(tx, id)
  const issues = held.map(({ row, externalId, badRow }) => issueOf(row, mapping, 'orderId', externalId, 'ORDER_HELD', { badRow }))
  await insertProblems(tx, id, issues)
}
