import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { StockReceiptLine, StockReceiptRow } from './contract.ts'
import type { ReceiptKind } from './rules.ts'

export interface LockedVariant {
  id: number
  variantID: string
  productId: number
  stock: number | null
}
/** The variants with these IDs, locked in the order in which orders lock them. */
export async function lockByCode(tx: Tx, codes: readonly string[]): Promise<LockedVariant[]> {
  const { rows } = await sql<LockedVariant>`
    select id, sku as "variantID", product_id, stock from variant where upper(sku) = any (${codes.map(code => code.toUpperCase())})
    order by id for no key update`.execute(tx.q)
  return rows
}

export interface ReceiptLine {
  variantId: number
  quantity: number | null
  before: number | null
  after: number | null
}
export async function setStocks(tx: Tx, lines: readonly ReceiptLine[]): Promise<void> {
  await sql`
    update variant set stock = given.stock
    from unnest(${lines.map(line => line.variantId)}::bigint[], ${lines.map(line => line.after)}::int[]) as given (id, stock)
    where variant.id = given.id`.execute(tx.q)
}

export async function insertReceipt(
  tx: Tx,
  { kind, supplier, note, madeBy, ref = null }: { kind: ReceiptKind; supplier: string; note: string; madeBy: string; ref?: string | null },
  lines: readonly ReceiptLine[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stock_receipt (kind, supplier, note, made_by, made_at, ref)
    values (${kind}, ${supplier}, ${note}, ${madeBy}, ${tx.now()}, ${ref})
    returning id`.execute(tx.q)
  const { id } = rows[0] as { id: number } // an insert gives its row
  const of = <T>(pick: (line: ReceiptLine) => T) => lines.map(pick)
  await sql`
    insert into stock_receipt_line (receipt_id, variant_id, quantity, stock_before, stock_after)
    select ${id}, * from unnest(${of(line => line.variantId)}::bigint[], ${of(line => line.quantity)}::int[], ${of(line => line.before)}::int[],
      ${of(line => line.after)}::int[])`.execute(tx.q)
  return id
}

const columns = sql`r.id, r.kind, r.supplier, r.note, r.made_by, r.made_at,
  (select count(*)::int from stock_receipt_line l where l.receipt_id = r.id) as variants,
  (select coalesce(sum(l.quantity), 0)::int from stock_receipt_line l where l.receipt_id = r.id) as pieces`

/** The newest first. */
export async function listReceipts(
  db: Db,
  { page, limit, q, kind }: { page: number; limit: number; q?: string | undefined; kind?: ReceiptKind | undefined },
) {
  const words = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const filter: RawBuilder<unknown> = sql`${kind === undefined ? sql`true` : sql`r.kind = ${kind}`} and ${
    q
      ? sql`(r.supplier ilike ${words} or r.note ilike ${words} or exists (select from stock_receipt_line l join variant v on v.id = l.variant_id
          where l.receipt_id = r.id and v.sku ilike ${words}))`
      : sql`true`
  }`
  const { rows } = await sql<StockReceiptRow>`
    select ${columns} from stock_receipt r where ${filter} order by r.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from stock_receipt r where ${filter}`.execute(db.q)
  return { docs: rows, totalDocs: counts[0]?.total ?? 0, page, limit }
}

/** Of the blanks that these spoiled those that left a stock and are not back. */
export async function listSpoiled(tx: Tx, refs: readonly string[]): Promise<{ ref: string; note: string; variantId: number }[]> {
  const { rows } = await sql<{ ref: string; note: string; variantId: number }>`
    select r.ref, r.note, l.variant_id from stock_receipt r join stock_receipt_line l on l.receipt_id = r.id
    where r.kind = 'SPOILED' and r.ref = any (${[...refs]}) and l.stock_before <> l.stock_after
      and not exists (select from stock_receipt b where b.kind = 'PUT_BACK' and b.ref = r.ref)
    order by r.id limit 20000`.execute(tx.q)
  return rows
}

export async function findReceipt(db: Db, id: number): Promise<StockReceiptRow | undefined> {
  const { rows } = await sql<StockReceiptRow>`select ${columns} from stock_receipt r where r.id = ${id}`.execute(db.q)
  return rows[0]
}
/** By product, as its grid stands. */
export async function listReceiptLines(db: Db, id: number): Promise<StockReceiptLine[]> {
  const { rows } = await sql<StockReceiptLine>`
    select v.sku as "variantID", v.product_id, p.name, p.name_vi, v.size, v.color, l.quantity, l.stock_before as before, l.stock_after as after
    from stock_receipt_line l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
    where l.receipt_id = ${id} order by p.position, p.id, v.position, v.id limit 5000`.execute(db.q)
  return rows
}
