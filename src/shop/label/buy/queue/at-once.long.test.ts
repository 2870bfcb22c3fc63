// The same batch bought by several at once. The embedded engine has one backend and hides races; PostgreSQL shows them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPaidOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../contract.ts'
import { seedProduced } from '../../seed.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
let staff: Seeded[]
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  seller = await seedSeller(shop.engine.db)
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 10_000_00 }))
  staff = await Promise.all(Array.from({ length: 2 }, () => seedStaff(shop.engine.db, 'warehouse')))
})

async function produced(count: number): Promise<number[]> {
  const ids = (await shop.write(tx => seedPaidOrders(tx, seller.id, count))).map(order => order.id)
  await shop.write(tx => seedProduced(tx, ids))
  return ids
}
const buy = (at: number, orderIds: readonly number[]) =>
  shop.client(staff[at % staff.length]?.token)(labelCalls.makeLabels, { body: { orderIds: [...orderIds] } })
async function labelsOf(orderIds: readonly number[]): Promise<{ labels: number; sold: number }> {
  const count = async (sql: string) => Number((await shop.engine.db.pool.query(sql, [orderIds])).rows[0]?.count)
  return {
    labels: await count('select count(*) from label where order_id = any ($1)'),
    sold: await count(
      'select count(*) from sandbox_parcel p where exists (select from label l where l.key = p.key and l.order_id = any ($1))',
    ),
  }
}

test.each([2, 16])('%i offices that buy the same batch at once give each order one label', async buyers => {
  const ids = await produced(12)
  // Half of them have the batch in the other order.
  const asks = await Promise.all(Array.from({ length: buyers }, (_, at) => buy(at, at % 2 ? ids.toReversed() : ids)))
  await shop.settled()
  const answers = asks.flatMap(({ data }) => data.results)
  expect(answers.filter(({ fault }) => fault !== null && fault !== 'ORDER_HAS_CREATED_LABEL')).toEqual([])
  for (const id of ids) {
    const told = answers.filter(answer => answer.orderId === id && answer.labelId !== null)
    expect(new Set(told.map(({ labelId }) => labelId)).size).toBe(1)
  }
  expect(await labelsOf(ids)).toEqual({ labels: ids.length, sold: ids.length })
})

test('batches that share some orders: each order gets its label, whoever was first', async () => {
  const ids = await produced(9)
  const asks = await Promise.all([buy(0, ids.slice(0, 6)), buy(1, ids.slice(3).toReversed())])
  await shop.settled()
  expect(asks.flatMap(({ data }) => data.results.filter(({ labelId }) => labelId === null))).toEqual([])
  expect(await labelsOf(ids)).toEqual({ labels: 9, sold: 9 })
})
