// An order of the list in the specification's words (§3: Order, Order list entry), letter by letter.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrange, orderInput } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedPrices } from '../intake/seed.ts'
import { orderCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich } = arrange(shop)

const ofOrder = ['id', 'date', 'amount', 'status', 'quantity', 'trackingNumber', 'orderType', 'shippingMethod', 'productionCost'] as const
const ofOrderToo = ['shippingCost', 'totalCost', 'cost', 'scanOrderImport', 'rowIndex', 'pageNum'] as const

test('each entry says its size options with value and price, as the order’s own page does', async () => {
  const call = shop.client((await rich()).token)
  const make = (given: object) => call(orderIntakeCalls.createOrder, { body: { ...orderInput, externalId: null, ...given } })
  await shop.engine.db.pool.query("update variant set stock = 0 where sku = 'G5000-FOREST-XL'")
  await shop.engine.db.pool.query("update variant set price_tiktok_cents = price_seller_cents - 100 where sku like 'G5000-%'")
  const { data: ours } = await make({})
  const { data: platforms } = await make({ shippingBy: 'TIKTOK' })
  const [second, first] = (await call(orderCalls.myOrders, { query: {} })).data.docs
  for (const word of [...ofOrder, ...ofOrderToo]) expect(first).toHaveProperty(word)
  const entry = first?.items[0]
  expect(entry).toMatchObject({ id: ours.items[0]?.id, size: 'S', quantity: 2, totalMoney: (entry?.price ?? 0) * 2 })
  expect(entry?.item).toContainEqual({ value: 'S', price: entry?.price })
  expect(entry?.item.map(size => size.value).slice(0, 3)).toEqual(['S', 'M', 'L'])
  expect(entry?.item.map(size => size.value)).not.toContain('XL')
  expect(entry?.item).toEqual(ours.orderCart[0]?.item)
  expect(second?.items[0]?.item).toEqual(platforms.orderCart[0]?.item)
  expect(second?.items[0]?.item[0]?.price).toBe((entry?.item[0]?.price ?? 0) - 100)
})
