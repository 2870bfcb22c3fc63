import { expect, test } from 'vitest'
import { messageFaults } from '../message/rules.ts'
import { minutesOf, postIdOf, postStatusOf, whyNotPublish, wordedIn } from './rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-21T10:00:01Z')

test('the clock alone makes a scheduled article public, at its very moment', () => {
  expect([null, later, now].map(at => postStatusOf(at, now))).toEqual(['DRAFT', 'SCHEDULED', 'PUBLISHED'])
})
test('where the Vietnamese is empty, the English is shown and said to be English', () => {
  expect(wordedIn('vi', 'Hello', ' ')).toEqual({ text: 'Hello', language: 'en' })
  expect(wordedIn('vi', 'Hello', 'Xin chào')).toEqual({ text: 'Xin chào', language: 'vi' })
  expect(wordedIn('en', 'Hello', 'Xin chào')).toEqual({ text: 'Hello', language: 'en' })
})
test('an article without an English title, summary or text is not published, nor one in the past', () => {
  const post = { title: 'a', summary: 'b', body: 'c', publishedAt: null }
  expect(whyNotPublish(post, now)).toBeUndefined()
  expect(whyNotPublish(post, now, later)).toBeUndefined()
  for (const name of ['title', 'summary', 'body']) expect(whyNotPublish({ ...post, [name]: ' ' }, now)).toBe('POST_INCOMPLETE')
  expect(whyNotPublish(post, now, now)).toBe('POST_TIME_PAST')
  expect(whyNotPublish({ ...post, publishedAt: now }, now, later)).toBe('POST_IS_PUBLISHED')
  expect(whyNotPublish({ ...post, publishedAt: later }, now, new Date('2026-12-01'))).toBeUndefined()
})
test('an address names its article by number, whatever words follow', () => {
  expect(['12', '12-print-files', '0', '-1', '1e3', 'x', '12x', '01'].map(postIdOf)).toEqual([12, 12, ...Array(6).fill(undefined)])
})
test('reading takes at least a minute', () => {
  expect([0, 220, 1_000].map(minutesOf)).toEqual([1, 1, 5])
})
test('the fields of the contact form follow the specification: the phone may be left out', () => {
  expect(messageFaults.phone('')).toBeUndefined()
  expect(messageFaults.phone('12')).toBe('PHONE_INVALID')
  expect(messageFaults.email('a@b')).toBe('EMAIL_INVALID')
  expect(messageFaults.email('')).toBe('REQUIRED')
  expect(messageFaults.topic('PIZZA')).toBe('REQUIRED')
  expect(messageFaults.message('  ')).toBe('REQUIRED')
})
