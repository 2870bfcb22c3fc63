import { routes } from '#engine/serve/route.ts'
import { orderLines } from '../../list/list.ts'
import { totalMax } from '../../list/rules.ts'
import { staffActor } from '../../status/facts.status.ts'
import { withSellers } from '../office-order.ts'
import { type ExceptionLine, orderExceptionCalls } from './contract.ts'
import { countStanding, listStanding } from './store.ts'

export const orderExceptionRoutes = routes(orderExceptionCalls, {
  officeExceptions: async ({ who, query }, db) => {
    const [rows, { count }] = await Promise.all([listStanding(db, query), countStanding(db, query)])
    const ids = rows.map(row => row.id)
    const lines = new Map((await withSellers(db, await orderLines(db, ids, staffActor(who)))).map(line => [line.id, line]))
    const docs = rows.flatMap(({ id, ...why }): ExceptionLine[] => {
      const line = lines.get(id)
      return line ? [{ ...line, ...why }] : []
    })
    return { data: { docs, totalDocs: Math.min(count, totalMax), hasMore: count > totalMax, page: query.page, limit: query.limit } }
  },
})
