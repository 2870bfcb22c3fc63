import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import type { Category, PrintArea, ProductCard, ProductQuery } from './contract.ts'
import type { VariantPrice } from './rules.ts'

export const listCategories = async (db: Db): Promise<Category[]> => {
  const { rows } = await sql<Category>`
    select c.id, c.slug, c.name, c.name_vi as "nameVi", c.is_enabled as "isEnabled",
      (select count(*) from product p where p.category_id = c.id and p.is_enabled) as "productCount"
    from category c where c.is_enabled order by c.position, c.id limit 200`.execute(db.q)
  return rows
}

/** For whom prices are: a tier has the lists of its own; visitors have neither. */
export interface Reader {
  readonly isSignedIn: boolean
  readonly tier: string | undefined
}

/** The variants with the prices of the reader's tier at this moment. */
export const pricedVariant = (reader: Reader, now: Date) => sql`(
  select v.*, coalesce(own.price_seller_cents, v.price_seller_cents) as seller_cents,
    coalesce(own.price_tiktok_cents, v.price_tiktok_cents) as tiktok_cents
  from variant v left join lateral (
    select price.price_seller_cents, price.price_tiktok_cents
    from price_list_price price join price_list list on list.id = price.price_list_id
    where price.variant_id = v.id and list.tier = ${reader.tier ?? ''} and list.starts_at <= ${now}
      and (list.ends_at is null or list.ends_at > ${now})
    order by list.starts_at desc, list.id desc limit 1
  ) own on true
  where v.is_enabled)`
const shownCents = (reader: Reader) => (reader.isSignedIn ? sql.ref('seller_cents') : sql.ref('price_cents'))

const cardColumns = sql`p.id, p.code as "productID", p.slug, p.name, p.name_vi as "nameVi", p.category_id as "categoryId",
  c.slug as "categorySlug", p.shape, p.tags, shown.price, shown."isAvailable",
  (select jsonb_agg(jsonb_build_object('name', color, 'hex', hex) order by place) from (
    select v.color, min(v.color_hex) as hex, min(v.position) as place from variant v
    where v.product_id = p.id and v.is_enabled group by v.color) each) as colors,
  (select jsonb_agg(size order by place) from (
    select v.size, min(v.position) as place from variant v where v.product_id = p.id and v.is_enabled group by v.size) each) as sizes,
  (select coalesce(jsonb_agg(a.side order by a.position), '[]') from print_area a where a.product_id = p.id) as sides`

const cardsFrom = (reader: Reader, now: Date) => sql`product p join category c on c.id = p.category_id and c.is_enabled
  join lateral (
    select min(${shownCents(reader)}) as price, bool_or(v.stock is null or v.stock > 0) as "isAvailable"
    from ${pricedVariant(reader, now)} v where v.product_id = p.id having count(*) > 0
  ) shown on true`

const orderOf = {
  newest: sql`p.created_at desc, p.position, p.id`,
  oldest: sql`p.created_at, p.position, p.id`,
  priceLow: sql`shown.price, p.position, p.id`,
  priceHigh: sql`shown.price desc, p.position, p.id`,
  shop: sql`p.position, p.id`,
}

export async function listProducts(db: Db, query: ProductQuery, reader: Reader) {
  const { page, limit } = query
  const words = query.q ? `%${query.q.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const has = (column: 'color' | 'size', value: string | undefined) =>
    value === undefined
      ? sql`true`
      : sql`exists (select from variant v where v.product_id = p.id and v.is_enabled and upper(${sql.ref(`v.${column}`)}) = upper(${value}))`
  const filter = sql`p.is_enabled
    and ${query.category === undefined ? sql`true` : sql`c.slug = ${query.category}`}
    and ${query.tag === undefined ? sql`true` : sql`${query.tag} = any (p.tags)`}
    and ${words === undefined ? sql`true` : sql`(p.name ilike ${words} or p.name_vi ilike ${words} or p.code ilike ${words})`}
    and ${has('color', query.color)} and ${has('size', query.size)}`
  const from = cardsFrom(reader, db.now())
  const { rows: docs } = await sql<ProductCard>`
    select ${cardColumns} from ${from} where ${filter}
    order by ${orderOf[query.sort ?? 'shop']} limit ${limit} offset ${(page - 1) * limit}`.execute(db.q)
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from ${from} where ${filter}`.execute(db.q)
  return { docs, totalDocs: counts[0]?.total ?? 0, page, limit }
}

/** A site map holds 50,000 addresses, and each product has one in two languages. */
const mostSlugs = 20_000
export async function listSlugs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select p.slug from product p join category c on c.id = p.category_id and c.is_enabled
    where p.is_enabled order by p.position, p.id limit ${mostSlugs}`.execute(db.q)
  return rows.map(row => row.slug)
}

export interface ProductRow extends ProductCard {
  description: string
  descriptionVi: string
  categoryName: string
  categoryNameVi: string
  minDpi: number
  printAreas: PrintArea[]
}
export async function findProduct(db: Db, slug: string, reader: Reader): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${cardColumns}, p.description, p.description_vi as "descriptionVi", c.name as "categoryName",
      c.name_vi as "categoryNameVi", p.min_dpi as "minDpi", ${areasOf(sql.ref('p.id'))} as "printAreas"
    from ${cardsFrom(reader, db.now())} where p.is_enabled and p.slug = ${slug}`.execute(db.q)
  return rows[0]
}

export const areasOf = (productId: ReturnType<typeof sql.ref>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'side', a.side, 'widthInches', a.width_inches, 'heightInches', a.height_inches) order by a.position), '[]')
  from print_area a where a.product_id = ${productId})`

/** Of the same category first, then those that share most tags. */
export async function listRelated(db: Db, product: { id: number; categoryId: number; tags: string[] }, reader: Reader, limit: number) {
  const { rows } = await sql<ProductCard>`
    select ${cardColumns} from ${cardsFrom(reader, db.now())}
    where p.is_enabled and p.id <> ${product.id}
    order by (p.category_id = ${product.categoryId}) desc,
      (select count(*) from unnest(p.tags) tag where tag = any (${product.tags})) desc, p.position limit ${limit}`.execute(db.q)
  return rows
}

export interface VariantRow extends VariantPrice {
  id: number
  variantID: string
  size: string
  color: string
  colorHex: string
  weightOz: number
  isAvailable: boolean
}
export async function listVariantsOf(db: Db, productId: number, reader: Reader): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select v.id, v.sku as "variantID", v.size, v.color, v.color_hex as "colorHex", v.weight_oz as "weightOz",
      (v.stock is null or v.stock > 0) as "isAvailable",
      v.price_cents as "priceCents", v.seller_cents as "priceSellerCents", v.tiktok_cents as "priceTiktokCents"
    from ${pricedVariant(reader, db.now())} v where v.product_id = ${productId} order by v.position, v.id`.execute(db.q)
  return rows
}

export async function listTags(db: Db): Promise<{ tag: string; productCount: number }[]> {
  const { rows } = await sql<{ tag: string; productCount: number }>`
    select tag, count(*) as "productCount" from product, unnest(tags) tag where is_enabled
    group by tag order by count(*) desc, tag limit 100`.execute(db.q)
  return rows
}
