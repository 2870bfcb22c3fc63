// Signing in, the one way into a session: whatever the first step was, an account with a second factor is asked for it.
import { Fault } from '#base/fault.ts'
import { second } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import { type Input, type ReplyCookies, type RequestFacts, refuse } from '#engine/serve/route.ts'
import { guessesPerCode } from '../credential/code.rules.ts'
import { spendAll } from '../credential/code.store.ts'
import { type Attempt, returnAttempts } from '../credential/rate-limit.ts'
import { hashToken, isTokenForm } from '../credential/token.ts'
import { hasFactor, openSecondStep, proveFactor, wrongFactorCode } from '../factor/factor.ts'
import { secondStepLifeMs } from '../factor/rules.ts'
import { countPendingGuess, deletePending, findPending } from '../factor/store.ts'
import type { User } from '../person/contract.ts'
import { userOf } from '../person/person.ts'
import { maskEmail } from '../person/rules.ts'
import { type AccountRow, lockAccount } from '../person/store.ts'
import type { signInCalls } from './contract.ts'
import { handOver } from './cookies.ts'
import { deleteSessions } from './session.store.ts'
import { openSession } from './session.ts'

const SECOND_STEP_COOKIE = 'second_step'
type SecondStep = Input<typeof signInCalls.secondStep>

interface Entering {
  request: RequestFacts
  cookies: ReplyCookies
  staysSignedIn?: boolean | undefined
}

/** A session for a person whose row is locked and whose first step was right, or the token of the second step. Throws ACCOUNT_SUSPENDED. */
export async function enter(tx: Tx, account: AccountRow, entering: Entering) {
  const { request, cookies, staysSignedIn = false } = entering
  if (!(await hasFactor(tx, account.id))) {
    const token = await openSession(tx, account, { userAgent: request.userAgent, staysSignedIn })
    return handOver(token, userOf(account), entering)
  }
  const token = await openSecondStep(tx, account.id, staysSignedIn)
  const expiresInSeconds = secondStepLifeMs / second
  // As with a session, a browser of ours keeps the token where no script reads it.
  if (request.isSameOrigin) cookies.set(SECOND_STEP_COOKIE, token, { httpOnly: true, maxAgeSeconds: expiresInSeconds })
  const secondFactor = { token: request.isSameOrigin ? '' : token, expiresInSeconds }
  return { user: withheld(userOf(account)), accessToken: '', secondFactor }
}

/**
 * After a change of how one signs in every session, code and link ends. A browser goes on with a new session; another client signs in
 * again, so no token is written with the answer.
 */
export async function goOnAlone(tx: Tx, changed: AccountRow, { request, cookies }: Omit<Entering, 'staysSignedIn'>) {
  await deleteSessions(tx, changed.id)
  await spendAll(tx, changed.id)
  const user = userOf(changed)
  if (!request.isSameOrigin) return { user, accessToken: '' }
  return handOver(await openSession(tx, changed, { userAgent: request.userAgent }), user, { request, cookies })
}

/** Whoever has the password alone learns no more of the person than they already knew. */
const withheld = (user: User): User => ({ ...user, email: maskEmail(user.email), fullName: '', phone: '', address: '', referralCode: '' })

/**
 * The code of the second step; right, it answers as sign-in does. Five guesses, and the token is used up. A right one does not count
 * for its address: a whole office signs in from one.
 */
export async function secondStep({ body, request, cookies }: Omit<SecondStep, 'files'>, tx: Tx, attempt: Attempt) {
  const given = body.token || request.cookies[SECOND_STEP_COOKIE] || ''
  const hash = isTokenForm(given) ? hashToken(given) : undefined
  const pending = hash && (await findPending(tx, hash))
  // The person before the sign-in, as everywhere, so that two guesses never wait for each other in a circle.
  const account = pending && (await lockAccount(tx, pending.accountId))
  const counted = hash && account && (await countPendingGuess(tx, hash, guessesPerCode))
  if (!counted) {
    cookies.clear(SECOND_STEP_COOKIE)
    return refuse(new Fault('SECOND_STEP_IS_OVER'))
  }
  if (!(await proveFactor(tx, account.id, body.code))) return wrongFactorCode()
  await returnAttempts(tx, [attempt])
  await deletePending(tx, hash)
  cookies.clear(SECOND_STEP_COOKIE)
  const { staysSignedIn } = counted
  const token = await openSession(tx, account, { userAgent: request.userAgent, staysSignedIn })
  return { data: handOver(token, userOf(account), { request, cookies, staysSignedIn }) }
}
