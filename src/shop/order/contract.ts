import { z } from 'zod'

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

/** What the seller marks an order with; it moves no money. ON_HOLD keeps a paid order from production. */
export const SellerStatus = z.enum(['NONE', 'CONFIRMED', 'ON_HOLD', 'TRACKING_UPLOADED', 'COMPLETED'])
export type SellerStatus = z.infer<typeof SellerStatus>
