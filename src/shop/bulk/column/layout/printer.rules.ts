import type { Layout } from './layout.rules.ts'

/** Import sheets of other printers, which sellers keep. */
export const printers = {
  FLASHSHIP: {
    marks: ['External ID', 'Order ID', 'Variant ID', 'Link design front'],
    columns: {
      // May be the seller's own code, alike on all rows.
      'External ID': null,
      'Order ID': 'orderId',
      'Shipping method': 'shippingLevel',
      'Product note': 'note',
      'Link design front': 'designFront',
      'Link mockup front': 'mockup1',
      'Link design back': 'designBack',
      'Link mockup back': 'mockup2',
      'Link label': 'labelLink',
    },
  },
  GEARGAG: {
    marks: ['order_id', 'shipping_zipcode', 'design_front_url'],
    columns: { shipping_email: 'email', shipping_zipcode: 'zip', mockup_url: 'mockup1' },
  },
  PRINTHUB: {
    marks: ['Reference Id', 'Lineitem Sku', 'Artwork Front URL'],
    columns: { Name: 'orderId', 'Reference Id': null, 'Product Name': 'itemName', 'Product Id': null },
  },
} as const satisfies Record<string, Layout>
