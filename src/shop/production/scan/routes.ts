import { routes } from '#engine/serve/route.ts'
import { emptyBin, heldBins } from './bin.ts'
import { binCalls } from './contract.ts'

export const binRoutes = routes(binCalls, {
  bins: async (_input, db) => ({ data: await heldBins(db) }),
  emptyBin: async ({ params, body }, tx) => ({ data: await emptyBin(tx, { number: params.id, orderId: body.orderId }) }),
})
