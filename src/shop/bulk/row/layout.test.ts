// Rows as platforms and tools write them: what is made of them, what is left out, and what is asked or refused.
import { describe, expect, test } from 'vitest'
import { layoutHeaders } from '#test/layout-headers.ts'
import { isNoteRow, mapColumns } from '../column/column.rules.ts'
import type { LeftReason } from '../column/layout/layout.rules.ts'
import { rescueEmail, rescuePhone } from './contact.rules.ts'
import { type CheckedRow, checkRow, type OpenOrder } from './rules.ts'
import { variantFinder, variationOf } from './variant.rules.ts'

const sku = 'G5000-FOREST-S'
const variants = variantFinder([
  { variantId: 1, product: 'G5000', sku, size: 'S', color: 'FOREST', sides: ['FRONT', 'BACK'], isForSale: true },
])
type Row = Readonly<Record<string, string>>

/** Rows of these cells by column, checked as the import checks them. */
function checked(header: readonly string[], rows: readonly Row[], takes: readonly LeftReason[] = []): CheckedRow[] {
  const mapping = mapColumns(header)
  const open = new Map<string, OpenOrder>()
  return rows
    .map((cells, at) => ({ row: at + 2, cells: header.map(name => cells[name] ?? '') }))
    .filter(row => !isNoteRow(mapping, row.cells))
    .map(row => {
      const result = checkRow(row, { mapping, variants, takes }, id => open.get(id))
      const first = open.get(result.externalId)
      if (result.row === result.orderRow) open.set(result.externalId, { ...result, lines: 1 })
      else if (first) first.lines++
      return result
    })
}
const codes = (rows: readonly CheckedRow[]) =>
  rows.map(row => [row.state, ...row.issues.map(issue => issue.code).filter(code => code !== 'DESIGN_MISSING')])
const made = (rows: readonly CheckedRow[]) =>
  rows.map(row => row.lines.map(line => [line.sku, line.quantity, line.text].filter(part => part !== undefined)))

const tiktok = {
  'Order ID': '576812968903600869',
  'Order Status': 'To ship',
  'SKU ID': '1729',
  'Seller SKU': sku,
  Quantity: '2',
  Recipient: 'Mia Lee',
  Country: 'United States',
  State: 'Massachusetts',
  City: 'Boston',
  Zipcode: '02108',
  'Detail Address': '1 Elm Ave',
}

describe('TikTok Shop', () => {
  const { TIKTOK } = layoutHeaders
  test('a row of descriptions in any language is no order', () => {
    const described = ['Platform unique order ID.', 'Mã đơn hàng duy nhất trên nền tảng'].map(text => ({ 'Order ID': text }))
    expect(made(checked(TIKTOK, [...described, tiktok]))).toEqual([[[sku, 2]]])
  })
  test.each([
    [{ 'Order Status': 'Canceled', 'Cancelled Time': '11/20/2026 10:00:00' }, 'LEFT_CANCELLED'],
    [{ 'Order Status': 'Completed' }, 'LEFT_SHIPPED'],
    [{ 'Order Status': 'Đã hủy' }, 'LEFT_CANCELLED'],
    [{ 'Shipped Time': '11/20/2026 10:00:00' }, 'LEFT_SHIPPED'],
  ])('%o is left out, whatever else is wrong with it', (change, code) => {
    expect(codes(checked(TIKTOK, [{ ...tiktok, ...change, Zipcode: '*****', 'Seller SKU': 'NOPE' }]))).toEqual([['LEFT', code]])
  })
  test('a row that is left out is taken where the seller says so', () => {
    const shipped = { ...tiktok, 'Order Status': 'Completed' }
    expect(made(checked(TIKTOK, [shipped], ['SHIPPED']))).toEqual([[[sku, 2]]])
  })
  test('of an order of which one row is cancelled the other is made', () => {
    const rows = checked(TIKTOK, [{ ...tiktok, 'Order Status': 'Canceled' }, tiktok, tiktok])
    expect(rows.map(row => [row.state, row.orderRow])).toEqual([
      ['LEFT', 2],
      ['GOOD', 3],
      ['GOOD', 3],
    ])
  })
  test('a buyer that TikTok hides needs TikTok’s label', () => {
    const masked = { ...tiktok, Recipient: 'J*** D**', 'Detail Address': '1*** ***', Zipcode: '021**', City: 'B****' }
    expect(codes(checked(TIKTOK, [masked]))).toEqual([['BAD', 'RECIPIENT_MASKED']])
  })
})

