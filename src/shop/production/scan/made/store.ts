import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { plannedEachTime } from '#engine/db/prepared-statements.ts'
import type { FailCause } from '../../rules.ts'
import type { MadeQuery } from './contract.ts'
import { type MadeCause, type madeStates, noMachine } from './rules.ts'

const eachTime = sql.raw(plannedEachTime)

export interface MadeCounts {
  passed: number
  failed: number
  /** Of the failed ones, the most first. */
  causes: { cause: MadeCause; pieces: number }[]
}
/** Pieces that passed and pieces that failed, from one instant to another, which is not included. */
export async function countPieces(db: Db, { from, until }: { from: Date; until: Date }): Promise<MadeCounts> {
  const { rows } = await sql<{ state: 'PASSED' | 'FAILED'; cause: MadeCause; pieces: number }>`${eachTime}
    select state, coalesce(cause, 'NONE') as cause, count(*)::int as pieces from ticket
    where ended_at >= ${from} and ended_at < ${until} and state in ('PASSED', 'FAILED') group by 1, 2 order by pieces desc, cause`.execute(
    db.q,
  )
  const of = (state: 'PASSED' | 'FAILED') => rows.filter(row => row.state === state)
  const sum = (state: 'PASSED' | 'FAILED') => of(state).reduce((pieces, row) => pieces + row.pieces, 0)
  return { passed: sum('PASSED'), failed: sum('FAILED'), causes: of('FAILED').map(({ cause, pieces }) => ({ cause, pieces })) }
}

export interface MadeRow {
  id: number
  batchId: number
  orderId: number
  sku: string
  name: string
  nameVi: string
  size: string
  color: string
  piece: number
  pieces: number
  state: (typeof madeStates)[number]
  cause: FailCause | null
  reason: string
  machine: string | null
  by: string
  at: Date
}
const columns = sql`t.id, t.batch_id, t.order_id, i.sku, i.product_name as name, i.product_name_vi as name_vi, i.size, i.color, t.piece,
  i.quantity as pieces, t.state, t.cause, t.reason, t.machine, coalesce(a.username, '') as by, coalesce(t.ended_at, t.started_at) as at
  from ticket t join order_item_ref i on i.id = t.item_id left join account_ref a on a.id = t.scanned_by`

/** Each state as its index has it, with when it came to be so. */
const stands = {
  is: (state: MadeQuery['state']) =>
    state === 'STARTED' ? sql`t.state = 'STARTED'` : sql`t.state in ('PASSED', 'FAILED') and t.state = ${state}`,
  since: (state: MadeQuery['state']) => (state === 'STARTED' ? sql`t.started_at` : sql`t.ended_at`),
}
const asked = ({ state, cause, machine, from, to }: MadeQuery, timeZone: string) => sql`${stands.is(state)}
  and ${cause === undefined ? sql`true` : cause === 'NONE' ? sql`t.cause is null` : sql`t.cause = ${cause}`}
  and ${machine === undefined ? sql`true` : machine === noMachine ? sql`t.machine is null` : sql`t.machine = ${machine}`}
  and ${from === undefined ? sql`true` : sql`${stands.since(state)} >= (${from}::date)::timestamp at time zone ${timeZone}`}
  and ${to === undefined ? sql`true` : sql`${stands.since(state)} < (${to}::date + 1)::timestamp at time zone ${timeZone}`}`

/** One page: what ended last first, and what was started first. */
export async function listMade(db: Db, query: MadeQuery & { page: number; limit: number }, timeZone: string): Promise<MadeRow[]> {
  const { page, limit, state } = query
  const order = state === 'STARTED' ? sql`t.started_at, t.id` : sql`t.ended_at desc, t.id desc`
  const { rows } = await sql<MadeRow>`${eachTime} select ${columns} where ${asked(query, timeZone)}
    order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  return rows
}
export async function countMade(db: Db, query: MadeQuery, timeZone: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`${eachTime}
    select count(*)::int as total from ticket t where ${asked(query, timeZone)}`.execute(db.q)
  return rows[0]?.total ?? 0
}
/** All of them, by their tickets. */
export const eachMade = (db: Db, query: MadeQuery, timeZone: string) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<MadeRow>`${eachTime} select ${columns} where ${asked(query, timeZone)} and t.id > ${after}
        order by t.id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

/** Started pieces by the machine that they stand on; those of none last. */
export async function listStanding(db: Db): Promise<{ machine: string | null; pieces: number; oldestAt: Date }[]> {
  const { rows } = await sql<{ machine: string | null; pieces: number; oldestAt: Date }>`
    select machine, count(*)::int as pieces, min(started_at) as "oldestAt" from ticket where state = 'STARTED'
    group by machine order by machine nulls last limit 1000`.execute(db.q)
  return rows
}
