import { type Cents, shareOf } from '#base/money.ts'
// The one price there is: what a page shows and what an order is charged come from here.

export const quantityLimits = { fromMin: 2, fromMax: 1_000, offMin: 1, offMax: 9_000, tiersMax: 10 } as const

/** From so many pieces of the product in one order on, each costs so much less, in basis points. */
export interface QuantityTier {
  readonly fromQuantity: number
  readonly offBasisPoints: number
}

/** The three prices of a variant (spec §3): for visitors, for sellers, and for sellers whose order ships by TikTok's label. */
export interface VariantPrice {
  readonly priceCents: Cents
  readonly priceSellerCents: Cents
  readonly priceTiktokCents: Cents
}
/** A variant's prices with what its product takes off by quantity and may be shipped by; without a product there are no tiers. */
export interface ListedPrice extends VariantPrice {
  readonly productId?: number
  readonly productName?: string
  readonly shippingLevels?: readonly ShippingLevel[]
  /** Whether customs can be told what it is. */
  readonly hasCustoms?: boolean
  readonly tiers?: readonly QuantityTier[]
}
/** Prices by variant id. */
export type PriceList = ReadonlyMap<number, ListedPrice>
export type PriceType = 'PRICE' | 'SELLER' | 'TIKTOK'

/** Spec §6: SELLER uses priceSeller, TIKTOK uses priceTiktok, otherwise price. */
const listPrice = (prices: VariantPrice, type: PriceType): Cents =>
  type === 'SELLER' ? prices.priceSellerCents : type === 'TIKTOK' ? prices.priceTiktokCents : prices.priceCents

/** What one piece costs where `pieces` of its product are ordered together; whole cents, halves away from zero. */
export function unitPrice(prices: ListedPrice, type: PriceType, pieces = 1): Cents {
  return withTier(listPrice(prices, type), prices.tiers ?? [], pieces)
}

/** The same of a price that is known already: the highest tier that the pieces reach counts alone. */
export const withTier = (cents: Cents, tiers: readonly QuantityTier[], pieces: number): Cents =>
  cents - shareOf(cents, offAt(tiers, pieces))

/** What so many pieces have off, in basis points. */
export const offAt = (tiers: readonly QuantityTier[], pieces: number): number =>
  Math.max(0, ...tiers.filter(tier => pieces >= tier.fromQuantity).map(tier => tier.offBasisPoints))

/** How many pieces count for a variant's tiers: all of its product in the order, whatever their size and colour. */
export function piecesOf(lines: readonly { variantId: number; quantity: number }[], list: PriceList): (variantId: number) => number {
  const keyOf = (variantId: number) => list.get(variantId)?.productId ?? -variantId
  const pieces = new Map<number, number>()
  for (const { variantId, quantity } of lines) pieces.set(keyOf(variantId), (pieces.get(keyOf(variantId)) ?? 0) + quantity)
  return variantId => pieces.get(keyOf(variantId)) ?? 0
}

/** Why these tiers cannot be: twice the same step, or a later step that takes off no more than an earlier one. */
export function whyNotTiers(tiers: readonly QuantityTier[]): 'QUANTITY_TIERS_INVALID' | undefined {
  const steps = tiers.toSorted((one, other) => one.fromQuantity - other.fromQuantity)
  const isWrong = steps.some((tier, at) => {
    const before = steps[at - 1]
    return before !== undefined && (tier.fromQuantity === before.fromQuantity || tier.offBasisPoints <= before.offBasisPoints)
  })
  return isWrong ? 'QUANTITY_TIERS_INVALID' : undefined
}

/** Spec §9: how a parcel may go. */
export const shippingLevels = ['STANDARD', 'EXPRESS', 'PRIORITY', 'INTERNATIONAL'] as const
export type ShippingLevel = (typeof shippingLevels)[number]

export const priceListLimits = { nameMax: 120, priceMaxCents: 10_000_00 } as const

/** Why a list of prices cannot hold for this span: it is half-open, so its end lies behind its start. */
export const whyNotSpan = (startsAt: Date, endsAt: Date | null): 'PRICE_LIST_SPAN_EMPTY' | undefined =>
  endsAt !== null && endsAt <= startsAt ? 'PRICE_LIST_SPAN_EMPTY' : undefined
