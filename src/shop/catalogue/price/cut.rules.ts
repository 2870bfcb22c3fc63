// Price cuts: how much cheaper a save makes things, in basis points of the deepest cut: what one person may do alone is measured by it.
import { cutOf } from '#shop/approval/rules.ts'
import { offAt, type QuantityTier } from './rules.ts'

/** Of these rows against their prices before, in the same order; a row without any is measured by nothing. */
export const deepestCut = <T>(
  rows: readonly T[],
  before: (row: T) => readonly number[] | undefined,
  after: (row: T) => readonly number[],
): number =>
  rows.reduce((deepest, row) => {
    const now = after(row)
    return (before(row) ?? now).reduce((cut, price, at) => Math.max(cut, cutOf(price, now[at] ?? price)), deepest)
  }, 0)

/** What the tiers by quantity take off more than before at any number of pieces. */
export const tierCut = (before: readonly QuantityTier[], after: readonly QuantityTier[]): number =>
  Math.max(0, ...after.map(({ fromQuantity }) => offAt(after, fromQuantity) - offAt(before, fromQuantity)))
