// A line of CSV, on both sides of the wire: what leaves as a file of the server or of the page is written by this alone.
import { escapeFormula } from './formula-escape.ts'

export type Cell = string | number | null | undefined

/** Excel reads Vietnamese only with this mark at the beginning. */
export const byteOrderMark = '\uFEFF'

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
