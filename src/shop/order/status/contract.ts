import { subject } from '#base/call.ts'
import { CentsShape, dataOf, Id, named } from '#base/shapes.ts'
// The words of orders: statuses, types, marks and events.

import { z } from 'zod'
import { event, type PayloadsOf } from '#base/event.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { sees } from '#shop/carrier/rules.ts'

export const order = subject('order', ['Order', 'Đơn hàng'], { office: '/office/order/{id}', portal: '/order/{id}' })

/** The specification's statuses (§4). ERROR is canonical and ERRORS an alias; ALL is only a filter. */
export const OrderStatus = z.enum([
  'PENDING',
  'NEW_ORDER',
  'PAYMENT_FAILED',
  'LABEL_CREATED',
  'PRINTED',
  'SHIPPED',
  'IN_PRODUCTION',
  'PRODUCED',
  'IN_TRANSIT',
  'DELIVERED',
  'CANCELLED',
  'ERROR',
  'REFUNDED',
  'PARTIAL_REFUNDED',
  'PROCESSING',
  'EXPORTED',
  'MISSED',
  'SCANNING',
  'ACTIVED',
  'CLOSED',
  'DUPLICATE',
])
export type OrderStatus = z.infer<typeof OrderStatus>

export const OrderType = z.enum(['STANDARD', 'SHIP_BY_SELLER', 'LABEL'])
export type OrderType = z.infer<typeof OrderType>

export const ShippingBy = z.enum(['USPS', 'TIKTOK'])
export type ShippingBy = z.infer<typeof ShippingBy>

/** What of an order is paid, and what of that came back. */
export const OrderPayment = z.enum(['UNPAID', 'PAID', 'PARTIAL_REFUNDED', 'REFUNDED'])
export type OrderPayment = z.infer<typeof OrderPayment>

/** What the seller marks an order with; it moves no money. ON_HOLD keeps a paid order from production. */
export const SellerStatus = z.enum(['NONE', 'CONFIRMED', 'ON_HOLD', 'TRACKING_UPLOADED', 'COMPLETED'])
export type SellerStatus = z.infer<typeof SellerStatus>

/** Where an order came from. */
export const OrderSource = z.enum(['FORM', 'IMPORT', 'SCAN', 'API', 'CART', 'COPY', 'LABEL_FORM', 'REPRINT'])
export type OrderSource = z.infer<typeof OrderSource>

export const Sees = z.enum(sees)
export type Sees = z.infer<typeof Sees>
/** What people call the carrier of a number, and where it tells of it itself; nothing of one that we do not know. */
export const PublicTracking = z.object({ carrierName: z.string().nullable(), trackingUrl: z.string().nullable() })

/** Why an order stands at ERROR. */
export const ErrorCode = z.enum([
  'ADDRESS',
  'FILE',
  'LABEL',
  'STOCK',
  'PAYMENT',
  'PRINT',
  'RETURNED',
  'LOST',
  'DAMAGED',
  'CUSTOMS',
  'OTHER',
])
export type ErrorCode = z.infer<typeof ErrorCode>

export interface OrderMove {
  orderId: number
  orderType: OrderType
  from: OrderStatus
  to: OrderStatus
}

/** Of a seller's team, who works on orders and who watches them; the others read orders for what they need of them. */
export const orderTeam = ['orders', 'readOnly'] as const
/** Staff who read orders. */
export const readers = ['support', 'finance', 'production', 'warehouse', 'auditor'] as const
const hearers = { own: teamRoles, staff: readers } as const

export const orderEvents = {
  /** Orders of one seller that were made; at most 500 in one event. */
  'order.created': event<{
    sellerId: number
    orderIds: number[]
    importId: number | null
    /** Whether print files or labels of some of them are still to be fetched. */
    lacksFiles: boolean
    lacksLabels: boolean
    /** The tracking numbers that some of them bear, typed or read. */
    numbers: string[]
  }>(hearers),
  /** An order's label was read, or bought, and bears this number. */
  'order.numberRead': event<{ sellerId: number; orderId: number; number: string }>({ own: false, staff: readers }),
  /** An order that exists was told this number, by hand or by a file. */
  'order.numberTyped': event<{ sellerId: number; orderId: number; number: string }>({ own: false, staff: readers }),
  /** Orders of one seller that took one step; at most 500 in one event. */
  'order.moved': event<{ sellerId: number; step: string; moves: OrderMove[] }>(hearers),
  /** Something other than the status changed: address, files, marks. */
  'order.changed': event<{ sellerId: number; orderId: number }>(hearers),
  /** Never-charged orders left every list; what they held is free again. */
  'order.deleted': event<{ sellerId: number; orderIds: number[] }>(hearers),
  /** One item of an order is not to be made any more. */
  'order.itemCancelled': event<{ sellerId: number; orderId: number; itemId: number }>(hearers),
  /** Money went back to the seller for an order; `totalRefundedCents` is the sum so far. */
  'order.refunded': event<{ sellerId: number; orderId: number; amountCents: number; totalRefundedCents: number; paidCents: number }>(
    hearers,
  ),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof orderEvents> {}
}

named({ OrderStatus, SellerStatus, OrderType, OrderSource, Sees })

export const Text = (max: number) => z.string().max(max)

export const MovedOrder = z.object({ id: Id, status: OrderStatus })

/** What came of one order of many; `code` where it was refused. */
export const BulkResult = z.object({
  id: Id,
  status: OrderStatus.optional(),
  refundCents: CentsShape.optional(),
  code: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

named({ MovedOrder, BulkResult })

export const Ids = z.array(Id).min(1).max(500)
export const Moved = dataOf(MovedOrder)
export const Bulk = dataOf(z.object({ results: z.array(BulkResult) }))
