import { z } from 'zod'
import { own } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { CentsShape, Id, IdParam } from '#base/shapes.ts'
import { ProductCustoms } from '#shop/catalogue/office/contract.ts'
import { AcceptsDpi } from '../item/resolution/contract.ts'
import { Bulk, Ids, Moved, order } from '../status/contract.ts'

export const orderPayCalls = {
  submitOrder: call('POST /v1/order/{id}/submit', {
    ...own(['orders']),
    did: { about: order, done: ['Submitted an order', 'Gửi đơn'] },
    summary: 'Pay an order from the wallet and send it on its way; also the retry after a failed payment',
    params: IdParam,
    body: z.object({ acceptsDpi: AcceptsDpi.optional() }),
    answer: Moved,
    published: true,
  }),
  bulkSubmit: call('POST /v1/order/bulk/submit', {
    ...own(['orders']),
    did: { about: order, done: ['Submitted orders', 'Gửi các đơn'] },
    summary: 'Pay many orders; none stops the others, and none is charged another total than was seen',
    body: z.object({
      ids: Ids,
      /** The totals that were shown, where they are known. */
      seen: z
        .array(z.object({ id: Id, totalCents: CentsShape }))
        .max(500)
        .default([]),
      acceptsDpi: AcceptsDpi.optional(),
    }),
    answer: Bulk,
    published: true,
  }),
}

/** What customs are told of one item, each of its pieces; `customs` is null where the catalogue says nothing. */
export const OrderCustomsLine = z.object({
  itemId: Id,
  productId: Id.nullable(),
  sku: z.string(),
  quantity: z.int(),
  customs: ProductCustoms.nullable(),
})
export type OrderCustomsLine = z.infer<typeof OrderCustomsLine>
