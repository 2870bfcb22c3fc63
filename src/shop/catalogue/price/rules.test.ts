import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { type ListedPrice, piecesOf, unitPrice, whyNotTiers } from './rules.ts'

const tee: ListedPrice = {
  priceCents: 10_00,
  priceSellerCents: 8_40,
  priceTiktokCents: 8_10,
  productId: 1,
  tiers: [
    { fromQuantity: 10, offBasisPoints: 500 },
    { fromQuantity: 50, offBasisPoints: 1_000 },
  ],
}

test('SELLER pays priceSeller, TIKTOK priceTiktok, everyone else price', () => {
  expect((['PRICE', 'SELLER', 'TIKTOK'] as const).map(type => unitPrice(tee, type))).toEqual([10_00, 8_40, 8_10])
})

test('the highest tier that the pieces reach counts alone, from its first piece on', () => {
  expect([1, 9, 10, 49, 50, 1_000].map(pieces => unitPrice(tee, 'SELLER', pieces))).toEqual([8_40, 8_40, 7_98, 7_98, 7_56, 7_56])
})

test('pieces of one product count together, whatever their size and colour; of another one they do not', () => {
  const list = new Map([
    [11, tee],
    [12, tee],
    [21, { ...tee, productId: 2 }],
  ])
  const pieces = piecesOf(
    [
      { variantId: 11, quantity: 6 },
      { variantId: 12, quantity: 4 },
      { variantId: 21, quantity: 3 },
    ],
    list,
  )
  expect([11, 12, 21].map(pieces)).toEqual([10, 10, 3])
})

test('more pieces never cost more each, and a price is never below nothing', () => {
  assertProperty(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 2_000 }), (cents, one, other) => {
      const prices = { ...tee, priceSellerCents: cents }
      const [few, many] = [Math.min(one, other), Math.max(one, other)].map(pieces => unitPrice(prices, 'SELLER', pieces))
      expect(many).toBeLessThanOrEqual(few ?? 0)
      expect(many).toBeGreaterThanOrEqual(0)
      expect(Number.isSafeInteger(many)).toBe(true)
    }),
  )
})

test('tiers take off more with each step', () => {
  expect(whyNotTiers(tee.tiers ?? [])).toBeUndefined()
  expect(whyNotTiers([...(tee.tiers ?? []), { fromQuantity: 50, offBasisPoints: 2_000 }])).toBe('QUANTITY_TIERS_INVALID')
  expect(whyNotTiers([...(tee.tiers ?? []), { fromQuantity: 60, offBasisPoints: 900 }])).toBe('QUANTITY_TIERS_INVALID')
})
