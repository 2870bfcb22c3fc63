import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { ShippingLevel, VariantPrice } from '../price/rules.ts'
import type { PrintArea } from './contract.ts'
import { areasOf, isAmong, pricedVariant, type Tier } from './store.ts'

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
  shape: string
  minDpi: number
  printAreas: PrintArea[]
  shippingLevels: ShippingLevel[]
}
const variantId: RawBuilder<unknown> = sql.ref('v.id')
const variantFacts = (now: Date) => sql`v.id, v.sku, v.size, v.color, v.color_hex, v.weight_oz,
  (v.is_enabled and p.is_enabled and (p.discontinued_at is null or p.discontinued_at > ${now})
    and (v.stock is null or v.stock > 0)) as "isAvailable", p.id as "productId",
  p.code as "productCode", p.name as "productName", p.name_vi as "productNameVi", p.slug as "productSlug", p.shape,
  p.min_dpi, ${areasOf(sql.ref('p.id'))} as "printAreas", p.shipping_levels`

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
export async function listVariantsOfProducts(db: Db, codes: readonly string[]): Promise<VariantFacts[]> {
  const { rows } = await sql<VariantFacts>`
    select ${variantFacts(db.now())} from variant v join product p on p.id = v.product_id
    where upper(p.code) = ${among(codes.map(code => code.toUpperCase()))}`.execute(db.q)
  return rows
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
}
/** The tier's prices of these variants, or of all that are for sale. */
export async function listPrices(db: Db, tier: Tier, variantIds?: readonly number[]): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select v.id, v.sku, v.size, v.color, p.id as "productId", p.code as "productCode", p.name as "productName", p.name_vi as "productNameVi",
      p.shipping_levels, v.price_cents,
      v.seller_cents as "priceSellerCents", v.tiktok_cents as "priceTiktokCents"
    from ${pricedVariant({ isSignedIn: true, tier }, db.now())} v join product p on p.id = v.product_id and p.is_enabled
    where ${variantIds === undefined ? sql`true` : isAmong(variantId, variantIds)}
    order by p.position, p.id, v.position, v.id`.execute(db.q)
  return rows
}
