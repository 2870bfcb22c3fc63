import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'

/** Whether a job of this name that has this number in its data waits or runs: a condition of somebody's own query. */
export const isUnderWay = (name: string, field: string, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from pgboss.job where name = ${name} and state < 'completed' and data->>${sql.lit(field)} = ${id}::text)`

/** Those of these queues in which a job is due. */
export async function dueQueues(db: Db, queues: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select queue.name from unnest(${[...queues]}::text[]) as queue (name)
    where exists (
      select 1 from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
    )`.execute(db.q)
  return rows.map(({ name }) => name)
}
