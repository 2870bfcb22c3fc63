import { routes } from '#engine/serve/route.ts'
import { emptyBin, heldBins } from './bin.ts'
import { binCalls, pieceCalls } from './contract.ts'
import { piecePrints } from './piece.ts'

export const binRoutes = routes(binCalls, {
  bins: async (_input, db) => ({ data: await heldBins(db) }),
  emptyBin: async ({ params, body }, tx) => ({ data: await emptyBin(tx, { number: params.id, orderId: body.orderId }) }),
})

export const pieceRoutes = routes(pieceCalls, {
  piecePrints: async ({ params }, db) => ({ data: await piecePrints(db, params.id) }),
})
