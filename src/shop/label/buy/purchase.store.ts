import { type Generated, sql } from 'kysely'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'

type PurchaseTable = {
  labelId: number
  accountId: number
  service: string
  ref: string
  asked: string
  rateRef: string
  quotedCents: Cents
  openedAt: Date
  triedAt: Date | null
  tries: Generated<number>
}
const on = (db: Db) => db.q.withTables<{ label_purchase: PurchaseTable }>()

const columns = ['labelId', 'accountId', 'ref', 'asked', 'rateRef', 'quotedCents', 'openedAt', 'triedAt', 'tries'] as const
export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>

export const findPurchase = (db: Db, labelId: number) =>
  on(db).selectFrom('label_purchase').select(columns).where('labelId', '=', labelId).executeTakeFirst()

/** False where the label's purchase was opened before. */
export async function insertPurchase(tx: Tx, purchase: Omit<PurchaseTable, 'openedAt' | 'triedAt' | 'tries'>): Promise<boolean> {
  const row = await on(tx)
    .insertInto('label_purchase')
    .values({ ...purchase, openedAt: tx.now(), triedAt: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('labelId')
    .executeTakeFirst()
  return row !== undefined
}

/** It is going to be bought now: true for the one who says so first after these tries. */
export async function setTried(tx: Tx, labelId: number, tries: number): Promise<boolean> {
  const row = await on(tx)
    .updateTable('label_purchase')
    .set({ triedAt: tx.now(), tries: sql`tries + 1` })
    .where('labelId', '=', labelId)
    .where('tries', '=', tries)
    .returning('labelId')
    .executeTakeFirst()
  return row !== undefined
}

/** Its carrier said that the call was not made. */
export async function setUntried(tx: Tx, labelId: number): Promise<void> {
  await on(tx).updateTable('label_purchase').set({ triedAt: null }).where('labelId', '=', labelId).execute()
}

/** Nothing was bought, and nothing will be by this purchase; false where somebody has tried since. */
export async function deletePurchase(tx: Tx, labelId: number, tries: number): Promise<boolean> {
  const row = await on(tx)
    .deleteFrom('label_purchase')
    .where('labelId', '=', labelId)
    .where('tries', '=', tries)
    .returning('labelId')
    .executeTakeFirst()
  return row !== undefined
}

/** A purchase that has ended is asked about no more: what its carrier was told holds an address. */
export async function endPurchase(tx: Tx, labelId: number): Promise<void> {
  await on(tx).updateTable('label_purchase').set({ asked: '' }).where('labelId', '=', labelId).execute()
}
