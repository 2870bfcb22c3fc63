// Announcements as editors work on them, and their editions.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { NotificationType } from '#shop/notification/rules.ts'
import type { AnnouncementPlace, AnnouncementStatus, Audience } from './rules.ts'

export interface AnnouncementCardRow {
  id: number
  title: string
  titleVi: string
  places: AnnouncementPlace[]
  audience: Audience
  tier: string
  version: number
  publishedVersion: number | null
  publishedFrom: Date | null
  publishedUntil: Date | null
  editedAt: Date
  editedBy: string
}
export interface AnnouncementRow extends AnnouncementCardRow {
  body: string
  bodyVi: string
  type: NotificationType
  sellers: { id: number; username: string }[]
  unknownSellers: string[]
  startsAt: Date | null
  endsAt: Date | null
  told: number
  isTelling: boolean
}
const cardColumns = sql`a.id, a.title, a.title_vi, a.places, a.audience, a.tier, a.version, e.version as "publishedVersion",
  e.starts_at as "publishedFrom", e.ends_at as "publishedUntil", a.edited_at, a.edited_by`
const announcements = sql`announcement a left join announcement_edition e on e.announcement_id = a.id`

const inStatus = (status: AnnouncementStatus | undefined, now: Date) => {
  if (status === undefined) return sql`true`
  if (status === 'DRAFT') return sql`e.announcement_id is null`
  if (status === 'ENDED') return sql`e.ends_at <= ${now}`
  const isOpen = sql`(e.ends_at is null or e.ends_at > ${now})`
  return status === 'SCHEDULED' ? sql`e.starts_at > ${now} and ${isOpen}` : sql`e.starts_at <= ${now} and ${isOpen}`
}
const hasWords = (q: string | undefined) => {
  if (q === undefined || q === '') return sql`true`
  const words = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(a.title ilike ${words} or a.title_vi ilike ${words} or a.body ilike ${words} or a.body_vi ilike ${words})`
}
export async function listAnnouncements(
  db: Db,
  { page, limit, q, status }: { page: number; limit: number; q?: string | undefined; status?: AnnouncementStatus | undefined },
) {
  const filter = sql`${hasWords(q)} and ${inStatus(status, db.now())}`
  const { rows } = await sql<AnnouncementCardRow>`
    select ${cardColumns} from ${announcements} where ${filter}
    order by a.edited_at desc, a.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from ${announcements} where ${filter}`.execute(db.q)
  return { rows, totalDocs: counts[0]?.total ?? 0 }
}

export async function findAnnouncement(db: Db, id: number): Promise<AnnouncementRow | undefined> {
  const { rows } = await sql<AnnouncementRow>`
    select ${cardColumns}, a.body, a.body_vi, a.type, a.unknown_sellers, a.starts_at, a.ends_at, coalesce(e.told, 0) as told,
      coalesce('NEWS' = any(e.places) and e.told_at is null and (e.ends_at is null or e.ends_at > ${db.now()}), false) as "isTelling",
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'username', s.username) order by s.username)
        from account_ref s where s.id = any(a.seller_ids)), '[]') as sellers
    from ${announcements} where a.id = ${id}`.execute(db.q)
  return rows[0]
}

export async function insertAnnouncement(tx: Tx, editor: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into announcement (created_at, edited_at, edited_by) values (${tx.now()}, ${tx.now()}, ${editor}) returning id`.execute(tx.q)
  const [row] = rows
  if (!row) throw new Error('An insert gave no row.')
  return row.id
}

export interface AnnouncementWords {
  title: string
  titleVi: string
  body: string
  bodyVi: string
  places: AnnouncementPlace[]
  type: NotificationType
  audience: Audience
  tier: string
  sellerIds: number[]
  unknownSellers: string[]
  startsAt: Date | null
  endsAt: Date | null
}
/** False where the version is not the one given: somebody saved meanwhile. */
export async function setAnnouncement(tx: Tx, id: number, version: number, words: AnnouncementWords, editor: string): Promise<boolean> {
  const { rows } = await sql`
    update announcement set title = ${words.title}, title_vi = ${words.titleVi}, body = ${words.body}, body_vi = ${words.bodyVi},
      places = ${words.places}::text[], type = ${words.type}, audience = ${words.audience}, tier = ${words.tier},
      seller_ids = ${words.sellerIds}::bigint[], unknown_sellers = ${words.unknownSellers}::text[],
      starts_at = ${words.startsAt}, ends_at = ${words.endsAt},
      version = version + 1, edited_at = ${tx.now()}, edited_by = ${editor}
    where id = ${id} and version = ${version} returning id`.execute(tx.q)
  return rows.length > 0
}

