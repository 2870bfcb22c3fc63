import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import type { Address } from '#shop/address/rules.ts'
import type { OrderStatus, OrderType, ShippingBy } from './status.contract.ts'

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

/** The next orders of a seller after an id, oldest first. */
export async function listForExport(
  db: Db,
  sellerId: number,
  filter: ExportFilter,
  after: number,
  limit: number,
): Promise<ExportedOrder[]> {
  const { rows } = await sql<ExportedOrder>`
    select o.id, o.external_id as "externalId", o.status, o.order_type as "orderType", o.shipping_by as "shippingBy",
      o.full_name as "fullName", o.phone, o.email, o.address, o.address_line2 as "addressLine2", o.city, o.state, o.zip, o.country,
      o.tag, o.note, o.label_link as "labelLink", o.tracking_number as "trackingNumber", o.total_cents as "totalCents",
      (select coalesce(jsonb_agg(jsonb_build_object('productCode', i.product_code, 'sku', i.sku, 'size', i.size, 'color', i.color,
          'quantity', i.quantity, 'unitCents', i.unit_cents, 'mockups', i.mockups,
          'links', (select coalesce(jsonb_object_agg(f.side, coalesce(nullif(f.link, ''), 'library:' || l.name)) , '{}') from order_file f
            left join library_file l on l.id = f.file_id
            where f.item_id = i.id and (f.link <> '' or l.name is not null))) order by i.position), '[]')
        from order_item i where i.order_id = o.id and i.cancelled_at is null) as items
    from "order" o
    where o.seller_id = ${sellerId} and o.id > ${after} and o.deleted_at is null
      and ${filter.status ? sql`o.status = ${filter.status}` : sql`true`}
      and ${filter.importId ? sql`o.import_id = ${filter.importId}` : sql`true`}
    order by o.id limit ${limit}`.execute(db.q)
  return rows
}
