import { Fault } from '#base/fault.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { refused } from '../status/status.ts'
import { addArt, previewArt } from './art/art.ts'
import { useOfFile } from './art/file-use.ts'
import { letteringOfArt } from './art/written.ts'
import { orderArtCalls } from './contract.ts'
import { countTemplateUse } from './store.ts'

export const orderArtRoutes = routes(orderArtCalls, {
  previewArt: async ({ who, query }, db) => ({ data: await previewArt(db, who.id, query.orderIds.split(',').map(Number)) }),
  templateUse: async ({ who, query }, db) => ({ data: await countTemplateUse(db, who.id, query.ids.split(',').map(Number)) }),
  fileUse: async ({ who, params }, db) => ({ data: await useOfFile(db, who.id, params.id) }),
  addArt: prepared({
    prepare: ({ who, body }, db, engine) => letteringOfArt(engine, db, who.id, body.art),
    async write({ who, body }, tx, lettering) {
      const outcomes = await addArt(tx, who.id, body, lettering)
      const results = outcomes.map(it =>
        it.fault ? refused(it.orderId, new Fault(it.fault, { values: it.values ?? {} })) : { id: it.orderId, status: it.status },
      )
      return { data: { results } }
    },
  }),
})
