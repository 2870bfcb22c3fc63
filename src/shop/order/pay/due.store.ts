// What waits for its time, oldest first; each answered by an index of its own.
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import { on } from '../status/store.ts'

const ids = (rows: readonly { id: number }[]) => rows.map(row => row.id)

/** Paid orders whose cooling-off is over and that the seller does not hold. */
export async function listCooledOff(db: Db, limit: number): Promise<number[]> {
  return ids(
    await on(db)
      .selectFrom('order')
      .select('id')
      .where(of =>
        of.or([
          of('status', '=', 'NEW_ORDER'),
          // Its label came early. One that is in a batch has been made ready already.
          of.and([of('status', '=', 'LABEL_CREATED'), of('batchId', 'is', null), of('productionStartedAt', 'is', null)]),
        ]),
      )
      .where('coolingOffUntil', '<=', db.now())
      .where('orderType', '<>', 'LABEL')
      .where('sellerStatus', '<>', 'ON_HOLD')
      .orderBy('coolingOffUntil')
      .limit(limit)
      .execute(),
  )
}

/** One seller's orders whose payment was refused, oldest first. */
export async function listUnpaid(db: Db, sellerId: number, after: number, limit: number): Promise<number[]> {
  return ids(
    await on(db)
      .selectFrom('order')
      .select('id')
      .where('sellerId', '=', sellerId)
      .where('status', '=', 'PAYMENT_FAILED')
      .where('deletedAt', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
}

/** Handed-over parcels that no carrier has seen in time. */
export async function listMissed(db: Db, limit: number): Promise<number[]> {
  return ids(
    await on(db)
      .selectFrom('order')
      .select('id')
      .where('status', 'in', ['SCANNING', 'SHIPPED'])
      .where('missAt', '<=', db.now())
      .orderBy('missAt')
      .limit(limit)
      .execute(),
  )
}

/** Label orders that the carrier has: where the operator sells activation only, nothing more is to come. */
export async function listActivated(db: Db, limit: number): Promise<number[]> {
  return ids(
    await on(db)
      .selectFrom('order')
      .select('id')
      .where('status', '=', 'ACTIVED')
      .where('orderType', '=', 'LABEL')
      .where('deletedAt', 'is', null)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
}

/** Delivered orders, and those on their way that nobody sees, whose claim window is over and that no ticket is open about. */
export async function listClosable(db: Db, limit: number): Promise<number[]> {
  return ids(
    await on(db)
      .selectFrom('order')
      .select('id')
      .where('status', 'in', ['DELIVERED', 'PARTIAL_REFUNDED', 'SHIPPED', 'SCANNING'])
      .where('claimUntil', '<=', db.now())
      .where('openTickets', '=', 0)
      .orderBy('claimUntil')
      .limit(limit)
      .execute(),
  )
}

/** Quotes that were renewed at the same price. */
export async function setQuoteUntil(tx: Tx, ids: readonly number[], until: Date): Promise<void> {
  await on(tx).updateTable('order').set({ quoteUntil: until }).where('id', '=', among(ids)).execute()
}
