// What is left of an order costs by the prices that it was billed by, so that a part cancelled before any work gives back the difference.
import { type Cents, sumCents } from '#base/money.ts'
import { withTier } from '#shop/catalogue/price/rules.ts'
import { optionCents } from '#shop/shipping/rules.ts'
import { discountOf, type FrozenOption, type FrozenPrices, type FrozenProduct, type PriceLine, type VoucherTerms } from './price.rules.ts'

export interface RestLine extends PriceLine {
  /** Of one piece. */
  weightOz: number
}
export interface RestCost {
  /** The voucher taken off. */
  productionCents: Cents
  shippingCents: Cents
}

/**
 * What these lines of an order cost. Less never costs more: where a rest falls below a quantity tier, or below the least sum of the voucher
 * or of the shipping option, and buying up to it would cost less, that is what it costs (docs/decisions/147-cancel-of-a-part.md). So what
 * a cancel gives back is never below 0, and the same whether items go one by one, in any order, or together.
 */
export function restCost({ products, shipping, voucher }: FrozenPrices, lines: readonly RestLine[]): RestCost {
  if (lines.length === 0) return { productionCents: 0, shippingCents: 0 }
  const goodsCents = sumCents(products.map(product => productCost(product, lines)))
  const weightOz = lines.reduce((sum, line) => sum + line.weightOz * line.quantity, 0)
  const [chosen] = shipping
  const by = (option: FrozenOption): RestCost => ({
    productionCents: netCost(Math.max(goodsCents, option.fromProductionCents), voucher),
    shippingCents: lightestCost(option, weightOz),
  })
  if (!chosen) return { productionCents: netCost(goodsCents, voucher), shippingCents: 0 }
  return goodsCents >= chosen.fromProductionCents ? by(chosen) : shipping.map(by).reduce(cheaper)
}

/** What one item stands for of its order's charge, and its pieces. */
export interface ItemCharge {
  chargedCents: Cents
  /** Of it, the shipping that the order does not need without the item; below 0 where the rest ships dearer. */
  shippingCents: Cents
  pieces: number
}

/** What one of these lines stands for: what the others cost less without it. */
export function restCharge(frozen: FrozenPrices, lines: readonly (RestLine & { id: number })[], itemId: number): ItemCharge {
  const before = restCost(frozen, lines)
  const after = restCost(
    frozen,
    lines.filter(line => line.id !== itemId),
  )
  return {
    chargedCents: sumOf(before) - sumOf(after),
    shippingCents: before.shippingCents - after.shippingCents,
    pieces: lines.find(line => line.id === itemId)?.quantity ?? 0,
  }
}

/** What a piece of this variant is billed at in an order of these lines: at the tier that they still reach. Nothing where it was not billed. */
export function standingUnit({ products }: FrozenPrices, lines: readonly PriceLine[], variantId: number): Cents | undefined {
  for (const { prices, tiers } of products) {
    const cents = prices.find(price => price.variantId === variantId)?.cents
    if (cents === undefined) continue
    const own = lines.filter(line => prices.some(price => price.variantId === line.variantId))
    return withTier(
      cents,
      tiers,
      own.reduce((sum, line) => sum + line.quantity, 0),
    )
  }
  return undefined
}

const sumOf = ({ productionCents, shippingCents }: RestCost) => productionCents + shippingCents
const cheaper = (one: RestCost, other: RestCost): RestCost => (sumOf(other) < sumOf(one) ? other : one)

/** The product's lines at the tier that their pieces reach, or at a higher one of the order's filled up with the product's cheapest piece. */
function productCost({ prices, tiers }: FrozenProduct, lines: readonly PriceLine[]): Cents {
  const centsOf = new Map(prices.map(({ variantId, cents }) => [variantId, cents]))
  const own = lines.filter(line => centsOf.has(line.variantId))
  const pieces = own.reduce((sum, line) => sum + line.quantity, 0)
  const cheapestCents = Math.min(...centsOf.values())
  const at = (count: number) => {
    const unit = (cents: Cents) => withTier(cents, tiers, count)
    return sumCents(own.map(line => unit(centsOf.get(line.variantId) ?? 0) * line.quantity)) + unit(cheapestCents) * (count - pieces)
  }
  return Math.min(at(pieces), ...tiers.filter(tier => tier.fromQuantity > pieces).map(tier => at(tier.fromQuantity)))
}

/** Less the voucher; goods below its least sum cost no more than goods that reach it. */
function netCost(goodsCents: Cents, voucher: VoucherTerms | null): Cents {
  if (!voucher) return goodsCents
  const net = (cents: Cents) => cents - discountOf(cents, voucher)
  return Math.min(net(goodsCents), net(Math.max(goodsCents, voucher.fromCents ?? 0)))
}

/** Of this weight, or of a heavier step that costs less. */
const lightestCost = (option: FrozenOption, weightOz: number): Cents =>
  Math.min(optionCents(option, weightOz), ...option.rates.filter(rate => rate.upToOz >= weightOz).map(rate => rate.costCents))
