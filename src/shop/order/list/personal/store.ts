// What of a seller's orders is about people: handed to the seller on request, and taken out once the account is closed.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'
import { isOver, orderStatuses } from '../../status/rules.ts'

/** Every order of a seller with its recipient, oldest first, also deleted ones. */
export const eachOrder = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
      select id, external_id, order_type, shipping_by, shipping_method,
        status, payment, full_name, phone, email, address, address_line2, city, state, zip, country, tag,
        note, quantity, production_cents, shipping_cents, discount_cents,
        total_cents, paid_cents, refunded_cents, label_link,
        tracking_number, carrier, created_at, paid_at, delivered_at,
        cancelled_at, deleted_at
      from "order" where seller_id = ${sellerId} and id > ${after} order by id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

/** Every item of the seller's orders, with the links of its files by side. */
export const eachItem = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
      select i.id, i.order_id, i.product_code, i.sku, i.product_name, i.product_name_vi, i.size, i.color,
        i.quantity, i.unit_cents, i.refunded_cents, i.mockups, i.cancelled_at,
        (select coalesce(jsonb_object_agg(f.side, f.link), '{}') from order_file f where f.item_id = i.id) as links
      from order_item i join "order" o on o.id = i.order_id
      where o.seller_id = ${sellerId} and i.id > ${after} order by i.id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

/** Orders that are paid and on their way, or whose postage still comes back. */
export async function countUnderWay(db: Db, sellerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from "order"
    where seller_id = ${sellerId} and deleted_at is null and paid_at is not null
      and (status <> all (${orderStatuses.filter(isOver)}) or void_refund_cents > 0)`.execute(db.q)
  return rows[0]?.count ?? 0
}

/** Deletes the orders that were never charged, and answers which. It waits for those that are just being paid, and leaves them. */
export async function deleteUnpaid(tx: Tx, sellerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with unpaid as (
      select id from "order" where seller_id = ${sellerId} and paid_at is null and deleted_at is null order by id for no key update
    )
    update "order" o set deleted_at = ${tx.now()}, changed_at = ${tx.now()}, submit_when_ready = false
    from unpaid where o.id = unpaid.id and o.paid_at is null
    returning o.id`.execute(tx.q)
  return rows.map(row => row.id)
}

const CHUNK = 1_000
/**
 * Takes the recipients out of the next orders after an id; what was made, paid and sent stays. Answers the last id of the chunk, or
 * nothing where it was the last chunk.
 */
export async function forgetRecipients(tx: Tx, sellerId: number, after: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update "order" set full_name = '', phone = '', email = '', address = '', address_line2 = '', zip = '', tag = '', note = '',
      error_note = '', label_link = '', label = null
    where id in (select id from "order" where seller_id = ${sellerId} and id > ${after} order by id limit ${CHUNK})
    returning id`.execute(tx.q)
  const ids = rows.map(row => row.id)
  await sql`update variant_proposal set note = '', answer = '' where order_id = any (${ids}) and (note, answer) <> ('', '')`.execute(tx.q)
  await sql`delete from order_note where order_id = any (${ids})`.execute(tx.q)
  await sql`update order_item set mockups = '{}' where order_id = any (${ids}) and mockups <> '{}'`.execute(tx.q)
  await sql`update order_file set link = '' where order_id = any (${ids}) and link <> ''`.execute(tx.q)
  return ids.length < CHUNK ? undefined : Math.max(...ids)
}

/** Orders that took a label keep their own. */
export async function deleteLabelFiles(tx: Tx, sellerId: number): Promise<void> {
  await sql`delete from label_file where seller_id = ${sellerId}`.execute(tx.q)
}

export const eachLabelFile = (db: Db, sellerId: number) =>
  readByKey(
    async (after, limit) => {
      const { rows } = await sql<{ id: number }>`
        select id, name, tracking_number, zip, created_at from label_file
        where seller_id = ${sellerId} and id > ${after} order by id limit ${limit}`.execute(db.q)
      return rows
    },
    row => row.id,
  )
