import { expect, test } from 'vitest'
import { formatDate, formatRelative } from './time.ts'

const at = '2026-11-21T18:05:09.000Z'
const en = { language: 'en', timeZone: 'Asia/Ho_Chi_Minh' } as const
const vi = { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' } as const

test('a date is written in the reader’s language and zone, in seven formats', () => {
  expect(formatDate(at, 'long', en)).toBe('November 22nd, 2026')
  expect(formatDate(at, 'dotted', en)).toBe('22.11.2026')
  expect(formatDate(at, 'dotted', { language: 'en', timeZone: 'America/New_York' })).toBe('21.11.2026')
  expect(formatDate(at, 'medium', en)).toBe('Nov 22, 2026')
  expect(formatDate(at, 'short', en)).toBe('Nov 22')
  expect(formatDate(at, 'dateTime', en)).toBe('Nov 22, 2026, 01:05')
  expect(formatDate(at, 'time', en)).toBe('01:05')
  expect(formatDate(at, 'exact', en)).toContain('Sunday, November 22, 2026')
  expect(formatDate(at, 'exact', vi)).toBe('Chủ Nhật, 22 tháng 11, 2026 lúc 01:05:09 GMT+7')
  expect(formatDate(at, 'long', vi)).toBe('22 tháng 11, 2026')
})

test('English days end in st, nd, rd and th', () => {
  const days = [1, 2, 3, 4, 11, 12, 13, 21].map(day => formatDate(Date.UTC(2026, 0, day), 'long', { language: 'en', timeZone: 'UTC' }))
  expect(days.map(text => text.replace(/^January (\w+),.*$/, '$1'))).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st'])
})

test('what was just now is said as people say it', () => {
  const now = Date.parse(at)
  expect(formatRelative(now - 5 * 60_000, now, en)).toBe('5 minutes ago')
  expect(formatRelative(now + 2 * 3_600_000, now, en)).toBe('in 2 hours')
  expect(formatRelative(now - 24.5 * 3_600_000, now, en)).toBe('yesterday')
  expect(formatRelative(now - 5 * 60_000, now, vi)).toBe('5 phút trước')
  expect(formatRelative(now - 30 * 86_400_000, now, en)).toBe('Oct 23, 2026')
})

test('days are those of the reader’s calendar, not spans of 24 hours', () => {
  const now = Date.parse(at) // 01:05 of the 22nd where they read it
  expect(formatRelative(now - 26 * 3_600_000, now, en)).toBe('2 days ago')
  expect(formatRelative(now + 46 * 3_600_000, now, en)).toBe('tomorrow')
  // Within a sentence, as in English: the platform's Vietnamese begins with a capital.
  expect(formatRelative(now + 46 * 3_600_000, now, vi)).toBe('ngày mai')
  expect(formatRelative(now + 47 * 3_600_000, now, en)).toBe('in 2 days')
  expect(formatRelative(now + 7 * 86_400_000 - 1, now, en)).toBe('in 7 days')
  // The clock goes back that Sunday in New York: it has 25 hours, and 24 of them still pass within it.
  const sunday = Date.parse('2026-11-01T04:10:00.000Z')
  expect(formatRelative(sunday + 86_400_000, sunday, { language: 'en', timeZone: 'America/New_York' })).toBe('tomorrow')
})
