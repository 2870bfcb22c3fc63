import { expect, test } from 'vitest'
import { day, hour, minute } from '#base/time.ts'
import { isUnseen, nextAsk, paperOfScan, stateAfter, troubleOf } from './rules.ts'

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

interface Followed {
  handedAt: number
  askedAt: number
  askAt: number
  askBy: number
  isTold: boolean
}
/** What cron does each minute with one call for one number, of 60 calls in any hour: who waited longest to be asked about, and the most calls. */
function follow(parcels: readonly Followed[], hours: number) {
  const calls: number[] = []
  let longestMs = 0
  let mostInAnHour = 0
  for (let now = 0; now < hours * hour; now += minute) {
    const inTheHour = calls.slice(-60).filter(at => at > now - hour - minute).length
    const next = parcels.reduce<Followed | undefined>(
      (first, each) => (each.askAt <= now && (first === undefined || each.askBy < first.askBy) ? each : first),
      undefined,
    )
    if (!next || inTheHour >= 60) continue
    calls.push(now)
    mostInAnHour = Math.max(mostInAnHour, inTheHour + 1)
    if (!next.isTold) longestMs = Math.max(longestMs, now - next.askedAt)
    const { askAt, askBy } = nextAsk({ handedAt: new Date(next.handedAt), isFree: false, isTold: next.isTold }, new Date(now))
    Object.assign(next, { askedAt: now, askAt: askAt?.getTime() ?? Infinity, askBy: askBy?.getTime() ?? Infinity })
  }
  const waits = parcels.filter(each => each.askAt !== Infinity && !each.isTold).map(each => hours * hour - each.askedAt)
  return { longestMs: Math.max(longestMs, ...waits), mostInAnHour }
}

test.each([
  ['all at once', (_: number) => 0],
  ['over ten days', (at: number) => -(at % 10) * day],
  ['a fifth of them each day', (at: number) => -Math.floor(at / 100) * day],
])(
  'of 1,000 parcels that were handed over %s, the 500 that nobody tells of are asked about within 12 hours, by 60 calls an hour, for three days',
  (_, handed) => {
    const parcels = Array.from({ length: 500 }, (_each, at) => {
      const handedAt = handed(at)
      // Those of before were asked about in turn.
      const askedAt = handedAt === 0 ? 0 : -(at % 480) * minute
      return { handedAt, askedAt, askAt: askedAt + hour, askBy: askedAt + 12 * hour, isTold: false }
    })
    // What carriers send comes within minutes; each parcel's last one at its own time.
    const told = Array.from({ length: 500 }, (_each, at) => ({
      handedAt: handed(at),
      askedAt: 0,
      askAt: (at % 48) * hour,
      askBy: ((at % 48) + 48) * hour,
      isTold: true,
    }))
    const { longestMs, mostInAnHour } = follow([...parcels, ...told], 72)
    expect(longestMs).toBeLessThanOrEqual(12 * hour)
    expect(mostInAnHour).toBeLessThanOrEqual(60)
  },
)

test('a parcel is unseen until its carrier says something, also where it is on a manifest that is not closed', () => {
  expect((['LABELLED', 'SCANNED', 'HANDED', 'ACCEPTED', 'MOVING'] as const).map(isUnseen)).toEqual([true, true, true, false, false])
})
