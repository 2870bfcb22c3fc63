import { sql } from 'kysely'
import type { Tx } from '#engine/db/database.ts'
import type { QuantityTier, VariantPrice } from '../price/rules.ts'
import type { PrintArea, SizeChart } from '../storefront/contract.ts'
import type { Customs } from '../storefront/customs.rules.ts'
import { printingOf } from '../storefront/rules.ts'
import { refreshShown } from '../storefront/shown.store.ts'

export interface SeedProduct {
  code: string
  slug: string
  categoryId: number
  name: string
  nameVi: string
  description: string
  descriptionVi: string
  tags: string[]
  shape: string
  minDpi: number
  position: number
  sizeChart: SizeChart | undefined
  customs: Customs
}
export async function setCategory(tx: Tx, category: { slug: string; name: string; nameVi: string; position: number }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into category (slug, name, name_vi, position) values (${category.slug}, ${category.name}, ${category.nameVi}, ${category.position})
    on conflict (slug) do update set name = excluded.name, name_vi = excluded.name_vi, position = excluded.position returning id`.execute(
    tx.q,
  )
  return idOf(rows)
}
export async function setProduct(tx: Tx, product: SeedProduct): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product (code, slug, category_id, name, name_vi, description, description_vi, tags, shape, min_dpi, position, size_chart,
      customs, created_at)
    values (${product.code}, ${product.slug}, ${product.categoryId}, ${product.name}, ${product.nameVi}, ${product.description},
      ${product.descriptionVi}, ${product.tags}, ${product.shape}, ${product.minDpi}, ${product.position},
      ${product.sizeChart ? JSON.stringify(product.sizeChart) : null}::jsonb,
      ${JSON.stringify(product.customs)}::jsonb, ${tx.now()})
    on conflict (slug) do update set name = excluded.name returning id`.execute(tx.q)
  return idOf(rows)
}
export async function setPrintArea(tx: Tx, productId: number, area: PrintArea, position: number): Promise<void> {
  await sql`
    insert into print_area (product_id, side, width_inches, height_inches, position, left_share, top_share, width_share, technique)
    values (${productId}, ${area.side}, ${area.widthInches}, ${area.heightInches}, ${position},
      ${area.place?.left ?? null}, ${area.place?.top ?? null}, ${area.place?.width ?? null}, ${printingOf(area).technique})
    on conflict do nothing`.execute(tx.q)
}
export async function setTagCategory(tx: Tx, { tag, nameVi }: { tag: string; nameVi: string }, position: number): Promise<void> {
  await sql`insert into tag_category (tag, name, name_vi, position) values (${tag}, ${tag}, ${nameVi}, ${position})
    on conflict do nothing`.execute(tx.q)
}
export async function setTiers(tx: Tx, productId: number, tiers: readonly QuantityTier[]): Promise<void> {
  for (const { fromQuantity, offBasisPoints } of tiers)
    await sql`insert into quantity_tier (product_id, from_quantity, off_basis_points)
      values (${productId}, ${fromQuantity}, ${offBasisPoints}) on conflict do nothing`.execute(tx.q)
}
export interface SeedVariant extends VariantPrice {
  productId: number
  sku: string
  size: string
  color: string
  colorHex: string
  weightOz: number
  position: number
}
export async function setVariants(tx: Tx, variants: readonly SeedVariant[]): Promise<void> {
  const of = <T>(pick: (variant: SeedVariant) => T) => variants.map(pick)
  await sql`
    insert into variant (product_id, sku, size, color, color_hex, price_cents, price_seller_cents, price_tiktok_cents, weight_oz, position)
    select * from unnest(${of(v => v.productId)}::bigint[], ${of(v => v.sku)}::text[], ${of(v => v.size)}::text[], ${of(v => v.color)}::text[],
      ${of(v => v.colorHex)}::text[], ${of(v => v.priceCents)}::bigint[], ${of(v => v.priceSellerCents)}::bigint[],
      ${of(v => v.priceTiktokCents)}::bigint[], ${of(v => v.weightOz)}::float8[], ${of(v => v.position)}::int[])
    on conflict do nothing`.execute(tx.q)
  await refreshShown(tx, [...new Set(variants.map(variant => variant.productId))])
}
function idOf(rows: readonly { id: number }[]): number {
  const id = rows[0]?.id
  if (id === undefined) throw new Error('A row that was just written is not there.')
  return id
}
