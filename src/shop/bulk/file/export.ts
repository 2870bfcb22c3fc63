// Orders as a file of our own format, which an import reads back to the very same rows.
import { plainCents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { writeCsv } from '#engine/table/write.ts'
import { addressFields } from '#shop/address/rules.ts'
import type { ExportQuery } from '#shop/order/list/contract.ts'
import { type ExportedOrder, ordersForExport } from '#shop/order/list/export.list.ts'
import { type ImportField, importFields } from '../column/field.rules.ts'

const fields = [
  'orderId',
  'quantity',
  'product',
  'sku',
  'size',
  'color',
  'designFront',
  'designBack',
  'designLeftSleeve',
  'designRightSleeve',
  'designHood',
  'mockup1',
  'mockup2',
  'mockup3',
  'mockup4',
  ...addressFields,
  'shippingBy',
  'labelLink',
  'trackingNumber',
  'tag',
  'note',
] as const satisfies readonly ImportField[]
/** What an import does not read; dollars, as people read them. */
const facts = ['inkport id', 'status', 'unit cost', 'order total'] as const

type Reader = { sellerId: number; timeZone: string }

export function ordersFile(db: Db, reader: Reader, query: ExportQuery): OutgoingFile {
  return { stream: writeCsv(exportRows(db, reader, query)), name: 'orders.csv', type: 'text/csv; charset=utf-8' }
}

async function* exportRows(db: Db, reader: Reader, query: ExportQuery): AsyncGenerator<string[]> {
  yield [...fields.map(field => importFields[field]), ...facts]
  for await (const order of ordersForExport(db, reader, query)) {
    for (const item of order.items) {
      const cells = cellsOf(order, item)
      yield [...fields.map(field => cells[field]), String(order.id), order.status, plainCents(item.unitCents), plainCents(order.totalCents)]
    }
  }
}

const cellsOf = (order: ExportedOrder, item: ExportedOrder['items'][number]): Record<(typeof fields)[number], string> => ({
  orderId: order.externalId ?? '',
  quantity: String(item.quantity),
  product: item.productCode,
  sku: item.sku,
  size: item.size,
  color: item.color,
  designFront: item.links.FRONT ?? '',
  designBack: item.links.BACK ?? '',
  designLeftSleeve: item.links.LEFT_SLEEVE ?? '',
  designRightSleeve: item.links.RIGHT_SLEEVE ?? '',
  designHood: item.links.HOOD ?? '',
  mockup1: item.mockups[0] ?? '',
  mockup2: item.mockups[1] ?? '',
  mockup3: item.mockups[2] ?? '',
  mockup4: item.mockups[3] ?? '',
  fullName: order.fullName,
  phone: order.phone,
  email: order.email,
  address: order.address,
  addressLine2: order.addressLine2,
  city: order.city,
  state: order.state,
  zip: order.zip,
  country: order.country,
  shippingBy: order.orderType === 'SHIP_BY_SELLER' ? 'SHIP_BY_SELLER' : order.shippingBy,
  labelLink: order.labelLink,
  trackingNumber: order.trackingNumber ?? '',
  tag: order.tag,
  note: order.note,
})
