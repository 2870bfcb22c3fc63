import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { OrderStatus } from '#shop/order/status/contract.ts'

export async function findBin(db: Db, orderId: number): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`select number from order_bin where order_id = ${orderId}`.execute(db.q)
  return rows[0]?.number ?? null
}

/** The lowest free bin for this order; null where none of so many is. */
export async function takeBin(tx: Tx, { orderId, most }: { orderId: number; most: number }): Promise<number | null> {
  // Whoever takes one at the same moment waits here for the other and then sees what that one took.
  await sql`lock table order_bin in share row exclusive mode`.execute(tx.q)
  const { rows } = await sql<{ number: number }>`
    insert into order_bin (number, order_id, taken_at)
    select n, ${orderId}, ${tx.now()} from generate_series(1, ${most}::int) n
    where not exists (select from order_bin b where b.number = n) order by n limit 1
    returning number`.execute(tx.q)
  return rows[0]?.number ?? null
}

/** Bins of orders that were packed are free again; answers whether any was held. */
export async function freeBins(tx: Tx, orderIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`delete from order_bin where order_id = any (${[...orderIds]}) returning number`.execute(tx.q)
  return rows.length > 0
}
/** The order in a bin, which stays there until this transaction ends. */
export async function lockBin(tx: Tx, number: number): Promise<number | undefined> {
  const { rows } = await sql<{ orderId: number }>`
    select order_id from order_bin where number = ${number} for update`.execute(tx.q)
  return rows[0]?.orderId
}

export interface BinRow {
  number: number
  orderId: number
  /** Null of an order that its seller has deleted. */
  status: OrderStatus | null
  seller: string
  takenAt: Date
  dueAt: Date | null
  passed: number
}
/** What lies in which bin, with how many pieces of its order have passed. */
export async function listBins(db: Db): Promise<BinRow[]> {
  const { rows } = await sql<BinRow>`
    select b.number, b.order_id, q.status, a.username as seller, b.taken_at, q.dispatch_by as "dueAt",
      (select count(*)::int from ticket t where t.order_id = b.order_id and t.state = 'PASSED') as passed
    from order_bin b join order_ref o on o.id = b.order_id join account_ref a on a.id = o.seller_id
      left join order_queue_ref q on q.id = b.order_id
    order by b.number limit 1000`.execute(db.q)
  return rows
}

/** Failed tickets of these orders whose reprint nobody has started. */
export async function listUnstartedReprints(db: Db, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ticket t
    where t.order_id = any (${[...orderIds]}) and t.state = 'FAILED' and not exists (
      select from ticket n where n.order_id = t.order_id and n.item_id = t.item_id and n.piece = t.piece and n.id > t.id and n.started_at is not null)
    order by t.id limit 20000`.execute(db.q)
  return rows.map(({ id }) => id)
}
