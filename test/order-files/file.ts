// Files of orders in the layouts of platforms and tools, each with what must become of every row: said by who wrote it, never read back.
import type { ImportField } from '#shop/bulk/column/field.rules.ts'
import type { Random } from '#test/random.ts'
import { bytesOf, type Dress, linesAbove, type TableLine } from './bytes.ts'
import { emailCell, phoneCell } from './cells.ts'
import type { Layout, Row, Told } from './layout.ts'
import { marketplaces } from './marketplaces.ts'
import { type Spoilt, spoilers } from './spoil.ts'
import { tools } from './tools.ts'
import { type Buyer, type Letters, type Piece, type TrueOrder, trueOrder } from './truth.ts'

export const orderLayouts: Readonly<Record<string, Layout>> = { ...marketplaces, ...tools }
export const layoutNames = Object.keys(orderLayouts)

/** What must become of a row. MADE: it brings its pieces. BARE: it has its order's address alone. HELD: another row of its order is wrong. */
export interface ExpectedRow {
  row: number
  id: string
  end: 'MADE' | 'BARE' | 'HELD' | 'LEFT' | 'BAD'
  /** The codes that it is left out or refused with. */
  codes: readonly string[]
  pieces: readonly Piece[]
}
export interface ExpectedOrder {
  id: string
  buyer: Buyer
  phone: string
  email: string
  pieces: readonly Piece[]
}
export interface OrderFile {
  /** Layout, dress and arrangement, in words. */
  about: string
  name: string
  bytes: Buffer
  rows: readonly ExpectedRow[]
  orders: readonly ExpectedOrder[]
  /** The header of the column of quantities, where it must be asked about before anything is made. */
  asksFor?: string
  /** What its seller says of columns by their headers, before anything is looked at. */
  says?: Readonly<Record<string, ImportField>>
  /** It has no column for this, so that nothing can be made at all. */
  lacks?: string
}
export const arrangements = [
  'as it is',
  'moved',
  'with more columns',
  'with a quantity by another name',
  'with two quantities',
  'without a quantity',
] as const
export type Arrangement = (typeof arrangements)[number]

const bare = { titles: [] } as const
const dresses: readonly (Dress & { letters?: Letters })[] = [
  { ...bare, delimiter: ',', encoding: 'utf-8' },
  { delimiter: ';', encoding: 'utf-8 with a mark', titles: [['Orders, all shops, March'], ['']], lineEnd: '\r\n' },
  { ...bare, delimiter: '\t', encoding: 'utf-16le' },
  { ...bare, delimiter: '|', encoding: 'utf-8', isNamed: true },
  { delimiter: ',', encoding: 'workbook', titles: [['Orders of March'], ['Order', '', '', 'Recipient', '', '', 'Items']] },
  { ...bare, delimiter: ',', encoding: 'windows-1252', letters: 'western', lineEnd: '\r\n' },
  { ...bare, delimiter: ';', encoding: 'windows-1258', letters: 'vietnamese' },
  { ...bare, delimiter: ',', encoding: 'utf-16be' },
]
const ownDress: Readonly<Record<string, Dress & { letters?: Letters }>> = {
  AMAZON: { ...bare, delimiter: '\t', encoding: 'windows-1252', letters: 'western', isBare: true },
}

interface Asked {
  layout: string
  count: number
  arrangement?: Arrangement
  /** Which dress; a layout that always comes in one keeps it. */
  dress?: number
  goesAbroad?: boolean
}

