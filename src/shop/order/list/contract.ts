import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call, download } from '#base/call.ts'
import { CentsShape, Day, dataOf, Id, IdParam, Instant, named, PageQuery, pageOf } from '#base/shapes.ts'
import { teamRoles } from '#shop/account/person/rules.ts'
import { MemberName } from '#shop/account/team/contract.ts'
import { ShippingOptionName } from '#shop/shipping/contract.ts'
import { OrderCustomsLine } from '../pay/contract.ts'
import {
  ErrorCode,
  OrderPayment,
  OrderSource,
  OrderStatus,
  OrderType,
  PublicTracking,
  SellerStatus,
  ShippingBy,
  Text,
} from '../status/contract.ts'
import { dues } from './dispatch.rules.ts'
import { columnsIn, fileFormats, trackingColumnIds } from './export/rules.ts'
import { orderNeeds } from './need/rules.ts'
import { VariantProposal } from './proposal/contract.ts'
import { OrderCartEntry, OrderItem, SizeOption } from './view/items.contract.ts'

/** Which orders a list shows; the page's address carries the same words. */
export const OrderQuery = PageQuery.extend({
  status: z.enum([...OrderStatus.options, 'ALL', 'ERRORS']).default('ALL'),
  q: Text(100).optional(),
  orderType: OrderType.optional(),
  shippingBy: ShippingBy.optional(),
  sellerStatus: SellerStatus.optional(),
  payment: OrderPayment.optional(),
  /** MISSING: live orders of which an item lacks its art. UNCONFIRMED: submitted ones that wait for a word on low-resolution art. */
  design: z.enum(['MISSING', 'UNCONFIRMED']).optional(),
  /** MISSING: live orders that wait for a label which their seller brings. */
  label: z.enum(['MISSING']).optional(),
  /** REFUSED: live orders that cannot be sent where they should go. */
  address: z.enum(['REFUSED']).optional(),
  /** Orders at ERROR for this cause. */
  errorCode: ErrorCode.optional(),
  tag: Text(60).optional(),
  /** A product's code: orders with an item of it. */
  product: Text(80).optional(),
  /** A template's id: orders with an item of its design. */
  template: z.coerce.number().int().positive().optional(),
  /** Whether it bears a tracking number. */
  number: z.enum(['WITH', 'WITHOUT']).optional(),
  /** A platform's orders that are not handed over: LATE past their time, SOON due within 24 hours. */
  due: z.enum(dues).optional(),
  /** What waits for its seller so, as the seller's home counts it. */
  need: z.enum(orderNeeds).optional(),
  importId: z.coerce.number().int().positive().optional(),
  /** A file of labels: the orders that its pages became. */
  scanOrderImport: z.coerce.number().int().positive().optional(),
  /** A notification that stands for several: the orders that it is about. */
  notification: z.coerce.number().int().positive().optional(),
  /** SELF: bought by the account for itself. Words are looked for in both. */
  boughtFor: z.enum(['SELF', 'BUYERS']).optional(),
  /** Only the office is asked about another's. */
  sellerId: z.coerce.number().int().positive().optional(),
  /** Days in the reader's time zone, both included. */
  from: Day.optional(),
  to: Day.optional(),
  /** The days of their hand-over, likewise. */
  handedFrom: Day.optional(),
  handedTo: Day.optional(),
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
  reship: z.string().nullable(),
  edit: z.string().nullable(),
  editAddress: z.string().nullable(),
  editDesign: z.string().nullable(),
  editNote: z.string().nullable(),
  editLabel: z.string().nullable(),
  editNumber: z.string().nullable(),
  editVariant: z.string().nullable(),
  delete: z.string().nullable(),
})
export type OrderSteps = z.infer<typeof OrderSteps>

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
  /** What people call the carrier of its number, and where that tells of it. */
  ...PublicTracking.shape,
  orderType: OrderType,
  shippingBy: ShippingBy,
  shippingMethod: ShippingOptionName.nullable(),
  productionCost: CentsShape,
  shippingCost: CentsShape,
  totalCost: CentsShape,
  /** The same under the specification's shorter name. */
  cost: CentsShape,
  sellerStatus: SellerStatus,
  payment: OrderPayment,
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
  /** How many sides print below what their product asks for, without their seller's word on it. */
  lowSides: z.int(),
  labelState: z.string(),
  addressVerdict: z.enum(['GOOD', 'WARNED', 'REFUSED']),
  /** The platform's order must be handed over by then: 2 US business days (docs/domain.md "Orders"). */
  dispatchBy: Instant.nullable(),
  items: z.array(OrderItem),
  steps: OrderSteps,
})
export type OrderLine = z.input<typeof OrderLine>

/** The same in its seller's own list: each item with its size options (§3, order list entry). */
export const MyOrderLine = OrderLine.extend({ items: z.array(OrderItem.extend({ item: z.array(SizeOption) })) })
export type MyOrderLine = z.input<typeof MyOrderLine>

/** What the acts on many orders need to know of each: it is selected with all that a list's filters find. */
export const ChosenOrder = OrderLine.pick({ id: true, status: true, totalCost: true, itemsMissingFiles: true }).extend({
  steps: OrderSteps.pick({ submit: true, cancel: true, resend: true, delete: true, editDesign: true }),
})
export type ChosenOrder = z.input<typeof ChosenOrder>
/** What a list is asked, without its pages. */
export const ChosenQuery = OrderQuery.omit({ page: true, limit: true, cursor: true })
/** What a file of all that a list finds is asked, in the order in which they were made. */
export const ExportQuery = ChosenQuery.omit({ sort: true })
export type ExportQuery = z.infer<typeof ExportQuery>

