import { later } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import { type Route, routes } from '#engine/serve/route.ts'
import { getAccount } from '#shop/account/account.ts'
import { approvalCalls, type Limit } from './contract.ts'
import { confirmApproval, type RouteOf, refuseApproval, shown } from './decide/decide.ts'
import { limitsOf } from './decide/limits.ts'
import { moneyCallsOf } from './decide/waiting.decide.ts'
import { moneyReport } from './report/report.ts'
import { dayMs, moneyKinds } from './rules.ts'
import { listWaiting, sumAlone } from './store.ts'

/** `all` are the deployment's routes: what was asked for is carried out by the call's own handler. */
export const approvalRoutes = (all: () => readonly Route[]): Route[] => {
  const routeOf: RouteOf = name => all().find(route => route.name === name && typeof route.call.money === 'string')
  return routes(approvalCalls, {
    approvals: async ({ who, query }, db) => {
      const page = await listWaiting(db, { id: who.id, calls: moneyCallsOf(who, all()) }, query)
      return { data: { ...page, docs: await shown(db, page.docs, who.id, routeOf) } }
    },
    confirmApproval: async ({ who, params, body }, tx, engine) => ({
      data: await confirmApproval(tx, who, { ...params, ...body }, { engine, routeOf }),
    }),
    refuseApproval: async ({ who, params, body }, tx) => ({ data: await refuseApproval(tx, who, { ...params, ...body }, routeOf) }),
    myLimits: async ({ who }, db) => ({ data: await myLimits(db, who.id) }),
    moneyReport: async ({ who, query }, db) => ({ data: await moneyReport(db, query.on, who.timeZone) }),
  })
}

async function myLimits(db: Db, id: number): Promise<Limit[]> {
  const person = await getAccount(db, id)
  const limits: Limit[] = []
  for (const kind of moneyKinds)
    limits.push({ kind, ...(await limitsOf(db, person, kind)), doneToday: await sumAlone(db, id, kind, later(db.now(), -dayMs)) })
  return limits
}
