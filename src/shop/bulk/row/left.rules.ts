// Rows that are not to be made: what the platform calls cancelled, refunded, shipped or fulfilled, and lines that need no shipping.
import type { RowCells } from '../column/column.rules.ts'
import type { LeftReason } from '../column/layout/layout.rules.ts'
import { saysNothing } from './contact.rules.ts'

const words: Readonly<Record<Exclude<LeftReason, 'NO_SHIPPING'>, readonly string[]>> = {
  CANCELLED: ['cancelled', 'canceled', 'cancel', 'voided', 'failed', 'trash', 'đã hủy', 'hủy', 'đã huỷ'],
  REFUNDED: [
    'refunded',
    'fully refunded',
    'refund',
    'refund only',
    'returned',
    'return and refund',
    'return/refund',
    'đã hoàn tiền',
    'hoàn tiền',
    'trả hàng/hoàn tiền',
  ],
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
const byWord = (text?: string): LeftReason | undefined => reasonOf.get(wordOf(text))
const wordOf = (text = ''): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replace(/^wc-/, '')
    .replace(/[_\s]+/g, ' ')

/** Why the whole order is not to be made, by the cells that all its rows share. */
export const orderLeft = ({ cancelledAt, shippedAt, status, payStatus }: RowCells): LeftReason | undefined =>
  isSaid(cancelledAt) ? 'CANCELLED' : (byWord(payStatus) ?? byWord(status) ?? (isSaid(shippedAt) ? 'SHIPPED' : undefined))

/** A day, or a yes; what stands where there is none ('N/A', '--', '0000-00-00 00:00:00', 'false') is nothing. */
const isSaid = (text = ''): boolean => !saysNothing(text.replaceAll(':', '')) && !/^false$/i.test(text)

const unpaid: ReadonlySet<string> = new Set([
  ...['unpaid', 'pending', 'pending payment', 'awaiting payment', 'expired', 'authorized', 'checkout-draft', 'draft'],
  ...['chưa thanh toán', 'chờ thanh toán'],
])
/** The platform's own word for an order that its buyer has not paid; nothing where it says none. */
export const unpaidBy = ({ payStatus, status }: RowCells): 'payStatus' | 'status' | undefined =>
  unpaid.has(wordOf(payStatus)) ? 'payStatus' : unpaid.has(wordOf(status)) ? 'status' : undefined

/** Why this line is not to be made. `zeroIs`: what a quantity of nothing says in this layout. */
export function lineLeft({ lineStatus, needsShipping, quantity }: RowCells, zeroIs: LeftReason | undefined): LeftReason | undefined {
  if (needsShipping && /^(?:false|no|0)$/i.test(needsShipping)) return 'NO_SHIPPING'
  return byWord(lineStatus) ?? (quantity && /^0(?:\.0+)?$/.test(quantity) ? zeroIs : undefined)
}

/** What a row says of itself that it is left out for. */
export function sayingOf(cells: RowCells, reason: LeftReason): string {
  const { payStatus, status, lineStatus, cancelledAt, shippedAt, quantity, itemName, sku } = cells
  if (reason === 'NO_SHIPPING') return itemName ?? sku ?? ''
  const day = reason === 'CANCELLED' ? cancelledAt : reason === 'SHIPPED' ? shippedAt : undefined
  return [payStatus, status, lineStatus].find(text => byWord(text) === reason) ?? day ?? quantity ?? ''
}
