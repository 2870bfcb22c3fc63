// The cart, through the API: a visitor's by its cookie, a person's by their session.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { findVariants } from '#shop/catalogue/catalogue.ts'
import { priceListFor } from '#shop/catalogue/price/price.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { seedTemplate } from '#shop/design/template/seed.ts'
import { addLibraryFile } from '#shop/file/file.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { visitorOf } from '#test/buyer.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { cartCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let small: number
let medium: number
let prices: Awaited<ReturnType<typeof priceListFor>>
beforeAll(async () => {
  await shop.write(async tx => {
    await seedCatalogue(tx)
    await seedShipping(tx)
  })
  const found = await findVariants(shop.engine.db, ['G5000-FOREST-S', 'G5000-FOREST-M'])
  ;[small, medium] = [found.get('G5000-FOREST-S')?.id ?? 0, found.get('G5000-FOREST-M')?.id ?? 0]
  prices = await priceListFor(shop.engine.db, 0)
})

async function buyer() {
  const seller = await seedSeller(shop.engine.db)
  const taken = {
    name: 'sun.png',
    type: 'image/png',
    sha256: 'a',
    bytes: 9,
    width: 3_600,
    height: 4_800,
    hasAlpha: true,
    thumbnailSha256: 'b',
  } as const
  const { id: fileId } = await shop.write(tx => addLibraryFile(tx, seller.id, taken))
  const template = await shop.write(tx => seedTemplate(tx, seller.id, { sku: 'G5000-FOREST-S', fileId }))
  return { ...seller, call: shop.client(seller.token), template }
}
const visitorCart = () => visitorOf(shop)

test('a visitor’s cart lives under an opaque cookie, at plain prices; the same product adds up', async () => {
  const { send, jar } = visitorCart()
  await send('POST', '/v1/cart', { productTypeSizeCustom: small, quantity: 2 })
  const { answer } = await send('POST', '/v1/cart', { productTypeSizeCustom: small, quantity: '' })
  expect(jar.get('web_cart_order')).toMatch(/^[\w-]{43}$/)
  const { item, amount } = answer.data.cart
  expect(item).toHaveLength(1)
  expect(item[0]).toMatchObject({ quantity: 3, productCustomTemplate: { id: null, user: null }, productTypeSizeCustom: { id: small } })
  expect(amount).toBe(3 * (prices.get(small)?.priceCents ?? 0))
  expect((await visitorOf(shop).send('GET', '/v1/cart/me')).answer.data.cart).toEqual({ item: [], amount: 0 })
})

test('at sign-in the visitor’s cart becomes the person’s, once, at the seller’s prices', async () => {
  const { send, jar } = visitorCart()
  await send('POST', '/v1/cart', { productTypeSizeCustom: small, quantity: 2 })
  const { token, call } = await buyer()
  await call(cartCalls.addToCart, { body: { productTypeSizeCustom: small, quantity: 1 } })
  const signedIn = visitorOf(shop, token)
  signedIn.jar.set('web_cart_order', jar.get('web_cart_order') ?? '')
  const { item, amount } = (await signedIn.send('GET', '/v1/cart/me')).answer.data.cart
  expect(item.map((each: { quantity: number }) => each.quantity)).toEqual([3])
  expect(amount).toBe(3 * (prices.get(small)?.priceSellerCents ?? 0))
  expect(signedIn.jar.has('web_cart_order')).toBe(false)
  expect((await send('GET', '/v1/cart/me')).answer.data.cart.item).toEqual([])
})

