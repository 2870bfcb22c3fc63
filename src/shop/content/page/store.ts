// The shop's own pages: working copies, and every edition that was published.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { PageKey, PageWords } from './rules.ts'

const words = sql`title, title_vi, lead, lead_vi, body, body_vi`

/** The words that readers see; nothing where those are built in. */
export async function findShownWords(db: Db, key: PageKey): Promise<PageWords | undefined> {
  const { rows } = await sql<PageWords>`
    select ${words} from page_edition where id = (select edition_id from page_text where key = ${key})`.execute(db.q)
  return rows[0]
}

export interface PageRow extends PageWords {
  key: PageKey
  editionId: number | null
  version: number
  editedAt: Date
  editedBy: string
}
const columns = sql`key, ${words}, edition_id, version, edited_at, edited_by`
/** Those that somebody has worked on. */
export async function listPages(db: Db): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`select ${columns} from page_text order by key limit 100`.execute(db.q)
  return rows
}
export async function findPage(db: Db, key: PageKey): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`select ${columns} from page_text where key = ${key}`.execute(db.q)
  return rows[0]
}
/** Held until the transaction ends. */
export async function lockPage(tx: Tx, key: PageKey): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`select ${columns} from page_text where key = ${key} for update`.execute(tx.q)
  return rows[0]
}

/** False where the version is not the one given: somebody saved meanwhile. */
export async function setPageWords(tx: Tx, key: PageKey, version: number, of: PageWords, editor: string): Promise<boolean> {
  const { rows } = await sql`
    insert into page_text (key, ${words}, version, edited_at, edited_by)
    values (${key}, ${of.title}, ${of.titleVi}, ${of.lead}, ${of.leadVi}, ${of.body}, ${of.bodyVi}, 1, ${tx.now()}, ${editor})
    on conflict (key) do update set title = excluded.title, title_vi = excluded.title_vi, lead = excluded.lead,
      lead_vi = excluded.lead_vi, body = excluded.body, body_vi = excluded.body_vi, version = page_text.version + 1,
      edited_at = excluded.edited_at, edited_by = excluded.edited_by
    where page_text.version = ${version} returning key`.execute(tx.q)
  return rows.length > 0
}

/** Readers see the page as it stands. */
export async function insertPageEdition(tx: Tx, key: PageKey, editor: string): Promise<void> {
  await sql`
    with edition as (
      insert into page_edition (key, ${words}, version, published_at, published_by)
      select key, ${words}, version, ${tx.now()}, ${editor} from page_text where key = ${key}
      on conflict (key, version) do update set published_at = excluded.published_at, published_by = excluded.published_by
      returning id
    )
    update page_text set edition_id = (select id from edition) where key = ${key}`.execute(tx.q)
}
export async function setBuiltIn(tx: Tx, key: PageKey): Promise<void> {
  await sql`update page_text set edition_id = null where key = ${key}`.execute(tx.q)
}

export interface EditionRow extends PageWords {
  id: number
  version: number
  publishedAt: Date
  publishedBy: string
}
/** The newest first. */
export async function listPageEditions(db: Db, key: PageKey, limit: number): Promise<Omit<EditionRow, keyof PageWords>[]> {
  const { rows } = await sql<Omit<EditionRow, keyof PageWords>>`
    select id, version, published_at, published_by from page_edition where key = ${key} order by published_at desc, id desc limit ${limit}`.execute(
    db.q,
  )
  return rows
}
export async function findPageEdition(db: Db, key: PageKey, id: number): Promise<EditionRow | undefined> {
  const { rows } = await sql<EditionRow>`
    select id, ${words}, version, published_at, published_by from page_edition where key = ${key} and id = ${id}`.execute(db.q)
  return rows[0]
}
