// Articles: what editors work on, and the editions that readers see.
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Cover, PostDraft } from './contract.ts'
import type { PostStatus } from './rules.ts'

const like = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
const hasWords = (of: 'p' | 'e', q: string | undefined): RawBuilder<boolean> => {
  if (q === undefined || q === '') return sql`true`
  const columns = ['title', 'titleVi', 'summary', 'summaryVi', 'body', 'bodyVi'].map(
    name => sql`${sql.ref(`${of}.${name}`)} ilike ${like(q)}`,
  )
  return sql`(${sql.join(columns, sql` or `)})`
}
const coverOf = sql`case when c.key is null then null else jsonb_build_object('key', c.key, 'width', c.width, 'height', c.height) end as cover`

/** An edition in both languages. */
export interface EditionRow {
  id: number
  title: string
  titleVi: string
  summary: string
  summaryVi: string
  cover: Cover | null
  words: number
  wordsVi: number
  publishedAt: Date
  updatedAt: Date
}
const wordsOf = (column: 'body' | 'bodyVi') => sql`cardinality(regexp_split_to_array(trim(${sql.ref(`e.${column}`)}), '\\s+'))`
const editionColumns = sql`e.post_id as id, e.title, e.title_vi, e.summary, e.summary_vi, ${coverOf},
  ${wordsOf('body')} as words, ${wordsOf('bodyVi')} as "wordsVi", e.published_at,
  greatest(e.taken_at, e.published_at) as "updatedAt"`
const editions = sql`post_edition e left join post_picture c on c.key = e.cover_key`

/** Public ones only, newest first. */
export async function listEditions(db: Db, { page, limit, q }: { page: number; limit: number; q?: string | undefined }) {
  const filter = sql`e.published_at <= ${db.now()} and ${hasWords('e', q)}`
  const { rows } = await sql<EditionRow>`
    select ${editionColumns} from ${editions} where ${filter}
    order by e.published_at desc, e.post_id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from post_edition e where ${filter}`.execute(db.q)
  return { rows, totalDocs: counts[0]?.total ?? 0 }
}

export interface WholeEdition extends EditionRow {
  body: string
  bodyVi: string
}
const wholeColumns = sql`${editionColumns}, e.body, e.body_vi`

/** Nothing where it is not public. */
export async function findEdition(db: Db, id: number): Promise<WholeEdition | undefined> {
  const { rows } = await sql<WholeEdition>`
    select ${wholeColumns} from ${editions} where e.post_id = ${id} and e.published_at <= ${db.now()}`.execute(db.q)
  return rows[0]
}
export async function listNewestEditions(db: Db, limit: number): Promise<WholeEdition[]> {
  const { rows } = await sql<WholeEdition>`
    select ${wholeColumns} from ${editions} where e.published_at <= ${db.now()}
    order by e.published_at desc, e.post_id desc limit ${limit}`.execute(db.q)
  return rows
}
/** The public edition that came just before (`older`) or after this one. */
export async function findNeighbour(
  db: Db,
  of: { id: number; publishedAt: Date },
  side: 'newer' | 'older',
): Promise<EditionRow | undefined> {
  const here = sql`(${of.publishedAt}::timestamptz, ${of.id}::bigint)`
  const there = sql`(e.published_at, e.post_id)`
  const { rows } = await sql<EditionRow>`
    select ${editionColumns} from ${editions} where e.published_at <= ${db.now()}
      and ${side === 'newer' ? sql`${there} > ${here}` : sql`${there} < ${here}`}
    order by ${side === 'newer' ? sql`e.published_at, e.post_id` : sql`e.published_at desc, e.post_id desc`} limit 1`.execute(db.q)
  return rows[0]
}
/** Of all public editions, for the site map. */
export async function listEditionTimes(db: Db, limit: number): Promise<{ id: number; updatedAt: Date }[]> {
  const { rows } = await sql<{ id: number; updatedAt: Date }>`
    select post_id as id, greatest(taken_at, published_at) as "updatedAt" from post_edition where published_at <= ${db.now()}
    order by published_at desc, post_id desc limit ${limit}`.execute(db.q)
  return rows
}

/** An article as it is worked on. */
export interface PostRow {
  id: number
  title: string
  titleVi: string
  summary: string
  summaryVi: string
  body: string
  bodyVi: string
  cover: Cover | null
  version: number
  publishedVersion: number | null
  publishedAt: Date | null
  createdAt: Date
  editedAt: Date
  editedBy: string
}
const postCardColumns = sql`p.id, p.title, p.title_vi, p.version, e.version as "publishedVersion",
  e.published_at, p.created_at, p.edited_at, p.edited_by`