const shopify = {
  Name: '#1001',
  'Financial Status': 'paid',
  'Lineitem sku': sku,
  'Lineitem quantity': '1',
  'Lineitem requires shipping': 'true',
  'Lineitem fulfillment status': 'pending',
  'Shipping Name': 'Mia Lee',
  'Shipping Address1': '1 Elm Ave',
  'Shipping City': 'Boston',
  'Shipping Province': 'MA',
  'Shipping Zip': "'02108",
  'Shipping Country': 'US',
}
const later = (change: Row) => ({ Name: '#1001', 'Lineitem quantity': '1', 'Lineitem sku': sku, ...change })

describe('Shopify', () => {
  const { SHOPIFY } = layoutHeaders
  test('a tip on the first row is left out, and the order is made of the rows that follow', () => {
    const tip = { ...shopify, 'Lineitem name': 'Tip', 'Lineitem sku': '', 'Lineitem requires shipping': 'false' }
    const rows = checked(SHOPIFY, [tip, later({ 'Lineitem requires shipping': 'true' })])
    expect(codes(rows)).toEqual([['BARE', 'LEFT_NO_SHIPPING'], ['GOOD']])
    expect(rows[0]?.shared?.address).toMatchObject({ fullName: 'Mia Lee', zip: '02108' })
    expect(rows[1]).toMatchObject({ orderRow: 2, lines: [{ sku }] })
  })
  test('a refunded order is left out with all its rows', () => {
    const rows = checked(SHOPIFY, [{ ...shopify, 'Financial Status': 'refunded' }, later({}), { ...shopify, Name: '#1002' }])
    expect(codes(rows)).toEqual([['LEFT', 'LEFT_REFUNDED'], ['LEFT', 'LEFT_REFUNDED'], ['GOOD']])
  })
  test('a line that is fulfilled is left out, the others of its order are made; “partially_refunded” and “unfulfilled” say nothing', () => {
    const partly = { ...shopify, 'Financial Status': 'partially_refunded', 'Fulfillment Status': 'partial' }
    const rows = checked(SHOPIFY, [
      partly,
      later({ 'Lineitem fulfillment status': 'fulfilled' }),
      later({ 'Lineitem fulfillment status': 'unfulfilled' }),
    ])
    expect(rows.map(row => row.state)).toEqual(['GOOD', 'LEFT', 'GOOD'])
  })
})

describe('Etsy', () => {
  test('variations give size, colour and the buyer’s own words, written as HTML writes them', () => {
    const item = {
      ...{
        'Order ID': '3190',
        SKU: sku,
        Quantity: '1',
        'Ship Name': 'O&#39;Brien &amp; Son',
        'Ship Address1': '1 Elm Ave',
        'Ship City': 'Boston',
      },
      ...{ 'Ship State': 'MA', 'Ship Zipcode': '02108', 'Ship Country': 'United States' },
      Variations: 'Size:S,Primary color:Forest,Personalization:Mia &amp; Tom, 2026',
    }
    const rows = checked(layoutHeaders.ETSY_ITEMS, [item, { ...item, 'Order ID': '3191', 'Date Shipped': '11/20/2026' }])
    expect(made(rows)).toEqual([[[sku, 1, 'Mia & Tom, 2026']], []])
    expect(codes(rows)).toEqual([['GOOD'], ['LEFT', 'LEFT_SHIPPED']])
    expect(rows[0]?.shared?.address.fullName).toBe("O'Brien & Son")
  })
  test('words that cannot be printed are refused, never changed', () => {
    const item = { 'Order ID': '1', SKU: sku, Quantity: '1', 'Ship Name': 'Mia', 'Ship Address1': '1 Elm', 'Ship City': 'Boston' }
    const rest = { 'Ship State': 'MA', 'Ship Zipcode': '02108', 'Ship Country': 'US', Variations: 'Personalization:Zoë 🎉' }
    expect(codes(checked(layoutHeaders.ETSY_ITEMS, [{ ...item, ...rest }]))).toEqual([['BAD', 'TEXT_NOT_PRINTED']])
  })
})

