import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { pricedVariant, type Tier } from '../price/charged.store.ts'
import type { ShippingLevel, VariantPrice } from '../price/rules.ts'
import type { Category, PrintArea, ProductCard, ProductQuery, SizeChart, TagCategory } from './contract.ts'
import { fewLeft, slugOf, totalMax } from './rules.ts'

export const listCategories = async (db: Db): Promise<Category[]> => {
  const { rows } = await sql<Category>`
    select c.id, c.slug, c.name, c.name_vi, c.is_enabled,
      (select count(*) from product p where p.category_id = c.id and ${isOnShow(db.now())}) as "productCount"
    from category c where c.is_enabled order by c.position, c.id limit 200`.execute(db.q)
  return rows
}

/** For whom prices are: a tier has the lists of its own; visitors have neither. */
export interface Reader {
  readonly isSignedIn: boolean
  readonly tier: Tier | undefined
}

const shownCents = (reader: Reader) => (reader.isSignedIn ? sql.ref('seller_cents') : sql.ref('priceCents'))

/** A card as rows say it; the public verbs add its picture. */
export type CardRow = Omit<ProductCard, 'picture'>
const cardColumns = sql`p.id, p.code as "productID", p.slug, p.name, p.name_vi, p.category_id,
  c.slug as "categorySlug", p.shape, p.tags, shown.price, (shown."isAvailable" and p."isSold") as "isAvailable",
  (select jsonb_agg(jsonb_build_object('name', color, 'hex', hex, 'photo', photo) order by place) from (
    select v.color, min(v.color_hex) as hex, min(v.position) as place, (
      select picture.key from product_picture picture where picture.product_id = p.id and upper(picture.color) = upper(v.color)
      order by picture.position limit 1) as photo
    from variant v where v.product_id = p.id and v.is_enabled group by v.color) each) as colors,
  (select jsonb_agg(size order by place) from (
    select v.size, min(v.position) as place from variant v where v.product_id = p.id and v.is_enabled group by v.size) each) as sizes,
  (select coalesce(jsonb_agg(a.side order by a.position), '[]') from print_area a where a.product_id = p.id) as sides`

/** Cards of the products that `chosen` selects from `product p`. */
const cardsFrom = (chosen: RawBuilder<unknown>, reader: Reader, now: Date) => sql`(
    select p.*, (p.discontinued_at is null or p.discontinued_at > ${now}) as "isSold" from product p ${chosen}
  ) p join category c on c.id = p.category_id and c.is_enabled
  join lateral (
    select min(${shownCents(reader)}) as price, bool_or(v.stock is null or v.stock > 0) as "isAvailable"
    from ${pricedVariant(reader, now)} v where v.product_id = p.id having count(*) > 0
  ) shown on true`

const isOnShow = (now: Date) => sql`p.is_enabled and p.from_cents is not null
  and (p.discontinued_at is null or p.discontinued_at > ${now})
  and p.category_id = any (array(select id from category where is_enabled))`

/** What lists sort and filter by price: the cheapest variant before the tiers' own lists, so that an index gives the order. */
const fromCents = (reader: Reader) => (reader.isSignedIn ? sql.ref('p.fromSellerCents') : sql.ref('p.fromCents'))
const orderOf = (sort: ProductQuery['sort'], reader: Reader) =>
  ({
    newest: sql`p.created_at desc, p.id desc`,
    oldest: sql`p.created_at, p.id`,
    priceLow: sql`${fromCents(reader)}, p.id`,
    priceHigh: sql`${fromCents(reader)} desc, p.id desc`,
    shop: sql`p.position, p.id`,
  })[sort ?? 'shop']

export async function listProducts(db: Db, query: ProductQuery, reader: Reader) {
  const { page, limit } = query
  const { total, isAll, walks } = await countProducts(db, query, reader)
  const order = orderOf(query.sort, reader)
  const offset = (page - 1) * limit
  // The ids alone first: an index that knows all that is asked needs no row for them.
  const ids = sql`select p.id from product p where ${filterOf(query, reader, db.now(), walks)}
    order by ${order} limit ${limit} offset ${offset}`
  const chosen = sql`where p.id = any (array(${ids}))`
  const { rows: docs } = await sql<CardRow>`
    select ${cardColumns} from ${cardsFrom(chosen, reader, db.now())} order by ${order}`.execute(db.q)
  const seen = docs.length > 0 ? offset + docs.length : 0
  return { docs, totalDocs: Math.max(total, seen), ...(!isAll && { hasMore: true }), page, limit }
}

