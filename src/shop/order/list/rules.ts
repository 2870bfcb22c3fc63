import type { ErrorCode, OrderPayment, OrderStatus, OrderType, SellerStatus, ShippingBy } from '../status/contract.ts'
import { orderStatuses, shownStatus } from '../status/rules.ts'
import { needStatuses, type OrderNeed } from './need/rules.ts'

/** Spec §4: ALL is only a filter, ERRORS an alias of ERROR. */
export type StatusFilter = OrderStatus | 'ALL' | 'ERRORS'

/**
 * The statuses that a tab shows; nothing: every one. Sellers see unpaid orders in one tab (PENDING reads as payment failed) and
 * missed ones under SCANNING (docs/domain.md "Orders"); staff see each by itself.
 */
export function statusesOf(filter: StatusFilter, isForSeller: boolean): OrderStatus[] | undefined {
  if (filter === 'ALL') return undefined
  if (filter === 'ERRORS') return ['ERROR']
  return isForSeller ? orderStatuses.filter(status => shownStatus(status) === shownStatus(filter)) : [filter]
}

/** The statuses of a tab, as far as orders wait at them for what is asked; none: no order does. */
export function statusesAsked(query: { status: StatusFilter; need?: OrderNeed | undefined }, isForSeller: boolean) {
  const shown = statusesOf(query.status, isForSeller)
  const needed = query.need && needStatuses[query.need]
  return needed && shown ? shown.filter(status => needed.includes(status)) : (needed ?? shown)
}

/** The tabs of a seller's list, in the order of an order's life; each counts what `statusesOf` shows. */
export const sellerTabs = [
  'ALL',
  'PENDING',
  'DUPLICATE',
  'NEW_ORDER',
  'PROCESSING',
  'EXPORTED',
  'IN_PRODUCTION',
  'PRODUCED',
  'LABEL_CREATED',
  'PRINTED',
  'SCANNING',
  'SHIPPED',
  'ACTIVED',
  'IN_TRANSIT',
  'DELIVERED',
  'ERROR',
  'CANCELLED',
  'PARTIAL_REFUNDED',
  'REFUNDED',
  'CLOSED',
] as const satisfies readonly StatusFilter[]

/** The tab under which a seller finds a status: both kinds of unpaid orders stand in one, missed ones with those that are scanned. */
export const sellerTabOf = (filter: string): string =>
  sellerTabs.find(tab => tab === filter || statusesOf(tab, true)?.some(status => status === filter)) ?? filter

/** What a list of orders, its tabs and its figures are read anew for. */
export const orderNews = ['order.created', 'order.moved', 'order.changed'] as const

/** Counts of tabs are exact up to here, then "999+". */
export const tabCountMax = 1_000
/** `totalDocs` is exact up to here, then there are more. */
export const totalMax = 10_000
/** The tags and products of a list's filters are those of so many orders, the newest. */
export const facetOrders = 1_000

/** Every one of these words, as the compiler knows them: a list filters by them, and loads no shape for it. */
const every = <W extends string>(words: Record<W, true>) => Object.keys(words) as W[]
export const orderTypes = every<OrderType>({ STANDARD: true, SHIP_BY_SELLER: true, LABEL: true })
export const shippingBys = every<ShippingBy>({ USPS: true, TIKTOK: true })
export const orderPayments = every<OrderPayment>({ UNPAID: true, PAID: true, PARTIAL_REFUNDED: true, REFUNDED: true })
export const sellerMarks = every<Exclude<SellerStatus, 'NONE'>>({
  CONFIRMED: true,
  ON_HOLD: true,
  TRACKING_UPLOADED: true,
  COMPLETED: true,
})
export const errorCodes = every<ErrorCode>({
  ADDRESS: true,
  FILE: true,
  LABEL: true,
  STOCK: true,
  PAYMENT: true,
  PRINT: true,
  RETURNED: true,
  LOST: true,
  DAMAGED: true,
  CUSTOMS: true,
  OTHER: true,
})
