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

/** How much less is paid by the tiers by quantity than before, at any number of pieces: of what was paid, not of the price on the list. */
export const tierCut = (before: readonly QuantityTier[], after: readonly QuantityTier[]): number =>
  Math.max(0, ...after.map(({ fromQuantity }) => cutOf(10_000 - offAt(before, fromQuantity), 10_000 - offAt(after, fromQuantity))))
