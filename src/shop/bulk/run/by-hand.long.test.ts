// Files as people spoil them, written by hand and by no generator: moved columns, lost marks, joined tables, words that mean nothing. Each row is
// right, left out, warned of, asked about or refused with its reason.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { over, sent } from '#test/import.ts'
import { layoutHeaders } from '#test/layout-headers.ts'
import { widenLimits } from '#test/limits.ts'
import { startShop } from '#test/shop.ts'
import { bulkCalls } from '../contract.ts'

const shop = await startShop()
afterAll(shop.close)
beforeAll(() =>
  shop.write(async tx => {
    await seedPrices(tx)
    await widenLimits(tx)
  }),
)
const seller = async (): Promise<Client> => shop.client((await seedRichSeller(shop.engine.db)).token)

type Cells = Readonly<Record<string, string>>
const sku = 'G5000-FOREST-S'
const marked = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const table = (header: readonly string[], rows: readonly Cells[]) =>
  [header, ...rows.map(cells => header.map(name => cells[name] ?? ''))].map(cells => cells.map(marked).join(',')).join('\n')
const before = (header: readonly string[], first: string) => [first, ...header.filter(name => name !== first)]
const { TIKTOK, SHOPIFY, ETSY_ITEMS, AMAZON, EBAY, SHIPSTATION, WOO_EXPORT, WOO_WEBTOFFEE } = layoutHeaders

const own = ['order id', 'sku', 'quantity', 'name', 'address', 'city', 'state', 'zip', 'design'] as const
const ours = (id: string, more: Cells = {}): Cells => ({
  ...{ 'order id': id, sku, quantity: '2', name: 'Mia Lee', address: '1 Elm Ave', city: 'Boston', state: 'MA', zip: '02108' },
  design: 'library:a.png',
  ...more,
})
const tiktok = (id: string, more: Cells = {}): Cells => ({
  ...{ 'Order ID': `${id}\t`, 'Order Status': 'To ship', 'Order Substatus': 'Awaiting shipment', 'Seller SKU': sku, Quantity: '2' },
  ...{ 'Product Name': 'Funny tee', Recipient: 'Mia Lee', Country: 'United States', State: 'Massachusetts', City: 'Boston' },
  ...{ Zipcode: '02108', 'Detail Address': '1 Elm Ave' },
  ...more,
})
const shopify = (id: string, more: Cells = {}): Cells => ({
  ...{ Name: id, 'Financial Status': 'paid', 'Lineitem quantity': '2', 'Lineitem sku': sku, 'Shipping Name': 'Mia Lee' },
  ...{ 'Shipping Address1': '1 Elm Ave', 'Shipping City': 'Boston', 'Shipping Zip': "'02108", 'Shipping Province': 'MA' },
  'Shipping Country': 'US',
  ...more,
})
const etsy = (id: string, more: Cells = {}): Cells => ({
  ...{ 'Order ID': id, SKU: sku, Quantity: '2', 'Transaction ID': '9', 'Listing ID': '8', 'Ship Name': 'Mia Lee' },
  ...{ 'Ship Address1': '1 Elm Ave', 'Ship City': 'Boston', 'Ship State': 'MA', 'Ship Zipcode': '02108', 'Ship Country': 'United States' },
  ...more,
})
const amazon = (id: string, more: Cells = {}): Cells => ({
  ...{ 'order-id': id, sku, 'quantity-to-ship': '2', 'ship-service-level': 'Standard', 'recipient-name': 'Mia Lee' },
  ...{ 'ship-address-1': '1 Elm Ave', 'ship-city': 'BOSTON', 'ship-state': 'MA', 'ship-postal-code': '02108', 'ship-country': 'US' },
  ...more,
})
const ebay = (id: string, more: Cells = {}): Cells => ({
  ...{ 'Sales Record Number': '1', 'Order Number': id, 'Ship To Name': 'Mia Lee', 'Ship To Address 1': '1 Elm Ave', Quantity: '2' },
  ...{ 'Ship To City': 'Boston', 'Ship To State': 'MA', 'Ship To Zip': '02108', 'Ship To Country': 'US', 'Custom Label': sku },
  ...more,
})
const shipStation = (id: string, more: Cells = {}): Cells => ({
  ...{ 'Order - Number': id, 'Order - Status': 'awaiting_shipment', 'Ship To - Name': 'Mia Lee', 'Ship To - Address 1': '1 Elm Ave' },
  ...{ 'Ship To - City': 'Boston', 'Ship To - State': 'MA', 'Ship To - Postal Code': '02108', 'Ship To - Country': 'US' },
  ...{ 'Item - SKU': sku, 'Item - Qty': '2' },
  ...more,
})
const woo = (id: string, more: Cells = {}): Cells => ({
  ...{ 'Order Number': id, 'Order Status': 'Processing', 'First Name (Shipping)': 'Mia', 'Last Name (Shipping)': 'Lee', SKU: sku },
  ...{ 'Address 1&2 (Shipping)': '1 Elm Ave', 'City (Shipping)': 'Boston', 'State Code (Shipping)': 'MA', 'Postcode (Shipping)': '02108' },
  ...{ 'Country Code (Shipping)': 'US', 'Quantity (- Refund)': '2' },
  ...more,
})
const webToffee = (id: string, items: string): Cells => ({
  ...{ order_number: id, status: 'processing', shipping_first_name: 'Mia', shipping_last_name: 'Lee', shipping_address_1: '1 Elm Ave' },
  ...{ shipping_city: 'Boston', shipping_state: 'MA', shipping_postcode: '02108', shipping_country: 'US', line_item_1: items },
})

