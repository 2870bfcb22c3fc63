// Orders that wait for their time, oldest first, each answered by an index of its own; the prices that an order was billed by, and what customs are told.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { Customs } from '#shop/catalogue/storefront/customs.rules.ts'
import { onItems } from '../item/table.store.ts'
import { on } from '../status/store.ts'
import type { FrozenPrices } from './price.rules.ts'

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

/** The prices that the order was billed by, where it has them. */
export async function findFrozenPrices(db: Db, orderId: number): Promise<FrozenPrices | null> {
  const row = await on(db).selectFrom('order').select('frozenPrices').where('id', '=', orderId).executeTakeFirst()
  return (row?.frozenPrices ?? null) as FrozenPrices | null // `frozenJson` writes the column
}

/** What of these orders leaves the country, with what was declared of it; nothing was, before it is paid. */
export const listDeclared = (db: Db, orderIds: readonly number[]) =>
  onItems(db)
    .selectFrom('order_item')
    .select(['id as itemId', 'orderId', 'variantId', 'sku', 'quantity', 'weightOz', 'customs'])
    .where('orderId', '=', among(orderIds))
    .where('cancelledAt', 'is', null)
    .orderBy('orderId')
    .orderBy('position')
    .limit(10_000)
    .execute()

export async function setCustoms(tx: Tx, items: readonly { itemId: number; customs: Customs }[]): Promise<void> {
  await sql`
    update order_item set customs = given.customs
    from unnest(${items.map(item => item.itemId)}::bigint[], ${items.map(item => JSON.stringify(item.customs))}::jsonb[]) as given (id, customs)
    where order_item.id = given.id`.execute(tx.q)
}

export async function clearCustoms(tx: Tx, orderId: number): Promise<void> {
  await sql`update order_item set customs = null where order_id = ${orderId}`.execute(tx.q)
}
