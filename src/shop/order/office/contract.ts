import { z } from 'zod'
import { call, download } from '#base/call.ts'
import { CentsShape, dataOf, FileVersion, Id, IdParam, named, PersonName, pageOf } from '#base/shapes.ts'
import { ReasonGiven } from '../intake/contract.ts'
import { MockupQuery } from '../item/resolution/contract.ts'
import { ChosenOrder, ChosenQuery, OrderCount, OrderDetail, OrderFacets, OrderLine, OrderQuery } from '../list/contract.ts'
import { CancelledOrder, CancelPreview } from '../refund/contract.ts'
import { BulkResult, ErrorCode, MovedOrder, OrderStatus, order, readers, Text } from '../status/contract.ts'

const any = { touches: 'any' } as const
const Moved = dataOf(MovedOrder)
const { reason } = ReasonGiven.shape
const invalid = { error: 'REFUND_AMOUNT_INVALID' }
export const RefundBody = z.object({
  amountCents: z.int(invalid).min(1, invalid).max(1_000_000_00),
  seenLeftCents: CentsShape.optional(),
  reason,
})
export const ReportBody = z.object({ code: ErrorCode, waitsOn: z.enum(['SELLER', 'STAFF']), note: Text(500).default('') })

/** An order as the office sees it: with whose it is. */
export const OfficeLine = OrderLine.extend({ seller: PersonName })
export type OfficeLine = z.input<typeof OfficeLine>
export const OfficeOrder = OrderDetail.extend({
  seller: PersonName,
  /** Of one that broke: what was bad is another now. Where it is not, whoever puts it back says why. */
  isCauseMended: z.boolean(),
  /** Why whoever reads it may not put it back now, though they vouch for its cause; null: they may. */
  whyNotResume: z.string().nullable(),
})
export type OfficeOrder = z.input<typeof OfficeOrder>
named({ OfficeOrder })

export const orderOfficeCalls = {
  officeOrders: call('GET /v1/office/order', {
    ...any,
    access: { staff: readers },
    summary: 'All orders with their facets, one page',
    query: OrderQuery,
    answer: pageOf(OfficeLine),
  }),
  chooseOrders: call('GET /v1/office/order/selection', {
    ...any,
    access: { staff: readers },
    summary: 'All orders that a list finds, to act on together: at most 1,000, else SELECTION_TOO_LARGE',
    query: ChosenQuery,
    answer: dataOf(z.array(ChosenOrder)),
  }),
  officeOrderCounts: call('GET /v1/office/order/count', {
    ...any,
    access: { staff: readers },
    summary: 'How many orders stand at each status, each up to 1,000',
    answer: dataOf(z.object({ counts: z.array(OrderCount) })),
  }),
  officeOrderFacets: call('GET /v1/office/order/facet', {
    ...any,
    access: { staff: readers },
    summary: 'What the newest orders may be filtered by: their tags and products, the most used first',
    answer: dataOf(OrderFacets),
  }),
  officeOrderSellers: call('GET /v1/office/order/seller', {
    ...any,
    access: { staff: readers },
    summary: 'Sellers who have orders, by a part of their username, at most 20; without one those of the newest orders',
    /** `id`: this one too, whatever they are called. */
    query: z.object({ q: z.string().max(100).default(''), id: IdParam.shape.id.optional() }),
    answer: dataOf(z.array(PersonName)),
  }),
  officeOrder: call('GET /v1/office/order/{id}', {
    ...any,
    access: { staff: readers },
    summary: 'One order with its timeline',
    params: IdParam,
    answer: dataOf(OfficeOrder),
  }),
  officeOrderFile: download('GET /v1/office/order/file/{id}/thumbnail', {
    ...any,
    access: { staff: readers },
    summary: 'The thumbnail of a print file of an order',
    params: IdParam,
    answer: z.null(),
  }),
  officeOrderPicture: download('GET /v1/office/order/file/{id}/picture', {
    ...any,
    access: { staff: readers },
    summary: 'A picture of one side of an item as it is printed, on its whole area (WebP)',
    params: IdParam,
    query: FileVersion,
    answer: z.null(),
  }),
  officeOrderMockup: download('GET /v1/office/order/file/{id}/mockup', {
    ...any,
    access: { staff: readers },
    summary: 'An item on the photograph of its garment, in the view that shows this side (JPEG)',
    params: IdParam,
    query: MockupQuery,
    answer: z.null(),
  }),
  officeSlips: download('GET /v1/office/order/packing-slip', {
    access: { staff: ['warehouse', 'production', 'support'] },
    touches: 'any',
    summary: 'The packing slips of these orders in one PDF, in the order given, each on the paper of its seller',
    query: z.object({ orderIds: z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,199}$/) }),
    answer: z.null(),
  }),
  officePreviewCancel: call('GET /v1/office/order/{id}/cancel', {
    ...any,
    access: { staff: ['support'] },
    summary: 'What cancelling would give back, to the cent',
    params: IdParam,
    answer: dataOf(CancelPreview),
  }),
  officeCancel: call('POST /v1/office/order/{id}/cancel', {
    ...any,
    access: { staff: ['support'] },
    money: 'refund',
    did: { about: order, done: ['Cancelled the order', 'Hủy đơn'], asks: ['Cancel an order', 'Hủy đơn hàng'] },
    summary: 'Cancel an order for its seller',
    params: IdParam,
    /** `seenRefundCents`: what it gives back, as it was shown; where that is another by now, nothing is cancelled. */
    body: z.object({ seenRefundCents: CentsShape.optional(), reason }),
    answer: dataOf(CancelledOrder),
  }),
  officeRefund: call('POST /v1/office/order/{id}/refund', {
    ...any,
    access: { staff: ['finance', 'support'] },
    money: 'refund',
    did: { about: order, done: ['Refunded', 'Hoàn tiền'], asks: ['Refund an order', 'Hoàn tiền đơn hàng'] },
    summary: 'Give money of an order back, within one’s ceiling',
    params: IdParam,
    /** `seenLeftCents`: what was left of it, as it was shown; where it is another by now, nothing is given. */
    body: RefundBody,
    answer: dataOf(z.object({ id: Id, status: OrderStatus, refundedCents: CentsShape })),
  }),
  officeError: call('POST /v1/office/order/{id}/error', {
    ...any,
    access: { staff: ['support', 'production', 'warehouse'] },
    money: { none: 'Stops an order or sends a paid one on' },
    did: { about: order, done: ['Stopped the order', 'Dừng đơn'] },
    summary: 'Take an order out of its way: what is wrong, and who must act',
    params: IdParam,
    body: ReportBody,
    answer: Moved,
  }),
  officeResend: call('POST /v1/office/order/{id}/resend', {
    ...any,
    access: { staff: ['support', 'production', 'warehouse'] },
    money: { none: 'Stops an order or sends a paid one on' },
    did: { about: order, done: ['Resumed the order', 'Tiếp tục đơn'] },
    summary: 'Return an order to where it broke, or to the status that is named; one whose cause is not mended with a reason',
    params: IdParam,
    body: z.object({ to: OrderStatus.optional(), reason: Text(500).default('') }),
    answer: Moved,
  }),
  officeProcess: call('POST /v1/office/order/process', {
    ...any,
    access: { staff: ['production'] },
    money: { none: 'Stops an order or sends a paid one on' },
    did: { about: order, done: ['Started processing orders', 'Bắt đầu xử lý đơn'] },
    summary: 'Take orders into production now; one answer per order',
    body: z.object({ ids: z.array(Id).min(1).max(500) }),
    answer: dataOf(z.object({ results: z.array(BulkResult) })),
  }),
}