/** What is told of the file's rows, and what would be made of them. */
async function read(client: Client, file: string) {
  const record = await sent(client, file)
  const at = { params: { id: record.id } }
  const { data: told } = await client(bulkCalls.importProblems, { ...at, query: { limit: 100 } })
  const { data: found } = await client(bulkCalls.importOrders, { ...at, query: { limit: 100 } })
  const codes = told.docs
    .filter(({ code }) => !['DESIGN_MISSING', 'LIBRARY_FILE_MISSING'].includes(code))
    .map(({ row, code }) => `${row} ${code}`)
  const orders = found.docs.map(
    ({ externalId, fullName, lines }) => `${externalId} ${fullName}: ${lines.map(line => `${line.quantity} ${line.sku}`).join(' + ')}`,
  )
  return { record, codes, orders }
}
async function made(client: Client, file: string) {
  const { id } = (await read(client, file)).record
  await client(bulkCalls.confirmImport, { params: { id }, body: {} })
  await over(client, id)
  const { docs } = (await client(orderCalls.myOrders, { query: { importId: id, sort: 'oldest', limit: 100 } })).data
  return Promise.all(docs.map(async order => (await client(orderCalls.order, { params: { id: order.id } })).data))
}

describe('a column that was moved or cut away', () => {
  test.each(['Recipient', 'Product Name', 'Order Status'])('TikTok’s rows are orders when %s stands first', async first => {
    const { orders } = await read(
      await seller(),
      table(before(TIKTOK, first), [tiktok('5768130000000000011'), tiktok('5768130000000000012')]),
    )
    expect(orders).toEqual([`5768130000000000011 Mia Lee: 2 ${sku}`, `5768130000000000012 Mia Lee: 2 ${sku}`])
  })

  test('Shopify’s Name is the order’s when its seller has kept ten columns, and a number is nobody’s name', async () => {
    const kept = ['Name', 'Lineitem quantity', 'Lineitem sku', 'Shipping Name', 'Shipping Address1', 'Shipping City', 'Shipping Zip']
    const header = [...kept, 'Shipping Province', 'Shipping Country', 'Notes']
    const rows = [shopify('#1'), { Name: '#1', 'Lineitem quantity': '3', 'Lineitem sku': 'G5000-ROYAL-2XL' }, shopify('#2')]
    const { record, orders } = await read(await seller(), table(header, rows))
    expect([record.platform, orders]).toEqual(['SHOPIFY', [`#1 Mia Lee: 2 ${sku} + 3 G5000-ROYAL-2XL`, `#2 Mia Lee: 2 ${sku}`]])
    expect((await read(await seller(), table(own, [ours('A', { name: '#1001' })]))).codes).toEqual(['2 RECIPIENT_MISSING'])
  })

  test('and is asked for its amounts when they went with the others', async () => {
    const header = ['Name', 'Lineitem sku', 'Shipping Name', 'Shipping Address1', 'Shipping City', 'Shipping Zip', 'Shipping Province']
    expect((await read(await seller(), table(header, [shopify('#1')]))).record).toMatchObject({ platform: 'SHOPIFY', status: 'MAPPING' })
  })

  test('a better name goes before a weak one, wherever it stands', async () => {
    const header = ['Order', 'Name', ...own.filter(name => name !== 'name'), 'Recipient']
    const line = (at: string) => ({ ...ours('A1'), Order: at, Name: 'Funny tee', Recipient: 'Mia Lee' })
    expect((await read(await seller(), table(header, [line('1'), { ...line('2'), sku: 'G5000-ROYAL-2XL' }]))).orders).toEqual([
      `A1 Mia Lee: 2 ${sku} + 2 G5000-ROYAL-2XL`,
    ])
  })
})

