import { type ColumnType, type Generated, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'

type AuditChange = { before: Record<string, unknown>; after: Record<string, unknown> }
type AuditTables = {
  audit: {
    id: Generated<number>
    actorId: number
    /** Nothing of a member of a team, who is named by their account. */
    actor: string | null
    /** The seller in whose name it was done. */
    sellerId: number | null
    call: string
    subject: Generated<string>
    object: string
    request: ColumnType<Record<string, unknown>, string, never>
    change: ColumnType<AuditChange | null, string | null, never>
    requestId: string
    address: string
    at: Date
  }
}
const on = (db: Db) => db.q.withTables<AuditTables>()

export interface NewAudit {
  actorId: number
  actor: string | null
  sellerId: number | null
  call: string
  subject: string
  object: string
  request: unknown
  change: unknown
  requestId: string
  address: string
}
export const insertAudit = (tx: Tx, row: NewAudit) =>
  on(tx)
    .insertInto('audit')
    .values({
      actorId: row.actorId,
      actor: row.actor,
      sellerId: row.sellerId,
      call: row.call,
      subject: row.subject,
      object: row.object,
      request: JSON.stringify(row.request),
      change: row.change === undefined ? null : JSON.stringify(row.change),
      requestId: row.requestId,
      address: row.address,
      at: tx.now(),
    })
    .execute()

export interface AuditFilter {
  /** Staff and people about themselves, or members of sellers' teams. */
  by: 'staff' | 'team'
  /** In whose name. */
  sellerId?: number | undefined
  actorId?: number | undefined
  /** The username of who did it, or of the seller in whose name it was done. */
  actor?: string | undefined
  call?: string | undefined
  subject?: string | undefined
  object?: string | undefined
  /** Days of the reader's calendar, both included. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}
const filtered = (db: Db, { by, sellerId, actorId, actor, call, subject, object, from, to, timeZone }: AuditFilter) => {
  let rows = on(db)
    .selectFrom('audit')
    .where('sellerId', by === 'team' ? 'is not' : 'is', null)
  if (sellerId !== undefined) rows = rows.where('sellerId', '=', sellerId)
  if (actorId !== undefined) rows = rows.where('actorId', '=', actorId)
  if (actor && by === 'staff') rows = rows.where(sql`lower(actor)`, '=', actor.toLowerCase())
  if (actor && by === 'team') {
    const named = sql<number>`(select id from account_ref where lower(username) = ${actor.toLowerCase()})`
    rows = rows.where(({ or, eb }) => or([eb('actorId', 'in', named), eb('sellerId', 'in', named)]))
  }
  if (call) rows = rows.where('call', '=', call)
  if (subject) rows = rows.where('subject', '=', subject)
  if (object) rows = rows.where('object', '=', object)
  if (from) rows = rows.where('at', '>=', sql<Date>`(${from}::date)::timestamp at time zone ${timeZone}`)
  if (to) rows = rows.where('at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${timeZone}`)
  return rows
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number]
type Named = { id: number; username: string }

export async function listAudit(db: Db, filter: AuditFilter, { page, limit }: { page: number; limit: number }) {
  const docs = await filtered(db, filter)
    .select(['id', 'actorId', 'call', 'subject', 'object', 'request', 'change', 'requestId', 'at'])
    .select([
      sql<string>`coalesce(actor, (select username from account_ref where id = actor_id))`.as('actor'),
      sql<string>`(select full_name from account_ref where id = actor_id)`.as('actorFullName'),
      sql<Named | null>`(select jsonb_build_object('id', id, 'username', username) from account_ref where id = seller_id)`.as('seller'),
    ])
    .select(
      sql<string | null>`case when subject = 'account' then (select username from account_ref where id::text = audit.object) end`.as(
        'objectName',
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return docs
}

/** Counted up to 10,001, so that a long log costs no more. */
export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const row = await db.q
    .selectFrom(filtered(db, filter).select('id').limit(10_001).as('some'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** What was done to this account, by it and in its name, oldest first; who did it among the staff is theirs. */
export const eachAbout = (db: Db, accountId: number) =>
  readByKey(
    (after, limit) =>
      on(db)
        .selectFrom('audit')
        .select(['id', 'at', 'call', 'subject', 'object', 'request', 'change'])
        .select(sql<number | null>`case when seller_id = ${accountId} then actor_id end`.as('memberId'))
        .select(sql<boolean>`actor_id = ${accountId}`.as('isMine'))
        .where('id', '>', after)
        .where(({ or, and, eb }) =>
          or([
            eb('actorId', '=', accountId),
            eb('sellerId', '=', accountId),
            and([eb('subject', '=', 'account'), eb('object', '=', String(accountId))]),
          ]),
        )
        .orderBy('id')
        .limit(limit)
        .execute(),
    row => row.id,
  )
