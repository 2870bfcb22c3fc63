import { Fault } from '#base/fault.ts'
import { routes } from '#engine/serve/route.ts'
import { findFilesById, sendThumbnail } from '#shop/file/file.ts'
import { slipsFile } from '../checkout/slip.checkout.ts'
import { sideMockup } from '../item/resolution/mockup.ts'
import { sidePicture } from '../item/resolution/picture.ts'
import { findFileId } from '../item/store.ts'
import { chooseOrders, orderPage } from '../list/list.ts'
import { countByStatus, listFacets } from '../list/store.ts'
import { cancelOrders, previewCancels } from '../refund/cancel.refund.ts'
import { refundOrder } from '../refund/refund.ts'
import { staffActor } from '../status/facts.status.ts'
import { refused, reportError, takeStep, takeSteps } from '../status/status.ts'
import { orderOfficeCalls } from './contract.ts'
import { officeOrder, vouched, withSellers } from './office-order.ts'
import { findSellers, listNewestSellers } from './store.ts'

export const orderOfficeRoutes = routes(orderOfficeCalls, {
  officeOrders: async ({ who, query }, db) => {
    const page = await orderPage(db, { timeZone: who.timeZone }, query, staffActor(who))
    return { data: { ...page, docs: await withSellers(db, page.docs) } }
  },
  chooseOrders: async ({ who, query }, db) => ({
    data: await chooseOrders(db, { timeZone: who.timeZone }, query, { actor: staffActor(who) }),
  }),
  officeOrderCounts: async (_input, db) => ({ data: { counts: await countByStatus(db) } }),
  officeOrderFacets: async (_input, db) => ({ data: await listFacets(db) }),
  officeOrderSellers: async ({ query: { q, id } }, db) => {
    const part = q.trim()
    const found = part === '' ? await listNewestSellers(db) : await findSellers(db, { part })
    const isThere = id === undefined || found.some(seller => seller.id === id)
    return { data: isThere ? found : [...(await findSellers(db, { id })), ...found] }
  },
  officeOrder: async ({ who, params }, db) => ({ data: await officeOrder(db, params.id, staffActor(who)) }),
  officeOrderFile: async ({ params }, db, engine) => {
    const fileId = await findFileId(db, params.id)
    const file = fileId === undefined ? undefined : (await findFilesById(db, [fileId])).get(fileId)
    if (!file) throw new Fault('FILE_NOT_FOUND')
    return sendThumbnail(engine, file)
  },
  officeOrderPicture: ({ params }, db, engine) => sidePicture(engine, db, params.id),
  officeOrderMockup: ({ params, query }, db, engine) => sideMockup(engine, db, { id: params.id, size: query.size }),
  officeSlips: ({ query }, _db, engine) => slipsFile(engine, query.orderIds.split(',').map(Number)),
  officePreviewCancel: async ({ who, params }, db) => {
    const [preview] = await previewCancels(db, [params.id], staffActor(who))
    if (!preview) throw new Fault('ORDER_NOT_FOUND')
    return { data: preview }
  },
  officeCancel: async ({ who, params, body }, tx) => {
    const asks = [{ orderId: params.id, seenRefundCents: body.seenRefundCents }]
    const [outcome] = await cancelOrders(tx, asks, staffActor(who), body.reason)
    if (!outcome || outcome.fault !== undefined) throw new Fault(outcome?.fault ?? 'ORDER_NOT_FOUND')
    const { status, refundCents, afterVoidCents } = outcome
    return { data: { id: params.id, status, refundCents, afterVoidCents } }
  },
  officeRefund: async ({ who, params, body }, tx) => {
    const done = await refundOrder(tx, { orderId: params.id, actor: staffActor(who), ...body })
    return { data: { id: params.id, ...done } }
  },
  officeError: async ({ who, params, body }, tx) => {
    await reportError(tx, { orderId: params.id, actor: staffActor(who), ...body })
    return { data: { id: params.id, status: 'ERROR' as const } }
  },
  officeResend: async ({ who, params, body }, tx) => {
    const given = { reason: body.reason, ...(body.to && { to: body.to }) }
    const { to, row } = await takeStep(tx, { orderId: params.id, step: 'resend', actor: staffActor(who), given, facts: vouched })
    if (row.status === 'ERROR' && !row.isCauseMended && body.reason.trim() === '') throw new Fault('ORDER_REASON_MISSING')
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
