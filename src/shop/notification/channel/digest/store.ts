import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { NotificationKind } from '../../kind/kind.rules.ts'
import type { SentenceValues } from '../../kind/rules.ts'

/** The last moment at which the daily mail was due by the zone's clock, and its day there. */
export async function lastDue(db: Db, hour: number, timeZone: string): Promise<{ day: string; until: Date }> {
  const { rows } = await sql<{ day: string; until: Date }>`
    select (d.day - p.back)::text as day, (d.day - p.back + make_interval(hours => ${hour})) at time zone ${timeZone} as until
    from (select (${db.now()}::timestamptz at time zone ${timeZone})::date as day) d, (values (0), (1)) as p (back)
    where (d.day - p.back + make_interval(hours => ${hour})) at time zone ${timeZone} <= ${db.now()}
    order by p.back limit 1`.execute(db.q)
  const [due] = rows
  if (!due) throw new Error('Yesterday’s hour is over at every hour of today.')
  return due
}

/**
 * Makes the daily mails of a day for at most `limit` people who have news of before its hour that no daily mail has told, and takes this
 * news into them. Who has one of that day gets no other, whoever else makes them at the same time.
 */
export async function makeDigests(tx: Tx, { day, until }: { day: string; until: Date }, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into notification_digest (account_id, day, made_at)
    select distinct e.account_id, ${day}::date, ${tx.now()}::timestamptz
    from notification_event e
    where e.in_digest and e.digest_id is null and e.at < ${until}
      and not exists (select from notification_digest d where d.account_id = e.account_id and d.day = ${day}::date)
    order by e.account_id limit ${limit}
    on conflict (account_id, day) do nothing
    returning id`.execute(tx.q)
  const ids = rows.map(row => row.id)
  await sql`
    update notification_event e set digest_id = d.id from notification_digest d
    where d.id = any (${ids}::bigint[]) and e.account_id = d.account_id and e.in_digest and e.digest_id is null and e.at < ${until}`.execute(
    tx.q,
  )
  // What the mail tells of stays what it leads to: later news begins a line of its own.
  await sql`
    update notification set is_closed = true
    where bundle is not null and id in (select notification_id from notification_event where digest_id = any (${ids}::bigint[]))`.execute(
    tx.q,
  )
  return ids
}

export interface DigestRow {
  id: number
  accountId: number
  sentAt: Date | null
}
export async function findDigest(db: Db, id: number): Promise<DigestRow | undefined> {
  const { rows } = await sql<DigestRow>`select id, account_id, sent_at from notification_digest where id = ${id}`.execute(db.q)
  return rows[0]
}

export const setSent = (tx: Tx, id: number) =>
  sql`update notification_digest set sent_at = ${tx.now()} where id = ${id} and sent_at is null`.execute(tx.q)

/** One line of the bell, with how much of what it stands for this daily mail tells. */
export interface DigestLine {
  id: number
  about: NotificationKind
  kind: string
  noticeValues: SentenceValues
  link: string | null
  count: number
}
/** The newest of each kind, as many as a mail shows. */
export async function listDigestLines(db: Db, digestId: number, perKind: number): Promise<DigestLine[]> {
  const { rows } = await sql<DigestLine>`
    select id, about, kind, notice_values, link, count from (
      select n.id, n.about, n.kind, n.notice_values, n.link, count(*)::int as count,
        row_number() over (partition by n.about order by n.happened_at desc, n.id desc) as place
      from notification_event e join notification n on n.id = e.notification_id
      where e.digest_id = ${digestId} and n.about is not null and n.kind is not null
      group by n.id
    ) line where place <= ${perKind} order by about, place limit 1000`.execute(db.q)
  return rows
}

/** How many lines of each kind there are. */
export async function countDigestLines(db: Db, digestId: number): Promise<{ about: NotificationKind; lines: number }[]> {
  const { rows } = await sql<{ about: NotificationKind; lines: number }>`
    select n.about, count(distinct n.id)::int as lines
    from notification_event e join notification n on n.id = e.notification_id
    where e.digest_id = ${digestId} and n.about is not null group by n.about limit 100`.execute(db.q)
  return rows
}
