// The handlers of sign-up, codes and links.
import { Fault } from '#base/fault.ts'
import { second } from '#base/time.ts'
import type { Db, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'
import { type Input, refuse } from '#engine/serve/route.ts'
import { codeLifeMs } from '../credential/code.rules.ts'
import { guessCode, readLink, redeemLink } from '../credential/code.ts'
import { hashChosen } from '../credential/new-password.ts'
import { addressOf, consumeAttempt, countGuess, rateLimits, tryConsumeAttempt } from '../credential/rate-limit.ts'
import { queueSecurityNotice } from '../mail/security-notice.ts'
import { change, createAccount, getPerson, userOf, verify } from '../person/person.ts'
import { knownTimeZone } from '../person/rules.ts'
import { findAccountByName } from '../person/store.ts'
import { mailCode } from './by-password.ts'
import type { signInCalls } from './contract.ts'
import { enter } from './enter.ts'
import { deleteSessions } from './session.store.ts'

type Of<N extends keyof typeof signInCalls> = Input<(typeof signInCalls)[N]>

export async function hashForSignUp({ body, request }: Of<'signUp'>, db: Db): Promise<string> {
  await consumeAttempt(db, `sign-up-address:${addressOf(request.ip)}`, rateLimits.signUpFromAddress)
  return hashChosen(db, body.password, body, 'password')
}

/** The account waits for its code; the mail with it is queued. */
export async function signUp({ body, request }: Of<'signUp'>, tx: Tx, passwordHash: string) {
  const account = await createAccount(tx, {
    username: body.username,
    email: body.email,
    passwordHash,
    kind: 'seller',
    roles: [],
    language: body.language ?? request.language,
    timeZone: knownTimeZone(body.timeZone) ?? 'UTC',
    invitedByCode: body.referralCode,
  })
  await mailCode(tx, account)
  return { data: { user: userOf(account) } }
}

/**
 * Who asks for a code by an unknown email is told so ten times an hour, then no more: the answer is the same for all
 * (docs/promises.md "Against the standards"). With ACCOUNT_PRIVACY=strict nobody is told.
 */
export async function findForCode({ body, request }: Of<'requestOtp'>, db: Db, { config }: Engine): Promise<{ isKnown: boolean }> {
  const address = addressOf(request.ip)
  await consumeAttempt(db, `code-address:${address}`, rateLimits.codeFromAddress)
  const isKnown = (await findAccountByName(db, body.email, 'email')) !== undefined
  if (isKnown || config.accountPrivacy === 'strict') return { isKnown }
  if (await tryConsumeAttempt(db, `unknown-email:${address}`, rateLimits.unknownEmailFromAddress))
    throw new Fault('EMAIL_NOT_FOUND', { path: 'email' })
  return { isKnown }
}

export async function requestOtp({ body }: Of<'requestOtp'>, tx: Tx, { isKnown }: { isKnown: boolean }) {
  const account = isKnown ? await findAccountByName(tx, body.email, 'email') : undefined
  if (account) await mailCode(tx, account)
  return { data: { email: body.email, expiresInSeconds: codeLifeMs / second } }
}

const wrongCode = () => refuse(new Fault('OTP_CODE_IS_NOT_VALID', { path: 'otpCode' }))

export async function checkOtp({ body }: Of<'checkOtp'>, tx: Tx) {
  const right = await guessCode(tx, body, { consumes: false })
  return right ? { data: { purpose: right.purpose } } : wrongCode()
}

/** Answers as sign-in does. */
export async function verifyEmail({ body, request, cookies }: Of<'verifyEmail'>, tx: Tx) {
  const right = await guessCode(tx, body, { consumes: true, purpose: 'verify' })
  if (!right) return wrongCode()
  const account = await verify(tx, right.account)
  return { data: await enter(tx, account, { request, cookies, staysSignedIn: body.staySignedIn }) }
}

export async function hashForForgotten(input: Of<'forgotPassword'>, db: Db): Promise<string> {
  await countGuess(input, db)
  const { email, password } = input.body
  const account = await findAccountByName(db, email, 'email')
  return hashChosen(db, password, { username: account?.username ?? email, email }, 'password')
}

/** Ends every session: whoever has the old password is out. */
export async function forgotPassword({ body, request }: Of<'forgotPassword'>, tx: Tx, passwordHash: string) {
  const right = await guessCode(tx, body, { consumes: true, purpose: 'reset' })
  if (!right) return wrongCode()
  await change(tx, right.account.id, { passwordHash })
  await deleteSessions(tx, right.account.id)
  await queueSecurityNotice(tx, right.account.id, 'password', request.userAgent)
  return { data: { email: body.email } }
}

export async function checkLink({ body }: Of<'checkLink'>, db: Db) {
  const { accountId, purpose } = await readLink(db, body.token)
  return { data: { purpose, username: (await getPerson(db, accountId)).username } }
}

/** The hash of the new password where the link is for one. */
export async function hashForLink(input: Of<'redeemLink'>, db: Db): Promise<string | undefined> {
  await countGuess(input, db)
  const { accountId, purpose } = await readLink(db, input.body.token)
  if (purpose !== 'reset') return undefined
  if (!input.body.password) throw new Fault('PASSWORD_CAN_NOT_BE_EMPTY', { path: 'password' })
  return hashChosen(db, input.body.password, await getPerson(db, accountId), 'password')
}

export async function signInByLink({ body, request, cookies }: Of<'redeemLink'>, tx: Tx, passwordHash: string | undefined) {
  const { account, purpose } = await redeemLink(tx, body.token)
  const isReset = purpose === 'reset' && passwordHash !== undefined
  const changed = isReset ? await change(tx, account.id, { passwordHash }) : account
  if (isReset) {
    await deleteSessions(tx, account.id)
    await queueSecurityNotice(tx, account.id, 'password', request.userAgent)
  }
  return { data: await enter(tx, await verify(tx, changed), { request, cookies }) }
}
