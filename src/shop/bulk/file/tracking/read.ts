// The rows of a file of tracking numbers, wherever its table stands in it.
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { headerOf, readHeads, readTable } from '#engine/table/table.ts'
import { findHeader } from '../../column/header.rules.ts'
import { knownTrackingColumns, missingTrackingColumn, type TrackingField, trackingColumns, trackingFields } from './field.rules.ts'
import { type FileRow, trackingFileLimits } from './verdict.rules.ts'

export interface TrackingTable {
  columns: { header: string; field: TrackingField | null }[]
  rows: FileRow[]
}

/** Throws the faults of tables, and TRACKING_COLUMN_MISSING. So few rows and bytes are read at once. */
export async function readTracking({ workbooks }: Pick<Engine, 'workbooks'>, bytes: Uint8Array): Promise<TrackingTable> {
  const found = findHeader(await readHeads(once(bytes), workbooks), knownTrackingColumns)
  if (!found) throw new Fault('TABLE_EMPTY')
  const header = headerOf(found.row)
  const fields = trackingColumns(header)
  const column = missingTrackingColumn(fields)
  if (column) throw new Fault('TRACKING_COLUMN_MISSING', { values: { column } })
  const rows: FileRow[] = []
  const maxRows = trackingFileLimits.rows
  for await (const chunk of readTable(once(bytes), workbooks, { maxRows, sheet: found.sheet, keepsBroken: true }))
    for (const { row, cells, isBroken } of chunk)
      if (row > found.row.row) rows.push({ row, ...cellsOf(fields, cells), ...(isBroken && { isBroken }) })
  return { columns: header.map((text, at) => ({ header: text, field: fields[at] ?? null })), rows: rows.filter(isNoNote) }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** An apostrophe before an id is a spreadsheet's mark for text. */
function cellsOf(fields: readonly (TrackingField | null)[], cells: readonly string[]): Record<TrackingField, string> {
  const of = (field: TrackingField) => (cells[fields.indexOf(field)] ?? '').trim().replace(/^'/, '')
  return Object.fromEntries(trackingFields.map(field => [field, fields.includes(field) ? of(field) : ''])) as Record<TrackingField, string> // every field has its cell
}

/** TikTok's files say in their second row what the columns are: no id and no number is without a digit. Other rows hold nothing of use. */
const isNoNote = ({ orderId, inkportId, trackingNumber, isBroken }: FileRow): boolean =>
  isBroken === true || /\d/.test(orderId + inkportId + trackingNumber)
