// CSV text to rows, on Papa Parse's parser fed chunk by chunk (docs/decisions/041-tables.md says why this one).
import Papa from 'papaparse'
import { Fault } from '#base/fault.ts'
import { type TableRow, tableLimits } from './xlsx/row.ts'

const delimiters = [',', ';', '\t'] as const

/** Rows in chunks, blank ones included. The delimiter is the one that the first row uses most. */
export async function* csvRows(texts: AsyncIterable<string>): AsyncGenerator<TableRow[]> {
  let rest = ''
  let before = 0
  let delimiter: string | undefined
  for await (const text of lineFeeds(texts)) {
    rest += text
    delimiter ??= sniffDelimiter(rest)
    if (delimiter) {
      const { rows, used } = take(rest, delimiter, before, false)
      before += rows.length
      rest = rest.slice(used)
      yield rows
    }
    if (rest.length > tableLimits.rowCharacters) tooLong(before + 1)
  }
  if (rest !== '') yield take(rest, delimiter ?? sniffDelimiter(`${rest}\n`) ?? ',', before, true).rows
}

function take(text: string, delimiter: string, before: number, last: boolean): { rows: TableRow[]; used: number } {
  // Papa's types give `any` here; this is the shape that its manual names.
  const parsed = new Papa.Parser({ delimiter, newline: '\n' }).parse(text, 0, !last) as Papa.ParseResult<string[]>
  const broken = parsed.errors.find(error => (error.row ?? 0) < parsed.data.length)
  if (broken) throw new Fault('TABLE_QUOTE_BROKEN', { values: { row: before + 1 + (broken.row ?? 0) } })
  const rows = parsed.data.map((cells, index) => ({ row: before + 1 + index, cells }))
  if (text.includes('\0')) {
    const bad = rows.find(({ cells }) => cells.some(cell => cell.includes('\0')))
    if (bad) throw new Fault('TABLE_NUL', { values: { row: bad.row } })
  }
  return { rows, used: parsed.meta.cursor }
}

/** Every kind of line end as LF, also inside cells; a CR at the end of a chunk waits for what follows it. */
async function* lineFeeds(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const text of texts) {
    const whole = held + text
    held = whole.endsWith('\r') ? '\r' : ''
    const ready = held ? whole.slice(0, -1) : whole
    yield ready.includes('\r') ? ready.replace(/\r\n?/g, '\n') : ready
  }
  if (held) yield '\n'
}

/** The delimiter that stands most often outside quotes in the first row, or nothing while that row is not complete. */
export function sniffDelimiter(text: string): string | undefined {
  const counts = new Map<string, number>(delimiters.map(delimiter => [delimiter, 0]))
  let quoted = false
  for (const character of text.slice(0, tableLimits.rowCharacters)) {
    if (character === '"') quoted = !quoted
    else if (character === '\n' && !quoted) {
      const [best] = [...counts].sort(([, a], [, b]) => b - a)
      return best?.[0]
    } else if (!quoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  return undefined
}

function tooLong(row: number): never {
  throw new Fault('TABLE_ROW_TOO_LONG', { values: { row, max: tableLimits.rowCharacters } })
}
