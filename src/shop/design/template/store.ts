import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { SideDocument } from '../document/contract.ts'

/** A template as its row holds it, with its product's code. */
export interface TemplateRow {
  id: number
  sellerId: number
  productCode: string
  /** Below it art is low on this product. */
  minDpi: number
  color: string
  name: string
  sides: SideDocument[]
  createdAt: Date
}
const ownColumns = sql`t.id, t.seller_id, p.code as "productCode", t.color, t.name, t.created_at`
const columns = sql`${ownColumns}, p.min_dpi, t.sides`

export type NewTemplateRow = Omit<TemplateRow, 'id' | 'createdAt' | 'productCode' | 'minDpi'> & { productId: number }
export async function insertTemplate(tx: Tx, { sellerId, productId, color, name, sides }: NewTemplateRow): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into template (seller_id, product_id, color, name, sides, created_at)
    values (${sellerId}, ${productId}, ${color}, ${name}, ${JSON.stringify(sides)}::jsonb, ${tx.now()}) returning id`.execute(tx.q)
  return rows[0]?.id ?? 0
}

/** The seller's templates among these that they have not deleted. */
export async function listTemplatesById(db: Db, sellerId: number, ids: readonly number[]): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select ${columns} from template t join product_ref p on p.id = t.product_id
    where t.seller_id = ${sellerId} and t.id = any (${[...ids]}) and t.deleted_at is null`.execute(db.q)
  return rows
}

export interface TemplateQuery {
  page: number
  limit: number
  q?: string | undefined
  productID?: string | undefined
}
export async function listTemplates(db: Db, sellerId: number, { page, limit, q, productID }: TemplateQuery) {
  const words = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const from = sql`template t join product_ref p on p.id = t.product_id
    where t.seller_id = ${sellerId} and t.deleted_at is null
      and ${words === undefined ? sql`true` : sql`(t.name ilike ${words} or p.name ilike ${words})`}
      and ${productID === undefined ? sql`true` : sql`upper(p.code) = upper(${productID})`}`
  const { rows } = await sql<TemplateRow>`
    select ${columns} from ${from} order by t.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db.q)
  return { rows, totalDocs: counts[0]?.total ?? 0 }
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

/** Every template of a seller, oldest first, its design as JSON. */
export const eachTemplate = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<Omit<TemplateRow, 'sides'> & { sides: string; deletedAt: Date | null }>`
        select ${ownColumns}, t.sides::text as sides, t.deleted_at from template t join product_ref p on p.id = t.product_id
        where t.seller_id = ${sellerId} and t.id > ${after} order by t.id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

/** Names are the person's own words; the rows stay, as carts and orders name them. */
export async function releaseTemplates(tx: Tx, sellerId: number): Promise<void> {
  await sql`update template set name = '', deleted_at = coalesce(deleted_at, ${tx.now()}) where seller_id = ${sellerId}`.execute(tx.q)
}
