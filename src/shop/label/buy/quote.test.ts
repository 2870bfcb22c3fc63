import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPaidOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../contract.ts'
import { seedProduced } from '../seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
let seller: Seeded
let warehouse: Seeded
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  seller = await seedSeller(shop.engine.db)
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 1_000_00 }))
})
const office = () => shop.client(warehouse.token)
const mine = () => shop.client(seller.token)

async function produced(): Promise<number> {
  const [order] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
  const id = order?.id ?? 0
  await shop.write(tx => seedProduced(tx, [id]))
  return id
}

test('labels are told with their postage before they are bought, and cost that', async () => {
  const [one, other] = [await produced(), await produced()]
  const asked = { query: { orderIds: `${one},${other},999999999` } }
  const { data } = await office()(labelCalls.quoteLabels, asked)
  expect(data).toMatchObject({ bought: 2, supplied: 0, refused: [{ orderId: 999999999, fault: 'ORDER_NOT_FOUND' }] })
  await office()(labelCalls.makeLabels, { body: { orderIds: [one, other] } })
  await shop.settled()
  const paid = await Promise.all(
    [one, other].map(async id => (await mine()(labelCalls.myLabel, { params: { id } })).data?.postageCents ?? 0),
  )
  expect(data.postageCents).toBeGreaterThan(0)
  expect(paid[0] ?? 0).toBe(data.postageCents - (paid[1] ?? 0))
  // Both have theirs: there is nothing more to buy.
  expect((await office()(labelCalls.quoteLabels, asked)).data).toMatchObject({ bought: 0, postageCents: 0 })
  await expect(mine()(labelCalls.quoteLabels, asked)).rejects.toMatchObject({ status: 404 })
})

test('an order’s number that is none is refused', async () => {
  for (const orderIds of ['0', '1,0', '1,,2', 'x'])
    expect(await codeOf(office()(labelCalls.quoteLabels, { query: { orderIds } }))).toBe('INVALID_INPUT')
})
