import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceList } from '#shop/catalogue/price/rules.ts'
import { assertProperty } from '#test/property.ts'
import { labelPrice, price } from '../pay/price.rules.ts'
import { orderStatuses } from '../status/rules.ts'
import { type CancelFacts, cancelItemRefund, cancelRefund, itemCharge, statusAfterRefund, whyNotRefund } from './rules.ts'

const cents = fc.integer({ min: 0, max: 1_000_000 })
const facts: fc.Arbitrary<CancelFacts> = fc
  .record({
    productionCents: cents,
    shippingCents: cents,
    backShare: fc.integer({ min: 0, max: 100 }),
    itemsShare: fc.integer({ min: 0, max: 100 }),
    itemFeesCents: fc.integer({ min: 0, max: 5000 }),
    pieces: fc.integer({ min: 1, max: 50 }),
    isProcessed: fc.boolean(),
    isProductionStarted: fc.boolean(),
    isFormLabel: fc.boolean(),
    label: fc.constantFrom('NONE', 'BOUGHT', 'REFUNDED', 'REFUSED'),
    feeCents: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ productionCents, backShare, itemsShare, ...rest }) => {
    const paidCents = productionCents + rest.shippingCents
    const refundedCents = Math.floor((paidCents * backShare) / 100)
    const itemsBackCents = Math.floor((Math.min(refundedCents, productionCents) * itemsShare) / 100)
    return { ...rest, paidCents, refundedCents, itemsBackCents }
  })

const order: CancelFacts = {
  paidCents: 2680,
  shippingCents: 500,
  refundedCents: 0,
  itemsBackCents: 0,
  itemFeesCents: 0,
  pieces: 2,
  isProcessed: false,
  isProductionStarted: false,
  isFormLabel: false,
  label: 'NONE',
  feeCents: 300,
}

describe('a cancel', () => {
  test.each<[string, Partial<CancelFacts>, number, number]>([
    ['never charged gives nothing', { paidCents: 0 }, 0, 0],
    ['before any file was processed gives everything', {}, 2680, 0],
    ['after that keeps the fee of each piece', { isProcessed: true }, 2080, 0],
    ['whose fee is above the price gives nothing', { isProcessed: true, feeCents: 5000 }, 0, 0],
    ['in production gives the shipping', { isProcessed: true, isProductionStarted: true }, 500, 0],
    ['in production with a bought label gives the shipping after the void', { isProductionStarted: true, label: 'BOUGHT' }, 0, 500],
    ['in production with a refunded label gives the shipping', { isProductionStarted: true, label: 'REFUNDED' }, 500, 0],
    ['in production with a label that the carrier does not refund gives nothing', { isProductionStarted: true, label: 'REFUSED' }, 0, 0],
    ['never gives more than is left', { refundedCents: 2580 }, 100, 0],
    ['keeps the fees of items cancelled before, too', { isProcessed: true, pieces: 1, itemFeesCents: 300, refundedCents: 790 }, 1290, 0],
    ['counts a part that came back before towards its sum', { isProcessed: true, refundedCents: 600 }, 1480, 0],
    ['takes nothing back where more came back than it gives', { isProcessed: true, refundedCents: 2500 }, 0, 0],
    ['in production counts a part, too', { isProductionStarted: true, refundedCents: 300 }, 200, 0],
    ['of a bought label alone gives all of it after the void', { isFormLabel: true, label: 'BOUGHT' }, 0, 2680],
    ['of a bought label alone whose postage is back gives all of it', { isFormLabel: true, label: 'REFUNDED' }, 2680, 0],
    ['of a bought label alone that the carrier does not refund gives nothing', { isFormLabel: true, label: 'REFUSED' }, 0, 0],
    ['of a label alone that was not sold gives all of it', { isFormLabel: true }, 2680, 0],
    ['of a bought label alone counts a part that came back before', { isFormLabel: true, label: 'BOUGHT', refundedCents: 680 }, 0, 2000],
    [
      'in production leaves the cancelled items what they got',
      { isProductionStarted: true, refundedCents: 790, itemsBackCents: 790 },
      500,
      0,
    ],
  ])('%s', (_, change, nowCents, afterVoidCents) => {
    expect(cancelRefund({ ...order, ...change })).toMatchObject({ nowCents, afterVoidCents })
  })

  test('never gives back more than is paid and not refunded, never less than nothing', () => {
    assertProperty(
      fc.property(facts, given => {
        const { nowCents, afterVoidCents } = cancelRefund(given)
        return nowCents >= 0 && afterVoidCents >= 0 && nowCents + afterVoidCents <= given.paidCents - given.refundedCents
      }),
    )
  })
  test('never gives more the later it comes', () => {
    assertProperty(
      fc.property(facts, given => {
        const sum = (change: Partial<CancelFacts>) => {
          const refund = cancelRefund({ ...given, ...change })
          return refund.nowCents + refund.afterVoidCents
        }
        return sum({ isProductionStarted: false, isProcessed: false }) >= sum({ isProductionStarted: false, isProcessed: true })
      }),
    )
  })
})

