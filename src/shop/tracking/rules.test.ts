import { expect, test } from 'vitest'
import { orderOfScan, stateAfter, troubleOf } from './rules.ts'

test('a late event never moves a parcel back', () => {
  expect(stateAfter('HANDED', 'ACCEPTED')).toBe('ACCEPTED')
  expect(stateAfter('MOVING', 'ACCEPTED')).toBe('MOVING')
  expect(stateAfter('DELIVERED', 'ARRIVED')).toBe('DELIVERED')
  expect(stateAfter('DELIVERED', 'RETURNED')).toBe('DELIVERED')
  expect(stateAfter('MOVING', 'RETURNED')).toBe('RETURNED')
})

const at = (hours: number) => new Date(Date.UTC(2026, 10, 21) + hours * 3_600_000)
test.each([
  ['HANDED', null, 23, undefined],
  ['HANDED', null, 24, 'NO_SCAN'],
  ['MOVING', 2, 73, undefined],
  ['MOVING', 2, 74, 'STUCK'],
  ['DELIVERED', 2, 900, undefined],
  ['RETURNED', 2, 3, 'RETURNED'],
] as const)('a parcel that is %s, seen after %s hours, looked at after %i', (state, seen, now, trouble) => {
  expect(troubleOf({ state, handedAt: at(0), lastEventAt: seen === null ? null : at(seen) }, at(now))).toBe(trouble)
})

test('an order’s number is no tracking number', () => {
  expect(orderOfScan('#1042')).toBe(1042)
  expect(orderOfScan('Order 7')).toBe(7)
  expect(orderOfScan('9200112345678900000018')).toBeUndefined()
})
