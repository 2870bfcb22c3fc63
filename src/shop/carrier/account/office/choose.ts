// Which account serves which orders, as the office says it: the whole list at once.
import { Fault } from '#base/fault.ts'
import type { Tx } from '#engine/db/database.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import { listAccounts } from '../store.ts'
import { formOf } from './account.ts'
import type { CarrierRule, KeptRule } from './contract.ts'
import { listAllRules, lockRules, replaceRules } from './store.ts'

/**
 * Puts these rules in the place of those that were seen. Throws CARRIER_RULES_CHANGED where others stand there by now,
 * CARRIER_ACCOUNT_NOT_FOUND, and CARRIER_SERVICE_UNKNOWN where a rule's account does not have its service.
 */
export async function setRules(tx: Tx, { rules, seenIds }: { rules: CarrierRule[]; seenIds: number[] }): Promise<KeptRule[]> {
  await lockRules(tx)
  const before = await listAllRules(tx)
  if (before.map(({ id }) => id).join() !== seenIds.join()) throw new Fault('CARRIER_RULES_CHANGED')
  const accounts = new Map((await listAccounts(tx)).map(account => [account.id, account]))
  for (const [at, { accountId, service }] of rules.entries()) {
    const account = accounts.get(accountId)
    if (!account) throw new Fault('CARRIER_ACCOUNT_NOT_FOUND', { path: `rules.${at}.accountId` })
    const isSold = service === null || formOf(account.carrier).services.some(({ code }) => code === service)
    if (!isSold) throw new Fault('CARRIER_SERVICE_UNKNOWN', { path: `rules.${at}.service` })
  }
  await replaceRules(tx, rules)
  noteChange(tx, { rules: before.length }, { rules: rules.length })
  return listAllRules(tx)
}
