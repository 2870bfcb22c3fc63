import { routes } from '#engine/serve/route.ts'
import { orderResolutionCalls } from './contract.ts'
import { sideMockup } from './mockup.ts'
import { sidePicture } from './picture.ts'
import { acceptResolution } from './resolution.ts'

export const orderResolutionRoutes = routes(orderResolutionCalls, {
  acceptResolution: async ({ who, params, body }, tx) => {
    const { status } = await acceptResolution(tx, who.id, params.id, body.acceptsDpi)
    return { data: { id: params.id, status } }
  },
  orderFilePicture: ({ who, params }, db, engine) => sidePicture(engine, db, params.id, who.id),
  orderFileMockup: ({ who, params, query }, db, engine) => sideMockup(engine, db, { id: params.id, sellerId: who.id, size: query.size }),
})
