// Orders on their way into production, oldest first.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { OrderStatus } from '../status/contract.ts'
import { on } from '../status/store.ts'

export interface UnbatchedOrder {
  id: number
  externalId: string | null
  quantity: number
  since: Date
  /** When it must leave, as far as its platform says. */
  dueAt: Date | null
  shippingBy: string
  seller: string
}
/** What is late is due within a day, too. */
export type DueWithin = 'LATE' | 'DAY' | 'THREE_DAYS' | 'NONE'
export interface QueueAsked {
  /** A product's code. */
  product?: string | undefined
  sellerId?: number | undefined
  due?: DueWithin | undefined
  sort?: 'OLDEST' | 'DUE' | undefined
}

const waits = sql<boolean>`o.status = 'PROCESSING' and o.batch_id is null and o.deleted_at is null`
const from = sql`from "order" o join account_ref a on a.id = o.seller_id join order_queue_ref q on q.id = o.id`
const asked = (db: Db, { product, sellerId, due }: QueueAsked) => sql<boolean>`${waits}
  and ${sellerId === undefined ? sql`true` : sql`o.seller_id = ${sellerId}`}
  and ${
    product === undefined
      ? sql`true`
      : sql`exists (select from order_item i where i.order_id = o.id and i.cancelled_at is null and i.product_code = ${product})`
  }
  and ${due === undefined ? sql`true` : dueOf(due, db.now())}`
const dueOf = (due: DueWithin, now: Date) =>
  ({
    LATE: sql`q.dispatch_by < ${now}`,
    DAY: sql`q.dispatch_by < ${now}::timestamptz + interval '1 day'`,
    THREE_DAYS: sql`q.dispatch_by < ${now}::timestamptz + interval '3 days'`,
    NONE: sql`q.dispatch_by is null`,
  })[due]

/** Paid orders in production that no batch holds. */
export async function listUnbatched(db: Db, by: QueueAsked, page: { limit: number; offset: number }): Promise<UnbatchedOrder[]> {
  const first = by.sort === 'DUE' ? sql`q.dispatch_by nulls last,` : sql``
  const { rows } = await sql<UnbatchedOrder>`
    select o.id, o.external_id, o.quantity, o.changed_at as since, q.dispatch_by as "dueAt", o.shipping_by, a.username as seller
    ${from} where ${asked(db, by)}
    order by ${first} o.changed_at, o.id limit ${page.limit} offset ${page.offset}`.execute(db.q)
  return rows
}

export async function countUnbatched(db: Db, by: QueueAsked): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${from} where ${asked(db, by)}`.execute(db.q)
  return rows[0]?.count ?? 0
}

export interface QueueChoices {
  products: { code: string; name: string; nameVi: string; count: number }[]
  sellers: { id: number; name: string; count: number }[]
}
/** What the waiting orders are of, and whose they are, the most first: at most 100 of each. */
export async function listUnbatchedChoices(db: Db): Promise<QueueChoices> {
  const products = await sql<QueueChoices['products'][number]>`
    select i.product_code as code, max(i.product_name) as name, max(i.product_name_vi) as "nameVi", count(distinct o.id)::int as count
    from "order" o join order_item i on i.order_id = o.id and i.cancelled_at is null where ${waits}
    group by i.product_code order by count desc, code limit 100`.execute(db.q)
  const sellers = await sql<QueueChoices['sellers'][number]>`
    select o.seller_id as id, a.username as name, count(*)::int as count
    from "order" o join account_ref a on a.id = o.seller_id where ${waits}
    group by o.seller_id, a.username order by count desc, name limit 100`.execute(db.q)
  return { products: products.rows, sellers: sellers.rows }
}

/** How many orders stand at each of these statuses, and since when the one that waits longest. */
export const listStages = (db: Db, statuses: readonly OrderStatus[]) =>
  on(db)
    .selectFrom('order')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count'), ({ fn }) => fn.min('changedAt').as('oldestAt')])
    .where('status', 'in', statuses)
    .where('deletedAt', 'is', null)
    .groupBy('status')
    .execute()

export interface OrderBreak {
  id: number
  status: OrderStatus
  batchId: number | null
  /** When it last broke; null where it never did. */
  brokenAt: Date | null
}
/** How these orders stand, and when they last broke. */
export async function listBreaks(db: Db, orderIds: readonly number[]): Promise<OrderBreak[]> {
  const { rows } = await sql<OrderBreak>`
    select o.id, o.status, o.batch_id, (
      select max(c.at) from order_change c where c.order_id = o.id and c.to_status = 'ERROR' and c.from_status <> 'ERROR'
    ) as "brokenAt"
    from "order" o where o.id = any (${[...orderIds]})`.execute(db.q)
  return rows
}

/** Puts locked orders into a batch; their print files are to be rendered for it, also where they were for one before. */
export async function setBatch(tx: Tx, orderIds: readonly number[], batchId: number): Promise<void> {
  await on(tx)
    .updateTable('order')
    .set(order => ({
      batchId,
      processedAt: order.fn.coalesce('processedAt', 'renderedAt'),
      renderedAt: null,
      changedAt: tx.now(),
    }))
    .where('id', '=', among(orderIds))
    .execute()
}
