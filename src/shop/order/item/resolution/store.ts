// The sides of orders with the pixels of their pictures, and what their sellers said to them.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { SideDocument } from '#shop/design/document/contract.ts'
import type { FileState } from '../table.store.ts'

export interface SideRow {
  id: number
  orderId: number
  itemId: number
  sku: string
  variantId: number | null
  side: string
  fileId: number | null
  link: string
  state: FileState
  fault: string | null
  document: SideDocument | null
  /** Of each picture: its file, pixels across and down. */
  pictures: readonly (readonly [fileId: number, width: number, height: number])[]
  acceptedDpi: number | null
  acceptedAt: Date | null
  /** Who said that it is printed as it is. */
  acceptedBy: string | null
  /** Its item is not made any more. */
  isCancelled: boolean
}

/** Every side of these orders. */
export async function listSides(db: Db, orderIds: readonly number[]): Promise<SideRow[]> {
  const { rows } = await sql<SideRow>`
    select f.id, f.order_id, f.item_id, i.sku, i.variant_id, f.side, f.file_id, f.link, f.state, f.fault, f.document,
      f.accepted_dpi, f.accepted_at,
      a.username as "acceptedBy",
      (select coalesce(jsonb_agg(jsonb_build_array(l.id, l.width, l.height)), '[]') from library_ref l
        where l.id = f.file_id or l.id in (select (layer ->> 'fileId')::bigint from jsonb_array_elements(f.document -> 'layers') layer)
      ) as pictures, i.cancelled_at is not null as "isCancelled"
    from order_file f join order_item i on i.id = f.item_id left join account_ref a on a.id = f.accepted_by
    where f.order_id = ${among(orderIds)}
    order by f.item_id, f.id limit 50000`.execute(db.q)
  return rows
}

/** One side with its pictures; `undefined` where there is no such, or it is another seller's. */
export async function findSide(db: Db, id: number, sellerId?: number) {
  const { rows } = await sql<Pick<SideRow, 'side' | 'variantId' | 'fileId' | 'document'> & { sellerId: number }>`
    select f.side, i.variant_id, f.file_id, f.document, o.seller_id
    from order_file f join order_item i on i.id = f.item_id join "order" o on o.id = f.order_id
    where f.id = ${id} and o.deleted_at is null and ${sellerId === undefined ? sql`true` : sql`o.seller_id = ${sellerId}`}`.execute(db.q)
  return rows[0]
}

/** All sides of the item that this one is of; none where there is no such, or it is another seller's. */
export async function listSidesBeside(db: Db, id: number, sellerId?: number) {
  const { rows } = await sql<Pick<SideRow, 'id' | 'itemId' | 'side' | 'variantId' | 'fileId' | 'document'> & { sellerId: number }>`
    select f.id, f.item_id, f.side, i.variant_id, f.file_id, f.document, o.seller_id
    from order_file asked join order_file f on f.item_id = asked.item_id join order_item i on i.id = f.item_id join "order" o on o.id = f.order_id
    where asked.id = ${id} and o.deleted_at is null and ${sellerId === undefined ? sql`true` : sql`o.seller_id = ${sellerId}`}
    order by f.id limit 20`.execute(db.q)
  return rows
}

/** Remembers that these sides are printed as they are, down to so many dots per inch. */
export async function setAccepted(tx: Tx, fileIds: readonly number[], { dpi, by }: { dpi: number; by: number }): Promise<void> {
  if (fileIds.length === 0) return
  await sql`
    update order_file set accepted_dpi = ${dpi}, accepted_by = ${by}, accepted_at = ${tx.now()} where id = ${among(fileIds)}`.execute(tx.q)
}

/** It has waited for its seller's word since its art, or their word on it, last changed: as the view `order_work` has it. */
const waited = (orderId: string) => `coalesce((select c.step = 'wait' from order_change c
  where c.order_id = ${orderId} and (c.step = 'wait' or (c.step = 'edit' and c.reason ~ 'files|resolution'))
  order by c.id desc limit 1), false)`

export async function hasWaited(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select ${sql.raw(waited('asked.id'))} as "isThere" from (select ${orderId}::bigint as id) asked`.execute(db.q)
  return rows[0]?.isThere ?? false
}

/** Of a list's orders those that are paid with their seller's word on low art. */
export const awaitsWordText = `("order".status = 'PENDING' and "order".submit_when_ready and "order".items_missing_files = 0
  and ${waited('"order".id')})`
export const awaitsWord = sql<boolean>`${sql.raw(awaitsWordText)}`
