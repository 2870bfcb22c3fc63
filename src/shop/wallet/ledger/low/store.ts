import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

export async function findThreshold(db: Db, sellerId: number): Promise<number | null> {
  const { rows } = await sql<{ thresholdCents: number }>`select threshold_cents from wallet_low where seller_id = ${sellerId}`.execute(db.q)
  return rows[0]?.thresholdCents ?? null
}

/** Another amount is told anew. */
export async function setThreshold(tx: Tx, sellerId: number, thresholdCents: number | null): Promise<void> {
  if (thresholdCents === null) await sql`delete from wallet_low where seller_id = ${sellerId}`.execute(tx.q)
  else
    await sql`
      insert into wallet_low (seller_id, threshold_cents) values (${sellerId}, ${thresholdCents})
      on conflict (seller_id) do update set threshold_cents = excluded.threshold_cents,
        told_at = case when wallet_low.threshold_cents = excluded.threshold_cents then wallet_low.told_at end`.execute(tx.q)
}

export interface LowWallet {
  sellerId: number
  balanceCents: number
}
/** Those who are below what they said and were not told since, marked as told; whoever is above it again is told the next time. */
export async function takeLow(tx: Tx): Promise<LowWallet[]> {
  await sql`
    update wallet_low l set told_at = null from wallet w
    where w.seller_id = l.seller_id and l.told_at is not null and w.balance_cents >= l.threshold_cents`.execute(tx.q)
  const { rows } = await sql<LowWallet>`
    update wallet_low l set told_at = ${tx.now()} from wallet w
    where w.seller_id = l.seller_id and l.told_at is null and w.balance_cents < l.threshold_cents
    returning l.seller_id, w.balance_cents`.execute(tx.q)
  return rows
}
