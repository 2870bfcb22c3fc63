// Accounts at carriers, for tests.
import type { Tx } from '#engine/db/database.ts'
import { deleteCalls } from './call.store.ts'
import type { ChoiceRule } from './choose.rules.ts'
import { sealCredentials } from './open.account.ts'
import { type AccountPatch, insertAccount, insertRule, type NewAccount, setAccount, setPush } from './store.ts'

/** An account that is on and open. */
export async function seedAccount(
  tx: Tx,
  { credentials, ...account }: Omit<NewAccount, 'name' | 'mode'> & Partial<NewAccount> & { credentials?: Readonly<Record<string, string>> },
): Promise<number> {
  const id = await insertAccount(tx, { name: account.carrier, mode: 'LIVE', ...account })
  await setAccount(tx, id, { isEnabled: true, state: 'ACTIVE', tells: true })
  if (credentials) await sealCredentials(tx, id, credentials)
  return id
}

export const seedAccountState = (tx: Tx, id: number, patch: AccountPatch): Promise<void> => setAccount(tx, id, patch)

/** Its carrier sends what happens, too. */
export async function seedPushOn(tx: Tx, id: number): Promise<void> {
  await setPush(tx, id, { isOn: true, said: '' })
}

/** Nobody was asked anything in the last hour. */
export const seedNoCalls = (tx: Tx): Promise<void> => deleteCalls(tx)

/** Puts a rule behind the others; what is not said fits all. */
export const seedRule = (tx: Tx, rule: Pick<ChoiceRule, 'accountId'> & Partial<ChoiceRule>): Promise<void> =>
  insertRule(tx, { country: null, maxOz: null, level: null, tier: null, service: null, ...rule })