test('twenty tabs that come back signed in at once take the visitor’s cart in once', async () => {
  const { send, jar } = visitorCart()
  await send('POST', '/v1/cart', { productTypeSizeCustom: small, quantity: 5 })
  const { token, call } = await buyer()
  const tabs = Array.from({ length: 20 }, () => visitorOf(shop, token))
  for (const tab of tabs) tab.jar.set('web_cart_order', jar.get('web_cart_order') ?? '')
  await Promise.all(
    tabs.map((tab, at) =>
      at % 2 ? tab.send('GET', '/v1/cart/me') : tab.send('POST', '/v1/cart', { productTypeSizeCustom: medium, quantity: 1 }),
    ),
  )
  const { item } = (await call(cartCalls.cart)).data.cart
  expect(item.map(each => [each.productTypeSizeCustom.size, each.quantity]).toSorted()).toEqual([
    ['M', 10],
    ['S', 5],
  ])
})

test('size, quantity, design and text of a line can change; lines that become the same join; 0 takes a line out', async () => {
  const { call, template } = await buyer()
  await call(cartCalls.addToCart, { body: { productTypeSizeCustom: small, quantity: 2 } })
  const [line] = (await call(cartCalls.addToCart, { body: { productTypeSizeCustom: medium, quantity: 3, text: ' ' } })).data.cart.item
  const id = line?.id ?? 0
  const designed = await call(cartCalls.updateCart, { body: { id, productCustomTemplate: template.id } })
  expect(designed.data.cart.item[0]?.productCustomTemplate).toMatchObject({ id: template.id, name: 'sun', quanlityImage: 'high' })
  const named = await call(cartCalls.updateCart, { body: { id, text: 'Hi Mia!' } })
  expect(named.data.cart.item.map(each => each.text)).toEqual(['Hi Mia!', ''])
  await call(cartCalls.addToCart, {
    body: { productTypeSizeCustom: medium, productCustomTemplate: template.id, quantity: 1, text: 'Hi Mia!' },
  })
  const joined = (await call(cartCalls.updateCart, { body: { id, productTypeSizeCustom: medium } })).data.cart
  expect(joined.item.map(each => each.quantity)).toEqual([3, 3])
  const left = (await call(cartCalls.updateCart, { body: { id: joined.item[0]?.id ?? 0, quantity: 0 } })).data.cart
  expect(left.item).toHaveLength(1)
  expect(await refusalOf(call(cartCalls.updateCart, { body: { id, quantity: 1 } }))).toBe('404 CART_LINE_NOT_FOUND')
})

test('what is not for sale, another’s design, letters that no machine can write and wild quantities are refused', async () => {
  const [mine, other] = [await buyer(), await buyer()]
  const add = (body: object) => refusalOf(mine.call(cartCalls.addToCart, { body: { productTypeSizeCustom: small, ...body } }))
  expect(await add({ productTypeSizeCustom: 999_999 })).toBe('404 VARIANT_NOT_FOUND')
  expect(await add({ productCustomTemplate: other.template.id })).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  expect(await add({ text: 'Xin chào 😀' })).toBe('400 PRODUCT_TEXT_INVALID')
  expect(await add({ quantity: 1_001 })).toMatch(/^4/)
  expect(await add({ quantity: -1 })).toMatch(/^4/)
  const sold = (await findVariants(shop.engine.db, ['BC3001-NAVY-3XL'])).get('BC3001-NAVY-3XL')
  await shop.engine.db.pool.query('update variant set stock = 0 where id = $1', [sold?.id])
  expect(await add({ productTypeSizeCustom: sold?.id })).toBe('409 PRODUCT_IS_OUT_OF_STOCK')
})

test('the cart says how it can be shipped, and refuses an empty one and a place that is none', async () => {
  const { call } = await buyer()
  const ask = (country: string) => call(cartCalls.cartShipping, { query: { country } })
  expect(await refusalOf(ask('US'))).toBe('409 YOUR_CART_IS_EMPTY')
  await call(cartCalls.addToCart, { body: { productTypeSizeCustom: small } })
  expect((await ask('United States')).data.map(offer => offer.name)).toContain('standard')
  expect(await refusalOf(ask('Atlantis'))).toBe('422 COUNTRY_NOT_FOUND')
})
