// Rows for abroad whose product has no customs data: held with the reason, while the others are made.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { head, over, row, sent } from '#test/import.ts'
import { startShop } from '#test/shop.ts'
import { bulkCalls } from '../contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let seller: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  seller = await seedRichSeller(shop.engine.db)
})
const mug = 'MUG11-WHITE-11OZ'
const customs = (value: object | null) =>
  shop.write(async tx => {
    await sql`update product set customs = ${value === null ? null : JSON.stringify(value)}::jsonb where code = 'MUG11'`.execute(tx.q)
  })
const problemOf = async (client: Client, id: number) => {
  const { data } = await client(bulkCalls.importProblems, { params: { id }, query: { severity: 'error' } })
  expect(data.docs.map(problem => problem.code)).toEqual(['CUSTOMS_MISSING'])
  return data.docs[0]
}
const to = (id: string, sku: string, country: 'US' | 'CA') =>
  country === 'US' ? row(id, sku).replace('02108', '02108,US') : row(id, sku).replace('Boston,MA,02108', 'Ottawa,ON,K1A 0B1,CA')
const file = (...rows: string[]) => head.replace('zip', 'zip,country') + rows.join('')

test('the row names the product and what to do in both languages; the good rows are made, the bad one comes back whole', async () => {
  const client = shop.client(seller.token)
  await customs(null)
  const checked = await sent(client, file(to('A1', 'G5000-FOREST-S', 'CA'), to('A2', mug, 'CA'), to('A3', mug, 'US')))
  expect(checked).toMatchObject({ status: 'READY', orders: 2, goodRows: 2, badRows: 1 })
  const problem = async (language: 'en' | 'vi') => {
    await client(accountCalls.setPreferences, { body: { language } })
    return problemOf(client, checked.id)
  }
  expect(await problem('vi')).toMatchObject({
    message: expect.stringContaining('hải quan'),
    advice: expect.stringContaining('SHIP_BY_SELLER'),
  })
  expect(await problem('en')).toMatchObject({ row: 3, field: 'sku', value: mug, message: expect.stringContaining('Ceramic Mug 11 oz') })
  const failed = await (await client.fetch(bulkCalls.failedRows, { params: { id: checked.id } })).text()
  expect(failed).toContain(`A2,${mug},Mia`)
  await client(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} })
  expect(await over(client, checked.id)).toMatchObject({ status: 'DONE' })
  await shop.settled()
  const made = (await client(orderCalls.myOrders, { query: {} })).data.docs.map(order => order.externalId)
  expect(made.toSorted()).toEqual(['A1', 'A3'])
  await customs({ description: 'Ceramic mug, decorated', hsCode: '691200', origin: 'CN', valueCents: 6_20 })
  expect(await sent(client, failed.split('\r\n').slice(0, 2).join('\r\n'))).toMatchObject({ goodRows: 1, badRows: 0 })
})

test('a row whose product loses its customs data between check and import is left out with the reason, and comes back whole', async () => {
  const client = shop.client(seller.token)
  await customs({ description: 'Ceramic mug, decorated', hsCode: '691200', origin: 'CN', valueCents: 6_20 })
  const checked = await sent(client, file(to('B1', mug, 'CA'), to('B2', 'G5000-FOREST-S', 'CA')))
  expect(checked).toMatchObject({ goodRows: 2, badRows: 0 })
  await customs(null)
  await client(bulkCalls.confirmImport, { params: { id: checked.id }, body: { submit: true } })
  expect(await over(client, checked.id)).toMatchObject({ status: 'DONE', madeOrders: 1, orders: 1, goodRows: 1, badRows: 1 })
  expect(await problemOf(client, checked.id)).toMatchObject({ row: 2, value: mug })
  const made = (await client(orderCalls.myOrders, { query: { importId: checked.id } })).data.docs
  expect(made.map(order => [order.externalId, order.country])).toEqual([['B2', 'CA']])
  const failed = await (await client.fetch(bulkCalls.failedRows, { params: { id: checked.id } })).text()
  expect(failed).toContain(`B1,${mug},Mia`)
})
