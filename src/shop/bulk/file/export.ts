// Orders as a file of our own format, which an import reads back to the very same rows.
import { plainCents } from '#base/money.ts'
import type { Db } from '#engine/db/database.ts'
import type { OutgoingFile } from '#engine/serve/route.ts'
import { tableFile } from '#engine/table/file.ts'
import { publicTracking } from '#shop/carrier/carrier.ts'
import type { ExportQuery } from '#shop/order/list/contract.ts'
import { type ExportedOrder, ordersForExport } from '#shop/order/list/export/export.ts'
import { columnsIn } from '#shop/order/list/export/rules.ts'
import { type OrderColumn, orderColumnIds, orderColumnName, usualOrderColumns } from './export.rules.ts'

type Reader = { sellerId: number; timeZone: string }

type Asked = ExportQuery & { format: 'csv' | 'xlsx'; columns?: string | undefined }

export function ordersFile(db: Db, reader: Reader, { format, columns = '', ...query }: Asked): OutgoingFile {
  const chosen = columnsIn(columns, orderColumnIds) ?? usualOrderColumns
  return tableFile(exportRows(db, reader, query, chosen), { name: 'orders', format })
}

async function* exportRows(db: Db, reader: Reader, query: ExportQuery, columns: readonly OrderColumn[]): AsyncGenerator<string[]> {
  yield columns.map(orderColumnName)
  for await (const order of ordersForExport(db, reader, query)) {
    for (const item of linesOf(order)) {
      const cells = cellsOf(order, item)
      yield columns.map(column => cells[column])
    }
  }
}

type Item = ExportedOrder['items'][number]
/** A row for each item; for a label alone one, as an import takes it. */
const linesOf = ({ orderType, items }: ExportedOrder): readonly (Item | undefined)[] => (orderType === 'LABEL' ? [undefined] : items)

const cellsOf = (order: ExportedOrder, item: Item | undefined): Readonly<Record<OrderColumn, string>> => ({
  orderId: order.externalId ?? '',
  quantity: item ? String(item.quantity) : '',
  product: item?.productCode ?? '',
  sku: item?.sku ?? '',
  size: item?.size ?? '',
  color: item?.color ?? '',
  text: item?.text ?? '',
  designFront: item?.links.FRONT ?? '',
  designBack: item?.links.BACK ?? '',
  designLeftSleeve: item?.links.LEFT_SLEEVE ?? '',
  designRightSleeve: item?.links.RIGHT_SLEEVE ?? '',
  designHood: item?.links.HOOD ?? '',
  mockup1: item?.mockups[0] ?? '',
  mockup2: item?.mockups[1] ?? '',
  mockup3: item?.mockups[2] ?? '',
  mockup4: item?.mockups[3] ?? '',
  fullName: order.fullName,
  phone: order.phone,
  email: order.email,
  address: order.address,
  addressLine2: order.addressLine2,
  city: order.city,
  state: order.state,
  zip: order.zip,
  country: order.country,
  shippingBy: order.orderType === 'STANDARD' ? order.shippingBy : order.orderType,
  shippingLevel: levelOf(order),
  labelLink: order.labelLink,
  trackingNumber: order.trackingNumber ?? '',
  tag: order.tag,
  note: order.note,
  inkportId: String(order.id),
  orderStatus: order.status,
  unitCost: item ? plainCents(item.unitCents) : '',
  orderTotal: plainCents(order.totalCents),
  carrier: publicTracking(order.carrier, order.trackingNumber).carrierName ?? '',
  trackingLink: publicTracking(order.carrier, order.trackingNumber).trackingUrl ?? '',
  createdAt: order.createdAt.toISOString(),
})

/** The standing level of a country is what goes without saying. */
const levelOf = ({ shippingMethod }: ExportedOrder): string =>
  shippingMethod === null || shippingMethod === 'standard' ? '' : shippingMethod
