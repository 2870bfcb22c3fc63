import { prepared, routes } from '#engine/serve/route.ts'
import { uploadCalls } from './contract.ts'
import { keepWhole, takeWhole } from './finish.ts'

export const uploadRoutes = routes(uploadCalls, {
  finishUpload: prepared({
    prepare: ({ who, params }, db, engine) => takeWhole(engine, db, who.id, params.id),
    write: async ({ who, params }, tx, taken) => ({ data: await keepWhole(tx, who.id, params.id, taken) }),
  }),
})
