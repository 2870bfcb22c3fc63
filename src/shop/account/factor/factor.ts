// The second factor: set up, proved, renewed, taken away.
import { createHmac } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import { later } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { seal, unseal } from '#engine/seal.ts'
import { refuse } from '#engine/serve/route.ts'
import { readSetting } from '#shop/setting/setting.ts'
import { guessesOfDay, guessesPerDay } from '../credential/code.rules.ts'
import { hashToken, newRecoveryCode, newToken } from '../credential/token.ts'
import { type AccountKind, findAccountRow } from '../person/store.ts'
import { isTotpForm, plainCode, recoveryCodeCount, secondStepLifeMs } from './rules.ts'
import {
  enableFactor,
  findFactor,
  insertPending,
  lockFactor,
  putRecoveryCodes,
  putSecret,
  setLastStep,
  setWrongCodes,
  takeRecoveryCode,
} from './store.ts'
import { stepOfCode } from './totp.ts'

/** Whether the shop asks this member of staff, or the seller this member of their team, for a second factor, whatever they have. */
export async function isFactorRequired(db: Db, { kind, sellerId }: { kind: AccountKind; sellerId: number | null }): Promise<boolean> {
  if (sellerId !== null) return (await findAccountRow(db, sellerId))?.isTeamFactorRequired ?? false
  return kind === 'staff' && readSetting(db, 'isStaffFactorRequired')
}

export const hasFactor = async (db: Db, accountId: number): Promise<boolean> => (await findFactor(db, accountId)) !== undefined

/** Keeps a secret that is not confirmed yet, in the place of a former one; false where the factor is on. */
export const beginFactor = (tx: Tx, accountId: number, secret: Buffer): Promise<boolean> =>
  putSecret(tx, accountId, seal(sealKey(tx), secret, String(accountId)))

/**
 * Turns the factor on where the phone's code is right, and answers the recovery codes, which are kept nowhere; nothing where
 * the code is wrong. Throws SECOND_FACTOR_IS_ON or SECOND_FACTOR_IS_OFF.
 */
export async function confirmFactor(tx: Tx, accountId: number, typed: string): Promise<string[] | undefined> {
  const factor = await lockFactor(tx, accountId)
  if (!factor) throw new Fault('SECOND_FACTOR_IS_OFF')
  if (factor.enabledAt) throw new Fault('SECOND_FACTOR_IS_ON')
  // Whoever sets it up has just been shown the secret, so there is nothing to guess and nothing to count.
  const step = stepOfCode(openSecret(tx, accountId, factor.sealedSecret), plainCode(typed), { now: tx.now(), lastStep: 0 })
  if (step === undefined) return undefined
  await setLastStep(tx, accountId, step)
  await enableFactor(tx, accountId)
  return renewCodes(tx, accountId)
}

/** Ten new recovery codes; the former ones die. */
export async function renewCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  const hashes = codes.map(code => hashRecoveryCode(tx, accountId, plainCode(code)))
  await putRecoveryCodes(tx, accountId, hashes)
  return codes
}

/**
 * Whether this is the phone's code or an unused recovery code of a person whose row is locked; it is used up. A wrong code of
 * the phone is counted, so the caller commits (`refuse`) also then; after fifteen in a day none is compared any more (promise
 * S2). Recovery codes are too long to be guessed, so they remain the way in then.
 */
export async function proveFactor(tx: Tx, accountId: number, typed: string): Promise<boolean> {
  const factor = await lockFactor(tx, accountId)
  if (!factor?.enabledAt) return false
  const code = plainCode(typed)
  if (!isTotpForm(code)) return takeRecoveryCode(tx, accountId, hashRecoveryCode(tx, accountId, code))
  const now = tx.now()
  const wrong = guessesOfDay(factor.guessedAt, now)
  if (wrong.length >= guessesPerDay) return false
  const step = stepOfCode(openSecret(tx, accountId, factor.sealedSecret), code, { now, lastStep: factor.lastStep })
  if (step === undefined) await setWrongCodes(tx, accountId, [...wrong, now])
  else await setLastStep(tx, accountId, step)
  return step !== undefined
}

/** The first step of a sign-in is done: the token that opens the second one, and nothing else, for five minutes. */
export async function openSecondStep(tx: Tx, accountId: number, staysSignedIn: boolean): Promise<string> {
  const token = newToken()
  await insertPending(tx, { tokenHash: hashToken(token), accountId, staysSignedIn, expiresAt: later(tx.now(), secondStepLifeMs) })
  return token
}

const sealKey = (db: Db) => db.secret('second-factor')
const openSecret = (db: Db, accountId: number, sealed: Buffer) => unseal(sealKey(db), sealed, String(accountId))

/** Keyed as the short codes are, so that the database alone tells nothing of them. */
const hashRecoveryCode = (db: Db, accountId: number, code: string): Buffer =>
  createHmac('sha256', db.secret('recovery-code')).update(`${accountId}:${code}`).digest()

export const wrongFactorCode = () => refuse(new Fault('SECOND_FACTOR_CODE_IS_NOT_VALID', { path: 'code' }))
