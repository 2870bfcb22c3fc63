// What is chosen of the rates of a form: the cheapest of each package, one service for all, or package by package.
import type { Cents } from '#base/money.ts'

interface Rate {
  id: string
  carrier: string
  service: string
  serviceName: string
  cents: Cents
  days: { least: number; most: number } | null
}
interface Rated<R extends Rate = Rate> {
  rates: readonly R[]
  fault: { code: string } | null
}
/** By package: a service's code, or null for the cheapest. */
type Services = readonly (string | null | undefined)[]

/** The rate of each package; nothing where nobody takes it. A service that is no longer offered gives way to the cheapest, which comes first. */
export const chosenRates = <R extends Rate>(packages: readonly Rated<R>[], services: Services): (R | undefined)[] =>
  packages.map(({ rates }, at) => rates.find(({ service }) => service === services[at]) ?? rates[0])

export const sumOf = (rates: readonly (Pick<Rate, 'cents'> | undefined)[]): Cents =>
  rates.reduce((sum, rate) => sum + (rate?.cents ?? 0), 0)

/** Services that take every package, with the price of all: one of them may be chosen for all. The cheapest first. */
export function servicesOfAll<R extends Rate>(packages: readonly Rated<R>[]): R[] {
  const [first, ...others] = packages
  const common = (first?.rates ?? []).flatMap(rate => {
    const same = others.map(({ rates }) => rates.find(({ service }) => service === rate.service))
    return same.every(each => each !== undefined) ? [{ ...rate, cents: sumOf([rate, ...same]), days: daysOf([rate, ...same]) }] : []
  })
  return common.toSorted((one, other) => one.cents - other.cents)
}

/** The first and the last day on which all of them arrive; nothing where nobody says of one. */
function daysOf(rates: readonly (Rate | undefined)[]): Rate['days'] {
  const days = rates.flatMap(rate => (rate?.days ? [rate.days] : []))
  if (days.length < rates.length) return null
  return { least: Math.min(...days.map(({ least }) => least)), most: Math.max(...days.map(({ most }) => most)) }
}

/** What all packages have together: null for the cheapest of each, a service's code, or nothing where they differ. */
export function serviceOfAll(services: Services, count: number): string | null | undefined {
  const all = new Set(Array.from({ length: count }, (_, at) => services[at] ?? null))
  return all.size === 1 ? [...all][0] : undefined
}
