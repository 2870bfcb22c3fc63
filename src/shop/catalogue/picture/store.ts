import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { PublicPicture } from '#engine/image/public-picture.ts'

export async function findPhoto(db: Db, key: string): Promise<PublicPicture | undefined> {
  const { rows } = await sql<PublicPicture>`
    select key, sha256, small_sha256, width, height from product_picture where key = ${key}`.execute(db.q)
  return rows[0]
}

/** Behind the pictures that the product has. */
export async function insertPhoto(tx: Tx, productId: number, color: string, picture: PublicPicture): Promise<void> {
  await sql`
    insert into product_picture (key, product_id, color, sha256, small_sha256, width, height, position, created_at)
    select ${picture.key}, ${productId}, ${color}, ${picture.sha256}, ${picture.smallSha256}, ${picture.width}, ${picture.height},
      coalesce(max(position), 0) + 1, ${tx.now()} from product_picture where product_id = ${productId}`.execute(tx.q)
}

/** The pictures that stay, in their new order; the others of the product are taken away. */
export async function setPhotoOrder(tx: Tx, productId: number, keys: readonly string[]): Promise<void> {
  await sql`delete from product_picture where product_id = ${productId} and not (key = any (${[...keys]}))`.execute(tx.q)
  await sql`update product_picture set position = array_position(${[...keys]}::text[], key)
    where product_id = ${productId} and key = any (${[...keys]})`.execute(tx.q)
}
