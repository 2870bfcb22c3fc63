import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { QueueParts } from '#engine/office-queue.ts'
import type { NewsState } from './rules.ts'

const first = async <T>(found: Promise<{ rows: T[] }>): Promise<T | undefined> => (await found).rows[0]

interface NewNews {
  source: string
  deliveryId: string
  subjectId: number | null
  body: Buffer
}
/** Its id; nothing where it is known. Of two at once one waits until the other is kept. */
export async function insertNews(tx: Tx, { source, deliveryId, subjectId, body }: NewNews): Promise<number | undefined> {
  const row = await first(
    sql<{ id: number }>`insert into inbound_news (source, delivery_id, subject_id, body, state, at)
      values (${source}, ${deliveryId}, ${subjectId}, ${body}, 'NEW', ${tx.now()})
      on conflict (source, delivery_id) do nothing returning id`.execute(tx.q),
  )
  return row?.id
}

export interface News {
  id: number
  subjectId: number | null
  body: Buffer
}
/** Counts a try; nothing where it is done, or kept no more. */
export const beginTry = (tx: Tx, id: number): Promise<News | undefined> =>
  first(
    sql<News>`update inbound_news set tries = tries + 1 where id = ${id} and state <> 'DONE' returning id, subject_id, body`.execute(tx.q),
  )
export async function setDone(tx: Tx, id: number): Promise<void> {
  await sql`update inbound_news set state = 'DONE', fault = '', done_at = ${tx.now()} where id = ${id} and state <> 'DONE'`.execute(tx.q)
}
export async function setFault(tx: Tx, id: number, { fault, isLastTry }: { fault: string; isLastTry: boolean }): Promise<void> {
  await sql`update inbound_news set fault = ${fault}, state = case when ${isLastTry} then 'FAILED' else state end
    where id = ${id} and state <> 'DONE'`.execute(tx.q)
}
/** Locked until the transaction ends. */
export const lockNews = (tx: Tx, id: number): Promise<{ source: string; state: NewsState } | undefined> =>
  first(sql<{ source: string; state: NewsState }>`select source, state from inbound_news where id = ${id} for update`.execute(tx.q))
export async function setNew(tx: Tx, id: number): Promise<void> {
  await sql`update inbound_news set state = 'NEW', fault = '', done_at = null where id = ${id}`.execute(tx.q)
}

export interface NewsRow {
  id: number
  source: string
  deliveryId: string
  state: NewsState
  tries: number
  fault: string
  at: Date
  doneAt: Date | null
}
interface NewsQuery {
  page: number
  limit: number
  state?: NewsState | undefined
  source?: string | undefined
}
/** One page, newest first, and how many there are, counted up to 10,001. */
export async function listNews(db: Db, { page, limit, state, source }: NewsQuery): Promise<{ docs: NewsRow[]; count: number }> {
  const rows = sql`from inbound_news where ${state === undefined ? sql`true` : sql`state = ${state}`}
    and ${source === undefined ? sql`true` : sql`source = ${source}`}`
  const { rows: docs } = await sql<NewsRow>`select id, source, delivery_id, state, tries, fault, at, done_at ${rows}
    order by id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const counted = await first(sql<{ count: number }>`select count(*)::int as count from (select ${rows} limit 10001) counted`.execute(db.q))
  return { docs, count: counted?.count ?? 0 }
}
export async function findBody(db: Db, id: number): Promise<Buffer | undefined> {
  const row = await first(sql<{ body: Buffer }>`select body from inbound_news where id = ${id}`.execute(db.q))
  return row?.body
}
/** When each of these last sent one. */
export async function lastOf(db: Db, sources: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ source: string; at: Date }>`
    select source, max(at) as at from inbound_news where source = any(${[...sources]}) group by source`.execute(db.q)
  return new Map(rows.map(({ source, at }) => [source, at]))
}
export async function deleteOld(tx: Tx, before: Date): Promise<void> {
  await sql`delete from inbound_news where at < ${before}`.execute(tx.q)
}

/** As a queue of the office: what failed for the last time. */
export const failedNews: QueueParts = { waits: sql`select at as since from inbound_news where state = 'FAILED' order by at` }
