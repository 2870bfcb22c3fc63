import { expect, test } from 'vitest'
import { carrierOfNumber } from '../../number.carrier.ts'
import { sandboxEvents, sandboxNumber, sandboxPostage, sandboxRefund, sandboxService } from './rules.ts'

test('postage grows by the pound', () => {
  expect([8, 16, 17, 33].map(ounces => sandboxPostage(sandboxService('GROUND'), ounces))).toEqual([4_25, 4_25, 5_35, 6_45])
})

test('abroad goes by services and numbers of its own, which are USPS’s', () => {
  const [small, large] = [sandboxService('SMALL_ABROAD'), sandboxService('ABROAD')]
  expect([sandboxPostage(small, 8), sandboxPostage(small, 17), sandboxPostage(large, 65)]).toEqual([9_25, 12_85, 50_90])
  const number = sandboxNumber(small, 12_345_678)
  expect(number).toMatch(/^LZ12345678\dUS$/)
  expect(carrierOfNumber(number)).toBe('usps')
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
test('some parcels come back, are lost or damaged, some are never seen', () => {
  expect(codes(54, 1, 'Return to Sender').at(-1)).toBe('RETURNED')
  expect(codes(54, 1, 'Lost in Transit').slice(-2)).toEqual(['OUT_FOR_DELIVERY', 'LOST'])
  expect(codes(54, 1, 'Damaged in Transit').at(-1)).toBe('DAMAGED')
  expect(codes(54, 1, 'No Scan')).toEqual([])
})

test.each([
  ['Minh Lee', 'VOIDED', 'VOIDED'],
  ['Late Refund', 'ASKED', 'REFUNDED'],
  ['No Refund', 'ASKED', 'REFUSED'],
])('the postage of a label for %s is %s at once, and %s after three days', (name, atOnce, later) => {
  const to = { name, street1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' }
  const voidedAt = new Date('2026-11-21T00:00:00Z')
  const at = (day: number, speed = 1) => sandboxRefund({ shipment: { to }, voidedAt }, new Date(Date.UTC(2026, 10, day)), speed).state
  expect([at(21), at(23), at(24), at(22, 10)]).toEqual([atOnce, atOnce, later, later])
})
