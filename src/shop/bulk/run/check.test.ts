// What an import is refused for: rows, orders, columns and whole files.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import type { CallError } from '#base/fault.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { seedOffered, seedShipping } from '#shop/shipping/seed.ts'
import { head, over, problemCodes, row, sent } from '#test/import.ts'
import { layoutHeaders } from '#test/layout-headers.ts'
import { widenLimits } from '#test/limits.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { zip } from '#test/zip.ts'
import { bulkCalls } from '../contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let seller: Client
let vietnamese: Client
beforeAll(async () => {
  await shop.write(async tx => {
    for (const arrange of [seedCatalogue, seedShipping, widenLimits]) await arrange(tx)
  })
  seller = shop.client((await seedSeller(shop.engine.db)).token)
  vietnamese = shop.client((await seedSeller(shop.engine.db, { language: 'vi' })).token)
})

test('failed rows come back in the seller’s own columns with the reason, and good when corrected', async () => {
  const checked = await sent(
    seller,
    'Mã đơn hàng;Ghi chú riêng;SKU;Tên khách hàng;Địa chỉ;City;State;Zip;Design\nF1;=1+1;G5000-FOREST-S;Mia;1 Elm;Boston;MA;02108;library:a.png\nF2;+x;NOPE;Mia;1 Elm;Boston;MA;02108;library:a.png\n',
  )
  const csv = await (await seller.fetch(bulkCalls.failedRows, { params: { id: checked.id } })).text()
  expect(csv.split('\r\n')).toEqual([
    'Mã đơn hàng,Ghi chú riêng,SKU,Tên khách hàng,Địa chỉ,City,State,Zip,Design,reason',
    "F2,'+x,NOPE,Mia,1 Elm,Boston,MA,02108,library:a.png,SKU: “NOPE” is not in the catalogue. Use one of our SKUs or say what yours means.",
    '',
  ])
  expect(await sent(seller, csv.replace('NOPE', 'G5000-FOREST-S'))).toMatchObject({ goodRows: 1, badRows: 0 })
  expect(await codeOf(seller(bulkCalls.failedRows, { params: { id: (await sent(seller, head + row('G1'))).id } }))).toBe(
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
  expect(await codeOf(seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} }))).toBe('IMPORT_NOTHING_GOOD')
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
  expect(await problemCodes(seller, checked.id, 'error')).toEqual(new Set(['NO_SHIPPING_TYPE_FOUND_FOR_COUNTRY']))
})

/** As LibreOffice writes it: what it is stands first, and is not packed. */
const openDocument = Buffer.from(`${'PK\x03\x04'.padEnd(30, '\0')}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`, 'latin1')

test.each([
  ['no rows', '', 'TABLE_EMPTY'],
  ['Etsy’s orders', `${layoutHeaders.ETSY_ORDERS.join(',')}\n1,2\n`, 'IMPORT_ETSY_ORDERS'],
  ['a name that is none', '__proto__,b\n1,2\n', 'TABLE_HEADER_REFUSED'],
  ['a PDF', '%PDF-1.7', 'TABLE_IS_PDF'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d]), 'TABLE_IS_PICTURE'],
  ['a web page under the name of an Excel file', '<html><body><table><tr><td>order id</td></tr></table>', 'TABLE_IS_HTML_EXCEL'],
  ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'TABLE_OLD_EXCEL'],
  ['an OpenDocument table', openDocument, 'TABLE_IS_ODS'],
  ['an archive', zip({ 'orders.csv': head + row('Z1') }), 'TABLE_IS_ARCHIVE'],
])('a file of %s is refused at once and says what it is and what to send, in both languages', async (_, bytes, code) => {
  const refusalTo = (client: Client) => sent(client, bytes).catch((error: CallError) => error)
  const refusals = [await refusalTo(seller), await refusalTo(vietnamese)]
  expect(refusals).toMatchObject([
    { status: 422, code },
    { status: 422, code },
  ])
  const [english, inVietnamese] = refusals.map(refusal => ('errors' in refusal ? refusal.errors[0]?.message : ''))
  expect(english).toMatch(/CSV|XLSX|column|Order Items/)
  expect(inVietnamese).toMatch(/(?:CSV|XLSX|cột|Order Items).*/)
  expect(inVietnamese).toMatch(/Hãy|tên các cột|Không/)
})

test('an open quotation mark costs its row, which comes back as it stands in the file', async () => {
  const broken = row('B2').replace('Mia', '"Mia')
  const checked = await sent(seller, head + row('B1') + broken + row('B3'))
  expect(checked).toMatchObject({ status: 'READY', orders: 2, badRows: 1 })
  const csv = await (await seller.fetch(bulkCalls.failedRows, { params: { id: checked.id } })).text()
  expect(csv.split('\r\n')[1]).toMatch(/^"B2,G5000-FOREST-S,""Mia,1 Elm Ave,Boston,MA,02108,library:a\.png",/)
})

test('a file that cannot be read to its end is refused with its row, and nothing of it stays to be confirmed', {
  tags: 'long',
}, async () => {
  const broken = head + row('B1').repeat(3_000) + row('B1').replace('Mia', 'M\0ia')
  const checked = await sent(seller, broken)
  expect(checked).toMatchObject({ status: 'REFUSED', fault: { code: 'TABLE_NUL', values: { row: 3_002 } } })
  expect(await codeOf(seller(bulkCalls.confirmImport, { params: { id: checked.id }, body: {} }))).toBe('IMPORT_NOT_READY')
})
