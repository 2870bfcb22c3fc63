// Files of other makers: what is asked before anything is made, what is remembered, what is left out and taken all the same.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller } from '#shop/account/sign-in/seed.ts'
import { seedCatalogue } from '#shop/catalogue/seed/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { seedShipping } from '#shop/shipping/seed.ts'
import { head, over, problemCodes, row, sent } from '#test/import.ts'
import { layoutHeaders } from '#test/layout-headers.ts'
import { widenLimits } from '#test/limits.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { workbookOf } from '#test/zip.ts'
import { bulkCalls } from '../contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let [mia, tom]: Seeded[] = []
const as = (seller: Seeded | undefined) => shop.client(seller?.token)
beforeAll(async () => {
  await shop.write(async tx => {
    for (const arrange of [seedCatalogue, seedShipping, widenLimits]) await arrange(tx)
  })
  ;[mia, tom] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
})
const confirm = (seller: Seeded | undefined, id: number) => as(seller)(bulkCalls.confirmImport, { params: { id }, body: {} })
const setColumns = async (seller: Seeded | undefined, id: number, columns: Parameters<typeof chosen>[0]) => {
  await as(seller)(bulkCalls.setImportColumns, { params: { id }, body: { columns: chosen(columns) } })
  return over(as(seller), id)
}
const chosen = (columns: Record<string, 'sku' | 'fullName' | 'address' | 'city' | 'zip' | 'state' | 'orderId' | 'quantity' | null>) =>
  columns
const foreign = (ids: string[]) =>
  `Bestellung;Artikel;Kunde;Wohin;Ort;Kanton;PLZ\n${ids.map(id => `${id};G5000-FOREST-S;Mia;1 Elm Ave;Boston;MA;02108`).join('\n')}\n`
const german = {
  Bestellung: 'orderId',
  Artikel: 'sku',
  Kunde: 'fullName',
  Wohin: 'address',
  Ort: 'city',
  Kanton: 'state',
  PLZ: 'zip',
} as const

test('columns that nobody knows wait for their seller’s word, with the first rows to see, and are known the next time', async () => {
  const waiting = await sent(as(mia), foreign(['D1', 'D2']))
  expect(waiting).toMatchObject({ status: 'MAPPING', orders: 0 })
  expect(await refusalOf(confirm(mia, waiting.id))).toBe('409 IMPORT_NOT_READY')
  const { data: preview } = await as(mia)(bulkCalls.importPreview, { params: { id: waiting.id } })
  expect(preview.rows[0]).toEqual(['D1', 'G5000-FOREST-S', 'Mia', '1 Elm Ave', 'Boston', 'MA', '02108'])
  expect(await setColumns(mia, waiting.id, german)).toMatchObject({ status: 'READY', orders: 2 })
  expect(await sent(as(mia), foreign(['D3']))).toMatchObject({ status: 'READY', orders: 1 })
  // What one seller has said is nobody else's.
  expect(await sent(as(tom), foreign(['D3']))).toMatchObject({ status: 'MAPPING' })
  expect(await refusalOf(as(tom)(bulkCalls.importPreview, { params: { id: waiting.id } }))).toBe('404 IMPORT_NOT_FOUND')
})

test('a column that looks like a quantity and is not read stops the making until it is said what it is', async () => {
  const file = (head + row('U1')).replace('design\n', 'design,Pieces ordered (qty)\n').replace('a.png', 'a.png,3')
  const checked = await sent(as(mia), file)
  expect(checked).toMatchObject({ status: 'READY', orders: 1, unclear: [{ header: 'Pieces ordered (qty)', looksLike: 'quantity' }] })
  expect(await refusalOf(confirm(mia, checked.id))).toBe('422 IMPORT_COLUMNS_UNCLEAR')
  const asked = await setColumns(mia, checked.id, { 'Pieces ordered (qty)': 'quantity' })
  expect(asked.unclear).toEqual([])
  const { data } = await as(mia)(bulkCalls.importOrders, { params: { id: checked.id }, query: {} })
  expect(data.docs[0]?.lines).toMatchObject([{ quantity: 3 }])
  expect((await setColumns(mia, checked.id, { 'Pieces ordered (qty)': null })).unclear).toEqual([])
})

test('an unread column that is blank in all rows is not asked about', async () => {
  const file = (head + row('U2')).replace('design\n', 'design,Engraving\n').replace('a.png', 'a.png,')
  expect((await sent(as(mia), file)).unclear).toEqual([])
})

