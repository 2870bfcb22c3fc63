// How many calls an account may make: counted before each is made, whoever wants it and whatever becomes of it.
import { minute } from '#base/time.ts'
import type { Database, Db } from '#engine/db/database.ts'
import type { AccountForm } from '../port.ts'
import { carriers } from '../registry.ts'
import { CarrierTrouble } from '../rules.ts'
import { countCall, findBlocked, lockApi, setBlocked, usedCalls } from './call.store.ts'
import { type AccountRow, findAccount } from './store.ts'

/** Counts a call, and commits that. Throws a CarrierTrouble LIMITED where the hour's are used up, or the carrier takes none now. */
export async function takeCall(db: Database, { id, carrier }: Pick<AccountRow, 'id' | 'carrier'>, api: string): Promise<void> {
  const most = limitOf(carrier, api)
  const refusal = await db.transaction(async tx => {
    const blockedUntil = await lockApi(tx, id, api)
    if (blockedUntil && blockedUntil > tx.now()) return blockedUntil
    const { used, freeAt } = most === undefined ? { used: 0, freeAt: tx.now() } : await usedCalls(tx, id, api)
    if (most !== undefined && used >= most) return freeAt
    await countCall(tx, id, api)
    return undefined
  })
  if (refusal) throw new CarrierTrouble('LIMITED', { until: refusal, said: `The calls to ${api} are used up.` })
}

/** The carrier takes no calls to this interface before. */
export const blockCalls = (db: Database, accountId: number, api: string, until: Date): Promise<void> =>
  db.transaction(tx => setBlocked(tx, accountId, api, until))

const formOf = (carrier: string): AccountForm | undefined => carriers.find(it => it.id === carrier)?.account
export const limitOf = (carrier: string, api: string): number | undefined => formOf(carrier)?.callsPerHour?.[api]

/** How this account is asked about parcels. */
export interface AskBudget {
  /** Numbers that one call asks about. */
  perCall: number
  /** Numbers that may be asked about in this minute: of the hour's calls, so that they last for all of it. */
  now: number
  /** Its carrier sends what happens, too. */
  isPushOn: boolean
}
/** Nothing where asking costs nothing. */
export async function askBudget(db: Db, accountId: number): Promise<AskBudget | undefined> {
  const account = await findAccount(db, accountId)
  const tracking = account && formOf(account.carrier)?.tracking
  if (!account || !tracking) return undefined
  const { api, numbersPerCall: perCall } = tracking
  const most = limitOf(account.carrier, api)
  const isPushOn = account.pushState === 'ON'
  const blockedUntil = await findBlocked(db, accountId, api)
  if (blockedUntil && blockedUntil > db.now()) return { perCall, now: 0, isPushOn }
  if (most === undefined) return { perCall, now: perCall * minutesCalls, isPushOn }
  const { used } = await usedCalls(db, accountId, api)
  return { perCall, now: perCall * Math.max(0, Math.min(Math.ceil(most / 60), most - used)), isPushOn }
}
/** Of an interface without a limit. */
const minutesCalls = minute / 1_000
