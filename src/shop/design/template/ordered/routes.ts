import { prepared, routes } from '#engine/serve/route.ts'
import { checkedPictures } from '../../document/check/check.ts'
import { designCheckCalls } from '../../document/check/contract.ts'
import { checkAsked } from './asked.ts'

export const designCheckRoutes = routes(designCheckCalls, {
  // Nothing is written: all of it is done before the transaction, which a text to be measured or a picture to be looked at must not hold up.
  checkDesign: prepared({
    prepare: ({ who, body }, db, engine) => checkAsked(engine, db, who.id, body),
    write: async (_, __, found) => ({ data: found }),
  }),
  checkedPictures: async ({ who, query }, db, engine) => ({
    data: await checkedPictures(engine, db, who.id, query.ids.split(',').map(Number)),
  }),
})