export function orderFile(
  random: Random,
  { layout: name, count, arrangement: asked = 'as it is', dress: at = 0, goesAbroad = true }: Asked,
): OrderFile {
  const layout = orderLayouts[name]
  const dress = ownDress[name] ?? dresses[at % dresses.length]
  if (!layout || !dress) throw new Error(`No layout is called ${name}.`)
  // In a table of no platform, no column of quantities means one of each.
  const arrangement = name === 'OWN' && asked === 'without a quantity' ? 'as it is' : asked
  const letters = dress.letters ?? random.pick(['plain', 'western', 'vietnamese'] as const)
  const fates = Object.keys(layout.fates) as (keyof Layout['fates'])[] // Object.keys forgets the keys' type.
  const lineFates = Object.keys(layout.lineFates) as (keyof Layout['lineFates'])[] // as above
  const terms = { letters, goesAbroad, fates, lineFates, hasTexts: layout.hasTexts ?? false }
  const written = Array.from({ length: count }, (_, each) => write(random, layout, layout.id(each), trueOrder(random, terms), dress))
  const { header, cellsOf } = arranged(random, layout, arrangement, dress)
  const lines: TableLine[] = [
    ...(layout.above ?? []).map(cells => ({ cells: cellsOf(cells) })),
    ...written.flatMap(order => order.rows.map(({ cells, isBroken }) => ({ cells: cellsOf(cells), isBroken: isBroken ?? false }))),
    ...(layout.below ?? []).map(cells => ({ cells: cellsOf(cells) })),
  ]
  let row = linesAbove(dress) + 1 + (layout.above?.length ?? 0)
  const rows = written.flatMap(order =>
    order.rows.map(({ end, codes, pieces }): ExpectedRow => ({ row: ++row, id: order.id, end, codes, pieces })),
  )
  const orders = written.flatMap(({ id, told, phone, email, rows: own }) => {
    const pieces = own.flatMap(each => (each.end === 'MADE' ? each.pieces : []))
    return pieces.length === 0 ? [] : [{ id, buyer: told.order.buyer, phone, email, pieces }]
  })
  const quantity = layout.key.quantity
  return {
    about: `${name}, ${dress.encoding}, ${JSON.stringify(dress.delimiter)}, ${arrangement}`,
    name: dress.encoding === 'workbook' ? 'orders.xlsx' : 'orders.csv',
    bytes: bytesOf([{ cells: header }, ...lines], dress),
    rows,
    orders,
    ...(arrangement === 'with a quantity by another name' && { asksFor: header.find(column => !layout.columns.includes(column)) ?? '' }),
    ...(arrangement === 'with two quantities' && { asksFor: quantity }),
    ...(arrangement === 'without a quantity' && { lacks: quantity }),
  }
}

interface WrittenRow extends Row {
  end: ExpectedRow['end']
  codes: readonly string[]
  isBroken?: boolean
}
interface WrittenOrder {
  id: string
  told: Told
  phone: string
  email: string
  rows: readonly WrittenRow[]
}

/** An order as its layout writes it, perhaps spoilt, and what must become of each of its rows. */
function write(random: Random, layout: Layout, id: string, order: TrueOrder, dress: Dress): WrittenOrder {
  const [phone, email] = [phoneCell(random, order.buyer), emailCell(random, order.buyer)]
  const told: Told = { random, id, order, phone: phone.cell, email: email.cell }
  const rows = rowsOf(random, layout, told, dress)
  const spoilt = order.fate === 'PLAIN' && random.below(8) === 0 ? spoil(random, { layout, order, rows, dress }) : undefined
  const columns = new Set(rows.flatMap(({ cells }) => Object.keys(cells)))
  const has = (cell: string, kept: string) =>
    rows.some(({ cells }) => Object.values(cells).includes(cell)) && columns.size > 0 ? kept : ''
  return {
    ...{ id, told, phone: has(phone.cell, phone.kept), email: has(email.cell, email.kept) },
    rows: spoilt ?? rows.map(row => ({ ...row, ...endOf(layout, order, row) })),
  }
}

/** What a Western code page can write. */
const isWestern = (text: string) => [...text].every(character => character <= 'ÿ')

