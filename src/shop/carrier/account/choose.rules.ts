// Whose label an order gets: what the operator's rules say, else the cheapest that fits.
import type { ShippingLevel } from '#shop/catalogue/price/rules.ts'
import type { AccountMode, Rate, SoldService } from '../rules.ts'

/** What is null fits all. */
export interface ChoiceRule {
  country: string | null
  maxOz: number | null
  level: ShippingLevel | null
  /** Of the seller. */
  tier: string | null
  accountId: number
  /** One of its services; null: the cheapest of those that fit. */
  service: string | null
}
export interface Parcel {
  /** ISO 3166-1 alpha-2. */
  country: string
  weightOz: number
  level: ShippingLevel
  tier: string
}
/** An account that may serve a parcel, by these of its services. */
export interface Candidate {
  accountId: number
  services: readonly string[]
}
/** Where to, and how fast; null: whatever goes there. */
interface Way {
  country: string
  level: ShippingLevel | null
}
interface Choosable {
  id: number
  mode: AccountMode
  state: 'UNTRIED' | 'ACTIVE' | 'STOPPED'
  services: readonly string[]
}

/** The services of this account that go by this level to this country; by any level where it is null. */
export const servicesFor = (sold: readonly SoldService[], services: readonly string[], { country, level }: Way): string[] =>
  sold
    .filter(each => services.includes(each.code) && (level === null || each.level === level) && each.carries(country))
    .map(({ code }) => code)

/** The accounts that may serve a parcel: open ones alone, and in production none whose labels carry nothing. */
export function candidatesFor(
  accounts: readonly Choosable[],
  soldBy: (account: Choosable) => readonly SoldService[],
  parcel: Way,
  isProduction: boolean,
): Candidate[] {
  return accounts
    .filter(({ state, mode }) => state === 'ACTIVE' && (mode === 'LIVE' || !isProduction))
    .map(account => ({ accountId: account.id, services: servicesFor(soldBy(account), account.services, parcel) }))
    .filter(({ services }) => services.length > 0)
}

/** Whether one that is on would serve the parcel if it were opened: such a parcel waits for it. */
export const isWaiting = (...[accounts, ...parcel]: Parameters<typeof candidatesFor>): boolean =>
  candidatesFor(
    accounts.filter(({ state }) => state !== 'ACTIVE').map(account => ({ ...account, state: 'ACTIVE' as const })),
    ...parcel,
  ).length > 0

/** Who is asked first, one after the other, by the rules that fit: a rule whose account may not serve the parcel is passed over. */
export function wishesOf(rules: readonly ChoiceRule[], candidates: readonly Candidate[], parcel: Parcel): Candidate[] {
  return rules
    .filter(
      rule =>
        (rule.country === null || rule.country === parcel.country) &&
        (rule.maxOz === null || parcel.weightOz <= rule.maxOz) &&
        (rule.level === null || rule.level === parcel.level) &&
        (rule.tier === null || rule.tier === parcel.tier),
    )
    .flatMap(({ accountId, service }) =>
      candidates
        .filter(candidate => candidate.accountId === accountId && (service === null || candidate.services.includes(service)))
        .map(({ services }) => ({ accountId, services: service === null ? services : [service] })),
    )
}

export interface OfferedRate extends Rate {
  accountId: number
}
/** What a parcel costs by one service of one of our accounts. */
export interface ServiceRate extends OfferedRate {
  /** The id of the account's carrier, and what people call who carries it. */
  carrier: string
  carrierName: string
  days: { least: number; most: number } | null
}

/** Of two that cost the same, the one of the older account. */
export const cheapest = (rates: readonly OfferedRate[]): OfferedRate | undefined =>
  rates.toSorted((one, other) => one.cents - other.cents || one.accountId - other.accountId)[0]
