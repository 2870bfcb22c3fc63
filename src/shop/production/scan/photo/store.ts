import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { PublicPicture } from '#engine/image/public-picture.ts'
import type { FailCause } from '../../rules.ts'
import type { PhotoState } from './rules.ts'

export interface PhotoRow {
  id: number
  ticketId: number
  state: PhotoState
  width: number
  height: number
  by: string
  at: Date
}
const columns = sql`p.id, p.ticket_id, p.state, p.width, p.height, a.username as by, p.taken_at as at`

interface NewPhoto {
  ticketId: number
  state: PhotoState
  picture: Omit<PublicPicture, 'key'>
  takenBy: number
}
export async function insertPhoto(tx: Tx, { ticketId, state, picture, takenBy }: NewPhoto): Promise<void> {
  const { sha256, smallSha256, width, height } = picture
  await sql`
    insert into piece_photo (ticket_id, state, sha256, small_sha256, width, height, taken_by, taken_at)
    values (${ticketId}, ${state}, ${sha256}, ${smallSha256}, ${width}, ${height}, ${takenBy}, ${tx.now()})`.execute(tx.q)
}

/** Each piece has few; a page of pieces has at most 100. */
const most = 1_000

/** Of these pieces, oldest first. */
export async function listPhotos(db: Db, ticketIds: readonly number[]): Promise<PhotoRow[]> {
  if (ticketIds.length === 0) return []
  const { rows } = await sql<PhotoRow>`
    select ${columns} from piece_photo p join account_ref a on a.id = p.taken_by
    where p.ticket_id = any (${[...ticketIds]}) order by p.id limit ${most}`.execute(db.q)
  return rows
}

export async function findSamePhoto(db: Db, ticketId: number, sha256: string): Promise<PhotoRow | undefined> {
  const { rows } = await sql<PhotoRow>`
    select ${columns} from piece_photo p join account_ref a on a.id = p.taken_by
    where p.ticket_id = ${ticketId} and p.sha256 = ${sha256}`.execute(db.q)
  return rows[0]
}

export interface OrderPhotoRow extends PhotoRow {
  itemId: number
  name: string
  nameVi: string
  piece: number
  pieces: number
  cause: FailCause | null
}
/** Of an order's pieces, oldest first. */
export async function listOrderPhotos(db: Db, orderId: number): Promise<OrderPhotoRow[]> {
  const { rows } = await sql<OrderPhotoRow>`
    select ${columns}, t.item_id, i.product_name as name, i.product_name_vi as name_vi, t.piece, i.quantity as pieces, t.cause
    from piece_photo p join ticket t on t.id = p.ticket_id join order_item_ref i on i.id = t.item_id join account_ref a on a.id = p.taken_by
    where t.order_id = ${orderId} order by p.id limit ${most}`.execute(db.q)
  return rows
}

export async function findPhotoFile(db: Db, id: number): Promise<Omit<PublicPicture, 'key'> | undefined> {
  const { rows } = await sql<Omit<PublicPicture, 'key'>>`
    select sha256, small_sha256, width, height from piece_photo where id = ${id}`.execute(db.q)
  return rows[0]
}

/** Of all of a seller's orders. */
export async function deletePhotosOf(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    delete from piece_photo p using ticket t, order_ref o
    where t.id = p.ticket_id and o.id = t.order_id and o.seller_id = ${sellerId}`.execute(tx.q)
}
