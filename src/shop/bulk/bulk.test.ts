import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { CallError } from '#base/fault.ts'
import { accountCalls } from '#shop/account/calls.ts'
import { seedSeller } from '#shop/account/person/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { orderCalls } from '#shop/order/calls.ts'
import { seedRichSeller } from '#shop/order/intake/seed.ts'
import { seedOffered, seedShipping } from '#shop/shipping/seed.ts'
import { widenLimits } from '#test/limits.ts'
import { startShop } from '#test/shop.ts'
import { bulkCalls } from './calls.ts'
import type { Import } from './contract.ts'
import { makeOrders } from './run/make.ts'

const head = 'order id,sku,name,address,city,state,zip,design\n'
const row = (id: string, sku = 'G5000-FOREST-S') => `${id},${sku},Mia,1 Elm Ave,Boston,MA,02108,library:a.png\n`

// The cloud drive: one id is a table, any other leads to a page about the file.
const drive = createServer((request, response) => {
  const isFile = request.url?.includes('good-file') ?? false
  response.setHeader('content-type', isFile ? 'application/octet-stream' : 'text/html')
  if (isFile) response.setHeader('content-disposition', 'attachment; filename="june.csv"')
  response.end(isFile ? head + row('L1') : '<!doctype html><html>Sign in</html>')
})
await new Promise<void>(resolve => drive.listen(0, '127.0.0.1', resolve))
const drivePort = (drive.address() as AddressInfo).port // a TCP port was just opened
const shop = await startShop({ env: { OUTBOUND_MAP: `drive.usercontent.google.com=127.0.0.1:${drivePort}` } })
afterAll(async () => {
  await shop.close()
  drive.close()
})
let seller: Client
let other: Client
beforeAll(async () => {
  await shop.write(async tx => {
    for (const arrange of [seedCatalogue, seedShipping, widenLimits]) await arrange(tx)
  })
  seller = shop.client((await seedSeller(shop.engine.db)).token)
  other = shop.client((await seedSeller(shop.engine.db)).token)
})

const fixture = (name: string) => readFile(new URL(`../../../test/fixtures/${name}`, import.meta.url))
async function sent(client: Client, bytes: string | Buffer, name = 'orders.csv') {
  const { data } = await client(bulkCalls.importFile, { files: [new File([new Uint8Array(Buffer.from(bytes))], name)] })
  return over(client, data.id)
}
/** Waits until nothing is under way; the fetching of what orders link to is not waited for. */
async function over(client: Client, id: number): Promise<Import> {
  for (const deadline = Date.now() + 45_000; ; await new Promise(resolve => setTimeout(resolve, 100))) {
    const { data } = await client(bulkCalls.myImport, { params: { id } })
    if (!['FETCHING', 'CHECKING', 'IMPORTING'].includes(data.status)) return data
    if (Date.now() > deadline) throw new Error(`The import is still ${data.status}.`)
  }
}
async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof CallError)) throw new Error('It was not refused.')
  return error.code
}

