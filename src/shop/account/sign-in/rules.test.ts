import { expect, test } from 'vitest'
import { type AuthEvent, type AuthStep, authEvents, authSteps, nextStep, stepPath, stepWidth } from './rules.ts'

const walk = (start: AuthStep, ...events: AuthEvent[]) => events.reduce(nextStep, start)

/** The whole of the specification's §4, step by event; every pair that is not here changes nothing. */
const flow: readonly (readonly [step: AuthStep, event: AuthEvent, next: AuthStep])[] = [
  ['login', 'signedIn', 'done'],
  ['login', 'notVerified', 'verify'],
  ['login', 'factorAsked', 'secondFactor'],
  ['login', 'toSignUp', 'signUp'],
  ['login', 'toForgot', 'forgotEmail'],
  ['secondFactor', 'signedIn', 'done'],
  ['secondFactor', 'toLogin', 'login'],
  ['signUp', 'signedUp', 'verify'],
  ['signUp', 'toLogin', 'login'],
  ['verify', 'verified', 'profile'],
  ['verify', 'toLogin', 'login'],
  ['forgotEmail', 'codeSent', 'forgotCode'],
  ['forgotEmail', 'toLogin', 'login'],
  ['forgotCode', 'codeRight', 'forgotPassword'],
  ['forgotCode', 'verified', 'profile'],
  ['forgotCode', 'toLogin', 'login'],
  ['forgotPassword', 'passwordSet', 'login'],
  ['forgotPassword', 'toLogin', 'login'],
  ['profile', 'profileSaved', 'done'],
]

test('every step follows every event as the table says, and any other event changes nothing', () => {
  for (const step of authSteps)
    for (const event of authEvents) {
      const next = flow.find(([from, by]) => from === step && by === event)?.[2] ?? step
      expect(nextStep(step, event), `${step} + ${event}`).toBe(next)
    }
})

test('§4: sign-up succeeds, the verification opens; the right code signs in; then the profile', () => {
  expect(walk('signUp', 'signedUp')).toBe('verify')
  expect(walk('signUp', 'signedUp', 'verified')).toBe('profile')
  expect(walk('signUp', 'signedUp', 'verified', 'profileSaved')).toBe('done')
})

test('§4: at login, whoever is not verified verifies instead of being signed in', () => {
  expect(walk('login', 'notVerified')).toBe('verify')
})

test('§4: a successful login closes the dialog', () => {
  expect(walk('login', 'signedIn')).toBe('done')
  expect(walk('login', 'factorAsked', 'signedIn')).toBe('done')
})

test('§4: email, then code, then new password, then back to login', () => {
  expect(walk('login', 'toForgot', 'codeSent', 'codeRight', 'passwordSet')).toBe('login')
})

test('every step can be reached from login, and nothing leads out of the end', () => {
  const reached = new Set<AuthStep>(['login'])
  for (let size = 0; size !== reached.size; ) {
    size = reached.size
    for (const step of [...reached]) for (const event of authEvents) reached.add(nextStep(step, event))
  }
  expect([...reached].toSorted()).toEqual([...authSteps].toSorted())
  for (const event of authEvents) expect(nextStep('done', event)).toBe('done')
})

test('§2: page and dialog are one component: the steps that have a page have the specification’s address', () => {
  expect(stepPath).toEqual({ login: '/auth/login', signUp: '/auth/register', verify: '/auth/otp', forgotEmail: '/auth/reset-password' })
})

test('§9: the dialogs are 550 or 582 wide', () => {
  for (const step of authSteps) expect(stepWidth(step)).toBe(step === 'signUp' ? 582 : 550)
})
