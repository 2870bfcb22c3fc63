import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import type { Address } from '#shop/address/rules.ts'
import type { OrderStatus, OrderType, ShippingBy } from '../status/contract.ts'

export interface ExportFilter {
  status?: OrderStatus | undefined
  importId?: number | undefined
}
/** An order with its items, as files of orders write them; `links` by side, with the library's names in place of ids. */
export interface ExportedOrder extends Address {
  id: number
  externalId: string | null
  status: OrderStatus
  orderType: OrderType
  shippingBy: ShippingBy
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
    unitCents: number
    mockups: string[]
    links: Readonly<Record<string, string>>
  }[]
}

/** The next orders of a seller after this one, oldest first. */
export async function listForExport(
  db: Db,
  sellerId: number,
  filter: ExportFilter,
  after: number,
  limit: number,
): Promise<ExportedOrder[]> {
  const { rows } = await sql<Omit<ExportedOrder, 'items'>>`
    select o.id, o.external_id, o.status, o.order_type, o.shipping_by,
      o.full_name, o.phone, o.email, o.address, o.address_line2, o.city, o.state, o.zip, o.country,
      o.tag, o.note, o.label_link, o.tracking_number, o.total_cents
    from "order" o
    where o.seller_id = ${sellerId} and o.deleted_at is null
      and (o.created_at, o.id) > (coalesce((select created_at from "order" where id = ${after}), '-infinity'), ${after}::bigint)
      and ${filter.status ? sql`o.status = ${filter.status}` : sql`true`}
      and ${filter.importId ? sql`o.import_id = ${filter.importId}` : sql`true`}
    order by o.created_at, o.id limit ${limit}`.execute(db.q)
  const items = await listExportItems(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => ({ ...row, items: items.get(row.id) ?? [] }))
}

/** What is still to be made of these orders, with the links of each side: two reads for all of them, not two for each. */
async function listExportItems(db: Db, orderIds: readonly number[]): Promise<Map<number, ExportedOrder['items']>> {
  const [{ rows: items }, { rows: links }] = await Promise.all([
    sql<Omit<ExportedOrder['items'][number], 'links'> & { id: number; orderId: number }>`
      select id, order_id, product_code, sku, size, color, quantity, unit_cents, mockups
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
