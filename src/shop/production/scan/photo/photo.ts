// Photographs of pieces: what the bench saw when a piece passed or failed.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { openPicture, type PublicPicture } from '#engine/image/public-picture.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { lockOrder } from '#shop/order/item/batch.item.ts'
import { ticketCode } from '../../rules.ts'
import { findTicket, lockTicket } from '../../store.ts'
import { isPhotoState, photosMax, whyNotPhoto } from './rules.ts'
import { findPhotoFile, findSamePhoto, insertPhoto, listOrderPhotos, listPhotos, type PhotoRow } from './store.ts'

interface Taken {
  ticketId: number
  picture: PublicPicture
  takenBy: number
}
/**
 * Keeps a photo of a piece; one that is there already is answered as it is. Throws TICKET_NOT_FOUND, TICKET_VOID, PIECE_NOT_DONE,
 * PIECE_PHOTOS_FULL, ORDER_HANDED_OVER.
 */
export async function addPhoto(tx: Tx, { ticketId, picture, takenBy }: Taken): Promise<PhotoRow> {
  const found = await findTicket(tx, ticketId)
  if (!found) throw new Fault('TICKET_NOT_FOUND')
  // The order first, as a scan does; of two photos at once the second sees the first.
  const order = await lockOrder(tx, found.orderId)
  const ticket = await lockTicket(tx, ticketId)
  if (!ticket) throw new Fault('TICKET_NOT_FOUND')
  const same = await findSamePhoto(tx, ticketId, picture.sha256)
  if (same) return same
  const { state, batchId } = ticket
  const why = whyNotPhoto(state, order.status)
  if (why || !isPhotoState(state)) throw new Fault(why ?? 'PIECE_NOT_DONE')
  if (order.handedOverAt !== null) throw new Fault('ORDER_HANDED_OVER')
  if ((await listPhotos(tx, [ticketId])).length >= photosMax) throw new Fault('PIECE_PHOTOS_FULL', { values: { limit: photosMax } })
  await insertPhoto(tx, { ticketId, state, picture, takenBy })
  await emit(tx, 'production.changed', { batchId })
  const kept = await findSamePhoto(tx, ticketId, picture.sha256)
  if (!kept) throw new Fault('PIECE_PHOTO_NOT_FOUND')
  return kept
}

/** The photos of these pieces, by their tickets. */
export async function photosOf(db: Db, ticketIds: readonly number[]): Promise<ReadonlyMap<number, PhotoRow[]>> {
  return Map.groupBy(await listPhotos(db, ticketIds), photo => photo.ticketId)
}

/** Those of an order's pieces, with what each shows. */
export async function orderPhotos(db: Db, orderId: number) {
  return (await listOrderPhotos(db, orderId)).map(photo => ({ ...photo, code: ticketCode(photo.ticketId) }))
}

/** Throws PIECE_PHOTO_NOT_FOUND. */
export async function sendPhoto(engine: Engine, db: Db, { id, size }: { id: number; size: 'small' | 'large' }): Promise<OutgoingFile> {
  const picture = await findPhotoFile(db, id)
  if (!picture) throw new Fault('PIECE_PHOTO_NOT_FOUND')
  return openPicture(engine, { ...picture, key: `piece-${id}` }, size)
}
