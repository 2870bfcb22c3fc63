import { expect, test } from 'vitest'
import { type Access, accessText, type Caller, teamOf, whyNotCall } from './access.ts'

const staff = (...roles: string[]): Caller => ({ kind: 'staff', roles })
const account: Caller = { kind: 'seller', roles: [] }
const member = (...teamRoles: string[]): Caller => ({ ...account, teamRoles })
const why = (access: Access, who?: Caller) => whyNotCall({ access }, who)

test('what anyone may do needs no session, everything else does', () => {
  const all: Access[] = ['anyone', 'person', { seller: ['orders'] }, { staff: ['finance'] }]
  expect(all.map(access => why(access))).toEqual([undefined, 'UNAUTHORIZED', 'UNAUTHORIZED', 'UNAUTHORIZED'])
})

test('whoever is signed in may do what a person may: staff, a seller, a member of a team, also one without a role', () => {
  expect([staff(), account, member('money'), member()].map(who => why('person', who))).toEqual([undefined, undefined, undefined, undefined])
})

test('staff need one of the roles that a call names; the owner has every one', () => {
  const access: Access = { staff: ['finance', 'support'] }
  expect([staff('support', 'content'), staff('owner')].map(who => why(access, who))).toEqual([undefined, undefined])
  expect([staff('content'), staff()].map(who => why(access, who))).toEqual(['YOU_NOT_HAVE_PERMISSION', 'YOU_NOT_HAVE_PERMISSION'])
})

test('a call of staff that names no role is the owner’s alone', () => {
  expect([staff('owner'), staff('finance')].map(who => why({ staff: [] }, who))).toEqual([undefined, 'YOU_NOT_HAVE_PERMISSION'])
})

test('the office waits for a second factor that the shop asks for, whatever the role', () => {
  expect(why({ staff: [] }, { ...staff('owner'), needsSecondFactor: true })).toBe('SECOND_FACTOR_REQUIRED')
  expect(why('person', { ...staff('owner'), needsSecondFactor: true })).toBeUndefined()
})

test('for a seller and their team the office does not exist, whatever a member’s roles are called', () => {
  expect([account, member('finance', 'owner')].map(who => why({ staff: ['finance'] }, who))).toEqual(['NOT_FOUND', 'NOT_FOUND'])
})

test('a seller’s account may do everything of a seller’s, staff nothing', () => {
  expect([account, staff('owner')].map(who => why({ seller: ['orders'] }, who))).toEqual([undefined, 'YOU_NOT_HAVE_PERMISSION'])
})

test('a member of a team needs one of the roles that a call names, and one without a role may nothing', () => {
  const access: Access = { seller: ['orders', 'readOnly'] }
  expect([member('money', 'orders'), member('readOnly')].map(who => why(access, who))).toEqual([undefined, undefined])
  expect([member('money'), member(), member('owner')].map(who => why(access, who))).toEqual(Array(3).fill('YOU_NOT_HAVE_PERMISSION'))
})

test('a seller’s call that names no role is the account’s alone', () => {
  expect(why({ seller: [] }, account)).toBeUndefined()
  expect(why({ seller: [] }, member('orders', 'money', 'designs', 'readOnly'))).toBe('YOU_NOT_HAVE_PERMISSION')
})

test('documents say of each access who it lets in', () => {
  const all: Access[] = ['anyone', { seller: ['orders', 'readOnly'] }, { seller: [] }, { staff: ['finance', 'auditor'] }, { staff: [] }]
  expect(all.map(accessText)).toEqual(['anyone', 'seller: orders, readOnly', 'seller: account', 'staff: finance, auditor', 'staff: owner'])
})

test('a seller’s team shares the calls that name its roles', () => {
  const all: Access[] = [
    'anyone',
    'person',
    { staff: ['finance'] },
    { seller: [] },
    { seller: ['orders'] },
    { anyone: ['orders', 'readOnly'] },
  ]
  expect(all.map(access => teamOf({ access }))).toEqual([[], [], [], [], ['orders'], ['orders', 'readOnly']])
})
