// Working time is exact to the minute over nights, weekends, holidays, changes of the clock and pauses.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hour, minute } from '#base/time.ts'
import { assertProperty } from '#test/property.ts'
import { dueAfter, type WorkingHours, workedBetween } from './hours.rules.ts'

const hours: WorkingHours = {
  opensHour: 9,
  closesHour: 17,
  timeZone: 'America/Los_Angeles',
  holidays: new Set(['2026-11-26', '2026-12-25']),
}
/** As the shop's own clock shows it; winter is UTC−8, summer UTC−7. */
const winter = (text: string) => new Date(`${text.replace(' ', 'T')}:00-08:00`)
const summer = (text: string) => new Date(`${text.replace(' ', 'T')}:00-07:00`)

test.each([
  ['the same day', winter('2026-11-23 09:00'), 3, winter('2026-11-23 12:00')],
  ['at closing, not at the next opening', winter('2026-11-23 09:00'), 8, winter('2026-11-23 17:00')],
  ['over the night', winter('2026-11-23 16:30'), 1, winter('2026-11-24 09:30')],
  ['asked at night', winter('2026-11-23 22:10'), 8, winter('2026-11-24 17:00')],
  ['asked before the opening', winter('2026-11-23 03:00'), 1, winter('2026-11-23 10:00')],
  ['over the weekend', winter('2026-11-20 16:59'), 8, winter('2026-11-23 16:59')],
  ['asked on a Saturday', winter('2026-11-21 12:00'), 1, winter('2026-11-23 10:00')],
  ['over a holiday', winter('2026-11-25 13:00'), 8, winter('2026-11-27 13:00')],
  ['over a holiday and a weekend', winter('2026-12-24 16:00'), 2, winter('2026-12-28 10:00')],
  ['over the end of summer time', summer('2026-10-30 16:00'), 2, winter('2026-11-02 10:00')],
  ['over its beginning', winter('2026-03-06 16:00'), 2, summer('2026-03-09 10:00')],
  ['nothing is left', winter('2026-11-21 12:00'), 0, winter('2026-11-21 12:00')],
])('what is due after so many working hours is due %s', (_, from, workingHours, due) => {
  expect(dueAfter(from, workingHours * hour, hours)).toEqual(due)
  expect(workedBetween(from, due, hours)).toBe(workingHours * hour)
})

test('time stands still while the office is closed, and before what was asked', () => {
  expect(workedBetween(winter('2026-11-20 17:00'), winter('2026-11-23 09:00'), hours)).toBe(0)
  expect(workedBetween(winter('2026-11-26 00:00'), winter('2026-11-27 00:00'), hours)).toBe(0)
  expect(workedBetween(winter('2026-11-24 12:00'), winter('2026-11-23 12:00'), hours)).toBe(0)
  expect(workedBetween(winter('2026-11-24 10:00'), winter('2026-11-24 10:00'), hours)).toBe(0)
})

test('a whole day is open where its hours are from 0 to 24', () => {
  const always = { ...hours, opensHour: 0, closesHour: 24 }
  expect(workedBetween(winter('2026-11-23 00:00'), winter('2026-11-25 00:00'), always)).toBe(48 * hour)
  expect(dueAfter(winter('2026-11-20 23:59'), 2 * minute, always)).toEqual(winter('2026-11-23 00:01'))
})

const moment = fc
  .integer({ min: Date.parse('2026-09-01T00:00Z') / minute, max: Date.parse('2027-04-30T00:00Z') / minute })
  .map(at => new Date(at * minute))
const span = fc.integer({ min: 1, max: 200 * 60 }).map(minutes => minutes * minute)
const anyHours = fc.record({
  opensHour: fc.integer({ min: 0, max: 12 }),
  closesHour: fc.integer({ min: 13, max: 24 }),
  timeZone: fc.constantFrom('America/Los_Angeles', 'America/New_York', 'Europe/Berlin', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu'),
  holidays: fc.uniqueArray(moment, { maxLength: 40 }).map(days => new Set(days.map(each => each.toISOString().slice(0, 10)))),
})

test('what is due after a span has worked exactly that span, whatever the hours', () => {
  assertProperty(
    fc.property(moment, span, anyHours, (from, ms, open) => {
      expect(workedBetween(from, dueAfter(from, ms, open), open)).toBe(ms)
    }),
    { numRuns: 100 },
  )
})

test('the moment that is due is the first one: a minute before, less was worked', () => {
  assertProperty(
    fc.property(moment, span, anyHours, (from, ms, open) => {
      const before = new Date(dueAfter(from, ms, open).getTime() - minute)
      expect(workedBetween(from, before, open)).toBe(ms - minute)
    }),
    { numRuns: 100 },
  )
})

test('pauses and moments between add up: the parts of a span are the span', () => {
  assertProperty(
    fc.property(moment, moment, moment, anyHours, (one, two, three, open) => {
      const [from, between, to] = [one, two, three].sort((a, b) => a.getTime() - b.getTime()) as [Date, Date, Date]
      expect(workedBetween(from, between, open) + workedBetween(between, to, open)).toBe(workedBetween(from, to, open))
    }),
    { numRuns: 100 },
  )
})

test('what is due in two steps is due as in one', () => {
  assertProperty(
    fc.property(moment, span, span, anyHours, (from, first, then, open) => {
      expect(dueAfter(dueAfter(from, first, open), then, open)).toEqual(dueAfter(from, first + then, open))
    }),
    { numRuns: 100 },
  )
})
