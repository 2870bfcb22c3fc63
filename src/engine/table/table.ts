// Reading any table of cells (CSV, TSV, XLSX) as a stream of rows; only the rows of the moment are in memory.
import { unescapeFormula } from '#base/csv/formula-escape.ts'
import { Fault } from '#base/fault.ts'
import { csvRows } from './csv.ts'
import { decodeText } from './decode.ts'
import type { TableFaultCode } from './faults.ts'
import { type TableHead, type TableRow, tableLimits } from './xlsx/row.ts'
import type { WorkbookPool } from './xlsx/workbook.ts'

export interface TableOptions {
  maxRows?: number
  /** Of a workbook, counted from 0. */
  sheet?: number
  /** A row with a broken quotation mark comes as `isBroken`; where this is not asked for, the file is refused. */
  keepsBroken?: boolean
}

/** So many first rows of each sheet that hold something. */
const headRows = 20

/**
 * The rows of a file in chunks, without the blank ones, whatever its encoding and delimiter. What starts like an export's
 * neutralised cell is given back as it was before it was neutralised. Throws the faults of `faults.ts`.
 */
export async function* readTable(
  source: AsyncIterable<Uint8Array>,
  workbooks: Pick<WorkbookPool, 'rows'>,
  { maxRows = tableLimits.rows, sheet = 0, keepsBroken = false }: TableOptions = {},
): AsyncGenerator<TableRow[]> {
  const { head, bytes } = await peek(source)
  let count = 0
  for await (const rows of kindOf(head) === 'xlsx' ? workbooks.rows(bytes, sheet) : csvRows(decodeText(bytes))) {
    const filled = tidied(rows, keepsBroken)
    count += filled.length
    if (count > maxRows) throw new Fault('TABLE_TOO_MANY_ROWS', { values: { max: maxRows } })
    if (filled.length > 0) yield filled
  }
  if (count === 0) throw new Fault('TABLE_EMPTY')
}

/** The first rows of every sheet that holds something, to find the header in; no more of the file is read. Throws as `readTable` does. */
export async function readHeads(source: AsyncIterable<Uint8Array>, workbooks: Pick<WorkbookPool, 'heads'>): Promise<TableHead[]> {
  const { head, bytes } = await peek(source)
  const heads = kindOf(head) === 'xlsx' ? await workbooks.heads(bytes, headRows) : [{ sheet: 0, name: '', rows: await firstRows(bytes) }]
  const filled = heads.map(each => ({ ...each, rows: tidied(each.rows, true) }))
  if (filled.every(each => each.rows.length === 0)) throw new Fault('TABLE_EMPTY')
  return filled.filter(each => each.rows.length > 0)
}

async function firstRows(bytes: AsyncIterable<Uint8Array>): Promise<TableRow[]> {
  const first: TableRow[] = []
  for await (const rows of csvRows(decodeText(bytes))) {
    first.push(...rows.filter(isFilled))
    if (first.length >= headRows) break
  }
  return first.slice(0, headRows)
}

const isFilled = ({ cells }: TableRow): boolean => cells.some(cell => cell.trim() !== '')

/** Rows that hold something. Throws TABLE_TOO_MANY_COLUMNS, and TABLE_QUOTE_BROKEN where broken rows are not asked for. */
function tidied(rows: readonly TableRow[], keepsBroken: boolean): TableRow[] {
  for (const { row, cells, isBroken } of rows) {
    if (isBroken && !keepsBroken) throw new Fault('TABLE_QUOTE_BROKEN', { values: { row } })
    if (cells.length > tableLimits.columns) throw new Fault('TABLE_TOO_MANY_COLUMNS', { values: { row, max: tableLimits.columns } })
  }
  return rows.filter(isFilled).map(row => (row.isBroken ? row : { row: row.row, cells: row.cells.map(cellOf) }))
}

/** `="02108"` is how programs write a text that a spreadsheet must leave alone; as what a spreadsheet would show. */
const cellOf = (cell: string): string => /^="([^"]*)"\s*$/.exec(cell)?.[1] ?? unescapeFormula(cell)

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
  const refused = notATable(start, head)
  if (refused) throw new Fault(refused)
  return start.startsWith('PK\x03\x04') ? 'xlsx' : 'text'
}

/** What files are that cannot be a table, by how they begin; nothing of one that may be. */
function notATable(start: string, head: Buffer): TableFaultCode | undefined {
  if (start.startsWith('PK') && start.startsWith('mimetype', 30)) return documentKind(start)
  const text = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
    .toLowerCase()
  return kinds.find(([, marks]) => marks.some(mark => start.startsWith(mark)))?.[0] ?? markupKind(text)
}

const documentKind = (start: string) => (start.includes('opendocument.spreadsheet') ? 'TABLE_IS_ODS' : 'TABLE_NOT_A_TABLE')

function markupKind(text: string): TableFaultCode | undefined {
  if (!/^<(?:!doctype|!--|\?xml|html|head|body|script|meta|style|table|div|svg)/.test(text)) return undefined
  // What many shops call an export to Excel is the table of a web page, or XML, under the ending .xls.
  if (text.includes('schemas-microsoft-com:office:spreadsheet')) return 'TABLE_OLD_EXCEL'
  if (text.includes('<table') || text.includes('schemas-microsoft-com:office:excel')) return 'TABLE_IS_HTML_EXCEL'
  return /^<(?:!doctype html|html|head|body|script|meta|style|div)/.test(text) ? 'TABLE_IS_HTML' : 'TABLE_NOT_A_TABLE'
}

const kinds: readonly (readonly [TableFaultCode, readonly string[]])[] = [
  ['TABLE_IS_PDF', ['%PDF-']],
  // A workbook with a password has the same beginning.
  ['TABLE_OLD_EXCEL', ['\xd0\xcf\x11\xe0']],
  ['TABLE_IS_PICTURE', ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'II*\0', 'MM\0*']],
  ['TABLE_IS_ARCHIVE', ['PK\x05\x06', '\x1f\x8b', 'Rar!', '7z\xbc']],
]

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
