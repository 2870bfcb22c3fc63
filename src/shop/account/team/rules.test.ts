import { expect, test } from 'vitest'
import { memberStateOf, usernameFrom } from './rules.ts'

test.each([
  ['lan.tran+shop@example.com', 'lan.tran-shop'],
  ['9lan@example.com', 'm-9lan'],
  ['a@example.com', 'a--'],
  [`${'x'.repeat(60)}@example.com`, 'x'.repeat(24)],
])('the username of %s is %s', (email, username) => {
  expect(usernameFrom(email)).toBe(username)
})

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

test('an invitation waits for seven days, then it has expired; who came is active, and who was suspended is that before all', () => {
  const invited = { invitedAt: at(1), verifiedAt: null, suspendedAt: null }
  expect([memberStateOf(invited, at(7)), memberStateOf(invited, at(8))]).toEqual(['invited', 'expired'])
  expect(memberStateOf({ ...invited, verifiedAt: at(2) }, at(20))).toBe('active')
  expect(memberStateOf({ ...invited, verifiedAt: at(2), suspendedAt: at(3) }, at(4))).toBe('suspended')
})
