import { routes } from '#engine/serve/route.ts'
import { checkOrder, warningsOf } from './check.ts'
import { orderCheckCalls } from './contract.ts'

export const orderCheckRoutes = routes(orderCheckCalls, {
  orderChecks: async ({ who, params }, db, engine) => ({ data: await checkOrder(engine, db, params.id, who.id) }),
  officeFindings: async ({ query }, db, engine) => ({ data: await warningsOf(engine, db, query.ids.split(',').map(Number)) }),
  officeOrderChecks: async ({ params }, db, engine) => ({ data: await checkOrder(engine, db, params.id) }),
})
