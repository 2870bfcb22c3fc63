import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'

/** The tiers that sellers have. */
export async function listSellerTiers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tier: string }>`select distinct tier from account_ref order by tier limit 1000`.execute(db.q)
  return rows.map(row => row.tier)
}

/** What each product cost a tier when its sellers were last told, as fingerprints by product. */
export async function lockSeenPrices(tx: Tx, tier: string): Promise<ReadonlyMap<number, string>> {
  await sql`select pg_advisory_xact_lock(hashtext('price_seen'))`.execute(tx.q)
  const { rows } = await sql<{ productId: number; fingerprint: string }>`
    select product_id, fingerprint from price_seen where tier = ${tier} limit 20000`.execute(tx.q)
  return new Map(rows.map(row => [row.productId, row.fingerprint]))
}

export async function setSeenPrices(tx: Tx, tier: string, seen: ReadonlyMap<number, string>): Promise<void> {
  await sql`
    insert into price_seen (tier, product_id, fingerprint)
    select ${tier}, * from unnest(${[...seen.keys()]}::bigint[], ${[...seen.values()]}::text[])
    on conflict (tier, product_id) do update set fingerprint = excluded.fingerprint`.execute(tx.q)
}
