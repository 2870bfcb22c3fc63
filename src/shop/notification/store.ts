import { type Generated, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { Channels, NotificationKind } from './kind/kind.rules.ts'
import type { NotificationType, SentenceValues } from './kind/rules.ts'

type NotificationTables = {
  notification: {
    id: Generated<number>
    accountId: number
    type: NotificationType
    kind: string | null
    about: NotificationKind | null
    noticeValues: SentenceValues | null
    /** Of rows from before notices were kept by kind. */
    titleEn: string | null
    titleVi: string | null
    link: string | null
    inBell: Generated<boolean>
    createdAt: Date
    happenedAt: Date
    readAt: Date | null
  }
}
const on = (db: Db) => db.q.withTables<NotificationTables>()

export interface NewNotification {
  type: NotificationType
  kind: string
  about: NotificationKind
  values: SentenceValues
  link: string | null
  /** What it is about, by id; none where it is about nothing that has one. */
  subjects: readonly number[]
  /** It adds to the unread line of the same kind and day. */
  isBundled: boolean
  /** When the mail of a line that others add to goes; null: it has none of its own. */
  mailsAt: Date | null
  /** What is usual of its kind, and what always goes. */
  usual: Channels
  always: Channels
}
export interface WrittenLine {
  id: number
  accountId: number
  inBell: boolean
  inMail: boolean
  /** They want it on a device, and have one. */
  inPush: boolean
  /** Nothing is added to a line of before. */
  isNew: boolean
}
/** A line for each of these people who want it by any way, in one statement; the lines with what each wants. */
export async function insertNotifications(tx: Tx, accountIds: readonly number[], written: NewNotification): Promise<WrittenLine[]> {
  const { type, kind, about, values, link, subjects, isBundled, mailsAt, usual, always } = written
  const now = tx.now()
  const wants = (channel: keyof Channels) =>
    sql<boolean>`(${always[channel]}::boolean or coalesce(c.${sql.ref(channel)}, ${usual[channel]}::boolean))`
  const { rows } = await sql<WrittenLine>`
    with wanted as (
      select person.id as account_id, ${wants('bell')} as in_bell, ${wants('mail')} as in_mail,
        ${wants('digest')} and coalesce(d.digest, true) as in_digest,
        ${wants('push')} and exists (select from push_device device where device.account_id = person.id) as in_push
      from unnest(${[...accountIds]}::bigint[]) as person (id)
      left join notification_choice c on c.account_id = person.id and c.about = ${about}
      left join notification_choice d on d.account_id = person.id and d.about = 'DIGEST'
    ), line as (
      insert into notification (account_id, type, kind, about, notice_values, link, bundle, mails_at, in_bell, created_at, happened_at)
      select account_id, ${type}, ${kind}, ${about}, ${JSON.stringify(values)}::jsonb, ${link},
        ${isBundled ? now.toISOString().slice(0, 10) : null}::date, case when in_mail then ${mailsAt}::timestamptz end, in_bell, ${now}, ${now}
      from wanted where in_bell or in_mail or in_digest or in_push order by account_id
      on conflict (account_id, kind, bundle) where read_at is null and bundle is not null and not is_closed
        do update set happened_at = excluded.happened_at, notice_values = excluded.notice_values, link = excluded.link,
          in_bell = notification.in_bell or excluded.in_bell
      returning id, account_id, xmax = 0 as is_new
    ), event as (
      insert into notification_event (notification_id, account_id, subject_id, in_digest, at)
      select line.id, line.account_id, subject.id, wanted.in_digest, ${now}
      from line join wanted using (account_id) cross join unnest(${subjects.length > 0 ? [...subjects] : [null]}::bigint[]) as subject (id)
      where subject.id is not null or wanted.in_digest
      on conflict (notification_id, subject_id) do nothing
    )
    select line.id, line.account_id, line.is_new, wanted.in_bell, wanted.in_mail, wanted.in_push from line join wanted using (account_id)`.execute(
    tx.q,
  )
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
  const rows = mine(db, bell).where('inBell', '=', true).where('type', 'in', types)
  return unread ? rows.where('readAt', 'is', null) : rows
}
/** How many a line stands for; asked of the lines of a page alone. */
const counted = sql<number>`(
  case when bundle is null then 1 else (select count(*)::int from notification_event e where e.notification_id = notification.id) end)`
const columns = [
  'id',
  'type',
  'kind',
  'about',
  'noticeValues',
  'titleEn',
  'titleVi',
  'link',
  'happenedAt',
  'readAt',
  counted.as('count'),
] as const
export type NotificationRow = NonNullable<Awaited<ReturnType<typeof findNotification>>>

export const findNotification = (db: Db, bell: Bell, id: number) =>
  mine(db, bell).where('inBell', '=', true).select(columns).where('id', '=', id).executeTakeFirst()

export const listNotifications = (db: Db, bell: Bell, filter: NotificationFilter, { page, limit }: { page: number; limit: number }) =>
  filtered(db, bell, filter)
    .select(columns)
    .orderBy('happenedAt', 'desc')
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
    .where('inBell', '=', true)
    .where(isShown(bell))
  const result = await (id === undefined ? unread : unread.where('id', '=', id)).executeTakeFirst()
  return Number(result.numUpdatedRows)
}

export async function setLinesRead(
  tx: Tx,
  accountIds: readonly number[],
  { kind, links }: { kind: string; links: readonly string[] },
): Promise<void> {
  if (accountIds.length === 0 || links.length === 0) return
  await on(tx)
    .updateTable('notification')
    .set({ readAt: tx.now() })
    .where('accountId', 'in', accountIds)
    .where('kind', '=', kind)
    .where('link', 'in', links)
    .where('readAt', 'is', null)
    .where('inBell', '=', true)
    .execute()
}

/** Every one of a person, oldest first. */
export const eachNotification = (db: Db, bell: Bell) =>
  readByKey(
    (after, limit) => mine(db, bell).select(columns).where('id', '>', after).orderBy('id').limit(limit).execute(),
    row => row.id,
  )

export async function deleteAllOf(tx: Tx, accountId: number): Promise<void> {
  for (const table of ['notification_digest', 'notification', 'notification_choice', 'push_device'])
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx.q)
}

/** Read ones that are old, and those that no bell shows and whose mails are long sent. */
export async function deleteOldNotifications(tx: Tx, before: { read: Date; unseen: Date }): Promise<void> {
  await on(tx).deleteFrom('notification').where('readAt', 'is not', null).where('createdAt', '<', before.read).execute()
  await on(tx).deleteFrom('notification').where('inBell', '=', false).where('happenedAt', '<', before.unseen).execute()
  await sql`delete from notification_digest where made_at < ${before.read}`.execute(tx.q)
}
