// Photographs of pieces, as the bench took them: evidence for support, and for staff alone.
import { z } from 'zod'
import { call, download, upload } from '#base/call.ts'
import { limits } from '#base/fields.ts'
import { dataOf, Id, IdParam, Instant, named } from '#base/shapes.ts'
import { byProduction, production, watchPieces } from '../../contract.ts'
import { failCauses } from '../../rules.ts'
import { photoStates } from './rules.ts'

export const PiecePhoto = z.object({
  id: Id,
  /** Of the piece. */
  ticketId: Id,
  /** How the piece stood when it was taken. */
  state: z.enum(photoStates),
  /** In pixels, of the large one. */
  width: z.int(),
  height: z.int(),
  by: z.string(),
  at: Instant,
})
export type PiecePhoto = z.input<typeof PiecePhoto>

/** With the piece that it shows. */
const OrderPhoto = PiecePhoto.extend({
  code: z.string(),
  itemId: Id,
  name: z.string(),
  nameVi: z.string(),
  piece: z.int(),
  pieces: z.int(),
  /** Of a piece that has failed by now, where the scan named one. */
  cause: z.enum(failCauses).nullable(),
})

named({ PiecePhoto, OrderPhoto })

export const photoCalls = {
  addPiecePhoto: upload('POST /v1/office/production/ticket/{id}/photo', {
    ...byProduction,
    money: { none: 'Photographs' },
    did: { about: production, done: ['Added a photo of a piece', 'Thêm ảnh của một chiếc'] },
    summary:
      'Add a JPG or PNG of at most 5 MB of a piece that has passed or failed, at most 6 of each; it is made anew as WebP without hidden notes, and the same one once more is the one that is there',
    params: IdParam,
    body: z.object({}),
    answer: dataOf(PiecePhoto),
    maxBytes: limits.photoBytes,
  }),
  orderPhotos: call('GET /v1/office/production/piece/photo', {
    ...watchPieces,
    summary: 'The photos of an order’s pieces, also of those that failed, oldest first',
    query: z.object({ orderId: z.coerce.number().int().positive() }),
    answer: dataOf(z.array(OrderPhoto)),
  }),
  piecePhoto: download('GET /v1/office/production/piece/photo/{id}', {
    ...watchPieces,
    summary: 'A photo of a piece as WebP; the large size is at most 1600 pixels a side, the small one 800',
    params: IdParam,
    query: z.object({ size: z.enum(['small', 'large']).default('large') }),
    answer: z.null(),
  }),
}
