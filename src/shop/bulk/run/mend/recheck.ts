// Some rows of a checked import, checked again after they were corrected: the orders that they are of, and no others.
import type { Tx } from '#engine/db/database.ts'
import type { SourceRow } from '../../file/source.ts'
import { insertProblems, insertRows, sumRows } from '../../row/store.ts'
import { checkAll, newRow, openCheck } from '../check.ts'
import { closeOrders } from '../finish-check.ts'
import { progress } from '../progress.ts'
import { type ImportRecord, setRechecked } from '../store.ts'
import { deleteRowsOf, setWas } from './store.ts'

/** `rows` are all rows of the orders concerned, in the file's order and as they stand in it. */
export async function recheck(tx: Tx, record: ImportRecord, rows: readonly SourceRow[]): Promise<void> {
  const { id } = record
  const numbers = rows.map(({ row }) => row)
  await deleteRowsOf(tx, id, numbers)
  const { checked, priced, reread } = await checkAll(await openCheck(tx, record, record), rows)
  await insertRows(
    tx,
    id,
    checked.map(row => newRow(row, priced.get(row.row))),
  )
  await insertProblems(
    tx,
    id,
    checked.flatMap(row => row.issues),
  )
  await setWas(tx, id, reread)
  await closeOrders(tx, id, record, new Set(numbers))
  await setRechecked(tx, id, await sumRows(tx, id))
  await progress(tx, record)
}
