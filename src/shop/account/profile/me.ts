// The handlers of one's own account.
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { LANGUAGE_COOKIE } from '#engine/serve/request.ts'
import type { Input, Who } from '#engine/serve/route.ts'
import { hashChosen } from '../credential/new-password.ts'
import { isPassword } from '../credential/password.ts'
import { type Attempt, consumeAttempt, rateLimits, returnAttempts } from '../credential/rate-limit.ts'
import { queueSecurityNotice } from '../mail/security-notice.ts'
import { change, userOf } from '../person/person.ts'
import { knownTimeZone } from '../person/rules.ts'
import { findAccountRow, lockAccount } from '../person/store.ts'
import { goOnAlone } from '../sign-in/enter.ts'
import { deleteSession, deleteSessions, listSessions } from '../sign-in/session.store.ts'
import type { accountCalls } from './contract.ts'

type Of<N extends keyof typeof accountCalls> = Input<(typeof accountCalls)[N]>

export async function me(db: Db, who: Who) {
  const account = await findAccountRow(db, who.id)
  if (!account) throw new Fault('USER_NOT_FOUND')
  // How orders are submitted and paid is the seller's choice, for their whole team.
  const seller = who.team && (await findAccountRow(db, who.team.id))
  return { ...userOf(account), ...(seller && { autoSubmit: seller.autoSubmit, payAfterDeposit: seller.payAfterDeposit }) }
}

/** The language chosen here is also that of the pages in this browser. */
export async function setPreferences({ who, body, request, cookies }: Of<'setPreferences'>, tx: Tx) {
  // How orders are submitted and paid is the seller's to say.
  if (who.team && (body.autoSubmit ?? body.payAfterDeposit) !== undefined) throw new Fault('YOU_NOT_HAVE_PERMISSION')
  const timeZone = knownTimeZone(body.timeZone)
  if (body.timeZone && !timeZone) throw new Fault('TIME_ZONE_UNKNOWN', { path: 'timeZone' })
  if (body.language && request.isSameOrigin) cookies.set(LANGUAGE_COOKIE, body.language, { maxAgeSeconds: 365 * 86_400 })
  return userOf(await change(tx, who.id, { ...body, timeZone }))
}

interface Changed {
  /** The hash that was compared with; nothing where there was none. */
  before: string | null
  passwordHash: string
  attempts: readonly Attempt[]
}

/** Compares the old password under the same rate limit as sign-in: a stolen session is no way to guess it. */
export async function hashForChange({ who, body }: Of<'changePassword'>, db: Db): Promise<Changed> {
  const account = await findAccountRow(db, who.id)
  if (!account) throw new Fault('USER_NOT_FOUND')
  const attempts = account.passwordHash === null ? [] : [await consumeAttempt(db, `sign-in:${account.id}`, rateLimits.signInOfAccount)]
  if (account.passwordHash !== null && !(await isPassword(body.oldPassword ?? '', account.passwordHash)))
    throw new Fault('OLD_PASSWORD_IS_NOT_VALID', { path: 'oldPassword' })
  if (account.passwordHash !== null && body.oldPassword === body.newPassword) throw new Fault('SAME_OLD_PASSWORD', { path: 'newPassword' })
  return { before: account.passwordHash, passwordHash: await hashChosen(db, body.newPassword, account, 'newPassword'), attempts }
}

export async function changePassword({ who, request, cookies }: Of<'changePassword'>, tx: Tx, { before, passwordHash, attempts }: Changed) {
  const account = await lockAccount(tx, who.id)
  if (!account || account.passwordHash !== before) throw new Fault('OLD_PASSWORD_IS_NOT_VALID', { path: 'oldPassword' })
  await returnAttempts(tx, attempts)
  const changed = await change(tx, account.id, { passwordHash })
  await queueSecurityNotice(tx, account.id, 'password', request.userAgent)
  return { data: await goOnAlone(tx, changed, { request, cookies }) }
}

export async function mySessions(db: Db, who: Who) {
  return (await listSessions(db, who.id)).map(session => ({ ...session, isCurrent: session.id === who.sessionId }))
}

/** Throws SESSION_NOT_FOUND, also for another person's. */
export async function endSession(tx: Tx, who: Who, id: number): Promise<null> {
  if ((await deleteSession(tx, who.id, id)) === 0) throw new Fault('SESSION_NOT_FOUND')
  return null
}

export const endOtherSessions = async (tx: Tx, who: Who) => ({ ended: await deleteSessions(tx, who.id, who.sessionId) })
