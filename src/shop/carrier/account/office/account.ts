// Our accounts at carriers as the office has them: what they are, what is changed of them, and when they sell.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { brokenForeignKey, brokenUnique } from '#engine/db/errors.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { send } from '#engine/jobs/job.ts'
import { noteChange } from '#engine/serve/write/note.ts'
import type { AccountForm } from '../../port.ts'
import { carriers } from '../../registry.ts'
import { subscribeJob } from '../push.ts'
import { type AccountPatch, type AccountRow, findAccount, insertAccount, listAccounts, lockAccount, setAccount } from '../store.ts'
import type { AccountBody, CarrierAccount, OfficeCarrier } from './contract.ts'
import { whyNotDelete, whyNotEnable } from './rules.ts'
import { deleteAccount } from './store.ts'

/** The carriers that accounts can be had at; a stand-in of this app is none in production. */
export function officeCarriers({ config }: Engine): OfficeCarrier[] {
  return carriers.flatMap(({ id, account }) =>
    account
      ? {
          carrier: id,
          name: nameOf(id),
          modes: modesOf(account, config.production),
          fields: account.fields.map(({ label: [en, vi], isOptional = false, ...field }) => ({ ...field, en, vi, isOptional })),
          services: account.services.map(({ code, name, level }) => ({ code, name, level })),
        }
      : [],
  )
}

const modesOf = ({ modes }: AccountForm, isProduction: boolean) => modes.filter(mode => mode !== 'TRIAL' || !isProduction)

function nameOf(id: string): string {
  const carrier = carriers.find(it => it.id === id)
  return carrier?.account?.name ?? carrier?.name ?? id
}

export const carrierAccounts = async (db: Db): Promise<CarrierAccount[]> => (await listAccounts(db)).map(shown)

/** Throws CARRIER_ACCOUNT_NOT_FOUND. */
export const carrierAccount = async (db: Db, id: number): Promise<CarrierAccount> => shown(await accountOf(db, id))

/** The same as its row. */
export const accountOf = async (db: Db, id: number): Promise<AccountRow> => there(await findAccount(db, id))

/** Nobody changes it until the transaction ends. Throws CARRIER_ACCOUNT_NOT_FOUND. */
export const lockedAccount = async (tx: Tx, id: number): Promise<AccountRow> => there(await lockAccount(tx, id))

function there(account: AccountRow | undefined): AccountRow {
  if (!account) throw new Fault('CARRIER_ACCOUNT_NOT_FOUND')
  return account
}

/** What leaves of an account: nothing that it is opened by. */
function shown({ sealed: _sealed, changedAt: _changedAt, pushState, ...account }: AccountRow) {
  const hasNews = carriers.some(({ id, news }) => id === account.carrier && news !== undefined)
  return {
    ...account,
    carrierName: nameOf(account.carrier),
    services: [...account.services],
    push: hasNews ? pushState : ('NONE' as const),
  }
}

/** What an account at this carrier is. Throws CARRIER_UNKNOWN. */
export function formOf(carrier: string): AccountForm {
  const form = carriers.find(it => it.id === carrier)?.account
  if (!form) throw new Fault('CARRIER_UNKNOWN', { path: 'carrier' })
  return form
}

/** Throws CARRIER_UNKNOWN, CARRIER_MODE_REFUSED, CARRIER_ACCOUNT_NAME_TAKEN. */
export async function addAccount(
  tx: Tx,
  { config }: Engine,
  { carrier, name, mode }: Pick<AccountRow, 'carrier' | 'name' | 'mode'>,
): Promise<CarrierAccount> {
  const form = formOf(carrier)
  if (!modesOf(form, config.production).includes(mode)) throw new Fault('CARRIER_MODE_REFUSED', { path: 'mode' })
  const services = form.services.map(({ code }) => code)
  const accountId = await named(insertAccount(tx, { carrier, name, mode, services }))
  await emit(tx, 'carrier.changed', { accountId, isOpen: false })
  return carrierAccount(tx, accountId)
}

/** Throws CARRIER_ACCOUNT_NOT_FOUND, CARRIER_SERVICE_UNKNOWN, CARRIER_ACCOUNT_NAME_TAKEN. */
export async function changeAccount(tx: Tx, id: number, { name, services, from }: Changed): Promise<CarrierAccount> {
  const before = await lockedAccount(tx, id)
  // In the carrier's order, each once.
  const known = formOf(before.carrier).services.map(({ code }) => code)
  if (services.some(code => !known.includes(code))) throw new Fault('CARRIER_SERVICE_UNKNOWN', { path: 'services' })
  const after = { name, services: known.filter(code => services.includes(code)), from }
  noteChange(tx, { name: before.name, services: before.services, from: before.from }, after)
  return named(change(tx, id, after))
}
type Changed = (typeof AccountBody)['_output']

/** Throws CARRIER_ACCOUNT_NOT_FOUND, CARRIER_ACCOUNT_UNCHECKED, CARRIER_MODE_REFUSED: in production only what pays postage sells. */
export async function enableAccount(tx: Tx, { config }: Engine, id: number): Promise<CarrierAccount> {
  const account = await lockedAccount(tx, id)
  const why = whyNotEnable(account)
  if (why) throw new Fault(why)
  if (config.production && account.mode !== 'LIVE') throw new Fault('CARRIER_MODE_REFUSED')
  await send(tx, subscribeJob, { accountId: id })
  return change(tx, id, { isEnabled: true })
}

/** Throws CARRIER_ACCOUNT_NOT_FOUND. */
export async function disableAccount(tx: Tx, id: number): Promise<CarrierAccount> {
  await lockedAccount(tx, id)
  return change(tx, id, { isEnabled: false })
}

async function change(tx: Tx, accountId: number, patch: AccountPatch): Promise<CarrierAccount> {
  await setAccount(tx, accountId, patch)
  const after = await accountOf(tx, accountId)
  await emit(tx, 'carrier.changed', { accountId, isOpen: after.isEnabled && after.state === 'ACTIVE' })
  return shown(after)
}

/** Throws CARRIER_ACCOUNT_NOT_FOUND, CARRIER_ACCOUNT_ON, and CARRIER_ACCOUNT_RULED or CARRIER_ACCOUNT_USED where something names it. */
export async function removeAccount(tx: Tx, id: number): Promise<void> {
  const why = whyNotDelete(await lockedAccount(tx, id))
  if (why) throw new Fault(why)
  try {
    await deleteAccount(tx, id)
  } catch (error) {
    const kept = brokenForeignKey(error)
    if (kept === undefined) throw error
    throw new Fault(kept.startsWith('carrier_rule') ? 'CARRIER_ACCOUNT_RULED' : 'CARRIER_ACCOUNT_USED')
  }
  await emit(tx, 'carrier.changed', { accountId: id, isOpen: false })
}

async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (brokenUnique(error) === 'carrier_account_name') throw new Fault('CARRIER_ACCOUNT_NAME_TAKEN', { path: 'name' })
    throw error
  }
}
