import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, named } from '#base/shapes.ts'
import { AddressInput } from '#shop/address/contract.ts'
import { ShippingOptionName } from '#shop/shipping/contract.ts'
import { OrderDetail } from '../list/contract.ts'
import { orderLimits } from '../pay/price.rules.ts'
import { Bulk, Ids, Moved, MovedOrder, OrderType, SellerStatus, ShippingBy, Text } from '../status/contract.ts'

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

named({ FileInput, ItemInput })

/** Why something is done, as a dialog asks for it. */
export const ReasonGiven = z.object({ reason: Text(500).trim().min(1, { error: 'ORDER_REASON_MISSING' }) })

export const orderIntakeCalls = {
  quoteOrder: call('POST /v1/order/quote', {
    ...own(['orders']),
    summary: 'What an order would cost now',
    body: OrderInput.pick({ orderType: true, shippingBy: true, shippingMethod: true, items: true }).extend({ country: Text(80) }),
    answer: dataOf(Quote),
    published: true,
  }),
  createOrder: call('POST /v1/order', {
    ...own(['orders']),
    summary: 'Make an order; it is not charged before it is submitted',
    body: OrderInput,
    answer: dataOf(OrderDetail),
    published: true,
  }),
  editOrder: call('PUT /v1/order/{id}', {
    ...own(['orders']),
    summary: 'Change an order: all before payment, address and files while it is new',
    params: IdParam,
    body: OrderEdit,
    answer: dataOf(OrderDetail),
    published: true,
  }),
  setSellerStatus: call('PUT /v1/order/{id}/seller/status', {
    ...own(['orders']),
    summary: 'Mark an order; ON_HOLD keeps it from production',
    params: IdParam,
    body: z.object({ sellerStatus: SellerStatus }),
    answer: dataOf(z.object({ id: Id, sellerStatus: SellerStatus })),
    published: true,
  }),
  resendOrder: call('POST /v1/order/{id}/resend', {
    ...own(['orders']),
    summary: 'Send a mended or missed order on again',
    params: IdParam,
    answer: Moved,
  }),
  keepOrder: call('POST /v1/order/{id}/keep', {
    ...own(['orders']),
    summary: 'Keep an order that repeats another’s external id',
    params: IdParam,
    body: z.object({ reason: Text(500) }),
    answer: Moved,
  }),
  duplicateOrder: call('POST /v1/order/{id}/duplicate', {
    ...own(['orders']),
    summary: 'Copy an order as a new one',
    params: IdParam,
    answer: dataOf(MovedOrder),
  }),
  deleteOrder: call('DELETE /v1/order/{id}', {
    ...own(['orders']),
    summary: 'Delete an order that was never charged',
    params: IdParam,
    answer: dataOf(z.object({ id: Id })),
  }),
  bulkResend: call('POST /v1/order/bulk/resend', {
    ...own(['orders']),
    summary: 'Send many orders on again; none stops the others',
    body: z.object({ ids: Ids }),
    answer: Bulk,
  }),
  bulkDelete: call('POST /v1/order/bulk/delete', {
    ...own(['orders']),
    summary: 'Delete many never-charged orders; none stops the others',
    body: z.object({ ids: Ids }),
    answer: Bulk,
  }),
}
