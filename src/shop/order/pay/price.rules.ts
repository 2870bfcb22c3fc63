import { type Cents, shareOf, sumCents } from '#base/money.ts'
import { cartLimits } from '#shop/cart/rules.ts'
import { type PriceList, type PriceType, piecesOf, unitPrice } from '#shop/catalogue/price/rules.ts'
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
}

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

function discountOf(productionCents: Cents, voucher: VoucherTerms | undefined): Cents {
  if (!voucher || productionCents < (voucher.fromCents ?? 0)) return 0
  const asked = (voucher.amountCents ?? 0) + shareOf(productionCents, voucher.shareBasisPoints ?? 0)
  return Math.max(0, Math.min(asked, voucher.mostCents ?? asked, productionCents))
}

function total(lines: readonly BillLine[], productionCents: Cents, shippingCents: Cents, discountCents: Cents): Bill {
  return { lines, productionCents, shippingCents, discountCents, totalCents: productionCents + shippingCents - discountCents }
}
