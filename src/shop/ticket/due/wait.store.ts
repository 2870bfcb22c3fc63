import { sql } from 'kysely'
import { day, later } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { type RequesterWait, waitDays } from './wait.rules.ts'

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
