// Shipping levels of files against what is offered for their orders.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { head, row, sent } from '#test/import.ts'
import { startShop } from '#test/shop.ts'
import { bulkCalls } from '../contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))

test('a level that is not offered for an order is refused in words that name the others, and corrected in place', async () => {
  const client = shop.client((await seedRichSeller(shop.engine.db)).token)
  const file = (head + row('L1') + row('L2')).replace('design', 'design,quantity,shipping level')
  const checked = await sent(client, file.replace('a.png\n', 'a.png,1,free\n').replace('a.png\n', 'a.png,40,free\n'))
  expect(checked).toMatchObject({ status: 'READY', orders: 1, badRows: 1 })
  const params = { id: checked.id }
  const { data } = await client(bulkCalls.importProblems, { params, query: { severity: 'error' } })
  expect(data.docs).toMatchObject([{ row: 2, column: 'shipping level', value: 'free', code: 'SHIPPING_LEVEL_NOT_OFFERED' }])
  expect(data.docs[0]?.advice).toBe('Write one of: standard, priority, express.')
  const body = { row: 2, field: 'shippingLevel', value: 'standard' } as const
  const { data: mended } = await client(bulkCalls.mendImport, { params, body })
  expect(mended).toMatchObject({ status: 'READY', orders: 2, badRows: 0 })
  const orders = (await client(bulkCalls.importOrders, { params, query: {} })).data.docs
  expect(orders.map(({ shippingCents }) => shippingCents)).toEqual([4_75, 0])
})