async function codes(id: number, severity: 'error' | 'warning'): Promise<Set<string>> {
  const { data } = await seller(bulkCalls.importProblems, { params: { id }, query: { severity, limit: 100 } })
  return new Set(data.docs.map(problem => problem.code))
}
async function made(importId: number): Promise<{ orders: number; items: number; cents: number }> {
  const { rows } = await shop.engine.db.pool.query<{ orders: number; items: number; cents: number }>(
    `select count(*)::int as orders, coalesce(sum(total_cents), 0)::int as cents,
       (select count(*)::int from order_item i join "order" o on o.id = i.order_id where o.import_id = $1) as items
     from "order" where import_id = $1`,
    [importId],
  )
  return rows[0] ?? { orders: 0, items: 0, cents: 0 }
}
test('a dry run says what would be made, what it costs and which cells are wrong', async () => {
  const checked = await sent(seller, await fixture('orders-own-format.csv'), 'orders-own-format.csv')
  expect(checked).toMatchObject({
    status: 'READY',
    platform: 'OWN',
    goodRows: 60,
    badRows: 14,
    heldRows: 0,
    orders: 60,
    repeatsImportId: null,
  })
  expect(checked.totalCents).toBe(checked.productionCents + checked.shippingCents)
  expect(checked.productionCents).toBeGreaterThan(0)

  const { data: problems } = await seller(bulkCalls.importProblems, {
    params: { id: checked.id },
    query: { severity: 'error', limit: 100 },
  })
  expect(problems.docs.map(problem => [problem.row, problem.code])).toHaveLength(14)
  expect(problems.docs[0]).toEqual({
    row: 62,
    column: 'quantity',
    field: 'quantity',
    value: '0',
    code: 'QUANTITY_INVALID',
    severity: 'error',
    message: 'The quantity “0” is not a whole number from 1 to 1000.',
    advice: 'Write digits only, for example 2.',
  })
  const { data: orders } = await seller(bulkCalls.importOrders, { params: { id: checked.id }, query: { limit: 100 } })
  expect(orders.docs.reduce((sum, order) => sum + (order.totalCents ?? 0), 0)).toBe(checked.totalCents)
  expect(orders.docs[0]).toMatchObject({
    row: 2,
    externalId: 'S1-1000',
    place: 'Salt Lake City, UT 84101, US',
    lines: [{ row: 2, sku: 'G5000-FOREST-S' }],
  })
})

test('a seller who prefers it so has imported orders paid at once', async () => {
  const client = shop.client((await seedRichSeller(shop.engine.db)).token)
  const statusOf = async (externalId: string) => {
    const { id } = await sent(client, head + row(externalId).replace('a.png', 'sun.png'))
    await client(bulkCalls.confirmImport, { params: { id }, body: {} })
    await over(client, id)
    await shop.settled()
    return (await client(orderCalls.myOrders, { query: { importId: id } })).data.docs.map(order => order.status)
  }
  expect(await statusOf('P1')).toEqual(['PENDING'])
  await client(accountCalls.setPreferences, { body: { autoSubmit: true } })
  expect(await statusOf('P2')).toEqual(['NEW_ORDER'])
})

test('what is confirmed is made once, with its lines, addresses and prices', async () => {
  const checked = await sent(seller, await fixture('orders-own-format.csv'))
  await seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} })
  expect(await refusal(seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} }))).toBe('IMPORT_NOT_READY')
  expect(await over(seller, checked.id)).toMatchObject({
    status: 'DONE',
    madeOrders: 60,
    duplicateOrders: 0,
  })
  expect(await made(checked.id)).toEqual({ orders: 60, items: 60, cents: checked.totalCents })
  await makeOrders({ importId: checked.id }, shop.engine, { signal: AbortSignal.timeout(60_000), progress: async () => {} })
  expect(await made(checked.id)).toMatchObject({ orders: 60 })
  const ordersOf = async (client: Client) => (await client(orderCalls.myOrders, { query: { importId: checked.id } })).data.totalDocs
  expect([await ordersOf(seller), await ordersOf(other)]).toEqual([60, 0])
})

test('orders are exported in the format that an import reads: export, import and export again are the same', async () => {
  const [first, second] = await Promise.all([seedSeller(shop.engine.db), seedSeller(shop.engine.db)])
  const exported = async (client: Client) => {
    const csv = await (await client.fetch(bulkCalls.exportOrders, { query: {} })).text()
    // The house's own number of an order is another in another shop.
    return csv.split('\r\n').map(line => line.replace(/,\d+,PENDING,/, ',PENDING,'))
  }
  const make = async (client: Client, bytes: string | Buffer) => {
    const { id } = await sent(client, bytes)
    await client(bulkCalls.confirmImport, { params: { id }, body: {} })
    await over(client, id)
  }
  const [from, to] = [shop.client(first.token), shop.client(second.token)]
  await make(from, await fixture('orders-shopify-export.csv'))
  const before = await exported(from)
  expect(before.length).toBeGreaterThan(50)
  expect(before.some(line => line.includes("'=1+1"))).toBe(true)
  await make(to, before.join('\r\n').replaceAll(',PENDING,', ',1,PENDING,'))
  expect(await exported(to)).toEqual(before)
})

