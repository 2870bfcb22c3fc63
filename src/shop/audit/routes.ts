import { routes } from '#engine/serve/route.ts'
import { auditLog } from './audit.ts'
import { auditCalls } from './contract.ts'

export const auditRoutes = routes(auditCalls, {
  auditLog: async ({ who, query }, db) => ({ data: await auditLog(db, { ...query, timeZone: who.timeZone }) }),
})