describe('an amount is never assumed', () => {
  test.each(['Count', 'Anzahl', 'Number of items', 'Stück'])('where it is called %s it is asked about', async name => {
    const header = own.map(column => (column === 'quantity' ? name : column))
    const { record } = await read(
      await seller(),
      table(header, [
        { ...ours('A'), [name]: '3' },
        { ...ours('B'), [name]: '1' },
      ]),
    )
    expect(record.unclear).toEqual([{ header: name, looksLike: 'quantity' }])
  })

  test('numbers of something else are not asked about where the file has no amounts', async () => {
    const header = [...own.filter(column => column !== 'quantity'), 'Store ID', 'Line', 'Row']
    const rows = [
      { ...ours('A'), 'Store ID': '7', Line: '1', Row: '5' },
      { ...ours('B'), 'Store ID': '7', Line: '2', Row: '7' },
    ]
    expect((await read(await seller(), table(header, rows))).record.unclear).toEqual([])
  })

  test('1.000 is a thousand to half of the world', async () => {
    const amounts = ['1.000', '2.00', '3.0000', '1,0', '１']
    const rows = amounts.map((quantity, at) => ours(`A${at}`, { quantity }))
    const { codes, orders } = await read(await seller(), table(own, rows))
    expect(codes).toEqual(['2 QUANTITY_INVALID', '5 QUANTITY_INVALID', '6 QUANTITY_INVALID'])
    expect(orders).toEqual([`A1 Mia Lee: 2 ${sku}`, `A2 Mia Lee: 3 ${sku}`])
  })

  test('two items in one packed cell are not read as the last of them', async () => {
    const both = `name:Tee|sku:${sku}|quantity:2||name:Tee|sku:G5000-ROYAL-2XL|quantity:1`
    const rows = [
      webToffee('1', both),
      webToffee('2', `name:Set|quantity:5 in a box|sku:${sku}|quantity:1`),
      webToffee('3', `name:Tee|sku:${sku}|quantity:2`),
    ]
    const { codes, orders } = await read(await seller(), table(WOO_WEBTOFFEE, rows))
    expect([codes, orders]).toEqual([['2 ITEMS_UNREADABLE', '3 ITEMS_UNREADABLE'], [`3 Mia Lee: 2 ${sku}`]])
  })
})

