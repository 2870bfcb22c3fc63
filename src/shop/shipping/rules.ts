import type { FaultValues } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import { cutOf } from '#shop/approval/rules.ts'
import { isAbroad } from '#shop/carrier/rules.ts'
import type { ShippingLevel } from '#shop/catalogue/price/rules.ts'
import type { ShippingOffer, ShippingOption, ShippingOptionName } from './contract.ts'

/** What has to be carried where; the weight is of all items together. */
export interface Parcel {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly weightOz: number
  readonly productionCents: Cents
  /** What is in it; a product without levels may go by any. */
  readonly goods?: readonly Goods[]
}
export interface Goods {
  readonly productName?: string
  readonly shippingLevels?: readonly ShippingLevel[]
  /** False: customs cannot be told what it is, so it stays in the country. */
  readonly hasCustoms?: boolean
}
/** Every option with its rates, read once and asked for many parcels, and what the carrier's account can buy. */
export interface ShippingTable {
  readonly options: readonly ShippingOption[]
  readonly sellsTo: (country: string, level: ShippingLevel) => boolean
}

/**
 * What is offered for the parcel, the cheapest first: what the carrier's account can buy, by the levels that all its goods may go by.
 * Nothing where there is no such one.
 */
export const shippingOffers = (table: ShippingTable, parcel: Parcel): ShippingOffer[] =>
  openOptions(table, parcel).map(({ offer }) => offer)

/** The same with the option that each offer is of. */
export function openOptions({ options, sellsTo }: ShippingTable, parcel: Parcel): { option: ShippingOption; offer: ShippingOffer }[] {
  const own = options.filter(option => option.country === parcel.country)
  return (own.length > 0 ? own : options.filter(option => option.country === '*'))
    .filter(option => option.isEnabled && parcel.productionCents >= option.fromProductionCents)
    .filter(option => sellsTo(parcel.country, option.level))
    .filter(option => parcel.goods?.every(each => mayGo(each, option.level) && mayLeave(each, parcel.country)) ?? true)
    .map(option => ({ option, offer: offerOf(option, parcel.weightOz) }))
    .toSorted(({ offer: one }, { offer: other }) => one.costCents - other.costCents || one.maxDays - other.maxDays)
}

const offerOf = (option: ShippingOption, weightOz: number): ShippingOffer => ({
  name: option.name,
  level: option.level,
  costCents: optionCents(option, weightOz),
  minDays: option.minDays,
  maxDays: option.maxDays,
})

/**
 * What the parcel costs in whole cents, by the option asked for, else by the standing one of its country (`standard`, abroad
 * `international`). An order that ships by TikTok's label costs nothing (spec §4): do not ask for it.
 */
export function shippingCents(
  table: ShippingTable,
  parcel: Parcel,
  name?: ShippingOptionName,
): { ok: true; costCents: Cents; offer: ShippingOffer } | ({ ok: false } & NoShipping) {
  const offer = chosen(shippingOffers(table, parcel), name)
  return offer ? { ok: true, costCents: offer.costCents, offer } : { ok: false, ...whyNotShipped(table, parcel, name) }
}

export interface NoShipping {
  fault: 'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY' | 'SHIPPING_LEVEL_NOT_ALLOWED' | 'CUSTOMS_MISSING'
  values: FaultValues
}
/**
 * Why a parcel that has no offer has none: the place, with the levels that go there where another was asked for, or the first of its goods
 * that may not leave the country, or not go as the others or as asked.
 */
export function whyNotShipped(table: ShippingTable, parcel: Parcel, name?: ShippingOptionName): NoShipping {
  const { goods = [], ...empty } = parcel
  const offers = shippingOffers(table, empty).filter(offer => name === undefined || offer.name === name)
  if (offers.length === 0) {
    const others = shippingOffers(table, parcel).map(offer => offer.name)
    return { fault: 'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY', values: others.length > 0 ? { levels: others.join(', ') } : {} }
  }
  const kept = goods.find(each => !mayLeave(each, parcel.country))
  if (kept) return { fault: 'CUSTOMS_MISSING', values: { product: kept.productName ?? '' } }
  let left = offers
  for (const each of goods) {
    left = left.filter(offer => mayGo(each, offer.level))
    if (left.length > 0) continue
    const values = { product: each.productName ?? '', levels: (each.shippingLevels ?? []).join(', ') }
    return { fault: 'SHIPPING_LEVEL_NOT_ALLOWED', values }
  }
  throw new Error('The parcel has an offer.')
}

export const levelOfName: Readonly<Record<ShippingOptionName, ShippingLevel>> = {
  free: 'STANDARD',
  standard: 'STANDARD',
  priority: 'PRIORITY',
  express: 'EXPRESS',
  international: 'INTERNATIONAL',
}
/** By which level an order goes that was made with this option, whether or not it is offered still. */
export const levelOf = (country: string, name: ShippingOptionName | null): ShippingLevel =>
  name ? levelOfName[name] : isAbroad(country) ? 'INTERNATIONAL' : 'STANDARD'

const mayGo = ({ shippingLevels }: Goods, level: ShippingLevel) => shippingLevels?.includes(level) ?? true
/** Customs ask what everything is that leaves the country. */
const mayLeave = ({ hasCustoms = true }: Goods, country: string) => hasCustoms || !isAbroad(country)
const chosen = (offers: readonly ShippingOffer[], name: ShippingOptionName | undefined) =>
  name ? named(offers, name) : (named(offers, 'standard') ?? named(offers, 'international') ?? offers[0])
const named = (offers: readonly ShippingOffer[], name: ShippingOptionName) => offers.find(offer => offer.name === name)

const OUNCES_PER_POUND = 16

type Carriage = Pick<ShippingOption, 'rates' | 'extraPoundCents' | 'fromProductionCents' | 'isEnabled'>
/**
 * How much cheaper a change makes the option, in basis points of the deepest cut at any weight. One that is offered anew, or to smaller
 * orders, may be free: it counts as a whole cut.
 */
export function carriageCut(before: Carriage, after: Carriage): number {
  if (!after.isEnabled) return 0
  if (!before.isEnabled || after.fromProductionCents < before.fromProductionCents) return 10_000
  const steps = [...before.rates, ...after.rates].map(rate => rate.upToOz)
  const weights = [...steps, ...steps.map(upToOz => upToOz + 0.001), Math.max(...steps) + 100 * OUNCES_PER_POUND]
  return Math.max(...weights.map(weightOz => cutOf(optionCents(before, weightOz), optionCents(after, weightOz))))
}

/**
 * The same of taking an option away. With fewer of its own a country is not cheaper; without any it has those of all others, at whatever
 * they cost.
 */
export function removalCut(options: readonly ShippingOption[], option: ShippingOption): number {
  const isLast = options.every(({ id, country }) => id === option.id || country !== option.country)
  const isOffered = options.some(({ country, isEnabled }) => country === '*' && isEnabled)
  return option.country !== '*' && isLast && isOffered ? 10_000 : 0
}

/** The first step that the weight fits into; above the last one each further pound, or part of one, is added. */
export function optionCents({ rates, extraPoundCents }: Pick<ShippingOption, 'rates' | 'extraPoundCents'>, weightOz: number): Cents {
  const steps = rates.toSorted((one, other) => one.upToOz - other.upToOz)
  const step = steps.find(rate => weightOz <= rate.upToOz)
  if (step) return step.costCents
  const last = steps.at(-1)
  const poundsAbove = Math.ceil((weightOz - (last?.upToOz ?? 0)) / OUNCES_PER_POUND)
  return (last?.costCents ?? 0) + poundsAbove * extraPoundCents
}
