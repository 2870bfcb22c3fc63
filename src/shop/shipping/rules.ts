import type { Cents } from '#base/money.ts'
import type { ShippingOffer, ShippingOption, ShippingOptionName } from './contract.ts'

/** What has to be carried where; the weight is of all items together. */
export interface Parcel {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly weightOz: number
  readonly productionCents: Cents
}
/** Every enabled option with its rates, read once and asked for many parcels. */
export type ShippingTable = readonly ShippingOption[]

/** What is offered for the parcel, the cheapest first; nothing where we do not ship to. */
export function shippingOffers(table: ShippingTable, parcel: Parcel): ShippingOffer[] {
  const own = table.filter(option => option.country === parcel.country)
  return (own.length > 0 ? own : table.filter(option => option.country === '*'))
    .filter(option => option.isEnabled && parcel.productionCents >= option.fromProductionCents)
    .map(option => ({
      name: option.name,
      level: option.level,
      costCents: optionCents(option, parcel.weightOz),
      minDays: option.minDays,
      maxDays: option.maxDays,
    }))
    .toSorted((one, other) => one.costCents - other.costCents || one.maxDays - other.maxDays)
}

/**
 * What the parcel costs in whole cents, by the option asked for, else by the standing one of its country (`standard`, abroad
 * `international`). An order that ships by TikTok's label costs nothing (spec §4): do not ask for it.
 */
export function shippingCents(
  table: ShippingTable,
  parcel: Parcel,
  name?: ShippingOptionName,
): { ok: true; costCents: Cents; offer: ShippingOffer } | { ok: false; fault: 'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY' } {
  const offers = shippingOffers(table, parcel)
  const offer = name
    ? offers.find(each => each.name === name)
    : (standing(offers, 'standard') ?? standing(offers, 'international') ?? offers[0])
  return offer ? { ok: true, costCents: offer.costCents, offer } : { ok: false, fault: 'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY' }
}
const standing = (offers: readonly ShippingOffer[], name: ShippingOptionName) => offers.find(offer => offer.name === name)

const OUNCES_PER_POUND = 16

/** The first step that the weight fits into; above the last one each further pound, or part of one, is added. */
function optionCents({ rates, extraPoundCents }: ShippingOption, weightOz: number): Cents {
  const steps = rates.toSorted((one, other) => one.upToOz - other.upToOz)
  const step = steps.find(rate => weightOz <= rate.upToOz)
  if (step) return step.costCents
  const last = steps.at(-1)
  const poundsAbove = Math.ceil((weightOz - (last?.upToOz ?? 0)) / OUNCES_PER_POUND)
  return (last?.costCents ?? 0) + poundsAbove * extraPoundCents
}