describe('cells that moved', () => {
  test('a comma without its marks far down the file costs its row, and cuts no text', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => {
      const text = at === 25 ? 'Happy birthday, Tom' : 'Hi'
      return `T${at},${sku},1,Mia Lee,1 Elm Ave,Boston,MA,02108,library:a.png,${text}`
    })
    const { codes, record } = await read(await seller(), [[...own, 'personalization'].join(','), ...lines].join('\n'))
    expect([codes.filter(code => code.includes('SHIFT')), record.goodRows]).toEqual([['27 ROW_SHIFTED'], 29])
  })

  test('and still does when another cell of the row is corrected', async () => {
    const client = await seller()
    const lines = Array.from(
      { length: 30 },
      (_, at) => `T${at},${sku},1,Mia Lee,1 Elm Ave,Boston,Masss,02108,library:a.png${at === 25 ? ',x' : ''}`,
    )
    const { record } = await read(client, [own.join(','), ...lines].join('\n'))
    const body = { row: 27, field: 'state' as const, value: 'MA', alike: true }
    await client(bulkCalls.mendImport, { params: { id: record.id }, body })
    expect(await over(client, record.id)).toMatchObject({ goodRows: 29, badRows: 1 })
  })

  test('a table that was joined to another is read where its header is the same, and refused where it is not', async () => {
    const joined = (header: readonly string[]) => `${table(own, [ours('A')])}\n${table(header, [ours('B')])}`
    const { codes, orders } = await read(await seller(), joined(own))
    expect([codes, orders]).toEqual([[], [`A Mia Lee: 2 ${sku}`, `B Mia Lee: 2 ${sku}`]])
    const { record } = await read(await seller(), joined(before(own, 'city')))
    expect(record).toMatchObject({ status: 'REFUSED', fault: { code: 'IMPORT_HEADER_TWICE', values: { row: 3 } } })
  })

  test('="02108" is a text that a spreadsheet leaves alone', async () => {
    const rows = [tiktok('="5768130000000000014"', { 'Order ID': '="5768130000000000014"', Zipcode: '="02108"', Quantity: '="3"' })]
    const [order] = await made(await seller(), table(TIKTOK, rows))
    expect(order).toMatchObject({ externalId: '5768130000000000014', zip: '02108', items: [{ quantity: 3 }] })
  })
})

