import { routes } from '#engine/serve/route.ts'
import { followCalls } from './contract.ts'
import { endLink, followLink, linkOf, makeLink } from './link.ts'
import { trackOrders } from './track.ts'

export const followRoutes = routes(followCalls, {
  trackOrders: async ({ who, query }, db) => ({ data: await trackOrders(db, who.id, query.q) }),
  trackingLink: async ({ who, params }, db, { config }) => ({ data: await linkOf(db, who.id, params.id, config.publicUrl) }),
  makeTrackingLink: async ({ who, params }, tx, { config }) => ({ data: await makeLink(tx, who.id, params.id, config.publicUrl) }),
  endTrackingLink: async ({ who, params }, tx) => ({ data: await endLink(tx, who.id, params.id) }),
  followOrder: async ({ params, request }, db) => ({ data: await followLink(db, params.token, request.ip) }),
})
