// A part of the figures as a CSV file: its rows are those that its table shows.
import type { Cell } from '#base/csv/line.ts'
import { plainCents } from '#base/money.ts'
import { hour } from '#base/time.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import type { Best, Figures, OfficeFigures, SharedFigures, Tally } from './contract.ts'
import type { BestCard, FigureCard, OfficeCard } from './rules.ts'

/** A part that the caller is told nothing of is a file of its heads alone. */
export const figuresFile = (figures: Figures, card: Exclude<FigureCard, BestCard>): OutgoingFile =>
  csv(figures, card, isShared(card) ? sharedRows(figures, card) : { TRACKING: trackingRows, RUNWAY: runwayRows }[card](figures))

export const bestFile = (best: Best, card: BestCard): OutgoingFile =>
  csv(best, card, card === 'PRODUCT' ? productRows(best) : designRows(best))

export const officeFiguresFile = (figures: OfficeFigures, card: Exclude<OfficeCard, BestCard>): OutgoingFile =>
  csv(figures, card, isShared(card) ? sharedRows(figures, card) : ofOffice[card](figures))

type SharedCard = Exclude<FigureCard & OfficeCard, BestCard>
const sharedCards = ['TIME', 'STATUS', 'TYPE', 'COST', 'SPEED', 'DUE'] as const satisfies readonly SharedCard[]
const isShared = (card: FigureCard | OfficeCard): card is SharedCard => sharedCards.some(each => each === card)
function sharedRows(figures: SharedFigures, card: SharedCard): Cell[][] {
  const { statuses, types, cost, speed, due } = figures
  const rows: Record<SharedCard, () => Cell[][]> = {
    TIME: () => timeRows(figures),
    STATUS: () => [['Status', 'Orders'], ...statuses.map(({ status, orders }) => [status, orders])],
    TYPE: () => [['Order type', 'Orders'], ...types.map(({ orderType, orders }) => [orderType, orders])],
    COST: () => [
      ['Kind', 'Amount (USD)'],
      ...(cost
        ? [
            ['PRODUCTION', plainCents(cost.productionCents)],
            ['SHIPPING', plainCents(cost.shippingCents)],
            ['REFUND', plainCents(-cost.refundedCents)],
            ['TOTAL', plainCents(cost.productionCents + cost.shippingCents - cost.refundedCents)],
          ]
        : []),
    ],
    SPEED: () => [
      ['Time', 'Orders', 'Half within (hours)', '9 of 10 within (hours)'],
      ...(['dispatch', 'production'] as const).map(name => [
        name === 'dispatch' ? 'PAID TO HANDED OVER' : 'IN PRODUCTION',
        speed[name].orders,
        hoursOf(speed[name].medianMs),
        hoursOf(speed[name].mostMs),
      ]),
    ],
    DUE: () => [
      ['At risk', 'Orders'],
      ['LATE', due.late],
      ['SOON', due.soon],
    ],
  }
  return rows[card]()
}

const timeRows = ({ parts, total, before }: SharedFigures): Cell[][] => [
  ['From', 'Until', 'Orders', 'Items', 'Cost (USD)', 'Orders before', 'Items before', 'Cost before (USD)'],
  ...parts.map(({ from, to, hour, now, before }) => [timeOf(from, hour), timeOf(to, hour, 1), ...cellsOf(now), ...cellsOf(before)]),
  ['Sum', '', ...cellsOf(total), ...cellsOf(before)],
]
const timeOf = (day: string, hour: number | null, more = 0) => (hour === null ? day : `${day} ${String(hour + more).padStart(2, '0')}:00`)
const cellsOf = ({ orders, items, costCents }: Tally): Cell[] => [orders, items, costCents === null ? '' : plainCents(costCents)]

const trackingRows = ({ tracking }: Figures): Cell[][] => [
  ['Tracking number', 'Orders'],
  ['WITH', tracking.with],
  ['WITHOUT', tracking.without],
]
const runwayRows = ({ runway }: Figures): Cell[][] => [
  ['Balance (USD)', 'A day (USD)', 'Days'],
  ...(runway ? [[plainCents(runway.balanceCents), plainCents(runway.perDayCents), runway.days ?? '']] : []),
]
const productRows = ({ products }: Best): Cell[][] => [
  ['Product', 'Name', 'Orders', 'Items'],
  ...products.map(({ code, name, orders, items }) => [code, name, orders, items]),
]
const designRows = ({ designs }: Best): Cell[][] => [
  ['Design ID', 'Name', 'Orders', 'Items'],
  ...designs.map(({ id, name, orders, items }) => [id, name, orders, items]),
]
const marginRows = ({ margin }: OfficeFigures): Cell[][] => [
  ['Kind', 'Amount (USD)'],
  ...(margin
    ? [
        ['SALES', plainCents(margin.salesCents)],
        ['POSTAGE', plainCents(-margin.postageCents)],
        ['REFERRAL', plainCents(-margin.referralCents)],
        ['LEFT', plainCents(margin.marginCents)],
      ]
    : []),
]
const claimRows = ({ claims }: OfficeFigures): Cell[][] => [
  ['Claims', 'Refunds', 'Reprints', 'Refunded (USD)'],
  ...(claims ? [[claims.claims, claims.refunds, claims.reprints, plainCents(claims.refundedCents)]] : []),
]

const pieceRows = ({ pieces }: OfficeFigures): Cell[][] => [
  ['Pieces', 'Cause', 'Count'],
  ['PASSED', '', pieces.passed],
  ['FAILED', '', pieces.failed],
  ...pieces.causes.map(({ cause, pieces: count }): Cell[] => ['FAILED', cause, count]),
]
const postageRows = ({ postage }: OfficeFigures): Cell[][] => [
  ['Labels', 'Bought (USD)', 'Given back (USD)', 'Sum (USD)'],
  ...(postage
    ? [
        [
          postage.labels,
          plainCents(postage.boughtCents),
          plainCents(-postage.refundedCents),
          plainCents(postage.boughtCents - postage.refundedCents),
        ],
      ]
    : []),
]
const ofOffice = { PIECES: pieceRows, MARGIN: marginRows, POSTAGE: postageRows, CLAIMS: claimRows }

const hoursOf = (milliseconds: number | null): Cell => (milliseconds === null ? '' : Math.round((milliseconds / hour) * 10) / 10)

const csv = ({ from, to }: Pick<SharedFigures, 'from' | 'to'>, card: string, rows: Cell[][]): OutgoingFile => ({
  stream: writeCsv(rows),
  name: `figures-${card.toLowerCase()}-${from}-${to}.csv`,
  type: 'text/csv; charset=utf-8',
})
