import { Fault } from '#base/fault.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { fileCalls } from './contract.ts'
import {
  addLibraryFile,
  deleteFile,
  myFile,
  renameFile,
  sendFile,
  sendProxy,
  sendThumbnail,
  type TakenFile,
  takeLinked,
  takePrintFile,
} from './file.ts'
import { listFiles, type StoredFile } from './store.ts'

export const fileRoutes = routes(fileCalls, {
  uploadFiles: prepared({
    async prepare({ files }, _db, engine) {
      const taken: TakenFile[] = []
      for await (const { name, stream } of files) taken.push(await takePrintFile(engine, name, stream))
      if (taken.length === 0) throw new Fault('FILE_MISSING', { path: 'files' })
      return taken
    },
    async write({ who }, tx, taken) {
      const added: StoredFile[] = []
      for (const each of taken) added.push(await addLibraryFile(tx, who.id, each))
      return { data: added }
    },
  }),
  addLink: prepared({
    prepare: ({ who, body }, _db, engine) => takeLinked(engine, who.id, body.link),
    write: async ({ who }, tx, taken) => ({ data: await addLibraryFile(tx, who.id, taken, 'LINK') }),
  }),
  myFiles: async ({ who, query }, db) => ({ data: await listFiles(db, who.id, query) }),
  myFile: async ({ who, params }, db) => ({ data: await myFile(db, who.id, params.id) }),
  renameFile: async ({ who, params, body }, tx) => ({ data: await renameFile(tx, who.id, params.id, body.name) }),
  deleteFile: async ({ who, params }, tx) => {
    await deleteFile(tx, who.id, params.id)
    return { data: null }
  },
  fileContent: async ({ who, params }, db, engine) => sendFile(engine, await myFile(db, who.id, params.id)),
  fileProxy: async ({ who, params }, db, engine) => sendProxy(engine, await myFile(db, who.id, params.id)),
  fileThumbnail: async ({ who, params }, db, engine) => sendThumbnail(engine, await myFile(db, who.id, params.id)),
})
