import { z } from 'zod'
import { call } from '#base/call.ts'
import { limits, otpFault, passwordFault, referralCodeFault } from '#base/fields.ts'
import { dataOf, Email, fieldOf, named, Username } from '#base/shapes.ts'
import { languages } from '#base/text.ts'
import { FactorCode } from '../factor/contract.ts'
import { Token, trimmed, User } from '../person/contract.ts'
import { linkPurposes, openPurposes } from '../person/rules.ts'

const OtpCode = fieldOf(otpFault)
export const NewPassword = fieldOf(value => (value === '' ? 'PASSWORD_CAN_NOT_BE_EMPTY' : passwordFault(value)))
/** A password that is only compared: its length is bounded, its form is not. */
export const GivenPassword = z.string().max(limits.passwordMax)

/**
 * `accessToken` is empty where the browser got its cookie instead, where the account is not verified yet, and where a second
 * step follows: then `secondFactor` has the token of that step, which is empty too where the browser got it as a cookie.
 */
const SignIn = z.object({
  user: User,
  accessToken: z.string(),
  secondFactor: z.object({ token: z.string(), expiresInSeconds: z.int() }).optional(),
})
export const SignedIn = dataOf(SignIn)
const CodeSent = dataOf(z.object({ email: z.string(), expiresInSeconds: z.int() }))

/** Of the calls that look at the portal as a seller sees it. */
export const viewing = { access: { staff: ['support'] }, touches: 'any' } as const
const open = { access: 'anyone', touches: 'nothing', changesSelf: true } as const

named({ SignIn })

export const signInCalls = {
  signIn: call('POST /core/auth/sign-in', {
    ...open,
    did: false,
    summary: 'Sign in; an account that is not verified gets a code by mail and no session, one with a second factor its second step',
    body: z.object({ username: z.string().max(254), password: GivenPassword, staySignedIn: z.boolean().optional() }),
    answer: SignedIn,
    answersSecret: true,
  }),
  secondStep: call('POST /core/auth/second-factor', {
    ...open,
    did: false,
    summary: 'The second step of a sign-in: a code of the phone or a recovery code; five guesses in five minutes',
    // A browser on our own pages has the token of the first step as a cookie.
    body: z.object({ token: Token.optional(), code: FactorCode }),
    answer: SignedIn,
    answersSecret: true,
  }),
  signUp: call('POST /core/auth/sign-up', {
    ...open,
    did: false,
    summary: 'Open an account; a code is sent to its email',
    body: z.object({
      username: trimmed(Username),
      email: trimmed(Email),
      password: NewPassword,
      referralCode: fieldOf(value => (value === '' ? undefined : referralCodeFault(value))).optional(),
      language: z.enum(languages).optional(),
      timeZone: z.string().max(64).optional(),
    }),
    answer: dataOf(z.object({ user: User })),
  }),
  requestOtp: call('POST /core/auth/request-otp', {
    ...open,
    did: false,
    summary: 'Send a four-digit code, good for five minutes',
    body: z.object({ email: trimmed(Email) }),
    answer: CodeSent,
  }),
  checkOtp: call('POST /core/auth/check-otp', {
    ...open,
    did: false,
    summary: 'Whether a code is right; it counts as a guess and does not use the code up',
    body: z.object({ email: trimmed(Email), otpCode: OtpCode }),
    answer: dataOf(z.object({ purpose: z.enum(openPurposes) })),
  }),
  verifyEmail: call('POST /core/auth/verify-email', {
    ...open,
    did: false,
    summary: 'Verify the account with its code and sign in',
    body: z.object({ email: trimmed(Email), otpCode: OtpCode, staySignedIn: z.boolean().optional() }),
    answer: SignedIn,
    answersSecret: true,
  }),
  forgotPassword: call('POST /core/auth/forgot-password', {
    ...open,
    did: false,
    summary: 'Set a new password with a code; every session ends',
    body: z.object({ email: trimmed(Email), otpCode: OtpCode, password: NewPassword }),
    answer: dataOf(z.object({ email: z.string() })),
  }),
  checkLink: call('POST /core/auth/check-link', {
    ...open,
    did: false,
    summary: 'What a mailed one-time link is good for; it does not use the link up',
    body: z.object({ token: Token }),
    answer: dataOf(z.object({ purpose: z.enum(linkPurposes), username: z.string() })),
  }),
  redeemLink: call('POST /core/auth/use-link', {
    ...open,
    did: false,
    summary: 'Use a one-time link: sign in, verify, or set a new password',
    body: z.object({ token: Token, password: NewPassword.optional() }),
    answer: SignedIn,
    answersSecret: true,
  }),
  signOut: call('POST /core/auth/sign-out', {
    ...open,
    inView: 'asThemselves',
    did: false,
    summary: 'End this session',
    answer: dataOf(z.null()),
  }),
}
