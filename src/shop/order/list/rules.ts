import type { OrderStatus } from '../status/contract.ts'
import { orderStatuses, shownStatus } from '../status/rules.ts'

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