describe('Amazon, eBay and WooCommerce', () => {
  const amazon = {
    ...{
      'order-id': '114-1',
      sku,
      'quantity-purchased': '5',
      'quantity-shipped': '3',
      'quantity-to-ship': '2',
      'recipient-name': 'Mia Lee',
    },
    ...{ 'ship-address-1': '1 Elm Ave', 'ship-address-2': 'Apt 2', 'ship-address-3': 'Door C', 'ship-city': 'BOSTON', 'ship-state': 'MA' },
    ...{ 'ship-postal-code': '02108-1234', 'ship-country': 'US', 'ship-service-level': 'Standard' },
  }
  test('Amazon: what is left to ship is made, and nothing of what is shipped', () => {
    const rows = checked(layoutHeaders.AMAZON, [amazon, { ...amazon, 'order-id': '114-2', 'quantity-to-ship': '0' }])
    expect(made(rows)).toEqual([[[sku, 2]], []])
    expect(codes(rows)).toEqual([['GOOD'], ['BARE', 'LEFT_SHIPPED']])
    expect(rows[0]?.shared).toMatchObject({ shippingMethod: null, address: { addressLine2: 'Apt 2, Door C', zip: '02108-1234' } })
  })
  const ebay = {
    ...{
      'Sales Record Number': '77',
      'Order Number': '12-1',
      'Ship To Name': 'Mia Lee',
      'Ship To Address 1': '1 Elm Ave',
      'Ship To City': 'Boston',
    },
    ...{ 'Ship To State': 'MA', 'Ship To Zip': '02108', 'Ship To Country': 'United States', 'Buyer Address 1': 'elsewhere' },
  }
  const item = {
    'Order Number': '12-1',
    'Item Title': 'Tee',
    'Custom Label': sku,
    Quantity: '1',
    'Variation Details': '[Size:S,Color:Forest]',
  }
  test('eBay: an order of several begins with its address, its items follow, and the foot is no order', () => {
    const foot = [{ 'Sales Record Number': '3', 'Order Number': 'record(s) downloaded,' }, { 'Sales Record Number': 'Seller ID : mia' }]
    const rows = checked(layoutHeaders.EBAY, [{ ...ebay, Quantity: '2' }, item, item, ...foot])
    expect(rows.map(row => [row.state, row.orderRow, row.lines.length])).toEqual([
      ['BARE', 2, 0],
      ['GOOD', 2, 1],
      ['GOOD', 2, 1],
    ])
    expect(made(checked(layoutHeaders.EBAY, [{ ...ebay, ...item }]))).toEqual([[[sku, 1]]])
  })
  test('WooCommerce: refunds are taken off, completed orders are left out', () => {
    const order = {
      ...{ 'Order Number': '55', 'Order Status': 'Processing', 'First Name (Shipping)': 'Mia', 'Last Name (Shipping)': 'Lee', SKU: sku },
      ...{
        'Address 1&2 (Shipping)': '1 Elm Ave Apt 2',
        'City (Shipping)': 'Boston',
        'State Code (Shipping)': 'MA',
        'Postcode (Shipping)': '02108',
      },
      ...{ 'Country Code (Shipping)': 'US', Quantity: '3', 'Quantity (- Refund)': '2' },
    }
    const rows = checked(layoutHeaders.WOO_EXPORT, [
      order,
      { ...order, 'Order Number': '56', 'Order Status': 'wc-completed' },
      { ...order, 'Order Number': '57', 'Quantity (- Refund)': '0' },
    ])
    expect(made(rows)).toEqual([[[sku, 2]], [], []])
    expect(codes(rows).slice(1)).toEqual([
      ['LEFT', 'LEFT_SHIPPED'],
      ['BARE', 'LEFT_REFUNDED'],
    ])
  })
  test('WebToffee: each packed item is a line, and one that cannot be read stops the row', () => {
    const order = {
      ...{
        order_number: '9',
        status: 'processing',
        shipping_first_name: 'Mia',
        shipping_last_name: 'Lee',
        shipping_address_1: '1 Elm Ave',
      },
      ...{ shipping_postcode: '02108', shipping_city: 'Boston', shipping_state: 'MA', shipping_country: 'US' },
      line_item_1: `name:Tee|product_id:12|sku:${sku}|quantity:2|total:19.98`,
      line_item_2: `name:Tee, green|sku:${sku}|quantity:1`,
    }
    const rows = checked(layoutHeaders.WOO_WEBTOFFEE, [order, { ...order, order_number: '10', line_item_2: 'name:Tee' }])
    expect(made(rows)).toEqual([
      [
        [sku, 2],
        [sku, 1],
      ],
      [],
    ])
    expect(codes(rows)).toEqual([['GOOD'], ['BAD', 'ITEMS_UNREADABLE']])
  })
})

