// Which columns of real files are read as what, where their header stands, and what is asked about.
import { describe, expect, test } from 'vitest'
import { layoutHeaders } from '#test/layout-headers.ts'
import { mapColumns, missingFields } from './column.rules.ts'
import { findHeader } from './header.rules.ts'
import { platforms } from './platform.rules.ts'
import { levelOf } from './shipping.rules.ts'
import { unclearKind } from './unclear.rules.ts'

/** Field → the column it is read from. */
const read = (header: readonly string[], samples: string[][] = []) =>
  Object.fromEntries(mapColumns(header, {}, samples).columns.flatMap(({ field, header }) => (field ? [[field, header]] : [])))

const expected = {
  TIKTOK: {
    buyersLevel: 'Delivery Option',
    ...{
      orderId: 'Order ID',
      status: 'Order Status',
      sku: 'Seller SKU',
      itemName: 'Product Name',
      variation: 'Variation',
      quantity: 'Quantity',
      lineStatus: 'Order Substatus',
      payStatus: 'Cancelation/Return Type',
    },
    ...{ cancelledAt: 'Cancelled Time', shippedAt: 'Shipped Time', trackingNumber: 'Tracking ID', note: 'Seller Note' },
    ...{ fullName: 'Recipient', phone: 'Phone #', country: 'Country', state: 'State', city: 'City', zip: 'Zipcode' },
    ...{ address: 'Detail Address', addressLine2: 'Additional address information', addressLine3: 'House Name or Number' },
  },
  SHOPIFY: {
    buyersLevel: 'Shipping Method',
    ...{
      orderId: 'Name',
      email: 'Email',
      payStatus: 'Financial Status',
      status: 'Fulfillment Status',
      lineStatus: 'Lineitem fulfillment status',
    },
    ...{ quantity: 'Lineitem quantity', itemName: 'Lineitem name', sku: 'Lineitem sku', needsShipping: 'Lineitem requires shipping' },
    ...{
      fullName: 'Shipping Name',
      address: 'Shipping Address1',
      addressLine2: 'Shipping Address2',
      city: 'Shipping City',
      zip: 'Shipping Zip',
    },
    ...{
      state: 'Shipping Province',
      country: 'Shipping Country',
      phone: 'Shipping Phone',
      note: 'Notes',
      cancelledAt: 'Cancelled at',
      tag: 'Tags',
    },
  },
  ETSY_ITEMS: {
    ...{ itemName: 'Item Name', quantity: 'Quantity', shippedAt: 'Date Shipped', fullName: 'Ship Name', address: 'Ship Address1' },
    ...{ addressLine2: 'Ship Address2', city: 'Ship City', state: 'Ship State', zip: 'Ship Zipcode', country: 'Ship Country' },
    ...{ orderId: 'Order ID', variation: 'Variations', sku: 'SKU' },
  },
  AMAZON: {
    ...{
      orderId: 'order-id',
      email: 'buyer-email',
      phone: 'buyer-phone-number',
      sku: 'sku',
      itemName: 'product-name',
      quantity: 'quantity-to-ship',
    },
    ...{ shippingLevel: 'ship-service-level', fullName: 'recipient-name', address: 'ship-address-1', addressLine2: 'ship-address-2' },
    ...{ addressLine3: 'ship-address-3', city: 'ship-city', state: 'ship-state', zip: 'ship-postal-code', country: 'ship-country' },
  },
  SHIPSTATION: {
    ...{ orderId: 'Order - Number', status: 'Order - Status', fullName: 'Ship To - Name', address: 'Ship To - Address 1' },
    ...{ addressLine2: 'Ship To - Address 2', city: 'Ship To - City', state: 'Ship To - State', zip: 'Ship To - Postal Code' },
    ...{ country: 'Ship To - Country', phone: 'Ship To - Phone', email: 'Customer Email', sku: 'Item - SKU', itemName: 'Item - Name' },
    ...{ quantity: 'Item - Qty', variation: 'Item - Options', note: 'Notes - From Buyer' },
  },
  SHIPSTATION_IMPORT: {
    ...{
      orderId: 'Order Number',
      fullName: 'Recipient Name',
      email: 'Email',
      phone: 'Phone',
      address: 'Address Line 1',
      addressLine2: 'Address Line 2',
    },
    ...{ addressLine3: 'Address Line 3', city: 'City', state: 'State', zip: 'Postal Code', country: 'Country Code' },
    ...{ shippingLevel: 'Shipping Service', sku: 'Item SKU', itemName: 'Item Name', quantity: 'Item Quantity', variation: 'Item Options' },
  },
  WOO_EXPORT: {
    buyersLevel: 'Shipping Method Title',
    ...{ orderId: 'Order Number', status: 'Order Status', note: 'Customer Note', email: 'Email (Billing)', phone: 'Phone (Billing)' },
    ...{ firstName: 'First Name (Shipping)', lastName: 'Last Name (Shipping)', address: 'Address 1&2 (Shipping)', city: 'City (Shipping)' },
    ...{ state: 'State Code (Shipping)', zip: 'Postcode (Shipping)', country: 'Country Code (Shipping)' },
    ...{ sku: 'SKU', itemName: 'Item Name', quantity: 'Quantity (- Refund)' },
  },
  WOO_WEBTOFFEE: {
    ...{
      orderId: 'order_number',
      status: 'status',
      email: 'customer_email',
      firstName: 'shipping_first_name',
      lastName: 'shipping_last_name',
    },
    ...{
      phone: 'shipping_phone',
      address: 'shipping_address_1',
      addressLine2: 'shipping_address_2',
      zip: 'shipping_postcode',
      city: 'shipping_city',
    },
    ...{ state: 'shipping_state', country: 'shipping_country', note: 'customer_note', items: 'line_item_2' },
  },
  EBAY: {
    buyersLevel: 'Shipping Service',
    ...{
      orderId: 'Order Number',
      email: 'Buyer Email',
      note: 'Buyer Note',
      fullName: 'Ship To Name',
      phone: 'Ship To Phone',
      address: 'Ship To Address 1',
    },
    ...{ addressLine2: 'Ship To Address 2', city: 'Ship To City', state: 'Ship To State', zip: 'Ship To Zip', country: 'Ship To Country' },
    ...{ itemName: 'Item Title', sku: 'Custom Label', quantity: 'Quantity', shippedAt: 'Shipped On Date', variation: 'Variation Details' },
  },
  FLASHSHIP: {
    ...{
      orderId: 'Order ID',
      shippingLevel: 'Shipping method',
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email',
      phone: 'Phone',
    },
    ...{
      country: 'Country',
      state: 'Region',
      address: 'Address line 1',
      addressLine2: 'Address line 2',
      city: 'City',
      zip: 'Zip',
      quantity: 'Quantity',
    },
    ...{
      sku: 'Variant ID',
      note: 'Product note',
      designFront: 'Link design front',
      mockup1: 'Link mockup front',
      designBack: 'Link design back',
    },
    ...{ mockup2: 'Link mockup back', labelLink: 'Link label' },
  },
  GEARGAG: {
    ...{ orderId: 'order_id', fullName: 'shipping_name', email: 'shipping_email', phone: 'shipping_phone', address: 'shipping_address_1' },
    ...{
      addressLine2: 'shipping_address_2',
      city: 'shipping_city',
      state: 'shipping_state',
      zip: 'shipping_zipcode',
      country: 'shipping_country',
    },
    ...{
      sku: 'sku',
      quantity: 'quantity',
      designFront: 'design_front_url',
      designBack: 'design_back_url',
      mockup1: 'mockup_url',
      note: 'note',
    },
  },
  PRINTHUB: {
    ...{ orderId: 'Name', quantity: 'Lineitem Quantity', sku: 'Lineitem Sku', itemName: 'Product Name', color: 'Color', size: 'Size' },
    ...{
      fullName: 'Shipping Name',
      address: 'Shipping Address 1',
      addressLine2: 'Shipping Address 2',
      city: 'Shipping City',
      zip: 'Shipping Zip',
    },
    ...{ state: 'Shipping Province', country: 'Shipping Country', phone: 'Shipping Phone' },
    ...{ designFront: 'Artwork Front URL', designBack: 'Artwork Back URL', mockup1: 'Mockup Front URL' },
  },
} as const

