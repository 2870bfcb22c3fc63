import { routes } from '#engine/serve/route.ts'
import { checkOrder } from './check.ts'
import { orderCheckCalls } from './contract.ts'

export const orderCheckRoutes = routes(orderCheckCalls, {
  orderChecks: async ({ who, params }, db, engine) => ({ data: await checkOrder(engine, db, params.id, who.id) }),
  officeOrderChecks: async ({ params }, db, engine) => ({ data: await checkOrder(engine, db, params.id) }),
})
