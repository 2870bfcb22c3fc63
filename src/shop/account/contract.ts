import { z } from 'zod'
import { call } from '#base/call.ts'
import { event, type PayloadsOf } from '#base/event.ts'
import { limits, otpFault, passwordFault, phoneFault, referralCodeFault, requiredFault } from '#base/fields.ts'
import { dataOf, Email, fieldOf, Id, IdParam, Instant, named, Username } from '#base/shapes.ts'
import { languages } from '#base/text.ts'
import { linkPurposes, openPurposes } from './person/rules.ts'

/** A person as they see themselves. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  verified: z.boolean(),
  fullName: z.string(),
  phone: z.string(),
  address: z.string(),
  kind: z.enum(['seller', 'staff']),
  roles: z.array(z.string()),
  tier: z.string(),
  language: z.enum(languages),
  timeZone: z.string(),
  referralCode: z.string(),
  /** False until a first password is set, as after a one-time link. */
  hasPassword: z.boolean(),
  /** Orders are submitted as they are imported; waiting orders are paid after a deposit. */
  autoSubmit: z.boolean(),
  payAfterDeposit: z.boolean(),
  createdAt: Instant,
})
export type User = z.input<typeof User>

export const trimmed = (shape: z.ZodType<string, string>) =>
  z.preprocess((value: string) => (typeof value === 'string' ? value.trim() : value), shape)
const OtpCode = fieldOf(otpFault)
const NewPassword = fieldOf(value => (value === '' ? 'PASSWORD_CAN_NOT_BE_EMPTY' : passwordFault(value)))
/** A password that is only compared: its length is bounded, its form is not. */
const GivenPassword = z.string().max(limits.passwordMax)
export const Token = z.string().max(64)
/** One line of text that is not empty. */
export const Line = (max: number) => trimmed(fieldOf(requiredFault)).pipe(z.string().max(max))

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

export const Session = z.object({
  id: Id,
  device: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  isCurrent: z.boolean(),
})
export type Session = z.input<typeof Session>

const open = { access: 'anyone', touches: 'nothing', changesSelf: true } as const
const mine = { access: 'person', touches: 'own', changesSelf: true } as const
/** Not shown to staff who view the account. */
const secret = { ...mine, inView: 'hidden' } as const

named({ User, SignIn })

export const accountCalls = {
  signIn: call('POST /core/auth/sign-in', {
    ...open,
    summary: 'Sign in; an account that is not verified gets a code by mail and no session, one with a second factor its second step',
    body: z.object({ username: z.string().max(254), password: GivenPassword, staySignedIn: z.boolean().optional() }),
    answer: SignedIn,
    answersSecret: true,
  }),
  signUp: call('POST /core/auth/sign-up', {
    ...open,
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
    summary: 'Send a four-digit code, good for five minutes',
    body: z.object({ email: trimmed(Email) }),
    answer: CodeSent,
  }),
  checkOtp: call('POST /core/auth/check-otp', {
    ...open,
    summary: 'Whether a code is right; it counts as a guess and does not use the code up',
    body: z.object({ email: trimmed(Email), otpCode: OtpCode }),
    answer: dataOf(z.object({ purpose: z.enum(openPurposes) })),
  }),
  verifyEmail: call('POST /core/auth/verify-email', {
    ...open,
    summary: 'Verify the account with its code and sign in',
    body: z.object({ email: trimmed(Email), otpCode: OtpCode, staySignedIn: z.boolean().optional() }),
    answer: SignedIn,
    answersSecret: true,
  }),
  forgotPassword: call('POST /core/auth/forgot-password', {
    ...open,
    summary: 'Set a new password with a code; every session ends',
    body: z.object({ email: trimmed(Email), otpCode: OtpCode, password: NewPassword }),
    answer: dataOf(z.object({ email: z.string() })),
  }),
  checkLink: call('POST /core/auth/check-link', {
    ...open,
    summary: 'What a mailed one-time link is good for; it does not use the link up',
    body: z.object({ token: Token }),
    answer: dataOf(z.object({ purpose: z.enum(linkPurposes), username: z.string() })),
  }),
  redeemLink: call('POST /core/auth/use-link', {
    ...open,
    summary: 'Use a one-time link: sign in, verify, or set a new password',
    body: z.object({ token: Token, password: NewPassword.optional() }),
    answer: SignedIn,
    answersSecret: true,
  }),
  changePassword: call('POST /core/auth/change-password', {
    ...mine,
    summary: 'Change the password; every other session ends and this one gets a new token',
    body: z.object({ oldPassword: GivenPassword.optional(), newPassword: NewPassword }),
    answer: SignedIn,
  }),
  signOut: call('POST /core/auth/sign-out', { ...open, inView: 'asThemselves', summary: 'End this session', answer: dataOf(z.null()) }),
  me: call('GET /core/user/me', { ...mine, summary: 'My account', answer: dataOf(User) }),
  updateMe: call('PUT /core/user/me', {
    ...mine,
    summary: 'Change my name, phone and address',
    body: z.object({ fullName: Line(100), phone: trimmed(fieldOf(phoneFault)), address: Line(300) }),
    answer: dataOf(User),
  }),
  setPreferences: call('PUT /core/user/me/preferences', {
    ...mine,
    summary: 'Change my language, time zone and how orders are submitted',
    body: z.object({
      language: z.enum(languages).optional(),
      timeZone: z.string().max(64).optional(),
      autoSubmit: z.boolean().optional(),
      payAfterDeposit: z.boolean().optional(),
    }),
    answer: dataOf(User),
  }),
  mySessions: call('GET /core/user/me/session', {
    ...secret,
    summary: 'Where I am signed in',
    answer: dataOf(z.array(Session)),
  }),
  endSession: call('DELETE /core/user/me/session/{id}', {
    ...mine,
    summary: 'End one of my sessions',
    params: IdParam,
    answer: dataOf(z.null()),
  }),
  endOtherSessions: call('POST /core/user/me/session/end-others', {
    ...mine,
    summary: 'End all of my sessions but this one',
    answer: dataOf(z.object({ ended: z.int() })),
  }),
}

/** As who reads of people in the office. */
const readers = { own: false, staff: ['support', 'finance', 'auditor'] } as const

export const accountEvents = {
  'account.verified': event<{ accountId: number; invitedBy: number | null }>(readers),
  'account.suspended': event<{ accountId: number }>(readers),
  /** What domains keep about this person is to be cleared; the ledger stays. */
  'account.closed': event<{ accountId: number }>(readers),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof accountEvents> {}
}
