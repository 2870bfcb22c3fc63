// A product that may go by some shipping levels only, through the API: from the cart to the order that exists already.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallError } from '#base/fault.ts'
import { minute } from '#base/time.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { seedBuyer } from '#test/buyer.ts'
import { address, arrange, idOf, orderInput } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { checkoutCalls } from '../checkout/contract.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { orderCalls } from '../list/contract.ts'
import { orderPayCalls } from '../pay/contract.ts'
import { orderIntakeCalls } from './contract.ts'
import { seedPrices } from './seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { make, paid } = arrange(shop)
const setLevels = (levels: string, code = 'G5000') =>
  shop.engine.db.pool.query('update product set shipping_levels = $1 where code = $2', [levels, code])
const filled = async () => {
  await setLevels('{STANDARD,PRIORITY,EXPRESS,INTERNATIONAL}')
  const buyer = await seedBuyer(shop)
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity: 1 } })
  return buyer
}
const offersOf = async ({ call }: Awaited<ReturnType<typeof filled>>, country = 'US') =>
  (await call(cartCalls.cartShipping, { query: { country } })).data.map(offer => offer.name)

test('the cart and the checkout offer only what every product may go by', async () => {
  const buyer = await filled()
  await setLevels('{PRIORITY,EXPRESS}')
  expect(await offersOf(buyer)).toEqual(['priority', 'express'])
  const { data: quote } = await buyer.call(checkoutCalls.quoteCheckout, { body: { country: 'US' } })
  expect(quote).toMatchObject({ shippingMethod: 'priority', offers: [{ name: 'priority' }, { name: 'express' }] })
  expect(await codeOf(buyer.call(checkoutCalls.quoteCheckout, { body: { country: 'US', shippingMethod: 'standard' } }))).toBe(
    'SHIPPING_LEVEL_NOT_ALLOWED',
  )
  expect(await codeOf(buyer.call(checkoutCalls.checkout, { body: { address, shippingMethod: 'standard' } }))).toBe(
    'SHIPPING_LEVEL_NOT_ALLOWED',
  )
  const { data: order } = await buyer.call(checkoutCalls.checkout, { body: { address, quoteId: quote.quoteId } })
  expect(order).toMatchObject({ status: 'NEW_ORDER', totalCents: quote.totalCents })
})

test('the refusal names the product and the levels that it may go by', async () => {
  const buyer = await filled()
  await setLevels('{STANDARD,EXPRESS}')
  const refused = await buyer.call(cartCalls.cartShipping, { query: { country: 'DE' } }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CallError)
  const [entry] = (refused as CallError).errors // the line above says that it is one
  expect(entry?.values).toEqual({ product: expect.stringMatching(/tee|shirt/i), levels: 'STANDARD, EXPRESS' })
  expect(entry?.message).toContain('only by: STANDARD, EXPRESS')
})

test('products that share no level cannot go together', async () => {
  const buyer = await filled()
  await buyer.call(orderIntakeCalls.quoteOrder, { body: { country: 'US', items: ['G5000-FOREST-S', 'BC3001-NAVY-M'].map(itemOf) } })
  await setLevels('{STANDARD}')
  await setLevels('{EXPRESS}', 'BC3001')
  const both = { country: 'US', items: ['G5000-FOREST-S', 'BC3001-NAVY-M'].map(itemOf) }
  expect(await codeOf(buyer.call(orderIntakeCalls.quoteOrder, { body: both }))).toBe('SHIPPING_LEVEL_NOT_ALLOWED')
  await setLevels('{STANDARD,EXPRESS}')
  const { data } = await buyer.call(orderIntakeCalls.quoteOrder, { body: both })
  const { data: alone } = await buyer.call(orderIntakeCalls.quoteOrder, { body: { ...both, shippingMethod: 'express' } })
  expect(data.shippingCents).toBe(alone.shippingCents)
  await setLevels('{STANDARD,EXPRESS,PRIORITY,INTERNATIONAL}', 'BC3001')
})
const itemOf = (sku: string) => ({ sku, quantity: 1, files: [] })

test('an order made or edited by hand is refused a level that its product may not go by', async () => {
  const buyer = await filled()
  await setLevels('{STANDARD}')
  const create = (given: object) => buyer.call(orderIntakeCalls.createOrder, { body: { ...orderInput, ...given } })
  expect(await codeOf(create({ shippingMethod: 'express' }))).toBe('SHIPPING_LEVEL_NOT_ALLOWED')
  expect(await codeOf(create({ address: { ...address, country: 'Germany', state: 'Berlin', zip: '10115' } }))).toBe(
    'SHIPPING_LEVEL_NOT_ALLOWED',
  )
  const { data: order } = await create({})
  const edit = (body: object) => buyer.call(orderEditCalls.editOrder, { params: { id: order.id }, body })
  expect(await codeOf(edit({ shippingMethod: 'priority' }))).toBe('SHIPPING_LEVEL_NOT_ALLOWED')
  expect(await codeOf(edit({ address: { ...address, country: 'Germany', state: 'Berlin', zip: '10115' } }))).toBe(
    'SHIPPING_LEVEL_NOT_ALLOWED',
  )
  expect((await buyer.call(orderCalls.order, { params: { id: order.id } })).data.country).toBe('US')
  expect((await edit({ shippingMethod: 'standard' })).data.shippingMethod).toBe('standard')
})

test('an order that ships by the seller’s or the platform’s own label may go by any level', async () => {
  const buyer = await filled()
  await setLevels('{INTERNATIONAL}')
  const create = (given: object) => codeOf(buyer.call(orderIntakeCalls.createOrder, { body: { ...orderInput, ...given } }))
  expect(await create({ orderType: 'SHIP_BY_SELLER' })).toBe('no refusal')
  expect(await create({})).toBe('SHIPPING_LEVEL_NOT_ALLOWED')
})

test('a level taken away refuses an unpaid order once its quote is over, and leaves a paid one as it is', async () => {
  const buyer = await filled()
  const given = { sku: 'G5000-FOREST-S', shippingMethod: 'standard' } as const
  const [waiting, bought] = [await make(buyer, 1, given), await paid(buyer, 1, given)]
  const { data: before } = await buyer.call(orderCalls.order, idOf(bought))
  await setLevels('{EXPRESS}')
  shop.advance(16 * minute)
  expect(await codeOf(buyer.call(orderPayCalls.submitOrder, idOf(waiting)))).toBe('SHIPPING_LEVEL_NOT_ALLOWED')
  expect((await buyer.call(orderCalls.order, idOf(bought))).data).toEqual(before)
})
