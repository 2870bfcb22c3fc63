// What stands beside a product's own columns: what its lists are sorted by, its tiers, photographs and marks.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { QuantityTier } from '../price/rules.ts'
import type { ProductPhoto } from './contract.ts'
import { isAmong, type Tier } from './store.ts'

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

/**
 * What is taken off by quantity, by product: the tier's own running list where it says anything of the product, else everyone's. Of these
 * products, of these variants' products, or of all.
 */
export async function listTiers(
  db: Db,
  tier: Tier | undefined,
  of: { productIds: readonly number[] } | { variantIds: readonly number[] | undefined },
): Promise<ReadonlyMap<number, readonly QuantityTier[]>> {
  const now = db.now()
  const { rows } = await sql<QuantityTier & { productId: number }>`
    select q.product_id, q.from_quantity, q.off_basis_points
    from quantity_tier q where ${ofProducts(of)} and q.price_list_id is not distinct from (
      select list.id from price_list list where list.tier = ${tier ?? ''} and list.starts_at <= ${now}
        and (list.ends_at is null or list.ends_at > ${now})
        and exists (select from quantity_tier own where own.price_list_id = list.id and own.product_id = q.product_id)
      order by list.starts_at desc, list.id desc limit 1)
    order by q.product_id, q.from_quantity`.execute(db.q)
  const tiers = new Map<number, QuantityTier[]>()
  for (const { productId, ...step } of rows) tiers.set(productId, [...(tiers.get(productId) ?? []), step])
  return tiers
}

function ofProducts(of: { productIds: readonly number[] } | { variantIds: readonly number[] | undefined }) {
  if ('productIds' in of) return isAmong(sql.ref('q.product_id'), of.productIds)
  return of.variantIds
    ? sql`q.product_id in (select v.product_id from variant v where ${isAmong(sql.ref('v.id'), of.variantIds)})`
    : sql`true`
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
