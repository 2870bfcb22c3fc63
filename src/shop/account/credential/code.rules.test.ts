import { expect, test } from 'vitest'
import { day, later, minute } from '#base/time.ts'
import { type CodeState, guessesPerCode, guessesPerDay, mayGuess } from './code.rules.ts'

const now = new Date('2026-11-21T08:00:00Z')
const code = (given: Partial<CodeState> = {}): CodeState => ({
  purpose: 'verify',
  expiresAt: later(now, minute),
  usedAt: null,
  guesses: 0,
  guessedAt: [],
  ...given,
})
const consuming = { consumes: true } as const
const checking = { consumes: false } as const

test('a code may be guessed at until it is used, has expired or was guessed at five times', () => {
  expect(mayGuess(code(), now, consuming)).toBe(true)
  expect(mayGuess(code({ usedAt: now }), now, consuming)).toBe(false)
  expect(mayGuess(code({ expiresAt: now }), now, consuming)).toBe(false)
  expect([4, 5].map(guesses => mayGuess(code({ guesses }), now, consuming))).toEqual([true, false])
})

test('a check leaves one guess for the call that uses the code up', () => {
  expect([3, 4].map(guesses => mayGuess(code({ guesses }), now, checking))).toEqual([true, false])
})

test('a code is good for its own purpose only', () => {
  expect(mayGuess(code(), now, { ...consuming, purpose: 'verify' })).toBe(true)
  expect(mayGuess(code(), now, { ...consuming, purpose: 'reset' })).toBe(false)
  expect(mayGuess(code({ purpose: 'email' }), now, consuming)).toBe(false)
  expect(mayGuess(code({ purpose: 'email' }), now, { ...consuming, purpose: 'email' })).toBe(true)
})

test('fifteen guesses in 24 hours are all there are, over all codes; older ones do not count', () => {
  const at = (ago: number, count: number) => Array.from({ length: count }, () => later(now, -ago))
  expect(mayGuess(code({ guessedAt: at(day - 1, guessesPerDay) }), now, consuming)).toBe(false)
  expect(mayGuess(code({ guessedAt: at(day, guessesPerDay) }), now, consuming)).toBe(true)
  expect(guessesPerDay).toBe(3 * guessesPerCode)
})
