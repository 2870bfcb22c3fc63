// An account as it is opened: with its credentials, and from where its parcels leave.
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { emit } from '#engine/events/event.ts'
import { seal, unseal } from '#engine/seal.ts'
import type { CarrierService } from '../port.ts'
import { carriers } from '../registry.ts'
import { CarrierTrouble, type Shipment } from '../rules.ts'
import { blockCalls, takeCall } from './budget.account.ts'
import { usualSender } from './sender.account.ts'
import { type AccountRow, findAccount, setAccount, setStopped } from './store.ts'

/**
 * Who is asked about this account's labels and parcels. Throws a CarrierTrouble STOPPED where our secret does not open its
 * credentials, and of an account on trial in production.
 */
export async function serviceOf(engine: Engine, accountId: number): Promise<CarrierService> {
  const account = await findAccount(engine.db, accountId)
  if (!account) throw new Error(`There is no carrier account ${accountId}.`)
  return openService(engine, account)
}

type Credentials = Readonly<Record<string, string>>
/** The same of an account that was read; with other credentials than its own, where some are tried. */
export function openService(engine: Engine, account: AccountRow, credentials?: Credentials): CarrierService {
  const open = carriers.find(it => it.id === account.carrier)?.service
  if (!open) throw new Error(`Nobody answers for the carrier ${account.carrier}.`)
  const { id, mode, services, from } = account
  // Nobody stands in for a carrier there.
  if (mode === 'TRIAL' && engine.config.production) throw new CarrierTrouble('STOPPED', { said: 'TRIAL' })
  const service = open(engine, {
    id,
    mode,
    services,
    credentials: credentials ?? credentialsOf(engine.db, account),
    sender: async () => from ?? (await usualSender(engine.db)),
    takeCall: api => takeCall(engine.db, account, api),
    block: (api, until) => blockCalls(engine.db, id, api, until),
  })
  if (from === null) return service
  const fromThere = (shipment: Shipment): Shipment => (shipment.isSellers ? shipment : { ...shipment, from })
  return {
    ...service,
    rates: shipment => service.rates(fromThere(shipment)),
    open: (key, shipment, code) => service.open(key, fromThere(shipment), code),
  }
}

/** Whether labels may be bought from this account now. */
export async function isOpen(db: Db, accountId: number): Promise<boolean> {
  const account = await findAccount(db, accountId)
  return account ? account.isEnabled && account.state === 'ACTIVE' : false
}

/** The carrier, or our own secret, does not open it: nothing is bought from it until staff have seen to it. */
export async function stopAccount(tx: Tx, accountId: number, said: string): Promise<void> {
  if (await setStopped(tx, accountId, said)) await emit(tx, 'carrier.changed', { accountId, isOpen: false })
}

/** The same where that is what a call was answered; any other trouble leaves the account as it is. */
export async function stopOnTrouble(tx: Tx, accountId: number, { kind, said }: CarrierTrouble): Promise<void> {
  if (kind === 'STOPPED') await stopAccount(tx, accountId, said)
}

/** The carrier opens it: what waits for it may be asked again. */
export async function openAccount(tx: Tx, accountId: number, { tells }: { tells: boolean }): Promise<void> {
  await setAccount(tx, accountId, { state: 'ACTIVE', stoppedSaid: '', tells })
  await emit(tx, 'carrier.changed', { accountId, isOpen: true })
}

const ownerOf = (id: number): string => `carrier-account:${id}`
const keyOf = (db: Db): Buffer => db.secret('carrier-account')

/** Seals what an account is opened by for its row. */
export async function sealCredentials(tx: Tx, id: number, credentials: Credentials): Promise<void> {
  const sealed = seal(keyOf(tx), Buffer.from(JSON.stringify(credentials)), ownerOf(id))
  await setAccount(tx, id, { sealed })
}

function credentialsOf(db: Db, { id, sealed }: AccountRow): Credentials {
  if (sealed === null) return {}
  try {
    // Only `sealCredentials` writes this column.
    return JSON.parse(unseal(keyOf(db), sealed, ownerOf(id)).toString('utf8')) as Credentials
  } catch {
    // As after a restore without the secret that they were sealed by.
    throw new CarrierTrouble('STOPPED', { said: 'CREDENTIALS' })
  }
}
