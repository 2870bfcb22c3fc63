// Whose orders they are, and how many wait, for the office.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import { beginningOfToday } from '#engine/office-queue.ts'
import type { Who } from '#engine/serve/route.ts'
import { newestOrders } from '../list/store.ts'
import type { OrderStatus } from '../status/contract.ts'
import { on } from '../status/store.ts'

/** Whose orders these are, by the order's id. */
export async function listSellers(db: Db, orderIds: readonly number[]): Promise<Map<number, { id: number; username: string }>> {
  const rows = await on(db)
    .withTables<{ account_ref: { id: number; username: string } }>()
    .selectFrom('order')
    .innerJoin('account_ref', 'account_ref.id', 'order.sellerId')
    .select(['order.id as orderId', 'account_ref.id', 'account_ref.username'])
    .where('order.id', '=', among(orderIds))
    .execute()
  return new Map(rows.map(({ orderId, ...seller }) => [orderId, seller]))
}

/** Whose the newest orders are, the most orders first. */
export async function listNewestSellers(db: Db): Promise<{ id: number; username: string }[]> {
  const { rows } = await sql<{ id: number; username: string }>`
    select a.id, a.username from (${newestOrders()}) o join account_ref a on a.id = o.seller_id
    group by a.id, a.username order by count(*) desc, a.username limit 20`.execute(db.q)
  return rows
}

/** Sellers who have orders, by a part of their username, the shortest first; or the one of this id. */
export async function findSellers(db: Db, by: { part: string } | { id: number }): Promise<{ id: number; username: string }[]> {
  const isMeant = 'id' in by ? sql`a.id = ${by.id}` : sql`a.username ilike ${`%${by.part.replace(/[\\%_]/g, '\\$&')}%`}`
  const { rows } = await sql<{ id: number; username: string }>`
    select a.id, a.username from account_ref a
    where ${isMeant} and exists (select from "order" o where o.seller_id = a.id and o.deleted_at is null)
    order by length(a.username), a.username limit 20`.execute(db.q)
  return rows
}

/** Changes how many tickets are open about an order; false where there is none. */
export async function addOpenTickets(tx: Tx, orderId: number, by: number): Promise<boolean> {
  const result = await on(tx)
    .updateTable('order')
    .set(row => ({ openTickets: row('openTickets', '+', by) }))
    .where('id', '=', orderId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** A status in which orders wait; of one where an early label parts them, those with it or those without. */
export type Waiting = OrderStatus | { status: OrderStatus; hasLabel: boolean }
/** Since when such orders wait, the oldest order first; a label that its seller bought by the form waits for nobody of ours. */
export function ordersIn(waiting: readonly Waiting[]) {
  const statuses = waiting.map(each => (typeof each === 'string' ? each : each.status))
  const labels = waiting.map(each =>
    typeof each === 'string' ? sql`` : sql`and (status <> ${each.status} or (label_state = 'CREATED') = ${each.hasLabel})`,
  )
  return sql`
    select changed_at as since from "order"
    where deleted_at is null and status in (${sql.join(statuses)}) and source <> 'LABEL_FORM' ${sql.join(labels, sql` `)}
    order by created_at, id`
}
/** Which changes of status there were today, and how many of each: the query \`moved\`, from which \`reachedToday\` reads. */
export const movedToday = (db: Db, who: Who) => sql`
  select to_status, count(*)::int as count from order_change
  where at >= ${beginningOfToday(db, who)} and from_status is distinct from to_status group by 1`
/** How many orders reached one of these statuses. */
export const reachedToday = (statuses: readonly OrderStatus[]) => sql`
  (select coalesce(sum(count), 0)::int from moved where to_status in (${sql.join(statuses)}))`
