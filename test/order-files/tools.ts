// The files of tools, and import sheets of other printers.
import { layoutHeaders } from '#test/layout-headers.ts'
import { bothLines, type Layout, named, numbered, option, place, places } from './layout.ts'

export const tools = {
  /** Our own format, and any table that names its columns alike. */
  OWN: {
    columns:
      'order id | quantity | variant ID | size | color | personalization | name | phone | email | address line 1 | address line 2 | city | state | zip | country | shipping by | shipping level | tag | note'.split(
        ' | ',
      ),
    id: numbered('OWN-'),
    shared: told => ({
      ...{
        'order id': told.id,
        'shipping by': 'USPS',
        'shipping level': told.random.pick(['Standard', 'economy', '', 'Free shipping']),
        tag: 'vip',
      },
      ...place(told, places('name | phone | email | address line 1 | address line 2 | city | state | zip | country')),
    }),
    line: piece => ({
      ...{ quantity: String(piece.quantity), 'variant ID': piece.sku, size: piece.size, color: piece.color, personalization: piece.text },
      note: 'two lines,\nand a "mark"',
    }),
    fates: {},
    lineFates: {},
    hasTexts: true,
    key: { id: 'order id', sku: 'variant ID', quantity: 'quantity', zip: 'zip', street: 'address line 1', name: 'name' },
  },
  SHIPSTATION: {
    columns: layoutHeaders.SHIPSTATION,
    id: numbered('SS-'),
    shared: told => ({
      ...{ 'Order - Number': told.id, 'Order - Status': 'awaiting_shipment', 'Notes - Internal': 'fragile', 'Market - Store Name': 'Etsy' },
      ...place(
        told,
        places(
          'Ship To - Name | Ship To - Phone | Customer Email | Ship To - Address 1 | Ship To - Address 2 | Ship To - City | Ship To - State | Ship To - Postal Code | Ship To - Country',
        ),
      ),
    }),
    line: piece => ({
      'Item - SKU': piece.sku,
      'Item - Name': 'Tee',
      'Item - Qty': String(piece.quantity),
      'Item - Options': option(piece),
    }),
    fates: { CANCELLED: [{ 'Order - Status': 'cancelled' }], SHIPPED: [{ 'Order - Status': 'shipped' }] },
    lineFates: {},
    key: {
      ...{ id: 'Order - Number', sku: 'Item - SKU', quantity: 'Item - Qty' },
      ...{ zip: 'Ship To - Postal Code', street: 'Ship To - Address 1', name: 'Ship To - Name' },
    },
  },
  SHIPSTATION_IMPORT: {
    columns: layoutHeaders.SHIPSTATION_IMPORT,
    id: numbered('SI-'),
    shared: told => ({
      ...{ 'Order Number': told.id, 'Shipping Service': 'Standard', 'Notes to the Buyer': 'Thank you', 'Order Total': '49.98' },
      ...place(
        told,
        places('Recipient Name | Phone | Email | Address Line 1 | Address Line 2 | City | State | Postal Code | Country Code'),
      ),
    }),
    line: piece => ({ 'Item SKU': piece.sku, 'Item Name': 'Tee', 'Item Quantity': `${piece.quantity}.0`, 'Item Options': option(piece) }),
    fates: {},
    lineFates: {},
    key: {
      id: 'Order Number',
      sku: 'Item SKU',
      quantity: 'Item Quantity',
      zip: 'Postal Code',
      street: 'Address Line 1',
      name: 'Recipient Name',
    },
  },
  WOO_EXPORT: {
    columns: layoutHeaders.WOO_EXPORT,
    id: numbered('55'),
    shared: told => {
      const { buyer } = told.order
      const [first = '', last = ''] = named(buyer.name)
      const cells = place(
        told,
        places(
          ' | Phone (Billing) | Email (Billing) |  |  | City (Shipping) | State Code (Shipping) | Postcode (Shipping) | Country Code (Shipping)',
        ),
      )
      return {
        ...{ 'Order Number': told.id, 'Order Status': 'Processing', 'First Name (Billing)': 'Somebody', 'Last Name (Billing)': 'Else' },
        ...{ 'Address 1&2 (Billing)': '99 Other St', 'Postcode (Billing)': '10001', 'Shipping Method Title': 'Express', ...cells },
        ...{ 'First Name (Shipping)': first, 'Last Name (Shipping)': last, 'Address 1&2 (Shipping)': bothLines(buyer) },
      }
    },
    line: piece => ({
      ...{ SKU: piece.sku, 'Item Name': 'Tee', 'Item #': '1', Quantity: String(piece.quantity + 1) },
      'Quantity (- Refund)': String(piece.quantity),
    }),
    fates: {
      CANCELLED: [{ 'Order Status': 'Cancelled' }, { 'Order Status': 'wc-failed' }],
      REFUNDED: [{ 'Order Status': 'Refunded' }],
      SHIPPED: [{ 'Order Status': 'Completed' }],
    },
    lineFates: {},
    key: {
      ...{ id: 'Order Number', sku: 'SKU', quantity: 'Quantity (- Refund)', zip: 'Postcode (Shipping)' },
      ...{ street: 'Address 1&2 (Shipping)', name: 'First Name (Shipping)' },
    },
  },
  WOO_WEBTOFFEE: {
    columns: [...layoutHeaders.WOO_WEBTOFFEE, 'line_item_3'],
    id: numbered('77'),
    shared: told => {
      const [first = '', last = ''] = named(told.order.buyer.name)
      const cells = place(
        told,
        places(
          ' | shipping_phone | customer_email | shipping_address_1 | shipping_address_2 | shipping_city | shipping_state | shipping_postcode | shipping_country',
        ),
      )
      const billing = { billing_first_name: 'Somebody', billing_last_name: 'Else' }
      return { order_number: told.id, status: 'processing', ...billing, ...cells, shipping_first_name: first, shipping_last_name: last }
    },
    line: piece => ({ line_item_1: `name:Tee|sku:${piece.sku}|quantity:${piece.quantity}|total:24.99` }),
    rows(told) {
      const items = told.order.pieces.map((piece, at) => [`line_item_${at + 1}`, this.line(piece, told).line_item_1 ?? ''])
      return [{ cells: { ...this.shared(told), ...Object.fromEntries(items) }, pieces: told.order.pieces }]
    },
    fates: { CANCELLED: [{ status: 'cancelled' }], REFUNDED: [{ status: 'refunded' }], SHIPPED: [{ status: 'completed' }] },
    lineFates: {},
    key: {
      ...{ id: 'order_number', sku: 'line_item_1', quantity: 'line_item_1', zip: 'shipping_postcode' },
      ...{ street: 'shipping_address_1', name: 'shipping_first_name' },
    },
  },
  FLASHSHIP: {
    columns: layoutHeaders.FLASHSHIP,
    id: numbered('FS-'),
    shared: told => {
      const [first = '', last = ''] = named(told.order.buyer.name)
      const cells = place(told, places(' | Phone | Email | Address line 1 | Address line 2 | City | Region | Zip | Country'))
      return { 'External ID': 'SHOP-7', 'Order ID': told.id, 'Shipping method': '1', ...cells, 'First Name': first, 'Last Name': last }
    },
    line: piece => ({ 'Variant ID': piece.sku, Quantity: String(piece.quantity), 'Link design front': 'library:sun.png' }),
    fates: {},
    lineFates: {},
    key: { id: 'Order ID', sku: 'Variant ID', quantity: 'Quantity', zip: 'Zip', street: 'Address line 1', name: 'First Name' },
  },
  GEARGAG: {
    columns: layoutHeaders.GEARGAG,
    id: numbered('GG-'),
    shared: told => ({
      order_id: told.id,
      ...place(
        told,
        places(
          'shipping_name | shipping_phone | shipping_email | shipping_address_1 | shipping_address_2 | shipping_city | shipping_state | shipping_zipcode | shipping_country',
        ),
      ),
    }),
    line: piece => ({ sku: piece.sku, quantity: String(piece.quantity), design_front_url: 'library:sun.png' }),
    fates: {},
    lineFates: {},
    key: { id: 'order_id', sku: 'sku', quantity: 'quantity', zip: 'shipping_zipcode', street: 'shipping_address_1', name: 'shipping_name' },
  },
  PRINTHUB: {
    columns: layoutHeaders.PRINTHUB,
    id: numbered('PH-'),
    shared: told => ({
      ...{ Name: told.id, 'Reference Id': 'SHOP-7' },
      ...place(
        told,
        places(
          'Shipping Name | Shipping Phone |  | Shipping Address 1 | Shipping Address 2 | Shipping City | Shipping Province | Shipping Zip | Shipping Country',
        ),
      ),
    }),
    line: piece => ({
      ...{ 'Lineitem Quantity': String(piece.quantity), 'Lineitem Sku': piece.sku, 'Product Name': 'Tee', 'Product Id': '17' },
      ...{ Color: piece.color, Size: piece.size, 'Artwork Front URL': 'library:sun.png' },
    }),
    fates: {},
    lineFates: {},
    key: {
      ...{
        id: 'Name',
        sku: 'Lineitem Sku',
        quantity: 'Lineitem Quantity',
        zip: 'Shipping Zip',
        street: 'Shipping Address 1',
        name: 'Shipping Name',
      },
    },
  },
} as const satisfies Record<string, Layout>
