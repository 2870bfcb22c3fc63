import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceList } from '#shop/catalogue/price/rules.ts'
import { assertProperty } from '#test/property.ts'
import { type FrozenOption, freeze, price, type VoucherTerms } from './price.rules.ts'
import { restCharge, restCost } from './rest.rules.ts'

const tee = 1
const bigTee = 2
const hoodie = 3
const listed = (cents: number) => ({ priceCents: cents, priceSellerCents: cents, priceTiktokCents: cents })
const tiers = [
  { fromQuantity: 50, offBasisPoints: 200 },
  { fromQuantity: 100, offBasisPoints: 300 },
]
const list: PriceList = new Map([
  [tee, { ...listed(690), productId: 1, tiers }],
  [bigTee, { ...listed(840), productId: 1, tiers }],
  [hoodie, { ...listed(2000), productId: 2 }],
])
const rates = [8, 16, 32].map((upToOz, at) => ({ upToOz, costCents: 475 + at * 100 }))
const standard: FrozenOption = { fromProductionCents: 0, rates, extraPoundCents: 90 }
const free: FrozenOption = { fromProductionCents: 100_00, rates: [{ upToOz: 1, costCents: 0 }], extraPoundCents: 0 }

const lineOf = (variantId: number, quantity: number, id = variantId) => ({ id, variantId, quantity, weightOz: 5 })
type Line = ReturnType<typeof lineOf>
const frozenOf = (lines: readonly Line[], options = [standard], voucher?: VoucherTerms) => {
  const frozen = freeze(lines, list, 'USPS', options, voucher)
  if (!frozen) throw new Error('It has several lines.')
  return frozen
}

describe('what is left of an order costs', () => {
  const sumOf = (frozen: ReturnType<typeof frozenOf>, lines: readonly Line[]) => {
    const { productionCents, shippingCents } = restCost(frozen, lines)
    return [productionCents, shippingCents]
  }
  test.each<[string, readonly Line[], readonly Line[], readonly [number, number]]>([
    ['nothing, where nothing is left', [lineOf(tee, 1), lineOf(hoodie, 1)], [], [0, 0]],
    ['the same, where all is left', [lineOf(tee, 1), lineOf(hoodie, 1)], [lineOf(tee, 1), lineOf(hoodie, 1)], [26_90, 5_75]],
    ['its price and its own shipping', [lineOf(tee, 1), lineOf(hoodie, 1)], [lineOf(tee, 1)], [6_90, 4_75]],
    ['the tier that it reaches itself', [lineOf(tee, 99), lineOf(bigTee, 1)], [lineOf(bigTee, 1)], [8_40, 4_75]],
    ['the lower tier', [lineOf(tee, 60), lineOf(bigTee, 40)], [lineOf(tee, 60)], [60 * 676, 22_05]],
    ['no more than with the pieces that would reach the tier', [lineOf(tee, 99), lineOf(bigTee, 1)], [lineOf(tee, 99)], [100 * 669, 32_85]],
  ])('%s', (_, lines, left, cost) => {
    expect(sumOf(frozenOf(lines), left)).toEqual(cost)
  })

  test('what a voucher leaves of it; below the voucher’s least sum no more than at it', () => {
    const lines = [lineOf(tee, 1), lineOf(hoodie, 2)]
    const frozen = frozenOf(lines, [standard], { amountCents: 5_00, fromCents: 25_00 })
    expect(sumOf(frozen, lines)[0]).toBe(46_90 - 5_00)
    expect(sumOf(frozen, [lineOf(hoodie, 1)])[0]).toBe(20_00)
    expect(sumOf(frozenOf(lines, [standard], { amountCents: 5_00, fromCents: 24_00 }), [lineOf(hoodie, 1)])[0]).toBe(19_00)
  })

  test('the shipping that its goods still reach, or what they lack to it where that costs less', () => {
    const lines = [lineOf(tee, 1), lineOf(hoodie, 5)]
    const frozen = frozenOf(lines, [free, standard])
    expect(sumOf(frozen, lines)).toEqual([106_90, 0])
    expect(sumOf(frozen, [lineOf(hoodie, 5)])).toEqual([100_00, 0])
    expect(sumOf(frozen, [lineOf(hoodie, 2)])).toEqual([40_00, 5_75])
    expect(
      sumOf(frozenOf([lineOf(tee, 1), lineOf(hoodie, 5)], [{ ...free, fromProductionCents: 102_00 }, standard]), [lineOf(hoodie, 5)]),
    ).toEqual([102_00, 0])
  })
})

