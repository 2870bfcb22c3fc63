import { prepared, routes } from '#engine/serve/route.ts'
import { namedCarriers } from '#shop/carrier/carrier.ts'
import { elsewhereCalls } from './contract.ts'
import { putElsewhere, takePaper } from './put.ts'
import { insertPaper } from './store.ts'

export const elsewhereRoutes = routes(elsewhereCalls, {
  carrierNames: async () => ({ data: namedCarriers() }),
  readElsewhere: prepared({
    prepare: ({ params, files }, _db, engine) => takePaper(engine, params.id, files),
    write: async ({ who, params }, tx, read) => {
      const { number: trackingNumber, ...paper } = await insertPaper(tx, { orderId: params.id, by: who.id, ...read })
      return { data: { ...paper, trackingNumber } }
    },
  }),
  putElsewhere: async ({ who, params, body }, tx) => ({ data: await putElsewhere(tx, who, params.id, body) }),
})
