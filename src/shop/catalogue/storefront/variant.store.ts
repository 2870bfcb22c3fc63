import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { Garment, PictureShape, PictureView, Side } from '../picture/contract.ts'
import { isAmong, pricedVariant, type Tier } from '../price/charged.store.ts'
import type { ShippingLevel, VariantPrice } from '../price/rules.ts'
import type { PrintArea } from './contract.ts'
import type { Customs } from './customs.rules.ts'
import { areasOf } from './store.ts'

/** A variant with what orders, labels and production need of its product. */
export interface VariantFacts {
  id: number
  sku: string
  size: string
  color: string
  colorHex: string
  weightOz: number
  isAvailable: boolean
  productId: number
  productCode: string
  productName: string
  productNameVi: string
  productSlug: string
  shape: PictureShape
  minDpi: number
  printAreas: PrintArea[]
  shippingLevels: ShippingLevel[]
  hasCustoms: boolean
  /** The views that mockups show it in, the sides that each shows, and which photograph with which places it is; none: it is drawn. */
  mockups: readonly { view: PictureView; sides: readonly Side[]; base: string }[]
}
const variantId: RawBuilder<unknown> = sql.ref('v.id')
const variantFacts = (now: Date) => sql`v.id, v.sku, v.size, v.color, v.color_hex, v.weight_oz,
  (v.is_enabled and p.is_enabled and (p.discontinued_at is null or p.discontinued_at > ${now})
    and (v.stock is null or v.stock > 0)) as "isAvailable", p.id as "productId",
  p.code as "productCode", p.name as "productName", p.name_vi as "productNameVi", p.slug as "productSlug", p.shape,
  p.min_dpi, ${areasOf(sql.ref('p.id'))} as "printAreas", p.shipping_levels, p.customs is not null as "hasCustoms",
  (select coalesce(jsonb_agg(jsonb_build_object('view', b.view, 'sides', jsonb_path_query_array(b.places, '$[*].side'),
      'base', left(md5(b.key || b.places::text), 8))
    order by array_position('{front,back,detail}'::text[], b.view)), '[]') from mockup_base b where b.product_id = p.id) as mockups`

export async function listVariantsBySku(db: Db, skus: readonly string[]): Promise<VariantFacts[]> {
  const { rows } = await sql<VariantFacts>`
    select ${variantFacts(db.now())} from variant v join product p on p.id = v.product_id
    where upper(v.sku) = ${among(skus.map(sku => sku.toUpperCase()))}`.execute(db.q)
  return rows
}
export async function listVariantsById(db: Db, ids: readonly number[]): Promise<VariantFacts[]> {
  const { rows } = await sql<VariantFacts>`
    select ${variantFacts(db.now())} from variant v join product p on p.id = v.product_id where ${isAmong(variantId, ids)}`.execute(db.q)
  return rows
}
/** These variants, and all that differ from one of them by their size alone. */
export async function listVariantsBeside(db: Db, ids: readonly number[]): Promise<VariantFacts[]> {
  const { rows } = await sql<VariantFacts>`
    select ${variantFacts(db.now())} from variant v join product p on p.id = v.product_id
    where (v.product_id, v.color) in (select v.product_id, v.color from variant v where ${isAmong(variantId, ids)})`.execute(db.q)
  return rows
}
export async function listGarments(db: Db, ids: readonly number[]): Promise<(Garment & { id: number })[]> {
  const { rows } = await sql<Garment & { id: number }>`
    select v.id, p.shape, v.color_hex, v.size from variant v join product p on p.id = v.product_id where ${isAmong(variantId, ids)}`.execute(
    db.q,
  )
  return rows
}
export async function listVariantsOfProducts(db: Db, codes: readonly string[]): Promise<VariantFacts[]> {
  const { rows } = await sql<VariantFacts>`
    select ${variantFacts(db.now())} from variant v join product p on p.id = v.product_id
    where upper(p.code) = ${among(codes.map(code => code.toUpperCase()))}`.execute(db.q)
  return rows
}

/** What customs are told of these variants. */
export async function listCustoms(db: Db, ids: readonly number[]): Promise<{ id: number; productId: number; customs: Customs | null }[]> {
  const { rows } = await sql<{ id: number; productId: number; customs: Customs | null }>`
    select v.id, p.id as "productId", p.customs from variant v join product p on p.id = v.product_id
    where ${isAmong(variantId, ids)}`.execute(db.q)
  return rows
}

/** A size that is sold beside a variant, in its colour. */
export interface SizeBeside extends VariantPrice {
  variantId: number
  size: string
}
/** The sizes that are sold beside each of these variants, and its own, at the tier's prices. */
export async function listSizesBeside(db: Db, tier: Tier, ids: readonly number[]): Promise<SizeBeside[]> {
  const now = db.now()
  const { rows } = await sql<SizeBeside>`
    select beside.id as "variantId", v.size, v.price_cents, v.seller_cents as "priceSellerCents", v.tiktok_cents as "priceTiktokCents"
    from variant beside join ${pricedVariant({ tier }, now)} v on v.product_id = beside.product_id and v.color = beside.color
      join product p on p.id = v.product_id and p.is_enabled and (p.discontinued_at is null or p.discontinued_at > ${now})
    where ${isAmong(sql.ref('beside.id'), ids)} and (v.stock is null or v.stock > 0)`.execute(db.q)
  return rows
}
