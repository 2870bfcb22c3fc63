// The table of an import's file, wherever it stands in it, and its rows, read from the store of files as a stream.
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { tableFaults } from '#engine/table/faults.ts'
import { headerOf, readHeads, readTable } from '#engine/table/table.ts'
import { type ColumnMapping, columnOf, isNoteRow } from '../column/column.rules.ts'
import { foldName } from '../column/field.rules.ts'
import { findHeader, knownColumns } from '../column/header.rules.ts'
import { layoutOf, platformOf } from '../column/platform.rules.ts'
import { columnTexts } from '../column/text.rules.ts'

/** So many rows one file may have; a larger one is split. */
export const importRowsMax = 1_000_000

export interface SourceRow {
  readonly row: number
  readonly cells: readonly string[]
  /** A quotation mark of it is open or misplaced: its one cell is the line as it stands in the file. */
  readonly isBroken?: true
}
/** Where a table stands in its file. */
export interface TablePlace {
  /** Of a workbook, counted from 0. */
  readonly sheet: number
  readonly headerRow: number
}
export interface FoundTable extends TablePlace {
  readonly sheetName: string
  readonly header: readonly string[]
  /** The first rows below the header. */
  readonly samples: readonly (readonly string[])[]
}
export interface Source {
  /** In chunks; `bytesRead` is how much of the file was read so far. */
  rows: AsyncIterable<{ rows: readonly SourceRow[]; bytesRead: number }>
  close(): Promise<void>
}

type Room = Pick<Engine, 'files' | 'workbooks'>

/** Looks for the header in the first rows of every sheet. Throws the faults of tables, and IMPORT_ETSY_ORDERS for what cannot be used. */
export async function findTable({ files, workbooks }: Room, sha256: string): Promise<FoundTable> {
  const file = await files.open(sha256)
  try {
    // A binary stream without an encoding gives buffers.
    const found = findHeader(await readHeads(file as AsyncIterable<Buffer>, workbooks))
    if (!found) throw new Fault('TABLE_EMPTY')
    const header = headerOf(found.row)
    if (layoutOf(platformOf(new Set(header.map(foldName)))).isUnusable) throw new Fault('IMPORT_ETSY_ORDERS')
    const { sheet, sheetName, row, samples } = found
    return { sheet, sheetName, headerRow: row.row, header, samples: samples.map(sample => sample.cells) }
  } finally {
    file.destroy()
  }
}

/** The rows below the header that are orders, broken ones among them. Throws the faults of tables. */
export async function openRows(
  { files, workbooks }: Room,
  sha256: string,
  { sheet, headerRow, ...mapping }: TablePlace & ColumnMapping,
): Promise<Source> {
  const file = await files.open(sha256)
  let bytesRead = 0
  const counted = (async function* () {
    for await (const chunk of file) {
      // A binary stream without an encoding gives buffers.
      const bytes = chunk as Buffer
      bytesRead += bytes.length
      yield bytes
    }
  })()
  const table = readTable(counted, workbooks, { maxRows: importRowsMax + 2, sheet, keepsBroken: true })
  const rows = (async function* () {
    for await (const chunk of table)
      yield {
        rows: chunk.filter(row => row.row > headerRow && (row.isBroken || !(isNoteRow(mapping, row.cells) || isHeaderAgain(mapping, row)))),
        bytesRead,
      }
  })()
  return {
    rows,
    async close() {
      await table.return(undefined)
      file.destroy()
    },
  }
}

/**
 * Whether the row is the header once more, as where files were joined. Throws IMPORT_HEADER_TWICE where it names other columns: what stands
 * below it would be read by the wrong ones.
 */
function isHeaderAgain({ columns, ...mapping }: ColumnMapping, { row, cells }: SourceRow): boolean {
  const id = columnOf({ ...mapping, columns }, 'orderId')
  if (!cells.some(cell => cell.trim() === id)) return false
  const texts = columnTexts(cells.map(cell => cell.trim()))
  if (columns.every(({ header }, at) => header === (texts[at] ?? header))) return true
  if (knownColumns(cells) >= 5) throw new Fault('IMPORT_HEADER_TWICE', { values: { row } })
  return false
}

/** Whether what was thrown says that the file itself is wrong, so that trying again is no use. */
export const isAboutTheFile = (error: unknown): error is Fault =>
  error instanceof Fault && (Object.hasOwn(tableFaults, error.code) || error.code.startsWith('IMPORT_'))
