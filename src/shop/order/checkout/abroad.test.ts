// Buying what may not leave the country: refused before anything is made, with the product's name, and nothing in the cart is lost.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import type { Customs } from '#shop/catalogue/storefront/customs.rules.ts'
import { seedBuyer } from '#test/buyer.ts'
import { address } from '#test/order.ts'
import { changeOf } from '#test/product.ts'
import { startShop } from '#test/shop.ts'
import { seedPrices } from '../intake/seed.ts'
import { orderCalls } from '../list/contract.ts'
import { checkoutCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))

const ottawa = { ...address, address: '90 Wellington St', city: 'Ottawa', state: 'Ontario', zip: 'K1A 0B1', country: 'Canada' }
const tee: Customs = { description: 'Cotton T-shirt, printed', hsCode: '610910', origin: 'HN', valueCents: 9_00 }
async function setCustoms(customs: Customs | null) {
  const office = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
  const { data: page } = await office(catalogueOfficeCalls.officeProducts, { query: { q: 'G5000' } })
  const { data: product } = await office(catalogueOfficeCalls.officeProduct, { params: { id: page.docs[0]?.id ?? 0 } })
  await office(catalogueOfficeCalls.saveProduct, { params: { id: product.id }, body: changeOf(product, { customs }) })
}

test('cart, checkout and buy-now name the product whose customs data are missing, in the buyer’s language, and the cart stays', async () => {
  await setCustoms(null)
  const buyer = await seedBuyer(shop)
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity: 2 } })
  const send = async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' }
    const response = await fetch(shop.url + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    return { status: response.status, answer: await response.json() }
  }
  const refusal = { code: 'CUSTOMS_MISSING', path: 'country', values: { product: 'Heavy Cotton Tee' } }
  const asks = [
    ['/v1/order/checkout/quote', { country: 'CA' }],
    ['/v1/order/checkout', { address: ottawa }],
    ['/v1/order/buy-now', { ...buyer.item, quantity: 1, address: ottawa }],
  ] as const
  for (const [path, body] of asks) expect(await send(path, body), path).toMatchObject({ status: 422, answer: { errors: [refusal] } })
  const said = async (language: 'en' | 'vi') => {
    await buyer.call(accountCalls.setPreferences, { body: { language } })
    return (await send('/v1/order/checkout/quote', { country: 'CA' })).answer.errors[0].message
  }
  expect(await said('en')).toMatch(/“Heavy Cotton Tee” can’t be sent abroad/)
  expect(await said('vi')).toMatch(/Không thể gửi “.+” ra nước ngoài/)
  expect((await send('/v1/cart/me/shipping?country=CA')).answer).toMatchObject({ errors: [{ code: 'CUSTOMS_MISSING' }] })
  expect((await buyer.call(cartCalls.cart)).data.cart.item).toMatchObject([{ quantity: 2 }])
  expect((await buyer.call(orderCalls.myOrders, { query: {} })).data.totalDocs).toBe(0)
  await setCustoms(tee)
  const { data } = await buyer.call(checkoutCalls.checkout, { body: { address: ottawa } })
  const order = (await buyer.call(orderCalls.order, { params: { id: data.id } })).data
  expect(order).toMatchObject({ status: 'NEW_ORDER', country: 'CA', quantity: 2, customs: [{ customs: tee }] })
})

test('a bill that was shown before a product lost its customs data charges nothing abroad', async () => {
  await setCustoms(tee)
  const buyer = await seedBuyer(shop)
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity: 1 } })
  const { data: bill } = await buyer.call(checkoutCalls.quoteCheckout, { body: { country: 'CA' } })
  await setCustoms(null)
  const refused = await buyer
    .call(checkoutCalls.checkout, { body: { address: ottawa, quoteId: bill.quoteId } })
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'CUSTOMS_MISSING' })
  expect((await buyer.call(cartCalls.cart)).data.cart.item).toHaveLength(1)
  expect((await buyer.call(orderCalls.myOrders, { query: {} })).data.totalDocs).toBe(0)
})