test('the same file again warns, row by row, and its orders wait as duplicates', async () => {
  const checked = await sent(seller, await fixture('orders-own-format.csv'))
  expect(checked.repeatsImportId).not.toBeNull()
  expect(await codes(checked.id, 'warning')).toEqual(new Set(['ORDER_EXISTS', 'LIBRARY_FILE_MISSING']))
  await seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} })
  expect(await over(seller, checked.id)).toMatchObject({ madeOrders: 60, duplicateOrders: 60 })
})

test('failed rows come back in the seller’s own columns with the reason, and good when corrected', async () => {
  const checked = await sent(
    seller,
    'Mã đơn hàng;Ghi chú riêng;SKU;Tên khách hàng;Địa chỉ;City;State;Zip;Design\nF1;=1+1;G5000-FOREST-S;Mia;1 Elm;Boston;MA;02108;library:a.png\nF2;+x;NOPE;Mia;1 Elm;Boston;MA;02108;library:a.png\n',
  )
  const csv = await (await seller.fetch(bulkCalls.failedRows, { params: { id: checked.id } })).text()
  expect(csv.split('\r\n')).toEqual([
    'Mã đơn hàng,Ghi chú riêng,SKU,Tên khách hàng,Địa chỉ,City,State,Zip,Design,reason',
    "F2,'+x,NOPE,Mia,1 Elm,Boston,MA,02108,library:a.png,SKU: There is no product variant “NOPE” in the catalogue. Copy the SKU from the catalogue.",
    '',
  ])
  expect(await sent(seller, csv.replace('NOPE', 'G5000-FOREST-S'))).toMatchObject({ goodRows: 1, badRows: 0 })
  expect(await refusal(seller(bulkCalls.failedRows, { params: { id: (await sent(seller, head + row('G1'))).id } }))).toBe(
    'IMPORT_NO_FAILED_ROWS',
  )
})

test('an order with a bad row is held as a whole', async () => {
  const checked = await sent(seller, head + row('H1') + row('H2') + row('H1', 'NOPE') + row('H1'))
  expect(checked).toMatchObject({ orders: 1, goodRows: 1, badRows: 1, heldRows: 2 })
  const { data } = await seller(bulkCalls.importProblems, { params: { id: checked.id }, query: { severity: 'error' } })
  expect(data.docs.map(problem => [problem.row, problem.code])).toEqual([
    [2, 'ORDER_HELD'],
    [4, 'VARIANT_NOT_FOUND'],
    [5, 'ORDER_HELD'],
  ])
  expect(data.docs[0]?.message).toContain('Row 4')
})

test('columns may be told otherwise, and the file is checked again', async () => {
  const checked = await sent(
    seller,
    `order id,Wholesale,sku,name,address,city,state,zip,design\nC1,G5000-FOREST-S,NOPE,Mia,1 Elm,Boston,MA,02108,library:a.png\n`,
  )
  expect(checked).toMatchObject({ goodRows: 0, badRows: 1 })
  expect(await refusal(seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} }))).toBe('IMPORT_NOTHING_GOOD')
  await seller(bulkCalls.setImportColumns, { params: { id: checked.id }, body: { columns: { sku: null, Wholesale: 'sku' } } })
  expect(await over(seller, checked.id)).toMatchObject({
    status: 'READY',
    goodRows: 1,
    badRows: 0,
  })
})

test('a product that may not go by any level to its country is a bad row that names it', async () => {
  const setLevels = (levels: string) => shop.engine.db.pool.query("update product set shipping_levels = $1 where code = 'G5000'", [levels])
  await setLevels('{STANDARD}')
  const foreign = row('V2').replace('02108', '10115,DE').replace('MA', 'Berlin')
  const checked = await sent(seller, head.replace('zip', 'zip,country') + row('V1').replace('02108', '02108,US') + foreign)
  await setLevels('{STANDARD,PRIORITY,EXPRESS,INTERNATIONAL}')
  expect(checked).toMatchObject({ status: 'READY', orders: 1, badRows: 1 })
  const { data } = await seller(bulkCalls.importProblems, { params: { id: checked.id }, query: { severity: 'error' } })
  expect(data.docs).toMatchObject([{ row: 3, field: 'sku', code: 'SHIPPING_LEVEL_NOT_ALLOWED' }])
  expect(data.docs[0]?.message).toContain('it may only go by STANDARD')
})