test('a filled column without a header is asked about by its letter, and read as its seller says', async () => {
  const file = (head + row('U3') + row('U4')).replace('design\n', 'design,,\n').replaceAll('a.png\n', 'a.png,,2\n')
  const checked = await sent(as(mia), file)
  expect(checked).toMatchObject({ status: 'READY', orders: 2, unclear: [{ header: '(J)', looksLike: 'quantity' }] })
  expect(await refusalOf(confirm(mia, checked.id))).toBe('422 IMPORT_COLUMNS_UNCLEAR')
  expect((await setColumns(mia, checked.id, { '(J)': 'quantity' })).unclear).toEqual([])
  const quantities = async (id: number) => {
    const { data } = await as(mia)(bulkCalls.importOrders, { params: { id }, query: {} })
    return data.docs.map(({ lines }) => lines.map(({ quantity }) => quantity))
  }
  expect(await quantities(checked.id)).toEqual([[2], [2]])
  const next = await sent(as(mia), file.replaceAll('U3', 'U5').replaceAll('U4', 'U6'))
  expect([next.unclear, await quantities(next.id)]).toEqual([[], [[2], [2]]])
})

const { SHOPIFY } = layoutHeaders
const shopify = (rows: readonly Readonly<Record<string, string>>[]) =>
  [SHOPIFY.join(','), ...rows.map(cells => SHOPIFY.map(name => cells[name] ?? '').join(','))].join('\n')
const order = (name: string, more: Readonly<Record<string, string>> = {}) => ({
  ...{ Name: name, 'Financial Status': 'paid', 'Lineitem quantity': '1', 'Lineitem sku': 'G5000-FOREST-S', 'Shipping Name': 'Mia Lee' },
  ...{
    'Shipping Address1': '1 Elm Ave',
    'Shipping City': 'Boston',
    'Shipping Province': 'MA',
    'Shipping Zip': '02108',
    'Shipping Country': 'US',
  },
  ...more,
})

test('what the platform calls refunded is left out and counted, and a click takes it in', async () => {
  const tip = { 'Lineitem name': 'Tip', 'Lineitem sku': '', 'Lineitem requires shipping': 'false' }
  const file = shopify([
    order('#1', { 'Financial Status': 'refunded' }),
    { Name: '#1', 'Lineitem quantity': '2', 'Lineitem sku': 'G5000-FOREST-S' },
    order('#2', tip),
    { Name: '#2', 'Lineitem quantity': '4', 'Lineitem sku': 'G5000-FOREST-S' },
    order('#3', tip),
    order('#4'),
  ])
  const checked = await sent(as(mia), file)
  expect(checked).toMatchObject({ platform: 'SHOPIFY', status: 'READY', orders: 2, goodRows: 2, badRows: 0 })
  expect(checked.left).toEqual([
    { reason: 'REFUNDED', rows: 2 },
    { reason: 'NO_SHIPPING', rows: 2 },
  ])
  expect(await problemCodes(as(mia), checked.id, 'left')).toEqual(new Set(['LEFT_REFUNDED', 'LEFT_NO_SHIPPING']))
  await as(mia)(bulkCalls.takeLeftRows, { params: { id: checked.id }, body: { takes: ['REFUNDED'] } })
  const taken = await over(as(mia), checked.id)
  expect(taken).toMatchObject({ orders: 3, goodRows: 4, left: [{ reason: 'NO_SHIPPING', rows: 2 }], takes: ['REFUNDED'] })
  await confirm(mia, checked.id)
  await over(as(mia), checked.id)
  const { data } = await as(mia)(orderCalls.myOrders, { query: { importId: checked.id, sort: 'oldest' } })
  expect(data.docs.map(({ externalId }) => externalId)).toEqual(['#1', '#2', '#4'])
})

test('an order of which all rows say the same is made, and the copies are named', async () => {
  const checked = await sent(as(mia), head + row('R1') + row('R1'))
  expect(checked).toMatchObject({ orders: 1, goodRows: 2 })
  const { data } = await as(mia)(bulkCalls.importProblems, { params: { id: checked.id }, query: { severity: 'warning' } })
  expect(data.docs.filter(({ code }) => code === 'ROW_REPEATED')).toMatchObject([
    { row: 3, message: 'This row repeats row 2: both are made.' },
  ])
})

test('the table is found in the sheet and below the rows where it stands, and its failed rows come back by its own columns', async () => {
  const cell = (column: number, line: number, text: string) =>
    `<c r="${String.fromCharCode(65 + column)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`
  const lines = (from: number, texts: readonly string[]) =>
    texts
      .map(
        (text, at) =>
          `<row r="${from + at}">${text
            .trim()
            .split(',')
            .map((part, column) => cell(column, from + at, part))
            .join('')}</row>`,
      )
      .join('')
  const bytes = workbookOf({
    Instructions: lines(1, ['Fill in the sheet Orders']),
    Orders: lines(1, ['Orders of March']) + lines(4, [head, row('X1'), row('X2', 'NOPE')]),
  })
  const checked = await sent(as(mia), bytes, 'orders.xlsx')
  expect(checked).toMatchObject({ status: 'READY', orders: 1, badRows: 1 })
  const csv = await (await as(mia).fetch(bulkCalls.failedRows, { params: { id: checked.id } })).text()
  expect(
    csv
      .split('\r\n')
      .slice(0, 2)
      .map(line => line.split(',').slice(0, 2)),
  ).toEqual([
    ['order id', 'sku'],
    ['X2', 'NOPE'],
  ])
})
