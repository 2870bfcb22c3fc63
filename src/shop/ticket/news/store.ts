import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { RequesterWait } from '../due/wait.rules.ts'

export interface AnswerRow {
  ticketId: number
  sellerId: number
  text: string
  isSolved: boolean
  /** Solved by the clock, as nobody replied. */
  isByClock: boolean
  /** It was merged into that one. */
  mergedId: number | null
  /** Nobody has said anything before it: the order that staff wrote about. */
  begunOrderId: number | null
}
/** A message of staff to a ticket's seller; nothing of a note. */
export async function findAnswer(db: Db, messageId: number): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select t.id as "ticketId", t.seller_id, m.text, coalesce(m.status = 'SOLVED', false) as "isSolved", m.author_id is null as "isByClock", m.merge_id as "mergedId",
      case when not exists (select from support_message b where b.ticket_id = t.id and b.id < m.id) then t.order_id end as "begunOrderId"
    from support_message m join support_ticket t on t.id = m.ticket_id
    where m.id = ${messageId} and m.is_staff and not m.is_note`.execute(db.q)
  return rows[0]
}

export interface RemindedRow extends RequesterWait {
  ticketId: number
  sellerId: number
  remindedAt: Date
}
/** A ticket whose requester was reminded and has not replied. */
export async function findReminded(db: Db, id: number): Promise<RemindedRow | undefined> {
  const { rows } = await sql<RemindedRow>`
    select id as "ticketId", seller_id, waits_since, reminded_at from support_ticket where id = ${id} and reminded_at is not null`.execute(
    db.q,
  )
  return rows[0]
}

/** A seller's tickets that are open, to be ended one by one. */
export async function listOpenIds(db: Db, sellerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from support_ticket where seller_id = ${sellerId} and status in ('NEW', 'IN_PROGRESS') order by id limit 10000`.execute(db.q)
  return rows.map(row => row.id)
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
