import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { type AskedQueues, countQueues, type QueueRow } from '#engine/office-queue.ts'
import type { ApprovalRow, MoneyReport } from './contract.ts'
import { type ActState, type Amount, dayKinds, type MoneyKind } from './rules.ts'

/** Acts of one person wait here for each other until the transaction ends. */
export const lockMaker = (tx: Tx, makerId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`money act of ${makerId}`}, 0))`.execute(tx.q)
export const savepoint = (tx: Tx) => sql`savepoint money_act`.execute(tx.q)
export const rollBackTo = (tx: Tx) => sql`rollback to savepoint money_act`.execute(tx.q)

/** What this person did alone since then, of all kinds that share the kind's limit. */
export async function sumAlone(db: Db, makerId: number, kind: MoneyKind, since: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from money_act
    where maker_id = ${makerId} and kind = any(${dayKinds(kind)}::text[]) and state = 'ALONE' and at > ${since}`.execute(db.q)
  return rows[0]?.sum ?? 0
}

interface NewAct {
  makerId: number
  call: string
  kind: MoneyKind
  amount: Amount
  subject: string
  object: string
  params?: unknown
  request?: unknown
  ownKey?: string
}
export async function insertAct(tx: Tx, act: NewAct & { state: 'ALONE' | 'WAITING' }): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into money_act (maker_id, call, kind, amount, subject, object, params, request, own_key, state, at)
    values (${act.makerId}, ${act.call}, ${act.kind}, ${act.amount}, ${act.subject}, ${act.object}, ${JSON.stringify(act.params ?? {})}::jsonb,
      ${JSON.stringify(act.request ?? {})}::jsonb, ${act.ownKey ?? null}, ${act.state}, ${tx.now()})
    on conflict do nothing returning id`.execute(tx.q)
  return rows[0]?.id
}
/** Its id, and whether it is new; the id of the one that waits already where the same was asked for before. */
export async function insertWaiting(tx: Tx, act: NewAct): Promise<{ id: number; isNew: boolean }> {
  const id = await insertAct(tx, { ...act, state: 'WAITING' })
  if (id !== undefined) return { id, isNew: true }
  const { rows } = await sql<{ id: number }>`
    select id from money_act where state = 'WAITING' and (own_key = ${act.ownKey ?? null} or (own_key is null
      and maker_id = ${act.makerId} and call = ${act.call} and params = ${JSON.stringify(act.params ?? {})}::jsonb
      and request = ${JSON.stringify(act.request ?? {})}::jsonb))`.execute(tx.q)
  const found = rows[0]?.id
  if (found === undefined) throw new Error('The act was not written.')
  return { id: found, isNew: false }
}

/** The accounts that were let in, or given other roles or limits, since then. */
export async function listNewPowers(db: Db, since: Date): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct object::bigint as id from money_act
    where kind = 'power' and subject = 'account' and object <> '' and at > ${since} limit 10000`.execute(db.q)
  return new Set(rows.map(({ id }) => id))
}

