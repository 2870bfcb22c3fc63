import { describe, expect, test } from 'vitest'
import { day, later, second } from '#base/time.ts'
import { solvesAt, waitAfter, waitStep } from './wait.rules.ts'

const start = new Date('2026-11-02T10:00:00Z')
const at = (days: number, seconds = 0) => later(start, days * day + seconds * second)
const none = { waitsSince: null, remindedAt: null }
const waiting = { waitsSince: start, remindedAt: null }

describe('the wait for a requester', () => {
  test.each([
    [
      'a reply is asked for',
      { status: 'IN_PROGRESS', waitingOn: 'REQUESTER', said: 'ANSWER' },
      none,
      { waitsSince: at(1), remindedAt: null },
    ],
    [
      'staff write again',
      { status: 'IN_PROGRESS', waitingOn: 'REQUESTER', said: 'ANSWER' },
      { waitsSince: start, remindedAt: at(0.5) },
      { waitsSince: at(1), remindedAt: null },
    ],
    [
      'somebody takes it',
      { status: 'IN_PROGRESS', waitingOn: 'REQUESTER' },
      { waitsSince: start, remindedAt: at(0.5) },
      { waitsSince: start, remindedAt: at(0.5) },
    ],
    ['they reply', { status: 'IN_PROGRESS', waitingOn: 'STAFF' }, { waitsSince: start, remindedAt: at(0.5) }, none],
    ['production must act', { status: 'IN_PROGRESS', waitingOn: 'PRODUCTION', said: 'DECISION' }, waiting, none],
    ['it is solved', { status: 'SOLVED', waitingOn: 'REQUESTER' }, waiting, none],
  ] as const)('where %s', (_, move, was, expected) => {
    expect(waitAfter(was, move, at(1))).toEqual(expected)
  })

  test('is reminded of after five days and over after seven, to the second', () => {
    expect(waitStep(waiting, at(5, -1))).toBeUndefined()
    expect(waitStep(waiting, at(5))).toBe('REMIND')
    const reminded = { waitsSince: start, remindedAt: at(5, 40) }
    expect(waitStep(reminded, at(7, -1))).toBeUndefined()
    expect(waitStep(reminded, at(7))).toBe('SOLVE')
    expect(solvesAt(reminded)).toEqual(at(7))
  })

  test('is never over without a day’s notice', () => {
    expect(waitStep(waiting, at(30))).toBe('REMIND')
    const late = { waitsSince: start, remindedAt: at(30) }
    expect(waitStep(late, at(31, -1))).toBeUndefined()
    expect(waitStep(late, at(31))).toBe('SOLVE')
    expect(solvesAt(late)).toEqual(at(31))
  })

  test('is of nobody where the requester need not act', () => {
    expect(waitStep(none, at(99))).toBeUndefined()
    expect(solvesAt(none)).toBeNull()
  })
})
