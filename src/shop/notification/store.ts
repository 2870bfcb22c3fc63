import type { Generated } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { NotificationType } from './rules.ts'

type NotificationTables = {
  notification: {
    id: Generated<number>
    account_id: number
    type: NotificationType
    title_en: string
    title_vi: string
    link: string | null
    created_at: Date
    read_at: Date | null
  }
  notification_switch: { account_id: number; muted: NotificationType[] }
}
const on = (db: Db) => db.q.withTables<NotificationTables>()

export interface NewNotification {
  accountId: number
  type: NotificationType
  titleEn: string
  titleVi: string
  link: string | null
}
export async function insertNotification(tx: Tx, row: NewNotification): Promise<number> {
  const { id } = await on(tx)
    .insertInto('notification')
    .values({
      account_id: row.accountId,
      type: row.type,
      title_en: row.titleEn,
      title_vi: row.titleVi,
      link: row.link,
      created_at: tx.now(),
      read_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NotificationFilter {
  types: readonly NotificationType[]
  unread: boolean
}
const mine = (db: Db, accountId: number) => on(db).selectFrom('notification').where('account_id', '=', accountId)
const filtered = (db: Db, accountId: number, { types, unread }: NotificationFilter) => {
  const rows = mine(db, accountId).where('type', 'in', types)
  return unread ? rows.where('read_at', 'is', null) : rows
}
const columns = [
  'id',
  'type',
  'title_en as titleEn',
  'title_vi as titleVi',
  'link',
  'created_at as createdAt',
  'read_at as readAt',
] as const
export type NotificationRow = NonNullable<Awaited<ReturnType<typeof findNotification>>>

export const findNotification = (db: Db, accountId: number, id: number) =>
  mine(db, accountId).select(columns).where('id', '=', id).executeTakeFirst()

export const listNotifications = (
  db: Db,
  accountId: number,
  filter: NotificationFilter,
  { page, limit }: { page: number; limit: number },
) =>
  filtered(db, accountId, filter)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

/** Counted up to `most`, so that a long list costs no more. */
export async function countNotifications(db: Db, accountId: number, filter: NotificationFilter, most: number): Promise<number> {
  const some = filtered(db, accountId, filter).select('id').limit(most).as('some')
  const row = await db.q
    .selectFrom(some)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** How many were unread. */
export async function setRead(tx: Tx, accountId: number, id?: number): Promise<number> {
  const unread = on(tx)
    .updateTable('notification')
    .set({ read_at: tx.now() })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
  const result = await (id === undefined ? unread : unread.where('id', '=', id)).executeTakeFirst()
  return Number(result.numUpdatedRows)
}

export async function findMuted(db: Db, accountId: number): Promise<NotificationType[]> {
  const row = await on(db).selectFrom('notification_switch').select('muted').where('account_id', '=', accountId).executeTakeFirst()
  return row?.muted ?? []
}

export const setMuted = (tx: Tx, accountId: number, muted: NotificationType[]) =>
  on(tx)
    .insertInto('notification_switch')
    .values({ account_id: accountId, muted })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet({ muted }))
    .execute()

/** Every one of a person, oldest first. */
export const eachNotification = (db: Db, accountId: number) =>
  readByKey(
    (after, limit) => mine(db, accountId).select(columns).where('id', '>', after).orderBy('id').limit(limit).execute(),
    row => row.id,
  )

export async function deleteAllOf(tx: Tx, accountId: number): Promise<void> {
  await on(tx).deleteFrom('notification').where('account_id', '=', accountId).execute()
  await on(tx).deleteFrom('notification_switch').where('account_id', '=', accountId).execute()
}

/** Read ones that are old. */
export const deleteOldNotifications = (tx: Tx, before: Date) =>
  on(tx).deleteFrom('notification').where('read_at', 'is not', null).where('created_at', '<', before).execute()
