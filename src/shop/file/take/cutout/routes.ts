import { prepared, routes } from '#engine/serve/route.ts'
import { addLibraryFile } from '../library.ts'
import { cutoutCalls } from './contract.ts'
import { previewCutout, takeCutout } from './cut-out.ts'

export const cutoutRoutes = routes(cutoutCalls, {
  cutOutPreview: async ({ who, params, query }, db, engine) => previewCutout(engine, db, who.id, { id: params.id, ...query }),
  cutOut: prepared({
    prepare: ({ who, params, body }, db, engine) => takeCutout(engine, db, who.id, { id: params.id, ...body }),
    write: async ({ who }, tx, taken) => ({ data: await addLibraryFile(tx, who.id, taken) }),
  }),
})
