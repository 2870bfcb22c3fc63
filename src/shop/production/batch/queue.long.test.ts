// The production queue by what it is asked for: product, seller and the day that an order must leave.
import { afterAll, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { uploadArt } from '#test/art.ts'
import { startShop } from '#test/shop.ts'
import { productionCalls } from '../contract.ts'

const shop = await startShop()
afterAll(() => shop.close())

test('the queue is asked by product, seller and day, and what is due first comes first', async () => {
  await shop.write(tx => seedPrices(tx))
  const seller = await seedRichSeller(shop.engine.db)
  const fileId = await uploadArt(shop.client(seller.token), [600, 800])
  const orders = await shop.write(tx => seedPaidOrders(tx, seller.id, 2, { fileId, sku: 'ORN3-WHITE-STAR' }))
  const [one = 0, other = 0] = orders.map(({ id }) => id)
  shop.advance(hour)
  await shop.cron('order.process')
  const staff = shop.client((await seedStaff(shop.engine.db, 'production')).token)
  const leavesBy = (id: number, day: Date) =>
    shop.engine.db.pool.query('update "order" set platform_ordered_at = $2 where id = $1', [id, day])
  const long = 20 * 24 * hour
  await leavesBy(other, new Date(shop.engine.db.now().getTime() - long))
  await leavesBy(one, new Date(shop.engine.db.now().getTime() + long))
  const asked = async (query: { due?: 'LATE' | 'NONE'; product?: string; sort?: 'OLDEST' | 'DUE' }) =>
    (await staff(productionCalls.productionQueue, { query: { ...query, sellerId: seller.id } })).data.docs.map(({ id }) => id)
  expect(await asked({})).toEqual([one, other])
  expect(await asked({ sort: 'DUE' })).toEqual([other, one])
  expect(await asked({ due: 'LATE' })).toEqual([other])
  expect(await asked({ due: 'NONE' })).toEqual([])
  expect(await asked({ product: 'NOTHING' })).toEqual([])
  const { products, sellers } = (await staff(productionCalls.queueChoices)).data
  expect(sellers.find(({ id }) => id === seller.id)).toMatchObject({ count: 2 })
  expect(await asked({ product: products.find(({ name }) => name.includes('Ornament'))?.code ?? '' })).toEqual([one, other])
  const chosen = await staff(productionCalls.chooseQueue, { query: { due: 'LATE', sellerId: seller.id } })
  expect(chosen.data).toEqual([{ id: other }])
})
