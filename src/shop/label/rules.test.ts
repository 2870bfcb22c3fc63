import { expect, test } from 'vitest'
import { sandboxEvents, sandboxPostage, sandboxService } from './carrier/sandbox.rules.ts'
import { isSameZip, linkExpiry } from './rules.ts'

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
})

test('postage grows by the pound', () => {
  expect([8, 16, 17, 33].map(ounces => sandboxPostage(sandboxService('standard'), ounces))).toEqual([4_25, 4_25, 5_35, 6_45])
})

const parcel = (name = 'Minh Lee') => ({
  number: '1',
  handedAt: new Date('2026-11-21T00:00:00Z'),
  to: { name, city: 'Springfield', state: 'IL' },
  from: { city: 'Carson', state: 'CA' },
})
const codes = (hours: number, speed = 1, name?: string) =>
  sandboxEvents(parcel(name), new Date(Date.parse('2026-11-21T00:00:00Z') + hours * 3_600_000), speed).map(event => event.code)

test('a parcel is accepted, moves and is delivered in two days', () => {
  expect(codes(1)).toEqual([])
  expect(codes(3)).toEqual(['ACCEPTED'])
  expect(codes(54)).toEqual(['ACCEPTED', 'DEPARTED', 'ARRIVED', 'OUT_FOR_DELIVERY', 'DELIVERED'])
})
test('a faster clock tells the same earlier', () => {
  expect(codes(0.02, 3_600)).toHaveLength(5)
})
test('some parcels come back, some are never seen', () => {
  expect(codes(54, 1, 'Return to Sender').at(-1)).toBe('RETURNED')
  expect(codes(54, 1, 'No Scan')).toEqual([])
})
