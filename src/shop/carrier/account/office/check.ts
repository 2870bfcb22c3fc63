// What is asked of a carrier about an account of ours: before the transaction, which then writes the outcome.
import { randomUUID } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import type { Cents } from '#base/money.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { type Refusal, refuse } from '#engine/serve/route.ts'
import type { CarrierService } from '../../port.ts'
import { CarrierTrouble, type Checked, homeCountry, type LabelAddress, plainWords, type SoldLabel } from '../../rules.ts'
import { openAccount, openService, sealCredentials, stopAccount } from '../open.account.ts'
import { usualSender } from '../sender.account.ts'
import { type AccountRow, setAccount } from '../store.ts'
import { accountOf, carrierAccount, formOf, lockedAccount } from './account.ts'
import type { CarrierAccount } from './contract.ts'
import { hintsOf, whyNotSample, wrongSecret } from './rules.ts'

type Given = { params: { id: number } }

/** The credentials that the carrier has accepted. Throws REQUIRED, CARRIER_CREDENTIALS_WRONG, CARRIER_NOT_ASKED. */
export async function acceptedSecrets({ params, body }: Given & { body: { secrets: Record<string, string> } }, db: Db, engine: Engine) {
  const account = await accountOf(db, params.id)
  const wrong = wrongSecret(formOf(account.carrier).fields, body.secrets)
  if (wrong) throw new Fault(wrong.code, { path: wrong.path, values: wrong.values ?? {} })
  const credentials = Object.fromEntries(Object.entries(body.secrets).filter(([, value]) => value !== ''))
  const { isGood, tells, said } = await check(() => openService(engine, account, credentials))
  if (!isGood) throw new Fault('CARRIER_CREDENTIALS_WRONG', { values: { said } })
  return { credentials, tells }
}
type Accepted = Awaited<ReturnType<typeof acceptedSecrets>>

/** Throws CARRIER_ACCOUNT_NOT_FOUND. */
export async function keepSecrets(tx: Tx, id: number, { credentials, tells }: Accepted): Promise<CarrierAccount> {
  const { carrier } = await lockedAccount(tx, id)
  await sealCredentials(tx, id, credentials)
  await setAccount(tx, id, { hints: hintsOf(formOf(carrier).fields, credentials), checkedAt: tx.now() })
  await openAccount(tx, id, { tells })
  return carrierAccount(tx, id)
}

/** What the carrier says of an account. Throws CARRIER_NOT_ASKED. */
export async function askCarrier({ params }: Given, db: Db, engine: Engine) {
  const account = await accountOf(db, params.id)
  return { account, checked: await check(() => openService(engine, account)) }
}

/** Throws CARRIER_ACCOUNT_CHANGED where something else opens it by now. */
export async function keepChecked(tx: Tx, { account, checked }: Awaited<ReturnType<typeof askCarrier>>): Promise<CarrierAccount> {
  const now = await lockedAccount(tx, account.id)
  if (!isSame(now.sealed, account.sealed)) throw new Fault('CARRIER_ACCOUNT_CHANGED')
  if (checked.isGood) await openAccount(tx, account.id, checked)
  else await stopAccount(tx, account.id, checked.said)
  await setAccount(tx, account.id, { checkedAt: tx.now() })
  return carrierAccount(tx, account.id)
}

const isSame = (one: Buffer | null, other: Buffer | null): boolean => one === other || (one !== null && other !== null && one.equals(other))

/** A label of no order that was bought from an account and given back at once. */
interface Sample {
  trackingNumber: string
  service: string
  postageCents: Cents
  isVoided: boolean
}

/** Buys one from us to us. Throws CARRIER_SAMPLE_LIVE, CARRIER_SAMPLE_ABROAD, CARRIER_NOT_ASKED, and what the carrier refuses it for. */
export async function buySample({ params }: Given, db: Db, engine: Engine): Promise<Sample | Stopped> {
  const account = await accountOf(db, params.id)
  const why = whyNotSample(account)
  if (why) throw new Fault(why)
  const from = account.from ?? (await usualSender(db))
  return ask(() => sampleOf(openService(engine, account), account, from))
}

/** An account that its carrier does not open any more is stopped, and that stays where the call is refused. */
export async function keepSampled(tx: Tx, id: number, sampled: Sample | Stopped): Promise<{ data: Sample } | Refusal> {
  await lockedAccount(tx, id)
  if (!('stopped' in sampled)) return { data: sampled }
  await stopAccount(tx, id, sampled.stopped)
  return refuse(new Fault('CARRIER_ACCOUNT_STOPPED'))
}

async function sampleOf(service: CarrierService, { carrier, services }: AccountRow, from: LabelAddress): Promise<Sample> {
  const { code, level } = formOf(carrier).services.find(it => services.includes(it.code) && it.carries(homeCountry)) ?? {}
  if (code === undefined || level === undefined) throw new Fault('CARRIER_SAMPLE_ABROAD')
  const shipment = { from, to: from, country: homeCountry, weightOz: 12, level, reference: 'Sample', customs: null }
  const { number, ref, service: name, postageCents } = await service.buy(await service.open(randomUUID(), shipment, code))
  return { trackingNumber: number, service: name, postageCents, isVoided: await isVoided(service, { number, ref }) }
}

/** It costs nothing where the carrier does not say so now. */
async function isVoided(service: CarrierService, label: SoldLabel): Promise<boolean> {
  try {
    const { state } = await service.void(label)
    return state !== 'REFUSED' && state !== 'NOT_YET'
  } catch (error) {
    if (error instanceof CarrierTrouble) return false
    throw error
  }
}

interface Stopped {
  stopped: string
}
/** What a carrier answers, or that it does not open the account. Throws CARRIER_NOT_ASKED. */
async function ask<T>(work: () => Promise<T>): Promise<T | Stopped> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CarrierTrouble)) throw error
    if (error.kind !== 'STOPPED') throw new Fault('CARRIER_NOT_ASKED')
    return { stopped: error.said }
  }
}

async function check(service: () => CarrierService): Promise<Checked> {
  const answer = await ask(async () => service().check())
  return 'stopped' in answer ? { isGood: false, tells: false, said: answer.stopped } : { ...answer, said: plainWords(answer.said) }
}
