import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import { readByKey } from '#engine/db/keyset.ts'

/** Puts the guide away, or takes it out again. */
export async function setDismissed(tx: Tx, accountId: number, isDismissed: boolean): Promise<void> {
  await (isDismissed
    ? sql`insert into dashboard_guide (account_id, dismissed_at) values (${accountId}, ${tx.now()}) on conflict do nothing`
    : sql`delete from dashboard_guide where account_id = ${accountId}`
  ).execute(tx.q)
}

export const eachGuide = (db: Db, accountId: number) =>
  readByKey(
    async after => {
      const { rows } = await sql<{ id: number; dismissedAt: Date }>`
        select account_id as id, dismissed_at from dashboard_guide where account_id = ${accountId} and account_id > ${after}`.execute(db.q)
      return rows
    },
    row => row.id,
  )

/** Which rows of a seller's setup there are, and whether the guide was put away. */
export async function findSetup(db: Db, sellerId: number) {
  const { rows } = await sql<{ hasDeposit: boolean; hasArt: boolean; hasOrder: boolean; isDismissed: boolean }>`
    select exists (select from deposit_work where seller_id = ${sellerId} and status = 'COMPLETED') as has_deposit,
      exists (select from library_ref where seller_id = ${sellerId} and deleted_at is null)
        or exists (select from template_ref where seller_id = ${sellerId} and deleted_at is null) as has_art,
      exists (select from order_work where seller_id = ${sellerId}) as has_order,
      exists (select from dashboard_guide where account_id = ${sellerId}) as is_dismissed`.execute(db.q)
  return rows[0] ?? { hasDeposit: false, hasArt: false, hasOrder: false, isDismissed: false }
}
