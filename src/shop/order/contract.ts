import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, pageOf } from '#base/shapes.ts'
import {
  BulkResult,
  CancelledOrder,
  CancelPreview,
  ItemCancelPreview,
  MovedOrder,
  OrderCount,
  OrderDetail,
  OrderEdit,
  OrderInput,
  OrderLine,
  OrderQuery,
  Quote,
  Text,
} from './shape.contract.ts'
import { SellerStatus } from './status/contract.ts'

const Ids = z.array(Id).min(1).max(500)
const Moved = dataOf(MovedOrder)
const Bulk = dataOf(z.object({ results: z.array(BulkResult) }))
const own = { access: 'seller', touches: 'own' } as const
const Reason = Text(500).default('')
const ItemParam = IdParam.extend({ itemId: z.coerce.number().int().positive() })

export const orderCalls = {
  myOrders: call('GET /v1/order', {
    ...own,
    summary: 'My orders, one page',
    query: OrderQuery,
    answer: pageOf(OrderLine),
    published: true,
  }),
  myOrderCounts: call('GET /v1/order/count', {
    ...own,
    summary: 'How many of my orders stand at each status, each up to 1,000',
    answer: dataOf(z.object({ counts: z.array(OrderCount) })),
  }),
  exportTracking: download('GET /v1/order/export/tracking', {
    ...own,
    summary: 'Tracking numbers of my orders as CSV, in our shape or in TikTok’s upload shape',
    query: OrderQuery.extend({ shape: z.enum(['own', 'tiktok']).default('own') }),
    answer: z.null(),
    published: true,
  }),
  quoteOrder: call('POST /v1/order/quote', {
    ...own,
    summary: 'What an order would cost now',
    body: OrderInput.pick({ orderType: true, shippingBy: true, shippingMethod: true, items: true }).extend({ country: Text(80) }),
    answer: dataOf(Quote),
    published: true,
  }),
  createOrder: call('POST /v1/order', {
    ...own,
    summary: 'Make an order; it is not charged before it is submitted',
    body: OrderInput,
    answer: dataOf(OrderDetail),
    published: true,
  }),
  order: call('GET /v1/order/{id}', { ...own, summary: 'One of my orders', params: IdParam, answer: dataOf(OrderDetail), published: true }),
  editOrder: call('PUT /v1/order/{id}', {
    ...own,
    summary: 'Change an order: all before payment, address and files while it is new',
    params: IdParam,
    body: OrderEdit,
    answer: dataOf(OrderDetail),
    published: true,
  }),
  setSellerStatus: call('PUT /v1/order/{id}/seller/status', {
    ...own,
    summary: 'Mark an order; ON_HOLD keeps it from production',
    params: IdParam,
    body: z.object({ sellerStatus: SellerStatus }),
    answer: dataOf(z.object({ id: Id, sellerStatus: SellerStatus })),
    published: true,
  }),
  submitOrder: call('POST /v1/order/{id}/submit', {
    ...own,
    summary: 'Pay an order from the wallet and send it on its way; also the retry after a failed payment',
    params: IdParam,
    answer: Moved,
    published: true,
  }),
  previewCancel: call('GET /v1/order/{id}/cancel', {
    ...own,
    summary: 'What cancelling would give back, to the cent',
    params: IdParam,
    answer: dataOf(CancelPreview),
  }),
  cancelOrder: call('POST /v1/order/{id}/cancel', {
    ...own,
    summary: 'Cancel an order and get back what its facts give',
    params: IdParam,
    body: z.object({ seenRefundCents: CentsShape.optional(), reason: Reason }),
    answer: dataOf(CancelledOrder),
    published: true,
  }),
  previewCancelItem: call('GET /v1/order/{id}/item/{itemId}/cancel', {
    ...own,
    summary: 'What cancelling one item would give back, to the cent',
    params: ItemParam,
    answer: dataOf(ItemCancelPreview),
  }),
  cancelOrderItem: call('POST /v1/order/{id}/item/{itemId}/cancel', {
    ...own,
    summary: 'Cancel one item of an order by the same rule',
    params: ItemParam,
    body: z.object({ seenRefundCents: CentsShape, reason: Reason }),
    answer: dataOf(z.object({ refundCents: CentsShape })),
  }),
  resendOrder: call('POST /v1/order/{id}/resend', {
    ...own,
    summary: 'Send a mended or missed order on again',
    params: IdParam,
    answer: Moved,
  }),
  keepOrder: call('POST /v1/order/{id}/keep', {
    ...own,
    summary: 'Keep an order that repeats another’s external id',
    params: IdParam,
    body: z.object({ reason: Text(500) }),
    answer: Moved,
  }),
  duplicateOrder: call('POST /v1/order/{id}/duplicate', {
    ...own,
    summary: 'Copy an order as a new one',
    params: IdParam,
    answer: dataOf(MovedOrder),
  }),
  deleteOrder: call('DELETE /v1/order/{id}', {
    ...own,
    summary: 'Delete an order that was never charged',
    params: IdParam,
    answer: dataOf(z.object({ id: Id })),
  }),
  previewCancels: call('POST /v1/order/bulk/cancel/preview', {
    ...own,
    summary: 'What cancelling these orders would give back, one answer per order',
    body: z.object({ ids: Ids }),
    answer: dataOf(z.object({ previews: z.array(CancelPreview) })),
  }),
  bulkSubmit: call('POST /v1/order/bulk/submit', {
    ...own,
    summary: 'Pay many orders; none stops the others, and none is charged another total than was seen',
    body: z.object({
      ids: Ids,
      /** The totals that were shown, where they are known. */
      seen: z
        .array(z.object({ id: Id, totalCents: CentsShape }))
        .max(500)
        .default([]),
    }),
    answer: Bulk,
    published: true,
  }),
  bulkCancel: call('POST /v1/order/bulk/cancel', {
    ...own,
    summary: 'Cancel many orders; none stops the others',
    body: z.object({
      orders: z
        .array(z.object({ id: Id, seenRefundCents: CentsShape.optional() }))
        .min(1)
        .max(500),
      reason: Reason,
    }),
    answer: Bulk,
  }),
  bulkResend: call('POST /v1/order/bulk/resend', {
    ...own,
    summary: 'Send many orders on again; none stops the others',
    body: z.object({ ids: Ids }),
    answer: Bulk,
  }),
  bulkDelete: call('POST /v1/order/bulk/delete', {
    ...own,
    summary: 'Delete many never-charged orders; none stops the others',
    body: z.object({ ids: Ids }),
    answer: Bulk,
  }),
}
