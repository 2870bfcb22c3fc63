import type { Db } from '#engine/db/database.ts'
import { on } from '../../status/store.ts'

/** The newest orders that were copied from this one. */
export const listCopies = (db: Db, orderId: number) =>
  on(db)
    .selectFrom('order')
    .select(['id', 'source', 'status', 'createdAt as date'])
    .where('copyOf', '=', orderId)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
