// What staff mend of an order for its seller. Nothing here costs the seller anything.
import { z } from 'zod'
import { call, upload } from '#base/call.ts'
import { limits } from '#base/fields.ts'
import { CentsShape, dataOf, Id, IdParam } from '#base/shapes.ts'
import { Side } from '#shop/catalogue/picture/contract.ts'
import { OrderEdit } from '../../edit/contract.ts'
import { ReasonGiven } from '../../intake/contract.ts'
import { ItemCancelPreview, ItemParam } from '../../refund/contract.ts'
import { order } from '../../status/contract.ts'
import { OfficeOrder } from '../contract.ts'

const bySupport = { access: { staff: ['support'] }, touches: 'any' } as const

export const orderMendCalls = {
  officeEditOrder: call('PUT /v1/office/order/{id}', {
    ...bySupport,
    money: { none: 'It keeps its price: another country or level is for its seller to choose' },
    did: { about: order, done: ['Changed the order', 'Sửa đơn'] },
    summary: 'Change an order for its seller, as far as its state allows: address within its country, files, label link, number',
    params: IdParam,
    body: OrderEdit.pick({ address: true, files: true, labelLink: true, trackingNumber: true }),
    answer: dataOf(OfficeOrder),
  }),
  officeReplaceFile: upload('POST /v1/office/order/{id}/item/{itemId}/file', {
    ...bySupport,
    money: { none: 'Files are in no price' },
    did: { about: order, done: ['Replaced a print file', 'Thay tệp in'] },
    summary: 'Put another print file on a side of an item; it is kept in its seller’s library',
    params: ItemParam,
    body: z.object({ side: Side }),
    /** The file's id in that library. */
    answer: dataOf(z.object({ id: Id })),
    maxBytes: limits.printFileBytes,
  }),
  officePreviewCancelItem: call('GET /v1/office/order/{id}/item/{itemId}/cancel', {
    ...bySupport,
    summary: 'What cancelling one item would give back, to the cent',
    params: ItemParam,
    answer: dataOf(ItemCancelPreview),
  }),
  officeCancelItem: call('POST /v1/office/order/{id}/item/{itemId}/cancel', {
    ...bySupport,
    money: 'refund',
    did: {
      about: order,
      done: ['Cancelled an item', 'Hủy một sản phẩm'],
      asks: ['Cancel an item of an order', 'Hủy một sản phẩm của đơn'],
    },
    summary: 'Cancel one item of an order for its seller, before it is made, for the sum that was shown',
    params: ItemParam,
    body: ReasonGiven.extend({ seenRefundCents: CentsShape }),
    answer: dataOf(z.object({ refundCents: CentsShape })),
  }),
}
