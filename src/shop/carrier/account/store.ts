import { sql } from 'kysely'
import { cached } from '#engine/db/cache.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { AccountMode, LabelAddress } from '../rules.ts'
import type { ChoiceRule } from './choose.rules.ts'

export interface AccountRow {
  id: number
  carrier: string
  mode: AccountMode
  sealed: Buffer | null
  services: readonly string[]
  isEnabled: boolean
  state: 'UNTRIED' | 'ACTIVE' | 'STOPPED'
  tells: boolean
  /** From where its parcels leave, where it is not from where the settings say. */
  from: LabelAddress | null
}
const columns = sql`id, carrier, mode, sealed, services, is_enabled, state, tells,
  case when from_name is not null then jsonb_build_object('name', from_name, 'street1', from_street1,
    'street2', coalesce(from_street2, ''), 'city', from_city, 'state', from_state, 'zip', from_zip) end as from`

export async function findAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`select ${columns} from carrier_account where id = ${id}`.execute(db.q)
  return rows[0]
}

/** Those that are on, whether or not their carrier opens them. */
export async function listEnabled(db: Db): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`select ${columns} from carrier_account where is_enabled order by id limit 200`.execute(db.q)
  return rows
}

/** The same, kept in memory: every offer asks what they sell. */
export const enabledAccounts = cached<readonly AccountRow[]>(listEnabled)

export async function listRules(db: Db): Promise<ChoiceRule[]> {
  const { rows } = await sql<ChoiceRule>`
    select country, max_oz, level, tier, account_id, service from carrier_rule where is_enabled order by rank, id limit 200`.execute(db.q)
  return rows
}

/** The tier of a seller; nobody's is none. */
export async function readTier(db: Db, sellerId: number): Promise<string> {
  const { rows } = await sql<{ tier: string }>`select tier from account_ref where id = ${sellerId}`.execute(db.q)
  return rows[0]?.tier ?? ''
}

export interface NewAccount {
  carrier: string
  name: string
  mode: AccountMode
  services: readonly string[]
}
/** One that is on and open, and whose carrier tells of what it bought. */
export async function insertAccount(tx: Tx, { carrier, name, mode, services }: NewAccount): Promise<number> {
  enabledAccounts.forget(tx)
  const { rows } = await sql<{ id: number }>`
    insert into carrier_account (carrier, name, mode, services, is_enabled, state, tells, created_at, changed_at)
    values (${carrier}, ${name}, ${mode}, ${[...services]}::text[], true, 'ACTIVE', true, ${tx.now()}, ${tx.now()})
    returning id`.execute(tx.q)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No account was made.')
  return id
}

export type AccountPatch = Partial<Pick<AccountRow, 'sealed' | 'isEnabled' | 'state' | 'tells'> & { stoppedSaid: string }>
export async function setAccount(tx: Tx, id: number, patch: AccountPatch): Promise<void> {
  enabledAccounts.forget(tx)
  const table = tx.q.withTables<{ carrier_account: AccountPatch & { id: number; changedAt: Date } }>()
  await table
    .updateTable('carrier_account')
    .set({ ...patch, changedAt: tx.now() })
    .where('id', '=', id)
    .execute()
}

/** Puts a rule behind the others. */
export async function insertRule(tx: Tx, rule: ChoiceRule): Promise<void> {
  await sql`
    insert into carrier_rule (rank, country, max_oz, level, tier, account_id, service)
    select coalesce(max(rank), 0) + 1, ${rule.country}, ${rule.maxOz}, ${rule.level}, ${rule.tier}, ${rule.accountId}, ${rule.service}
    from carrier_rule`.execute(tx.q)
}
