// What goes wrong in single orders of a file, each with the code that it is refused with.
import type { Random } from '#test/random.ts'
import type { Cells, Layout, Row } from './layout.ts'
import type { TrueOrder } from './truth.ts'

interface Stage {
  layout: Layout
  order: TrueOrder
  rows: readonly Row[]
}
/** By the place of a row in its order: other cells, and the codes that it is then refused with. */
export interface Spoilt {
  rows: ReadonlyMap<number, { cells: Cells; codes?: readonly string[]; isBroken?: true }>
  /** The row stands against the others, which are made without it. */
  isStray?: true
}
interface Spoiler {
  fits: (stage: Stage & { isText: boolean }) => boolean
  spoil: (stage: Stage & { random: Random }) => Spoilt
}

const isPacked = ({ layout }: Stage) => layout.key.sku === layout.key.quantity
const isAtHome = ({ order }: Stage) => order.buyer.country === 'US'
const lastRow = ({ rows }: Stage) => rows.length - 1
/** The last row brings a piece that would be made. */
const endsPlainly = ({ order }: Stage) => order.pieces.at(-1)?.fate === undefined

/** The same cells on every row that has them; the first is refused. */
function everywhere(rows: readonly Row[], cells: Cells, code: string): Spoilt {
  const spoilt = rows.map((row, at) => {
    const own = Object.fromEntries(Object.entries(cells).filter(([column]) => at === 0 || row.cells[column] !== undefined))
    return [at, { cells: own, ...(at === 0 && { codes: [code] }) }] as const
  })
  return { rows: new Map(spoilt) }
}
const atLast = (stage: Stage, cells: Cells, code: string): Spoilt => ({ rows: new Map([[lastRow(stage), { cells, codes: [code] }]]) })

export const spoilers: readonly Spoiler[] = [
  {
    fits: stage => !isPacked(stage) && endsPlainly(stage),
    spoil: stage =>
      atLast(stage, { [stage.layout.key.quantity]: stage.random.pick(['two', '1.5', '-1', '1001', '2 pcs']) }, 'QUANTITY_INVALID'),
  },
  { fits: isPacked, spoil: stage => atLast(stage, { [stage.layout.key.sku]: 'name:Tee|sku:G5000-FOREST-S' }, 'ITEMS_UNREADABLE') },
  {
    fits: stage => !isPacked(stage) && endsPlainly(stage),
    spoil: stage => atLast(stage, { [stage.layout.key.sku]: 'NO-SUCH-SKU' }, 'VARIANT_NOT_FOUND'),
  },
  { fits: isPacked, spoil: stage => atLast(stage, { [stage.layout.key.sku]: 'name:Tee|sku:NO-SUCH-SKU|quantity:2' }, 'VARIANT_NOT_FOUND') },
  {
    fits: isAtHome,
    spoil: ({ layout, rows, random }) =>
      everywhere(rows, { [layout.key.zip]: random.pick(['ABCDE', '8.41E+04', '841011']) }, 'ZIP_INVALID'),
  },
  {
    fits: () => true,
    spoil: ({ layout, rows, random }) =>
      everywhere(rows, { [layout.key.street]: random.pick(['N/A', 'mia@example.com', '-']) }, 'INVALID_ADDRESS'),
  },
  {
    fits: isAtHome,
    spoil({ layout, order: { buyer }, rows }) {
      const whole = `${buyer.street}, ${buyer.city}, ${buyer.state} ${buyer.zip}`
      return everywhere(rows, { [layout.key.street]: whole }, 'ADDRESS_IN_ONE_CELL')
    },
  },
  {
    fits: () => true,
    spoil: ({ layout: { key }, rows }) =>
      everywhere(rows, { [key.name]: 'J*** D**', [key.street]: '1*** ***', [key.zip]: '*****' }, 'RECIPIENT_MASKED'),
  },
  {
    fits: ({ rows }) => rows.length === 1,
    spoil: stage => atLast(stage, { [stage.layout.key.id]: '5.76813E+17' }, 'ORDER_ID_MANGLED'),
  },
  {
    // The order of a row that cannot be read is not made without it.
    fits: ({ isText }) => isText,
    spoil: stage => ({ rows: new Map([[lastRow(stage), { cells: {}, codes: ['ROW_BROKEN'], isBroken: true as const }]]) }),
  },
  {
    // Both rows are named, and the first stays good.
    fits: stage => stage.rows.length > 1 && !stage.layout.isSharedOnce && !stage.layout.rows && isAtHome(stage),
    spoil: stage => ({ ...atLast(stage, { [stage.layout.key.zip]: '99501' }, 'ROWS_DISAGREE'), isStray: true }),
  },
]
