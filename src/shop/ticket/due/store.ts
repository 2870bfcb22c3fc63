import { sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'
import type { TicketClock } from './rules.ts'

export interface RunningRow extends TicketClock {
  id: number
  runsSince: Date
}
/** Tickets whose clock runs, after this id; held until the transaction ends. */
export async function lockRunning(tx: Tx, after: number, limit: number): Promise<RunningRow[]> {
  const { rows } = await sql<RunningRow>`
    select id, worked_ms, runs_since, is_answered from support_ticket where due_at is not null and id > ${after}
    order by id limit ${limit} for no key update`.execute(tx.q)
  return rows
}

export async function setDue(tx: Tx, all: readonly { id: number; dueAt: Date }[]): Promise<void> {
  await sql`
    update support_ticket t set due_at = given.due_at
    from unnest(${all.map(each => each.id)}::bigint[], ${all.map(each => each.dueAt.toISOString())}::timestamptz[]) as given (id, due_at)
    where t.id = given.id and t.due_at is distinct from given.due_at`.execute(tx.q)
}
