import { routes, type Who } from '#engine/serve/route.ts'
import { sellerActor } from '../status/facts.status.ts'
import { orderCalls } from './contract.ts'
import { trackingFile } from './export/tracking-file.ts'
import { chooseOrders, orderDetail, orderPage } from './list.ts'
import { countByStatus, type ListReader, listFacets } from './store.ts'
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
  exportTracking: async ({ who, query }, db) => trackingFile(db, readerOf(who), query),
  order: async ({ who, params }, db) => ({ data: await orderDetail(db, params.id, sellerActor(who.id), who.id) }),
})
