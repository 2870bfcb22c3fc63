import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { QuantityTier } from '../price/rules.ts'
import { areasOf } from '../storefront/store.ts'
import type { NewProduct, OfficeArea, OfficeProductRow, OfficeVariant, ProductChange } from './contract.ts'
import type { ProductState } from './rules.ts'

type ListQuery = { page: number; limit: number; q?: string | undefined; categoryId?: number | undefined; state?: ProductState | undefined }
type CardRow = Pick<
  OfficeProductRow,
  'id' | 'productID' | 'slug' | 'name' | 'nameVi' | 'shape' | 'isEnabled' | 'discontinuedAt' | 'editedBy'
> & {
  category: string
  colorHex: string | null
  photo: string | null
  variantCount: number
  outCount: number
  priceFrom: number | null
}

export async function listOfficeProducts(db: Db, { page, limit, q, categoryId, state }: ListQuery) {
  const words = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const isOver = sql`(p.discontinued_at is not null and p.discontinued_at <= ${db.now()})`
  const states = {
    on: sql`p.is_enabled and not ${isOver}`,
    hidden: sql`not p.is_enabled`,
    out: sql`exists (select from variant v where v.product_id = p.id and v.is_enabled and v.stock = 0)`,
    ended: isOver,
  }
  const filter = sql`${
    q
      ? sql`(p.name ilike ${words} or p.name_vi ilike ${words} or p.code ilike ${words}
      or exists (select from variant v where v.product_id = p.id and upper(v.sku) = upper(${q})))`
      : sql`true`
  }
    and ${categoryId === undefined ? sql`true` : sql`p.category_id = ${categoryId}`} and ${state ? states[state] : sql`true`}`
  const { rows } = await sql<CardRow>`
    select p.id, p.code as "productID", p.slug, p.name, p.name_vi, c.name as category, p.shape, p.is_enabled,
      p.discontinued_at, p.edited_by, p.from_seller_cents as "priceFrom",
      (select v.color_hex from variant v where v.product_id = p.id order by v.position, v.id limit 1) as "colorHex",
      (select picture.key from product_picture picture where picture.product_id = p.id order by picture.position limit 1) as photo,
      (select count(*) from variant v where v.product_id = p.id and v.is_enabled) as "variantCount",
      (select count(*) from variant v where v.product_id = p.id and v.is_enabled and v.stock = 0) as "outCount"
    from product p join category c on c.id = p.category_id where ${filter}
    order by p.position, p.id limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from product p where ${filter}`.execute(db.q)
  return { docs: rows, totalDocs: counts[0]?.total ?? 0, page, limit }
}

type Facts = Omit<OfficeProductRow, 'variants' | 'photos' | 'mockups' | 'tiers'>
export async function findOfficeProduct(db: Db, id: number): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select p.id, p.code as "productID", p.slug, p.version, p.edited_by, p.name, p.name_vi, p.description,
      p.description_vi, p.category_id, p.tags, p.shape, p.min_dpi,
      p.is_enabled, p.shipping_levels, p.size_chart, p.customs,
      p.discontinued_at, ${areasOf(sql.ref('p.id'))} as areas
    from product p where p.id = ${id}`.execute(db.q)
  return rows[0]
}
export async function listOfficeVariants(db: Db, productId: number): Promise<OfficeVariant[]> {
  const { rows } = await sql<OfficeVariant>`
    select id, sku as "variantID", size, color, color_hex, price_cents as price, price_seller_cents as "priceSeller",
      price_tiktok_cents as "priceTiktok", weight_oz, stock, is_enabled
    from variant where product_id = ${productId} order by position, id limit 5000`.execute(db.q)
  return rows
}
/** Everyone's tiers of a product. */
export async function listOwnTiers(db: Db, productId: number): Promise<QuantityTier[]> {
  const { rows } = await sql<QuantityTier>`
    select from_quantity, off_basis_points from quantity_tier
    where product_id = ${productId} and price_list_id is null order by from_quantity`.execute(db.q)
  return rows
}

export async function insertProduct(tx: Tx, product: NewProduct & { slug: string; editedBy: string }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product (code, slug, category_id, name, name_vi, description, description_vi, shape, min_dpi, position, is_enabled,
      edited_by, created_at)
    select ${product.productID}, ${product.slug}, ${product.categoryId}, ${product.name}, ${product.nameVi}, '', '', ${product.shape}, 150,
      coalesce(max(position), 0) + 1, false, ${product.editedBy}, ${tx.now()} from product returning id`.execute(tx.q)
  return rows[0]?.id ?? 0
}
export async function hasSlug(db: Db, slug: string): Promise<boolean> {
  const { rows } = await sql`select from product where slug = ${slug}`.execute(db.q)
  return rows.length > 0
}

