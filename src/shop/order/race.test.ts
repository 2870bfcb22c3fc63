// Two that make the same order at once; who wins where two act on one order, trust/race says.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startShop } from '#test/shop.ts'
import { seedOrders, seedPrices, seedRichSeller } from './seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))

const rich = (amountCents: number) => seedRichSeller(shop.engine.db, amountCents)

test('the same external id sent twice at once makes one order and one duplicate', async () => {
  const seller = await rich(0)
  const both = await Promise.all([1, 2].map(() => shop.write(tx => seedOrders(tx, seller.id, 1, { externalId: 'TWICE' }))))
  expect(both.map(([made]) => made?.status).toSorted()).toEqual(['DUPLICATE', 'PENDING'])
})