/** Holds the announcement until the transaction ends; who is told of it meanwhile names it by its key, which waits for nobody. */
export async function lockAnnouncement(tx: Tx, id: number): Promise<void> {
  await sql`select id from announcement where id = ${id} for no key update`.execute(tx.q)
}

/** Sellers see it as it stands; one that has begun keeps its beginning, and its news begins again with those who do not have it. */
export async function putAnnouncementEdition(tx: Tx, id: number): Promise<void> {
  const now = tx.now()
  await sql`
    insert into announcement_edition (announcement_id, title, title_vi, body, body_vi, places, type, audience, tier, seller_ids,
      starts_at, ends_at, version, published_at)
    select id, title, title_vi, body, body_vi, places, type, audience, tier, seller_ids,
      greatest(coalesce(starts_at, ${now}), ${now}), ends_at, version, ${now} from announcement where id = ${id}
    on conflict (announcement_id) do update set title = excluded.title, title_vi = excluded.title_vi, body = excluded.body,
      body_vi = excluded.body_vi, places = excluded.places, type = excluded.type, audience = excluded.audience, tier = excluded.tier,
      seller_ids = excluded.seller_ids, ends_at = excluded.ends_at, version = excluded.version, told_to = 0, told_at = null,
      starts_at = case when announcement_edition.starts_at <= ${now} and excluded.starts_at <= ${now}
        then announcement_edition.starts_at else excluded.starts_at end`.execute(tx.q)
}

/** Over from now on; the working copy says so, too, and both stay one version. */
export async function setAnnouncementEnded(tx: Tx, id: number, editor: string): Promise<void> {
  const now = tx.now()
  await sql`update announcement set ends_at = ${now}, version = version + 1, edited_at = ${now}, edited_by = ${editor} where id = ${id}`.execute(
    tx.q,
  )
  await sql`update announcement_edition set ends_at = ${now}, version = version + 1 where announcement_id = ${id}`.execute(tx.q)
}
export async function deleteAnnouncementRow(tx: Tx, id: number): Promise<void> {
  await sql`delete from announcement where id = ${id}`.execute(tx.q)
}

/** What is to be told now, and how far it has come. */
export interface Telling {
  title: string
  titleVi: string
  type: NotificationType
  audience: Audience
  tier: string
  sellerIds: number[]
  toldTo: number
}
const isDue = (now: Date) => sql`'NEWS' = any(places) and told_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})`

/** Held until the transaction ends, so that of two jobs the second goes on where the first ended; nothing where nothing is left to tell. */
export async function lockTelling(tx: Tx, id: number): Promise<Telling | undefined> {
  const { rows } = await sql<Telling>`
    select title, title_vi, type, audience, tier, seller_ids, told_to from announcement_edition
    where announcement_id = ${id} and ${isDue(tx.now())} for update`.execute(tx.q)
  return rows[0]
}
/** Those of these sellers who do not have it yet: from now on they do. */
export async function insertTold(tx: Tx, id: number, sellerIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ sellerId: number }>`
    insert into announcement_told (announcement_id, seller_id) select ${id}, unnest(${[...sellerIds]}::bigint[])
    on conflict do nothing returning seller_id`.execute(tx.q)
  return rows.map(row => row.sellerId)
}
export async function setTold(tx: Tx, id: number, given: { count: number; to: number; isAll: boolean }): Promise<void> {
  await sql`update announcement_edition set told = told + ${given.count}, told_to = ${given.to},
    told_at = ${given.isAll ? tx.now() : null}::timestamptz where announcement_id = ${id}`.execute(tx.q)
}
export async function listDue(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select announcement_id as id from announcement_edition where ${isDue(db.now())} order by announcement_id limit 100`.execute(db.q)
  return rows.map(row => row.id)
}
