import { Readable } from 'node:stream'
import { byteOrderMark, type Cell, csvLine } from '#base/csv/line.ts'

export type Rows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>

/**
 * Rows as a CSV file: UTF-8 with a BOM (Excel reads Vietnamese only with it), commas, CRLF. Cells that a spreadsheet would
 * run as a formula are neutralised (docs/decisions/041-tables.md). Rows are asked for as fast as the reader takes them.
 */
export function writeCsv(rows: Rows): Readable {
  return Readable.from(csvText(rows), { objectMode: false })
}

async function* csvText(rows: Rows): AsyncGenerator<Buffer> {
  let text = byteOrderMark
  for await (const row of rows) {
    text += `${csvLine(row)}\r\n`
    if (text.length < 65_536) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text !== '') yield Buffer.from(text)
}
