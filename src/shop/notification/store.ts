import { type Generated, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { NotificationType, SentenceValues } from './rules.ts'

type NotificationTables = {
  notification: {
    id: Generated<number>
    accountId: number
    type: NotificationType
    kind: string | null
    noticeValues: SentenceValues | null
    /** Of rows from before notices were kept by kind. */
    titleEn: string | null
    titleVi: string | null
    link: string | null
    createdAt: Date
    readAt: Date | null
  }
  notification_switch: { accountId: number; muted: NotificationType[] }
}
const on = (db: Db) => db.q.withTables<NotificationTables>()

export interface NewNotification {
  type: NotificationType
  kind: string
  values: SentenceValues
  link: string | null
}
/** One for each of these people who did not say that they do not want its type. */
export async function insertNotifications(
  tx: Tx,
  accountIds: readonly number[],
  { type, kind, values, link }: NewNotification,
): Promise<{ id: number; accountId: number }[]> {
  const { rows } = await sql<{ id: number; accountId: number }>`
    insert into notification (account_id, type, kind, notice_values, link, created_at)
    select person.id, ${type}, ${kind}, ${JSON.stringify(values)}::jsonb, ${link}, ${tx.now()}
    from unnest(${[...accountIds]}::bigint[]) as person (id)
    where not exists (select from notification_switch s where s.account_id = person.id and ${type} = any(s.muted))
    returning id, account_id`.execute(tx.q)
  return rows
}

export interface NotificationFilter {
  types: readonly NotificationType[]
  unread: boolean
}
/** Whose, and the kinds that they may not read any more. */
export interface Bell {
  accountId: number
  hidden: readonly string[]
}
const isShown = ({ hidden }: Bell) => sql<boolean>`(kind is null or kind <> all(${[...hidden]}::text[]))`
const mine = (db: Db, bell: Bell) =>
  on(db)
    .selectFrom('notification')
    .where('accountId', '=', bell.accountId)
    .$if(bell.hidden.length > 0, query => query.where(isShown(bell)))
const filtered = (db: Db, bell: Bell, { types, unread }: NotificationFilter) => {
  const rows = mine(db, bell).where('type', 'in', types)
  return unread ? rows.where('readAt', 'is', null) : rows
}
const columns = ['id', 'type', 'kind', 'noticeValues', 'titleEn', 'titleVi', 'link', 'createdAt', 'readAt'] as const
export type NotificationRow = NonNullable<Awaited<ReturnType<typeof findNotification>>>

export const findNotification = (db: Db, bell: Bell, id: number) => mine(db, bell).select(columns).where('id', '=', id).executeTakeFirst()

export const listNotifications = (db: Db, bell: Bell, filter: NotificationFilter, { page, limit }: { page: number; limit: number }) =>
  filtered(db, bell, filter)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

/** Counted up to `most`, so that a long list costs no more. */
export async function countNotifications(db: Db, bell: Bell, filter: NotificationFilter, most: number): Promise<number> {
  const some = filtered(db, bell, filter).select('id').limit(most).as('some')
  const row = await db.q
    .selectFrom(some)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** How many were unread. */
export async function setRead(tx: Tx, bell: Bell, id?: number): Promise<number> {
  const unread = on(tx)
    .updateTable('notification')
    .set({ readAt: tx.now() })
    .where('accountId', '=', bell.accountId)
    .where('readAt', 'is', null)
    .where(isShown(bell))
  const result = await (id === undefined ? unread : unread.where('id', '=', id)).executeTakeFirst()
  return Number(result.numUpdatedRows)
}

export async function findMuted(db: Db, accountId: number): Promise<NotificationType[]> {
  const row = await on(db).selectFrom('notification_switch').select('muted').where('accountId', '=', accountId).executeTakeFirst()
  return row?.muted ?? []
}

export const setMuted = (tx: Tx, accountId: number, muted: NotificationType[]) =>
  on(tx)
    .insertInto('notification_switch')
    .values({ accountId, muted })
    .onConflict(conflict => conflict.column('accountId').doUpdateSet({ muted }))
    .execute()

/** Every one of a person, oldest first. */
export const eachNotification = (db: Db, bell: Bell) =>
  readByKey(
    (after, limit) => mine(db, bell).select(columns).where('id', '>', after).orderBy('id').limit(limit).execute(),
    row => row.id,
  )

export async function deleteAllOf(tx: Tx, accountId: number): Promise<void> {
  await on(tx).deleteFrom('notification').where('accountId', '=', accountId).execute()
  await on(tx).deleteFrom('notification_switch').where('accountId', '=', accountId).execute()
}

/** Read ones that are old. */
export const deleteOldNotifications = (tx: Tx, before: Date) =>
  on(tx).deleteFrom('notification').where('readAt', 'is not', null).where('createdAt', '<', before).execute()
