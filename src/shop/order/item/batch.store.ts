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
  shippingBy: string
  seller: string
}
/** Paid orders in production that no batch holds. */
export async function listUnbatched(db: Db, page: { limit: number; offset: number }): Promise<UnbatchedOrder[]> {
  const { rows } = await sql<UnbatchedOrder>`
    select o.id, o.external_id, o.quantity, o.changed_at as since, o.shipping_by, a.username as seller
    from "order" o join account_ref a on a.id = o.seller_id
    where o.status = 'PROCESSING' and o.batch_id is null and o.deleted_at is null
    order by o.changed_at, o.id limit ${page.limit} offset ${page.offset}`.execute(db.q)
  return rows
}

export async function countUnbatched(db: Db): Promise<number> {
  const { count } = await on(db)
    .selectFrom('order')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'PROCESSING')
    .where('batchId', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
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
