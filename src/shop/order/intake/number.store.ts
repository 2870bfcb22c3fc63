// Tracking numbers of live orders; the terms are those of the indexes `order_tracking_number` (read) and `order_typed_number`.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

const isLive = sql`status <> 'DUPLICATE' and cancelled_at is null and deleted_at is null`

export interface NumberHolder {
  orderId: number
  number: string
  sellerId: number
  isRead: boolean
  status: string
}
/** The live orders that bear one of these numbers; the one whose label says so before those that were told it. */
export async function listNumberHolders(db: Db, numbers: readonly string[]): Promise<NumberHolder[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<NumberHolder>`
    select id as "orderId", tracking_number as number, seller_id, is_number_read as "isRead", status from "order"
    where tracking_number = any (${[...numbers]}) and ${isLive} order by is_number_read desc, id limit 10000`.execute(db.q)
  return rows
}

/** Orders whose typed number has been read from another's label, locked; what has left the warehouse under its number keeps it. */
export async function lockTypedOverRead(tx: Tx, numbers: readonly string[]): Promise<{ id: number; number: string }[]> {
  const { rows } = await sql<{ id: number; number: string }>`
    select t.id, t.tracking_number as number from "order" t
    where t.tracking_number = any (${[...numbers]}) and not t.is_number_read and t.handed_over_at is null
      and t.status <> 'DUPLICATE' and t.cancelled_at is null and t.deleted_at is null
      and exists (select from "order" where tracking_number = t.tracking_number and is_number_read and ${isLive})
    order by t.id limit 10000 for no key update of t`.execute(tx.q)
  return rows
}
