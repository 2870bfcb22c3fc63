import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallError } from '#base/fault.ts'
import { day, later } from '#base/time.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { findVariants, findVariantsOfProducts } from './catalogue.ts'
import { priceListFor } from './price/price.ts'
import { seedCatalogue } from './seed/seed.ts'
import { catalogueCalls } from './storefront/contract.ts'
import { refreshShown } from './storefront/shown.store.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(async () => {
  await shop.write(seedCatalogue)
})
const visitor = shop.client()
const slug = 'unisex-jersey-short-sleeve-tee'

test('the demo catalogue has its 205 variants of 12 products, however often it is seeded', async () => {
  expect(await shop.write(seedCatalogue)).toBe(205)
  const { rows } = await shop.engine.db.pool.query(
    'select (select count(*) from variant) as variants, (select count(*) from product) as products',
  )
  expect(rows).toEqual([{ variants: 205, products: 12 }])
})

test('the menu has the categories with the number of their products', async () => {
  const { data } = await visitor(catalogueCalls.categoryMenu)
  expect(data.map(category => [category.slug, category.productCount])).toEqual([
    ['t-shirts', 4],
    ['hoodies', 1],
    ['sweatshirts', 1],
    ['kids', 1],
    ['mugs', 2],
    ['bags', 1],
    ['wall-art', 1],
    ['ornaments', 1],
  ])
})

test('products are found by category, colour, size and words, and sorted by price', async () => {
  const slugs = async (query: object) => (await visitor(catalogueCalls.products, { query })).data.docs.map(card => card.productID)
  expect(await slugs({ category: 'mugs' })).toEqual(['MUG11', 'MUG15'])
  expect(await slugs({ q: 'hood' })).toEqual(['G18500'])
  expect(await slugs({ q: 'áo nỉ' })).toEqual(['G18500', 'G18000'])
  expect(await slugs({ color: 'Crimson' })).toEqual(['CC1717'])
  expect(await slugs({ size: 'yxl' })).toEqual(['Y3001'])
  expect(await slugs({ q: '%' })).toEqual([])
  expect(await slugs({ q: 'ao ni' })).toEqual(['G18500', 'G18000'])
  expect(await slugs({ q: "') | '" })).toEqual([])
  const { data } = await visitor(catalogueCalls.products, { query: { sort: 'priceHigh', limit: 3 } })
  expect(data.totalDocs).toBe(12)
  const prices = data.docs.map(card => card.price)
  expect(prices).toEqual([...prices].sort((one, other) => other - one))
})

test('a visitor sees the price, a seller the seller’s prices', async () => {
  const seller = await seedSeller(shop.engine.db)
  const [seen, own] = await Promise.all(
    [visitor, shop.client(seller.token)].map(client => client(catalogueCalls.product, { params: { slug } })),
  )
  expect(seen?.data.variants[0]).toMatchObject({ variantID: 'BC3001-BLACK-S', price: 9_50 })
  expect(seen?.data.variants[0]).not.toHaveProperty('priceSeller')
  expect(own?.data.variants[0]).toMatchObject({ price: 8_40, priceSeller: 8_40, priceTiktok: 8_10 })
  expect(seen?.data.sizes).toEqual(['S', 'M', 'L', 'XL', '2XL', '3XL'].slice(0, seen?.data.sizes.length))
  expect(seen?.data.printAreas[0]).toMatchObject({ side: 'FRONT', widthInches: 12, heightInches: 16 })
})

test('a tier’s price list holds for its time, and for that tier only', async () => {
  const [gold, standard] = [await seedSeller(shop.engine.db, { username: 'gold' }), await seedSeller(shop.engine.db)]
  await shop.write(async tx => {
    await sql`update account set tier = 'GOLD' where id = ${gold.id}`.execute(tx.q)
    await sql`insert into price_list (name, tier, starts_at, ends_at) values ('November', 'GOLD', ${tx.now()}, ${later(tx.now(), day)})`.execute(
      tx.q,
    )
    await sql`insert into price_list_price select 1, id, 700, 650 from variant where sku = 'BC3001-BLACK-S'`.execute(tx.q)
  })
  const priceOf = async (id: number) => {
    const variant = (await findVariants(shop.engine.db, ['bc3001-black-s'])).get('BC3001-BLACK-S')
    return (await priceListFor(shop.engine.db, id, [variant?.id ?? 0])).get(variant?.id ?? 0)?.priceSellerCents
  }
  expect([await priceOf(gold.id), await priceOf(standard.id)]).toEqual([7_00, 8_40])
  const { data } = await shop.client(gold.token)(catalogueCalls.myPriceList)
  expect(data.find(row => row.variantID === 'BC3001-BLACK-S')).toMatchObject({
    nameVi: 'Áo thun unisex ngắn tay',
    price: 9_50,
    priceSeller: 7_00,
    priceTiktok: 6_50,
  })
  shop.advance(2 * day)
  expect(await priceOf(gold.id)).toBe(8_40)
})

