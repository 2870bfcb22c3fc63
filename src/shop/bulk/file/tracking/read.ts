// The rows of a file of tracking numbers, wherever its table stands in it.
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { headerOf, readHeads, readTable } from '#engine/table/table.ts'
import { carrierOfTyped, numberOfScan } from '#shop/carrier/number.carrier.ts'
import { findHeader } from '../../column/header.rules.ts'
import { columnTexts } from '../../column/text.rules.ts'
import { type AskedColumn, askedColumns } from './ask.rules.ts'
import {
  knownTrackingColumns,
  missingTrackingColumn,
  type SaidColumns,
  type TrackingField,
  trackingColumns,
  trackingFields,
} from './field.rules.ts'
import { type FileRow, trackingFileLimits } from './verdict.rules.ts'

/** All cells are kept for as long as the call: so many characters a workbook may unpack to. */
const unpackedMax = 2 * trackingFileLimits.bytes

export interface TrackingTable {
  columns: { header: string; field: TrackingField | null }[]
  said: SaidColumns
  unclear: AskedColumn[]
  /** None where it is not known yet which columns they are read by. */
  rows: (FileRow & { cells: readonly string[] })[]
}

/**
 * `saidOf` tells what the seller has said of a table with these columns. Throws the faults of tables, and TRACKING_COLUMN_MISSING where no
 * column looks like what is missing. So few rows and bytes are read at once.
 */
export async function readTracking(
  { workbooks }: Pick<Engine, 'workbooks'>,
  bytes: Uint8Array,
  saidOf: (columns: readonly string[]) => Promise<SaidColumns>,
): Promise<TrackingTable> {
  const found = findHeader(await readHeads(once(bytes), workbooks), knownTrackingColumns)
  if (!found) throw new Fault('TABLE_EMPTY')
  const samples = found.samples.map(sample => sample.cells)
  const header = columnTexts(headerOf(found.row), samples)
  const said = await saidOf(header)
  const fields = trackingColumns(header, said)
  const rows: TrackingTable['rows'] = []
  const maxRows = trackingFileLimits.rows
  let characters = 0
  for await (const chunk of readTable(once(bytes), workbooks, { maxRows, sheet: found.sheet, keepsBroken: true }))
    for (const { row, cells, isBroken } of chunk)
      if (row > found.row.row) {
        characters += cells.reduce((sum, cell) => sum + cell.length, 0)
        if (characters > unpackedMax) throw new Fault('TABLE_XLSX_TOO_LARGE', { values: { max: unpackedMax / 2 ** 20 } })
        rows.push({ row, cells, ...cellsOf(fields, cells), ...(isBroken && { isBroken }) })
      }
  const columns = header.map((text, at) => ({ header: text, field: fields[at] ?? null }))
  const column = missingTrackingColumn(fields)
  const told = rows.filter(row => column !== undefined || isNoNote(row))
  const whole = told.flatMap(({ cells, isBroken }) => (isBroken ? [] : [cells]))
  const isNumber = (text: string) => carrierOfTyped(numberOfScan(text)) !== undefined
  const unclear = askedColumns({ columns, rows: whole }, said, isNumber)
  if (column && !unclear.some(({ looksLike }) => looksLike === fieldMissing[column]))
    throw new Fault('TRACKING_COLUMN_MISSING', { values: { column } })
  return { columns, said, unclear, rows: column ? [] : told }
}
const fieldMissing = { 'order id': 'orderId', 'tracking number': 'trackingNumber' } as const

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
