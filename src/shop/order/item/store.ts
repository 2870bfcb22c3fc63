// The rows of an order's items and print files.
import { sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import { markMended } from '../status/cause.store.ts'
import type { OrderStatus } from '../status/contract.ts'
import { onItems } from './table.store.ts'

/** What is still to be made of these orders, for pricing. */
export function listLines(db: Db, orderIds: readonly number[]) {
  return onItems(db)
    .selectFrom('order_item')
    .select(['id', 'orderId', 'variantId', 'quantity', 'unitCents', 'weightOz'])
    .where('orderId', '=', among(orderIds))
    .where('cancelledAt', 'is', null)
    .orderBy('orderId')
    .orderBy('position')
    .execute()
}

/** The same as prices are asked by; what has left the catalogue has no variant. */
export const pricedLines = async (db: Db, orderId: number) =>
  (await listLines(db, [orderId])).map(line => ({ ...line, variantId: line.variantId ?? 0 }))

/** What is still to be made of these orders and is counted in stock, per order and variant. */
export async function listCountedLines(db: Db, orderIds: readonly number[]) {
  const { rows } = await sql<{ orderId: number; variantId: number; quantity: number }>`
    select i.order_id, i.variant_id, sum(i.quantity)::int as quantity
    from order_item i join variant_ref v on v.id = i.variant_id and v.stock is not null
    where i.order_id = ${among(orderIds)} and i.cancelled_at is null group by i.order_id, i.variant_id`.execute(db.q)
  return rows
}

/** New unit prices by variant, for an order that is quoted again. */
export async function setUnitPrices(tx: Tx, orderId: number, lines: readonly { variantId: number; unitCents: Cents }[]): Promise<void> {
  await sql`
    update order_item set unit_cents = given.cents
    from unnest(${lines.map(line => line.variantId)}::bigint[], ${lines.map(line => line.unitCents)}::bigint[]) as given (variant_id, cents)
    where order_id = ${orderId} and order_item.variant_id = given.variant_id`.execute(tx.q)
}

const itemColumns = [
  'id',
  'orderId',
  'position',
  'variantId',
  'productCode',
  'sku',
  'productName as name',
  'productNameVi as nameVi',
  'size',
  'color',
  'quantity',
  'unitCents',
  'weightOz',
  'mockups',
  'productText as text',
  'templateId',
  'refundedCents',
  'cancelledAt',
] as const

export const listItems = (db: Db, orderIds: readonly number[]) =>
  onItems(db)
    .selectFrom('order_item')
    .select(itemColumns)
    .where('orderId', '=', among(orderIds))
    .orderBy('orderId')
    .orderBy('position')
    .limit(10_000)
    .execute()

export const listFiles = (db: Db, orderIds: readonly number[]) =>
  onItems(db)
    .selectFrom('order_file')
    .select(['id', 'orderId', 'itemId', 'side', 'fileId', 'link', 'state', 'fault', 'document'])
    .where('orderId', '=', among(orderIds))
    .orderBy('itemId')
    .orderBy('id')
    .limit(50_000)
    .execute()

/** One item of a locked order; `undefined` where it is another order's. */
export const findItem = (db: Db, orderId: number, itemId: number) =>
  onItems(db).selectFrom('order_item').select(itemColumns).where('orderId', '=', orderId).where('id', '=', itemId).executeTakeFirst()

interface CancelSums {
  refundedCents: Cents
  refundedShippingCents: Cents
  cancelFeeCents: Cents
}
export async function setItemCancelled(tx: Tx, itemId: number, sums: CancelSums): Promise<void> {
  await onItems(tx)
    .updateTable('order_item')
    .set({ cancelledAt: tx.now(), soldAt: null, ...sums })
    .where('id', '=', itemId)
    .execute()
}

/** What came back for cancelled items of these orders, the shipping in it, and the fees that they owe; orders without one have no row. */
export const listCancelledSums = (db: Db, orderIds: readonly number[]) =>
  onItems(db)
    .selectFrom('order_item')
    .select([
      'orderId',
      sql<Cents>`sum(refunded_cents)::bigint`.as('itemsBackCents'),
      sql<Cents>`sum(refunded_shipping_cents)::bigint`.as('itemShippingCents'),
      sql<Cents>`sum(cancel_fee_cents)::bigint`.as('itemFeesCents'),
    ])
    .where('orderId', '=', among(orderIds))
    .where('cancelledAt', 'is not', null)
    .groupBy('orderId')
    .execute()

/** Puts another file or link in a side's place; a design that was drawn there goes with the former one. */
export async function replaceFile(
  tx: Tx,
  given: { orderId: number; itemId: number; side: string; fileId: number | null; link: string },
): Promise<number> {
  const { id } = await onItems(tx)
    .insertInto('order_file')
    .values({
      orderId: given.orderId,
      itemId: given.itemId,
      side: given.side,
      fileId: given.fileId,
      link: given.link,
      state: given.fileId === null ? 'WAITING' : 'READY',
      fault: null,
    })
    .onConflict(conflict =>
      conflict.columns(['itemId', 'side']).doUpdateSet({
        fileId: given.fileId,
        link: given.link,
        state: given.fileId === null ? 'WAITING' : 'READY',
        fault: null,
        document: null,
        acceptedDpi: null,
        acceptedBy: null,
        acceptedAt: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts again how many items of these orders lack a file that is ready, and says whether that mends those that broke for one. */
export async function countMissingFiles(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await sql`
    update "order" set items_missing_files = (
      select count(*) from order_item i where i.order_id = "order".id and i.cancelled_at is null and (
        not exists (select from order_file f where f.item_id = i.id)
        or exists (select from order_file f where f.item_id = i.id and f.state <> 'READY')
      )
    ) where id = ${among(orderIds)}`.execute(tx.q)
  await markMended(tx, orderIds)
}

/** Files of these orders that wait to be found in the library or fetched. */
export const listWaitingOf = (db: Db, orderIds: readonly number[]) =>
  onItems(db)
    .selectFrom('order_file')
    .select(['id', 'orderId', 'link'])
    .where('orderId', '=', among(orderIds))
    .where('state', '=', 'WAITING')
    .orderBy('id')
    .execute()

/** Files of this seller's orders that wait for the same link. */
export const listWaitingFor = (db: Db, sellerId: number, link: string) =>
  onItems(db)
    .selectFrom('order_file')
    .innerJoin('order', 'order.id', 'order_file.orderId')
    .select(['order_file.id', 'orderId', 'link'])
    .where('order_file.state', '=', 'WAITING')
    .where('order.sellerId', '=', sellerId)
    .where('order_file.link', '=', link)
    .orderBy('order_file.id')
    .execute()

/** Files that wait for the library file of this name, with or without its ending, in any case of letters. */
export const listWaitingForName = (db: Db, sellerId: number, names: readonly string[]) =>
  onItems(db)
    .selectFrom('order_file')
    .innerJoin('order', 'order.id', 'order_file.orderId')
    .select(['order_file.id', 'orderId', 'link'])
    .where('order_file.state', '=', 'WAITING')
    .where('order.sellerId', '=', sellerId)
    .where(({ eb }) => eb(sql<string>`lower(link)`, '=', sql<string>`any(${names.map(name => `library:${name.toLowerCase()}`)})`))
    .orderBy('order_file.id')
    .execute()

/** Gives found files to those that wait, in one statement. */
export async function setFilesReady(tx: Tx, found: readonly { id: number; fileId: number }[]): Promise<void> {
  if (found.length === 0) return
  await sql`
    update order_file set file_id = given.file_id, state = 'READY', fault = null
    from unnest(${found.map(each => each.id)}::bigint[], ${found.map(each => each.fileId)}::bigint[]) as given (id, file_id)
    where order_file.id = given.id and state = 'WAITING'`.execute(tx.q)
}

/** Marks files that cannot be had, with the reason. */
export async function setFilesFailed(tx: Tx, ids: readonly number[], fault: string): Promise<void> {
  await onItems(tx)
    .updateTable('order_file')
    .set({ state: 'FAILED', fault })
    .where('id', '=', among(ids))
    .where('state', '=', 'WAITING')
    .execute()
}

/** Every item has its files, and those that are not there yet are being fetched: none failed, none is missing altogether. */
export async function areAllOnTheirWay(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ lost: number }>`
    select count(*)::int as lost from order_item i where i.order_id = ${orderId} and i.cancelled_at is null and (
      not exists (select from order_file f where f.item_id = i.id)
      or exists (select from order_file f where f.item_id = i.id and f.state = 'FAILED')
    )`.execute(db.q)
  return rows[0]?.lost === 0
}

/** The library's file behind a file of an order. */
export const findFileId = async (db: Db, id: number): Promise<number | undefined> =>
  (await onItems(db).selectFrom('order_file').select('fileId').where('id', '=', id).executeTakeFirst())?.fileId ?? undefined

/** How many orders each of these templates of the seller is in, up to a thousand; what is another's is left out. */
export async function countTemplateUse(db: Db, sellerId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; orders: number }>`
    select t.id, (
      select count(*)::int from (select distinct order_id from order_item where template_id = t.id limit 1001) used
    ) as orders
    from template_ref t where t.seller_id = ${sellerId} and t.id = any (${[...ids]})`.execute(db.q)
  return rows
}

/** How many orders of a file are counted; each may stand in the list twice, once by each index. */
const countedMax = 1_001
/** The seller's orders that print this file, the newest first, and how many there are, up to a thousand and one. */
export async function listOrdersOfFile(db: Db, sellerId: number, fileId: number, limit: number) {
  const { rows } = await sql<{ id: number; status: OrderStatus; createdAt: Date; total: number }>`
    with named as (
      (select order_id from order_file where file_id = ${fileId} order by order_id desc limit ${countedMax * 5})
      union
      (select order_id from order_file where document is not null
        and jsonb_path_query_array(document, '$.layers[*].fileId') @> ${JSON.stringify([fileId])}::jsonb limit ${countedMax * 5})
    ), used as (
      select o.id, o.status, o.created_at from named join "order" o on o.id = named.order_id
      where o.seller_id = ${sellerId} and o.deleted_at is null order by o.id desc limit ${countedMax}
    )
    select used.*, count(*) over ()::int as total from used order by id desc limit ${limit}`.execute(db.q)
  return rows
}

/** What counts in what sold best (list/figures), said anew: after items of these locked orders changed their variant, template or number, were
 * cancelled, or their orders deleted. */
export async function countSold(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await sql`
    update order_item i set sold_at = given.sold_at, is_product_first = given.is_product_first, is_template_first = given.is_template_first
    from (
      select i.id, case when i.cancelled_at is null and o.deleted_at is null then o.created_at end as sold_at,
        ${isFirst('i.product_code')} as is_product_first, ${isFirst('i.template_id')} as is_template_first
      from order_item i join "order" o on o.id = i.order_id where i.order_id = ${among(orderIds)}
    ) given where given.id = i.id and (i.sold_at, i.is_product_first, i.is_template_first)
      is distinct from (given.sold_at, given.is_product_first, given.is_template_first)`.execute(tx.q)
}
const isFirst = (column: 'i.product_code' | 'i.template_id') =>
  sql`row_number() over (partition by i.order_id, ${sql.raw(column)}, i.cancelled_at is null order by i.position) = 1`
