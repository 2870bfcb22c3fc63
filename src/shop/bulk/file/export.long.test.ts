// Files of orders and of tracking numbers: columns of the seller's own choice, as CSV and as a workbook.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { readTable } from '#engine/table/table.ts'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { over, sent } from '#test/import.ts'
import { widenLimits } from '#test/limits.ts'
import { arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { bulkCalls } from '../contract.ts'
import { exportColumnCalls } from './choice/contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() =>
  shop.write(async tx => {
    await seedPrices(tx)
    await widenLimits(tx)
  }),
)
const { rich, make } = arrange(shop)
let seller: Seeded
let mine: Client
beforeEach(async () => {
  seller = await rich()
  mine = shop.client(seller.token)
})

const number = '9400111202555842332669'
async function* once(bytes: Uint8Array) {
  yield bytes
}
/** The cells of a file that was answered. */
async function cellsOf(answer: Response): Promise<string[][]> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const chunks = await Array.fromAsync(readTable(once(bytes), shop.engine.workbooks))
  return chunks.flat().map(({ cells }) => [...cells])
}
const nameOf = (answer: Response) => /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1]

test('a file has the columns that are asked for, in their order, and the usual ones where nothing is said', async () => {
  await make(seller, 1, { trackingNumber: number, externalId: 'A-1', tag: 'gift' })
  const tracking = async (query: object) => cellsOf(await mine.fetch(orderCalls.exportTracking, { query }))
  expect((await tracking({}))[0]).toEqual([
    ...['Order ID', 'Seller order ID', 'Tracking number', 'Carrier', 'Status'],
    ...['Recipient', 'Total', 'Shipped at', 'Delivered at'],
  ])
  expect(await tracking({ columns: 'trackingNumber,carrier,tag,trackingLink' })).toEqual([
    ['Tracking number', 'Carrier', 'Tag', 'Tracking link'],
    [number, 'USPS', 'gift', `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`],
  ])
  expect(await tracking({ shape: 'tiktok' })).toEqual([
    ['Order ID', 'Tracking ID', 'Shipping provider name'],
    ['A-1', number, 'USPS'],
  ])
  const orders = await cellsOf(await mine.fetch(bulkCalls.exportOrders, { query: { columns: 'orderId,carrier,quantity' } }))
  expect(orders).toEqual([
    ['order id', 'carrier', 'quantity'],
    ['A-1', 'USPS', '1'],
  ])
  for (const columns of ['price', 'orderId,orderId', 'orderId,'])
    expect(await codeOf(mine.fetch(bulkCalls.exportOrders, { query: { columns } }))).toBe('COLUMNS_UNKNOWN')
})

test('a workbook holds what the CSV holds, and no cell of it runs', async () => {
  await make(seller, 2, { trackingNumber: null, externalId: null, note: '=1+1', tag: '<b>&"_x000D_' })
  const columns = 'sku,tag,note,zip'
  const [csv, xlsx] = [
    await mine.fetch(bulkCalls.exportOrders, { query: { columns } }),
    await mine.fetch(bulkCalls.exportOrders, { query: { columns, format: 'xlsx' } }),
  ]
  expect([nameOf(csv), nameOf(xlsx)]).toEqual(['orders.csv', 'orders.xlsx'])
  const cells = await cellsOf(xlsx)
  expect(cells).toEqual(await cellsOf(csv))
  expect(cells[1]?.slice(1, 3)).toEqual(['<b>&"_x000D_', '=1+1'])
})

/** Imports a file whole, and pays for nothing. */
const take = async (client: Client, bytes: string | Buffer, name: string) => {
  const checked = await sent(client, bytes, name)
  expect(checked).toMatchObject({ badRows: 0, unclear: [] })
  await client(bulkCalls.confirmImport, { params: { id: checked.id }, body: { submit: false } })
  expect(await over(client, checked.id)).toMatchObject({ status: 'DONE' })
}
const exported = async (client: Client, format: 'csv' | 'xlsx') => {
  const answer = await client.fetch(bulkCalls.exportOrders, { query: { format } })
  return Buffer.from(await answer.arrayBuffer())
}
/** The usual columns of all orders, without our ids of them. */
const shown = async (client: Client) => {
  const [names = [], ...lines] = await cellsOf(await client.fetch(bulkCalls.exportOrders, { query: {} }))
  const own = names.indexOf('inkport id')
  return lines.map(cells => cells.toSpliced(own, 1))
}

