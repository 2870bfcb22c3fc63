// Figures over a range of days, for sellers: what they ordered, what it cost, how it goes. Each leads to a list with exactly so many rows.
import { z } from 'zod'
import { type OfficeRole, own } from '#base/access/access.ts'
import { call, download } from '#base/call.ts'
import { CentsShape, Day, dataOf, Id, named } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { OrderStatus, OrderType } from '#shop/order/status/contract.ts'
import { madeCauses } from '#shop/production/scan/made/rules.ts'
import { figureCards, figureRanges, officeCards } from './rules.ts'

/** What was ordered in a time, and what orders cost in it; null for members of a team who may not read the wallet. */
export const Tally = z.object({ orders: z.int(), items: z.int(), costCents: CentsShape.nullable() })
export type Tally = z.output<typeof Tally>
/** One part of the time: days of the reader's calendar, both included, or an hour of one. */
const TimePart = z.object({ from: Day, to: Day, hour: z.int().nullable(), now: Tally, before: Tally })

/** How long half took at most, and nine of ten; null where nothing was handed over. */
export const Speed = z.object({ orders: z.int(), medianMs: z.int().nullable(), mostMs: z.int().nullable() })
export type Speed = z.output<typeof Speed>

export const FigureSpan = z.object({
  /** Days of the reader's calendar, both included, and what one part of the time is. */
  from: Day,
  to: Day,
  unit: z.enum(['hour', 'day', 'month']),
})

const StatusCount = z.object({ status: OrderStatus, orders: z.int() })
const TypeCount = z.object({ orderType: OrderType, orders: z.int() })
const CostByKind = z.object({ productionCents: CentsShape, shippingCents: CentsShape, refundedCents: CentsShape })
const DueCounts = z.object({ late: z.int(), soon: z.int() })
const OrderSpeeds = z.object({ dispatch: Speed, production: Speed })

const CauseCount = z.object({ cause: z.enum(madeCauses), pieces: z.int() })

/** What the figures of a seller and of the office share. */
const Shared = FigureSpan.extend({
  parts: z.array(TimePart),
  total: Tally,
  /** The time before, up to where this one has come. */
  before: Tally,
  statuses: z.array(StatusCount),
  types: z.array(TypeCount),
  cost: CostByKind.nullable(),
  /** A platform's orders that are not handed over, now: past their time, and due within 24 hours. */
  due: DueCounts,
  /** Of what was handed over in these days: paid until handed over, and of that in production. */
  speed: OrderSpeeds,
})
export type SharedFigures = z.input<typeof Shared>

export const Figures = Shared.extend({
  tracking: z.object({ with: z.int(), without: z.int() }),
  /** What orders cost a day in the last 14 days, and for how many days the balance lasts so; null where nothing was spent. */
  runway: z.object({ balanceCents: CentsShape, perDayCents: CentsShape, days: z.int().nullable() }).nullable(),
})
export type Figures = z.input<typeof Figures>

/** Of everybody's orders; what was charged for them, less what came back, is the sales. Null where the caller's roles may not read the ledger. */
export const OfficeFigures = Shared.extend({
  /** What was made; of what failed, by cause. */
  pieces: z.object({ passed: z.int(), failed: z.int(), causes: z.array(CauseCount) }),
  postage: z.object({ labels: z.int(), boughtCents: CentsShape, refundedCents: CentsShape }).nullable(),
  claims: z.object({ claims: z.int(), refunds: z.int(), reprints: z.int(), refundedCents: CentsShape }).nullable(),
  /** Sales less postage and awards of referral; blanks and wages are not in it. */
  margin: z.object({ salesCents: CentsShape, postageCents: CentsShape, referralCents: CentsShape, marginCents: CentsShape }).nullable(),
})
export type OfficeFigures = z.input<typeof OfficeFigures>

const sold = { orders: z.int(), items: z.int() }
/** What most pieces of were ordered, five at most of each, and in how many orders. */
export const Best = FigureSpan.extend({
  products: z.array(z.object({ code: z.string(), name: z.string(), nameVi: z.string(), ...sold })),
  designs: z.array(z.object({ id: Id, name: z.string(), ...sold })),
})
export type Best = z.output<typeof Best>

export const RangeQuery = z.object({ range: z.enum(figureRanges).default('LAST_WEEK') })

named({
  Figures,
  OfficeFigures,
  BestSellers: Best,
  FigureTally: Tally,
  FigurePart: TimePart,
  StatusCount,
  TypeCount,
  CauseCount,
  CostByKind,
  DueCounts,
  OrderSpeed: Speed,
  OrderSpeeds,
})

const office = { access: { staff: ['finance', 'production', 'auditor'] as const satisfies readonly OfficeRole[] }, touches: 'any' } as const

export const figureCalls = {
  myFigures: call('GET /v1/dashboard/figures', {
    ...own(teamRoles),
    summary:
      'My orders, items and costs of today, the last 7 or 30 days or twelve months, beside the time before; by status, type and cost, with what is due and how long it took',
    query: RangeQuery,
    answer: dataOf(Figures),
  }),
  myBest: call('GET /v1/dashboard/best', {
    ...own(teamRoles),
    summary: 'The products and designs that I ordered most of in the same ranges',
    query: RangeQuery,
    answer: dataOf(Best),
  }),
  myFiguresFile: download('GET /v1/dashboard/figures/file', {
    ...own(teamRoles),
    summary: 'One part of these figures as a CSV file',
    query: RangeQuery.extend({ card: z.enum(figureCards) }),
    answer: z.null(),
  }),
  officeFigures: call('GET /v1/office/dashboard/figures', {
    ...office,
    summary: 'Sales, orders, production, postage, claims and what is left of them, of the same ranges; money by the caller’s roles',
    query: RangeQuery,
    answer: dataOf(OfficeFigures),
  }),
  officeBest: call('GET /v1/office/dashboard/best', {
    ...office,
    summary: 'The products and designs that were ordered most in the same ranges',
    query: RangeQuery,
    answer: dataOf(Best),
  }),
  officeFiguresFile: download('GET /v1/office/dashboard/figures/file', {
    ...office,
    summary: 'One part of these figures as a CSV file',
    query: RangeQuery.extend({ card: z.enum(officeCards) }),
    answer: z.null(),
  }),
}
