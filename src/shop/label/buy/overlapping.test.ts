// Two people of the office who buy labels for some of the same orders in the same moment.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { arrange } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { seedProduced } from '../carrier/seed.ts'
import { labelCalls } from '../contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, paid } = arrange(shop)

test('both are answered with the one label of each, and what only one of them asked for is made, too', async () => {
  const orders = (await paid(await rich(10_000_00), 12)).map(({ id }) => id)
  await shop.write(tx => seedProduced(tx, orders))
  const desk = shop.client((await seedStaff(shop.engine.db, 'warehouse')).token)
  const asked = [orders.slice(0, 8), orders.slice(4), orders.slice(2, 10)]
  const answers = await Promise.all(asked.map(orderIds => desk(labelCalls.makeLabels, { body: { orderIds } })))
  const results = answers.flatMap(({ data }) => data.results)
  expect(results.map(({ fault }) => fault)).toEqual(results.map(() => null))
  const labels = Map.groupBy(results, ({ orderId }) => orderId)
  expect(labels.size).toBe(12)
  for (const same of labels.values()) expect(new Set(same.map(({ labelId }) => labelId)).size).toBe(1)
  await shop.settled()
  for (const id of orders) expect((await desk(labelCalls.officeLabel, { params: { id } })).data).toMatchObject({ state: 'LIVE' })
})
