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
