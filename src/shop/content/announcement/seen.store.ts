// Announcements as those whom they are for see them, and what each person has read or closed.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

/** Who reads, and for which seller: they themselves, or whose team they are of. */
export interface AnnouncementReader {
  accountId: number
  sellerId: number
}
export interface SeenRow {
  id: number
  title: string
  titleVi: string
  startsAt: Date
  endsAt: Date | null
  isRead: boolean
}
const columns = sql`e.announcement_id as id, e.title, e.title_vi, e.starts_at, e.ends_at, (s.read_at is not null) as "isRead"`
const editions = ({ accountId, sellerId }: AnnouncementReader) => sql`announcement_edition e
  join account_ref seller on seller.id = ${sellerId}
    and (e.audience = 'EVERYONE' or (e.audience = 'TIER' and e.tier = seller.tier) or (e.audience = 'SELLERS' and seller.id = any(e.seller_ids)))
  left join announcement_seen s on s.announcement_id = e.announcement_id and s.account_id = ${accountId}`
const hasBegun = (db: Db) => sql`e.starts_at <= ${db.now()}`
const isOn = (db: Db) => sql`${hasBegun(db)} and (e.ends_at is null or e.ends_at > ${db.now()})`
const isListed = (db: Db) => sql`${isOn(db)} and 'PAGE' = any(e.places)`

export async function listSeen(db: Db, reader: AnnouncementReader, { page, limit }: { page: number; limit: number }) {
  const { rows } = await sql<SeenRow>`
    select ${columns} from ${editions(reader)} where ${isListed(db)}
    order by e.starts_at desc, e.announcement_id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*) as total from ${editions(reader)} where ${isListed(db)}`.execute(db.q)
  return { rows, totalDocs: counts[0]?.total ?? 0 }
}

/** At most `most`. */
export async function countUnread(db: Db, reader: AnnouncementReader, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from ${editions(reader)} where ${isListed(db)} and s.read_at is null limit ${most}) found`.execute(db.q)
  return rows[0]?.count ?? 0
}

export async function findBanner(db: Db, reader: AnnouncementReader): Promise<SeenRow | undefined> {
  const { rows } = await sql<SeenRow>`
    select ${columns} from ${editions(reader)} where ${isOn(db)} and 'BANNER' = any(e.places) and s.closed_at is null
    order by e.starts_at desc, e.announcement_id desc limit 1`.execute(db.q)
  return rows[0]
}

/** Also one that is over, for who comes by an old notification; nothing where it is not for them. */
export async function findSeen(db: Db, reader: AnnouncementReader, id: number) {
  const { rows } = await sql<SeenRow & { body: string; bodyVi: string }>`
    select ${columns}, e.body, e.body_vi from ${editions(reader)} where ${hasBegun(db)} and e.announcement_id = ${id}`.execute(db.q)
  return rows[0]
}

/** Until the transaction ends no news of it is told: who reads it is not told of it meanwhile, and who is told has read it or has not. */
export async function holdEdition(tx: Tx, id: number): Promise<void> {
  await sql`select 1 from announcement_edition where announcement_id = ${id} for share`.execute(tx.q)
}

/** Those of these people who have read or closed it. */
export async function listSeenBy(tx: Tx, id: number, accountIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select account_id from announcement_seen where announcement_id = ${id} and account_id = any(${[...accountIds]}::bigint[])
    order by account_id limit ${accountIds.length}`.execute(tx.q)
  return rows.map(row => row.accountId)
}

/** The first time counts. */
export async function setSeen(tx: Tx, { accountId }: AnnouncementReader, id: number, how: 'readAt' | 'closedAt'): Promise<void> {
  const column = sql.ref(how === 'readAt' ? 'read_at' : 'closed_at')
  await sql`insert into announcement_seen (account_id, announcement_id, ${column}) values (${accountId}, ${id}, ${tx.now()})
    on conflict (account_id, announcement_id) do update set ${column} = coalesce(announcement_seen.${column}, excluded.${column})`.execute(
    tx.q,
  )
}
/** Those in the list that were unread, held as one is. */
export async function setAllSeen(tx: Tx, reader: AnnouncementReader): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.announcement_id as id from ${editions(reader)} where ${isListed(tx)} and s.read_at is null
    order by e.announcement_id for share of e`.execute(tx.q)
  const ids = rows.map(row => row.id)
  await sql`insert into announcement_seen (account_id, announcement_id, read_at)
    select ${reader.accountId}, unnest(${ids}::bigint[]), ${tx.now()}
    on conflict (account_id, announcement_id) do update set read_at = coalesce(announcement_seen.read_at, excluded.read_at)`.execute(tx.q)
  return ids
}

/** What a person has read and closed, oldest first. */
export async function listAllSeen(db: Db, accountId: number) {
  const { rows } = await sql<{ announcementId: number; title: string; readAt: Date | null; closedAt: Date | null }>`
    select s.announcement_id, a.title, s.read_at, s.closed_at from announcement_seen s join announcement a on a.id = s.announcement_id
    where s.account_id = ${accountId} order by s.announcement_id limit 10000`.execute(db.q)
  return rows
}
export async function deleteAllSeen(tx: Tx, accountId: number): Promise<void> {
  await sql`delete from announcement_seen where account_id = ${accountId}`.execute(tx.q)
  await sql`delete from announcement_told where seller_id = ${accountId}`.execute(tx.q)
}
