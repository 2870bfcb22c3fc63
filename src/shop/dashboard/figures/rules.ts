// The ranges of the dashboard (spec §2), by the days of the reader's calendar, and what stands beside them for comparison.

export const figureRanges = ['TODAY', 'LAST_WEEK', 'LAST_MONTH', 'YEAR'] as const
export type FigureRange = (typeof figureRanges)[number]

/** What a figure can be read of as a file. */
export const figureCards = ['TIME', 'STATUS', 'TYPE', 'TRACKING', 'COST', 'SPEED', 'DUE', 'RUNWAY', 'PRODUCT', 'DESIGN'] as const
export type FigureCard = (typeof figureCards)[number]
export const officeCards = [
  'TIME',
  'STATUS',
  'TYPE',
  'COST',
  'SPEED',
  'DUE',
  'PRODUCT',
  'DESIGN',
  'PIECES',
  'MARGIN',
  'POSTAGE',
  'CLAIMS',
] as const
export type OfficeCard = (typeof officeCards)[number]
/** Of what sold best, which is asked by itself. */
export type BestCard = 'PRODUCT' | 'DESIGN'
export const isBestCard = (card: FigureCard | OfficeCard): card is BestCard => card === 'PRODUCT' || card === 'DESIGN'

/** Days are 'YYYY-MM-DD', both included. */
export interface Span {
  from: string
  to: string
  unit: 'hour' | 'day' | 'month'
  /** When each part begins, on the reader's clock: 'YYYY-MM-DD hh:00'. */
  starts: string[]
  /** How far back the time lies with which it is compared, as an interval of the database. */
  back: '1 day' | '7 days' | '30 days' | '1 year'
}

/** Today by its hours; 7 and 30 days up to today; the month of today and the eleven before it. */
export function spanOf(range: FigureRange, today: string): Span {
  if (range === 'TODAY') {
    const starts = Array.from({ length: 24 }, (_, hour) => `${today} ${String(hour).padStart(2, '0')}:00`)
    return { from: today, to: today, unit: 'hour', starts, back: '1 day' }
  }
  if (range === 'YEAR') {
    const [year = 0, month = 1] = today.split('-').map(Number)
    const months = Array.from({ length: 12 }, (_, at) => dayOf(Date.UTC(year, month - 12 + at, 1)))
    return { from: months[0] ?? today, to: today, unit: 'month', starts: months.map(midnight), back: '1 year' }
  }
  const count = range === 'LAST_WEEK' ? 7 : 30
  const days = Array.from({ length: count }, (_, at) => addDays(today, at - count + 1))
  return { from: days[0] ?? today, to: today, unit: 'day', starts: days.map(midnight), back: count === 7 ? '7 days' : '30 days' }
}

/** The days of the part that begins with `starts[at]`, both included, and its hour where it is one. */
export function partOf({ starts, to, unit }: Span, at: number): { from: string; to: string; hour: number | null } {
  const [from = to, clock = ''] = starts[at]?.split(' ') ?? []
  if (unit === 'hour') return { from, to: from, hour: Number(clock.slice(0, 2)) }
  const next = starts[at + 1]?.slice(0, 10)
  return { from, to: next === undefined ? to : addDays(next, -1), hour: null }
}

/** The day so many days later, or earlier. */
export const addDays = (day: string, count: number): string => dayOf(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000)

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)
const midnight = (day: string) => `${day} 00:00`