describe('cells', () => {
  test.each([
    ['+1 826-555-0157', '+1826-555-0157', false],
    ['(826) 555-0157 ext. 45810', '826555-0157', true],
    ['826-555-0157 / 826-555-0158', '826-555-0157', true],
    ['1.82656E+10', '', true],
    ['12', '', true],
    ['N/A', '', false],
    ['', '', false],
  ])('of the phone %j is kept %j', (given, value, isCut) => {
    expect(rescuePhone(given)).toEqual({ value, isCut })
  })
  test.each([
    ['mia@example.com', 'mia@example.com', false],
    ['mia@studio.photography', '', true],
    ['thảo@example.com', '', true],
    ['none', '', false],
  ])('of the email %j is kept %j', (given, value, isCut) => {
    expect(rescueEmail(given)).toEqual({ value, isCut })
  })
  test('options are values, with names or without, and a personalisation may hold commas', () => {
    expect(variationOf('Black, L')).toEqual({ options: ['Black', 'L'], text: '' })
    expect(variationOf('Size: L; Color: Black')).toEqual({ options: ['L', 'Black'], text: '' })
    expect(variationOf('Custom text:To Mia, love: Tom,Size:L')).toEqual({ options: ['L'], text: 'To Mia, love: Tom' })
    expect(variationOf('Color:Black,Custom text:To Mia, with love')).toEqual({ options: ['Black'], text: 'To Mia, with love' })
  })
  const own = ['order id', 'sku', 'name', 'address', 'city', 'state', 'zip', 'shipping level']
  const row = { 'order id': 'A1', sku, name: 'Mia Lee', address: '1 Elm Ave', city: 'Boston', state: 'MA', zip: '02108' }
  test.each([
    [{ address: 'N/A' }, 'INVALID_ADDRESS'],
    [{ address: 'mia@example.com' }, 'INVALID_ADDRESS'],
    [{ address: '1 Elm Ave, Boston, MA 02108' }, 'ADDRESS_IN_ONE_CELL'],
    [{ name: 'x'.repeat(101) }, 'TEXT_TOO_LONG'],
  ])('%o is refused as %s', (change, code) => {
    expect(codes(checked(own, [{ ...row, ...change }]))).toEqual([['BAD', code]])
  })
  test('a level is taken where it is known, and asked about where it is not', () => {
    const rows = ['Express', 'Standard', 'by donkey'].map((level, at) => ({ ...row, 'order id': `L${at}`, 'shipping level': level }))
    expect(checked(own, rows).map(each => each.shared?.shippingMethod)).toEqual(['express', null, undefined])
    expect(codes(checked(own, rows)).at(-1)).toEqual(['BAD', 'SHIPPING_LEVEL_UNKNOWN'])
  })
})
