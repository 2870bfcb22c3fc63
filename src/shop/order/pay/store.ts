// What orders keep of what they were billed by: the prices, and on the day of payment what customs are told.
import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { among } from '#engine/db/prepared-statements.ts'
import type { Customs } from '#shop/catalogue/storefront/customs.rules.ts'
import { onItems } from '../item/table.store.ts'
import { on } from '../status/store.ts'
import type { FrozenPrices } from './price.rules.ts'

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

/** The prices that the order was billed by, where it has them. */
export async function findFrozenPrices(db: Db, orderId: number): Promise<FrozenPrices | null> {
  const row = await on(db).selectFrom('order').select('frozenPrices').where('id', '=', orderId).executeTakeFirst()
  return (row?.frozenPrices ?? null) as FrozenPrices | null // `frozenJson` writes the column
}
