import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'

/** Those of these queues in which a job is due. */
export async function dueQueues(db: Db, queues: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select queue.name from unnest(${[...queues]}::text[]) as queue (name)
    where exists (
      select 1 from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
    )`.execute(db.q)
  return rows.map(({ name }) => name)
}