const anOrder = fc.record({
  quantities: fc.array(fc.tuple(fc.constantFrom(tee, bigTee, hoodie), fc.integer({ min: 1, max: 70 })), { minLength: 2, maxLength: 6 }),
  voucher: fc.option(
    fc.record(
      {
        shareBasisPoints: fc.integer({ min: 0, max: 10_000 }),
        amountCents: fc.integer({ min: 0, max: 50_00 }),
        fromCents: fc.integer({ min: 0, max: 300_00 }),
        mostCents: fc.integer({ min: 0, max: 100_00 }),
      },
      { requiredKeys: [] },
    ),
    { nil: undefined },
  ),
  freeFromCents: fc.option(fc.integer({ min: 0, max: 300_00 }), { nil: undefined }),
  order: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }),
})
type AnOrder = typeof anOrder extends fc.Arbitrary<infer O> ? O : never

/** With its prices, and what it was billed. */
function billed({ quantities, voucher, freeFromCents }: AnOrder) {
  const lines = quantities.map(([variantId, quantity], id) => lineOf(variantId, quantity, id))
  const plain = price(lines, list, { by: 'USPS', costCents: 0 })
  if (typeof plain === 'string') throw new Error(plain)
  const isFree = freeFromCents !== undefined && plain.productionCents >= freeFromCents
  const used = voucher && plain.productionCents >= (voucher.fromCents ?? 0) ? voucher : undefined
  const options = isFree ? [{ ...free, fromProductionCents: freeFromCents }, standard] : [standard]
  return { lines, frozen: frozenOf(lines, options, used), plain, used, isFree }
}

describe('cancelled one by one', () => {
  const sum = ({ productionCents, shippingCents }: ReturnType<typeof restCost>) => productionCents + shippingCents

  test('items give back the same in any order as together, none of them less than nothing, and what stays is the price of the rest', () => {
    assertProperty(
      fc.property(anOrder, given => {
        const { lines, frozen } = billed(given)
        const ways = [given.order, given.order.toReversed()].map(order =>
          [...new Set(order.map(at => at % lines.length))].slice(0, lines.length - 1),
        )
        const gone = new Set(ways[0])
        return ways
          .map(way => way.filter(id => gone.has(id)))
          .every(way => {
            let left: readonly Line[] = lines
            let backCents = 0
            for (const id of way) {
              const { chargedCents } = restCharge(frozen, left, id)
              if (chargedCents < 0) return false
              backCents += chargedCents
              left = left.filter(line => line.id !== id)
            }
            return backCents === sum(restCost(frozen, lines)) - sum(restCost(frozen, left))
          })
      }),
    )
  })

  test('with nothing cancelled the order costs what it was billed', () => {
    assertProperty(
      fc.property(anOrder, given => {
        const { lines, frozen, used, isFree } = billed(given)
        const weightOz = lines.reduce((all, line) => all + line.weightOz * line.quantity, 0)
        const step = rates.find(rate => rate.upToOz >= weightOz)
        const costCents = isFree ? 0 : step ? step.costCents : 675 + Math.ceil((weightOz - 32) / 16) * 90
        const bill = price(lines, list, { by: 'USPS', costCents }, used)
        return typeof bill !== 'string' && bill.totalCents === sum(restCost(frozen, lines))
      }),
    )
  })
})
