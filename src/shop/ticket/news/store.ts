import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
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
