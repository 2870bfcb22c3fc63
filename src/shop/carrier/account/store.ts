import { sql } from 'kysely'
import { cached } from '#engine/db/cache.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { AccountMode, LabelAddress } from '../rules.ts'
import type { ChoiceRule } from './choose.rules.ts'

export interface AccountRow {
  id: number
  carrier: string
  name: string
  mode: AccountMode
  sealed: Buffer | null
  /** Of what it is opened by: the end of each secret, and what is none as it is. */
  hints: Readonly<Record<string, string>>
  services: readonly string[]
  isEnabled: boolean
  state: 'UNTRIED' | 'ACTIVE' | 'STOPPED'
  /** Why it was stopped: the carrier's own words, or CREDENTIALS where our secret does not open what it is opened by. */
  stoppedSaid: string
  tells: boolean
  /** From where its parcels leave, where it is not from where the settings say. */
  from: LabelAddress | null
  checkedAt: Date | null
  changedAt: Date
  /** Whether its carrier sends what happens to its parcels; else why not: its words, or NO_ADDRESS. */
  pushState: 'OFF' | 'ON'
  pushSaid: string
}
const columns = sql`id, carrier, name, mode, sealed, hints, services, is_enabled, state, stopped_said, tells, checked_at, changed_at, push_state, push_said,
  case when from_name is not null then jsonb_build_object('name', from_name, 'street1', from_street1,
    'street2', coalesce(from_street2, ''), 'city', from_city, 'state', from_state, 'zip', from_zip) end as from`

export async function findAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`select ${columns} from carrier_account where id = ${id}`.execute(db.q)
  return rows[0]
}

export async function listAccounts(db: Db): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`select ${columns} from carrier_account order by id limit 200`.execute(db.q)
  return rows
}

/** Nobody changes it until the transaction ends. */
export async function lockAccount(tx: Tx, id: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`select ${columns} from carrier_account where id = ${id} for no key update`.execute(tx.q)
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
/** One that is off, and that nobody has tried. Breaks `carrier_account_name` where the carrier has one of this name. */
export async function insertAccount(tx: Tx, { carrier, name, mode, services }: NewAccount): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into carrier_account (carrier, name, mode, services, created_at, changed_at)
    values (${carrier}, ${name}, ${mode}, ${[...services]}::text[], ${tx.now()}, ${tx.now()})
    returning id`.execute(tx.q)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No account was made.')
  return id
}

/** Of `from` all or nothing. */
export type AccountPatch = Partial<
  Pick<AccountRow, 'name' | 'sealed' | 'services' | 'isEnabled' | 'state' | 'stoppedSaid' | 'tells' | 'from' | 'hints' | 'checkedAt'>
>
type AccountTable = Omit<AccountPatch, 'from' | 'hints'> & {
  id: number
  hints: string
  changedAt: Date
  fromName: string | null
  fromStreet1: string | null
  fromStreet2: string | null
  fromCity: string | null
  fromState: string | null
  fromZip: string | null
}
export async function setAccount(tx: Tx, id: number, { from, hints, ...patch }: AccountPatch): Promise<void> {
  enabledAccounts.forget(tx)
  const table = tx.q.withTables<{ carrier_account: AccountTable }>()
  await table
    .updateTable('carrier_account')
    .set({
      ...patch,
      ...(hints !== undefined && { hints: JSON.stringify(hints) }),
      ...(from !== undefined && {
        fromName: from?.name ?? null,
        fromStreet1: from?.street1 ?? null,
        fromStreet2: from?.street2 ?? null,
        fromCity: from?.city ?? null,
        fromState: from?.state ?? null,
        fromZip: from?.zip ?? null,
      }),
      changedAt: tx.now(),
    })
    .where('id', '=', id)
    .execute()
}

/** False where it was stopped for that before. */
export async function setStopped(tx: Tx, id: number, said: string): Promise<boolean> {
  const { rows } = await sql`
    update carrier_account set state = 'STOPPED', stopped_said = ${said}, changed_at = ${tx.now()}
    where id = ${id} and (state <> 'STOPPED' or stopped_said <> ${said}) returning 1`.execute(tx.q)
  if (rows.length > 0) enabledAccounts.forget(tx)
  return rows.length > 0
}

/** True where it was on, and is no more. */
export async function setPush(tx: Tx, id: number, { isOn, said }: { isOn: boolean; said: string }): Promise<boolean> {
  const { rows } = await sql<{ wasOn: boolean }>`
    update carrier_account a set push_state = ${isOn ? 'ON' : 'OFF'}, push_said = ${said}, push_at = ${tx.now()}
    from (select id, push_state = 'ON' as was_on from carrier_account where id = ${id} for no key update) before
    where a.id = before.id returning before.was_on`.execute(tx.q)
  return !isOn && rows[0]?.wasOn === true
}

/** Puts a rule behind the others. */
export async function insertRule(tx: Tx, rule: ChoiceRule): Promise<void> {
  await sql`
    insert into carrier_rule (rank, country, max_oz, level, tier, account_id, service)
    select coalesce(max(rank), 0) + 1, ${rule.country}, ${rule.maxOz}, ${rule.level}, ${rule.tier}, ${rule.accountId}, ${rule.service}
    from carrier_rule`.execute(tx.q)
}
