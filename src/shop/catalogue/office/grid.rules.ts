// The variants grid as a table of cells: what comes from a spreadsheet or a CSV file, row by row, with nothing lost.
import { parseCents } from '#base/money.ts'
import type { OfficeVariant } from './contract.ts'
import { officeLimits } from './rules.ts'

export type GridField = Exclude<keyof OfficeVariant, 'id'>
interface GridColumn {
  field: GridField
  name: string
  /** The field as the cell says it, or nothing where it cannot be. */
  read(cell: string): Partial<OfficeVariant> | undefined
}
const column = <F extends GridField>(field: F, name: string, read: (cell: string) => OfficeVariant[F] | undefined): GridColumn => ({
  field,
  name,
  read(cell) {
    const value = read(cell)
    return value === undefined ? undefined : ({ [field]: value } as Partial<OfficeVariant>) // One field with a value of its own type.
  },
})

const text = (max: number) => (cell: string) => (cell !== '' && cell.length <= max ? cell : undefined)
const money = (cell: string) => {
  const cents = parseCents(cell)
  return cents !== undefined && cents <= officeLimits.priceMaxCents ? cents : undefined
}
const yes = ['yes', 'true', '1', 'x', 'có', 'on']
const no = ['no', 'false', '0', 'không', 'off']

/** The columns in the file's order. */
export const gridColumns: readonly GridColumn[] = [
  column('variantID', 'variantID', cell => (officeLimits.codeForm.test(cell) ? cell : undefined)),
  column('size', 'size', text(20)),
  column('color', 'color', text(50)),
  column('colorHex', 'colorHex', cell => (/^#?[0-9a-f]{6}$/i.test(cell) ? `#${cell.replace('#', '').toLowerCase()}` : undefined)),
  column('price', 'price', money),
  column('priceSeller', 'priceSeller', money),
  column('priceTiktok', 'priceTiktok', money),
  column('weightOz', 'weightOz', cell => positive(cell, 10_000)),
  column('stock', 'stock', cell => (cell === '∞' ? null : /^\d{1,7}$/.test(cell) && Number(cell) <= 1_000_000 ? Number(cell) : undefined)),
  column('isEnabled', 'enabled', cell => (isIn(yes, cell) ? true : isIn(no, cell) ? false : undefined)),
]
const isIn = (words: readonly string[], cell: string) => words.includes(cell.toLowerCase())
const positive = (cell: string, most: number) => {
  const value = /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN
  return value > 0 && value <= most ? value : undefined
}

/** A cell that is not taken; `row` counts as the file does, from 1, and so does the head. */
export interface CellError {
  row: number
  column: string
  value: string
  code: 'CELL_INVALID' | 'CELL_MISSING' | 'COLUMN_UNKNOWN' | 'ROW_TWICE'
}
export interface GridReading {
  variants: OfficeVariant[]
  errors: CellError[]
  changed: number
  added: number
}

/**
 * Lays the rows of a table over the grid: its first row names the columns (ignoring case), `variantID` says which variant a row is. Cells
 * that are blank keep what stands there, columns that are left out too. A row with a wrong cell changes nothing; all wrong cells are told.
 */
export function layOver(variants: readonly OfficeVariant[], cells: readonly (readonly string[])[]): GridReading {
  const [head = [], ...rows] = cells
  const columns = head.map(name => gridColumns.find(column => column.name.toLowerCase() === name.trim().toLowerCase()))
  const errors: CellError[] = head.flatMap((name, at) =>
    columns[at] || name.trim() === '' ? [] : [{ row: 1, column: name, value: name, code: 'COLUMN_UNKNOWN' as const }],
  )
  const keyAt = columns.findIndex(column => column?.field === 'variantID')
  if (keyAt < 0) return { variants: [...variants], errors: [...errors, missing(1, 'variantID')], changed: 0, added: 0 }
  const next = new Map(variants.map(variant => [variant.variantID.toUpperCase(), variant]))
  const seen = new Set<string>()
  let [changed, added] = [0, 0]
  for (const [at, row] of rows.entries()) {
    if (row.every(cell => cell.trim() === '')) continue
    const key = (row[keyAt] ?? '').trim().toUpperCase()
    const before = next.get(key)
    const wrong = seen.has(key) ? [{ row: at + 2, column: 'variantID', value: key, code: 'ROW_TWICE' as const }] : []
    const { variant, errors: own } = readRow(before, columns, row, at + 2)
    errors.push(...wrong, ...own)
    seen.add(key)
    if (wrong.length > 0 || own.length > 0) continue
    if (before && JSON.stringify(before) !== JSON.stringify(variant)) changed++
    if (!before) added++
    next.set(key, variant)
  }
  return { variants: [...next.values()], errors, changed, added }
}
const missing = (row: number, column: string): CellError => ({ row, column, value: '', code: 'CELL_MISSING' })

const blank: OfficeVariant = {
  id: null,
  variantID: '',
  size: '',
  color: '',
  colorHex: '#fbfbfa',
  price: 0,
  priceSeller: 0,
  priceTiktok: 0,
  weightOz: 1,
  stock: null,
  isEnabled: true,
}
/** What every new row has to say itself. */
const needed: readonly GridField[] = ['variantID', 'size', 'color', 'price', 'priceSeller', 'priceTiktok', 'weightOz']

function readRow(
  before: OfficeVariant | undefined,
  columns: readonly (GridColumn | undefined)[],
  row: readonly string[],
  number: number,
): { variant: OfficeVariant; errors: CellError[] } {
  let given: Partial<OfficeVariant> = {}
  const errors: CellError[] = []
  for (const [at, column] of columns.entries()) {
    const cell = (row[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '')
    if (!column || cell === '') continue
    const value = column.read(cell)
    if (value === undefined) errors.push({ row: number, column: column.name, value: cell, code: 'CELL_INVALID' })
    else given = { ...given, ...value }
  }
  if (!before)
    for (const field of needed) if (!(field in given) && !errors.some(error => error.column === field)) errors.push(missing(number, field))
  return { variant: { ...(before ?? blank), ...given, ...(before && { variantID: before.variantID }) }, errors }
}
