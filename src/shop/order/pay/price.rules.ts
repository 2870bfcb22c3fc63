import { type Cents, shareOf, sumCents } from '#base/money.ts'
import { cartLimits } from '#shop/cart/rules.ts'
import { type PriceList, type PriceType, piecesOf, type QuantityTier, unitPrice } from '#shop/catalogue/price/rules.ts'
import type { ShippingOption } from '#shop/shipping/contract.ts'
import type { ShippingBy } from '../status/contract.ts'

export const orderLimits = { ...cartLimits, totalMaxCents: 1_000_000_00 } as const

export interface PriceLine {
  variantId: number
  quantity: number
}
/** What carrying costs: the sum from the rates' table (USPS), or nothing, because the platform's label is used. */
export interface ShippingPrice {
  by: ShippingBy
  costCents: Cents
}
/** Taken off the production part: a share in basis points, or a sum; from a least production cost on. */
export interface VoucherTerms {
  shareBasisPoints?: number
  amountCents?: Cents
  fromCents?: Cents
  mostCents?: Cents
}
export interface BillLine extends PriceLine {
  unitCents: Cents
  lineCents: Cents
}
/** The bill of one order: every figure in whole cents; total = production + shipping − discount. */
export interface Bill {
  lines: readonly BillLine[]
  productionCents: Cents
  shippingCents: Cents
  discountCents: Cents
  totalCents: Cents
  /** What it was made by; nothing where no part of the order can be cancelled: a single line, a label. */
  frozen: FrozenPrices | null
}

/** The prices that an order was billed by, kept with it: what is left of it later costs by these, whatever the office has changed since. */
export interface FrozenPrices {
  readonly products: readonly FrozenProduct[]
  /** How the order ships, first, and what else its goods could have gone by where a rest is too small for that; empty where it ships for nothing. */
  readonly shipping: readonly FrozenOption[]
  readonly voucher: VoucherTerms | null
}
export interface FrozenProduct {
  readonly productId: number
  /** Of a piece of each variant, before its quantity counts. */
  readonly prices: readonly { readonly variantId: number; readonly cents: Cents }[]
  /** The tiers that the order reached. */
  readonly tiers: readonly QuantityTier[]
}
export type FrozenOption = Pick<ShippingOption, 'fromProductionCents' | 'rates' | 'extraPoundCents'>

/** An order's price type: its own platform's, else the seller's. */
export const priceTypeOf = (shippingBy: ShippingBy): PriceType => (shippingBy === 'TIKTOK' ? 'TIKTOK' : 'SELLER')

/** The bill of a product order, or ORDER_PRICE_MISSING where a variant has no price. Shipping by TIKTOK costs nothing. */
export function price(
  lines: readonly PriceLine[],
  priceList: PriceList,
  shipping: ShippingPrice,
  voucher?: VoucherTerms,
): Bill | 'ORDER_PRICE_MISSING' {
  const type = priceTypeOf(shipping.by)
  const pieces = piecesOf(lines, priceList)
  const billed: BillLine[] = []
  for (const { variantId, quantity } of lines) {
    const prices = priceList.get(variantId)
    if (!prices) return 'ORDER_PRICE_MISSING'
    const unitCents = unitPrice(prices, type, pieces(variantId))
    billed.push({ variantId, quantity, unitCents, lineCents: unitCents * quantity })
  }
  const productionCents = sumCents(billed.map(line => line.lineCents))
  return total(billed, productionCents, shipping.by === 'TIKTOK' ? 0 : shipping.costCents, discountOf(productionCents, voucher))
}

/** The bill of a LABEL order: the scan of a supplied label, or the postage of a bought one. */
export const labelPrice = (cost: { scanCents: Cents } | { postageCents: Cents }): Bill =>
  'scanCents' in cost ? total([], cost.scanCents, 0, 0) : total([], 0, cost.postageCents, 0)

/** Keeps what a bill was made by; `options` are how the order ships, first, and what else it could have gone by. */
export function freeze(
  lines: readonly PriceLine[],
  priceList: PriceList,
  by: ShippingBy,
  options: readonly FrozenOption[],
  voucher: VoucherTerms | undefined,
): FrozenPrices | null {
  if (lines.length < 2) return null
  const type = priceTypeOf(by)
  const pieces = piecesOf(lines, priceList)
  const variants = [...new Set(lines.map(line => line.variantId))].map(variantId => ({ variantId, prices: priceList.get(variantId) }))
  const products = Map.groupBy(variants, ({ variantId, prices }) => prices?.productId ?? -variantId)
  return {
    products: [...products].map(([productId, those]) => ({
      productId,
      prices: those.map(({ variantId, prices }) => ({ variantId, cents: prices ? unitPrice(prices, type) : 0 })),
      tiers: (those[0]?.prices?.tiers ?? []).filter(tier => tier.fromQuantity <= pieces(those[0]?.variantId ?? 0)),
    })),
    shipping: options.map(({ fromProductionCents, rates, extraPoundCents }) => ({ fromProductionCents, rates, extraPoundCents })),
    voucher: voucher ?? null,
  }
}

/** The same after an edit of what is paid: what was billed keeps its price, what is new has that of `now`. */
export function refreeze(was: FrozenPrices | null, now: FrozenPrices | null): FrozenPrices | null {
  if (!was || !now) return null
  const known = new Map(was.products.flatMap(product => product.prices.map(price => [price.variantId, price])))
  const tiersOf = new Map(was.products.map(product => [product.productId, product.tiers]))
  const products = now.products.map(({ productId, prices, tiers }) => ({
    productId,
    prices: prices.map(price => known.get(price.variantId) ?? price),
    tiers: tiersOf.get(productId) ?? tiers,
  }))
  return { products, shipping: now.shipping, voucher: was.voucher }
}

/** As the column of an order has them. */
export const frozenJson = (frozen: FrozenPrices | null): string | null => (frozen ? JSON.stringify(frozen) : null)

/** What a voucher takes off goods of so many cents. */
export function discountOf(productionCents: Cents, voucher: VoucherTerms | undefined): Cents {
  if (!voucher || productionCents < (voucher.fromCents ?? 0)) return 0
  const asked = (voucher.amountCents ?? 0) + shareOf(productionCents, voucher.shareBasisPoints ?? 0)
  return Math.max(0, Math.min(asked, voucher.mostCents ?? asked, productionCents))
}

function total(lines: readonly BillLine[], productionCents: Cents, shippingCents: Cents, discountCents: Cents): Bill {
  return { lines, productionCents, shippingCents, discountCents, totalCents: productionCents + shippingCents - discountCents, frozen: null }
}
