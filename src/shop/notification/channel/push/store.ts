import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { PushTarget } from '#engine/push/message.ts'

/** The devices of a person are counted and added one after the other. */
export const lockDevices = (tx: Tx, accountId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`devices of ${accountId}`}, 0))`.execute(tx.q)

export interface DeviceRow {
  id: number
  sessionId: number
  name: string
  createdAt: Date
}
/** Those that are signed in still, newest first; there are never many. */
export async function listDevices(db: Db, accountId: number): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select d.id, d.session_id, d.name, d.created_at from push_device d join session_ref s on s.id = d.session_id
    where d.account_id = ${accountId} and s.expires_at > ${db.now()} order by d.created_at desc, d.id desc limit 100`.execute(db.q)
  return rows
}

export interface NewDevice extends PushTarget {
  accountId: number
  sessionId: number
  name: string
}
/** A session has one, and a browser tells whoever asked last in it. */
export async function putDevice(tx: Tx, { accountId, sessionId, endpoint, p256dh, auth, name }: NewDevice): Promise<void> {
  await sql`delete from push_device where session_id = ${sessionId} and endpoint <> ${endpoint}`.execute(tx.q)
  await sql`
    insert into push_device (account_id, session_id, endpoint, p256dh, auth, name, created_at)
    values (${accountId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${name}, ${tx.now()})
    on conflict (endpoint) do update set account_id = excluded.account_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name, created_at = excluded.created_at`.execute(tx.q)
}

/** False where it is not this person's, or gone. */
export async function deleteDevice(tx: Tx, { id, accountId }: { id: number; accountId: number }): Promise<boolean> {
  const { rows } = await sql`delete from push_device where id = ${id} and account_id = ${accountId} returning id`.execute(tx.q)
  return rows.length > 0
}

/** Nothing where it is gone, or its session is over. */
export async function findTarget(db: Db, id: number): Promise<(PushTarget & { accountId: number }) | undefined> {
  const { rows } = await sql<PushTarget & { accountId: number }>`
    select d.account_id, d.endpoint, d.p256dh, d.auth from push_device d join session_ref s on s.id = d.session_id
    where d.id = ${id} and s.expires_at > ${db.now()}`.execute(db.q)
  return rows[0]
}

/** The devices of these people. */
export async function listDevicesOf(db: Db, accountIds: readonly number[]): Promise<{ id: number; accountId: number }[]> {
  const { rows } = await sql<{ id: number; accountId: number }>`
    select id, account_id from push_device where account_id = any(${[...accountIds]}::bigint[])
    order by id limit ${100 * accountIds.length}`.execute(db.q)
  return rows
}

/** Whether its line was read, and how many it stands for by now; nothing where it is gone. */
export async function findPushedLine(db: Db, lineId: number): Promise<{ isRead: boolean; count: number } | undefined> {
  const { rows } = await sql<{ isRead: boolean; count: number }>`
    select n.read_at is not null as "isRead",
      (select count(*)::int from notification_event e where e.notification_id = n.id and e.subject_id is not null) as count
    from notification n where n.id = ${lineId}`.execute(db.q)
  return rows[0]
}

/** For a person's own copy of their data: what a message takes is no part of it. */
export async function* eachDevice(db: Db, accountId: number) {
  for (const { id, name, createdAt } of await listDevices(db, accountId)) yield { id, name, createdAt }
}
