import type { Cents } from '#base/money.ts'
import type { PrintArea, Side } from './contract.ts'

/** The three prices of a variant (spec §3): for visitors, for sellers, and for sellers whose order ships by TikTok's label. */
export interface VariantPrice {
  readonly priceCents: Cents
  readonly priceSellerCents: Cents
  readonly priceTiktokCents: Cents
}
/** Prices by variant id. */
export type PriceList = ReadonlyMap<number, VariantPrice>
export type PriceType = 'PRICE' | 'SELLER' | 'TIKTOK'

/** Spec §6: SELLER uses priceSeller, TIKTOK uses priceTiktok, otherwise price. */
export const shownPrice = (prices: VariantPrice, type: PriceType): Cents =>
  type === 'SELLER' ? prices.priceSellerCents : type === 'TIKTOK' ? prices.priceTiktokCents : prices.priceCents

/** The print area of this side, where the product has one. */
export const areaOf = (areas: readonly PrintArea[], side: Side): PrintArea | undefined => areas.find(area => area.side === side)

/** 'Unisex Jersey Short Sleeve Tee' → 'unisex-jersey-short-sleeve-tee'. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const sizeOrder = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', 'YS', 'YM', 'YL', 'YXL']
/** Sizes as people expect them: from small to large, others as they come. */
export const bySize = (one: string, other: string): number => placeOf(one) - placeOf(other)
const placeOf = (size: string) => (sizeOrder.includes(size) ? sizeOrder.indexOf(size) : sizeOrder.length)