export async function hasWaiting(db: Db, subject: string, object: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from money_act where state = 'WAITING' and subject = ${subject} and object = ${object}) as held`.execute(db.q)
  return rows[0]?.held ?? false
}

export interface LockedAct {
  id: number
  makerId: number
  call: string
  kind: MoneyKind
  amount: Amount
  subject: string
  object: string
  params: unknown
  request: unknown
  ownKey: string | null
  state: ActState
  at: Date
}
export async function lockAct(tx: Tx, id: number): Promise<LockedAct | undefined> {
  const { rows } = await sql<LockedAct>`
    select id, maker_id, call, kind, amount, subject, object, params, request, own_key, state, at
    from money_act where id = ${id} and state <> 'ALONE' for no key update`.execute(tx.q)
  return rows[0]
}
type Decision = { by: number; isDone: boolean }
export async function setDecided(tx: Tx, id: number, { by, isDone, remark }: Decision & { remark: string }): Promise<void> {
  await sql`update money_act set state = ${isDone ? 'DONE' : 'REFUSED'}, decided_by = ${by}, decided_at = ${tx.now()}, remark = ${remark}
    where id = ${id}`.execute(tx.q)
}
export async function setOwnDecided(tx: Tx, key: string, { by, isDone }: Decision): Promise<void> {
  await sql`update money_act set state = ${isDone ? 'DONE' : 'REFUSED'}, decided_by = ${by}, decided_at = ${tx.now()}
    where own_key = ${key} and state = 'WAITING'`.execute(tx.q)
}

const columns = sql`m.id, m.call, m.kind, m.amount, m.subject, m.object, m.request, m.own_key, m.state, m.at,
  jsonb_build_object('id', maker.id, 'username', maker.username) as maker, decider.username as "decidedBy", m.decided_at,
  m.remark,
  case when m.subject = 'account' and m.object <> '' then (select username from account_ref about where about.id = m.object::bigint) end
    as "objectName"`
/** Who they are stands beside it; `account` is a layer below. */
const tables = sql`money_act m join account_ref maker on maker.id = m.maker_id left join account_ref decider on decider.id = m.decided_by`
export type ShownAct = Omit<ApprovalRow, 'whyNot' | 'aloneAt'>

interface Reader {
  id: number
  /** The calls that they may make; nothing: they see all. */
  calls: readonly string[] | undefined
}
const seenBy = ({ id, calls }: Reader) => (calls ? sql`(m.call = any(${calls}::text[]) or m.maker_id = ${id})` : sql`true`)

/** What waits, the oldest first. */
export async function listWaiting(db: Db, reader: Reader, { page, limit }: { page: number; limit: number }) {
  const filter = sql`m.state = 'WAITING' and ${seenBy(reader)}`
  const { rows: docs } = await sql<ShownAct>`
    select ${columns} from ${tables} where ${filter} order by m.id limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows } = await sql<{ total: number }>`select count(*) as total from money_act m where ${filter}`.execute(db.q)
  return { docs, totalDocs: rows[0]?.total ?? 0, page, limit }
}
/** The queue of the acts that wait and that these calls let the reader see. */
export const countWaiting = (db: Db, asked: AskedQueues, calls: Reader['calls']): Promise<QueueRow[]> =>
  countQueues(db, asked, {
    approvals: {
      waits: sql`select m.at as since from money_act m where m.state = 'WAITING' and ${seenBy({ id: asked.who.id, calls })} order by m.id`,
    },
  })
export async function findAct(db: Db, id: number): Promise<ShownAct | undefined> {
  const { rows } = await sql<ShownAct>`select ${columns} from ${tables} where m.id = ${id}`.execute(db.q)
  return rows[0]
}
/** What was done alone or decided in this time, and all that still waits at its end: each act stands in one day, or waits. */
const inTime = (from: Date, to: Date) => sql`((m.state = 'ALONE' and m.at >= ${from} and m.at < ${to})
  or (m.decided_at >= ${from} and m.decided_at < ${to}) or (m.state = 'WAITING' and m.at < ${to}))`

/** The largest first, before them what no sum of money says: a bank account, a power, a voucher without an end. */
export async function listBetween(db: Db, from: Date, to: Date, limit: number): Promise<ShownAct[]> {
  const { rows } = await sql<ShownAct>`
    select ${columns} from ${tables} where ${inTime(from, to)}
    order by case m.kind when 'payee' then null else m.amount end desc nulls first, m.at desc, m.id desc limit ${limit}`.execute(db.q)
  return rows
}
type SumRow = MoneyReport['sums'][number] & { waitingCount: number }
export async function sumBetween(db: Db, from: Date, to: Date): Promise<SumRow[]> {
  const sumOf = (state: ActState) => sql`coalesce(sum(m.amount) filter (where m.state = ${state}), 0)::bigint`
  const { rows } = await sql<SumRow>`
    select maker.username, m.kind, ${sumOf('ALONE')} as alone, ${sumOf('DONE')} as "byTwo", ${sumOf('WAITING')} as waiting,
      count(*) as count, count(*) filter (where m.state = 'WAITING') as "waitingCount"
    from ${tables} where ${inTime(from, to)} group by maker.username, m.kind order by maker.username, m.kind`.execute(db.q)
  return rows
}

/** What a member of staff made or decided, for their own data. */
/** The acts that a person asked for or decided. */
export const eachOf = (db: Db, accountId: number) =>
  readByKey(
    (after, limit) => listOf(db, accountId, after, limit),
    act => act.id,
  )
async function listOf(db: Db, accountId: number, after: number, limit: number) {
  const { rows } = await sql<{ id: number; at: Date; call: string; amount: Amount; state: ActState; isMine: boolean }>`
    select id, at, call, amount, state, maker_id = ${accountId} as "isMine" from money_act
    where (maker_id = ${accountId} or decided_by = ${accountId}) and id > ${after} order by id limit ${limit}`.execute(db.q)
  return rows
}

/** A day of this time zone's calendar, half open. */
export async function dayOf(db: Db, on: string, timeZone: string): Promise<{ from: Date; to: Date }> {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select (${on}::date)::timestamp at time zone ${timeZone} as "from", (${on}::date + 1)::timestamp at time zone ${timeZone} as "to"`.execute(
    db.q,
  )
  const [day] = rows
  if (!day) throw new Error('A day has a beginning.')
  return day
}
