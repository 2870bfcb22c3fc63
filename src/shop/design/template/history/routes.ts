import { routes, signerOf } from '#engine/serve/route.ts'
import { designHistoryCalls } from './contract.ts'
import { restoreDesign, versionsOf } from './versions.ts'

export const designHistoryRoutes = routes(designHistoryCalls, {
  designVersions: async ({ who, params }, db) => ({ data: await versionsOf(db, who.id, params.id) }),
  restoreDesign: async ({ who, params, body }, tx) => ({
    data: await restoreDesign(tx, { sellerId: who.id, signerId: signerOf(who).id }, params, body),
  }),
})