describe('the layouts of platforms and tools', () => {
  test.each(Object.keys(layoutHeaders) as (keyof typeof layoutHeaders)[])('%s is known by its header', platform => {
    expect(mapColumns(layoutHeaders[platform]).platform).toBe(platform)
  })
  test.each(Object.keys(expected) as (keyof typeof expected)[])(
    '%s: each column is what it says, nothing is missing and nothing unclear',
    platform => {
      const header = layoutHeaders[platform]
      expect(read(header)).toEqual(expected[platform])
      expect(missingFields(mapColumns(header))).toEqual([])
      expect(mapColumns(header).columns.filter(column => column.looksLike)).toEqual([])
    },
  )
  test('every layout has its header here', () => {
    expect(new Set(['OWN', ...Object.keys(layoutHeaders)])).toEqual(new Set(platforms))
  })
})

describe('columns that nobody knows', () => {
  const own = ['order id', 'sku', 'name', 'address', 'city', 'state', 'zip']
  test.each([
    ['Qty ordered', 'quantity'],
    ['Number of pcs', 'quantity'],
    ['Số lượng áo', 'quantity'],
    ['Delivery street', 'address'],
    ['RecipientCity', 'address'],
    ['Engraving line', 'text'],
    ['Personalisation (optional)', 'text'],
    ['Design back link 2', 'design'],
    ['Unit price', undefined],
    ['Billing address', undefined],
    ['Order total', undefined],
    ['Buyer country', undefined],
    ['Refund quantity', undefined],
    ['Weight', undefined],
  ])('“%s” looks like %s', (header, kind) => {
    expect(unclearKind(header)).toBe(kind)
    const column = mapColumns([...own, header]).columns.at(-1)
    expect(column).toEqual({ header, field: null, ...(kind && { looksLike: kind }) })
  })
  test('what the seller has said is not asked again, a field or nothing', () => {
    expect(mapColumns([...own, 'Qty ordered'], { 'Qty ordered': 'quantity' }).columns.at(-1)).toEqual({
      header: 'Qty ordered',
      field: 'quantity',
    })
    expect(mapColumns([...own, 'Qty ordered'], { 'Qty ordered': null }).columns.at(-1)).toEqual({ header: 'Qty ordered', field: null })
  })
  test('“External ID” and “Reference” are the order’s id only where no column says it better', () => {
    expect(read(['External ID', 'Order ID']).orderId).toBe('Order ID')
    expect(read(['Reference', 'SKU']).orderId).toBe('Reference')
  })
  test('“Shipping method” is who ships where its cells say so, else how fast', () => {
    expect(read(['Shipping method'], [['USPS'], ['tiktok']])).toEqual({ shippingBy: 'Shipping method' })
    expect(read(['Shipping method'], [['Priority'], ['USPS']])).toEqual({ shippingLevel: 'Shipping method' })
  })
  test.each([
    [
      'usual',
      ['1', 'Standard', 'Standard shipping', 'Standard (5-8 business days)', 'Standard 5-8 days', 'STD', 'Std Cont US Street Addr'],
    ],
    [
      'usual',
      [
        'economy',
        'Free Economy',
        'Free shipping',
        'Giao hàng miễn phí',
        'Flat rate',
        'US shipping',
        'USPS Ground Advantage',
        'USPS',
        'First-Class Mail',
        'Tiêu chuẩn',
      ],
    ],
    ['priority', ['priority', 'USPS Priority Mail', 'expedited', 'Expedited Shipping', 'Exp Cont US Street Addr']],
    ['priority', ['second day', 'SecondDay', '2-day', '2 Day', '2-day shipping', 'two-day delivery', '2nd Day Air']],
    ['express', ['express', 'Express shipping', 'USPS Priority Mail Express', 'Express (1-2 days)']],
    ['international', ['international']],
    ['free', ['free', ' Free ']],
    [undefined, ['Air', 'by donkey', 'NextDay', 'overnight', 'same day', 'UPS 2nd Day Air', '2', '3-5 days', '', 'constructor']],
  ])('the level %s is %o', (level, texts) => {
    expect(texts.map(text => [text, levelOf(text)])).toEqual(texts.map(text => [text, level]))
  })
})

