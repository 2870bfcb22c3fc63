import { expect, test } from 'vitest'
import { faultWords, isSamePart, isSameZip, linkExpiry } from './rules.ts'

test.each([
  ['https://p16.tiktokcdn.com/label.pdf?x-expires=1764547200&x-signature=a', '2025-12-01T00:00:00.000Z'],
  ['https://b.s3.amazonaws.com/l.pdf?X-Amz-Date=20261121T000000Z&X-Amz-Expires=3600', '2026-11-21T01:00:00.000Z'],
  ['https://d1.cloudfront.net/l.pdf?Expires=1764547200', '2025-12-01T00:00:00.000Z'],
  ['https://drive.google.com/file/d/abc/view', undefined],
  ['https://example.com/?x-expires=soon', undefined],
  ['no link', undefined],
])('the end of %s', (link, end) => {
  expect(linkExpiry(link)?.toISOString()).toBe(end)
})

test('a ZIP of nine digits is the same as its first five', () => {
  expect(isSameZip('62701-1234', '62701')).toBe(true)
  expect(isSameZip('627011234', '62702')).toBe(false)
  expect(['627**', '*****', '***01', '**'].map(zip => isSameZip('62701-1234', zip))).toEqual([true, true, true, true])
  expect(['628**', '***02'].map(zip => isSameZip('62701-1234', zip))).toEqual([false, false])
})

test('frames on a page are one label where they share more than their edges, whichever is the smaller', () => {
  const left = { left: 0, top: 0, right: 0.5, bottom: 0 }
  const right = { left: 0.5, top: 0, right: 0, bottom: 0 }
  const whole = { left: 0, top: 0, right: 0, bottom: 0 }
  const corner = { left: 0, top: 0, right: 0.9, bottom: 0.9 }
  expect([isSamePart(left, right), isSamePart(left, { ...right, left: 0.47 }), isSamePart(right, corner)]).toEqual([false, false, false])
  expect([isSamePart(left, left), isSamePart(whole, corner), isSamePart(corner, left), isSamePart(left, { ...right, left: 0.4 })]).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('what is kept with the fault of a label is put into its sentence, and never shown in its place', () => {
  expect(faultWords('10001 / 84101')).toMatchObject({ zip: '10001', orderZip: '84101' })
  expect(faultWords('no service express')).toMatchObject({ reason: 'no service express' })
  expect(faultWords('7')).toMatchObject({ page: '7' })
})
