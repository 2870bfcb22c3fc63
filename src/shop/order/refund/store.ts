import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { on } from '../status/store.ts'

/** An order that replaces items of another; `itemIds` is empty where its seller chose its items anew, and it stands for them all. */
export interface Remade {
  id: number
  isFree: boolean
  paidAt: Date | null
  itemIds: readonly number[]
}
/** The orders that replace this one, each some of its items, without those that are cancelled. */
export const listRemakes = (db: Db, orderId: number): Promise<Remade[]> =>
  on(db)
    .selectFrom('order')
    .select([
      'id',
      'isFree',
      'paidAt',
      sql<number[]>`to_jsonb(array(select i.copy_of from order_item i
        where i.order_id = "order".id and i.copy_of is not null and i.cancelled_at is null order by i.copy_of))`.as('itemIds'),
    ])
    .where('copyOf', '=', orderId)
    .where('source', '=', 'REPRINT')
    .where('cancelledAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()

/** Missed orders whose days are over and of which anything was paid: they are refunded in full. */
export async function listMissRefunds(db: Db, limit: number): Promise<number[]> {
  const rows = await on(db)
    .selectFrom('order')
    .select('id')
    .where('status', '=', 'MISSED')
    .where('orderType', '=', 'LABEL')
    .where('missRefundAt', '<=', db.now())
    .whereRef('paidCents', '>', 'refundedCents')
    .orderBy('missRefundAt')
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}
