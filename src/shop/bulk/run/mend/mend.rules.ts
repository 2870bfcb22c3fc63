// Cells that a file's seller has corrected: by row and field, whatever column the field stands in, or none.
import { type ColumnMapping, cellsOf, columnIndex, type RowCells } from '../../column/column.rules.ts'
import { type ImportField, importFields } from '../../column/field.rules.ts'
import type { Issue, IssueCode } from '../../row/issue.rules.ts'
import { mendLimits } from '../../row/value.rules.ts'

/** A correction. `was`: what stands in the file. Blank: nothing stands there, or nothing is read. */
export interface Mend {
  row: number
  field: ImportField
  was: string
  value: string
}
export type Mends = ReadonlyMap<number, readonly Mend[]>

interface Row {
  readonly row: number
  readonly cells: readonly string[]
}
/** `said` goes before the cells of the row. */
type SaidRow<R extends Row> = R & { readonly said?: RowCells }

/** The row as its seller has corrected it. */
export function mended<R extends Row>(row: R, mapping: ColumnMapping, mends: Mends): SaidRow<R> {
  const own = mends.get(row.row)
  if (!own) return row
  const cells = mapping.columns.map((_, at) => row.cells[at] ?? '')
  for (const { field, value } of own) {
    const at = columnIndex(mapping, field)
    if (at >= 0) cells[at] = value
  }
  return {
    ...row,
    cells: [...cells, ...row.cells.slice(cells.length)],
    said: Object.fromEntries(own.map(({ field, value }) => [field, value])),
  }
}

/** The corrections of a row with what stands in the file as it is read now: another mapping finds another cell. */
export function rereadMends({ row, cells }: Row, mapping: ColumnMapping, mends: Mends): readonly Mend[] {
  const own = mends.get(row) ?? []
  const given = own.length > 0 ? cellsOf(mapping, cells) : {}
  return own.map(mend => ({ ...mend, was: (given[mend.field] ?? '').slice(0, mendLimits.value) }))
}

/** What an order's first row says in the file, where that was corrected: later rows that say the same still agree with it. */
export const givenBy = (row: number, mends: Mends): RowCells =>
  Object.fromEntries((mends.get(row) ?? []).map(({ field, was }) => [field, was]))

/** The fields that were corrected and have no column in the file. */
export const columnless = (mapping: ColumnMapping, mends: Mends): ImportField[] => {
  const fields = new Set([...mends.values()].flatMap(own => own.map(({ field }) => field)))
  return [...fields].filter(field => columnIndex(mapping, field) < 0)
}

/** The same rows with a column for each of these fields: for what looks SKUs and links up before the rows are checked. */
export function widened<R extends Row>(rows: readonly SaidRow<R>[], mapping: ColumnMapping, fields: readonly ImportField[]) {
  if (fields.length === 0) return { rows, mapping }
  const columns = [...mapping.columns, ...fields.map(field => ({ header: importFields[field], field }))]
  const wide = rows.map(row => ({
    ...row,
    cells: [...mapping.columns.map((_, at) => row.cells[at] ?? ''), ...fields.map(field => row.said?.[field] ?? '')],
  }))
  return { rows: wide, mapping: { ...mapping, columns } }
}

/** What is no matter of this one cell: it is mended in another row, or in the file. */
export const mendedElsewhere: readonly IssueCode[] = [
  'ROW_BROKEN',
  'ROW_SHIFTED',
  'ORDER_HELD',
  'ORDER_EMPTY',
  'ROW_REPEATED',
  'ITEMS_UNREADABLE',
]
/** What a layout packs with other items into one cell. */
const packedFields: ReadonlySet<ImportField> = new Set<ImportField>(['items', 'sku', 'quantity', 'variation', 'itemName'])

/** Whether the field may be corrected at all: several items in one cell have no cell of their own. */
export const isMendableField = (field: ImportField, mapping: Pick<ColumnMapping, 'columns'>): boolean =>
  field !== 'items' && !(packedFields.has(field) && mapping.columns.some(column => column.field === 'items'))

/** Whether another text in this cell is the answer to what is wrong with it. */
export const isMendable = (
  { code, severity, field }: Pick<Issue, 'code' | 'severity' | 'field'>,
  mapping: Pick<ColumnMapping, 'columns'>,
) => severity !== 'left' && !mendedElsewhere.includes(code) && isMendableField(field, mapping)
