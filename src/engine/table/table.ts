// Reading any table of cells (CSV, TSV, XLSX) as a stream of rows; only the rows of the moment are in memory.
import { Fault } from '#base/fault.ts'
import { csvRows } from './csv.ts'
import { decodeText } from './decode.ts'
import { unescapeFormula } from './formula-escape.ts'
import { type TableRow, tableLimits } from './xlsx/row.ts'
import type { WorkbookPool } from './xlsx/workbook.ts'

export interface TableLimits {
  maxRows?: number
  /** Nothing but the first rows is wanted: of a workbook no more is read. */
  isHeadOnly?: boolean
}

const headRows = 10

/**
 * The rows of a file in chunks, without the blank ones, whatever its encoding and delimiter. What starts like an export's
 * neutralised cell is given back as it was before it was neutralised. Throws the faults of `faults.ts`.
 */
export async function* readTable(
  source: AsyncIterable<Uint8Array>,
  workbooks: Pick<WorkbookPool, 'rows'>,
  limits: TableLimits = {},
): AsyncGenerator<TableRow[]> {
  const { head, bytes } = await peek(source)
  const maxRows = limits.maxRows ?? tableLimits.rows
  let count = 0
  const isWorkbook = kindOf(head) === 'xlsx'
  for await (const rows of isWorkbook ? workbooks.rows(bytes, limits.isHeadOnly ? headRows : undefined) : csvRows(decodeText(bytes))) {
    const filled: TableRow[] = []
    for (const { row, cells } of rows) {
      if (cells.length > tableLimits.columns) throw new Fault('TABLE_TOO_MANY_COLUMNS', { values: { row, max: tableLimits.columns } })
      if (cells.some(cell => cell.trim() !== '')) filled.push({ row, cells: cells.map(unescapeFormula) })
    }
    count += filled.length
    if (count > maxRows) throw new Fault('TABLE_TOO_MANY_ROWS', { values: { max: maxRows } })
    if (filled.length > 0) yield filled
  }
  if (count === 0) throw new Fault('TABLE_EMPTY')
}

/** The names of a table's columns, trimmed; refuses names that could be mistaken for parts of an object. */
export function headerOf(row: TableRow): string[] {
  return row.cells.map(cell => {
    const name = cell.trim()
    if (/^(__proto__|prototype|constructor)$/i.test(name) || name.length > tableLimits.headerCharacters)
      throw new Fault('TABLE_HEADER_REFUSED', { values: { column: name.slice(0, 60) } })
    return name
  })
}

/** What a file's first bytes say it is; files that cannot be a table are refused by what they are. */
function kindOf(head: Buffer): 'text' | 'xlsx' {
  if (head.length === 0) throw new Fault('TABLE_EMPTY')
  const start = head.toString('latin1', 0, 512)
  if (start.startsWith('PK\x03\x04')) return 'xlsx'
  if (start.startsWith('%PDF-')) throw new Fault('TABLE_IS_PDF')
  if (start.startsWith('\xd0\xcf\x11\xe0')) throw new Fault('TABLE_OLD_EXCEL')
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|script)/i.test(start)) throw new Fault('TABLE_IS_HTML')
  if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!doctype|svg)/i.test(start)) throw new Fault('TABLE_NOT_A_TABLE')
  if (['\x89PNG', '\xff\xd8\xff', 'GIF8', 'PK', '\x1f\x8b', 'Rar!', '7z\xbc'].some(mark => start.startsWith(mark)))
    throw new Fault('TABLE_NOT_A_TABLE')
  return 'text'
}

/** The first bytes of a stream, and the whole stream again. */
async function peek(source: AsyncIterable<Uint8Array>): Promise<{ head: Buffer; bytes: AsyncIterable<Uint8Array> }> {
  const rest = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < 4096) {
    const next = await rest.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  async function* bytes() {
    let finished = false
    try {
      if (head.length > 0) yield head
      for (;;) {
        const next = await rest.next()
        if (next.done) break
        yield next.value
      }
      finished = true
    } finally {
      // Whoever stops early must not leave the file open.
      if (!finished) await rest.return?.()
    }
  }
  return { head, bytes: bytes() }
}
