import { sql } from 'kysely'
import { day, later } from '#base/time.ts'
import type { Db } from '#engine/db/database.ts'
import { type AskedQueues, beginningOfToday, countQueues, type QueueRow } from '#engine/office-queue.ts'

export interface TicketFigures {
  waiting: number
  overdue: number
  unassigned: number
  deflected: number
  shippingAsked: number
}
/** What waits now; and of 30 days, how often tracking answered and how often it did not. */
export async function findFigures(db: Db): Promise<TicketFigures> {
  const since = later(db.now(), -30 * day)
  const { rows } = await sql<TicketFigures>`
    select
      (select count(*) from support_ticket where status in ('NEW', 'IN_PROGRESS') and waiting_on = 'STAFF') as waiting,
      (select count(*) from support_ticket where due_at < ${db.now()}) as overdue,
      (select count(*) from support_ticket where status in ('NEW', 'IN_PROGRESS') and supporter_id is null) as unassigned,
      (select count(*) from support_deflection where day > ${since.toISOString().slice(0, 10)}) as deflected,
      (select count(*) from support_ticket where type = 'SHIPPING' and created_at > ${since}) as "shippingAsked"`.execute(db.q)
  return rows[0] ?? { waiting: 0, overdue: 0, unassigned: 0, deflected: 0, shippingAsked: 0 }
}

/** The queue of tickets that wait for staff: only those have a due time. */
export const countTicketQueue = (db: Db, asked: AskedQueues): Promise<QueueRow[]> =>
  countQueues(db, asked, {
    tickets: {
      waits: sql`select active_at as since, due_at, supporter_id from support_ticket where due_at is not null order by due_at`,
      done: sql`(select count(*)::int from support_message where status = 'SOLVED' and created_at >= ${beginningOfToday(db, asked.who)})`,
      isOverdue: sql`due_at < ${db.now()}`,
      isUnassigned: sql`supporter_id is null`,
    },
  })
