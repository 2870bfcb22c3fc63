import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '#test/property.ts'
import { awardCents, endOfTerm, isNoBetter, keptProductionCents, whySame } from './rules.ts'

const order = { productionCents: 2_000, discountCents: 0, paidCents: 2_600, refundedCents: 0 }
const terms = { shareBasisPoints: 500, mostCents: null }

test('an award is a share of the production cost after the discount, rounded down', () => {
  expect(awardCents(order, terms, 0)).toBe(100)
  expect(awardCents({ ...order, productionCents: 1_999 }, terms, 0)).toBe(99)
  expect(awardCents({ ...order, discountCents: 1_000, paidCents: 1_600 }, terms, 0)).toBe(50)
  expect(awardCents({ ...order, productionCents: 0, paidCents: 600 }, terms, 0)).toBe(0)
})

test('a refund takes its share of what was kept; after all of it nothing is left', () => {
  expect(keptProductionCents({ ...order, refundedCents: 1_300 })).toBe(1_000)
  expect(awardCents({ ...order, refundedCents: 1_300 }, terms, 0)).toBe(50)
  expect(awardCents({ ...order, refundedCents: 2_600 }, terms, 0)).toBe(0)
  expect(awardCents({ ...order, paidCents: 0 }, terms, 0)).toBe(0)
})

test('a programme’s limit is for all orders of one invited seller together', () => {
  expect(awardCents(order, { ...terms, mostCents: 250 }, 0)).toBe(100)
  expect(awardCents(order, { ...terms, mostCents: 250 }, 200)).toBe(50)
  expect(awardCents(order, { ...terms, mostCents: 250 }, 300)).toBe(0)
})

test('whatever is refunded in whatever parts, an award is never more than its share of what was kept', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  assertProperty(
    fc.property(cents, cents, cents, fc.integer({ min: 0, max: 10_000 }), (productionCents, shippingCents, taken, shareBasisPoints) => {
      const paidCents = productionCents + shippingCents
      const refundedCents = Math.min(taken, paidCents)
      const award = awardCents({ productionCents, discountCents: 0, paidCents, refundedCents }, { shareBasisPoints, mostCents: null }, 0)
      expect(award).toBeGreaterThanOrEqual(0)
      expect(award).toBeLessThanOrEqual((productionCents * shareBasisPoints) / 10_000)
      if (refundedCents === paidCents) expect(award).toBe(0)
    }),
  )
})

test('a programme is no better than one that runs where it gives no more, for no longer, and to nobody later', () => {
  const running = { shareBasisPoints: 500, months: 12, mostCents: 100_00, endsAt: new Date('2027-01-01T00:00:00Z') }
  expect(isNoBetter(running, [running])).toBe(true)
  expect(isNoBetter({ ...running, shareBasisPoints: 400, months: 6, mostCents: 50_00 }, [running])).toBe(true)
  expect(isNoBetter(running, [])).toBe(false)
  const better = [{ shareBasisPoints: 501 }, { months: 13 }, { mostCents: null }, { mostCents: 100_01 }, { endsAt: null }]
  for (const change of better) expect(isNoBetter({ ...running, ...change }, [running])).toBe(false)
})

test('a term ends on the same day so many months later, or on the month’s last', () => {
  expect(endOfTerm(new Date('2026-01-31T10:00:00Z'), 1)).toEqual(new Date('2026-02-28T10:00:00Z'))
  expect(endOfTerm(new Date('2026-11-27T10:00:00Z'), 12)).toEqual(new Date('2027-11-27T10:00:00Z'))
  expect(endOfTerm(new Date('2028-02-29T00:00:00Z'), 12)).toEqual(new Date('2029-02-28T00:00:00Z'))
})

test('two accounts with one mailbox, phone, name or address look like one person; empty fields say nothing', () => {
  const an = { email: 'an.le@gmail.com', phone: '', fullName: '', address: '' }
  const other = { email: 'binh@example.com', phone: '', fullName: '', address: '' }
  expect(whySame(an, other)).toBeUndefined()
  expect(whySame(an, { ...other, email: 'AnLe+shop@gmail.com' })).toBe('SAME_MAILBOX')
  expect(whySame({ ...an, phone: '+84 912 345 678' }, { ...other, phone: '0912345678' })).toBe('SAME_PHONE')
  expect(whySame({ ...an, fullName: 'Lê An' }, { ...other, fullName: 'lê  an ' })).toBe('SAME_NAME')
  expect(whySame({ ...an, address: '12 Main St.' }, { ...other, address: '12 main st' })).toBe('SAME_ADDRESS')
})