const posts = sql`post p left join post_edition e on e.post_id = p.id`

const inStatus = (status: PostStatus | undefined, now: Date) => {
  if (status === undefined) return sql`true`
  if (status === 'DRAFT') return sql`e.post_id is null`
  return status === 'SCHEDULED' ? sql`e.published_at > ${now}` : sql`e.published_at <= ${now}`
}
export type PostCardRow = Omit<PostRow, 'summary' | 'summaryVi' | 'body' | 'bodyVi' | 'cover'>
export async function listPosts(
  db: Db,
  { page, limit, q, status }: { page: number; limit: number; q?: string | undefined; status?: PostStatus | undefined },
) {
  const filter = sql`${hasWords('p', q)} and ${inStatus(status, db.now())}`
  const { rows } = await sql<PostCardRow>`
    select ${postCardColumns} from ${posts} where ${filter}
    order by p.edited_at desc, p.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from ${posts} where ${filter}`.execute(db.q)
  return { rows, totalDocs: counts[0]?.total ?? 0 }
}

export async function findPost(db: Db, id: number): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    select ${postCardColumns}, p.summary, p.summary_vi, p.body, p.body_vi, ${coverOf}
    from ${posts} left join post_picture c on c.key = p.cover_key where p.id = ${id}`.execute(db.q)
  return rows[0]
}

export async function insertPost(tx: Tx, editor: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into post (created_at, edited_at, edited_by) values (${tx.now()}, ${tx.now()}, ${editor}) returning id`.execute(tx.q)
  const [row] = rows
  if (!row) throw new Error('An insert gave no row.')
  return row.id
}

/** False where the version is not the one given: somebody saved meanwhile. */
export async function setPost(tx: Tx, id: number, version: number, draft: PostDraft, editor: string): Promise<boolean> {
  const { rows } = await sql`
    update post set title = ${draft.title}, title_vi = ${draft.titleVi}, summary = ${draft.summary}, summary_vi = ${draft.summaryVi},
      body = ${draft.body}, body_vi = ${draft.bodyVi}, cover_key = ${draft.coverKey},
      version = version + 1, edited_at = ${tx.now()}, edited_by = ${editor}
    where id = ${id} and version = ${version} returning id`.execute(tx.q)
  return rows.length > 0
}

/** Holds the article until the transaction ends. */
export async function lockPost(tx: Tx, id: number): Promise<void> {
  await sql`select id from post where id = ${id} for update`.execute(tx.q)
}

/** Readers see the article as it stands from `publishedAt` on. */
export async function putEdition(tx: Tx, id: number, publishedAt: Date, takenAt = tx.now()): Promise<void> {
  await sql`
    insert into post_edition (post_id, title, title_vi, summary, summary_vi, body, body_vi, cover_key, version, published_at, taken_at)
    select id, title, title_vi, summary, summary_vi, body, body_vi, cover_key, version, ${publishedAt}, ${takenAt} from post where id = ${id}
    on conflict (post_id) do update set title = excluded.title, title_vi = excluded.title_vi, summary = excluded.summary,
      summary_vi = excluded.summary_vi, body = excluded.body, body_vi = excluded.body_vi, cover_key = excluded.cover_key,
      version = excluded.version, published_at = excluded.published_at, taken_at = excluded.taken_at`.execute(tx.q)
}
export async function deleteEdition(tx: Tx, id: number): Promise<void> {
  await sql`delete from post_edition where post_id = ${id}`.execute(tx.q)
}
export async function deletePostRow(tx: Tx, id: number): Promise<void> {
  await sql`delete from post where id = ${id}`.execute(tx.q)
}

/** Articles that are public since then and that nobody was told of, marked as told. */
export async function takeUntold(tx: Tx, since: Date): Promise<Pick<EditionRow, 'id' | 'title' | 'titleVi'>[]> {
  const { rows } = await sql<Pick<EditionRow, 'id' | 'title' | 'titleVi'>>`
    update post set told_at = ${tx.now()} from post_edition e
    where e.post_id = post.id and e.published_at > ${since} and e.published_at <= ${tx.now()} and post.told_at is null
    returning post.id, e.title, e.title_vi`.execute(tx.q)
  return rows
}
