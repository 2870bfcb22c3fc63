import { Fault } from '#base/fault.ts'
import { takePicture } from '#engine/image/public-picture.ts'
import { prepared, routes } from '#engine/serve/route.ts'
import { photoCalls } from './contract.ts'
import { addPhoto, orderPhotos, sendPhoto } from './photo.ts'

export const photoRoutes = routes(photoCalls, {
  addPiecePhoto: prepared({
    async prepare({ files }, _db, engine) {
      for await (const { stream } of files) return takePicture(engine, stream)
      throw new Fault('FILE_MISSING', { path: 'files' })
    },
    write: async ({ who, params }, tx, picture) => ({ data: await addPhoto(tx, { ticketId: params.id, picture, takenBy: who.id }) }),
  }),
  orderPhotos: async ({ query }, db) => ({ data: await orderPhotos(db, query.orderId) }),
  piecePhoto: async ({ params, query }, db, engine) => sendPhoto(engine, db, { ...params, ...query }),
})
