// What sellers change of their orders: their parts, their marks; copies of them, and those that go.
import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, named } from '#base/shapes.ts'
import { AddressInput } from '#shop/address/contract.ts'
import { ProductText } from '#shop/cart/contract.ts'
import { ShippingOptionName } from '#shop/shipping/contract.ts'
import { AddedItem, Count, FileInput, Sku } from '../intake/contract.ts'
import { AcceptsDpi } from '../item/resolution/contract.ts'
import { OrderDetail } from '../list/contract.ts'
import { orderLimits } from '../pay/price.rules.ts'
import { Bulk, Ids, MovedOrder, OrderType, order, SellerStatus, ShippingBy, Text } from '../status/contract.ts'

/** Of an item that is there: another variant by its SKU, or one of my own with its art; another count, another text. */
const ItemEdit = z.object({ itemId: Id, sku: Sku.optional(), quantity: Count.optional(), text: ProductText.optional() })
const ItemFile = FileInput.extend({ itemId: Id })
/** Only what is given changes: all of it before payment; address, level, files, texts and note while the order is new; then what it broke for. */
export const OrderEdit = z.object({
  address: AddressInput.optional(),
  tag: Text(60).optional(),
  note: Text(1_000).optional(),
  orderType: OrderType.optional(),
  shippingBy: ShippingBy.optional(),
  shippingMethod: ShippingOptionName.optional(),
  labelLink: Text(2_000).optional(),
  /** Of a parcel that its seller ships, until it leaves. */
  trackingNumber: Text(64).trim().optional(),
  quantities: z
    .array(ItemEdit.pick({ itemId: true }).extend({ quantity: Count }))
    .max(orderLimits.linesMax)
    .optional(),
  items: z.array(ItemEdit).max(orderLimits.linesMax).optional(),
  addItems: z.array(AddedItem).max(orderLimits.linesMax).optional(),
  removeItems: z.array(Id).max(orderLimits.linesMax).optional(),
  files: z.array(ItemFile).max(500).optional(),
  /** What the edit of a paid order adds to its price (below zero: gives back), as it was shown. */
  seenDifferenceCents: CentsShape.optional(),
  acceptsDpi: AcceptsDpi.optional(),
})
export type OrderEdit = z.infer<typeof OrderEdit>
export type ItemEdit = z.infer<typeof ItemEdit>

export const AddressEdit = z.object({ address: AddressInput })

named({ ItemFile, ItemEdit })

export const orderEditCalls = {
  editOrder: call('PUT /v1/order/{id}', {
    ...own(['orders']),
    did: { about: order, done: ['Changed an order', 'Sửa đơn'] },
    summary: 'Change an order: all before payment; address, files and texts while it is new; then what it broke for',
    params: IdParam,
    body: OrderEdit,
    answer: dataOf(OrderDetail),
    published: true,
  }),
  setSellerStatus: call('PUT /v1/order/{id}/seller/status', {
    ...own(['orders']),
    did: { about: order, done: ['Marked an order', 'Đánh dấu đơn'] },
    summary: 'Mark an order; ON_HOLD keeps it from production',
    params: IdParam,
    body: z.object({ sellerStatus: SellerStatus }),
    answer: dataOf(z.object({ id: Id, sellerStatus: SellerStatus })),
    published: true,
  }),
  duplicateOrder: call('POST /v1/order/{id}/duplicate', {
    ...own(['orders']),
    did: { about: order, done: ['Duplicated an order', 'Nhân bản đơn'] },
    summary: 'Copy an order as a new one',
    params: IdParam,
    answer: dataOf(MovedOrder),
  }),
  deleteOrder: call('DELETE /v1/order/{id}', {
    ...own(['orders']),
    did: { about: order, done: ['Deleted an order', 'Xóa đơn'], place: '/order' },
    summary: 'Delete an order that was never charged',
    params: IdParam,
    answer: dataOf(z.object({ id: Id })),
  }),
  bulkMark: call('POST /v1/order/bulk/mark', {
    ...own(['orders']),
    did: { about: order, done: ['Marked orders', 'Đánh dấu các đơn'] },
    summary: 'Mark many orders, or give them a tag; none stops the others',
    body: z
      .object({ ids: Ids, sellerStatus: SellerStatus.optional(), tag: Text(60).optional() })
      .refine(({ sellerStatus, tag }) => sellerStatus !== undefined || tag !== undefined, { path: ['sellerStatus'], error: 'REQUIRED' }),
    answer: Bulk,
    published: true,
  }),
  bulkDelete: call('POST /v1/order/bulk/delete', {
    ...own(['orders']),
    did: { about: order, done: ['Deleted orders', 'Xóa các đơn'], place: '/order' },
    summary: 'Delete many never-charged orders; none stops the others',
    body: z.object({ ids: Ids }),
    answer: Bulk,
  }),
}
