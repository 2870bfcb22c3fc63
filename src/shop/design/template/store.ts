import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { TemplateQuery } from '../contract.ts'
import type { SideDocument } from '../document/contract.ts'
import { templateLimits } from '../document/limit.rules.ts'

/** What is printed, on which product in which colours, with its product's code. */
export interface DesignRow {
  id: number
  sellerId: number
  productCode: string
  /** Below it art is low on this product. */
  minDpi: number
  /** The first of `colors`. */
  color: string
  colors: string[]
  name: string
  sides: SideDocument[]
  /** False: there is nothing but a draft. */
  isReady: boolean
  /** The version at which this design was saved. */
  savedVersion: number
  /** Another save has taken its place since. */
  isReplaced?: boolean
  createdAt: Date
}
/** The same with what is drawn and not saved. */
export interface TemplateRow extends DesignRow {
  version: number
  draft: SideDocument[] | null
  draftColors: string[] | null
  editedAt: Date
  editedById: number | null
  editedByName: string | null
}
const ownColumns = sql`t.id, t.seller_id, p.code as "productCode", t.color, array_prepend(t.color, t.more_colors) as colors, t.name, t.is_ready,
  t.saved_version, t.created_at`
const designColumns = sql`${ownColumns}, p.min_dpi, t.sides`
const editColumns = sql`t.version, t.draft_colors, coalesce(t.edited_at, t.created_at) as "editedAt", t.edited_by as "editedById"`
const columns = sql`${designColumns}, t.draft, ${editColumns}, a.username as "editedByName"`
const from = sql`template t join product_ref p on p.id = t.product_id left join account_ref a on a.id = t.edited_by`

export type NewTemplateRow = Pick<DesignRow, 'sellerId' | 'colors' | 'name'> & {
  productId: number
  /** Nothing: only a draft. */
  sides?: readonly SideDocument[] | undefined
  draft?: readonly SideDocument[] | null | undefined
  draftColors?: readonly string[] | null | undefined
  editedBy: number
}
export async function insertTemplate(tx: Tx, row: NewTemplateRow): Promise<number> {
  const { sellerId, productId, name, sides, draft, draftColors, editedBy } = row
  const [color, ...more] = row.colors
  const { rows } = await sql<{ id: number }>`
    insert into template (seller_id, product_id, color, more_colors, name, sides, is_ready, draft, draft_colors, edited_at, edited_by,
      saved_at, saved_by, created_at)
    values (${sellerId}, ${productId}, ${color}, ${more}, ${name}, ${JSON.stringify(sides ?? [])}::jsonb, ${sides !== undefined},
      ${draft ? JSON.stringify(draft) : null}::jsonb, ${draft ? [...(draftColors ?? row.colors)] : null}::text[], ${tx.now()}, ${editedBy},
      ${sides ? tx.now() : null}::timestamptz, ${sides ? editedBy : null}::bigint, ${tx.now()}) returning id`.execute(tx.q)
  return rows[0]?.id ?? 0
}

/** The designs of the seller's templates among these that they have not deleted. */
export async function listDesigns(db: Db, sellerId: number, ids: readonly number[]): Promise<DesignRow[]> {
  const { rows } = await sql<DesignRow>`
    select ${designColumns} from template t join product_ref p on p.id = t.product_id
    where t.seller_id = ${sellerId} and t.id = any (${[...ids]}) and t.deleted_at is null`.execute(db.q)
  return rows
}

/** A design as it was saved at a version; where none is named, or it stands no more, as it stands now. */
export interface DesignRef {
  id: number
  version: number | null
}
/** Of these designs those that another save has taken the place of, as far as they are kept. Whose they are, the caller knows. */
export async function listReplaced(db: Db, refs: readonly DesignRef[]) {
  const { rows } = await sql<Pick<DesignRow, 'colors' | 'sides'> & { id: number; version: number }>`
    select d.template_id as id, d.version, d.colors, d.sides from template_design d
    join unnest(${refs.map(ref => ref.id)}::bigint[], ${refs.map(ref => ref.version)}::int[]) as asked (id, version)
      on d.template_id = asked.id and d.version = asked.version`.execute(db.q)
  return rows
}