describe('a cancel of many items', () => {
  const bill = { productionCents: 3480, discountCents: 100 }
  test.each<[string, { unitCents: number; quantity: number }, number]>([
    ['the first', { unitCents: 840, quantity: 2 }, 1680 - 49],
    ['the second', { unitCents: 1800, quantity: 1 }, 1800 - 52],
  ])('takes a share of the discount off %s, rounded so that no cent comes back twice', (_, item, chargedCents) => {
    expect(itemCharge(bill, item)).toEqual({ chargedCents, shippingCents: 0, pieces: item.quantity })
  })

  /** The table of decision 104: items by name, parts of staff as sums, in cents; what each gives, the order's cancel last. */
  test.each<[string, readonly ('A' | 'B' | number)[], readonly number[]]>([
    ['all at once', [], [51_30]],
    ['A first', ['A'], [15_60, 35_70]],
    ['B and A first', ['B', 'A'], [17_80, 15_60, 17_90]],
    ['a part first', [10_00], [10_00, 41_30]],
    ['A and a part first', ['A', 10_00], [15_60, 10_00, 25_70]],
    ['most of it first', [45_00, 'A'], [45_00, 6_30, 0]],
    ['more than it gives first', [60_00], [60_00, 0]],
  ])('gives the same: %s', (_, steps, given) => {
    const bought = { A: { unitCents: 6_90, quantity: 4 }, B: { unitCents: 7_45, quantity: 4 } }
    const sums = { refundedCents: 0, itemsBackCents: 0, itemFeesCents: 0 }
    let now: CancelFacts = { ...order, ...sums, paidCents: 81_30, shippingCents: 5_50, pieces: 10, isProcessed: true }
    const back = steps.map(step => {
      if (typeof step === 'number') {
        now = { ...now, refundedCents: now.refundedCents + step }
        return step
      }
      const { nowCents, feeCents } = cancelItemRefund(now, itemCharge({ productionCents: 75_80, discountCents: 0 }, bought[step]))
      now = {
        ...now,
        refundedCents: now.refundedCents + nowCents,
        itemsBackCents: now.itemsBackCents + nowCents,
        itemFeesCents: now.itemFeesCents + feeCents,
        pieces: now.pieces - bought[step].quantity,
      }
      return nowCents
    })
    expect([...back, cancelRefund(now).nowCents]).toEqual(given)
  })

  /** Items to cancel in this order, and parts given back by staff in between, as shares of what is left. */
  const way = fc.record({
    items: fc.array(fc.record({ unitCents: fc.integer({ min: 0, max: 5000 }), quantity: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 2,
      maxLength: 6,
    }),
    discountShare: fc.integer({ min: 0, max: 100 }),
    shippingCents: fc.integer({ min: 0, max: 2000 }),
    feeCents: fc.integer({ min: 0, max: 1000 }),
    isProcessed: fc.boolean(),
    partShares: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 6, maxLength: 6 }),
    single: fc.integer({ min: 0, max: 5 }),
  })
  type Way = typeof way extends fc.Arbitrary<infer W> ? W : never
  /** What is back at the end, and the most that staff and items had given before the whole was cancelled. */
  function walk({ items, discountShare, shippingCents, feeCents, isProcessed, partShares, single }: Way, hasParts: boolean) {
    const productionCents = items.reduce((sum, item) => sum + item.unitCents * item.quantity, 0)
    const discountCents = Math.floor((productionCents * discountShare) / 100)
    const pieces = items.reduce((sum, item) => sum + item.quantity, 0)
    const paidCents = productionCents + shippingCents - discountCents
    const zero = {
      refundedCents: 0,
      itemsBackCents: 0,
      itemFeesCents: 0,
      isProductionStarted: false,
      isFormLabel: false,
      label: 'NONE',
    } as const
    let now: CancelFacts = { ...zero, paidCents, shippingCents, pieces, isProcessed, feeCents }
    const dueCents = cancelRefund(now).nowCents
    const give = (share: number) => {
      const partCents = Math.floor(((now.paidCents - now.refundedCents) * share) / 100)
      if (hasParts) now = { ...now, refundedCents: now.refundedCents + partCents }
    }
    for (const [at, item] of items.slice(0, Math.min(single, items.length - 1)).entries()) {
      give(partShares[at] ?? 0)
      const { nowCents, feeCents } = cancelItemRefund(now, itemCharge({ productionCents, discountCents }, item))
      now = {
        ...now,
        refundedCents: now.refundedCents + nowCents,
        itemsBackCents: now.itemsBackCents + nowCents,
        itemFeesCents: now.itemFeesCents + feeCents,
        pieces: now.pieces - item.quantity,
      }
    }
    give(partShares[5] ?? 0)
    const beforeCents = now.refundedCents
    return { dueCents, beforeCents, backCents: beforeCents + cancelRefund(now).nowCents, paidCents }
  }
  test('gives the same sum item by item, however many and in any order', () => {
    assertProperty(
      fc.property(way, given => {
        const { dueCents, backCents } = walk(given, false)
        return backCents === dueCents
      }),
    )
  })
  test('gives the same sum after parts were given back; more came back only where staff alone gave more', () => {
    assertProperty(
      fc.property(way, given => {
        const { dueCents, beforeCents, backCents, paidCents } = walk(given, true)
        return backCents === Math.max(dueCents, beforeCents) && backCents <= paidCents
      }),
    )
  })
})