test('products are found by tag, price, shipping level and what is in stock', async () => {
  const codes = async (query: object) => (await visitor(catalogueCalls.products, { query })).data.docs.map(card => card.productID)
  expect(await codes({ tag: 'Drinkware' })).toEqual(['MUG11', 'MUG15'])
  const cheap = (await visitor(catalogueCalls.products, { query: { priceTo: 7_00, sort: 'priceLow' } })).data.docs
  expect(cheap.length).toBeGreaterThan(0)
  expect(cheap.every(card => card.price <= 7_00)).toBe(true)
  await shop.write(async tx => {
    await sql`update product set shipping_levels = '{STANDARD}' where code = 'MUG15'`.execute(tx.q)
    const { rows } = await sql<{ id: number }>`update variant v set stock = 0 from product p where p.id = v.product_id and p.code = 'MUG11'
      returning p.id`.execute(tx.q)
    await refreshShown(tx, [rows[0]?.id ?? 0])
  })
  expect(await codes({ category: 'mugs', level: 'EXPRESS' })).toEqual(['MUG11'])
  expect(await codes({ category: 'mugs', inStock: 'true' })).toEqual(['MUG15'])
  await shop.write(async tx => {
    await sql`update variant set stock = null`.execute(tx.q)
    await refreshShown(
      tx,
      (await sql<{ id: number }>`select id from product`.execute(tx.q)).rows.map(row => row.id),
    )
  })
})

test('a product that is no longer sold leaves the lists from that moment on; its page stays and says so', async () => {
  const until = later(shop.now(), 365 * day)
  await shop.write(async tx => void (await sql`update product set discontinued_at = ${until} where code = 'TOTE15'`.execute(tx.q)))
  const isListed = async () => (await visitor(catalogueCalls.products, { query: { category: 'bags' } })).data.totalDocs === 1
  expect(await isListed()).toBe(true)
  await shop.write(async tx => void (await sql`update product set discontinued_at = ${new Date(0)} where code = 'TOTE15'`.execute(tx.q)))
  expect(await isListed()).toBe(false)
  const bag = (await visitor(catalogueCalls.products, { query: { category: 'bags' } })).data.docs
  expect(bag).toEqual([])
  const { rows } = await shop.engine.db.pool.query<{ slug: string }>("select slug from product where code = 'TOTE15'")
  const { data } = await visitor(catalogueCalls.product, { params: { slug: rows[0]?.slug ?? '' } })
  expect([data.discontinuedAt, data.isAvailable, data.variants.some(variant => variant.isAvailable)]).toEqual([
    '1970-01-01T00:00:00.000Z',
    false,
    false,
  ])
  await shop.write(async tx => void (await sql`update product set discontinued_at = null`.execute(tx.q)))
})

test('a tier’s list may take off by quantity in place of everyone’s tiers, and the price list says so', async () => {
  const seller = await seedSeller(shop.engine.db, { username: 'platinum' })
  await shop.write(async tx => {
    await sql`update account set tier = 'PLATINUM' where id = ${seller.id}`.execute(tx.q)
    await sql`insert into price_list (name, tier, starts_at) values ('Platinum', 'PLATINUM', ${tx.now()})`.execute(tx.q)
    await sql`insert into quantity_tier (product_id, price_list_id, from_quantity, off_basis_points)
      select p.id, l.id, 20, 1000 from product p, price_list l where p.code = 'BC3001' and l.tier = 'PLATINUM'`.execute(tx.q)
  })
  const tiersOf = async (token?: string) => (await shop.client(token)(catalogueCalls.product, { params: { slug } })).data.tiers
  expect(await tiersOf()).toEqual([
    { fromQuantity: 100, offBasisPoints: 300 },
    { fromQuantity: 500, offBasisPoints: 600 },
  ])
  expect(await tiersOf(seller.token)).toEqual([{ fromQuantity: 20, offBasisPoints: 1_000 }])
  const { data } = await shop.client(seller.token)(catalogueCalls.myPriceList)
  expect(data[0]).toMatchObject({ productID: 'BC3001', tiers: [{ fromQuantity: 20, offBasisPoints: 1_000 }] })
})

test('a seller marks products; another seller’s marks are their own', async () => {
  const [one, other] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)].map(({ token }) => shop.client(token))
  if (!one || !other) throw new Error('Two sellers were just made.')
  const { id } = (await visitor(catalogueCalls.product, { params: { slug } })).data
  await one(catalogueCalls.addFavorite, { params: { id } })
  await one(catalogueCalls.addFavorite, { params: { id } })
  expect((await one(catalogueCalls.myFavorites, { query: {} })).data).toMatchObject({ totalDocs: 1, docs: [{ slug }] })
  expect((await other(catalogueCalls.myFavorites, { query: {} })).data.totalDocs).toBe(0)
  expect(await codeOf(one(catalogueCalls.addFavorite, { params: { id: 999_999 } }))).toBe('PRODUCT_NOT_FOUND')
  await one(catalogueCalls.removeFavorite, { params: { id } })
  expect((await one(catalogueCalls.isFavorite, { params: { id } })).data).toBe(false)
})

test('a product that is not there says so, and related ones come from its category first', async () => {
  const missing = await visitor(catalogueCalls.product, { params: { slug: 'no-such-thing' } }).catch(error => error)
  expect(missing).toBeInstanceOf(CallError)
  expect(missing.code).toBe('PRODUCT_NOT_FOUND')
  const { data } = await visitor(catalogueCalls.relatedProducts, { params: { slug } })
  expect(data.slice(0, 3).map(card => card.categorySlug)).toEqual(['t-shirts', 't-shirts', 't-shirts'])
})

test('rows that name product, size and colour find their variants too', async () => {
  const found = await findVariantsOfProducts(shop.engine.db, ['mug11', 'NOPE'])
  expect([...found.keys()]).toEqual(['MUG11'])
  expect(found.get('MUG11')?.map(variant => variant.color)).toEqual(['White', 'Black Handle'])
})