/** Those templates with their drafts. */
export async function listTemplates(db: Db, sellerId: number, ids: readonly number[]): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select ${columns} from ${from}
    where t.seller_id = ${sellerId} and t.id = any (${[...ids]}) and t.deleted_at is null`.execute(db.q)
  return rows
}

/** One of them, locked until the transaction ends: of two writes the later one sees what the earlier wrote, and by whom. */
export async function lockTemplate(tx: Tx, sellerId: number, id: number): Promise<TemplateRow | undefined> {
  const { rows } = await sql`select from template where seller_id = ${sellerId} and id = ${id} and deleted_at is null for update`.execute(
    tx.q,
  )
  return rows.length === 0 ? undefined : (await listTemplates(tx, sellerId, [id]))[0]
}

/** How a list is sorted: by this key and then the id; as its index has them (migration 2026-11-26-1900). */
const orders: Record<TemplateQuery['sort'], { key?: RawBuilder<unknown> | undefined; isDown: boolean }> = {
  newest: { isDown: true },
  oldest: { isDown: false },
  edited: { key: sql`coalesce(t.edited_at, t.created_at)`, isDown: true },
  name: { key: sql`lower(t.name)`, isDown: false },
}

/** The ids of a page, and how many there are, up to `templateLimits.counted` and one more. */
export async function findTemplates(db: Db, sellerId: number, query: TemplateQuery): Promise<{ ids: number[]; count: number }> {
  const { page, limit, sort, cursor } = query
  const { key, isDown } = orders[sort]
  const direction = sql.raw(isDown ? 'desc' : 'asc')
  const sorted = key ? sql`${key} ${direction}, t.id ${direction}` : sql`t.id ${direction}`
  const where = filtered(sellerId, query)
  const after = cursor === undefined ? sql`true` : isAfter(sellerId, { key, isDown }, cursor)
  const [{ rows }, counts] = await Promise.all([
    sql<{ id: number }>`
      select t.id from template t where ${where} and ${after} order by ${sorted}
      limit ${limit} offset ${cursor === undefined ? (page - 1) * limit : 0}`.execute(db.q),
    sql<{ count: number }>`
      select count(*)::int as count from (select from template t where ${where} limit ${templateLimits.counted + 1}) found`.execute(db.q),
  ])
  return { ids: rows.map(row => row.id), count: counts.rows[0]?.count ?? 0 }
}

function filtered(sellerId: number, { q, productID, state, hasDraft }: TemplateQuery): RawBuilder<unknown> {
  const words = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const terms = [sql`t.seller_id = ${sellerId}`, sql`t.deleted_at is null`]
  if (words !== undefined)
    terms.push(
      sql`(t.name ilike ${words} or t.product_id = any (array(select id from product_ref where name ilike ${words} or name_vi ilike ${words})))`,
    )
  if (productID !== undefined)
    terms.push(sql`t.product_id = any (array(select id from product_ref where upper(code) = upper(${productID})))`)
  if (state !== undefined) terms.push(state === 'READY' ? sql`t.is_ready` : sql`not t.is_ready`)
  if (hasDraft !== undefined) terms.push(hasDraft ? sql`t.draft is not null` : sql`t.draft is null`)
  return sql.join(terms, sql` and `)
}

/** Keyset: what comes after this template in the list. */
function isAfter(sellerId: number, { key, isDown }: (typeof orders)['newest'], id: number): RawBuilder<unknown> {
  const behind = sql.raw(isDown ? '<' : '>')
  if (!key) return sql`t.id ${behind} ${id}`
  return sql`(${key}, t.id) ${behind} (select ${key}, t.id from template t where t.id = ${id} and t.seller_id = ${sellerId})`
}

/** False where the seller has no such template. */
export async function setTemplateName(tx: Tx, sellerId: number, id: number, name: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update template set name = ${name} where id = ${id} and seller_id = ${sellerId} and deleted_at is null`.execute(tx.q)
  return numAffectedRows === 1n
}
export async function setTemplateDeleted(tx: Tx, sellerId: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update template set deleted_at = ${tx.now()} where id = ${id} and seller_id = ${sellerId} and deleted_at is null`.execute(tx.q)
  return numAffectedRows === 1n
}

/** The seller's templates whose design or draft draws this file, the newest first, and how many there are. */
export async function listDrawing(db: Db, sellerId: number, fileId: number, limit: number) {
  const isDrawn = (sides: RawBuilder<unknown>) =>
    sql<boolean>`jsonb_path_exists(coalesce(${sides}, '[]'), '$[*].layers[*] ? (@.fileId == $id)', jsonb_build_object('id', ${fileId}::bigint))`
  const { rows } = await sql<{
    id: number
    name: string
    isDesign: boolean
    isDraft: boolean
    total: number
    drafts: number
    designs: number
  }>`
    select id, name, is_design, is_draft, count(*) over ()::int as total, count(*) filter (where is_draft) over ()::int as drafts,
      count(*) filter (where is_design) over ()::int as designs from (
      select id, name, is_ready and ${isDrawn(sql`sides`)} as is_design, ${isDrawn(sql`draft`)} as is_draft
      from template where seller_id = ${sellerId} and deleted_at is null
    ) t where is_design or is_draft order by id desc limit ${limit}`.execute(db.q)
  return rows
}

/** The seller's names that begin with this one. */
export async function listNames(db: Db, sellerId: number, name: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from template where seller_id = ${sellerId} and deleted_at is null
      and starts_with(lower(name), lower(${name})) limit 1000`.execute(db.q)
  return rows.map(row => row.name)
}

/** Every template of a seller, oldest first, its design, its draft and the designs that it had lately as JSON. */
export const eachTemplate = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      type Row = Omit<DesignRow, 'sides' | 'minDpi'> & {
        sides: string
        draft: string | null
        replaced: string | null
        deletedAt: Date | null
      }
      const { rows } = await sql<Row>`
        select ${ownColumns}, t.sides::text as sides, t.draft::text as draft, ${editColumns},
          (select json_agg(d order by d.version)::text from template_design d where d.template_id = t.id) as replaced, t.deleted_at
        from template t join product_ref p on p.id = t.product_id
        where t.seller_id = ${sellerId} and t.id > ${after} order by t.id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

/** Names are the person's own words; the rows stay, as carts and orders name them. What was not saved was for nobody else. */
export async function releaseTemplates(tx: Tx, sellerId: number): Promise<void> {
  await sql`
    update template set name = '', draft = null, draft_colors = null, deleted_at = coalesce(deleted_at, ${tx.now()})
    where seller_id = ${sellerId}`.execute(tx.q)
  await sql`delete from template_design d using template t where t.id = d.template_id and t.seller_id = ${sellerId}`.execute(tx.q)
}
