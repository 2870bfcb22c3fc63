// Every call says who may make it (promise S1).
import { expect, test } from 'vitest'
import { type Access, isForSellers, isForStaff, type TeamRole } from '#base/access/access.ts'
import { call } from '#base/call.ts'
import { assertDeclared } from '#engine/serve/access.ts'
import { staffRoles, teamRoles } from '#shop/account/person/rules.ts'
import { mounted } from './mounted.ts'

const calls = mounted.flatMap(domain => domain.routes)
const sellers = calls.flatMap(({ name, call: { access, method } }) =>
  isForSellers(access) ? [{ name, method, roles: access.seller }] : [],
)
const named = (has: (of: (typeof sellers)[number]) => boolean) => sellers.filter(has).map(({ name }) => name)

test('a seller’s call says which members of a team may make it', () => {
  const isRole = (role: string): role is TeamRole => teamRoles.some(each => each === role)
  expect(named(({ roles }) => !roles.every(isRole) || new Set(roles).size < roles.length)).toEqual([])
  expect(sellers.length).toBeGreaterThan(80)
})

test('a member who only reads reads all that any other member may, and changes nothing', () => {
  expect(named(({ method, roles }) => method === 'GET' && roles.length > 0 && !roles.includes('readOnly'))).toEqual([])
  expect(named(({ method, roles }) => method !== 'GET' && roles.includes('readOnly'))).toEqual([])
})

test('each role of a team has something to read and, but for the one that only reads, to do', () => {
  const having = (role: TeamRole, isRead: boolean) => named(({ method, roles }) => (method === 'GET') === isRead && roles.includes(role))
  expect(teamRoles.filter(role => having(role, true).length === 0)).toEqual([])
  expect(teamRoles.filter(role => having(role, false).length === 0)).toEqual(['readOnly'])
})

test('a call of staff names roles that there are, and never the owner, who has all', () => {
  const known = staffRoles.filter(role => role !== 'owner')
  const strange = calls.filter(({ call: { access } }) => isForStaff(access) && !access.staff.every(role => known.includes(role)))
  expect(strange.map(({ name }) => name)).toEqual([])
})

const common = { touches: 'own', summary: '', answer: {} as never } as const

test('a seller’s call that names no roles does not compile, nor does one of a role that there is not', () => {
  // @ts-expect-error Which members?
  call('GET /v1/gift', { ...common, access: 'seller' })
  // @ts-expect-error The role is called orders.
  call('GET /v1/gift', { ...common, access: { seller: ['order'] } })
  // @ts-expect-error The owner has every role.
  call('GET /v1/office/gift', { ...common, touches: 'any', access: { staff: ['owner'] } })
  expect(() => assertDeclared('gift', call('GET /v1/gift', { ...common, access: { seller: ['orders'] } }))).not.toThrow()
})

test.each(['seller', {}, { seller: 'orders' }, { staff: undefined }, undefined])(
  'the server does not start on a call whose access is %j',
  access => {
    const planted = call('GET /v1/gift', { ...common, access: access as unknown as Access })
    expect(() => assertDeclared('gift', planted)).toThrow('The call gift declares no access.')
  },
)
