// Low-resolution art in a file of orders: said in its dry run, and accepted where it is confirmed.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { uploadArt } from '#test/art.ts'
import { startShop } from '#test/shop.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))

let call: Client
beforeEach(async () => {
  call = shop.client((await seedRichSeller(shop.engine.db)).token)
  await uploadArt(call, [900, 1_200], 'low.png')
  await uploadArt(call, [3_600, 4_800], 'sharp.png')
})

const header = 'order id,variant ID,quantity,design link,design link back,name,phone,email,address line 1,city,state,zip,country'
const to = 'Minh Lee,+18865550124,minh@example.com,1034 Elm Ave,Salt Lake City,UT,84101,US'
const rows = [
  `A-1,G5000-FOREST-S,1,library:low,,${to}`,
  `A-2,G5000-FOREST-S,1,library:sharp,,${to}`,
  `A-3,G5000-FOREST-S,1,library:sharp,https://drive.google.com/file/d/abcdefghijklmnop/view,${to}`,
]
async function checked(): Promise<number> {
  const files = [new File([[header, ...rows].join('\n')], 'orders.csv')]
  const { data } = await call(bulkCalls.importFile, { files })
  await shop.settled()
  return data.id
}
const read = async (id: number) => (await call(bulkCalls.myImport, { params: { id } })).data
async function confirmed(acceptsDpi?: number): Promise<readonly string[]> {
  const id = await checked()
  const body = { submit: true, ...(acceptsDpi !== undefined && { acceptsDpi }) }
  await call(bulkCalls.confirmImport, { params: { id }, body })
  await shop.settled()
  const { docs } = (await call(orderCalls.myOrders, { query: { importId: id, sort: 'oldest' } })).data
  return docs.slice(0, 2).map(order => order.status)
}

test('the dry run says how sharp each side prints, which cells are low, and what nobody knows yet', async () => {
  const id = await checked()
  expect(await read(id)).toMatchObject({ status: 'READY', orders: 3, lowOrders: 1, lowDpi: 75, acceptsDpi: null })
  const { docs } = (await call(bulkCalls.importOrders, { params: { id }, query: {} })).data
  expect(docs.map(order => order.lines[0]?.art.map(({ side, dpi, resolution }) => [side, dpi, resolution]))).toEqual([
    [['FRONT', 75, 'low']],
    [['FRONT', 300, 'high']],
    [
      ['FRONT', 300, 'high'],
      ['BACK', null, null],
    ],
  ])
  const problems = (await call(bulkCalls.importProblems, { params: { id }, query: { severity: 'warning' } })).data.docs
  expect(problems.filter(problem => problem.code === 'RESOLUTION_LOW')).toMatchObject([
    { row: 2, field: 'designFront', value: 'library:low', message: '“library:low” prints at 75 DPI on G5000-FOREST-S, below 150.' },
  ])
})

test('confirmed without a word the low order waits unpaid, and the others are paid', async () => {
  expect(await confirmed()).toEqual(['PENDING', 'NEW_ORDER'])
})

test('confirmed with it all are paid, and the word stands on the side', async () => {
  expect(await confirmed(75)).toEqual(['NEW_ORDER', 'NEW_ORDER'])
  const { docs } = (await call(orderCalls.myOrders, { query: { sort: 'oldest' } })).data
  expect(docs[0]?.items[0]?.files[0]).toMatchObject({ dpi: 75, accepted: { dpi: 75 } })
})

test('where the operator only warns, it is said and paid', async () => {
  const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
  const choose = (value: string) => owner(settingCalls.changeSetting, { params: { key: 'dpiPolicy' }, body: { value } })
  await choose('WARN')
  expect(await confirmed()).toEqual(['NEW_ORDER', 'NEW_ORDER'])
  await choose('CONFIRM')
})
