import { plainCents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import { routes, type Who } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { sellerActor } from '../status/facts.status.ts'
import { type OrderQuery, orderCalls } from './contract.ts'
import { listTracking } from './export.store.ts'
import { chooseOrders, orderDetail, orderPage } from './list.ts'
import { askOrders, countByStatus, type ListReader, listFacets } from './store.ts'
import { withSizes } from './view/items.ts'

const readerOf = (who: Who): ListReader => ({ sellerId: who.id, timeZone: who.timeZone })

export const orderRoutes = routes(orderCalls, {
  myOrders: async ({ who, query }, db) => {
    const page = await orderPage(db, readerOf(who), query, sellerActor(who.id))
    return { data: { ...page, docs: await withSizes(db, who.id, page.docs) } }
  },
  chooseMyOrders: async ({ who, query }, db) => ({ data: await chooseOrders(db, readerOf(who), query, { actor: sellerActor(who.id) }) }),
  myOrderCounts: async ({ who, query }, db) => ({ data: { counts: await countByStatus(db, who.id, query.boughtFor) } }),
  myOrderFacets: async ({ who }, db) => ({ data: await listFacets(db, who.id) }),
  exportTracking: async ({ who, query }, db) => ({
    stream: writeCsv(trackingRows(db, readerOf(who), query, query.shape)),
    name: query.shape === 'tiktok' ? 'tiktok-tracking.csv' : 'tracking.csv',
    type: 'text/csv; charset=utf-8',
  }),
  order: async ({ who, params }, db) => ({ data: await orderDetail(db, params.id, sellerActor(who.id), who.id) }),
})

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
