// The files of marketplaces and shops.
import { layoutHeaders } from '#test/layout-headers.ts'
import { htmlCell } from './cells.ts'
import { bothLines, type Layout, numbered, option, place, places, type Row } from './layout.ts'

export const marketplaces = {
  TIKTOK: {
    columns: layoutHeaders.TIKTOK,
    id: count => String(576_812_968_903_600_001n + BigInt(count) * 131n),
    shared: told => ({
      ...{
        'Order ID': `${told.id}\t`,
        'Order Status': 'To ship',
        'Order Substatus': 'Awaiting shipment',
        'Created Time': '11/18/2026 10:16:00 AM\t',
      },
      ...{ 'Fulfillment Type': 'Fulfillment by seller', 'Delivery Option': 'Standard Shipping', 'Buyer Message': 'thanks!' },
      ...place(told, places('Recipient | Phone # |  | Detail Address | Additional address information | City | State | Zipcode | Country')),
    }),
    line: piece => ({
      ...{ 'SKU ID': '1729315956324956509\t', 'Seller SKU': piece.sku, 'Product Name': 'A tee', Variation: option(piece) },
      ...{ Quantity: String(piece.quantity), 'Sku Quantity of return': '0', 'SKU Unit Original Price': '24.99' },
    }),
    hasUnitRows: true,
    fates: {
      CANCELLED: [{ 'Order Status': 'Canceled', 'Cancelled Time': '11/20/2026 10:00:00 AM\t' }, { 'Order Status': 'Đã hủy' }],
      SHIPPED: [{ 'Order Status': 'Completed' }, { 'Shipped Time': '11/20/2026 10:00:00 AM\t' }, { 'Order Status': 'In transit' }],
    },
    lineFates: {},
    key: { id: 'Order ID', sku: 'Seller SKU', quantity: 'Quantity', zip: 'Zipcode', street: 'Detail Address', name: 'Recipient' },
    above: [Object.fromEntries(layoutHeaders.TIKTOK.map(column => [column, `Platform ${column} of the order.`]))],
  },
  SHOPIFY: {
    columns: layoutHeaders.SHOPIFY,
    id: numbered('#'),
    shared: told => ({
      ...{ Email: told.email, 'Financial Status': 'paid', 'Fulfillment Status': 'unfulfilled', 'Shipping Method': 'Free Express over $50' },
      ...{ 'Billing Name': 'Somebody Else', 'Billing Address1': '99 Other St', 'Billing Zip': "'10001", Notes: '=1+1', Tags: 'vip' },
      ...place(
        told,
        places(
          'Shipping Name | Shipping Phone |  | Shipping Address1 | Shipping Address2 | Shipping City | Shipping Province | Shipping Zip | Shipping Country',
        ),
        true,
      ),
      'Shipping Street': bothLines(told.order.buyer),
    }),
    line: (piece, { id }) => ({
      ...{ Name: id, 'Lineitem quantity': String(piece.quantity), 'Lineitem name': `Tee - ${option(piece)}`, 'Lineitem price': '24.99' },
      ...(piece.fate === 'NO_SHIPPING' ? { 'Lineitem name': 'Gift card', 'Lineitem sku': '' } : { 'Lineitem sku': piece.sku }),
      ...{ 'Lineitem requires shipping': piece.fate === 'NO_SHIPPING' ? 'false' : 'true' },
      ...{ 'Lineitem fulfillment status': piece.fate === 'SHIPPED' ? 'fulfilled' : 'pending' },
    }),
    isSharedOnce: true,
    fates: {
      CANCELLED: [{ 'Cancelled at': '2026-11-20 10:00:00 -0800' }, { 'Financial Status': 'voided' }],
      REFUNDED: [{ 'Financial Status': 'refunded' }],
      SHIPPED: [{ 'Fulfillment Status': 'fulfilled' }],
    },
    lineFates: { SHIPPED: {}, NO_SHIPPING: {} },
    key: {
      ...{
        id: 'Name',
        sku: 'Lineitem sku',
        quantity: 'Lineitem quantity',
        zip: 'Shipping Zip',
        street: 'Shipping Address1',
        name: 'Shipping Name',
      },
    },
  },
  ETSY_ITEMS: {
    columns: layoutHeaders.ETSY_ITEMS,
    id: numbered('319'),
    shared: told => {
      const cells = place(
        told,
        places('Ship Name |  |  | Ship Address1 | Ship Address2 | Ship City | Ship State | Ship Zipcode | Ship Country'),
      )
      return { 'Order ID': told.id, Buyer: 'mia (mia1)', 'Sale Date': '11/18/26', ...cells, 'Ship Name': htmlCell(told.order.buyer.name) }
    },
    line: piece => ({
      ...{
        'Item Name': 'Tee, &quot;soft&quot;',
        SKU: piece.sku,
        Quantity: String(piece.quantity),
        'Transaction ID': '4411',
        'Listing ID': '99',
      },
      Variations: `Size:${piece.size},Primary color:${piece.color}${piece.text && `,Personalization:${htmlCell(piece.text)}`}`,
    }),
    fates: { SHIPPED: [{ 'Date Shipped': '11/20/2026' }] },
    lineFates: {},
    hasTexts: true,
    key: { id: 'Order ID', sku: 'SKU', quantity: 'Quantity', zip: 'Ship Zipcode', street: 'Ship Address1', name: 'Ship Name' },
  },
  AMAZON: {
    columns: layoutHeaders.AMAZON,
    id: count => `114-${String(3_000_000 + count)}-7705856`,
    shared: told => ({
      ...{ 'order-id': told.id, 'buyer-email': told.email, 'buyer-name': 'Somebody Else', 'ship-service-level': 'Standard' },
      ...place(
        told,
        places(
          'recipient-name | buyer-phone-number |  | ship-address-1 | ship-address-2 | ship-city | ship-state | ship-postal-code | ship-country',
        ),
      ),
      'ship-city': told.order.buyer.city.toUpperCase(),
    }),
    line: piece => ({
      ...{ sku: piece.sku, 'product-name': `Tee 12" wide, ${option(piece)}`, 'order-item-id': '61220110345' },
      ...{ 'quantity-purchased': String(piece.quantity + 3), 'quantity-shipped': '3', 'quantity-to-ship': String(piece.quantity) },
      ...(piece.fate === 'SHIPPED' && { 'quantity-to-ship': '0', 'quantity-purchased': '3' }),
    }),
    fates: {},
    lineFates: { SHIPPED: {} },
    key: {
      ...{
        id: 'order-id',
        sku: 'sku',
        quantity: 'quantity-to-ship',
        zip: 'ship-postal-code',
        street: 'ship-address-1',
        name: 'recipient-name',
      },
    },
  },
  EBAY: {
    columns: layoutHeaders.EBAY,
    id: count => `12-0${String(1_000 + count)}-77021`,
    shared: told => ({
      ...{ 'Sales Record Number': told.id.slice(4, 8), 'Order Number': told.id, 'Buyer Name': 'Somebody Else', 'Buyer Zip': '10001' },
      ...{ 'Buyer Address 1': '99 Other St', 'Shipping Service': 'USPS Priority Mail Express', 'Paid On Date': 'Nov-18-26' },
      ...place(
        told,
        places(
          'Ship To Name | Ship To Phone |  | Ship To Address 1 | Ship To Address 2 | Ship To City | Ship To State | Ship To Zip | Ship To Country',
        ),
      ),
    }),
    line: (piece, { id }) => ({
      ...{ 'Order Number': id, 'Item Title': 'Tee', 'Custom Label': piece.sku, Quantity: String(piece.quantity), 'Item Number': '2551' },
      'Variation Details': `[Size:${piece.size},Color:${piece.color}]`,
    }),
    // An order of several begins with its address and the sum of its pieces.
    rows(told) {
      const { pieces } = told.order
      const [only] = pieces
      const shared = this.shared(told)
      if (pieces.length === 1 && only) return [{ cells: { ...shared, ...this.line(only, told) }, pieces: [only] }]
      const sum = pieces.reduce((total, piece) => total + piece.quantity, 0)
      const summary: Row = { cells: { ...shared, Quantity: String(sum) }, pieces: [] }
      return [summary, ...pieces.map(piece => ({ cells: this.line(piece, told), pieces: [piece] }))]
    },
    isSharedOnce: true,
    fates: { SHIPPED: [{ 'Shipped On Date': 'Nov-20-26' }] },
    lineFates: {},
    key: {
      id: 'Order Number',
      sku: 'Custom Label',
      quantity: 'Quantity',
      zip: 'Ship To Zip',
      street: 'Ship To Address 1',
      name: 'Ship To Name',
    },
    below: [{ 'Sales Record Number': '3', 'Order Number': 'record(s) downloaded,' }, { 'Sales Record Number': 'Seller ID : mia' }],
  },
} as const satisfies Record<string, Layout>
