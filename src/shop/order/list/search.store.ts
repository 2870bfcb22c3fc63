// Finding orders by the words of their recipients, numbers and items: one index for every list that searches them.
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import { totalMax } from './rules.ts'

/** The orders that have the words, as far as they are counted; of more only the words, which are asked of each order that is read. */
export type Found = { ids: readonly number[] } | { words: RawBuilder<string> }

/** Orders with all words that were typed, of one seller where one is given; nothing where nothing was typed. */
export async function findByWords(db: Db, text: string, sellerId?: number): Promise<Found | undefined> {
  if (text.trim() === '') return undefined
  const words = queryOf(text.trim(), sellerId)
  // Ids that are too many to be used do not leave the database.
  const { rows } = await sql<{ ids: number[] | null }>`
    select case when count(*) <= ${totalMax} then coalesce(json_agg(id), '[]') end as ids
    from find_orders(${words}, ${totalMax + 1}) as id`.execute(db.q)
  const ids = rows[0]?.ids
  return ids ? { ids } : { words }
}

/** `#92` is that order alone; of `92` there are also the parcels whose numbers begin so. */
function queryOf(text: string, sellerId: number | undefined): RawBuilder<string> {
  const id = /^#(\d{1,15})$/.exec(text)?.[1]
  if (id === undefined) return sql<string>`search_query(${text}, ${sellerId ?? null}::bigint)`
  const own = sellerId === undefined ? '' : `'@${sellerId}' & `
  return sql<string>`${`${own}'#${Number(id)}'`}::tsquery`
}

/** As many orders with the words as are counted, in no order, and some more, because a few may be deleted. */
export const anyWithWords = (words: RawBuilder<string>) => sql<number>`any (array(select find_orders(${words}, ${totalMax + 2_000})))`

/** A seller's orders of these very names, the newest first; the words find them first, for no index holds every external id and number. */
export async function listNamed(
  db: Db,
  named: { sellerId: number; id: number | null; externalId: string; number: string },
): Promise<number[]> {
  const withWords = (text: string) => sql`id = any (array(select find_orders(search_query(${text}, ${named.sellerId}::bigint), 1000)))`
  const { rows } = await sql<{ id: number }>`
    select id from "order"
    where seller_id = ${named.sellerId} and deleted_at is null and (
      id = ${named.id}::bigint
      or (${withWords(named.externalId)} and lower(external_id) = lower(${named.externalId}))
      or (${withWords(named.number)} and tracking_number = ${named.number})
    ) order by id desc limit 10`.execute(db.q)
  return rows.map(row => row.id)
}

/** The seller's orders of these ids or these external ids, whatever the case of their letters: 20,000 at most. */
export async function listByNames(
  db: Db,
  sellerId: number,
  { ids, externalIds }: { ids: readonly number[]; externalIds: readonly string[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from "order"
    where seller_id = ${sellerId} and deleted_at is null
      and (id = any (${[...ids]}::bigint[]) or lower(external_id) = any (${externalIds.map(id => id.toLowerCase())}::text[]))
    order by id limit 20000`.execute(db.q)
  return rows.map(row => row.id)
}

/** Whether the order that a query reads has them. The subqueries keep the planner from reading all words first, and the text from being split for each order. */
export const hasWords = (words: RawBuilder<string>) =>
  sql<boolean>`(select s.words @@ (select ${words}) from order_search s where s.order_id = "order".id)`

/** The words of an order whose items are others now. */
export async function renewWords(tx: Tx, orderId: number): Promise<void> {
  await sql`
    update order_search s set words = w.words from order_words w where w.order_id = ${orderId} and s.order_id = w.order_id`.execute(tx.q)
}

/** Writes the words of new orders, once their items are there; later changes are the database's own (its trigger `order_words_change`). */
export async function insertWords(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await sql`insert into order_search (order_id, words) select order_id, words from order_words where order_id = ${among(orderIds)}`.execute(
    tx.q,
  )
}
