// The dialogs of signing in and up, as a table (spec §4): which step follows which event.
import { referralCodeFault } from '#base/fields.ts'
import { day } from '#base/time.ts'

export const authSteps = [
  'login',
  'secondFactor',
  'signUp',
  'verify',
  'forgotEmail',
  'forgotCode',
  'forgotPassword',
  'profile',
  'done',
] as const
export type AuthStep = (typeof authSteps)[number]
export const authEvents = [
  'signedIn',
  'notVerified',
  'factorAsked',
  'signedUp',
  'verified',
  'codeSent',
  'codeRight',
  'passwordSet',
  'profileSaved',
  'toSignUp',
  'toForgot',
  'toLogin',
] as const
export type AuthEvent = (typeof authEvents)[number]

const table: Readonly<Record<AuthStep, Partial<Record<AuthEvent, AuthStep>>>> = {
  login: { signedIn: 'done', notVerified: 'verify', factorAsked: 'secondFactor', toSignUp: 'signUp', toForgot: 'forgotEmail' },
  secondFactor: { signedIn: 'done', toLogin: 'login' },
  signUp: { signedUp: 'verify', toLogin: 'login' },
  verify: { verified: 'profile', toLogin: 'login' },
  forgotEmail: { codeSent: 'forgotCode', toLogin: 'login' },
  // Whoever had never verified proves their email with this very code and is in.
  forgotCode: { codeRight: 'forgotPassword', verified: 'profile', toLogin: 'login' },
  forgotPassword: { passwordSet: 'login', toLogin: 'login' },
  profile: { profileSaved: 'done' },
  done: {},
}

/** The step after `event`; the same step where the event means nothing there. */
export const nextStep = (step: AuthStep, event: AuthEvent): AuthStep => table[step][event] ?? step

/** The page of a step; steps that only follow another have none of their own. */
export const stepPath: Readonly<Partial<Record<AuthStep, string>>> = {
  login: '/auth/login',
  signUp: '/auth/register',
  verify: '/auth/otp',
  forgotEmail: '/auth/reset-password',
}

/** The modal widths of spec §9. */
export const stepWidth = (step: AuthStep): 550 | 582 => (step === 'signUp' ? 582 : 550)

/** Keeps by whose link a visitor came, until they sign up. */
export const referralCookie = { name: 'ref', maxAgeSeconds: (90 * day) / 1_000 } as const

/** The code in a request's Cookie header; nothing where there is none, or what stands there is no code. */
export function referralCodeOf(header: string | null): string | undefined {
  const code = /(?:^|; )ref=([A-Za-z0-9]{10})(?:;|$)/.exec(header ?? '')?.[1]
  return code !== undefined && referralCodeFault(code) === undefined ? code : undefined
}
