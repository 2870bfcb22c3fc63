// Rows of a list as files: orders with their items, and their tracking numbers.
import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import type { Address } from '#shop/address/rules.ts'
import type { ShippingOptionName } from '#shop/shipping/contract.ts'
import type { OrderStatus, OrderType, ShippingBy } from '../../status/contract.ts'
import { on } from '../../status/store.ts'
import type { OrderQuery } from '../contract.ts'
import { statusesAsked } from '../rules.ts'
import { type Asked, filtered, inOrder, lineColumns } from '../store.ts'

/** An order with its items, as files of orders write them; `links` by side, with the library's names in place of ids. */
export interface ExportedOrder extends Address {
  id: number
  externalId: string | null
  status: OrderStatus
  orderType: OrderType
  shippingBy: ShippingBy
  shippingMethod: ShippingOptionName | null
  createdAt: Date
  carrier: string
  tag: string
  note: string
  labelLink: string
  trackingNumber: string | null
  totalCents: number
  items: {
    productCode: string
    sku: string
    size: string
    color: string
    quantity: number
    text: string
    unitCents: number
    mockups: string[]
    links: Readonly<Record<string, string>>
  }[]
}

/** The next orders of a list after this one, oldest first: read back, they are made in the order in which they were. */
export async function listForExport(db: Db, asked: Asked, after: number, limit: number): Promise<ExportedOrder[]> {
  const rows = await chunkOf(db, asked, 'oldest', after === 0 ? undefined : after)
    .select(['order.id', 'order.externalId', 'order.status', 'order.orderType', 'order.shippingBy', 'order.tag', 'order.note'])
    .select(['order.fullName', 'order.phone', 'order.email', 'order.address', 'order.addressLine2', 'order.city', 'order.state'])
    .select(['order.zip', 'order.country', 'order.labelLink', 'order.trackingNumber', 'order.totalCents'])
    .select(['order.shippingMethod', 'order.createdAt', 'order.carrier'])
    .limit(limit)
    .execute()
  const items = await listExportItems(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => ({ ...row, items: items.get(row.id) ?? [] }))
}

/** Rows of the tracking export: what has a number, newest first, in keyset chunks. */
export const listTracking = (db: Db, asked: Asked, cursor: number | undefined, limit: number) =>
  chunkOf(db, asked, 'newest', cursor)
    .select([...lineColumns, 'order.handedOverAt', 'order.deliveredAt'])
    .where('order.trackingNumber', 'is not', null)
    .limit(limit)
    .execute()

/** What the list finds after this order. */
function chunkOf(db: Db, { query, ...asked }: Asked, sort: OrderQuery['sort'], cursor: number | undefined) {
  const chunk = { ...asked, query: { ...query, sort, cursor } }
  const statuses = statusesAsked(query, asked.reader.sellerId !== undefined)
  return inOrder(filtered(on(db).selectFrom('order'), chunk), chunk.query).$if(statuses !== undefined, next =>
    next.where('order.status', 'in', statuses ?? []),
  )
}

/** What is still to be made of these orders, with the links of each side: two reads for all of them, not two for each. */
async function listExportItems(db: Db, orderIds: readonly number[]): Promise<Map<number, ExportedOrder['items']>> {
  const [{ rows: items }, { rows: links }] = await Promise.all([
    sql<Omit<ExportedOrder['items'][number], 'links'> & { id: number; orderId: number }>`
      select id, order_id, product_code, sku, size, color, quantity, product_text as text, unit_cents, mockups
      from order_item where order_id = any (${[...orderIds]}) and cancelled_at is null order by order_id, position`.execute(db.q),
    sql<{ itemId: number; side: string; link: string }>`
      select f.item_id, f.side, coalesce(nullif(f.link, ''), 'library:' || l.name) as link
      from order_file f left join library_ref l on l.id = f.file_id
      where f.order_id = any (${[...orderIds]}) and (f.link <> '' or l.name is not null)`.execute(db.q),
  ])
  const linksOf = Map.groupBy(links, link => link.itemId)
  const exported = items.map(({ id, orderId, ...item }) => ({
    orderId,
    item: { ...item, links: Object.fromEntries((linksOf.get(id) ?? []).map(({ side, link }) => [side, link])) },
  }))
  return new Map([...Map.groupBy(exported, each => each.orderId)].map(([orderId, of]) => [orderId, of.map(({ item }) => item)]))
}
