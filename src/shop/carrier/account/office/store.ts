import { sql } from 'kysely'
import type { Db, Tx } from '#engine/db/database.ts'
import type { QueueParts } from '#engine/office-queue.ts'
import type { CarrierRule, KeptRule } from './contract.ts'

/** Breaks a foreign key where something of it is kept. */
export async function deleteAccount(tx: Tx, id: number): Promise<void> {
  await sql`delete from carrier_account where id = ${id}`.execute(tx.q)
}

/** All rules in their order, also those that are off. */
export async function listAllRules(db: Db): Promise<KeptRule[]> {
  const { rows } = await sql<KeptRule>`
    select id, country, max_oz, level, tier, account_id, service, is_enabled from carrier_rule order by rank, id limit 200`.execute(db.q)
  return rows
}

/** Nobody else changes them until the transaction ends. */
export const lockRules = (tx: Tx) => sql`lock table carrier_rule in share row exclusive mode`.execute(tx.q)

export async function replaceRules(tx: Tx, rules: readonly CarrierRule[]): Promise<void> {
  await sql`delete from carrier_rule`.execute(tx.q)
  for (const [at, { country, maxOz, level, tier, accountId, service, isEnabled }] of rules.entries())
    await sql`
      insert into carrier_rule (rank, country, max_oz, level, tier, account_id, service, is_enabled)
      values (${at + 1}, ${country}, ${maxOz}, ${level}, ${tier}, ${accountId}, ${service}, ${isEnabled})`.execute(tx.q)
}

/** As a queue of the office: accounts that are on, and that their carrier does not open. */
export const stoppedAccounts: QueueParts = {
  waits: sql`select changed_at as since from carrier_account where is_enabled and state = 'STOPPED' order by changed_at`,
}