describe('the header', () => {
  const row = (number: number, ...cells: string[]) => ({ row: number, cells })
  const header = ['order id', 'sku', 'name', 'address', 'city', 'state', 'zip']
  const order = ['A1', 'G5000-FOREST-S', 'Mia', '1 Elm', 'Boston', 'MA', '02108']
  const found = (...rows: ReturnType<typeof row>[]) => findHeader([{ sheet: 0, name: '', rows }])?.row.row
  test('stands in the first row of a plain file, whatever its names are', () => {
    expect(found(row(1, ...header), row(2, ...order))).toBe(1)
    expect(found(row(1, 'ref', 'article', 'who'), row(2, 'A1', 'T-1', 'Mia'))).toBe(1)
  })
  test('is found below a title, notes and merged groups', () => {
    expect(found(row(1, 'Orders of March'), row(2, 'Order', '', 'Recipient', '', '', '', ''), row(3, ...header), row(4, ...order))).toBe(3)
  })
  test('is found in another sheet than the first', () => {
    const heads = [
      { sheet: 0, name: 'Instructions', rows: [row(1, 'Fill in the sheet “Orders”.'), row(2, 'order id', 'your number')] },
      { sheet: 2, name: 'Orders', rows: [row(5, ...header), row(6, ...order)] },
    ]
    expect(findHeader(heads)).toMatchObject({ sheet: 2, sheetName: 'Orders', row: { row: 5 }, samples: [{ row: 6 }] })
  })
})
