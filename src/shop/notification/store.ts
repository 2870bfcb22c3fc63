import type { Generated } from 'kysely'
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
  accountId: number
  type: NotificationType
  kind: string
  values: SentenceValues
  link: string | null
}
export async function insertNotification(tx: Tx, row: NewNotification): Promise<number> {
  const { id } = await on(tx)
    .insertInto('notification')
    .values({
      accountId: row.accountId,
      type: row.type,
      kind: row.kind,
      noticeValues: row.values,
      titleEn: null,
      titleVi: null,
      link: row.link,
      createdAt: tx.now(),
      readAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NotificationFilter {
  types: readonly NotificationType[]
  unread: boolean
}
const mine = (db: Db, accountId: number) => on(db).selectFrom('notification').where('accountId', '=', accountId)
const filtered = (db: Db, accountId: number, { types, unread }: NotificationFilter) => {
  const rows = mine(db, accountId).where('type', 'in', types)
  return unread ? rows.where('readAt', 'is', null) : rows
}
const columns = ['id', 'type', 'kind', 'noticeValues', 'titleEn', 'titleVi', 'link', 'createdAt', 'readAt'] as const
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
  const unread = on(tx).updateTable('notification').set({ readAt: tx.now() }).where('accountId', '=', accountId).where('readAt', 'is', null)
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
export const eachNotification = (db: Db, accountId: number) =>
  readByKey(
    (after, limit) => mine(db, accountId).select(columns).where('id', '>', after).orderBy('id').limit(limit).execute(),
    row => row.id,
  )

export async function deleteAllOf(tx: Tx, accountId: number): Promise<void> {
  await on(tx).deleteFrom('notification').where('accountId', '=', accountId).execute()
  await on(tx).deleteFrom('notification_switch').where('accountId', '=', accountId).execute()
}

/** Read ones that are old. */
export const deleteOldNotifications = (tx: Tx, before: Date) =>
  on(tx).deleteFrom('notification').where('readAt', 'is not', null).where('createdAt', '<', before).execute()
