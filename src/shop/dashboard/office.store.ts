// What waits in the office: one query over the views of the layers below, each part bounded and read by an index.
import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { countMax, type QueueName } from './rules.ts'

export interface QueueRow {
  name: QueueName
  count: number
  since: Date | null
  doneToday: number | null
  overdue: number | null
  unassigned: number | null
}
/** When a parcel is in trouble, and the carriers that tell us of theirs. */
export interface Trouble {
  now: Date
  handedBefore: Date
  seenBefore: Date
}
type Part = ReturnType<typeof sql>
/** The queues whose rows the views show. */
export type ViewedQueue = Exclude<QueueName, 'exceptions' | 'approvals' | 'jobs'>

/** Of these queues, in no order. `timeZone` says when today began. */
export async function listQueues(db: Db, names: readonly ViewedQueue[], timeZone: string, trouble: Trouble): Promise<QueueRow[]> {
  if (names.length === 0) return []
  const parts = partsOf(trouble)
  const counted = names.map(name => {
    const { waits, done, isOverdue, isUnassigned } = parts[name]
    const those = (which: Part | undefined) => (which ? sql`(count(*) filter (where ${which}))::int` : sql`null::int`)
    return sql`select ${name} as name, count(*)::int as count, min(since) as since, ${done ?? sql`null::int`} as done_today,
        ${those(isOverdue)} as overdue, ${those(isUnassigned)} as unassigned
      from (${waits} limit ${countMax}) waiting`
  })
  const { rows } = await sql<QueueRow>`
    with today as (select (date_trunc('day', ${db.now()}::timestamptz at time zone ${timeZone})) at time zone ${timeZone} as began),
      moved as materialized (
        select from_status, to_status, count(*)::int as count from order_change_work
        where at >= (select began from today) and from_status is distinct from to_status group by 1, 2)
    ${sql.join(counted, sql` union all `)}`.execute(db.q)
  return rows
}

const inStatus = (...statuses: readonly string[]) => sql`
  select changed_at as since from order_work where status in (${sql.join(statuses)}) order by created_at, id`
/** How many orders reached one of these statuses today. */
const reached = (...statuses: readonly string[]) => sql`
  (select coalesce(sum(count), 0)::int from moved where to_status in (${sql.join(statuses)}))`

interface QueueParts {
  waits: Part
  done?: Part
  isOverdue?: Part
  isUnassigned?: Part
}
const partsOf = ({ handedBefore, seenBefore, now }: Trouble): Record<ViewedQueue, QueueParts> => ({
  batch: { waits: inStatus('PROCESSING'), done: reached('EXPORTED') },
  pieces: { waits: inStatus('EXPORTED', 'IN_PRODUCTION'), done: reached('PRODUCED') },
  labels: { waits: inStatus('PRODUCED'), done: reached('LABEL_CREATED') },
  print: { waits: inStatus('LABEL_CREATED'), done: reached('PRINTED') },
  handOver: { waits: inStatus('PRINTED'), done: reached('SHIPPED', 'SCANNING') },
  parcels: {
    waits: sql`
      select coalesce(last_event_at, handed_at, scanned_at) as since from parcel_work
      where state = 'RETURNED' or (state = 'HANDED' and sees <> 'NONE' and handed_at <= ${handedBefore})
        or (state in ('ACCEPTED', 'MOVING') and last_event_at <= ${seenBefore})
      order by id`,
  },
  deposits: {
    waits: sql`select created_at as since from deposit_work where status = 'PENDING' and method = 'BANK' order by id`,
    done: sql`(select count(*)::int from deposit_work
      where status = 'COMPLETED' and method = 'BANK' and decided_at >= (select began from today))`,
  },
  bank: { waits: sql`select since from bank_line_work where status = 'OPEN' order by id` },
  tickets: {
    // Only what waits for staff has a due time.
    waits: sql`select active_at as since, due_at, supporter_id from support_work where due_at is not null order by due_at`,
    done: sql`(select count(*)::int from support_end_work where at >= (select began from today))`,
    isOverdue: sql`due_at < ${now}`,
    isUnassigned: sql`supporter_id is null`,
  },
  messages: {
    waits: sql`select created_at as since from contact_message_work where status = 'NEW' order by id`,
    done: sql`(select count(*)::int from contact_reply_work where created_at >= (select began from today))`,
  },
})
