import { sql } from 'kysely'
import { day, hour, later, minute } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'

/** One minute more than an hour: the first of them has begun before. */
const windowMs = hour + minute

/** Until when a carrier takes no calls to this interface; nobody else counts one until the transaction ends. */
export async function lockApi(tx: Tx, accountId: number, api: string): Promise<Date | null> {
  const { rows } = await sql<{ blockedUntil: Date | null }>`
    insert into carrier_api (account_id, api) values (${accountId}, ${api})
    on conflict (account_id, api) do update set api = excluded.api
    returning blocked_until`.execute(tx.q)
  return rows[0]?.blockedUntil ?? null
}

export interface Used {
  used: number
  /** When the first of them counts no more. */
  freeAt: Date
}
/** The calls of the last hour to this interface. */
export async function usedCalls(db: Db, accountId: number, api: string): Promise<Used> {
  const { rows } = await sql<{ used: number; first: Date | null }>`
    select coalesce(sum(used), 0)::int as used, min(minute) as first from carrier_call
    where account_id = ${accountId} and api = ${api} and minute > ${later(db.now(), -windowMs)}`.execute(db.q)
  const { used = 0, first = null } = rows[0] ?? {}
  return { used, freeAt: later(first ?? db.now(), windowMs) }
}

export async function countCall(tx: Tx, accountId: number, api: string): Promise<void> {
  await sql`
    insert into carrier_call as c (account_id, api, minute, used)
    values (${accountId}, ${api}, date_trunc('minute', ${tx.now()}::timestamptz), 1)
    on conflict (account_id, api, minute) do update set used = c.used + 1`.execute(tx.q)
}

export async function setBlocked(tx: Tx, accountId: number, api: string, until: Date): Promise<void> {
  await sql`
    insert into carrier_api (account_id, api, blocked_until) values (${accountId}, ${api}, ${until})
    on conflict (account_id, api) do update set blocked_until = excluded.blocked_until`.execute(tx.q)
}

export async function findBlocked(db: Db, accountId: number, api: string): Promise<Date | null> {
  const { rows } = await sql<{ blockedUntil: Date | null }>`
    select blocked_until from carrier_api where account_id = ${accountId} and api = ${api}`.execute(db.q)
  return rows[0]?.blockedUntil ?? null
}

export interface ApiCalls {
  api: string
  /** In the last hour. */
  used: number
  blockedUntil: Date | null
}
/** The interfaces of an account that were ever called. */
export async function listCalls(db: Db, accountId: number): Promise<ApiCalls[]> {
  const { rows } = await sql<ApiCalls>`
    select a.api, coalesce(sum(c.used), 0)::int as used,
      case when a.blocked_until > ${db.now()} then a.blocked_until end as blocked_until
    from carrier_api a left join carrier_call c
      on c.account_id = a.account_id and c.api = a.api and c.minute > ${later(db.now(), -windowMs)}
    where a.account_id = ${accountId}
    group by a.api, a.blocked_until order by a.api limit 50`.execute(db.q)
  return rows
}

/** All that was counted, and what is not to be called. */
export async function deleteCalls(tx: Tx): Promise<void> {
  await sql`delete from carrier_call`.execute(tx.q)
  await sql`delete from carrier_api`.execute(tx.q)
}

/** What nobody asks about any more. */
export async function deleteOldCalls(tx: Tx): Promise<void> {
  await sql`delete from carrier_call where minute < ${later(tx.now(), -2 * day)}`.execute(tx.q)
}
