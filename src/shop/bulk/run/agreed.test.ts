// What an import charges: what its check showed, or nothing before its seller has seen the new sum.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import { minute } from '#base/time.ts'
import { seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { startShop } from '#test/shop.ts'
import { bulkCalls } from '../contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let client: Client
beforeAll(async () => {
  await shop.write(seedPrices)
  client = shop.client((await seedRichSeller(shop.engine.db)).token)
})

const head = 'order id,sku,name,address,city,state,zip,design\n'
async function checked(externalId: string, design: string) {
  const text = `${head}${externalId},G5000-FOREST-S,Mia,1 Elm Ave,Boston,MA,02108,${design}\n`
  const { data } = await client(bulkCalls.importFile, { files: [new File([text], 'orders.csv')] })
  await shop.settled()
  return (await client(bulkCalls.myImport, { params: { id: data.id } })).data
}
const raise = (cents: number) => shop.engine.db.pool.query('update variant set price_seller_cents = price_seller_cents + $1', [cents])

/** Checks a file, raises prices by a dollar, and confirms it with payment so many minutes after. */
async function run(externalId: string, minutes: number, design = 'library:sun.png') {
  const before = await checked(externalId, design)
  await raise(100)
  shop.advance(minutes * minute)
  const params = { id: before.id }
  await client(bulkCalls.confirmImport, { params, body: { submit: true, seenTotalCents: before.totalCents } })
  await shop.settled()
  await raise(-100)
  const { data: done } = await client(bulkCalls.myImport, { params })
  const [order] = (await client(orderCalls.myOrders, { query: { importId: before.id } })).data.docs
  return { before, done, order }
}

test('within 15 minutes an import charges what its check showed, also per piece', async () => {
  const { before, done, order } = await run('Q1', 14)
  expect(order).toMatchObject({ status: 'NEW_ORDER', totalCost: before.totalCents, payment: 'PAID' })
  expect(order?.items[0]?.totalMoney).toBe(before.productionCents)
  expect([done.status, done.repricedOrders]).toEqual(['DONE', 0])
})

test('after that a price that has changed is shown with both sums, and not charged', async () => {
  const { before, done, order } = await run('Q2', 16)
  expect(order).toMatchObject({ status: 'PENDING', totalCost: before.totalCents + 100, payment: 'UNPAID' })
  const { repricedOrders, repricedFromCents, repricedToCents } = done
  expect([repricedOrders, repricedFromCents, repricedToCents]).toEqual([1, before.totalCents, before.totalCents + 100])
})

test('nor is it charged once its art is there: its seller has not agreed to the new sum', async () => {
  const { order } = await run('Q4', 16, 'library:later.png')
  expect(order?.status).toBe('PENDING')
  const { data } = await client(orderCalls.order, { params: { id: order?.id ?? 0 } })
  expect(data.submitsWhenReady).toBe(false)
})

test('an import whose sum is another than was seen is refused with both sums, and nothing is made', async () => {
  const { id, totalCents } = await checked('Q3', 'library:sun.png')
  const wasCents = totalCents - 1
  const confirming = client(bulkCalls.confirmImport, { params: { id }, body: { seenTotalCents: wasCents } })
  const error: unknown = await confirming.catch((thrown: unknown) => thrown)
  if (!(error instanceof CallError)) throw new Error('It was not refused.')
  expect([error.status, error.code]).toEqual([409, 'ORDER_PRICE_CHANGED'])
  expect(error.errors[0]?.values).toMatchObject({ wasCents, totalCents })
  expect((await client(orderCalls.myOrders, { query: { importId: id } })).data.docs).toEqual([])
})
