// Rows that are not to be made: what the platform calls cancelled, refunded, shipped or fulfilled, and lines that need no shipping.
import type { RowCells } from '../column/column.rules.ts'
import type { LeftReason } from '../column/layout/layout.rules.ts'

const words: Readonly<Record<Exclude<LeftReason, 'NO_SHIPPING'>, readonly string[]>> = {
  CANCELLED: ['cancelled', 'canceled', 'cancel', 'voided', 'failed', 'trash', 'đã hủy', 'hủy', 'đã huỷ'],
  REFUNDED: ['refunded', 'fully refunded', 'returned', 'return/refund', 'đã hoàn tiền', 'hoàn tiền', 'trả hàng/hoàn tiền'],
  SHIPPED: [
    'shipped',
    'delivered',
    'completed',
    'complete',
    'fulfilled',
    'in transit',
    'dispatched',
    'đã giao',
    'đang giao',
    'hoàn thành',
    'hoàn tất',
  ],
}
const reasonOf = new Map(Object.entries(words).flatMap(([reason, all]) => all.map(word => [word, reason as LeftReason] as const))) // Object.entries forgets the keys' type.

/** 'Cancelled' and 'wc-cancelled' are one word, 'Partially refunded' and 'Unfulfilled' are others. */
const byWord = (text = ''): LeftReason | undefined =>
  reasonOf.get(
    text
      .trim()
      .toLowerCase()
      .normalize('NFC')
      .replace(/^wc-/, '')
      .replace(/[_\s]+/g, ' '),
  )

/** Why the whole order is not to be made, by the cells that all its rows share. */
export const orderLeft = ({ cancelledAt, shippedAt, status, payStatus }: RowCells): LeftReason | undefined =>
  cancelledAt ? 'CANCELLED' : (byWord(payStatus) ?? byWord(status) ?? (shippedAt ? 'SHIPPED' : undefined))

/** Why this line is not to be made. `zeroIs`: what a quantity of nothing says in this layout. */
export function lineLeft({ lineStatus, needsShipping, quantity }: RowCells, zeroIs: LeftReason | undefined): LeftReason | undefined {
  if (needsShipping && /^(?:false|no|0)$/i.test(needsShipping)) return 'NO_SHIPPING'
  return byWord(lineStatus) ?? (quantity && /^0(?:\.0+)?$/.test(quantity) ? zeroIs : undefined)
}