describe('a refund', () => {
  test('is refused above what is left and at nothing', () => {
    const order = { paidCents: 1000, refundedCents: 400 }
    expect(whyNotRefund(order, 600)).toBeUndefined()
    expect(whyNotRefund(order, 601)).toBe('REFUND_AMOUNT_CANNOT_BE_GREATER_THAN_TOTAL_ORDER_AMOUNT')
    expect(whyNotRefund(order, 0)).toBe('REFUND_AMOUNT_INVALID')
    expect(whyNotRefund(order, 0.5)).toBe('REFUND_AMOUNT_INVALID')
    expect(whyNotRefund({ paidCents: 1000, refundedCents: 1000 }, 1)).toBe('REFUNDED_ORDER')
    expect(whyNotRefund({ paidCents: 0, refundedCents: 0 }, 1)).toBe('ORDER_NOT_PAID')
  })
  test('ends at REFUNDED exactly when everything paid is back', () => {
    assertProperty(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 5000 }),
        cents,
        (status, paidCents, refundedCents, amount) => {
          const order = { paidCents, refundedCents }
          if (whyNotRefund(order, amount)) return true
          const after = statusAfterRefund(status, order, amount)
          return refundedCents + amount === paidCents
            ? after === 'REFUNDED' || after === undefined
            : after === status || after === 'PARTIAL_REFUNDED'
        },
      ),
    )
  })
  test('in parts leaves a moving order moving and a resting one partly refunded', () => {
    const order = { paidCents: 1000, refundedCents: 0 }
    expect(statusAfterRefund('IN_PRODUCTION', order, 1)).toBe('IN_PRODUCTION')
    expect(statusAfterRefund('DELIVERED', order, 1)).toBe('PARTIAL_REFUNDED')
    expect(statusAfterRefund('NEW_ORDER', order, 1000)).toBeUndefined()
  })
})

describe('a price', () => {
  const list: PriceList = new Map([
    [1, { priceCents: 950, priceSellerCents: 840, priceTiktokCents: 810 }],
    [2, { priceCents: 2000, priceSellerCents: 1800, priceTiktokCents: 1750 }],
  ])
  test('is the seller’s for USPS, with shipping', () => {
    expect(
      price(
        [
          { variantId: 1, quantity: 2 },
          { variantId: 2, quantity: 1 },
        ],
        list,
        { by: 'USPS', costCents: 499 },
      ),
    ).toEqual({
      lines: [
        { variantId: 1, quantity: 2, unitCents: 840, lineCents: 1680 },
        { variantId: 2, quantity: 1, unitCents: 1800, lineCents: 1800 },
      ],
      productionCents: 3480,
      shippingCents: 499,
      discountCents: 0,
      totalCents: 3979,
      frozen: null,
    })
  })
  test('by TikTok is the platform’s, and shipping costs nothing', () => {
    expect(price([{ variantId: 1, quantity: 1 }], list, { by: 'TIKTOK', costCents: 499 })).toMatchObject({
      totalCents: 810,
      shippingCents: 0,
    })
  })
  test('of an unknown variant is missing', () => {
    expect(price([{ variantId: 9, quantity: 1 }], list, { by: 'USPS', costCents: 0 })).toBe('ORDER_PRICE_MISSING')
  })
  test('of a label alone is its scan or its postage', () => {
    expect(labelPrice({ scanCents: 50 })).toMatchObject({ productionCents: 50, totalCents: 50 })
    expect(labelPrice({ postageCents: 430 })).toMatchObject({ shippingCents: 430, totalCents: 430 })
  })
  test('adds up and never falls below the shipping, whatever the voucher', () => {
    const voucher = fc.record(
      { shareBasisPoints: fc.integer({ min: 0, max: 20_000 }), amountCents: cents, fromCents: cents, mostCents: cents },
      { requiredKeys: [] },
    )
    const lines = fc.array(fc.record({ variantId: fc.constantFrom(1, 2), quantity: fc.integer({ min: 1, max: 1000 }) }), { minLength: 1 })
    assertProperty(
      fc.property(lines, cents, voucher, (given, costCents, terms) => {
        const bill = price(given, list, { by: 'USPS', costCents }, terms)
        if (typeof bill === 'string') return false
        const sum = bill.lines.reduce((all, line) => all + line.unitCents * line.quantity, 0)
        return bill.productionCents === sum && bill.totalCents === sum + costCents - bill.discountCents && bill.totalCents >= costCents
      }),
    )
  })
})
