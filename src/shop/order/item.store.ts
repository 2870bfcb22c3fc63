// The rows of an order's items and print files.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { BillLine } from './price.rules.ts'
import { on } from './store.ts'

/** What is still to be made of these orders, for pricing. */
export function listLines(db: Db, orderIds: readonly number[]) {
  return on(db)
    .selectFrom('order_item')
    .select(['id', 'order_id as orderId', 'variant_id as variantId', 'quantity', 'unit_cents as unitCents', 'weight_oz as weightOz'])
    .where(({ eb }) => eb('order_id', '=', sql<number>`any(${orderIds})`))
    .where('cancelled_at', 'is', null)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
}

/** New unit prices by variant, for an order that is quoted again. */
export async function setUnitPrices(tx: Tx, orderId: number, lines: readonly BillLine[]): Promise<void> {
  await sql`
    update order_item set unit_cents = given.cents
    from unnest(${lines.map(line => line.variantId)}::bigint[], ${lines.map(line => line.unitCents)}::bigint[]) as given (variant_id, cents)
    where order_id = ${orderId} and order_item.variant_id = given.variant_id`.execute(tx.q)
}

const itemColumns = [
  'id',
  'order_id as orderId',
  'position',
  'variant_id as variantId',
  'product_code as productCode',
  'sku',
  'product_name as name',
  'size',
  'color',
  'quantity',
  'unit_cents as unitCents',
  'weight_oz as weightOz',
  'mockups',
  'refunded_cents as refundedCents',
  'cancelled_at as cancelledAt',
] as const

export const listItems = (db: Db, orderIds: readonly number[]) =>
  on(db)
    .selectFrom('order_item')
    .select(itemColumns)
    .where(({ eb }) => eb('order_id', '=', sql<number>`any(${orderIds})`))
    .orderBy('order_id')
    .orderBy('position')
    .limit(10_000)
    .execute()

export const listFiles = (db: Db, orderIds: readonly number[]) =>
  on(db)
    .selectFrom('order_file')
    .select(['id', 'order_id as orderId', 'item_id as itemId', 'side', 'file_id as fileId', 'link', 'state', 'fault'])
    .where(({ eb }) => eb('order_id', '=', sql<number>`any(${orderIds})`))
    .orderBy('item_id')
    .orderBy('id')
    .limit(50_000)
    .execute()

/** One item of a locked order; `undefined` where it is another order's. */
export const findItem = (db: Db, orderId: number, itemId: number) =>
  on(db).selectFrom('order_item').select(itemColumns).where('order_id', '=', orderId).where('id', '=', itemId).executeTakeFirst()

export async function setItemCancelled(tx: Tx, itemId: number, refundedCents: number): Promise<void> {
  await on(tx).updateTable('order_item').set({ cancelled_at: tx.now(), refunded_cents: refundedCents }).where('id', '=', itemId).execute()
}

export async function setQuantity(tx: Tx, orderId: number, itemId: number, quantity: number): Promise<boolean> {
  const row = await on(tx)
    .updateTable('order_item')
    .set({ quantity })
    .where('order_id', '=', orderId)
    .where('id', '=', itemId)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What came of a linked or chosen print file: its copy in the library, or why there is none. */
export async function setFile(tx: Tx, id: number, outcome: { fileId: number } | { fault: string }): Promise<number | undefined> {
  const row = await on(tx)
    .updateTable('order_file')
    .set('fileId' in outcome ? { file_id: outcome.fileId, state: 'READY', fault: null } : { state: 'FAILED', fault: outcome.fault })
    .where('id', '=', id)
    .returning('order_id as orderId')
    .executeTakeFirst()
  return row?.orderId
}

/** Puts another file or link in a side's place. */
export async function replaceFile(
  tx: Tx,
  given: { orderId: number; itemId: number; side: string; fileId: number | null; link: string },
): Promise<number> {
  const { id } = await on(tx)
    .insertInto('order_file')
    .values({
      order_id: given.orderId,
      item_id: given.itemId,
      side: given.side,
      file_id: given.fileId,
      link: given.link,
      state: given.fileId === null ? 'WAITING' : 'READY',
      fault: null,
    })
    .onConflict(conflict =>
      conflict.columns(['item_id', 'side']).doUpdateSet({
        file_id: given.fileId,
        link: given.link,
        state: given.fileId === null ? 'WAITING' : 'READY',
        fault: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts again how many items lack a file that is ready, and answers it. */
export async function countMissingFiles(tx: Tx, orderId: number): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    update "order" set items_missing_files = (
      select count(*) from order_item i where i.order_id = "order".id and i.cancelled_at is null and (
        not exists (select from order_file f where f.item_id = i.id)
        or exists (select from order_file f where f.item_id = i.id and f.state <> 'READY')
      )
    ) where id = ${orderId}
    returning items_missing_files as missing`.execute(tx.q)
  return rows[0]?.missing ?? 0
}

/** Print files that wait to be copied, oldest first. */
export const listWaitingFiles = (db: Db, limit: number) =>
  on(db)
    .selectFrom('order_file')
    .innerJoin('order', 'order.id', 'order_file.order_id')
    .select(['order_file.id', 'order_file.order_id as orderId', 'order.seller_id as sellerId', 'order_file.link'])
    .where('order_file.state', '=', 'WAITING')
    .where('order.deleted_at', 'is', null)
    .orderBy('order_file.id')
    .limit(limit)
    .execute()