/**
 * How many products a list has, and how its page is found soonest. A look at the first products says whether what is asked for is
 * common: then the list is walked in its order and its length is told as "at least"; what is rare is looked up by the filter's own
 * indexes and counted.
 */
async function countProducts(db: Db, query: ProductQuery, reader: Reader): Promise<{ total: number; isAll: boolean; walks: boolean }> {
  const now = db.now()
  const { rows: looks } = await sql<{ seen: number; found: number }>`
    select count(*) as seen, count(*) filter (where ${filterOf(query, reader, now, true)}) as found
    from (select * from product p where ${isOnShow(now)} order by p.position, p.id limit ${lookAt}) p`.execute(db.q)
  const { seen = 0, found = 0 } = looks[0] ?? {}
  if (seen < lookAt) return { total: found, isAll: true, walks: true }
  if (found * rare > seen) return { total: found, isAll: false, walks: true }
  const { rows: counts } = await sql<{ total: number }>`
    select count(*) as total from (select from product p where ${filterOf(query, reader, now, false)} limit ${totalMax + 1}) found`.execute(
    db.q,
  )
  const total = counts[0]?.total ?? 0
  return { total: Math.min(total, totalMax), isAll: total <= totalMax, walks: false }
}
/** Products looked at first, and one of how many is rare. */
const [lookAt, rare] = [2_000, 50]

/**
 * With `walks`, no index of the filter's own is used, and the planner takes each condition for true of every other row: it cannot
 * know how common a value is that it is not told.
 */
function filterOf(query: ProductQuery, reader: Reader, now: Date, walks: boolean) {
  const holds = (condition: RawBuilder<unknown>) => (walks ? sql`coalesce(${condition}, false)` : condition)
  const conditions = [isOnShow(now)]
  if (query.category !== undefined) conditions.push(sql`p.category_id = (select id from category where slug = ${query.category})`)
  if (query.tag !== undefined) conditions.push(holds(sql`p.tags @> ${[query.tag]}`))
  if (query.color !== undefined) conditions.push(holds(sql`p.color_keys @> ${[query.color.toUpperCase()]}`))
  if (query.size !== undefined) conditions.push(holds(sql`p.size_keys @> ${[query.size.toUpperCase()]}`))
  if (query.priceFrom !== undefined) conditions.push(sql`${fromCents(reader)} >= ${query.priceFrom}`)
  if (query.priceTo !== undefined) conditions.push(sql`${fromCents(reader)} <= ${query.priceTo}`)
  if (query.level !== undefined) conditions.push(sql`${query.level} = any (p.shipping_levels)`)
  if (query.inStock !== undefined) conditions.push(sql`p.has_stock`)
  if (query.q) conditions.push(holds(sql`p.words @@ ${prefixesOf(query.q)}::tsquery`))
  return sql.join(conditions, sql` and `)
}

/** Every word as the beginning of one of the product's words, without case and accents. */
function prefixesOf(q: string): string {
  const words = slugOf(q).split('-').filter(Boolean)
  return words.length === 0 ? "'#'" : words.map(word => `'${word}':*`).join(' & ')
}

/** The cards of these products in this order, where they are on show. */
export async function listCardsOf(db: Db, ids: readonly number[], reader: Reader): Promise<CardRow[]> {
  const chosen = sql`where ${isOnShow(db.now())} and p.id = any (${[...ids]})`
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from ${cardsFrom(chosen, reader, db.now())} order by array_position(${[...ids]}::bigint[], p.id)`.execute(db.q)
  return rows
}

/** Sizes and colours of what is on show, the commonest first. */
export async function listChoices(db: Db): Promise<{ sizes: string[]; colors: string[] }> {
  const common = (column: 'size' | 'color') => sql`(select coalesce(jsonb_agg(word order by often desc, word), '[]') from (
    select min(v.${sql.ref(column)}) as word, count(*) as often from variant v where v.is_enabled
    group by upper(v.${sql.ref(column)}) order by 2 desc limit 40) each)`
  const { rows } = await sql<{ sizes: string[]; colors: string[] }>`
    select ${common('size')} as sizes, ${common('color')} as colors`.execute(db.q)
  return rows[0] ?? { sizes: [], colors: [] }
}

/** A site map holds 50,000 addresses, and each product has one in two languages. */
const mostSlugs = 20_000
export async function listSlugs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select p.slug from product p where ${isOnShow(db.now())} order by p.position, p.id limit ${mostSlugs}`.execute(db.q)
  return rows.map(row => row.slug)
}

