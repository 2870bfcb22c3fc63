// The handlers of changing one's email.
import { Fault } from '#base/fault.ts'
import { second } from '#base/time.ts'
import type { Tx } from '#engine/db/database.ts'
import { send } from '#engine/jobs/job.ts'
import { type Input, refuse } from '#engine/serve/route.ts'
import { change } from '../account.ts'
import { codeLifeMs } from '../credential/code.rules.ts'
import { guessCodeOf } from '../credential/code.ts'
import { rateLimits, tryConsumeAttempt } from '../credential/rate-limit.ts'
import { hasFactor, proveFactor } from '../factor/factor.ts'
import { type Compared, lockCompared, wrongPassword } from '../factor/my-factor.ts'
import { sendEmailCode, sendEmailNotice } from '../mail/jobs.ts'
import { maskEmail, sameForm } from '../person/rules.ts'
import { findAccountByName } from '../person/store.ts'
import { deviceOf } from '../sign-in/device.rules.ts'
import { goOnAlone } from '../sign-in/enter.ts'
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
  const { username, email, language, timeZone } = right.account
  await send(tx, sendEmailNotice, {
    person: { username, email, language, timeZone },
    newEmail: maskEmail(newEmail),
    at: tx.now().toISOString(),
    device: deviceOf(request.userAgent),
  })
  return { data: await goOnAlone(tx, changed, { request, cookies }) }
}
