import { expect, test } from 'vitest'
import type { TeamRole } from '#base/access/access.ts'
import type { Audience } from '#base/event.ts'
import { assertAudience, mayReceive } from './audience.ts'

const events: Readonly<Record<string, Audience>> = {
  'money.came': { own: ['money'], staff: ['finance'] },
  'batch.moved': { own: false, staff: [] },
}
const seller = { id: 7, kind: 'seller', roles: [] } as const
const staff = (...roles: string[]) => ({ id: 8, kind: 'staff', roles }) as const
const hears = (who: Parameters<typeof mayReceive>[0], name: string, sellerId: number | null = 7) =>
  mayReceive(who, { name, sellerId }, events)

test('a person hears what is their own, where the event says so', () => {
  expect([hears(seller, 'money.came'), hears(seller, 'money.came', 9), hears(seller, 'batch.moved')]).toEqual([true, false, false])
})

test('a member of a team hears of their seller what one of their roles may, and what is their own', () => {
  const member = (...teamRoles: TeamRole[]) => ({ id: 8, kind: 'seller', roles: [], team: { id: 7 }, teamRoles }) as const
  expect([hears(member('money'), 'money.came'), hears(member('orders'), 'money.came'), hears(member(), 'money.came')]).toEqual([
    true,
    false,
    false,
  ])
  expect([hears(member('money'), 'money.came', 9), hears(member(), 'money.came', 8), hears(member('money'), 'batch.moved')]).toEqual([
    false,
    true,
    false,
  ])
  expect(hears({ ...member('money'), needsSecondFactor: true }, 'money.came')).toBe(false)
})

test('staff hear what one of their roles may, and the owner everything', () => {
  expect([hears(staff('content', 'finance'), 'money.came'), hears(staff('content'), 'money.came')]).toEqual([true, false])
  expect([hears(staff('finance'), 'batch.moved'), hears(staff('owner'), 'batch.moved')]).toEqual([false, true])
})

test('staff without the second factor that is asked for hear nothing but what is their own', () => {
  const owner = { ...staff('owner'), needsSecondFactor: true }
  expect([hears(owner, 'money.came'), hears(owner, 'money.came', owner.id)]).toEqual([false, true])
})

test('an event that nobody declared is nobody’s, whatever its name', () => {
  for (const name of ['money.went', 'toString', '__proto__']) expect(hears(staff('owner'), name)).toBe(false)
})

test('the server refuses to start on an event that does not say who hears it', () => {
  const start = (audience: unknown) => () => assertAudience('money.went', audience as Audience)
  for (const wrong of [
    undefined,
    {},
    { own: [] },
    { own: true, staff: [] },
    { staff: ['finance'] },
    { own: [], staff: 'finance' },
    { own: [], staff: [1] },
  ])
    expect(start(wrong)).toThrow('money.went does not declare who hears it')
  expect(start({ own: false, staff: [] })).not.toThrow()
})
