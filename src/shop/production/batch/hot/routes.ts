import { routes } from '#engine/serve/route.ts'
import { hotCalls } from './contract.ts'
import { hotFilesOf, hotFolders, sendHotFiles } from './plan.ts'

export const hotRoutes = routes(hotCalls, {
  hotFolders: async (_input, db, engine) => ({ data: await hotFolders(db, engine) }),
  hotFiles: async ({ params }, db) => ({ data: await hotFilesOf(db, params.id) }),
  sendHotFiles: async ({ params, body }, tx, engine) => ({
    data: await sendHotFiles(tx, { batchId: params.id, fileIds: body.fileIds }, engine),
  }),
})
