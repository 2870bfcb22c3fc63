import { Readable } from 'node:stream'
import { escapeFormula } from './formula-escape.ts'

export type Cell = string | number | null | undefined
export type Rows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>

/**
 * Rows as a CSV file: UTF-8 with a BOM (Excel reads Vietnamese only with it), commas, CRLF. Cells that a spreadsheet would
 * run as a formula are neutralised (docs/decisions/041-tables.md). Rows are asked for as fast as the reader takes them.
 */
export function writeCsv(rows: Rows): Readable {
  return Readable.from(csvText(rows), { objectMode: false })
}

async function* csvText(rows: Rows): AsyncGenerator<Buffer> {
  let text = '\uFEFF'
  for await (const row of rows) {
    text += `${csvLine(row)}\r\n`
    if (text.length < 65_536) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text !== '') yield Buffer.from(text)
}

/**
 * A text as a cell that no spreadsheet runs. A line break is written as LF, marks with their letters as one character (NFC): a reader puts
 * them together, and `=` with a stroke through it would hide the apostrophe that was put before it.
 */
export const safeText = (text: string): string => escapeFormula(text.replace(/\r\n?/g, '\n').normalize('NFC'))

/** One row of CSV without its line end. */
export const csvLine = (row: readonly Cell[]): string => row.map(csvCell).join(',')

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = safeText(cell)
  return /[",;\t\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
