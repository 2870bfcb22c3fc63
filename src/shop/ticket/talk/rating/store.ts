import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Rating } from '../../rules.ts'

/** The message that solved a ticket last, and whether that is rated. */
export async function findSolving(db: Db, ticketId: number): Promise<{ messageId: number; isRated: boolean } | undefined> {
  const { rows } = await sql<{ messageId: number; isRated: boolean }>`
    select m.id as "messageId", exists (select from support_rating r where r.message_id = m.id) as "isRated"
    from support_message m where m.ticket_id = ${ticketId} and m.status = 'SOLVED' order by m.id desc limit 1`.execute(db.q)
  return rows[0]
}

interface NewRating {
  messageId: number
  ticketId: number
  rating: Rating
  comment: string
  ratedBy: number
}
export async function insertRating(tx: Tx, { messageId, ticketId, rating, comment, ratedBy }: NewRating): Promise<void> {
  await sql`
    insert into support_rating (message_id, ticket_id, rating, comment, rated_by, rated_at)
    values (${messageId}, ${ticketId}, ${rating}, ${comment}, ${ratedBy}, ${tx.now()})`.execute(tx.q)
}

interface RatingRow {
  messageId: number
  rating: Rating
  comment: string
  author: string
  at: Date
}
/** What was said of these messages, each of which solved a ticket. */
export async function listRatings(db: Db, messageIds: readonly number[]): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select r.message_id, r.rating, r.comment, a.username as author, r.rated_at as at
    from support_rating r join account_ref a on a.id = r.rated_by
    where r.message_id = any(${[...messageIds]}::bigint[]) limit 100`.execute(db.q)
  return rows
}
