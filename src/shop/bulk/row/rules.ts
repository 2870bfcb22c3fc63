// One row of an order file: what it would make, or what is wrong with it.
import { addressFields } from '#shop/address/rules.ts'
import { orderLimits } from '#shop/order/pay/price.rules.ts'
import { type ColumnMapping, cellsOf, columnIndex, type RowCells } from '../column/column.rules.ts'
import type { ImportField } from '../column/field.rules.ts'
import type { LeftReason } from '../column/layout/layout.rules.ts'
import { layoutOf } from '../column/platform.rules.ts'
import { type Issue, issuesOf, type RowCheck } from './issue.rules.ts'
import { lineLeft, orderLeft, sayingOf } from './left.rules.ts'
import { type ImportLine, type LineContext, linesOf } from './line.rules.ts'
import { type ImportShared, isLabelOnly, type RowContext, sharedOf } from './shared.rules.ts'
import { importLimits, isMangled, isPerhapsRounded } from './value.rules.ts'

/** The first row of an order that a later row belongs to. */
export interface OpenOrder {
  row: number
  /** How many rows it has already. */
  lines: number
  cells: RowCells
  /** What its file says where its seller has corrected it. */
  given?: RowCells
}
export interface CheckedRow {
  row: number
  /** Empty where the row is an order of its own. */
  externalId: string
  /** The row that the order began with; the row itself where it is the first. */
  orderRow: number
  /** None on a row with an error, on one that is left out, and on one that has its order's address alone. */
  lines: readonly ImportLine[]
  /** GOOD: it is made. BARE: the first row of an order whose items follow. STRAY: it disagrees with the first row. LEFT: it is left out. */
  state: 'GOOD' | 'BARE' | 'BAD' | 'STRAY' | 'LEFT'
  /** On a row that begins an order that may be made. */
  shared?: ImportShared
  /** The shared cells, to compare later rows with. */
  cells: RowCells
  issues: readonly Issue[]
}
/** `openOrder` finds the first row of the order with an id, where there was one. */
export function checkRow(
  row: { row: number; cells: readonly string[]; isBroken?: boolean; said?: RowCells },
  context: LineContext,
  openOrder: (externalId: string) => OpenOrder | undefined,
): CheckedRow {
  const check = issuesOf(row.row, context.mapping)
  if (row.isBroken) {
    check.add('orderId', row.cells[0], 'ROW_BROKEN')
    // The order that it seems to be of is not made without it.
    const externalId = idIn(row, context.mapping)
    const orderRow = (externalId === '' ? undefined : openOrder(externalId))?.row ?? row.row
    return { row: row.row, externalId, orderRow, lines: [], state: 'BAD', cells: {}, issues: check.issues }
  }
  const cells = corrected(cellsOf(context.mapping, row.cells), row.said)
  // A separator inside a cell without its marks moves all that follows: what stands where is not known.
  const beyond = row.cells.slice(context.mapping.columns.length).find(cell => cell.trim() !== '')
  if (beyond !== undefined) check.add('orderId', beyond, 'ROW_SHIFTED')
  const externalId = externalIdOf(cells, check)
  const found = externalId === '' ? undefined : openOrder(externalId)
  // An order that is left out goes on in rows that say nothing else; one that is alive again begins anew.
  const leftBefore = taken(found && orderLeft(found.cells), context)
  const open = leftBefore && hasState(cells) ? undefined : found
  const own = { row: row.row, externalId, orderRow: open?.row ?? row.row, cells: sharedCells(cells) }
  const orderReason = taken(orderLeft(cells) ?? (open && leftBefore), context)
  if (orderReason) return left(own, orderReason, cells, check)
  if (open) compareShared(open, cells, check)
  const isLabel = isLabelOnly(open?.cells ?? cells)
  if (isLabel && open && !check.isBad()) check.add('orderId', externalId, 'LABEL_ORDER_TWICE', { firstRow: open.row })
  const isStray = check.issues.some(({ code }) => code === 'ROWS_DISAGREE' || code === 'LABEL_ORDER_TWICE')
  if (open && open.lines >= orderLimits.linesMax) check.add('orderId', externalId, 'ORDER_TOO_LONG', { max: orderLimits.linesMax })
  const { zeroIs, hasSummaries } = layoutOf(context.mapping.platform)
  const lineReason = taken(lineLeft(cells, zeroIs), context)
  const hasItem = !isLabel && !lineReason && !(hasSummaries && !cells.sku && !cells.product && !cells.itemName)
  const lines = hasItem ? linesOf(cells, context, check) : []
  const shared = open ? undefined : sharedOf(cells, context, check)
  if (check.isBad()) return { ...own, lines: [], state: isStray ? 'STRAY' : 'BAD', issues: check.issues }
  if (lineReason) check.add('orderId', sayingOf(cells, lineReason), `LEFT_${lineReason}`)
  const isMade = lines.length > 0 || (isLabel && !open && !lineReason)
  const state = isMade ? 'GOOD' : open ? 'LEFT' : 'BARE'
  return { ...own, lines, state, issues: check.issues, ...(shared ? { shared } : {}) }
}

