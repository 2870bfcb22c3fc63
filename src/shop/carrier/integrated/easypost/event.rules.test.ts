// What EasyPost tells of a parcel, and what of it counts.
import { expect, test } from 'vitest'
import { type Detail, eventsOf } from './event.rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 25, 14, minutes))
const detail = (status: string, more: string, minutes = 0): Detail => ({ status, status_detail: more, datetime: at(minutes) })
const codes = (...details: Detail[]) => eventsOf('9200', details).map(({ code }) => code)
const first = detail('in_transit', 'unknown', 1)

test.each([
  ['pre_transit', 'label_created', []],
  ['pre_transit', 'status_update', []],
  ['unknown', 'unknown', []],
  ['available_for_pickup', 'unknown', []],
  ['failure', 'unknown', []],
  ['error', 'unknown', []],
  ['cancelled', 'unknown', []],
  ['a_status_of_next_year', 'unknown', []],
  ['in_transit', 'unknown', []],
  ['in_transit', 'arrived_at_facility', ['ARRIVED']],
  ['in_transit', 'arrived_at_destination', ['ARRIVED']],
  ['in_transit', 'departed_facility', ['DEPARTED']],
  ['out_for_delivery', 'unknown', ['OUT_FOR_DELIVERY']],
  ['delivered', 'arrived_at_destination', ['DELIVERED']],
  ['return_to_sender', 'return', ['RETURNED']],
] as const)('%s (%s) of an accepted parcel says %j', (status, more, expected) => {
  expect(codes(first, detail(status, more, 2))).toEqual(['ACCEPTED', ...expected])
})

test('the first that is on its way says that the carrier has it, whatever it is called', () => {
  expect(codes(detail('pre_transit', 'label_created', 0), detail('in_transit', 'arrived_at_facility', 3))).toEqual(['ACCEPTED'])
})

test('a parcel that is first seen at its door was delivered', () => {
  expect(codes(detail('delivered', 'arrived_at_destination', 9))).toEqual(['DELIVERED'])
})

test('they are told in the order of time, with their place', () => {
  const late = { ...detail('in_transit', 'departed_facility', 7), tracking_location: { city: 'RENO', state: 'NV' } }
  expect(eventsOf('9200', [late, first])).toEqual([
    { number: '9200', code: 'ACCEPTED', at: at(1), place: '' },
    { number: '9200', code: 'DEPARTED', at: at(7), place: 'RENO, NV' },
  ])
})
