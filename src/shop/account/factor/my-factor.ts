// The handlers of one's own second factor.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { qrDataUrl } from '#engine/image/qr.ts'
import { type Input, refuse, type Who } from '#engine/serve/route.ts'
import { isPassword } from '../credential/password.ts'
import { type Attempt, consumeAttempt, countGuess, rateLimits, returnAttempts } from '../credential/rate-limit.ts'
import { queueSecurityNotice } from '../mail/security-notice.ts'
import { type AccountRow, findAccountRow, lockAccount } from '../person/store.ts'
import type { FactorState, factorCalls } from './contract.ts'
import { beginFactor, confirmFactor, isFactorRequired, proveFactor, renewCodes, wrongFactorCode } from './factor.ts'
import { whyNotTurnOff } from './rules.ts'
import { deleteFactor, findFactor } from './store.ts'
import { base32, newTotpSecret, otpauthUri } from './totp.ts'

type Of<N extends keyof typeof factorCalls> = Input<(typeof factorCalls)[N]>

export async function mySecondFactor(db: Db, who: Who): Promise<FactorState> {
  const factor = await findFactor(db, who.id)
  return {
    isOn: factor !== undefined,
    enabledAt: factor?.enabledAt ?? null,
    recoveryCodesLeft: factor?.codesLeft ?? 0,
    isRequired: await isFactorRequired(db, { kind: who.kind, sellerId: who.team?.id ?? null }),
  }
}

/** The secret with its QR code, which is drawn before the transaction; for whoever knows the password. */
export async function newSecret(input: Of<'beginSecondFactor'>, db: Db) {
  const { who } = input
  const compared = await comparePassword(input, db)
  const secret = newTotpSecret()
  const uri = otpauthUri(secret, who.username)
  return { compared, secret, shown: { uri, qr: await qrDataUrl(uri), secret: base32(secret) } }
}

export async function beginSecondFactor(
  { who }: Omit<Of<'beginSecondFactor'>, 'files'>,
  tx: Tx,
  { compared, secret, shown }: Awaited<ReturnType<typeof newSecret>>,
) {
  if (!(await lockCompared(tx, who, compared))) return wrongPassword()
  await returnAttempts(tx, [compared.guess])
  return (await beginFactor(tx, who.id, secret)) ? { data: shown } : refuse(new Fault('SECOND_FACTOR_IS_ON'))
}

export async function confirmSecondFactor({ who, body, request }: Omit<Of<'confirmSecondFactor'>, 'files'>, tx: Tx) {
  await lockAccount(tx, who.id)
  const recoveryCodes = await confirmFactor(tx, who.id, body.code)
  if (!recoveryCodes) return wrongFactorCode()
  await queueSecurityNotice(tx, who.id, 'factorOn', request.userAgent)
  return { data: { recoveryCodes } }
}

export async function renewRecoveryCodes({ who, body, request }: Omit<Of<'renewRecoveryCodes'>, 'files'>, tx: Tx, compared: Compared) {
  if (!(await lockCompared(tx, who, compared))) return wrongPassword()
  if (!(await proveFactor(tx, who.id, body.code))) return wrongFactorCode()
  await queueSecurityNotice(tx, who.id, 'recoveryCodes', request.userAgent)
  return { data: { recoveryCodes: await renewCodes(tx, who.id) } }
}

export interface Compared {
  /** The hash that was compared with; nothing where there was none. */
  passwordHash: string | null
  attempts: readonly Attempt[]
  /** Of the address; it stays counted where more than the password is to be proved. */
  guess: Attempt
}

/** Compares the password under the same rate limit as sign-in; whoever never chose one has none to give. */
export async function comparePassword(
  input: { who: Who; body: { password?: string | undefined }; request: { ip: string } },
  db: Db,
): Promise<Compared> {
  const guess = await countGuess(input, db)
  const { who, body } = input
  const account = await findAccountRow(db, who.id)
  if (!account) throw new Fault('USER_NOT_FOUND')
  const { passwordHash } = account
  if (passwordHash === null) return { passwordHash, attempts: [], guess }
  const attempts = [await consumeAttempt(db, `sign-in:${account.id}`, rateLimits.signInOfAccount)]
  if (!(await isPassword(body.password ?? '', passwordHash))) throw new Fault('PASSWORD_IS_NOT_VALID', { path: 'password' })
  return { passwordHash, attempts, guess }
}

/** The person, locked; nothing where the password has changed while it was compared. The right one is not counted. */
export async function lockCompared(tx: Tx, who: Who, { passwordHash, attempts }: Compared): Promise<AccountRow | undefined> {
  const account = await lockAccount(tx, who.id)
  if (account?.passwordHash !== passwordHash) return undefined
  await returnAttempts(tx, attempts)
  return account
}

export const wrongPassword = () => refuse(new Fault('PASSWORD_IS_NOT_VALID', { path: 'password' }))

/** Refuses with SECOND_FACTOR_IS_REQUIRED where the shop asks for it; the right password stays uncounted all the same. */
export async function disableSecondFactor({ who, body, request }: Omit<Of<'disableSecondFactor'>, 'files'>, tx: Tx, compared: Compared) {
  const account = await lockCompared(tx, who, compared)
  if (!account) return wrongPassword()
  const why = whyNotTurnOff(await isFactorRequired(tx, account))
  if (why) return refuse(new Fault(why))
  if (!(await proveFactor(tx, account.id, body.code))) return wrongFactorCode()
  await deleteFactor(tx, account.id)
  await queueSecurityNotice(tx, account.id, 'factorOff', request.userAgent)
  return { data: await mySecondFactor(tx, who) }
}