/** The order's id as the row has it; of a broken one, where it stands before the mark. */
export function idIn({ cells, isBroken }: { cells: readonly string[]; isBroken?: boolean }, mapping: ColumnMapping): string {
  const at = columnIndex(mapping, 'orderId')
  if (!isBroken) return (cells[at] ?? '').trim()
  const read = [',', ';', '\t', '|'].map(delimiter => soundCells(cells[0] ?? '', delimiter))
  const id = (read.reduce((one, other) => (other.length > one.length ? other : one))[at] ?? '').trim()
  return id.length <= importLimits.orderId && !isMangled(id) ? id : ''
}

/** The cells of a line up to the one whose quotation mark is broken, the last one left out. */
function soundCells(line: string, delimiter: string): string[] {
  const cells: string[] = []
  for (let at = 0; ; ) {
    const isMarked = line[at] === '"'
    let end = isMarked ? line.indexOf('"', at + 1) : line.indexOf(delimiter, at)
    while (isMarked && end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2)
    if (end < 0 || (isMarked && line[end + 1] !== delimiter)) return cells
    cells.push(isMarked ? line.slice(at + 1, end).replaceAll('""', '"') : line.slice(at, end))
    at = isMarked ? end + 2 : end + 1
  }
}

/** The cells with what their seller says in their place; blank: nothing. */
const corrected = (cells: RowCells, said: RowCells | undefined): RowCells =>
  said ? Object.fromEntries(Object.entries({ ...cells, ...said }).filter(([, text]) => text !== '')) : cells

const stateFields = ['status', 'payStatus', 'cancelledAt', 'shippedAt'] as const satisfies readonly ImportField[]
const hasState = (cells: RowCells): boolean => stateFields.some(field => cells[field] !== undefined)

const taken = (reason: LeftReason | undefined, { takes = [] }: RowContext): LeftReason | undefined =>
  reason && takes.includes(reason) ? undefined : reason

/** What is wrong with a row that is not made is not said. */
function left(
  own: Omit<CheckedRow, 'lines' | 'state' | 'issues'>,
  reason: LeftReason,
  cells: RowCells,
  { add, issues }: RowCheck,
): CheckedRow {
  issues.length = 0
  add('orderId', sayingOf(cells, reason), `LEFT_${reason}`)
  return { ...own, lines: [], state: 'LEFT', issues }
}

function externalIdOf(cells: RowCells, { add }: RowCheck): string {
  const id = cells.orderId ?? ''
  if (id === '') add('orderId', id, 'ORDER_ID_MISSING')
  else if (isMangled(id)) add('orderId', id, 'ORDER_ID_MANGLED')
  else if (id.length > importLimits.orderId) add('orderId', id, 'TEXT_TOO_LONG', { max: importLimits.orderId })
  else if (isPerhapsRounded(id)) add('orderId', id, 'ORDER_ID_PERHAPS_ROUNDED')
  return isMangled(id) ? '' : id.slice(0, importLimits.orderId)
}

const sharedFields = [
  'firstName',
  'lastName',
  ...addressFields,
  'orderType',
  'shippingBy',
  'printOnly',
  'labelLink',
  'trackingNumber',
  'shippingLevel',
  'addressLine3',
] as const satisfies readonly ImportField[]
const looseFields = ['tag', 'note'] as const satisfies readonly ImportField[]

function sharedCells(cells: RowCells): RowCells {
  return Object.fromEntries(
    [...sharedFields, ...looseFields, ...stateFields].flatMap(field => (cells[field] ? [[field, cells[field]]] : [])),
  )
}

/** A later row's shared cells are blank or agree with the first row's; else the later row is refused and both are named. */
function compareShared(open: OpenOrder, cells: RowCells, { add }: RowCheck): void {
  // It began with a broken row, and waits for it.
  if (Object.keys(open.cells).length === 0) return
  const same = (a = '', b = '') => a.toLowerCase().replace(/\s+/g, ' ') === b.toLowerCase().replace(/\s+/g, ' ')
  const agrees = (field: ImportField) =>
    same(cells[field], open.cells[field]) || (open.given?.[field] !== undefined && same(cells[field], open.given[field]))
  const differ = (fields: readonly ImportField[]) => fields.filter(field => cells[field] && !agrees(field))
  const [first, ...rest] = differ(sharedFields)
  if (first)
    add(first, cells[first], 'ROWS_DISAGREE', {
      firstRow: open.row,
      firstValue: (open.cells[first] ?? '').slice(0, 100),
      others: rest.length,
    })
  else for (const field of differ(looseFields)) add(field, cells[field], 'SHARED_IGNORED', { firstRow: open.row })
}
