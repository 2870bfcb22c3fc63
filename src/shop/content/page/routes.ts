import { routes } from '#engine/serve/route.ts'
import { pageCalls } from './contract.ts'
import { publicPage } from './page.ts'
import { officePage, officePages, publishPage, resetPage, restorePage, savePage } from './write.ts'

export const pageRoutes = routes(pageCalls, {
  page: async ({ params, query, request }, db) => ({ data: await publicPage(db, params.key, query.language ?? request.language) }),
  officePages: async (_, db) => ({ data: await officePages(db) }),
  officePage: async ({ params }, db) => ({ data: await officePage(db, params.key) }),
  savePage: async ({ who, params, body }, tx) => ({ data: await savePage(tx, params.key, body, who.username) }),
  publishPage: async ({ who, params, body }, tx) => ({ data: await publishPage(tx, params.key, body.version, who.username) }),
  restorePage: async ({ who, params, body }, tx) => ({ data: await restorePage(tx, params.key, body, who.username) }),
  resetPage: async ({ who, params, body }, tx) => ({ data: await resetPage(tx, params.key, body.version, who.username) }),
})
