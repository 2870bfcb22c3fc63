// The office ends what no carrier ends: refunds of labels, and purchases.
import { Fault } from '#base/fault.ts'
import { routes } from '#engine/serve/route.ts'
import { publicTracking } from '#shop/carrier/carrier.ts'
import { findOrders } from '#shop/order/status/facts.status.ts'
import { isRefundOverdue, refundDueCents } from '../../rules.ts'
import { findLabel } from '../../store.ts'
import { closeRefund, isItsLabel } from '../refund.ts'
import { labelPurchaseCalls, labelRefundCalls } from './contract.ts'
import { endLost } from './lost.ts'
import { countRefunds, listRefunds } from './store.ts'
import { endUnsold } from './unsold.ts'

const most = 10_000

export const labelRefundRoutes = routes(labelRefundCalls, {
  labelRefunds: async ({ query: { tab, page, limit } }, db) => {
    const [rows, total] = await Promise.all([listRefunds(db, { tab, page, limit }), countRefunds(db, tab, most + 1)])
    const orders = await findOrders(
      db,
      rows.map(row => row.orderId),
    )
    const docs = rows.map(row => {
      const order = orders.get(row.orderId)
      return {
        ...row,
        ...publicTracking('', row.trackingNumber),
        isOverdue: row.refundState === 'ASKED' && isRefundOverdue(row.refundAt, db.now()),
        dueCents: refundDueCents(row, order && isItsLabel(order, row) ? order : undefined),
      }
    })
    return { data: { docs, totalDocs: Math.min(total, most), hasMore: total > most, page, limit } }
  },
  closeLabelRefund: async ({ params, body }, tx) => {
    await closeRefund(tx, params.id, body)
    const label = await findLabel(tx, params.id)
    if (!label) throw new Fault('LABEL_NOT_FOUND')
    return { data: label }
  },
})

export const labelPurchaseRoutes = routes(labelPurchaseCalls, {
  endLost: async ({ params, body }, tx) => ({ data: await endLost(tx, params.id, body.note) }),
  endUnsold: async ({ params, body }, tx) => ({ data: await endUnsold(tx, params.id, body.note) }),
})
