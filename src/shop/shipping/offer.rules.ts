// What readers are told of an offer: when it arrives, and which one is theirs.
import type { Cents } from '#base/money.ts'
import { shopZone } from '#shop/setting/zone.rules.ts'
import type { ShippingEstimate } from './contract.ts'

/** Asked with this, the offers name every option, also those for large orders alone. */
export const everyOption = { productionCents: 1_000_000_00 } as const

/** The cheapest option that an order of this production cost may choose. */
export const cheapestFor = <O extends Pick<ShippingEstimate, 'costCents' | 'fromProductionCents'>>(
  offers: readonly O[],
  productionCents: Cents,
): O | undefined =>
  offers.filter(each => each.fromProductionCents <= productionCents).toSorted((one, other) => one.costCents - other.costCents)[0]

/** From which production cost on an order is carried for nothing; nothing where none is. */
export const freeFrom = (offers: readonly Pick<ShippingEstimate, 'costCents' | 'fromProductionCents'>[]): Cents | undefined => {
  const free = offers.filter(each => each.costCents === 0)
  return free.length === 0 ? undefined : Math.min(...free.map(each => each.fromProductionCents))
}

// Working days: Monday to Friday, without holidays. A day is the text 'YYYY-MM-DD', so that no time zone shifts it.
/** So many working days after `from`, which itself does not count; 0 gives the first working day from `from` on. */
export function workingDaysAfter(from: string, count: number, holidays: ReadonlySet<string>): string {
  let day = from
  while (!isWorkingDay(day, holidays)) day = nextDay(day)
  for (let left = count; left > 0; left--) {
    do day = nextDay(day)
    while (!isWorkingDay(day, holidays))
  }
  return day
}

/** The shop's own calendar day at this moment. */
export const shipDay = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: shopZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

/** Something is made and carried on that day. */
export function isWorkingDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}
/** The day after it. */
export const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