test('a country nobody ships to is refused before anything is made', async () => {
  await shop.write(tx => seedOffered(tx, '*', false))
  const checked = await sent(seller, head.replace('zip', 'zip,country') + row('N1').replace('02108', '02108,FR').replace('MA', 'IDF'))
  expect(checked).toMatchObject({ status: 'READY' })
  expect([checked.orders, checked.badRows]).toEqual([0, 1])
  expect(await codes(checked.id, 'error')).toEqual(new Set(['NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY']))
})

test.each([
  ['%PDF-1.7', 'TABLE_IS_PDF'],
  ['', 'TABLE_EMPTY'],
  ['a,b\n1,2\n', 'IMPORT_COLUMNS_MISSING'],
  ['__proto__,b\n1,2\n', 'TABLE_HEADER_REFUSED'],
])('the file %j is refused at once as %s', async (bytes, code) => {
  expect(await refusal(sent(seller, bytes))).toBe(code)
})

test('a file that breaks off in the middle is refused with its row, and nothing of it stays to be confirmed', async () => {
  const broken = head + row('B1').repeat(3_000) + row('B1').replace('Mia', '"Mia')
  const checked = await sent(seller, broken)
  expect(checked).toMatchObject({ status: 'REFUSED', fault: { code: 'TABLE_QUOTE_BROKEN', values: { row: 3_002 } } })
  expect(await refusal(seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} }))).toBe('IMPORT_NOT_READY')
})

test('a link is fetched by a job; a page in place of a file is refused with what to do', async () => {
  const link = (id: string) => `https://drive.google.com/file/d/${id}/view?usp=sharing`
  const { data } = await seller(bulkCalls.importLink, { body: { link: link('good-file-1234') } })
  expect(data.status).toBe('FETCHING')
  expect(await over(seller, data.id)).toMatchObject({
    status: 'READY',
    fileName: 'june.csv',
    goodRows: 1,
  })
  const page = await seller(bulkCalls.importLink, { body: { link: link('a-page-12345') } })
  expect(await over(seller, page.data.id)).toMatchObject({
    status: 'REFUSED',
    fault: { code: 'TABLE_IS_HTML' },
  })
  expect(await refusal(seller(bulkCalls.importLink, { body: { link: 'http://127.0.0.1/a.csv' } }))).toBe('IMPORT_LINK_INVALID')
})

test('a file is known by what can be read of its name, wherever the name comes from', async () => {
  expect((await sent(seller, head + row('NAME-1'), '../june\0\x1f.csv')).fileName).toBe('june .csv')
  const { data } = await seller(bulkCalls.importLink, { body: { link: 'https://www.dropbox.com/s/1/%ff%00.csv' } })
  expect(data.fileName).toBe('%ff%00.csv')
})

test('a seller sees and touches no other seller’s import', async () => {
  const { id } = await sent(seller, head + row('Z1'))
  const params = { id }
  const all = [
    other(bulkCalls.myImport, { params }),
    other(bulkCalls.importProblems, { params, query: {} }),
    other(bulkCalls.importOrders, { params, query: {} }),
    other(bulkCalls.setImportColumns, { params, body: { columns: {} } }),
    other(bulkCalls.confirmImport, { params, body: {} }),
    other(bulkCalls.cancelImport, { params }),
    other.fetch(bulkCalls.failedRows, { params }),
  ]
  expect(await Promise.all(all.map(refusal))).toEqual(all.map(() => 'IMPORT_NOT_FOUND'))
  expect((await other(bulkCalls.myImports, { query: {} })).data.totalDocs).toBe(0)
})

test('an import that is given up makes nothing', async () => {
  const { id } = await sent(seller, head + row('X1'))
  expect((await seller(bulkCalls.cancelImport, { params: { id } })).data.status).toBe('CANCELLED')
  expect(await refusal(seller(bulkCalls.confirmImport, { params: { id }, body: {} }))).toBe('IMPORT_NOT_READY')
  expect(await made(id)).toMatchObject({ orders: 0 })
})
