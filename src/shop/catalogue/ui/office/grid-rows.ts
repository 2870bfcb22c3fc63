import { typedCents } from '#base/money.ts'
import type { Language } from '#base/text.ts'
import type { OfficeVariant } from '../../office/contract.ts'
import { gridColumns } from '../../office/grid.rules.ts'

/** A row as it is typed: a text for each column of the grid. */
export interface GridRow {
  id: number | null
  key: string
  cells: readonly string[]
}

export const rowsOf = (variants: readonly OfficeVariant[], language: Language): GridRow[] =>
  variants.map(variant => ({
    id: variant.id,
    key: variant.id === null ? `new ${variant.variantID}` : String(variant.id),
    cells: [
      variant.variantID,
      variant.size,
      variant.color,
      variant.colorHex,
      typedCents(variant.price, language),
      typedCents(variant.priceSeller, language),
      typedCents(variant.priceTiktok, language),
      String(variant.weightOz),
      variant.stock === null ? '∞' : String(variant.stock),
      variant.isEnabled ? 'yes' : 'no',
    ],
  }))

/** The rows whose cells can all be read, and the others' wrong cells as 'row column'. */
export function readRows(rows: readonly GridRow[]): { variants: OfficeVariant[]; wrong: ReadonlySet<string> } {
  const variants: OfficeVariant[] = []
  const wrong = new Set<string>()
  for (const row of rows) {
    let given: Partial<OfficeVariant> = { id: row.id }
    const before = wrong.size
    for (const [at, column] of gridColumns.entries()) {
      const value = column.read((row.cells[at] ?? '').trim())
      if (value) given = { ...given, ...value }
      else wrong.add(`${row.key} ${column.field}`)
    }
    if (wrong.size === before) variants.push(given as OfficeVariant) // Every column has given its field.
  }
  return { variants, wrong }
}

/** A spreadsheet's copy: tabs between cells, line ends between rows. */
export const cellsOf = (text: string): string[][] => {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map(line => line.split('\t'))
}

/** The cells laid into the grid from this one on; what leaves it at the right is dropped, rows below are added. */
export function pasteAt(rows: readonly GridRow[], cells: readonly (readonly string[])[], at: number, column: number): GridRow[] {
  const next = [...rows]
  for (const [down, line] of cells.entries()) {
    const row = next[at + down] ?? { id: null, key: `new ${crypto.randomUUID()}`, cells: gridColumns.map(() => '') }
    const filled = [...row.cells]
    for (const [right, cell] of line.entries()) if (column + right < gridColumns.length) filled[column + right] = cell
    next[at + down] = { ...row, cells: filled }
  }
  return next
}
