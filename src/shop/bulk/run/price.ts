// Prices of an import's orders: by the seller's own prices and the table of shipping.
import type { Db } from '#engine/db/database.ts'
import type { Bill } from '#shop/order/pay/price.rules.ts'
import { isBill, type NoBill, type PriceBook, quote, readPriceBook } from '#shop/order/pay/quote.pay.ts'
import { type ColumnMapping, columnOf } from '../column/column.rules.ts'
import type { ImportField } from '../column/field.rules.ts'
import { type ErrorCode, type Issue, issueOf } from '../row/issue.rules.ts'
import type { ImportLine } from '../row/line.rules.ts'
import { type ImportShared, sharedFrom } from '../row/shared.rules.ts'
import { listOrders } from '../row/store.ts'
import type { VariantBook } from './book/variants.ts'

/** The bill of one order whose variants the book of variants has learnt, or why it has none. */
export function priceOrder(
  { shared, lines }: { shared: ImportShared; lines: readonly ImportLine[] },
  book: PriceBook,
  variants: VariantBook,
): Bill | NoBill {
  return quote(book, {
    orderType: shared.orderType,
    shippingBy: shared.shippingBy,
    shippingMethod: shared.shippingMethod,
    country: shared.address.country,
    lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity, weightOz: variants.fact(variantId)?.weightOz ?? 0 })),
  })
}

export interface OrderPrice {
  row: number
  productionCents: number
  shippingCents: number
  /** Of a piece of each line, in the order of the lines. */
  unitCents: number[]
}
/** What the seller pays for production, the voucher taken off, and for shipping. */
export const priceOf = (row: number, bill: Bill): OrderPrice => ({
  row,
  productionCents: bill.productionCents - bill.discountCents,
  shippingCents: bill.shippingCents,
  unitCents: bill.lines.map(line => line.unitCents),
})

const chunk = 1_000

/** The good orders that have no price yet: those whose rows came in several chunks. */
export async function priceRest(
  db: Db,
  { id, sellerId, mapping }: { id: number; sellerId: number; mapping: ColumnMapping },
  variants: VariantBook,
): Promise<{ priced: OrderPrice[]; unpriced: Issue[] }> {
  const book = await readPriceBook(db, sellerId)
  const rest = { priced: [] as OrderPrice[], unpriced: [] as Issue[] }
  for (let after = 0; ; ) {
    const orders = await listOrders(db, id, { after, limit: chunk, isUnpriced: true })
    await variants.learnIds(orders.flatMap(order => order.lines.map(line => line.variantId)))
    for (const { row, cells, lines } of orders) {
      const shared = sharedFrom(row, cells, { mapping })
      const bill = priceOrder({ shared, lines }, book, variants)
      if (!isBill(bill)) rest.unpriced.push(unpriced({ row, lines, shared }, bill, mapping))
      else rest.priced.push(priceOf(row, bill))
    }
    after = orders.at(-1)?.row ?? 0
    if (orders.length < chunk) return rest
  }
}

const shippingCodes = [
  'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY',
  'SHIPPING_LEVEL_NOT_ALLOWED',
  'CUSTOMS_MISSING',
] as const satisfies readonly ErrorCode[]

export function unpriced(
  { row, lines, shared }: { row: number; lines: readonly ImportLine[]; shared: ImportShared },
  { fault, values }: NoBill,
  mapping: ColumnMapping,
): Issue {
  // The place is not at fault where another level goes there.
  if (fault === 'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY' && shared.shippingMethod !== null && 'levels' in values)
    return issueOf(row, mapping, 'shippingLevel', shared.shippingMethod, 'SHIPPING_LEVEL_NOT_OFFERED', values)
  const code = shippingCodes.find(each => each === fault) ?? 'ORDER_PRICE_MISSING'
  const field: ImportField = code === 'NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY' ? 'country' : 'sku'
  const value = field === 'sku' ? (lines[0]?.sku ?? '') : shared.address.country
  return { row, column: columnOf(mapping, field), field, value, code, severity: 'error', values }
}
