// The handlers of changing one's email.
import { Fault } from '#base/fault.ts'
import { second } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { type Input, refuse } from '#engine/serve/route.ts'
import { codeLifeMs } from '../credential/code.rules.ts'
import { spendAll } from '../credential/code.store.ts'
import { guessCodeOf } from '../credential/code.ts'
import { proveEmailLink } from '../credential/email-link.ts'
import { rateLimits, tryConsumeAttempt } from '../credential/rate-limit.ts'
import { hasFactor, proveFactor } from '../factor/factor.ts'
import { type Compared, lockCompared, wrongPassword } from '../factor/my-factor.ts'
import { sendEmailCode, sendEmailNotice } from '../mail/jobs.ts'
import { deviceOf } from '../person/device.rules.ts'
import { change, verify } from '../person/person.ts'
import { maskEmail, sameForm } from '../person/rules.ts'
import { type AccountRow, findAccountByName } from '../person/store.ts'
import { goOnAlone } from '../sign-in/enter.ts'
import { deleteSessions } from '../sign-in/session.store.ts'
import type { emailCalls } from './email.contract.ts'

type Of<N extends keyof typeof emailCalls> = Omit<Input<(typeof emailCalls)[N]>, 'files'>

/**
 * Queues the code for the new address. Refuses with PASSWORD_IS_NOT_VALID, SAME_OLD_EMAIL, EMAIL_WAS_USED,
 * SECOND_FACTOR_CODE_IS_NOT_VALID and, after six mails in a quarter of an hour, TOO_MANY_REQUESTS; the right password stays uncounted.
 */
export async function askNewEmail({ who, body: { newEmail, secondFactorCode = '' } }: Of<'askNewEmail'>, tx: Tx, compared: Compared) {
  const account = await lockCompared(tx, who, compared)
  if (!account) return wrongPassword()
  // Before the second factor: a code of the phone is good once, and another address is soon typed.
  if (sameForm(account.email) === sameForm(newEmail)) return refuse(new Fault('SAME_OLD_EMAIL', { path: 'newEmail' }))
  if (await findAccountByName(tx, newEmail, 'email')) return refuse(new Fault('EMAIL_WAS_USED', { path: 'newEmail' }))
  if ((await hasFactor(tx, who.id)) && !(await proveFactor(tx, who.id, secondFactorCode)))
    return refuse(new Fault('SECOND_FACTOR_CODE_IS_NOT_VALID', { path: 'secondFactorCode' }))
  const { codeMail } = rateLimits
  if (!(await tryConsumeAttempt(tx, `code-mail:${who.id}`, codeMail)))
    return refuse(new Fault('TOO_MANY_REQUESTS', { values: { retryAfterSeconds: codeMail.withinMs / second } }))
  await send(tx, sendEmailCode, { accountId: who.id, newEmail })
  return { data: { newEmail, expiresInSeconds: codeLifeMs / second } }
}

/** As after a new password every session, code and link ends. Throws EMAIL_WAS_USED where another person was faster. */
export async function changeEmail({ who, body: { newEmail, otpCode }, request, cookies }: Of<'changeEmail'>, tx: Tx) {
  const right = await guessCodeOf(tx, who.id, { otpCode, newEmail }, { consumes: true, purpose: 'email' })
  if (!right) return refuse(new Fault('OTP_CODE_IS_NOT_VALID', { path: 'otpCode' }))
  const changed = await change(tx, who.id, { email: newEmail })
  await tellFormer(tx, right.account, { newEmail, userAgent: request.userAgent })
  return { data: await goOnAlone(tx, changed, { request, cookies }) }
}

/**
 * The address that staff wrote down is proved: it is the person's, and every session, code and link ends. An address that nobody had
 * proved is not told. Throws EMAIL_WAS_USED and ACCOUNT_SUSPENDED.
 */
export async function confirmEmail({ body, request }: Of<'confirmEmail'>, tx: Tx) {
  const proved = await proveEmailLink(tx, body)
  if (proved === 'no link') return refuse(new Fault('LINK_IS_NOT_VALID'))
  if (proved === 'wrong name') return refuse(new Fault('USERNAME_IS_NOT_THEIRS', { path: 'username' }))
  const { account, newEmail } = proved
  if (account.suspendedAt) throw new Fault('ACCOUNT_SUSPENDED')
  const changed = await change(tx, account.id, { email: newEmail })
  await verify(tx, changed)
  await deleteSessions(tx, account.id)
  await spendAll(tx, account.id)
  if (account.verifiedAt) await tellFormer(tx, account, { newEmail, userAgent: request.userAgent })
  return { data: { email: newEmail } }
}

const tellFormer = (
  tx: Tx,
  { username, email, language, timeZone }: AccountRow,
  { newEmail, userAgent }: { newEmail: string; userAgent: string },
) =>
  send(tx, sendEmailNotice, {
    person: { username, email, language, timeZone },
    newEmail: maskEmail(newEmail),
    at: tx.now().toISOString(),
    device: deviceOf(userAgent),
  })
