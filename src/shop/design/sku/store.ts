import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import type { Side } from '#shop/catalogue/picture/contract.ts'
import { isPattern } from './rules.ts'

export interface MappedFile {
  side: Side
  fileId: number
}
/** A mapping as its row holds it, with its product's code. A template that was deleted is none. */
export interface MappingRow {
  id: number
  sku: string
  productCode: string
  productName: string
  productNameVi: string
  color: string | null
  size: string | null
  templateId: number | null
  templateName: string | null
  files: MappedFile[]
  needsText: boolean
  changedAt: Date
}
const columns = sql`m.id, m.sku, p.code as "productCode", p.name as "productName", p.name_vi as "productNameVi", m.color, m.size,
  t.id as "templateId", t.name as "templateName", m.files, m.needs_text, m.changed_at`
const from = sql`sku_mapping m join product_ref p on p.id = m.product_id
  left join template t on t.id = m.template_id and t.deleted_at is null`

/** The seller's mappings of these SKUs, and all of their patterns. */
export async function listMappingsFor(db: Db, sellerId: number, skus: readonly string[]): Promise<MappingRow[]> {
  const { rows } = await sql<MappingRow>`
    select ${columns} from ${from}
    where m.seller_id = ${sellerId} and (m.sku_key = any (${skus.map(sku => sku.trim().toUpperCase())}) or m.is_pattern)
    order by m.id`.execute(db.q)
  return rows
}

export async function listMappings(db: Db, sellerId: number, { q, page, limit }: { q?: string | undefined; page: number; limit: number }) {
  const words = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const where = sql`m.seller_id = ${sellerId} and ${words === undefined ? sql`true` : sql`(m.sku ilike ${words} or p.name ilike ${words})`}`
  const { rows } = await sql<MappingRow>`
    select ${columns} from ${from} where ${where} order by m.sku_key limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total from ${from} where ${where}`.execute(db.q)
  return { rows, totalDocs: counts[0]?.total ?? 0 }
}

export async function findMapping(db: Db, sellerId: number, sku: string): Promise<MappingRow | undefined> {
  const { rows } = await sql<MappingRow>`
    select ${columns} from ${from} where m.seller_id = ${sellerId} and m.sku_key = upper(${sku})`.execute(db.q)
  return rows[0]
}

/** How many there are, and how many of them are patterns. */
export async function countMappings(db: Db, sellerId: number): Promise<{ mappings: number; patterns: number }> {
  const { rows } = await sql<{ mappings: number; patterns: number }>`
    select count(*)::int as mappings, count(*) filter (where is_pattern)::int as patterns from sku_mapping
    where seller_id = ${sellerId}`.execute(db.q)
  return rows[0] ?? { mappings: 0, patterns: 0 }
}

export interface NewMapping {
  sku: string
  productId: number
  color: string | null
  size: string | null
  templateId: number | null
  files: readonly MappedFile[]
  needsText: boolean
}
/** Writes them, each in the place of what was said of its SKU before; of two for one SKU the later. */
export async function putMappings(tx: Tx, sellerId: number, mappings: readonly NewMapping[]): Promise<void> {
  const last = new Map(mappings.map(mapping => [mapping.sku.toUpperCase(), mapping]))
  const rows = [...last.values()].map(mapping => ({ ...mapping, isPattern: isPattern(mapping.sku) }))
  await sql`
    insert into sku_mapping (seller_id, sku, is_pattern, product_id, color, size, template_id, files, needs_text, changed_at)
    select ${sellerId}, given.sku, given."isPattern", given."productId", given.color, given.size, given."templateId", given.files, given."needsText", ${tx.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
      (sku text, "isPattern" boolean, "productId" bigint, color text, size text, "templateId" bigint, files jsonb, "needsText" boolean)
    on conflict (seller_id, sku_key) do update set sku = excluded.sku, is_pattern = excluded.is_pattern, product_id = excluded.product_id,
      color = excluded.color, size = excluded.size, template_id = excluded.template_id, files = excluded.files,
      needs_text = excluded.needs_text, changed_at = excluded.changed_at`.execute(tx.q)
}

/** False where the seller has no such mapping. */
export async function removeMapping(tx: Tx, sellerId: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from sku_mapping where id = ${id} and seller_id = ${sellerId}`.execute(tx.q)
  return numAffectedRows === 1n
}

/** Every mapping of a seller, oldest first. */
export const eachMapping = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<MappingRow>`
        select ${columns} from ${from} where m.seller_id = ${sellerId} and m.id > ${after} order by m.id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

export async function forgetMappings(tx: Tx, sellerId: number): Promise<void> {
  await sql`delete from sku_mapping where seller_id = ${sellerId}`.execute(tx.q)
}

/** The seller's SKUs that print this file, and how many there are. */
export async function listPrinting(db: Db, sellerId: number, fileId: number, limit: number) {
  const { rows } = await sql<{ id: number; sku: string; total: number }>`
    select id, sku, count(*) over ()::int as total from sku_mapping
    where seller_id = ${sellerId} and files @> ${JSON.stringify([{ fileId }])}::jsonb order by sku_key limit ${limit}`.execute(db.q)
  return rows
}
