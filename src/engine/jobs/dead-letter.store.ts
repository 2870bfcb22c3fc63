// Dead letters: jobs whose last try failed. The queue keeps them for a week.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { QueueParts } from '#engine/office-queue.ts'
import { allowOneMoreTry } from './poison.store.ts'

export interface DeadLetter {
  id: string
  name: string
  data: Readonly<Record<string, unknown>>
  /** What the last try failed with. */
  error: string
  tries: number
  sentAt: Date
  diedAt: Date
  /** So many processes ended under it, so it stands still until it is tried by hand; nothing where it failed in another way. */
  deaths: number | null
}

/** One page of them, first what stands still and then the newest, and how many there are. */
export async function listDeadLetters(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<{ docs: DeadLetter[]; totalDocs: number }> {
  const { rows: docs } = await sql<DeadLetter>`
    select id, name, coalesce(data, '{}') as data, coalesce(output->>'message', output->'value'->>'message', output::text, '') as error, retry_count + 1 as tries,
      created_on as "sentAt", completed_on as "diedAt", s.deaths
    from pgboss.job left join job_suspect s on s.letter_id = id
    where state = 'failed' order by s.deaths is null, completed_on desc, id limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from pgboss.job where state = 'failed'`.execute(db.q)
  return { docs, totalDocs: rows[0]?.total ?? 0 }
}

/** As a queue of the office; since when they wait nobody asks. */
export const deadLetters: QueueParts = { waits: sql`select null::timestamptz as since from pgboss.job where state = 'failed'` }

/** Puts it back into its queue with this transaction, for one more try, as `retry` of pg-boss does; false where it is no dead letter. */
export async function retryDeadLetter(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
    where id = ${id} and state = 'failed' returning 1`.execute(tx.q)
  await allowOneMoreTry(tx, id)
  return rows.length > 0
}