describe('what a platform says of an order', () => {
  test('nothing in the place of a day is no day', async () => {
    const nothings = ['N/A', '--', '0000-00-00 00:00:00', 'false']
    const none = nothings.map((text, at) => etsy(`E${at}`, { 'Date Shipped': text }))
    expect((await read(await seller(), table(ETSY_ITEMS, [...none, etsy('E9', { 'Date Shipped': '11/18/2026' })]))).codes).toEqual([
      '6 LEFT_SHIPPED',
    ])
    expect((await read(await seller(), table(EBAY, [ebay('1', { 'Shipped On Date': '--' })]))).orders).toEqual([`1 Mia Lee: 2 ${sku}`])
  })

  test('a buyer’s wish to cancel is kept: Amazon’s column of it, and TikTok’s substatus', async () => {
    const header = [...AMAZON, 'is-buyer-requested-cancellation']
    const asks = (id: string, text: string) => amazon(id, { 'is-buyer-requested-cancellation': text })
    expect((await read(await seller(), table(header, [asks('1', 'true'), asks('2', 'false')]))).codes).toEqual(['2 LEFT_CANCELLED'])
    const lines = [tiktok('5768130000000000031', { 'Order Status': '', 'Order Substatus': 'Canceled' }), tiktok('5768130000000000032')]
    expect((await read(await seller(), table(TIKTOK, lines))).orders).toEqual([`5768130000000000032 Mia Lee: 2 ${sku}`])
  })

  test('the cell that says it is named', async () => {
    const client = await seller()
    const asked = tiktok('5768130000000000033', { 'Cancelation/Return Type': 'Cancel' })
    const { id } = (await read(client, table(TIKTOK, [asked]))).record
    const { data } = await client(bulkCalls.importProblems, { params: { id }, query: { severity: 'left' } })
    expect(data.docs.map(({ code, value }) => [code, value])).toEqual([['LEFT_CANCELLED', 'Cancel']])
  })

  test('an order that is not paid is warned of, and made', async () => {
    const rows = ['pending', 'paid', 'expired'].map((status, at) => shopify(`#${at}`, { 'Financial Status': status }))
    const { codes, orders } = await read(await seller(), table(SHOPIFY, rows))
    expect([codes, orders.length]).toEqual([['2 ORDER_UNPAID', '4 ORDER_UNPAID'], 3])
    expect((await read(await seller(), table(WOO_EXPORT, [woo('1', { 'Order Status': 'Pending payment' })]))).codes).toEqual([
      '2 ORDER_UNPAID',
    ])
    expect((await read(await seller(), table(SHIPSTATION, [shipStation('1', { 'Order - Status': 'awaiting_payment' })]))).codes).toEqual([
      '2 ORDER_UNPAID',
    ])
  })

  test('Puerto Rico is a state, also where a platform calls it a country', async () => {
    const there = { 'ship-country': 'PR', 'ship-state': '', 'ship-city': 'San Juan', 'ship-postal-code': '00901' }
    expect((await made(await seller(), table(AMAZON, [amazon('1', there)])))[0]).toMatchObject({ country: 'US', state: 'PR', zip: '00901' })
  })

  test('a ZIP that a program wrote as a number costs nobody an order', async () => {
    const rows = [
      shipStation('1', { 'Ship To - Postal Code': '2108.0' }),
      shipStation('2', { 'Ship To - Postal Code': '77002.0', 'Ship To - State': 'TX' }),
    ]
    expect((await read(await seller(), table(SHIPSTATION, rows))).codes).toEqual(['2 ZIP_PADDED'])
  })
})

describe('the buyer’s words', () => {
  test('are kept whole: TikTok’s message beside the seller’s note, and none where Etsy says that none were wanted', async () => {
    const notes = tiktok('5768130000000000016', { 'Buyer Message': 'Please print EMMA', 'Seller Note': 'gift' })
    expect((await made(await seller(), table(TIKTOK, [notes])))[0]?.note).toBe('Please print EMMA\ngift')
    const none = 'Personalization:Not requested on this item.'
    const variations = [none, 'Size:S,Personalization:Tom &amp; Ann, 5:30', 'Custom name:Emma,Size:S']
    const orders = await made(
      await seller(),
      table(
        ETSY_ITEMS,
        variations.map((text, at) => etsy(`E${at}`, { Variations: text })),
      ),
    )
    expect(orders.map(({ items }) => items.map(({ text }) => text))).toEqual([[''], ['Tom & Ann, 5:30'], ['Emma']])
  })

  test.each(['Custom Name', 'Name on shirt', 'Print name', 'Line: Properties', 'Tên in'])(
    'a column called %s is asked about',
    async name => {
      const { record } = await read(await seller(), table([...own, name], [{ ...ours('A'), [name]: 'Emma' }]))
      expect(record.unclear).toEqual([{ header: name, looksLike: 'text' }])
    },
  )
})

test('one SKU of the seller’s own for all sizes is refused where the row says another, and taken where it says the same', async () => {
  const client = await seller()
  await client(skuCalls.setSkuMapping, { body: { sku: 'SAME', productID: 'G5000', color: 'Forest', size: 'S', files: [] } })
  const sizes = ['Size:L,Color:Black', 'Size:Small,Color:Forest', 'Color:Forest']
  const rows = sizes.map((text, at) => etsy(`E${at}`, { SKU: 'SAME', Variations: text }))
  const { codes, orders } = await read(client, table(ETSY_ITEMS, rows))
  expect([codes, orders]).toEqual([['2 SKU_SIZE_DIFFERS'], [`E1 Mia Lee: 2 ${sku}`, `E2 Mia Lee: 2 ${sku}`]])
})
