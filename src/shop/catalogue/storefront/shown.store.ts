// What stands beside a product's own columns: what its lists are sorted by, its tiers, photographs and marks.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { ProductPhoto } from './contract.ts'

/** Writes down what lists filter and sort these products by; every write of variants ends with it. */
export async function refreshShown(tx: Tx, productIds: readonly number[]): Promise<void> {
  await sql`
    update product p set from_cents = shown.price, from_seller_cents = shown.seller, has_stock = coalesce(shown.stock, false),
      color_keys = coalesce(shown.colors, '{}'), size_keys = coalesce(shown.sizes, '{}')
    from unnest(${[...productIds]}::bigint[]) as given (product) left join lateral (
      select min(price_cents) as price, min(price_seller_cents) as seller, bool_or(stock is null or stock > 0) as stock,
        array_agg(distinct upper(color)) as colors, array_agg(distinct upper(size)) as sizes
      from variant where is_enabled and product_id = given.product
    ) shown on true where p.id = given.product`.execute(tx.q)
}

export async function listPhotos(db: Db, productId: number): Promise<ProductPhoto[]> {
  const { rows } = await sql<ProductPhoto>`
    select key, color, width, height from product_picture where product_id = ${productId} order by position, key limit 200`.execute(db.q)
  return rows
}

export async function listFavorites(db: Db, accountId: number, page: number, limit: number): Promise<{ ids: number[]; total: number }> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from favorite where account_id = ${accountId}
    order by created_at desc, product_id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*) as total from favorite where account_id = ${accountId}`.execute(db.q)
  return { ids: rows.map(row => row.id), total: counts[0]?.total ?? 0 }
}

export async function hasFavorite(db: Db, accountId: number, productId: number): Promise<boolean> {
  const { rows } = await sql`select from favorite where account_id = ${accountId} and product_id = ${productId}`.execute(db.q)
  return rows.length > 0
}

/** False where there is no such product. */
export async function insertFavorite(tx: Tx, accountId: number, productId: number): Promise<boolean> {
  const { rows } = await sql`select from product where id = ${productId} and is_enabled`.execute(tx.q)
  if (rows.length === 0) return false
  await sql`insert into favorite (account_id, product_id, created_at) values (${accountId}, ${productId}, ${tx.now()})
    on conflict do nothing`.execute(tx.q)
  return true
}

export async function deleteFavorites(tx: Tx, accountId: number, productId?: number): Promise<void> {
  await sql`delete from favorite where account_id = ${accountId}
    and ${productId === undefined ? sql`true` : sql`product_id = ${productId}`}`.execute(tx.q)
}

/** Of one person, for the export of their data. */
export async function* eachFavorite(db: Db, accountId: number) {
  const { rows } = await sql<{ productID: string; name: string; markedAt: Date }>`
    select p.code as "productID", p.name, f.created_at as "markedAt" from favorite f join product p on p.id = f.product_id
    where f.account_id = ${accountId} order by f.created_at limit 100000`.execute(db.q)
  yield* rows
}
