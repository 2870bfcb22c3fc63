// CSV text to rows, on Papa Parse's parser fed chunk by chunk (docs/decisions/041-tables.md says why this one).
import Papa from 'papaparse'
import { Fault } from '#base/fault.ts'
import { type TableRow, tableLimits } from './xlsx/row.ts'

const delimiters = [',', ';', '\t', '|'] as const
/** So many first lines are looked at for the delimiter: a title, notes and blank lines may stand above the header. */
const sniffedLines = 20
/** A file with more rows of broken quotation marks is broken as a whole. */
const brokenMax = 200

/**
 * Rows in chunks, blank ones included. The delimiter is what `sep=` says, else the one that stands most often in one of the first lines.
 * A row with a broken quotation mark is one line of the file and `isBroken`; what follows it is read. Throws TABLE_QUOTE_BROKEN for a file
 * that is full of them, TABLE_ROW_TOO_LONG, TABLE_NUL.
 */
export async function* csvRows(texts: AsyncIterable<string>): AsyncGenerator<TableRow[]> {
  const reader = csvReader()
  for await (const text of lineFeeds(texts)) yield reader.take(text)
  yield reader.end()
}

function csvReader() {
  let [rest, before, brokenRows] = ['', 0, 0]
  let delimiter: string | undefined
  /** How much was there when the delimiter was looked for the last time. */
  let sniffed = 0

  /** The row at the start of what is left has a broken mark: its first line alone is taken for it. */
  function takeBroken(isLast: boolean): TableRow | undefined {
    const end = rest.indexOf('\n')
    if (end < 0 && !isLast && rest.length <= tableLimits.rowCharacters) return undefined
    const line = end < 0 ? rest : rest.slice(0, end)
    const row = before + 1
    if (line.length > tableLimits.rowCharacters) tooLong(row)
    if (++brokenRows > brokenMax) throw new Fault('TABLE_QUOTE_BROKEN', { values: { row } })
    rest = end < 0 ? '' : rest.slice(end + 1)
    return { row, cells: [line], isBroken: true }
  }

  function read(isLast: boolean): TableRow[] {
    const rows: TableRow[] = []
    delimiter ??= beginWith(isLast)
    while (delimiter !== undefined && rest !== '') {
      const { cells, used, isBroken } = wholeRows(rest, delimiter, isLast)
      for (const each of cells) rows.push({ row: ++before, cells: each })
      rest = rest.slice(used)
      // An open mark swallows all that follows it, so the row that never ends is a broken one too.
      if (!isBroken && rest.length <= tableLimits.rowCharacters) break
      const broken = takeBroken(isLast)
      if (!broken) break
      rows.push(broken)
      before++
    }
    refuseNul(rows)
    return rows
  }

  /** The delimiter; a line that does nothing but name it is no row. */
  function beginWith(isLast: boolean): string | undefined {
    const named = /^"?sep=([,;|\t])"?(?:\n|$)/i.exec(rest)
    if (!named) {
      // A first row without an end grows with every piece: it is looked at again once it has doubled.
      if (!isLast && rest.length < Math.min(2 * sniffed, tableLimits.rowCharacters)) return undefined
      sniffed = rest.length
      return sniffDelimiter(rest, isLast)
    }
    if (!named[0].endsWith('\n') && !isLast) return undefined
    before = 1
    rest = rest.slice(named[0].length)
    return named[1]
  }

  return {
    take(text: string): TableRow[] {
      rest += text
      return read(false)
    },
    end: (): TableRow[] => read(true),
  }
}

/** The rows up to the first broken one, or up to the last that is complete, and how many characters they are. */
function wholeRows(text: string, delimiter: string, isLast: boolean): { cells: string[][]; used: number; isBroken: boolean } {
  const parsed = parse(text, delimiter, isLast)
  const marks = parsed.errors.flatMap(error => error.row ?? [])
  const swallowed = text.includes('"') ? parsed.data.findIndex(cells => isSwallowed(cells, delimiter)) : -1
  const first = Math.min(...marks, swallowed < 0 ? Number.POSITIVE_INFINITY : swallowed)
  if (first >= parsed.data.length) return { cells: parsed.data, used: parsed.meta.cursor, isBroken: false }
  if (first === 0) return { cells: [], used: 0, isBroken: true }
  const whole = parse(text, delimiter, isLast, first)
  return { cells: whole.data, used: whole.meta.cursor, isBroken: true }
}

function parse(text: string, delimiter: string, isLast: boolean, preview = 0): Papa.ParseResult<string[]> {
  // Papa's types give `any` here; this is the shape that its manual names.
  return new Papa.Parser({ delimiter, newline: '\n', preview }).parse(text, 0, !isLast) as Papa.ParseResult<string[]>
}

/**
 * Whether these cells are several lines that would each be a whole row: a mark that was left open was closed by a later row's. In a table
 * of few columns a note may look so.
 */
function isSwallowed(cells: readonly string[], delimiter: string): boolean {
  if (cells.length < 8 || !cells.some(cell => cell.includes('\n'))) return false
  return cells
    .join(delimiter)
    .split('\n')
    .every(line => line.split(delimiter).length >= cells.length)
}

function refuseNul(rows: readonly TableRow[]): void {
  const bad = rows.find(({ cells }) => cells.some(cell => cell.includes('\0')))
  if (bad) throw new Fault('TABLE_NUL', { values: { row: bad.row } })
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

/**
 * The delimiter of which most first lines have the same number, outside quotes: a title or an address has others. Nothing while these
 * lines are not complete.
 */
export function sniffDelimiter(text: string, isLast = false): string | undefined {
  let [quoted, lines] = [false, 0]
  let counts = new Map<string, number>()
  /** By delimiter: how many lines have so many of it. */
  const tallies = new Map<string, Map<number, number>>(delimiters.map(delimiter => [delimiter, new Map()]))
  const endLine = () => {
    for (const [delimiter, count] of counts) {
      const tally = tallies.get(delimiter)
      tally?.set(count, (tally.get(count) ?? 0) + 1)
    }
    counts = new Map()
    lines++
  }
  for (const character of text.slice(0, tableLimits.rowCharacters)) {
    if (character === '"') quoted = !quoted
    else if (character === '\n' && !quoted) endLine()
    else if (!quoted && tallies.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
    if (lines === sniffedLines) break
  }
  if (lines < sniffedLines && !isLast && text.length < tableLimits.rowCharacters) return undefined
  endLine()
  const weight = (tally: ReadonlyMap<number, number>) => Math.max(0, ...[...tally].map(([count, times]) => count * times))
  const [best] = [...tallies].sort(([, a], [, b]) => weight(b) - weight(a))
  return best?.[0]
}

function tooLong(row: number): never {
  throw new Fault('TABLE_ROW_TOO_LONG', { values: { row, max: tableLimits.rowCharacters } })
}
