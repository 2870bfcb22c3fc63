// Where the header of an order file stands: titles, instructions and merged groups may be above it, and other sheets before it.
import { fieldByName, fieldByWeakName, foldName } from './field.rules.ts'
import { columnIn, platformOf } from './platform.rules.ts'

interface Row {
  readonly row: number
  readonly cells: readonly string[]
}
interface Head {
  readonly sheet: number
  readonly name: string
  readonly rows: readonly Row[]
}
export interface FoundHeader {
  readonly sheet: number
  readonly sheetName: string
  readonly row: Row
  /** The first rows below it. */
  readonly samples: readonly Row[]
}

/**
 * The row of all sheets that names the most columns we know (of orders, where no other columns are asked for); where none is known, the
 * first row that could be a header. Nothing of an empty file.
 */
export function findHeader(heads: readonly Head[], knownIn: (cells: readonly string[]) => number = knownColumns): FoundHeader | undefined {
  let [found, most]: [FoundHeader | undefined, number] = [undefined, 0]
  for (const { sheet, name, rows } of heads)
    for (const [at, row] of rows.entries()) {
      const score = scoreOf(row.cells, knownIn)
      if (score <= most) continue
      most = score
      found = { sheet, sheetName: name, row, samples: rows.slice(at + 1) }
    }
  return found
}

/** Known columns count most, filled cells a little: a title is one cell, a row of an order many. */
function scoreOf(cells: readonly string[], knownIn: (cells: readonly string[]) => number): number {
  const filled = cells.filter(cell => foldName(cell) !== '')
  if (filled.length === 0) return 0
  const known = knownIn(filled)
  return known >= 2 ? 10 + known : Math.min(filled.length, 8) / 100
}

/** How many columns of an order file these cells name. */
export function knownColumns(cells: readonly string[]): number {
  const names = cells.map(foldName)
  const platform = platformOf(new Set(names))
  const known = new Set(
    names.filter(name => (columnIn(platform, name) ?? fieldByName.get(name) ?? fieldByWeakName.get(name)) !== undefined),
  )
  return known.size
}