/** Takes the product for this save: false where somebody saved a newer version. Everything that belongs to a product is saved behind it. */
export async function claimVersion(tx: Tx, id: number, version: number, editedBy: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update product set version = version + 1, edited_by = ${editedBy} where id = ${id} and version = ${version}`.execute(tx.q)
  return numAffectedRows === 1n
}
/** The same of what is added whatever stands there; later saves are late ones. */
export async function raiseVersion(tx: Tx, id: number, editedBy: string): Promise<void> {
  await sql`update product set version = version + 1, edited_by = ${editedBy} where id = ${id}`.execute(tx.q)
}
export async function setFacts(tx: Tx, id: number, facts: Omit<ProductChange, 'version' | 'tiers'>): Promise<void> {
  await sql`
    update product set name = ${facts.name}, name_vi = ${facts.nameVi}, description = ${facts.description},
      description_vi = ${facts.descriptionVi}, category_id = ${facts.categoryId}, tags = ${facts.tags}, shape = ${facts.shape},
      min_dpi = ${facts.minDpi}, is_enabled = ${facts.isEnabled}, shipping_levels = ${facts.shippingLevels},
      size_chart = ${facts.sizeChart ? JSON.stringify(facts.sizeChart) : null}::jsonb,
      customs = ${facts.customs ? JSON.stringify(facts.customs) : null}::jsonb, discontinued_at = ${facts.discontinuedAt}
    where id = ${id}`.execute(tx.q)
}
export async function setOwnTiers(tx: Tx, productId: number, tiers: readonly QuantityTier[]): Promise<void> {
  await sql`delete from quantity_tier where product_id = ${productId} and price_list_id is null`.execute(tx.q)
  await sql`
    insert into quantity_tier (product_id, from_quantity, off_basis_points)
    select ${productId}, * from unnest(${tiers.map(tier => tier.fromQuantity)}::int[], ${tiers.map(tier => tier.offBasisPoints)}::int[])
  `.execute(tx.q)
}

/** Rows with an id are changed, the others added; `places` are their positions in the grid. */
export async function putVariants(tx: Tx, productId: number, variants: readonly (OfficeVariant & { place: number })[]): Promise<void> {
  const given = (rows: typeof variants) => {
    const of = <T>(pick: (row: (typeof variants)[number]) => T) => rows.map(pick)
    return sql`unnest(${of(v => v.id)}::bigint[], ${of(v => v.variantID)}::text[], ${of(v => v.size)}::text[], ${of(v => v.color)}::text[],
      ${of(v => v.colorHex)}::text[], ${of(v => v.price)}::bigint[], ${of(v => v.priceSeller)}::bigint[], ${of(v => v.priceTiktok)}::bigint[],
      ${of(v => v.weightOz)}::float8[], ${of(v => v.stock)}::int[], ${of(v => v.isEnabled)}::boolean[], ${of(v => v.place)}::int[])
      as g (id, sku, size, color, hex, price, seller, tiktok, weight, stock, enabled, place)`
  }
  const [known, added] = [variants.filter(row => row.id !== null), variants.filter(row => row.id === null)]
  await sql`
    update variant v set sku = g.sku, size = g.size, color = g.color, color_hex = g.hex, price_cents = g.price,
      price_seller_cents = g.seller, price_tiktok_cents = g.tiktok, weight_oz = g.weight, stock = g.stock, is_enabled = g.enabled,
      position = g.place
    from ${given(known)} where v.id = g.id and v.product_id = ${productId}`.execute(tx.q)
  await sql`
    insert into variant (product_id, sku, size, color, color_hex, price_cents, price_seller_cents, price_tiktok_cents, weight_oz, stock,
      is_enabled, position)
    select ${productId}, sku, size, color, hex, price, seller, tiktok, weight, stock, enabled, place from ${given(added)}`.execute(tx.q)
}

export async function setAreas(tx: Tx, productId: number, areas: readonly OfficeArea[]): Promise<void> {
  await sql`delete from print_area where product_id = ${productId}`.execute(tx.q)
  for (const [at, { side, widthInches, heightInches, place, ...printing }] of areas.entries())
    await sql`
      insert into print_area (product_id, side, width_inches, height_inches, position, left_share, top_share, width_share,
        technique, dpi, bleed_inches, safe_inches, is_mirrored, max_layers)
      values (${productId}, ${side}, ${widthInches}, ${heightInches}, ${at + 1}, ${place?.left ?? null}, ${place?.top ?? null},
        ${place?.width ?? null}, ${printing.technique}, ${printing.dpi}, ${printing.bleedInches}, ${printing.safeInches},
        ${printing.isMirrored}, ${printing.maxLayers})`.execute(tx.q)
}
