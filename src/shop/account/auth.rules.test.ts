import { expect, test } from 'vitest'
import { type AuthEvent, type AuthStep, nextStep, stepWidth } from './auth.rules.ts'

const walk = (start: AuthStep, ...events: AuthEvent[]) => events.reduce(nextStep, start)

test('sign-up, verification, signed in, profile', () => {
  expect(walk('signUp', 'signedUp')).toBe('verify')
  expect(walk('signUp', 'signedUp', 'verified')).toBe('profile')
  expect(walk('signUp', 'signedUp', 'verified', 'profileSaved')).toBe('done')
})

test('whoever is not verified verifies instead of being signed in', () => {
  expect(walk('login', 'notVerified')).toBe('verify')
  expect(walk('login', 'signedIn')).toBe('done')
})

test('a second factor is asked for after the password', () => {
  expect(walk('login', 'factorAsked')).toBe('secondFactor')
  expect(walk('login', 'factorAsked', 'signedIn')).toBe('done')
})

test('email, code, new password, and back to login', () => {
  expect(walk('login', 'toForgot', 'codeSent', 'codeRight', 'passwordSet')).toBe('login')
})

test('every step but the last ones leads back to login', () => {
  for (const step of ['secondFactor', 'signUp', 'verify', 'forgotEmail', 'forgotCode', 'forgotPassword'] as const)
    expect(nextStep(step, 'toLogin')).toBe('login')
})

test('an event that means nothing at a step changes nothing', () => {
  expect(walk('login', 'profileSaved')).toBe('login')
  expect(walk('done', 'toLogin')).toBe('done')
})

test('the dialogs have the widths of the specification', () => {
  expect([stepWidth('login'), stepWidth('signUp')]).toEqual([550, 582])
})
