import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, download } from '#base/call.ts'
import { CentsShape, Day, dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { ShippingOptionName } from '#shop/shipping/contract.ts'
import { OrderSource, OrderStatus, OrderType, SellerStatus, ShippingBy, Text } from '../status/contract.ts'

/** Which orders a list shows; the page's address carries the same words. */
export const OrderQuery = PageQuery.extend({
  status: z.enum([...OrderStatus.options, 'ALL', 'ERRORS']).default('ALL'),
  q: Text(100).optional(),
  orderType: OrderType.optional(),
  shippingBy: ShippingBy.optional(),
  sellerStatus: SellerStatus.optional(),
  payment: z.enum(['UNPAID', 'PAID', 'PARTIAL_REFUNDED', 'REFUNDED']).optional(),
  /** MISSING: live orders of which an item lacks its art. */
  design: z.enum(['MISSING']).optional(),
  importId: z.coerce.number().int().positive().optional(),
  /** Only the office is asked about another's. */
  sellerId: z.coerce.number().int().positive().optional(),
  /** Days in the reader's time zone, both included. */
  from: Day.optional(),
  to: Day.optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  /** Keyset: the last order of the page before. */
  cursor: z.coerce.number().int().positive().optional(),
})
export type OrderQuery = z.infer<typeof OrderQuery>

/** Why a step may not be taken now, by its name; null: it may. */
export const OrderSteps = z.object({
  submit: z.string().nullable(),
  cancel: z.string().nullable(),
  resend: z.string().nullable(),
  keep: z.string().nullable(),
  refund: z.string().nullable(),
  edit: z.string().nullable(),
  editAddress: z.string().nullable(),
  editDesign: z.string().nullable(),
  delete: z.string().nullable(),
})
export type OrderSteps = z.infer<typeof OrderSteps>

const FileOfItem = z.object({
  id: Id,
  side: z.string(),
  fileId: Id.nullable(),
  link: z.string(),
  state: z.enum(['WAITING', 'READY', 'FAILED']),
  fault: z.string().nullable(),
})

/** One line of an order in the specification's words: `totalMoney` is price times quantity, in cents. */
export const OrderItem = z.object({
  id: Id,
  variantId: Id.nullable(),
  name: z.string(),
  /** In Vietnamese, as it was when the order was made; empty: `name` is shown. */
  nameVi: z.string(),
  productCode: z.string(),
  sku: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
  price: CentsShape,
  totalMoney: CentsShape,
  mockups: z.array(z.string()),
  /** What the buyer wants written on it; empty: nothing. */
  text: z.string(),
  files: z.array(FileOfItem),
  refundedCents: CentsShape,
  cancelledAt: Instant.nullable(),
})
export type OrderItem = z.input<typeof OrderItem>

/** One order of a list, under the specification's names; amounts are whole cents. */
export const OrderLine = z.object({
  id: Id,
  externalId: z.string().nullable(),
  date: Instant,
  amount: CentsShape,
  status: OrderStatus,
  quantity: z.int(),
  trackingNumber: z.string().nullable(),
  carrier: z.string(),
  orderType: OrderType,
  shippingBy: ShippingBy,
  shippingMethod: ShippingOptionName.nullable(),
  productionCost: CentsShape,
  shippingCost: CentsShape,
  totalCost: CentsShape,
  sellerStatus: SellerStatus,
  payment: z.enum(['UNPAID', 'PAID', 'PARTIAL_REFUNDED', 'REFUNDED']),
  refundedCents: CentsShape,
  scanOrderImport: z.int().nullable(),
  rowIndex: z.int().nullable(),
  pageNum: z.int().nullable(),
  fullName: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  tag: z.string(),
  errorCode: z.string().nullable(),
  errorNote: z.string(),
  itemsMissingFiles: z.int(),
  labelState: z.string(),
  addressVerdict: z.enum(['GOOD', 'WARNED', 'REFUSED']),
  /** The platform's order must be handed over by then: 2 US business days (domain.md "Orders"). */
  dispatchBy: Instant.nullable(),
  items: z.array(OrderItem),
  steps: OrderSteps,
})
export type OrderLine = z.input<typeof OrderLine>

export const OrderChange = z.object({
  id: Id,
  at: Instant,
  step: z.string(),
  from: OrderStatus.nullable(),
  to: OrderStatus,
  actor: z.enum(['seller', 'system', 'carrier', 'staff']),
  /** The office reads who; sellers read "Inkport". */
  actorName: z.string().nullable(),
  reason: z.string(),
  cents: CentsShape.nullable(),
})

export const OrderDetail = OrderLine.extend({
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  addressLine2: z.string(),
  zip: z.string(),
  note: z.string(),
  source: OrderSource,
  discountCents: CentsShape,
  voucherCode: z.string(),
  paidCents: CentsShape,
  paidAt: Instant.nullable(),
  quoteUntil: Instant.nullable(),
  duplicateOf: z.enum(['EXTERNAL_ID', 'TRACKING_NUMBER']).nullable(),
  errorFrom: z.string().nullable(),
  errorWaitsOn: z.enum(['SELLER', 'STAFF']).nullable(),
  labelLink: z.string(),
  coolingOffUntil: Instant.nullable(),
  handedOverAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  voidRefundCents: CentsShape,
  /** It was submitted and is paid as soon as its files and label are read. */
  submitsWhenReady: z.boolean(),
  timeline: z.array(OrderChange),
})
export type OrderDetail = z.input<typeof OrderDetail>

export const OrderCount = z.object({ status: OrderStatus, count: z.int() })

named({ OrderSteps, OrderItem, OrderChange, OrderDetail, OrderCount })

export const orderCalls = {
  myOrders: call('GET /v1/order', {
    ...own(teamRoles),
    summary: 'My orders, one page',
    query: OrderQuery,
    answer: pageOf(OrderLine),
    published: true,
  }),
  myOrderCounts: call('GET /v1/order/count', {
    ...own(teamRoles),
    summary: 'How many of my orders stand at each status, each up to 1,000',
    answer: dataOf(z.object({ counts: z.array(OrderCount) })),
  }),
  exportTracking: download('GET /v1/order/export/tracking', {
    ...own(['orders', 'readOnly']),
    summary: 'Tracking numbers of my orders as CSV, in our shape or in TikTok’s upload shape',
    query: OrderQuery.extend({ shape: z.enum(['own', 'tiktok']).default('own') }),
    answer: z.null(),
    published: true,
  }),
  order: call('GET /v1/order/{id}', {
    ...own(teamRoles),
    summary: 'One of my orders',
    params: IdParam,
    answer: dataOf(OrderDetail),
    published: true,
  }),
}