function rowsOf(random: Random, layout: Layout, told: Told, dress: Dress): Row[] {
  const { order } = told
  const fate =
    order.fate === 'PLAIN'
      ? {}
      : random.pick(
          (layout.fates[order.fate] ?? [{}]).filter(cells => dress.encoding !== 'windows-1252' || isWestern(Object.values(cells).join(''))),
        )
  if (layout.rows) return layout.rows(told).map((row, at) => ({ ...row, cells: { ...row.cells, ...(at === 0 && fate) } }))
  const shared = { ...layout.shared(told), ...fate }
  const pieces = order.pieces.flatMap(piece => {
    const isByUnit = layout.hasUnitRows && piece.quantity < 4 && random.below(2) === 0
    return isByUnit ? Array.from({ length: piece.quantity }, () => ({ ...piece, quantity: 1 })) : [piece]
  })
  return pieces.map((piece, at) => ({
    cells: { ...(at === 0 || !layout.isSharedOnce ? shared : {}), ...layout.line(piece, told) },
    pieces: [piece],
  }))
}

function endOf(layout: Layout, { fate }: TrueOrder, { pieces }: Row): Pick<WrittenRow, 'end' | 'codes'> {
  if (fate !== 'PLAIN') return { end: 'LEFT', codes: [`LEFT_${fate}`] }
  if (pieces.length === 0) return { end: 'BARE', codes: [] }
  const [piece] = pieces
  return piece?.fate && layout.lineFates[piece.fate] ? { end: 'LEFT', codes: [`LEFT_${piece.fate}`] } : { end: 'MADE', codes: [] }
}

/** One of the ways to spoil an order that this layout and this order allow. */
function spoil(random: Random, { layout, order, rows, dress }: { layout: Layout; order: TrueOrder; rows: readonly Row[]; dress: Dress }) {
  const possible = spoilers.filter(({ fits }) => fits({ layout, order, rows, isText: dress.encoding !== 'workbook' }))
  if (possible.length === 0) return undefined
  const spoilt: Spoilt = random.pick(possible).spoil({ layout, order, rows, random })
  return rows.map((row, at): WrittenRow => {
    const change = spoilt.rows.get(at)
    const cells = { ...row.cells, ...change?.cells }
    if (change?.codes) return { ...row, cells, end: 'BAD', codes: change.codes, isBroken: change.isBroken ?? false }
    const own = endOf(layout, order, row)
    return { ...row, cells, ...(spoilt.isStray || own.end === 'LEFT' ? own : { end: 'HELD', codes: ['ORDER_HELD'] }) }
  })
}

const otherQuantities = ['Qty ordered', 'Number of pcs', 'Số lượng áo', 'Units (total)'] as const
/** The header as this file has it, and a row's cells in its order. */
function arranged(random: Random, { columns, key }: Layout, arrangement: Arrangement, { encoding }: Dress) {
  const { quantity } = key
  // The id does not stand last, where a row is broken.
  const moved = (all: readonly string[]) => random.shuffled(all).toSorted((one, other) => Number(other === key.id) - Number(one === key.id))
  const renamed = new Map([[random.pick(otherQuantities.filter(name => encoding !== 'windows-1252' || isWestern(name))), quantity]])
  const header =
    arrangement === 'moved'
      ? moved(columns)
      : arrangement === 'with more columns'
        ? moved([...columns, 'Internal code', 'Colour of the box'])
        : arrangement === 'with a quantity by another name'
          ? columns.map(column => (column === quantity ? ([...renamed.keys()][0] ?? '') : column))
          : arrangement === 'with two quantities'
            ? [...columns, quantity]
            : arrangement === 'without a quantity'
              ? columns.filter(column => column !== quantity)
              : columns
  const cellsOf = (cells: Readonly<Record<string, string>>) =>
    header.map((column, at) => {
      if (column === 'Internal code') return Object.keys(cells).length > 2 ? 'X1' : ''
      if (arrangement === 'with two quantities' && at === columns.length) return cells[quantity] === undefined ? '' : '9'
      return cells[renamed.get(column as never) ?? column] ?? ''
    })
  return { header, cellsOf }
}
