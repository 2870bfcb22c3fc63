import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { CentsShape, dataOf, Id, IdParam, named } from '#base/shapes.ts'
import { AddressInput } from '#shop/address/contract.ts'
import { ReasonGiven } from '../intake/contract.ts'
import { Bulk, Ids, Moved, MovedOrder, OrderStatus, order, Text } from '../status/contract.ts'

const cancelReason = z.enum([
  'NOT_CHARGED',
  'FULL',
  'LESS_REST',
  'LESS_FEE',
  'SHIPPING_ONLY',
  'SHIPPING_AFTER_VOID',
  'POSTAGE_AFTER_VOID',
  'POSTAGE_LOST',
])

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
  /**
   * What the item stands for of the order's charge: before a file was processed what the rest costs less without it, after that its price
   * less its share of the discount.
   */
  chargedCents: CentsShape,
  /** Of it, shipping; below 0 where the rest ships dearer. */
  shippingCents: CentsShape,
  /** The fees of its pieces, also where its price does not cover them. */
  feeCents: CentsShape,
  nowCents: CentsShape,
  pieces: z.int(),
  reason: cancelReason,
  fault: z.string().nullable(),
})

/** What a cancel gave back, and what is left to come once its label is void. */
export const CancelledOrder = z.object({ id: Id, status: OrderStatus, refundCents: CentsShape, afterVoidCents: CentsShape })

named({ CancelPreview, ItemCancelPreview, CancelledOrder })

const Reason = Text(500).default('')
export const ItemParam = IdParam.extend({ itemId: z.coerce.number().int().positive() })

export const orderCancelCalls = {
  previewCancel: call('GET /v1/order/{id}/cancel', {
    ...own(['orders', 'readOnly']),
    summary: 'What cancelling would give back, to the cent',
    params: IdParam,
    answer: dataOf(CancelPreview),
  }),
  cancelOrder: call('POST /v1/order/{id}/cancel', {
    ...own(['orders']),
    did: { about: order, done: ['Cancelled an order', 'Hủy đơn'] },
    summary: 'Cancel an order and get back what its facts give',
    params: IdParam,
    body: z.object({ seenRefundCents: CentsShape.optional(), reason: Reason }),
    answer: dataOf(CancelledOrder),
    published: true,
  }),
  previewCancelItem: call('GET /v1/order/{id}/item/{itemId}/cancel', {
    ...own(['orders', 'readOnly']),
    summary: 'What cancelling one item would give back, to the cent',
    params: ItemParam,
    answer: dataOf(ItemCancelPreview),
  }),
  cancelOrderItem: call('POST /v1/order/{id}/item/{itemId}/cancel', {
    ...own(['orders']),
    did: { about: order, done: ['Cancelled an item', 'Hủy một sản phẩm'] },
    summary: 'Cancel one item of an order by the same rule',
    params: ItemParam,
    body: z.object({ seenRefundCents: CentsShape, reason: Reason }),
    answer: dataOf(z.object({ refundCents: CentsShape })),
  }),
  previewCancels: call('POST /v1/order/bulk/cancel/preview', {
    ...own(['orders']),
    did: false,
    summary: 'What cancelling these orders would give back, one answer per order',
    body: z.object({ ids: Ids }),
    answer: dataOf(z.object({ previews: z.array(CancelPreview) })),
  }),
  bulkCancel: call('POST /v1/order/bulk/cancel', {
    ...own(['orders']),
    did: { about: order, done: ['Cancelled orders', 'Hủy các đơn'] },
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
}

/** What sending it again costs now: the postage of its level, and the operator's fee for handling it. */
export const ReshipCharge = z.object({
  postageCents: CentsShape,
  feeCents: CentsShape,
  chargeCents: CentsShape,
  fault: z.string().nullable(),
})
export type ReshipCharge = z.output<typeof ReshipCharge>
named({ ReshipCharge })

const office = { access: { staff: ['support'] }, touches: 'any' } as const
/** The charge that was shown is the charge that is booked. */
const Reship = z.object({ seenChargeCents: CentsShape, address: AddressInput.optional() })

export const orderReshipCalls = {
  previewReship: call('GET /v1/order/{id}/reship', {
    ...own(['orders', 'readOnly']),
    summary: 'What sending a returned order again would cost, to the cent',
    params: IdParam,
    answer: dataOf(ReshipCharge),
  }),
  reshipOrder: call('POST /v1/order/{id}/reship', {
    ...own(['orders']),
    did: { about: order, done: ['Sent a returned order again', 'Gửi lại đơn bị trả về'] },
    summary: 'Send a returned order again, to the same or another address; the charge is taken from the wallet',
    params: IdParam,
    body: Reship,
    answer: Moved,
    published: true,
  }),
  officeReship: call('POST /v1/office/order/{id}/reship', {
    ...office,
    money: 'refund',
    did: {
      about: order,
      done: ['Sent the parcel again', 'Gửi lại kiện hàng'],
      asks: ['Send a returned order again for free', 'Gửi lại miễn phí đơn bị trả về'],
    },
    summary: 'Send a returned order again at the shop’s cost',
    params: IdParam,
    body: ReasonGiven.extend({ address: AddressInput.optional() }),
    answer: Moved,
  }),
  officeRemake: call('POST /v1/office/order/{id}/remake', {
    ...office,
    money: 'refund',
    did: {
      about: order,
      done: ['Made the order again', 'Làm lại đơn'],
      asks: ['Make an order again for free', 'Làm lại miễn phí một đơn'],
    },
    summary: 'Make an order again as a new one: free at once, or charged when its seller submits it',
    params: IdParam,
    body: ReasonGiven.extend({ isFree: z.boolean() }),
    answer: dataOf(MovedOrder.extend({ remakeOf: Id })),
  }),
}
