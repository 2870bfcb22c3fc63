import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { withTier } from '#shop/catalogue/price/rules.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { widenLimits } from '#test/limits.ts'
import { arrange, idOf, orderInput } from '#test/order.ts'
import { changeOf } from '#test/product.ts'
import { startShop } from '#test/shop.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedPrices } from '../intake/seed.ts'
import { orderCalls } from '../list/contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))
const { rich, make, paid } = arrange(shop)

test('the price that is shown is charged, with the tier that all pieces of the product reach together', async () => {
  const seller = await rich()
  const call = shop.client(seller.token)
  const { data: list } = await call(catalogueCalls.products, { query: { q: 'G5000' } })
  const { data: tee } = await call(catalogueCalls.product, { params: { slug: list.docs[0]?.slug ?? '' } })
  const shown = (sku: string) => withTier(tee.variants.find(each => each.variantID === sku)?.price ?? 0, tee.tiers, 100)
  const skus = ['G5000-FOREST-S', 'G5000-FOREST-M']
  const items = skus.map(sku => ({ sku, quantity: 50, files: [] }))
  const { data: quoted } = await call(orderIntakeCalls.quoteOrder, { body: { items, country: 'US' } })
  expect(tee.tiers[0]).toEqual({ fromQuantity: 100, offBasisPoints: 300 })
  const { data: order } = await call(orderIntakeCalls.createOrder, { body: { ...orderInput, items } })
  expect(order.productionCost).toBe(skus.reduce((sum, sku) => sum + shown(sku) * 50, 0))
  expect(order.totalCost).toBe(quoted.totalCents)
})

test('whatever the office changes of a product, an order that exists stays as it is', async () => {
  const seller = await rich()
  await shop.write(widenLimits)
  const office = shop.client((await seedStaff(shop.engine.db, 'catalogue')).token)
  const orders = [await make(seller), await paid(seller)]
  const read = () => Promise.all(orders.map(async each => (await shop.client(seller.token)(orderCalls.order, idOf(each))).data))
  const before = await read()
  const { data: found } = await office(catalogueOfficeCalls.officeProducts, { query: { limit: 100 } })
  for (const { id } of found.docs) {
    const { data: product } = await office(catalogueOfficeCalls.officeProduct, { params: { id } })
    const variants = product.variants.map(each => ({
      ...each,
      price: 1,
      priceSeller: 1,
      priceTiktok: 1,
      weightOz: 1,
      stock: 0,
      isEnabled: false,
    }))
    const { data: changed } = await office(catalogueOfficeCalls.saveVariants, {
      params: { id },
      body: { version: product.version, variants },
    })
    const tiers = [{ fromQuantity: 2, offBasisPoints: 9_000 }]
    const body = changeOf(changed, { shape: 'mug', name: 'Another', isEnabled: false, tiers })
    const { data: saved } = await office(catalogueOfficeCalls.saveProduct, { params: { id }, body })
    await office(catalogueOfficeCalls.saveAreas, { params: { id }, body: { version: saved.version, areas: [] } })
  }
  // Its picture, how sharp it prints and which sizes there are is what the catalogue says today; nothing else is.
  const facts = (orders: typeof before) =>
    orders.map(({ orderCart, lowSides: _low, ...order }) => ({
      ...order,
      orderCart: orderCart.map(({ item: _sizes, ...entry }) => entry),
      items: order.items.map(({ garment: _, files, ...item }) => ({
        ...item,
        files: files.map(({ dpi: _dpi, minDpi: _min, resolution: _resolution, ...file }) => file),
      })),
    }))
  expect(facts(await read())).toEqual(facts(before))
})
