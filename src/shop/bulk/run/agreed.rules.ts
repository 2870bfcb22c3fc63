import { later } from '#base/time.ts'
import type { Bill } from '#shop/order/pay/price.rules.ts'
import type { ImportLine } from '../row/line.rules.ts'

/** The bill that an import's order is made with. */
export interface AgreedBill {
  bill: Bill
  quoteUntil: Date
  /** What the dry run showed, where that is over and the order costs another sum now: its seller has not agreed to it. */
  shownCents?: number
}

/** An order of the file with what its dry run showed. */
interface CheckedOrder {
  lines: readonly Pick<ImportLine, 'variantId' | 'quantity'>[]
  unitCents: readonly number[] | null
  productionCents: number | null
  shippingCents: number | null
}

/** When the file was checked, and for how long a quote holds. */
export interface AgreedAt {
  checkedAt: Date | null
  now: Date
  quoteMs: number
}

/** What the dry run showed is a quote: it is charged for as long as a quote holds, and asked again after that (docs/domain.md "Money"). */
export function agreedBill(order: CheckedOrder, now: Bill, at: AgreedAt): AgreedBill {
  const shown = shownBill(order, now)
  const until = at.checkedAt && later(at.checkedAt, at.quoteMs)
  if (shown && until && at.now < until) return { bill: shown, quoteUntil: until }
  const isOther = shown !== undefined && shown.totalCents !== now.totalCents
  return { bill: now, quoteUntil: later(at.now, at.quoteMs), ...(isOther && { shownCents: shown.totalCents }) }
}

/** With the prices of now as its own, where they come to the same. */
function shownBill({ lines, unitCents, productionCents, shippingCents }: CheckedOrder, now: Bill): Bill | undefined {
  if (productionCents === null || shippingCents === null || unitCents?.length !== lines.length) return undefined
  const billed = lines.map(({ variantId, quantity }, index) => {
    const unit = unitCents[index] ?? 0
    return { variantId, quantity, unitCents: unit, lineCents: unit * quantity }
  })
  const totalCents = productionCents + shippingCents
  const isSame = totalCents === now.totalCents && billed.every(({ unitCents }, index) => unitCents === now.lines[index]?.unitCents)
  return { lines: billed, productionCents, shippingCents, discountCents: 0, totalCents, frozen: isSame ? now.frozen : null }
}
