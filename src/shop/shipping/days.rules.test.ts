import { expect, test } from 'vitest'
import { shipDay, workingDaysAfter } from './days.rules.ts'

const thanksgiving = new Set(['2026-11-26'])

test('weekends and holidays do not count', () => {
  expect(workingDaysAfter('2026-11-20', 1, new Set())).toBe('2026-11-23')
  expect(workingDaysAfter('2026-11-23', 4, new Set())).toBe('2026-11-27')
  expect(workingDaysAfter('2026-11-23', 4, thanksgiving)).toBe('2026-11-30')
})

test('what is ordered on a weekend or holiday begins on the next working day', () => {
  expect(workingDaysAfter('2026-11-21', 0, new Set())).toBe('2026-11-23')
  expect(workingDaysAfter('2026-11-26', 1, thanksgiving)).toBe('2026-11-30')
})

test('the day is that of the place the parcels leave from', () => {
  expect(shipDay(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-20')
})