test('what is exported makes the same orders again, their texts and their shipping levels too, from CSV and from a workbook', async () => {
  const head = 'order id,sku,quantity,name,address,city,state,zip,design,personalization,shipping level\n'
  const rows = [
    'R1,G5000-FOREST-S,2,Mia,1 Elm Ave,Boston,MA,02108,library:sun.png,For Mia,priority',
    'R1,G5000-FOREST-S,1,,,,,,library:sun.png,For Ben,',
    'R2,G5000-FOREST-S,1,Ben,2 Elm Ave,Boston,MA,02108,library:sun.png,,',
    'R3,G5000-FOREST-S,40,Zoe,3 Elm Ave,Boston,MA,02108,library:sun.png,,free',
  ]
  await take(mine, head + rows.join('\n'), 'first.csv')
  const before = await shown(mine)
  expect(before.map(cells => cells[6])).toEqual(['For Mia', 'For Ben', '', ''])
  expect(before.map(cells => cells.find(cell => cell === 'priority' || cell === 'free'))).toEqual([
    'priority',
    'priority',
    undefined,
    'free',
  ])
  for (const format of ['csv', 'xlsx'] as const) {
    const other = shop.client((await rich()).token)
    await take(other, await exported(mine, format), `again.${format}`)
    expect(await shown(other)).toEqual(before)
  }
})

test('an order that is only a label is a row of its own, and makes the same order again, from CSV and from a workbook', async () => {
  const head = 'order id,shipping by,sku,quantity,design,name,address,city,state,zip,label link,tag,note\n'
  const label = 'https://drive.google.com/file/d/1abcdefghijklmnopqrstuvwxyz012345/view'
  const rows = [
    `L1,LABEL,,,,Mia,1 Elm Ave,Boston,MA,02108,${label},gift,Fragile`,
    'S1,USPS,G5000-FOREST-S,2,library:sun.png,Ben,2 Elm Ave,Boston,MA,02108,,,',
    `L2,LABEL,,,,Ann,3 Elm Ave,Boston,MA,02108,${label}?x=2,,`,
  ]
  await take(mine, head + rows.join('\n'), 'first.csv')
  await shop.settled()
  const columns = 'orderId,shippingBy,sku,quantity,labelLink,fullName,zip,tag,note,unitCost'
  const cells = await cellsOf(await mine.fetch(bulkCalls.exportOrders, { query: { columns } }))
  expect(cells.slice(1).map(row => row.slice(0, 9))).toEqual([
    ['L1', 'LABEL', '', '', label, 'Mia', '02108', 'gift', 'Fragile'],
    ['S1', 'USPS', 'G5000-FOREST-S', '2', '', 'Ben', '02108', '', ''],
    ['L2', 'LABEL', '', '', `${label}?x=2`, 'Ann', '02108', '', ''],
  ])
  expect(cells.slice(1).map(row => row[9] === '')).toEqual([true, false, true])
  const before = await shown(mine)
  for (const format of ['csv', 'xlsx'] as const) {
    const other = shop.client((await rich()).token)
    await take(other, await exported(mine, format), `again.${format}`)
    expect(await shown(other)).toEqual(before)
    const { docs } = (await other(orderCalls.myOrders, { query: { sort: 'oldest' } })).data
    expect(docs.map(order => [order.externalId, order.orderType])).toEqual([
      ['L1', 'LABEL'],
      ['S1', 'STANDARD'],
      ['L2', 'LABEL'],
    ])
  }
})

test('a seller’s choice of columns is remembered for them and their team, and is no other seller’s', async () => {
  const usual = { orders: null, tracking: null }
  expect((await mine(exportColumnCalls.exportColumns)).data).toEqual(usual)
  await mine(exportColumnCalls.setExportColumns, { body: { tracking: ['trackingNumber', 'order'] } })
  await mine(exportColumnCalls.setExportColumns, { body: { orders: ['sku', 'orderId'] } })
  expect((await mine(exportColumnCalls.exportColumns)).data).toEqual({ orders: ['sku', 'orderId'], tracking: ['trackingNumber', 'order'] })
  const other = shop.client((await rich()).token)
  expect((await other(exportColumnCalls.exportColumns)).data).toEqual(usual)
  await mine(exportColumnCalls.setExportColumns, { body: { orders: null } })
  expect((await mine(exportColumnCalls.exportColumns)).data.orders).toBeNull()
  expect(await codeOf(mine(exportColumnCalls.setExportColumns, { body: { orders: ['sku', 'sku'] } }))).toBe('COLUMNS_UNKNOWN')
  expect((await cellsOf(await mine.fetch(orderCalls.exportTracking, { query: {} })))[0]?.[0]).toBe('Order ID')
})
