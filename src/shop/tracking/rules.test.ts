import { expect, test } from 'vitest'
import { paperOfScan, stateAfter, troubleOf } from './rules.ts'

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
  const parcel = { sees: 'CARRIER', state, handedAt: at(0), lastEventAt: seen === null ? null : at(seen), returnedAt: null } as const
  expect(troubleOf(parcel, at(now))).toBe(trouble)
  if (state === 'RETURNED') expect(troubleOf({ ...parcel, returnedAt: at(now) }, at(now))).toBeUndefined()
})

test('our own paper is no tracking number', () => {
  expect(paperOfScan('#1042')).toEqual({ orderId: 1042 })
  expect(paperOfScan('Order 7')).toEqual({ orderId: 7 })
  expect(paperOfScan('INKPORT:T000042')).toEqual({ ticketId: 42 })
  for (const number of ['9200112345678900000018', '123456789012', '1Z999AA10123456784']) expect(paperOfScan(number)).toBeUndefined()
})
