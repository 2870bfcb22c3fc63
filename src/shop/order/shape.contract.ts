// What orders look like on the wire.
import { z } from 'zod'
import { CentsShape, Day, Id, Instant, named, PageQuery } from '#base/shapes.ts'
import { AddressInput } from '#shop/address/contract.ts'
import { ShippingOptionName } from '#shop/shipping/contract.ts'
import { orderLimits } from './pay/price.rules.ts'
import { OrderSource, OrderStatus, OrderType, SellerStatus, ShippingBy } from './status/contract.ts'

export const Text = (max: number) => z.string().max(max)

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

const FileInput = z.object({
  side: z.enum(['FRONT', 'BACK', 'LEFT_SLEEVE', 'RIGHT_SLEEVE', 'HOOD']),
  fileId: Id.nullable().default(null),
  link: Text(2_000).default(''),
})
/** A side is printed once. */
const hasEachSideOnce = (files: readonly { side: string }[]): boolean => new Set(files.map(({ side }) => side)).size === files.length
const ItemInput = z.object({
  /** The variant's SKU. */
  sku: Text(80).min(1),
  quantity: z.int().min(1).max(orderLimits.quantityMax),
  files: z.array(FileInput).max(5).refine(hasEachSideOnce, 'ORDER_SIDE_TWICE').default([]),
  mockups: z.array(Text(2_000)).max(5).default([]),
})
/** A new order as a form or a program sends it: prices are never taken from it. */
export const OrderInput = z.object({
  externalId: Text(64).trim().nullable().default(null),
  orderType: OrderType.default('STANDARD'),
  shippingBy: ShippingBy.default('USPS'),
  shippingMethod: ShippingOptionName.nullable().default(null),
  address: AddressInput,
  items: z.array(ItemInput).max(orderLimits.linesMax),
  labelLink: Text(2_000).default(''),
  tag: Text(60).default(''),
  note: Text(1_000).default(''),
})
export type OrderInput = z.infer<typeof OrderInput>

/** Only what is given changes. Items and links only before payment; files while the order is new. */
export const OrderEdit = z.object({
  address: AddressInput.optional(),
  tag: Text(60).optional(),
  note: Text(1_000).optional(),
  labelLink: Text(2_000).optional(),
  shippingMethod: ShippingOptionName.optional(),
  quantities: z
    .array(z.object({ itemId: Id, quantity: z.int().min(1).max(orderLimits.quantityMax) }))
    .max(orderLimits.linesMax)
    .optional(),
  files: z
    .array(FileInput.extend({ itemId: Id }))
    .max(500)
    .optional(),
})
export type OrderEdit = z.infer<typeof OrderEdit>
export const AddressEdit = z.object({ address: AddressInput })

export const Quote = z.object({
  productionCents: CentsShape,
  shippingCents: CentsShape,
  discountCents: CentsShape,
  totalCents: CentsShape,
  lines: z.array(z.object({ sku: z.string(), quantity: z.int(), unitCents: CentsShape, lineCents: CentsShape })),
})
const cancelReason = z.enum(['NOT_CHARGED', 'FULL', 'LESS_FEE', 'SHIPPING_ONLY', 'SHIPPING_AFTER_VOID'])
export const CancelPreview = z.object({
  orderId: Id,
  status: OrderStatus,
  paidCents: CentsShape,
  refundedCents: CentsShape,
  nowCents: CentsShape,
  afterVoidCents: CentsShape,
  feeCents: CentsShape,
  pieces: z.int(),
  reason: cancelReason,
  fault: z.string().nullable(),
})
export const ItemCancelPreview = z.object({
  orderId: Id,
  itemId: Id,
  /** What the item stands for of the order's charge, after its share of the discount. */
  chargedCents: CentsShape,
  /** The fees of its pieces, also where its price does not cover them. */
  feeCents: CentsShape,
  nowCents: CentsShape,
  pieces: z.int(),
  reason: cancelReason,
  fault: z.string().nullable(),
})
/** What a cancel gave back, and what is left to come once its label is void. */
export const CancelledOrder = z.object({ id: Id, status: OrderStatus, refundCents: CentsShape, afterVoidCents: CentsShape })
export const MovedOrder = z.object({ id: Id, status: OrderStatus })
export const OrderCount = z.object({ status: OrderStatus, count: z.int() })
/** What came of one order of many; `code` where it was refused. */
export const BulkResult = z.object({
  id: Id,
  status: OrderStatus.optional(),
  refundCents: CentsShape.optional(),
  code: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

named({
  OrderDetail,
  OrderItem,
  OrderChange,
  BulkResult,
  CancelPreview,
  OrderSteps,
  CancelledOrder,
  MovedOrder,
  OrderCount,
  ItemInput,
  FileInput,
})
