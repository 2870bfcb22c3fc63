// The rows of a file of labels to buy: each becomes the parcel that it says, or everything that is wrong with it.
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { headerOf, readHeads, readTable } from '#engine/table/table.ts'
import { LabelForm } from '../contract.ts'
import { type FormFault, parcelsOf } from '../form.rules.ts'
import { formLimits } from '../rules.ts'
import { columnOfPath, columnsOf, formOfRow, type LabelColumn, labelColumns, missingColumns, type ReadRow } from './field.rules.ts'

export interface ReadFile {
  header: string[]
  rows: ReadRow[]
}

/** Throws the faults of tables, LABEL_COLUMNS_MISSING with the names of the columns, and TABLE_EMPTY where no row follows the header. */
export async function readLabelFile({ workbooks }: Pick<Engine, 'workbooks'>, bytes: Uint8Array): Promise<ReadFile> {
  const heads = await readHeads(once(bytes), workbooks)
  // The sheet and the row that know most of our columns.
  const candidates = heads.flatMap(({ sheet, rows }) => rows.map(row => ({ sheet, row, columns: columnsOf(headerOf(row)) })))
  const [found] = candidates.toSorted((one, other) => knownIn(other.columns) - knownIn(one.columns))
  if (!found || knownIn(found.columns) < 3) throw new Fault('LABEL_COLUMNS_MISSING', { values: { columns: missingColumns([]).join(', ') } })
  const missing = missingColumns(found.columns)
  if (missing.length > 0) throw new Fault('LABEL_COLUMNS_MISSING', { values: { columns: missing.join(', ') } })
  const header = headerOf(found.row)
  const rows: ReadRow[] = []
  const options = { maxRows: formLimits.rows + found.row.row, sheet: found.sheet, keepsBroken: true }
  for await (const chunk of readTable(once(bytes), workbooks, options))
    for (const { row, cells, isBroken } of chunk)
      if (row > found.row.row) rows.push({ row, cells, ...(isBroken ? broken : checked(found.columns, header, cells)) })
  if (rows.length === 0) throw new Fault('TABLE_EMPTY')
  return { header, rows }
}

const knownIn = (columns: readonly (LabelColumn | null)[]): number => columns.filter(column => column !== null).length
const broken = { parcel: null, faults: [{ column: null, code: 'LABEL_ROW_BROKEN', values: {} }] }

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function checked(
  columns: readonly (LabelColumn | null)[],
  header: readonly string[],
  cells: readonly string[],
): Pick<ReadRow, 'parcel' | 'faults'> {
  const nameOf = (path: string): string | null => {
    const id = columnOfPath(path)
    if (id === undefined) return null
    return header[columns.indexOf(id)] ?? labelColumns[id][0]
  }
  const read = LabelForm.safeParse(formOfRow(columns, cells))
  const { parcels, faults: found } = read.success
    ? parcelsOf(read.data)
    : { parcels: [], faults: read.error.issues.map((issue): FormFault => ({ path: issue.path.join('.'), code: codeOf(issue) })) }
  const faults = found.map(({ path, code, values = {} }) => ({ column: nameOf(path), code, values }))
  return faults.length > 0 ? { parcel: null, faults: faults.slice(0, 20) } : { parcel: parcels[0] ?? null, faults: [] }
}

/** A field rule's issue has its code for its message; what is no number is told from what is not there. */
function codeOf(issue: { code: string; message: string; input?: unknown }): string {
  if (/^[A-Z][A-Z_]+$/.test(issue.message)) return issue.message
  return issue.code === 'invalid_type' && !/NaN/.test(issue.message) ? 'REQUIRED' : 'LABEL_CELL_WRONG'
}
