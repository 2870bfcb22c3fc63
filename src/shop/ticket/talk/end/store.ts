import { sql } from 'kysely'
import { day, later } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { type RequesterWait, waitDays } from '../../due/wait.rules.ts'

/** Tickets after this id that have waited so long that the clock looks at them. */
export async function listWaited(db: Db, after: number, limit: number): Promise<number[]> {
  const [reminds, solves] = [waitDays.remind, waitDays.solve].map(days => later(db.now(), -days * day))
  const { rows } = await sql<{ id: number }>`
    select id from support_ticket
    where waits_since is not null and waits_since <= case when reminded_at is null then ${reminds}::timestamptz else ${solves}::timestamptz end
      and id > ${after}
    order by id limit ${limit}`.execute(db.q)
  return rows.map(row => row.id)
}

/** Is no activity of anybody. */
export async function setWait(tx: Tx, id: number, { waitsSince, remindedAt }: RequesterWait): Promise<void> {
  await sql`update support_ticket set waits_since = ${waitsSince}, reminded_at = ${remindedAt} where id = ${id}`.execute(tx.q)
}

/** The rows stay, as decisions name them; what was said and the bytes go, and the sweep of the store takes those. */
export async function blankTickets(tx: Tx, sellerId: number): Promise<void> {
  const messages = sql`select m.id from support_message m join support_ticket t on t.id = m.ticket_id where t.seller_id = ${sellerId}`
  await sql`update support_file set name = '', sha256 = '', thumbnail_sha256 = '' where message_id in (${messages})`.execute(tx.q)
  await sql`update support_message set text = '' where id in (${messages})`.execute(tx.q)
  await sql`update support_rating r set comment = '' from support_ticket t where t.id = r.ticket_id and t.seller_id = ${sellerId}`.execute(
    tx.q,
  )
  await sql`update support_ticket set subject = '' where seller_id = ${sellerId}`.execute(tx.q)
}

/** A seller's tickets that are open, to be ended one by one. */
export async function listOpenIds(db: Db, sellerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from support_ticket where seller_id = ${sellerId} and status in ('NEW', 'IN_PROGRESS') order by id limit 10000`.execute(db.q)
  return rows.map(row => row.id)
}
