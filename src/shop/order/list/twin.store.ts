// The other order of a duplicate by tracking number, as orders stand now.
import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'

/** The order that keeps this DUPLICATE from being kept for its number: its seller’s own first; nothing where the number is free by now. */
export async function findNumberTwin(db: Db, orderId: number): Promise<{ orderId: number; sellerId: number } | undefined> {
  const { rows } = await sql<{ orderId: number; sellerId: number }>`
    select t.id as "orderId", t.seller_id from "order" o join "order" t on t.tracking_number = o.tracking_number and t.id <> o.id
    where o.id = ${orderId} and (t.is_number_read or (not o.is_number_read and t.seller_id = o.seller_id))
      and t.status <> 'DUPLICATE' and t.cancelled_at is null and t.deleted_at is null
    order by t.seller_id = o.seller_id desc, t.id limit 1`.execute(db.q)
  return rows[0]
}
