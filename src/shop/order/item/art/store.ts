// Art of many items at once, in few statements.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import type { SideArt } from '../rules.ts'

/** Puts ready art onto sides of items, in the place of what was there. */
export async function setArt(tx: Tx, art: readonly (SideArt & { orderId: number; itemId: number })[]): Promise<void> {
  await sql`
    insert into order_file (order_id, item_id, side, file_id, link, state, fault, document)
    select order_id, item_id, side, file_id, '', 'READY', null, document from unnest(
      ${art.map(each => each.orderId)}::bigint[], ${art.map(each => each.itemId)}::bigint[], ${art.map(each => each.side)}::text[],
      ${art.map(each => each.fileId)}::bigint[], ${art.map(each => (each.document ? JSON.stringify(each.document) : null))}::jsonb[]
    ) as given (order_id, item_id, side, file_id, document)
    on conflict (item_id, side) do update
    set file_id = excluded.file_id, link = '', state = 'READY', fault = null, document = excluded.document,
      accepted_dpi = null, accepted_by = null, accepted_at = null`.execute(tx.q)
}

/** Puts other texts into designs that are there, which are printed of the same pictures: what was accepted of them still holds. */
export async function setWritten(
  tx: Tx,
  art: readonly { orderId: number; itemId: number; side: string; document: SideDocument }[],
): Promise<void> {
  await sql`
    update order_file set document = given.document from unnest(
      ${art.map(each => each.orderId)}::bigint[], ${art.map(each => each.itemId)}::bigint[], ${art.map(each => each.side)}::text[],
      ${art.map(each => JSON.stringify(each.document))}::jsonb[]
    ) as given (order_id, item_id, side, document)
    where order_file.order_id = given.order_id and order_file.item_id = given.item_id and order_file.side = given.side`.execute(tx.q)
}

const latestOrders = 500
/** Of the seller's latest orders, the newest item of each of these SKUs that has all its art. */
export async function listEarlierArt(
  db: Db,
  sellerId: number,
  skus: readonly string[],
): Promise<{ sku: string; orderId: number; itemId: number }[]> {
  const { rows } = await sql<{ sku: string; orderId: number; itemId: number }>`
    select distinct on (i.sku) i.sku, i.order_id, i.id as "itemId"
    from (select id from "order" where seller_id = ${sellerId} and deleted_at is null order by id desc limit ${latestOrders}) o
    join order_item i on i.order_id = o.id
    where i.sku = any (${[...skus]}) and exists (select from order_file f where f.item_id = i.id)
      and not exists (select from order_file f where f.item_id = i.id and f.state <> 'READY')
    order by i.sku, i.order_id desc, i.id desc`.execute(db.q)
  return rows
}

/** The ready art of items of this seller's orders, by item. */
export async function listReadyArt(
  db: Db,
  sellerId: number,
  itemIds: readonly number[],
): Promise<(SideArt & { itemId: number; productCode: string })[]> {
  const { rows } = await sql<SideArt & { itemId: number; productCode: string }>`
    select i.id as "itemId", i.product_code, f.side, f.file_id, f.document
    from order_item i join "order" o on o.id = i.order_id join order_file f on f.item_id = i.id
    where i.id = any (${[...itemIds]}) and o.seller_id = ${sellerId} and o.deleted_at is null and f.state = 'READY'
    order by f.id`.execute(db.q)
  return rows
}
