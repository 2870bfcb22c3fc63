import { Fault } from '#base/fault.ts'
import { routes } from '#engine/serve/route.ts'
import { sellerActor, staffActor } from '../status/facts.status.ts'
import { refused } from '../status/status.ts'
import { cancelOrders, previewCancels } from './cancel.refund.ts'
import { cancelItem, previewCancelItem } from './cancel-item.ts'
import { orderCancelCalls, orderReshipCalls } from './contract.ts'
import { remakeOrder } from './remake.refund.ts'
import { previewReship, reshipFree, reshipOrder } from './reship.refund.ts'

export const orderCancelRoutes = routes(orderCancelCalls, {
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
  previewCancels: async ({ who, body }, tx) => ({ data: { previews: await previewCancels(tx, body.ids, sellerActor(who.id), who.id) } }),
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
})

export const orderReshipRoutes = routes(orderReshipCalls, {
  previewReship: async ({ who, params }, db) => ({ data: await previewReship(db, params.id, sellerActor(who.id), who.id) }),
  reshipOrder: async ({ who, params, body }, tx) => {
    const asked = { orderId: params.id, actor: sellerActor(who.id), sellerId: who.id, ...body }
    return { data: { id: params.id, status: await reshipOrder(tx, asked) } }
  },
  officeReship: async ({ who, params, body }, tx) => {
    const asked = { orderId: params.id, actor: staffActor(who), ...body }
    return { data: { id: params.id, status: await reshipFree(tx, asked) } }
  },
  officeRemake: async ({ who, params, body }, tx) => {
    const made = await remakeOrder(tx, { orderId: params.id, actor: staffActor(who), ...body })
    return { data: { ...made, remakeOf: params.id } }
  },
})
