// What is charged at a moment: the prices and the tiers by quantity that hold for a tier of sellers.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import type { QuantityTier, ShippingLevel, VariantPrice } from './rules.ts'

/** A tier by its name, or as `tierOf` finds it. */
export type Tier = string | RawBuilder<string>

/** The tier of this account, within a statement; nobody's is none. */
export const tierOf = (accountId: number): RawBuilder<string> => sql<string>`(select tier from account_ref where id = ${accountId})`

/** Whether a column is one of these ids. PostgreSQL does not count them while it plans, and so keeps the plan that it has made before. */
export const isAmong = (column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> =>
  sql`${column} = any (array(select unnest(${[...ids]}::bigint[])))`

/** The variants with the prices of the reader's tier at this moment; hidden ones only where they are wanted. */
export const pricedVariant = ({ tier }: { readonly tier: Tier | undefined }, now: Date, { isHiddenToo = false } = {}) => sql`(
  select v.*, coalesce(own.price_seller_cents, v.price_seller_cents) as seller_cents,
    coalesce(own.price_tiktok_cents, v.price_tiktok_cents) as tiktok_cents
  from variant v left join lateral (
    select price.price_seller_cents, price.price_tiktok_cents
    from price_list_price price join price_list list on list.id = price.price_list_id
    where price.variant_id = v.id and list.tier = ${tier ?? ''} and list.starts_at <= ${now}
      and (list.ends_at is null or list.ends_at > ${now})
    order by list.starts_at desc, list.id desc limit 1
  ) own on true
  where v.is_enabled or ${isHiddenToo})`

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

export interface PriceRow extends VariantPrice {
  id: number
  sku: string
  size: string
  color: string
  productId: number
  productCode: string
  productName: string
  productNameVi: string
  shippingLevels: ShippingLevel[]
  hasCustoms: boolean
}

/** The tier's prices of these variants, or of all that are for sale. */
export async function listPrices(db: Db, tier: Tier, variantIds?: readonly number[]): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select v.id, v.sku, v.size, v.color, p.id as "productId", p.code as "productCode", p.name as "productName", p.name_vi as "productNameVi",
      p.shipping_levels, p.customs is not null as "hasCustoms", v.price_cents,
      v.seller_cents as "priceSellerCents", v.tiktok_cents as "priceTiktokCents"
    from ${pricedVariant({ tier }, db.now())} v join product p on p.id = v.product_id and p.is_enabled
    where ${variantIds === undefined ? sql`true` : isAmong(sql.ref('v.id'), variantIds)}
    order by p.position, p.id, v.position, v.id`.execute(db.q)
  return rows
}
