// The refused rows of a file as a file of their own, to be corrected and brought in again.
import { byteOrderMark, csvLine } from './line.ts'

interface RefusedRow {
  /** As they stand in the file. */
  cells: readonly string[]
  /** In the reader's words. */
  reason: string
}

/** CSV in the file's own columns and with the reason; cells that a spreadsheet would run are neutralised. */
export function refusedFile(headers: readonly string[], reasonColumn: string, rows: readonly RefusedRow[]): string {
  const lines = rows.map(({ cells, reason }) => [...headers.map((_, at) => cells[at] ?? ''), reason])
  return byteOrderMark + [[...headers, reasonColumn], ...lines].map(line => `${csvLine(line)}\r\n`).join('')
}
