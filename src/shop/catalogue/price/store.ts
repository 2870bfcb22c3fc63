import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { pricedVariant } from './charged.store.ts'
import type { OfficePriceList, PriceListChange, PriceListHead } from './contract.ts'

export interface PriceListRow {
  id: number
  name: string
  tier: string
  startsAt: Date
  endsAt: Date | null
  version: number
  editedBy: string
  priceCount: number
  tierCount: number
}
const columns = sql`l.id, l.name, l.tier, l.starts_at, l.ends_at, l.version, l.edited_by,
  (select count(*) from price_list_price price where price.price_list_id = l.id) as "priceCount",
  (select count(*) from quantity_tier q where q.price_list_id = l.id) as "tierCount"`

export async function listPriceLists(db: Db): Promise<PriceListRow[]> {
  const { rows } = await sql<PriceListRow>`
    select ${columns} from price_list l order by l.tier, l.starts_at desc, l.id desc limit 1000`.execute(db.q)
  return rows
}
/** When the lists of these tiers begin and end, those that are over left out. */
export async function listSpans(db: Db, tiers: readonly string[], limit: number): Promise<Pick<PriceListRow, 'startsAt' | 'endsAt'>[]> {
  const { rows } = await sql<Pick<PriceListRow, 'startsAt' | 'endsAt'>>`
    select starts_at, ends_at from price_list
    where tier = any(${tiers}::text[]) and (ends_at is null or ends_at > ${db.now()}) order by id limit ${limit}`.execute(db.q)
  return rows
}
export async function findPriceList(db: Db, id: number): Promise<PriceListRow | undefined> {
  const { rows } = await sql<PriceListRow>`select ${columns} from price_list l where l.id = ${id}`.execute(db.q)
  return rows[0]
}
export async function listListPrices(db: Db, id: number): Promise<OfficePriceList['prices']> {
  const { rows } = await sql<OfficePriceList['prices'][number]>`
    select variant_id, price_seller_cents as "priceSeller", price_tiktok_cents as "priceTiktok"
    from price_list_price where price_list_id = ${id} order by variant_id limit 20000`.execute(db.q)
  return rows
}
export async function listListTiers(db: Db, id: number): Promise<OfficePriceList['tiers']> {
  const { rows } = await sql<OfficePriceList['tiers'][number]>`
    select product_id, from_quantity, off_basis_points
    from quantity_tier where price_list_id = ${id} order by product_id, from_quantity limit 5000`.execute(db.q)
  return rows
}
export async function insertPriceList(tx: Tx, { name, tier, startsAt, endsAt }: PriceListHead, editedBy: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into price_list (name, tier, starts_at, ends_at, edited_by) values (${name}, ${tier}, ${startsAt}, ${endsAt}, ${editedBy})
    returning id`.execute(tx.q)
  return rows[0]?.id ?? 0
}
/** What is read of any list afterwards holds until the end of the transaction: what people pay comes of several of them. */
export const lockPriceLists = (tx: Tx) => sql`lock table price_list in share row exclusive mode`.execute(tx.q)

export interface ChargedRow {
  variantId: number
  productId: number
  sellerCents: number
  tiktokCents: number
}
/** What each variant costs people of a tier, hidden ones too. */
export async function listCharged(db: Db, tier: string): Promise<ChargedRow[]> {
  const { rows } = await sql<ChargedRow>`
    select v.id as variant_id, v.product_id, v.seller_cents, v.tiktok_cents
    from ${pricedVariant({ tier }, db.now(), { isHiddenToo: true })} v`.execute(db.q)
  return rows
}

/** False where somebody saved a newer version. */
export async function setPriceList(tx: Tx, id: number, list: PriceListChange, editedBy: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update price_list set name = ${list.name}, tier = ${list.tier}, starts_at = ${list.startsAt}, ends_at = ${list.endsAt},
      version = version + 1, edited_by = ${editedBy} where id = ${id} and version = ${list.version}`.execute(tx.q)
  if (numAffectedRows !== 1n) return false
  await sql`delete from price_list_price where price_list_id = ${id}`.execute(tx.q)
  await sql`delete from quantity_tier where price_list_id = ${id}`.execute(tx.q)
  await sql`
    insert into price_list_price (price_list_id, variant_id, price_seller_cents, price_tiktok_cents)
    select ${id}, * from unnest(${list.prices.map(row => row.variantId)}::bigint[], ${list.prices.map(row => row.priceSeller)}::bigint[],
      ${list.prices.map(row => row.priceTiktok)}::bigint[])`.execute(tx.q)
  await sql`
    insert into quantity_tier (price_list_id, product_id, from_quantity, off_basis_points)
    select ${id}, * from unnest(${list.tiers.map(row => row.productId)}::bigint[], ${list.tiers.map(row => row.fromQuantity)}::int[],
      ${list.tiers.map(row => row.offBasisPoints)}::int[])`.execute(tx.q)
  return true
}
