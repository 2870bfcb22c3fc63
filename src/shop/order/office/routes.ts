import { Fault } from '#base/fault.ts'
import type { Db } from '#engine/db/database.ts'
import { routes } from '#engine/serve/route.ts'
import { findFilesById, sendThumbnail } from '#shop/file/file.ts'
import { findFileId } from '../item/store.ts'
import type { OrderLine } from '../list/contract.ts'
import { orderDetail, orderPage } from '../list/list.ts'
import { countByStatus, listSellers } from '../list/store.ts'
import { cancelOrders, previewCancels } from '../refund/cancel.refund.ts'
import { refundOrder } from '../refund/refund.ts'
import { staffActor } from '../status/facts.status.ts'
import { refused, reportError, takeStep, takeSteps } from '../status/status.ts'
import { type OfficeLine, orderOfficeCalls } from './contract.ts'

export const orderOfficeRoutes = routes(orderOfficeCalls, {
  officeOrders: async ({ who, query }, db) => {
    const page = await orderPage(db, { timeZone: who.timeZone }, query, staffActor(who))
    return { data: { ...page, docs: await withSellers(db, page.docs) } }
  },
  officeOrderCounts: async (_input, db) => ({ data: { counts: await countByStatus(db) } }),
  officeOrder: async ({ who, params }, db) => {
    const order = await orderDetail(db, params.id, staffActor(who))
    const [found] = await withSellers(db, [order])
    if (!found) throw new Fault('ORDER_NOT_FOUND')
    return { data: { ...order, seller: found.seller } }
  },
  officeOrderFile: async ({ params }, db, engine) => {
    const fileId = await findFileId(db, params.id)
    const file = fileId === undefined ? undefined : (await findFilesById(db, [fileId])).get(fileId)
    if (!file) throw new Fault('FILE_NOT_FOUND')
    return sendThumbnail(engine, file)
  },
  officePreviewCancel: async ({ who, params }, db) => {
    const [preview] = await previewCancels(db, [params.id], staffActor(who))
    if (!preview) throw new Fault('ORDER_NOT_FOUND')
    return { data: preview }
  },
  officeCancel: async ({ who, params, body }, tx) => {
    const [outcome] = await cancelOrders(tx, [{ orderId: params.id }], staffActor(who), body.reason)
    if (!outcome || outcome.fault !== undefined) throw new Fault(outcome?.fault ?? 'ORDER_NOT_FOUND')
    const { status, refundCents, afterVoidCents } = outcome
    return { data: { id: params.id, status, refundCents, afterVoidCents } }
  },
  officeRefund: async ({ who, params, body }, tx) => {
    const done = await refundOrder(tx, { orderId: params.id, amountCents: body.amountCents, actor: staffActor(who), reason: body.reason })
    return { data: { id: params.id, ...done } }
  },
  officeError: async ({ who, params, body }, tx) => {
    await reportError(tx, { orderId: params.id, actor: staffActor(who), ...body })
    return { data: { id: params.id, status: 'ERROR' as const } }
  },
  officeResend: async ({ who, params, body }, tx) => {
    const given = { reason: body.reason, ...(body.to && { to: body.to }) }
    // Staff who send it on vouch for the cause being mended.
    const facts = { isCauseMended: true }
    const { to } = await takeStep(tx, { orderId: params.id, step: 'resend', actor: staffActor(who), given, facts })
    return { data: { id: params.id, status: to } }
  },
  officeProcess: async ({ who, body }, tx) => {
    const outcomes = await takeSteps(tx, { orderIds: body.ids, step: 'process', actor: staffActor(who) })
    const results = outcomes.map(it =>
      it.fault !== undefined ? refused(it.orderId, new Fault(it.fault)) : { id: it.orderId, status: it.to },
    )
    return { data: { results } }
  },
})

async function withSellers<T extends OrderLine>(db: Db, orders: readonly T[]): Promise<(T & Pick<OfficeLine, 'seller'>)[]> {
  const sellers = await listSellers(
    db,
    orders.map(order => order.id),
  )
  return orders.map(order => ({ ...order, seller: sellers.get(order.id) ?? { id: 0, username: '' } }))
}
