import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { StockRow } from './contract.ts'
import type { StockState } from './rules.ts'

const onSale = (db: Db) => sql`v.is_enabled and p.is_enabled and (p.discontinued_at is null or p.discontinued_at > ${db.now()})`
const from = sql`variant v join product p on p.id = v.product_id`
/** On sale, counted, and so few that more must be ordered; `lowStock` is the shop's figure. */
const isLow = (db: Db, lowStock: number) => sql`v.stock <= coalesce(v.low_stock, ${lowStock}) and ${onSale(db)}`

/** For the office's queues: nobody knows since when. */
export const lowVariants = (db: Db, lowStock: number) => sql`select null::timestamptz as since from ${from} where ${isLow(db, lowStock)}`

const columns = (db: Db, lowStock: number) => sql`v.id, v.sku as "variantID", v.product_id, p.name, p.name_vi, v.size, v.color, v.color_hex,
  v.stock, v.low_stock, coalesce(v.low_stock, ${lowStock}) as warns_at, (${onSale(db)}) as is_on_sale,
  (select r.made_at from stock_receipt_line l join stock_receipt r on r.id = l.receipt_id
    where l.variant_id = v.id and r.kind = 'RECEIPT' order by l.receipt_id desc limit 1) as received_at`

type ListQuery = { page: number; limit: number; q?: string | undefined; state?: StockState | undefined }
/** As the shop shows them; what is low, the fewest first. */
export async function listStock(db: Db, { page, limit, q, state }: ListQuery, lowStock: number) {
  const words = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const states = {
    low: isLow(db, lowStock),
    out: sql`v.stock = 0 and ${onSale(db)}`,
    counted: sql`v.stock is not null`,
    uncounted: sql`v.stock is null`,
  }
  const filter = sql`${state ? states[state] : sql`true`} and ${
    q
      ? sql`(v.sku ilike ${words} or p.name ilike ${words} or p.name_vi ilike ${words} or v.color ilike ${words} or upper(p.code) = upper(${q}))`
      : sql`true`
  }`
  const order =
    state === 'low' || state === 'out' ? sql`v.stock, p.position, p.id, v.position, v.id` : sql`p.position, p.id, v.position, v.id`
  const { rows } = await sql<StockRow>`
    select ${columns(db, lowStock)} from ${from} where ${filter} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(
    db.q,
  )
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from ${from} where ${filter}`.execute(db.q)
  return { docs: rows, totalDocs: counts[0]?.total ?? 0, page, limit }
}

export async function listStockByCode(db: Db, codes: readonly string[], lowStock: number): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select ${columns(db, lowStock)} from ${from} where upper(v.sku) = any (${codes.map(code => code.toUpperCase())})
    order by v.id limit 1000`.execute(db.q)
  return rows
}

/** Nothing where there is no such variant. */
export async function setLowStock(tx: Tx, id: number, lowStock: number | null): Promise<string | undefined> {
  const { rows } = await sql<{ sku: string }>`update variant set low_stock = ${lowStock} where id = ${id} returning sku`.execute(tx.q)
  return rows[0]?.sku
}