/** Which columns a file has, in which order, as its address says it: their ids, with commas between; the usual ones where nothing is said. */
export const columnsOf = (all: readonly string[]) =>
  z
    .string()
    .max(2_000)
    .refine(text => columnsIn(text, all) !== undefined, { error: 'COLUMNS_UNKNOWN' })
    .optional()
/** A file as CSV, or as a workbook. */
export const FileFormat = z.enum(fileFormats).default('csv')

export const OrderChange = z.object({
  id: Id,
  at: Instant,
  step: z.string(),
  from: OrderStatus.nullable(),
  to: OrderStatus,
  actor: z.enum(['seller', 'system', 'carrier', 'staff']),
  /** The office reads who; sellers read "Inkport". */
  actorName: z.string().nullable(),
  /** The member of the seller’s team who did it in the seller’s name. */
  member: MemberName.nullable(),
  reason: z.string(),
  cents: CentsShape.nullable(),
})

const OrderCopy = z.object({ id: Id, source: OrderSource, status: OrderStatus, date: Instant })

export const OrderDetail = OrderLine.extend({
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  addressLine2: z.string(),
  zip: z.string(),
  note: z.string(),
  /** What customs are told of it, as it stood on the day of payment; empty where it stays in the country or others declare it. */
  customs: z.array(OrderCustomsLine),
  source: OrderSource,
  discountCents: CentsShape,
  voucherCode: z.string(),
  paidCents: CentsShape,
  paidAt: Instant.nullable(),
  quoteUntil: Instant.nullable(),
  /** What it repeats; nothing of a DUPLICATE whose number is its own by now. */
  duplicateOf: z.enum(['EXTERNAL_ID', 'TRACKING_NUMBER']).nullable(),
  /** The order that has the number of this duplicate; null, too, where that is another seller’s. */
  twinId: Id.nullable(),
  errorFrom: OrderStatus.nullable(),
  errorWaitsOn: z.enum(['SELLER', 'STAFF']).nullable(),
  /** Which item's file failed, where that is known. */
  errorItemId: Id.nullable(),
  labelLink: z.string(),
  /** Why the label that the seller brought is not taken; `labelFaultNote` is what that sentence is about. */
  labelFault: z.string().nullable(),
  labelFaultNote: z.string(),
  coolingOffUntil: Instant.nullable(),
  handedOverAt: Instant.nullable(),
  /** When the money of a missed order comes back by itself. */
  missRefundAt: Instant.nullable(),
  /** When its parcel was scanned in again. */
  returnedAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  voidRefundCents: CentsShape,
  /** It was submitted and is paid as soon as its files and label are read. */
  submitsWhenReady: z.boolean(),
  /** Bought by the account for itself: from the cart, at once, or as a copy of that. */
  isOwn: z.boolean(),
  /** The order that it was copied from; of a REPRINT, the one that it replaces. */
  copyOf: Id.nullable(),
  /** The newest orders that were copied from it. */
  copies: z.array(OrderCopy),
  /** Other variants that staff propose for its items, the newest first. */
  proposals: z.array(VariantProposal),
  orderCart: z.array(OrderCartEntry),
  timeline: z.array(OrderChange),
})
export type OrderDetail = z.input<typeof OrderDetail>

const ProductFacet = z.object({ code: z.string(), name: z.string(), nameVi: z.string() })
/** What the newest orders may be filtered by, the most used first. */
export const OrderFacets = z.object({
  tags: z.array(z.string()),
  products: z.array(ProductFacet),
  /** There may be others: in older orders, or used less. */
  hasMore: z.boolean(),
})

export const OrderCount = z.object({ status: OrderStatus, count: z.int() })

named({
  OrderSteps,
  OrderLine,
  MyOrderLine,
  ChosenOrder,
  OrderChange,
  OrderCopy,
  OrderCustomsLine,
  OrderDetail,
})
named({ OrderCount, ProductFacet, OrderFacets })

export const orderCalls = {
  myOrders: call('GET /v1/order', {
    ...own(teamRoles),
    summary: 'My orders, one page',
    query: OrderQuery,
    answer: pageOf(MyOrderLine),
    published: true,
  }),
  chooseMyOrders: call('GET /v1/order/selection', {
    ...own(teamRoles),
    summary: 'All of my orders that a list finds, to act on together: at most 1,000, else SELECTION_TOO_LARGE',
    query: ChosenQuery,
    answer: dataOf(z.array(ChosenOrder)),
  }),
  myOrderCounts: call('GET /v1/order/count', {
    ...own(teamRoles),
    summary: 'How many of my orders stand at each status, each up to 1,000',
    query: OrderQuery.pick({ boughtFor: true }),
    answer: dataOf(z.object({ counts: z.array(OrderCount) })),
  }),
  myOrderFacets: call('GET /v1/order/facet', {
    ...own(teamRoles),
    summary: 'What my newest orders may be filtered by: their tags and products, the most used first',
    answer: dataOf(OrderFacets),
  }),
  exportTracking: download('GET /v1/order/export/tracking', {
    ...own(['orders', 'readOnly']),
    summary: 'Tracking numbers of my orders as CSV or XLSX, in our shape with columns of my choice, or in TikTok’s upload shape',
    query: OrderQuery.extend({
      shape: z.enum(['own', 'tiktok']).default('own'),
      format: FileFormat,
      columns: columnsOf(trackingColumnIds),
    }),
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
