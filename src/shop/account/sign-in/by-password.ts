// The handlers of sign-in and sign-out.

import { createHash } from 'node:crypto'
import { Fault } from '#base/fault.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { type Input, refuse } from '#engine/serve/route.ts'
import { isPassword } from '../credential/password.ts'
import { type Attempt, addressOf, consumeAttempt, rateLimits, returnAttempts, tryConsumeAttempt } from '../credential/rate-limit.ts'
import { sendCode } from '../mail/jobs.ts'
import { userOf } from '../person/person.ts'
import { isEmailForm, purposeFor, sameForm } from '../person/rules.ts'
import { type AccountRow, findAccountByName, lockAccount } from '../person/store.ts'
import type { signInCalls } from './contract.ts'
import { clearCookies } from './cookies.ts'
import { enter } from './enter.ts'
import { deleteSession } from './session.store.ts'

type SignIn = Input<typeof signInCalls.signIn>
interface Tried {
  /** Whose password it is; nothing where it is nobody's. */
  account: AccountRow | undefined
  attempts: readonly Attempt[]
}

/** Compares the password, slowly on purpose. The attempt is counted first: of 200 parallel ones only ten are compared. */
export async function tryPassword({ body, request }: SignIn, db: Db): Promise<Tried> {
  const address = await consumeAttempt(db, `sign-in-address:${addressOf(request.ip)}`, rateLimits.signInFromAddress)
  const found = await findAccountByName(db, body.username, isEmailForm(body.username) ? 'email' : 'username')
  const name = found ? `${found.id}` : createHash('sha256').update(sameForm(body.username)).digest('base64url')
  const attempt = await consumeAttempt(db, `sign-in:${name}`, rateLimits.signInOfAccount)
  const isRight = await isPassword(body.password, found?.passwordHash)
  return { account: isRight ? found : undefined, attempts: [address, attempt] }
}

/** Opens the session or its second step, or sends a code where the account is not verified yet (spec §4). */
export async function signIn({ body, request, cookies }: Omit<SignIn, 'files'>, tx: Tx, { account: tried, attempts }: Tried) {
  const account = tried && (await lockAccount(tx, tried.id))
  // The password may have changed while it was compared.
  if (!account || account.passwordHash !== tried?.passwordHash) return refuse(new Fault('USERNAME_OR_PASSWORD_IS_NOT_VALID'))
  await returnAttempts(tx, attempts)
  if (!account.verifiedAt) {
    await mailCode(tx, account)
    return { data: { user: userOf(account), accessToken: '' } }
  }
  return { data: await enter(tx, account, { request, cookies, staysSignedIn: body.staySignedIn }) }
}

/** Queues a mail with a code; nothing happens where the account was sent several just now. */
export async function mailCode(tx: Tx, account: AccountRow): Promise<void> {
  if (await tryConsumeAttempt(tx, `code-mail:${account.id}`, rateLimits.codeMail)) {
    await send(tx, sendCode, { accountId: account.id, purpose: purposeFor(account) })
  }
}

/** Also a dead session may sign out: the cookies go. */
export async function signOut({ who, cookies }: Input<typeof signInCalls.signOut>, tx: Tx) {
  if (who) await deleteSession(tx, who.id, who.sessionId)
  clearCookies(cookies)
  return { data: null }
}
