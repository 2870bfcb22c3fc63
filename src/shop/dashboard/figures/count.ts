// What the figures of a seller and of the office share, and a seller's own.
import { whyNotCall } from '#base/access/access.ts'
import { sumCents } from '#base/money.ts'
import { day, later } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import type { Who } from '#engine/serve/route.ts'
import { countDue, findBest, findSpeed, type OrderTally, tallyOrders } from '#shop/order/list/figures/figures.ts'
import { type OrderStatus, OrderType } from '#shop/order/status/contract.ts'
import { orderStatuses, shownStatus } from '#shop/order/status/rules.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { findWallet, type Spent, sumSpent } from '#shop/wallet/ledger/ledger.ts'
import type { Best, Figures, SharedFigures, Tally } from './contract.ts'
import { type FigureRange, partOf, spanOf } from './rules.ts'
import { findEdges } from './store.ts'

/** Products and designs that are named. */
const bestCount = 5
/** The days of which the average cost is taken. */
const paceDays = 14

/** Whose figures; without a seller everybody's. Money only where they may read it. */
export interface FigureReader {
  sellerId?: number
  timeZone: string
  hasMoney: boolean
}

/** A seller's figures of a range; members of their team who may not read the wallet are told no money. */
export async function sellerFigures(db: Db, who: Who, range: FigureRange): Promise<Figures> {
  const hasMoney = whyNotCall(walletCalls.myWallet, who) === undefined
  const { figures, orders } = await sharedFigures(db, { sellerId: who.id, timeZone: who.timeZone, hasMoney }, range)
  const runway = hasMoney ? await runwayOf(db, who.id) : null
  const withNumber = countOf(orders.filter(each => each.hasNumber))
  return { ...figures, tracking: { with: withNumber, without: figures.total.orders - withNumber }, runway }
}

export async function sharedFigures(db: Db, { sellerId, timeZone, hasMoney }: FigureReader, range: FigureRange) {
  const span = spanOf(range, dayIn(db.now(), timeZone))
  const edges = await findEdges(db, span, timeZone)
  const [now, before] = [
    { sellerId, edges: edges.now },
    { sellerId, edges: edges.before },
  ]
  const [orders, ordersBefore, spent, spentBefore, due, speed] = await Promise.all([
    tallyOrders(db, now),
    tallyOrders(db, before),
    hasMoney ? sumSpent(db, now) : undefined,
    hasMoney ? sumSpent(db, before) : undefined,
    countDue(db, sellerId),
    findSpeed(db, now),
  ])
  // A seller's list has two kinds of unpaid orders in one tab, and missed ones with the scanned.
  const statusFor = (status: OrderStatus) => (sellerId === undefined ? status : shownStatus(status))
  const { from, to, unit } = span
  const figures: SharedFigures = {
    from,
    to,
    unit,
    parts: span.starts.map((_, at) => ({
      ...partOf(span, at),
      now: tallyOf(orders, spent, at),
      before: tallyOf(ordersBefore, spentBefore, at),
    })),
    total: tallyOf(orders, spent),
    before: tallyOf(ordersBefore, spentBefore),
    statuses: orderStatuses.flatMap(status =>
      counted(
        { status },
        orders.filter(each => statusFor(each.status) === status),
      ),
    ),
    types: OrderType.options.flatMap(orderType =>
      counted(
        { orderType },
        orders.filter(each => each.orderType === orderType),
      ),
    ),
    cost: spent ? costOf(spent) : null,
    due: { late: due.LATE, soon: due.SOON },
    speed,
  }
  return { figures, orders, spent, edges: edges.now }
}

/** What sold best, of one seller or of everybody. */
export async function bestOf(
  db: Db,
  { sellerId, timeZone }: Pick<FigureReader, 'sellerId' | 'timeZone'>,
  range: FigureRange,
): Promise<Best> {
  const span = spanOf(range, dayIn(db.now(), timeZone))
  const asked = { sellerId, edges: (await findEdges(db, span, timeZone)).now }
  const { from, to, unit } = span
  return { from, to, unit, ...(await findBest(db, asked, bestCount)) }
}

async function runwayOf(db: Db, sellerId: number): Promise<Figures['runway']> {
  const [{ balanceCents }, spent] = await Promise.all([
    findWallet(db, sellerId),
    sumSpent(db, { sellerId, edges: [later(db.now(), -paceDays * day), later(db.now(), 1)] }),
  ])
  const perDayCents = Math.round(centsOf(spent) / paceDays)
  return { balanceCents, perDayCents, days: perDayCents > 0 ? Math.max(0, Math.floor(balanceCents / perDayCents)) : null }
}

/** 'YYYY-MM-DD' by the clock of that time zone. */
const dayIn = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/** Of one part of the time, or of all. */
function tallyOf(orders: readonly OrderTally[], spent: readonly Spent[] | undefined, at?: number): Tally {
  const of = <Row extends { at: number }>(rows: readonly Row[]) => (at === undefined ? rows : rows.filter(row => row.at === at))
  return {
    orders: countOf(of(orders)),
    items: of(orders).reduce((items, each) => items + each.items, 0),
    costCents: spent ? centsOf(of(spent)) : null,
  }
}
const countOf = (rows: readonly OrderTally[]) => rows.reduce((orders, each) => orders + each.orders, 0)
const counted = <Key extends object>(key: Key, rows: readonly OrderTally[]) => (rows.length > 0 ? [{ ...key, orders: countOf(rows) }] : [])

const costOf = (spent: readonly Spent[]) => ({
  productionCents: sumCents(spent.map(each => each.productionCents)),
  shippingCents: sumCents(spent.map(each => each.shippingCents)),
  refundedCents: sumCents(spent.map(each => each.refundedCents)),
})
function centsOf(spent: readonly Spent[]): number {
  const { productionCents, shippingCents, refundedCents } = costOf(spent)
  return productionCents + shippingCents - refundedCents
}
