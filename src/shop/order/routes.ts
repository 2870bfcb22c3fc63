import { Fault, type FaultValues } from '#base/fault.ts'
import { plainCents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import { type Refusal, refuse, routes, type Who } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { orderCalls } from './contract.ts'
import { createOrder, quoteInput } from './intake/create.ts'
import { copyOrder, deleteOrders, editOrder, setSellerStatus } from './intake/edit.ts'
import { orderDetail, orderPage } from './list/list.ts'
import { askOrders, countByStatus, type ListReader, listTracking } from './list/store.ts'
import { type PayOutcome, payOrders } from './pay/pay.ts'
import { cancelOrders, previewCancels } from './refund/cancel.refund.ts'
import { cancelItem, previewCancelItem } from './refund/item.ts'
import type { OrderQuery } from './shape.contract.ts'
import { sellerActor } from './status/facts.status.ts'
import { takeStep, takeSteps } from './status/status.ts'

const readerOf = (who: Who): ListReader => ({ sellerId: who.id, timeZone: who.timeZone })

export const orderRoutes = routes(orderCalls, {
  myOrders: async ({ who, query }, db) => ({ data: await orderPage(db, readerOf(who), query, sellerActor(who.id)) }),
  myOrderCounts: async ({ who }, db) => ({ data: { counts: await countByStatus(db, who.id) } }),
  exportTracking: async ({ who, query }, db) => ({
    stream: writeCsv(trackingRows(db, readerOf(who), query, query.shape)),
    name: query.shape === 'tiktok' ? 'tiktok-tracking.csv' : 'tracking.csv',
    type: 'text/csv; charset=utf-8',
  }),
  quoteOrder: async ({ who, body }, tx) => ({ data: await quoteInput(tx, who.id, body) }),
  createOrder: async ({ who, body }, tx) => {
    const { id } = await createOrder(tx, who.id, body)
    return { data: await orderDetail(tx, id, sellerActor(who.id), who.id) }
  },
  order: async ({ who, params }, db) => ({ data: await orderDetail(db, params.id, sellerActor(who.id), who.id) }),
  editOrder: async ({ who, params, body }, tx) => {
    await editOrder(tx, who.id, params.id, body)
    return { data: await orderDetail(tx, params.id, sellerActor(who.id), who.id) }
  },
  setSellerStatus: async ({ who, params, body }, tx) => {
    await setSellerStatus(tx, who.id, params.id, body.sellerStatus)
    return { data: { id: params.id, sellerStatus: body.sellerStatus } }
  },
  submitOrder: async ({ who, params }, tx) => {
    const [outcome] = await payOrders(tx, who.id, [params.id], sellerActor(who.id))
    return outcome?.fault ? refusalOf(outcome) : { data: { id: params.id, status: 'NEW_ORDER' as const } }
  },
  previewCancel: async ({ who, params }, db) => {
    const [preview] = await previewCancels(db, [params.id], sellerActor(who.id), who.id)
    if (!preview) throw new Fault('ORDER_NOT_FOUND')
    return { data: preview }
  },
  cancelOrder: async ({ who, params, body }, tx) => {
    const asks = [{ orderId: params.id, seenRefundCents: body.seenRefundCents }]
    const [outcome] = await cancelOrders(tx, asks, sellerActor(who.id), body.reason, who.id)
    if (!outcome || outcome.fault !== undefined) throw new Fault(outcome?.fault ?? 'ORDER_NOT_FOUND')
    const { status, refundCents, afterVoidCents } = outcome
    return { data: { id: params.id, status, refundCents, afterVoidCents } }
  },
  previewCancelItem: async ({ who, params }, db) => {
    const asked = { orderId: params.id, itemId: params.itemId, actor: sellerActor(who.id), sellerId: who.id }
    return { data: await previewCancelItem(db, asked) }
  },
  cancelOrderItem: async ({ who, params, body }, tx) => {
    const ask = { orderId: params.id, itemId: params.itemId, actor: sellerActor(who.id), sellerId: who.id, ...body }
    return { data: await cancelItem(tx, ask) }
  },
  resendOrder: async ({ who, params }, tx) => {
    const { to } = await takeStep(tx, { orderId: params.id, step: 'resend', actor: sellerActor(who.id), sellerId: who.id })
    return { data: { id: params.id, status: to } }
  },
  keepOrder: async ({ who, params, body }, tx) => {
    const step = { orderId: params.id, step: 'keep', actor: sellerActor(who.id), sellerId: who.id, given: { reason: body.reason } } as const
    return { data: { id: params.id, status: (await takeStep(tx, step)).to } }
  },
  duplicateOrder: async ({ who, params }, tx) => ({ data: await copyOrder(tx, who.id, params.id) }),
  deleteOrder: async ({ who, params }, tx) => {
    const [outcome] = await deleteOrders(tx, who.id, [params.id])
    if (outcome?.fault) throw new Fault(outcome.fault)
    return { data: { id: params.id } }
  },
  previewCancels: async ({ who, body }, tx) => ({ data: { previews: await previewCancels(tx, body.ids, sellerActor(who.id), who.id) } }),
  bulkSubmit: async ({ who, body }, tx) => {
    const seen = new Map(body.seen.map(({ id, totalCents }) => [id, totalCents]))
    const outcomes = await payOrders(tx, who.id, [...new Set(body.ids)], sellerActor(who.id), seen)
    const results = outcomes.map(it => (it.fault ? refused(it.orderId, it.fault) : { id: it.orderId, status: it.status }))
    return { data: { results } }
  },
  bulkCancel: async ({ who, body }, tx) => {
    const asks = body.orders.map(({ id, seenRefundCents }) => ({ orderId: id, seenRefundCents }))
    const outcomes = await cancelOrders(tx, asks, sellerActor(who.id), body.reason, who.id)
    const results = outcomes.map(it =>
      it.fault !== undefined
        ? refused(it.orderId, new Fault(it.fault))
        : { id: it.orderId, status: it.status, refundCents: it.refundCents },
    )
    return { data: { results } }
  },
  bulkResend: async ({ who, body }, tx) => {
    const step = { orderIds: body.ids, step: 'resend', actor: sellerActor(who.id), sellerId: who.id } as const
    const results = (await takeSteps(tx, step)).map(it =>
      it.fault !== undefined ? refused(it.orderId, new Fault(it.fault)) : { id: it.orderId, status: it.to },
    )
    return { data: { results } }
  },
  bulkDelete: async ({ who, body }, tx) => {
    const results = (await deleteOrders(tx, who.id, body.ids)).map(it =>
      it.fault ? refused(it.orderId, new Fault(it.fault)) : { id: it.orderId },
    )
    return { data: { results } }
  },
})

/** A payment that failed for want of money is written down; any other refusal leaves nothing behind. */
function refusalOf(outcome: Extract<PayOutcome, { fault: Fault }>): Refusal {
  if (outcome.isKept) return refuse(outcome.fault)
  throw outcome.fault
}

/** One refused order among many; its sentence is the code's. */
export const refused = (id: number, { code, values }: Fault): { id: number; code: string; values: FaultValues } => ({ id, code, values })

const CHUNK = 1_000
async function* trackingRows(db: Db, reader: ListReader, query: OrderQuery, shape: 'own' | 'tiktok') {
  yield shape === 'tiktok'
    ? ['Order ID', 'Tracking ID', 'Shipping provider name']
    : ['Order ID', 'Seller order ID', 'Tracking number', 'Carrier', 'Status', 'Recipient', 'Total', 'Shipped at', 'Delivered at']
  const asked = await askOrders(db, reader, query)
  for (let before: number | undefined; ; ) {
    const rows = await listTracking(db, asked, before, CHUNK)
    for (const row of rows)
      yield shape === 'tiktok'
        ? [row.externalId ?? String(row.id), row.trackingNumber, row.carrier]
        : [
            row.id,
            row.externalId,
            row.trackingNumber,
            row.carrier,
            row.status,
            row.fullName,
            plainCents(row.totalCost),
            row.handedOverAt?.toISOString() ?? '',
            row.deliveredAt?.toISOString() ?? '',
          ]
    if (rows.length < CHUNK) return
    before = rows.at(-1)?.id
  }
}
