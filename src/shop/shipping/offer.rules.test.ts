import { expect, test } from 'vitest'
import { cheapestFor, freeFrom, shipDay, workingDaysAfter } from './offer.rules.ts'

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

const sold = [
  { name: 'free', costCents: 0, fromProductionCents: 150_00 },
  { name: 'priority', costCents: 8_70, fromProductionCents: 0 },
  { name: 'standard', costCents: 4_75, fromProductionCents: 0 },
]

test('one tee is told what its own order pays for carriage, not what a large one does', () => {
  expect(cheapestFor(sold, 9_50)?.name).toBe('standard')
  expect(cheapestFor(sold, 149_99)?.name).toBe('standard')
  expect(cheapestFor(sold, 150_00)?.name).toBe('free')
  expect(cheapestFor([], 9_50)).toBeUndefined()
})

test('carriage is free from the lowest order that any free option asks for, and never where there is none', () => {
  expect(freeFrom([...sold, { costCents: 0, fromProductionCents: 90_00 }])).toBe(90_00)
  expect(freeFrom(sold.slice(1))).toBeUndefined()
})
