// The verbs of corrections: a cell, or all that are wrong alike, is read as its seller says.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { columnOf } from '../../column/column.rules.ts'
import type { ImportField } from '../../column/field.rules.ts'
import { openRows, type SourceRow } from '../../file/source.ts'
import type { Issue } from '../../row/issue.rules.ts'
import { mendLimits } from '../../row/value.rules.ts'
import { checkAnew } from '../again.ts'
import { zipTable } from '../book/known-zip.ts'
import { findImport, type ImportRecord, lockImport } from '../store.ts'
import { isMendable, isMendableField, type Mend } from './mend.rules.ts'
import { recheck } from './recheck.ts'
import {
  countAlike,
  countMends,
  deleteMends,
  findRowState,
  listAlikeIssues,
  listAlikeMends,
  listMendsOf,
  listOrderRows,
  pageMends,
  putMends,
} from './store.ts'

/** A correction of one cell, or with `alike` of every cell that is wrong for the same reason with the same value; `null` takes it back. */
interface MendAsked {
  row: number
  field: ImportField
  value: string | null
  alike: boolean
}
/** Rows as they stand in the file, read before the transaction; none where the whole file is checked again. */
export type ReadRows = ReadonlyMap<number, SourceRow>

/** Up to so many rows are checked again at once, of a file up to so large; else the whole file is, in the background. */
const atOnce = { rows: 500, bytes: 8 * 2 ** 20 } as const

/** Reads the rows that a correction concerns. Throws as `mendCells` does. */
export async function readToMend(db: Db, engine: Engine, sellerId: number, id: number, asked: MendAsked): Promise<ReadRows> {
  const record = open(await findImport(db, id, sellerId))
  const read = new Map<number, SourceRow>()
  if (record.bytes > atOnce.bytes || record.sha256 === null) return read
  const wanted = new Set(await concerned(db, record, asked, await targets(db, record, asked)))
  if (wanted.size > atOnce.rows) return read
  // Megabytes that the first check reads; not within a transaction.
  await zipTable()
  const source = await openRows(engine, record.sha256, record)
  try {
    for await (const { rows } of source.rows) {
      for (const row of rows) if (wanted.has(row.row)) read.set(row.row, row)
      if (read.size === wanted.size) break
    }
  } finally {
    await source.close()
  }
  return read
}

/**
 * Corrects cells, and checks their orders again. Throws IMPORT_NOT_FOUND, IMPORT_NOT_READY, IMPORT_STARTED once orders are made,
 * IMPORT_ROW_NOT_FOUND, IMPORT_CELL_NOT_MENDABLE, IMPORT_TOO_MANY_MENDS.
 */
export async function mendCells(tx: Tx, sellerId: number, id: number, asked: MendAsked, read: ReadRows): Promise<ImportRecord> {
  const record = open(await lockImport(tx, id, sellerId))
  const cells = await targets(tx, record, asked)
  const rows = await concerned(tx, record, asked, cells)
  if (asked.value === null) await deleteMends(tx, id, cells, asked.field)
  else await putBounded(tx, id, cells, { field: asked.field, value: asked.value })
  // Somebody may have corrected an order's number since the rows were read.
  const found = rows.flatMap(row => read.get(row) ?? [])
  if (found.length === rows.length) await recheck(tx, record, found)
  else await checkAnew(tx, record, record)
  return open(await findImport(tx, id, sellerId), 'CHECKING')
}

async function putBounded(tx: Tx, id: number, rows: readonly number[], mend: Pick<Mend, 'field' | 'value'>): Promise<void> {
  const { cells: max } = mendLimits
  if (rows.length <= max) await putMends(tx, id, rows, mend)
  if (rows.length > max || (await countMends(tx, id)) > max) throw new Fault('IMPORT_TOO_MANY_MENDS', { values: { max } })
}

/** The corrections of an import that has been read, by row. */
export async function mendPage(db: Db, record: ImportRecord, page: { page: number; limit: number }) {
  const docs = (await pageMends(db, record.id, page)).map(mend => ({ ...mend, column: columnOf(record, mend.field) }))
  return { docs, totalDocs: record.mends, ...page }
}

/** Of each of these issues: whether its cell can be corrected, how many rows have the same, and what the file says where it was corrected. */
export async function mendingOf(db: Db, record: ImportRecord, issues: readonly Issue[]) {
  const [alike, mends] = await Promise.all([
    countAlike(db, record.id, issues),
    listMendsOf(
      db,
      record.id,
      issues.map(({ row }) => row),
    ),
  ])
  return issues.map(issue => {
    const mend = mends.find(({ row, field }) => row === issue.row && field === issue.field)
    const same = alike.find(({ code, field, value }) => code === issue.code && field === issue.field && value === issue.value)
    return { isMendable: isMendable(issue, record), alike: same?.rows ?? 1, was: mend?.was ?? null }
  })
}

function open(record: ImportRecord | undefined, orElse?: 'CHECKING'): ImportRecord {
  if (!record) throw new Fault('IMPORT_NOT_FOUND')
  if (record.status === 'IMPORTING' || record.status === 'DONE') throw new Fault('IMPORT_STARTED')
  if (record.status !== 'READY' && record.status !== orElse) throw new Fault('IMPORT_NOT_READY')
  return record
}

/** The rows whose cell is corrected. */
async function targets(db: Db, record: ImportRecord, { row, field, value, alike }: MendAsked): Promise<number[]> {
  const state = await findRowState(db, record.id, row)
  if (!state) throw new Fault('IMPORT_ROW_NOT_FOUND', { path: 'row' })
  if (state === 'BROKEN' || !isMendableField(field, record)) throw new Fault('IMPORT_CELL_NOT_MENDABLE', { path: 'field' })
  if (!alike) return [row]
  const cell = { row, field }
  return [...new Set([row, ...(await (value === null ? listAlikeMends : listAlikeIssues)(db, record.id, cell))])]
}

/** All rows of the orders of these rows. Another order number moves them from one order to another. */
async function concerned(db: Db, { id }: ImportRecord, { field, value }: MendAsked, rows: readonly number[]): Promise<number[]> {
  const isMoved = field === 'orderId'
  const before =
    isMoved && value === null ? (await listMendsOf(db, id, rows)).filter(mend => mend.field === field).map(mend => mend.was) : []
  const externalIds = isMoved ? [...before, value ?? ''].filter(each => each !== '') : []
  return listOrderRows(db, id, { rows, externalIds }, atOnce.rows)
}
