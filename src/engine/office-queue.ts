// The office's queues: what waits for staff. Each domain gives its own with its value; whoever shows them is given those of all.
import { type RawBuilder, sql } from 'kysely'
import type { AnyCall } from '#base/call.ts'
import type { Db } from './db/database.ts'
import type { Who } from './serve/route.ts'

/** Queues of a domain, which are counted together. */
export interface OfficeQueues {
  /** By name: its place in the order of the work, and the call whose readers may see it. */
  readonly of: Readonly<Record<string, { readonly rank: number; readonly call: Pick<AnyCall, 'access'> }>>
  count(db: Db, asked: AskedQueues): Promise<readonly QueueRow[]>
}
export interface AskedQueues {
  /** Those of them that the reader may see; never none. */
  readonly names: readonly string[]
  readonly who: Who
  /** Counts are exact up to here. */
  readonly most: number
}
/** What waits in a queue, since when its oldest does, and what was done today; null where the queue does not know. */
export interface QueueRow {
  name: string
  count: number
  since: Date | null
  doneToday: number | null
  overdue: number | null
  unassigned: number | null
}

type Part = RawBuilder<unknown>
export interface QueueParts {
  /** A query of rows with a column `since`, in the order of an index: it is cut where counting ends. */
  waits: Part
  /** How many were done today. */
  done?: Part
  /** Conditions on the rows. */
  isOverdue?: Part
  isUnassigned?: Part
}

/** The asked ones among these queues, in one query. `beside` are queries that several of them ask, by name: each is run once. */
export async function countQueues(
  db: Db,
  { names, most }: AskedQueues,
  queues: Readonly<Record<string, QueueParts>>,
  beside: Readonly<Record<string, Part>> = {},
): Promise<QueueRow[]> {
  const none = sql`null::int`
  const those = (which: Part | undefined) => (which ? sql`(count(*) filter (where ${which}))::int` : none)
  const counted = names.flatMap(name => {
    const parts = queues[name]
    if (!parts) return []
    const { waits, done = none, isOverdue, isUnassigned } = parts
    return sql`select ${name} as name, count(*)::int as count, min(since) as since, ${done} as done_today, ${those(isOverdue)} as overdue,
      ${those(isUnassigned)} as unassigned from (${waits} limit ${most}) waiting`
  })
  const shared = Object.entries(beside).map(([name, query]) => sql`${sql.ref(name)} as materialized (${query})`)
  const { rows } = await sql<QueueRow>`
    ${shared.length === 0 ? sql`` : sql`with ${sql.join(shared)}`} ${sql.join(counted, sql` union all `)}`.execute(db.q)
  return rows
}

/** When today began for this reader. */
export const beginningOfToday = (db: Db, { timeZone }: Who): Part =>
  sql`(date_trunc('day', ${db.now()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone})`
