import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { auditCalls } from '#shop/audit/contract.ts'
import { mailsTo } from '#test/mail.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { accountCalls } from '../profile/contract.ts'
import { signInCalls } from '../sign-in/contract.ts'
import { seedSeller, seedStaff } from '../sign-in/seed.ts'
import { accountOfficeCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const owner = await seedStaff(db, 'owner')
const asOwner = shop.client(owner.token)

test('the owner invites staff by mail; the link signs in once and a first password is chosen', async () => {
  const username = `bo-${randomBytes(4).toString('hex')}`
  const email = `${username}@example.com`
  const { data } = await asOwner(accountOfficeCalls.inviteStaff, {
    body: { username, email, fullName: 'Bo', roles: ['finance'], language: 'vi' },
  })
  expect(data).toMatchObject({ kind: 'staff', roles: ['finance'], hasPassword: false, state: 'active' })
  await shop.settled()
  const [mail] = await mailsTo(shop, email)
  const token = /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.subject).toBe('Bạn được mời vào văn phòng Inkport')
  const signedIn = await shop.client()(signInCalls.redeemLink, { body: { token } })
  const bo = shop.client(signedIn.data.accessToken)
  const changed = await bo(accountCalls.changePassword, { body: { newPassword: 'letters on a bench' } })
  expect(changed.data.user.hasPassword).toBe(true)
  expect(await refusalOf(asOwner(accountOfficeCalls.inviteAgain, { params: { id: data.id } }))).toBe('422 HAS_A_PASSWORD')
})

test('a suspended person is out at once and back when restored', async () => {
  const seller = await seedSeller(db)
  const support = shop.client((await seedStaff(db, 'support')).token)
  const params = { id: seller.id }
  const { data } = await support(accountOfficeCalls.suspendPerson, { params, body: { reason: 'Chargebacks' } })
  expect(data).toMatchObject({ state: 'suspended', sessions: 0 })
  expect(await refusalOf(shop.client(seller.token)(accountCalls.me))).toBe('401 UNAUTHORIZED')
  expect((await support(accountOfficeCalls.restorePerson, { params })).data.state).toBe('active')
})

test('nobody changes themselves, and only the owner changes staff', async () => {
  const [support, other] = [await seedStaff(db, 'support'), await seedStaff(db, 'finance')]
  const asSupport = shop.client(support.token)
  const body = { reason: 'No reason' }
  expect(await refusalOf(asOwner(accountOfficeCalls.suspendPerson, { params: { id: owner.id }, body }))).toBe('422 CANNOT_CHANGE_YOURSELF')
  expect(await refusalOf(asSupport(accountOfficeCalls.suspendPerson, { params: { id: other.id }, body }))).toBe(
    '403 ONLY_OWNER_CHANGES_STAFF',
  )
  expect(await refusalOf(asSupport(accountOfficeCalls.setRoles, { params: { id: other.id }, body: { roles: ['owner'] } }))).toBe(
    '403 YOU_NOT_HAVE_PERMISSION',
  )
  const seller = await seedSeller(db)
  expect(await refusalOf(asOwner(accountOfficeCalls.setRoles, { params: { id: seller.id }, body: { roles: ['owner'] } }))).toBe(
    '422 NOT_STAFF',
  )
  expect(await refusalOf(shop.client(seller.token)(accountOfficeCalls.people, { query: {} }))).toBe('404 NOT_FOUND')
})

test('new roles hold with the next request', async () => {
  const finance = await seedStaff(db, 'finance')
  const asFinance = shop.client(finance.token)
  expect(await refusalOf(asFinance(accountOfficeCalls.person, { params: { id: 999_999 } }))).toBe('404 USER_NOT_FOUND')
  await asOwner(accountOfficeCalls.setRoles, { params: { id: finance.id }, body: { roles: ['content'] } })
  expect(await refusalOf(asFinance(accountOfficeCalls.person, { params: { id: 999_999 } }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
})

test('a tier chooses the prices of a seller, so only the owner gives one', async () => {
  const seller = await seedSeller(db)
  for (const role of ['finance', 'catalogue', 'support'] as const) {
    const client = shop.client((await seedStaff(db, role)).token)
    const asked = client(accountOfficeCalls.setTier, { params: { id: seller.id }, body: { tier: 'GOLD' } })
    expect(await refusalOf(asked)).toBe('403 YOU_NOT_HAVE_PERMISSION')
  }
})

test('people are found by name, email and state', async () => {
  const seller = await seedSeller(db, { fullName: 'Nguyễn Thị Lan' })
  const find = async (query: object) => (await asOwner(accountOfficeCalls.people, { query })).data.docs.map(each => each.id)
  expect(await find({ search: seller.username.toUpperCase() })).toEqual([seller.id])
  expect(await find({ search: 'thị lan', kind: 'seller', state: 'active' })).toEqual([seller.id])
  expect(await find({ search: 'thị lan', state: 'suspended' })).toEqual([])
  expect(await find({ search: "%' or true --" })).toEqual([])
})

test('every act of staff stands in the audit log with what it changed, and nobody can rewrite it', async () => {
  const seller = await seedSeller(db)
  await asOwner(accountOfficeCalls.setTier, { params: { id: seller.id }, body: { tier: 'GOLD' } })
  const { data } = await asOwner(auditCalls.auditLog, { query: { call: 'setTier', object: String(seller.id) } })
  expect(data.docs).toMatchObject([
    { actor: owner.username, request: { tier: 'GOLD' }, change: { before: { tier: 'STANDARD' }, after: { tier: 'GOLD' } } },
  ])
  await expect(db.pool.query('delete from audit')).rejects.toThrow('append-only')
})

test('support sees where a person is signed in, and ends one session or all', async () => {
  const seller = await seedSeller(db)
  const support = shop.client((await seedStaff(db, 'support')).token)
  const params = { id: seller.id }
  const { data: sessions } = await support(accountOfficeCalls.personSessions, { params })
  expect(sessions).toMatchObject([{ device: 'seed' }])
  expect(JSON.stringify(sessions)).not.toContain(seller.token)
  const sessionId = sessions[0]?.id ?? 0
  expect((await support(accountOfficeCalls.endPersonSessions, { params, body: { sessionId } })).data.sessions).toBe(0)
  expect(await refusalOf(shop.client(seller.token)(accountCalls.me))).toBe('401 UNAUTHORIZED')
  expect(await refusalOf(support(accountOfficeCalls.endPersonSessions, { params, body: { sessionId } }))).toBe('404 SESSION_NOT_FOUND')
})

test('the audit log is found by what it is about and by day, and names the person', async () => {
  const seller = await seedSeller(db)
  const support = shop.client((await seedStaff(db, 'support')).token)
  await support(accountOfficeCalls.suspendPerson, { params: { id: seller.id }, body: { reason: 'Chargebacks' } })
  const query = { subject: 'account', object: String(seller.id) }
  const { docs } = (await asOwner(auditCalls.auditLog, { query })).data
  expect(docs).toMatchObject([{ call: 'suspendPerson', subject: 'account', objectName: seller.username }])
  const today = shop.now().toISOString().slice(0, 10)
  expect((await asOwner(auditCalls.auditLog, { query: { ...query, from: today, to: today } })).data.totalDocs).toBe(1)
  expect((await asOwner(auditCalls.auditLog, { query: { ...query, to: '2020-01-01' } })).data.totalDocs).toBe(0)
})
