import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

/** Merges of one seller's tickets wait here for each other until the transaction ends: no two of them close a circle together. */
export const lockMerges = (tx: Tx, sellerId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`merge of tickets of ${sellerId}`}, 0))`.execute(tx.q)

/** Whether a reply to the one ever comes to the other, by whatever goes on with it. */
export async function leadsTo(db: Db, from: number, to: number): Promise<boolean> {
  const { rows } = await sql<{ leads: boolean }>`
    with recursive next (id) as (
      values (${from}::bigint)
      union
      select on_with.id from next n cross join lateral (
        select merged_id as id from support_ticket where id = n.id and merged_id is not null
        union all select id from support_ticket where continues_id = n.id) on_with)
    select exists (select from next where id = ${to}) as leads`.execute(db.q)
  return rows[0]?.leads ?? false
}
