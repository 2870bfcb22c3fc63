import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { mailsTo } from '#test/mail.ts'
import { codeOf as phoneCodeOf } from '#test/phone.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { hashPassword } from '../credential/password.ts'
import { factorCalls } from '../factor/contract.ts'
import { accountOfficeCalls } from '../office/contract.ts'
import { accountCalls } from '../profile/contract.ts'
import { leaveCalls } from '../profile/leave.contract.ts'
import { signInCalls } from '../sign-in/contract.ts'
import { type Seeded, seedMember, seedSeller, seedStaff } from '../sign-in/seed.ts'
import { teamCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const password = 'letters on a bench'
const passwordHash = await hashPassword(password)
const owner = await seedStaff(db, 'owner')
const asOwner = shop.client(owner.token)

const newEmail = () => `lan-${randomBytes(5).toString('hex')}@example.com`
const invite = async (seller: Seeded, given: Partial<{ email: string; roles: ('orders' | 'money')[]; language: 'en' | 'vi' }> = {}) => {
  const email = given.email ?? newEmail()
  const body = { email, fullName: 'Lan Tran', roles: given.roles ?? ['orders' as const], language: given.language }
  return (await shop.client(seller.token)(teamCalls.inviteMember, { body })).data
}
/** The links that were mailed to this address, the newest first. */
const linksTo = async (email: string) => {
  await shop.settled()
  return (await mailsTo(shop, email)).flatMap(({ text }) => /#([\w-]{43})/.exec(text ?? '')?.[1] ?? [])
}
const join = async (email: string) => {
  const [token = ''] = await linksTo(email)
  return (await shop.client()(signInCalls.redeemLink, { body: { token } })).data
}
const subjectsTo = async (email: string) => {
  await shop.settled()
  return (await mailsTo(shop, email)).map(({ subject }) => subject)
}
const team = async (seller: Seeded) => (await shop.client(seller.token)(teamCalls.myTeam)).data
const me = (token: string) => refusalOf(shop.client(token)(accountCalls.me))

test('a seller invites by email; the mailed link signs in once, a password is chosen, and the member stands in the list', async () => {
  const seller = await seedSeller(db)
  const invited = await invite(seller, { language: 'vi', roles: ['orders', 'money'] })
  expect(invited).toMatchObject({ state: 'invited', roles: ['orders', 'money'], fullName: 'Lan Tran', joinedAt: null, sessions: 0 })
  await shop.settled()
  const [mail] = await mailsTo(shop, invited.email)
  expect(mail?.subject).toBe(`${seller.username} mời bạn vào đội ngũ trên Inkport`)
  expect(mail?.text).toContain('đơn hàng, tiền')
  const { user, accessToken } = await join(invited.email)
  expect(user).toMatchObject({ kind: 'seller', roles: [], team: { sellerId: seller.id, roles: ['orders', 'money'] }, hasPassword: false })
  await shop.client(accessToken)(accountCalls.changePassword, { body: { newPassword: password } })
  const again = await shop.client()(signInCalls.signIn, { body: { username: invited.email, password } })
  expect(again.data.accessToken).not.toBe('')
  expect((await team(seller)).members).toMatchObject([{ id: invited.id, state: 'active', sessions: 1 }])
  expect(await refusalOf(join(invited.email))).toBe('422 LINK_IS_NOT_VALID')
})

test('the seller is mailed who was invited, changed and removed; the member who changed and removed them', async () => {
  const seller = await seedSeller(db)
  const { id, email } = await invite(seller)
  await join(email)
  const client = shop.client(seller.token)
  await client(teamCalls.setMemberRoles, { params: { id }, body: { roles: ['money'] } })
  await client(teamCalls.removeMember, { params: { id } })
  expect((await subjectsTo(seller.email)).toSorted()).toEqual([
    `${email} has another role in your Inkport team`,
    `${email} was invited to your Inkport team`,
    `${email} was removed from your Inkport team`,
  ])
  expect((await subjectsTo(email)).toSorted()).toEqual([
    `You are no longer in the team of ${seller.username}`,
    `Your role in the team of ${seller.username} has changed`,
    `${seller.username} invites you to their team on Inkport`,
  ])
})

test('a link that is sent again ends the one before, and who is in needs none', async () => {
  const seller = await seedSeller(db)
  const { id, email } = await invite(seller)
  const [first = ''] = await linksTo(email)
  await shop.client(seller.token)(teamCalls.inviteMemberAgain, { params: { id } })
  expect(await refusalOf(shop.client()(signInCalls.redeemLink, { body: { token: first } }))).toBe('422 LINK_IS_NOT_VALID')
  const second = (await linksTo(email)).find(token => token !== first) ?? ''
  await shop.client()(signInCalls.redeemLink, { body: { token: second } })
  const again = shop.client(seller.token)(teamCalls.inviteMemberAgain, { params: { id } })
  expect(await refusalOf(again)).toBe('409 MEMBER_HAS_JOINED')
})

test('an invitation is good for seven days, and no code is a way around it', async () => {
  const later = await startShop()
  const seller = await seedSeller(later.engine.db, { passwordHash })
  const email = newEmail()
  const body = { email, fullName: 'Lan', roles: ['orders' as const] }
  await later.client(seller.token)(teamCalls.inviteMember, { body })
  await later.settled()
  const [token = ''] = (await mailsTo(later, email)).map(({ text }) => /#([\w-]{43})/.exec(text ?? '')?.[1] ?? '')
  const state = async () => {
    const { accessToken } = (await later.client()(signInCalls.signIn, { body: { username: seller.username, password } })).data
    return (await later.client(accessToken)(teamCalls.myTeam)).data.members[0]?.state
  }
  later.advance(6.9 * day)
  expect(await state()).toBe('invited')
  later.advance(0.2 * day)
  expect(await state()).toBe('expired')
  expect(await refusalOf(later.client()(signInCalls.redeemLink, { body: { token } }))).toBe('422 LINK_IS_NOT_VALID')
  await later.client()(signInCalls.requestOtp, { body: { email } })
  await later.settled()
  expect(await mailsTo(later, email)).toHaveLength(1)
  await later.close()
})

test('an email that has an account is refused, also as a member of another team', async () => {
  const [seller, other] = [await seedSeller(db), await seedSeller(db)]
  const member = await seedMember(db, other.id, 'orders')
  for (const { email } of [other, member, owner]) expect(await refusalOf(invite(seller, { email }))).toBe('409 MEMBER_HAS_AN_ACCOUNT')
})

test('of two people with one name before the @ both get a username', async () => {
  const seller = await seedSeller(db)
  const name = `lan${randomBytes(4).toString('hex')}`
  const [one, two] = [await invite(seller, { email: `${name}@example.com` }), await invite(seller, { email: `${name}@example.org` })]
  expect([one.username, two.username]).toEqual([name, expect.stringMatching(new RegExp(`^${name}-[a-z0-9]{6}$`))])
})

test('a team has as many members as the shop says, also where two are invited at once', async () => {
  const seller = await seedSeller(db)
  const set = (value: number) => asOwner(settingCalls.changeSetting, { params: { key: 'teamMembers' }, body: { value } })
  await set(2)
  await invite(seller)
  const both = await Promise.all([refusalOf(invite(seller)), refusalOf(invite(seller))])
  expect(both.toSorted()).toEqual(['422 TEAM_IS_FULL', 'no refusal'])
  await set(20)
})

test('the seller invites at most thirty times an hour, whoever it is', async () => {
  const seller = await seedSeller(db)
  const tries = Array.from({ length: 31 }, () => refusalOf(invite(seller, { email: owner.email })))
  expect((await Promise.all(tries)).filter(refusal => refusal === '429 TOO_MANY_REQUESTS')).toHaveLength(1)
})

test('a member makes no call of the team, whatever their roles', async () => {
  const seller = await seedSeller(db)
  const lan = await seedMember(db, seller.id, 'orders', 'money', 'designs', 'readOnly')
  const bo = await seedMember(db, seller.id, 'orders')
  const client = shop.client(lan.token)
  const params = { id: bo.id }
  const refusals = [
    client(teamCalls.myTeam),
    client(teamCalls.inviteMember, { body: { email: newEmail(), fullName: 'Bo', roles: ['orders'] } }),
    client(teamCalls.inviteMemberAgain, { params }),
    client(teamCalls.setMemberRoles, { params: { id: lan.id }, body: { roles: ['money'] } }),
    client(teamCalls.endMemberSessions, { params }),
    client(teamCalls.removeMember, { params }),
    client(teamCalls.setTeamFactor, { body: { isRequired: false } }),
  ]
  expect(new Set(await Promise.all(refusals.map(refusalOf)))).toEqual(new Set(['403 YOU_NOT_HAVE_PERMISSION']))
})

test('another seller’s member is as one that is not there', async () => {
  const [seller, other] = [await seedSeller(db), await seedSeller(db)]
  const { id } = await seedMember(db, other.id, 'orders')
  const client = shop.client(seller.token)
  for (const params of [{ id }, { id: 999_999_999 }, { id: other.id }]) {
    const acts = [
      client(teamCalls.inviteMemberAgain, { params }),
      client(teamCalls.setMemberRoles, { params, body: { roles: ['money'] } }),
      client(teamCalls.endMemberSessions, { params }),
      client(teamCalls.removeMember, { params }),
    ]
    expect(new Set(await Promise.all(acts.map(refusalOf)))).toEqual(new Set(['404 MEMBER_NOT_FOUND']))
  }
  expect((await team(other)).members).toHaveLength(1)
})

test('a member’s profile, sessions and password are their own, and the seller’s stay what they are', async () => {
  const seller = await seedSeller(db, { passwordHash })
  const lan = await seedMember(db, seller.id, 'orders')
  const client = shop.client(lan.token)
  await client(accountCalls.updateMe, { body: { fullName: 'Lan', phone: '0912345678', address: 'Hue' } })
  expect((await client(accountCalls.mySessions)).data).toHaveLength(1)
  await client(accountCalls.changePassword, { body: { newPassword: 'quite another passphrase' } })
  expect((await shop.client(seller.token)(accountCalls.me)).data.fullName).toBe('')
  expect(await refusalOf(shop.client()(signInCalls.signIn, { body: { username: seller.username, password } }))).toBe('no refusal')
})

test('how orders are submitted and paid is not a member’s to say', async () => {
  const seller = await seedSeller(db)
  const client = shop.client((await seedMember(db, seller.id, 'orders', 'money')).token)
  expect(await refusalOf(client(accountCalls.setPreferences, { body: { payAfterDeposit: true } }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect((await client(accountCalls.setPreferences, { body: { language: 'vi' } })).data.language).toBe('vi')
})

test('who is removed is out at once; their email is free, and their name stays with what they did', async () => {
  const seller = await seedSeller(db)
  const { id, email } = await invite(seller)
  const { accessToken, user } = await join(email)
  await shop.client(seller.token)(teamCalls.removeMember, { params: { id } })
  expect(await me(accessToken)).toBe('401 UNAUTHORIZED')
  expect(await refusalOf(shop.client(seller.token)(teamCalls.removeMember, { params: { id } }))).toBe('404 MEMBER_NOT_FOUND')
  expect((await asOwner(accountOfficeCalls.person, { params: { id } })).data).toMatchObject({
    username: `${user.username}#${id}`,
    email: `closed#${id}`,
    fullName: 'Lan Tran',
    state: 'closed',
    teamOf: { id: seller.id, username: seller.username },
  })
  const anew = await invite(seller, { email })
  expect(anew).toMatchObject({ username: user.username, state: 'invited' })
})

test('staff neither mark an invitation as taken up nor give a member a tier', async () => {
  const { id } = await invite(await seedSeller(db))
  expect(await refusalOf(asOwner(accountOfficeCalls.verifyPerson, { params: { id } }))).toBe('422 NOT_A_SELLER')
  expect(await refusalOf(asOwner(accountOfficeCalls.setTier, { params: { id }, body: { tier: 'GOLD' } }))).toBe('422 NOT_A_SELLER')
})

test('an invitation that is taken back leaves nothing of the person', async () => {
  const seller = await seedSeller(db)
  const { id, email } = await invite(seller)
  const [token = ''] = await linksTo(email)
  await shop.client(seller.token)(teamCalls.removeMember, { params: { id } })
  expect(await refusalOf(shop.client()(signInCalls.redeemLink, { body: { token } }))).toBe('422 LINK_IS_NOT_VALID')
  expect((await asOwner(accountOfficeCalls.person, { params: { id } })).data).toMatchObject({ username: `closed#${id}`, fullName: '' })
  expect(await subjectsTo(email)).toHaveLength(1)
})

test('a suspended seller’s team is out with them, and comes back with them by a new sign-in', async () => {
  const seller = await seedSeller(db)
  const { email } = await invite(seller)
  const { accessToken } = await join(email)
  await shop.client(accessToken)(accountCalls.changePassword, { body: { newPassword: password } })
  const signIn = () => refusalOf(shop.client()(signInCalls.signIn, { body: { username: email, password } }))
  const params = { id: seller.id }
  await asOwner(accountOfficeCalls.suspendPerson, { params, body: { reason: 'A test' } })
  expect([await me(accessToken), await signIn()]).toEqual(['401 UNAUTHORIZED', '422 ACCOUNT_SUSPENDED'])
  await asOwner(accountOfficeCalls.restorePerson, { params })
  expect([await me(accessToken), await signIn()]).toEqual(['401 UNAUTHORIZED', 'no refusal'])
})

test('a seller who closes their account closes their team', async () => {
  const seller = await seedSeller(db, { passwordHash })
  const lan = await seedMember(db, seller.id, 'orders')
  await shop.client(seller.token)(leaveCalls.closeAccount, { body: { password } })
  expect(await me(lan.token)).toBe('401 UNAUTHORIZED')
  expect((await asOwner(accountOfficeCalls.person, { params: { id: lan.id } })).data).toMatchObject({ state: 'closed', fullName: '' })
  expect(await subjectsTo(lan.email)).toEqual([`You are no longer in the team of ${seller.username}`])
})

test('a member who closes their account leaves the team, and the seller’s stays open', async () => {
  const seller = await seedSeller(db)
  const lan = await seedMember(db, seller.id, 'orders')
  await shop.client(lan.token)(leaveCalls.closeAccount, { body: {} })
  expect((await team(seller)).members).toEqual([])
  expect(await subjectsTo(seller.email)).toEqual([`${lan.email} has left your Inkport team`])
})

test('the seller ends the sessions of a member, who may sign in again', async () => {
  const seller = await seedSeller(db)
  const lan = await seedMember(db, seller.id, 'orders')
  const { data } = await shop.client(seller.token)(teamCalls.endMemberSessions, { params: { id: lan.id } })
  expect([data.state, data.sessions, await me(lan.token)]).toEqual(['active', 0, '401 UNAUTHORIZED'])
})

test('where the seller asks for a second factor, a member does nothing of theirs before it is set up', async () => {
  const seller = await seedSeller(db)
  const lan = await seedMember(db, seller.id, 'orders')
  const client = shop.client(lan.token)
  const act = () => refusalOf(client(teamCalls.myTeam))
  expect(await act()).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect((await shop.client(seller.token)(teamCalls.setTeamFactor, { body: { isRequired: true } })).data.isFactorRequired).toBe(true)
  expect(await act()).toBe('403 SECOND_FACTOR_REQUIRED')
  expect((await client(factorCalls.mySecondFactor)).data).toMatchObject({ isOn: false, isRequired: true })
  const { secret } = (await client(factorCalls.beginSecondFactor, { body: {} })).data
  const { recoveryCodes } = (await client(factorCalls.confirmSecondFactor, { body: { code: phoneCodeOf(secret, db.now()) } })).data
  expect(await act()).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect((await team(seller)).members).toMatchObject([{ hasSecondFactor: true }])
  const off = client(factorCalls.disableSecondFactor, { body: { code: recoveryCodes[0] ?? '' } })
  expect(await refusalOf(off)).toBe('422 SECOND_FACTOR_IS_REQUIRED')
  expect((await shop.client(seller.token)(factorCalls.mySecondFactor)).data.isRequired).toBe(false)
})
