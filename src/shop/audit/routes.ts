import { routes } from '#engine/serve/route.ts'
import { auditLog, teamActivity } from './audit.ts'
import { auditCalls, teamActivityCalls } from './contract.ts'

export const auditRoutes = routes(auditCalls, {
  auditLog: async ({ who, query }, db) => ({ data: await auditLog(db, { ...query, timeZone: who.timeZone }) }),
})

export const teamActivityRoutes = routes(teamActivityCalls, {
  teamActivity: async ({ who, query }, db) => ({ data: await teamActivity(db, who, query) }),
})