export interface ProductRow extends CardRow {
  description: string
  descriptionVi: string
  categoryName: string
  categoryNameVi: string
  minDpi: number
  printAreas: PrintArea[]
  sizeChart: SizeChart | null
  shippingLevels: ShippingLevel[]
  hasCustoms: boolean
  discontinuedAt: Date | null
}
/** One that is enabled; those that are no longer sold keep their page. */
export async function findProduct(db: Db, slug: string, reader: Reader): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${cardColumns}, p.description, p.description_vi, c.name as "categoryName",
      c.name_vi as "categoryNameVi", p.min_dpi, ${areasOf(sql.ref('p.id'))} as "printAreas",
      p.size_chart, p.shipping_levels, p.customs is not null as "hasCustoms", p.discontinued_at
    from ${cardsFrom(sql`where p.is_enabled and p.slug = ${slug}`, reader, db.now())}`.execute(db.q)
  return rows[0]
}

export const areasOf = (productId: ReturnType<typeof sql.ref>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'side', a.side, 'widthInches', a.width_inches, 'heightInches', a.height_inches, 'place',
    case when a.left_share is not null then jsonb_build_object('left', a.left_share, 'top', a.top_share, 'width', a.width_share) end,
    'technique', a.technique, 'dpi', a.dpi, 'bleedInches', a.bleed_inches, 'safeInches', a.safe_inches, 'isMirrored', a.is_mirrored,
    'maxLayers', a.max_layers) order by a.position), '[]')
  from print_area a where a.product_id = ${productId})`

/** Of the same category those that share most tags, then others of the shop's order. */
export async function listRelated(db: Db, product: { id: number; categoryId: number; tags: string[] }, reader: Reader, limit: number) {
  const near = (own: RawBuilder<unknown>) => sql`(
    select p.id, p.tags, ${own} as own from product p where ${isOnShow(db.now())} and p.id <> ${product.id}
      and (p.category_id = ${product.categoryId}) = ${own} order by p.position, p.id limit 40)`
  const { rows } = await sql<{ id: number }>`
    select id from (${near(sql`true`)} union all ${near(sql`false`)}) near
    order by own desc, (select count(*) from unnest(near.tags) tag where tag = any (${product.tags})) desc, id limit ${limit}`.execute(db.q)
  return listCardsOf(
    db,
    rows.map(row => row.id),
    reader,
  )
}

export interface VariantRow extends VariantPrice {
  id: number
  variantID: string
  size: string
  color: string
  colorHex: string
  weightOz: number
  isAvailable: boolean
  left: number | null
}
export async function listVariantsOf(db: Db, productId: number, reader: Reader): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select v.id, v.sku as "variantID", v.size, v.color, v.color_hex, v.weight_oz,
      (v.stock is null or v.stock > 0) as "isAvailable",
      case when v.stock between 1 and ${fewLeft} then v.stock end as left,
      v.price_cents, v.seller_cents as "priceSellerCents", v.tiktok_cents as "priceTiktokCents"
    from ${pricedVariant(reader, db.now())} v where v.product_id = ${productId} order by v.position, v.id`.execute(db.q)
  return rows
}

export async function listTags(db: Db): Promise<TagCategory[]> {
  const { rows } = await sql<TagCategory>`
    select t.id, t.tag, t.name, t.name_vi,
      (select count(*) from product p where p.tags @> array[t.tag] and ${isOnShow(db.now())}) as "productCount"
    from tag_category t where t.is_enabled order by t.position, t.id limit 100`.execute(db.q)
  return rows.filter(tag => tag.productCount > 0)
}
