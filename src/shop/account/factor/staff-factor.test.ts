// The shop asks its staff for a second factor, and the owner helps whoever lost theirs.
import { afterAll, afterEach, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { codeOf } from '#test/phone.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { hashPassword } from '../credential/password.ts'
import { accountOfficeCalls } from '../office/contract.ts'
import { setAccount } from '../person/store.ts'
import { accountCalls } from '../profile/contract.ts'
import { signInCalls } from '../sign-in/contract.ts'
import { seedSeller, seedStaff } from '../sign-in/seed.ts'
import { factorCalls } from './contract.ts'

const shop = await startShop()
const asks = (value: boolean) => shop.write(tx => changeSetting(tx, 'isStaffFactorRequired', value, 'test'))
afterEach(() => asks(false))
afterAll(() => shop.close())
const { db } = shop.engine
const password = 'letters on a bench'
const passwordHash = await hashPassword(password)

/** A member of staff with a password; `setUp` gives the phone its secret. */
async function staff(role: 'owner' | 'finance') {
  const person = await seedStaff(db, role)
  await shop.write(tx => setAccount(tx, person.id, { passwordHash }))
  const client = shop.client(person.token)
  const setUp = async () => {
    const { secret } = (await client(factorCalls.beginSecondFactor, { body: { password } })).data
    await client(factorCalls.confirmSecondFactor, { body: { code: codeOf(secret, db.now()) } })
    shop.advance(minute)
    return () => codeOf(secret, db.now())
  }
  const signIn = async () => (await shop.client()(signInCalls.signIn, { body: { username: person.username, password } })).data
  return { ...person, client, setUp, signIn }
}

test('where the shop asks for it, the office is closed until it is set up, and the session lives on', async () => {
  const { token, client, setUp } = await staff('owner')
  expect((await client(settingCalls.changeSetting, { params: { key: 'isStaffFactorRequired' }, body: { value: true } })).data.value).toBe(
    true,
  )
  expect(await refusalOf(client(accountOfficeCalls.people, { query: {} }))).toBe('403 SECOND_FACTOR_REQUIRED')
  expect(await refusalOf(client(settingCalls.changeSetting, { params: { key: 'isStaffFactorRequired' }, body: { value: false } }))).toBe(
    '403 SECOND_FACTOR_REQUIRED',
  )
  const refused = await fetch(`${shop.url}/v1/office/account`, { headers: { cookie: `access_token=${token}` } })
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
  expect((await client(factorCalls.mySecondFactor)).data).toMatchObject({ isOn: false, isRequired: true })
  await setUp()
  expect((await client(accountOfficeCalls.people, { query: {} })).data.docs.length).toBeGreaterThan(0)
})

test('sellers are not asked, and for them the office still does not exist', async () => {
  await asks(true)
  const seller = shop.client((await seedSeller(db)).token)
  expect((await seller(factorCalls.mySecondFactor)).data.isRequired).toBe(false)
  expect(await refusalOf(seller(accountOfficeCalls.people, { query: {} }))).toBe('404 NOT_FOUND')
})

test('where the shop asks for it, nobody of the staff turns it off', async () => {
  const { client, setUp } = await staff('finance')
  const code = await setUp()
  const disable = () => refusalOf(client(factorCalls.disableSecondFactor, { body: { password, code: code() } }))
  await asks(true)
  expect(await disable()).toBe('422 SECOND_FACTOR_IS_REQUIRED')
  await asks(false)
  expect(await disable()).toBe('no refusal')
})

test('the owner takes a lost second factor away: every session ends, the password alone signs in, and the log has it', async () => {
  const [owner, colleague] = [await staff('owner'), await staff('finance')]
  await colleague.setUp()
  const begun = await colleague.signIn()
  const params = { id: colleague.id }
  expect((await owner.client(accountOfficeCalls.person, { params })).data.hasSecondFactor).toBe(true)
  const { data } = await owner.client(accountOfficeCalls.resetSecondFactor, { params })
  expect(data).toMatchObject({ hasSecondFactor: false, sessions: 0 })
  expect(await refusalOf(colleague.client(accountCalls.me))).toBe('401 UNAUTHORIZED')
  const body = { token: begun.secondFactor?.token ?? '', code: '000000' }
  expect(await refusalOf(shop.client()(signInCalls.secondStep, { body }))).toBe('422 SECOND_STEP_IS_OVER')
  expect((await colleague.signIn()).accessToken).toMatch(/^[\w-]{43}$/)
  expect(await refusalOf(owner.client(accountOfficeCalls.resetSecondFactor, { params }))).toBe('409 SECOND_FACTOR_IS_OFF')
  const log = await owner.client(auditCalls.auditLog, { query: { call: 'resetSecondFactor', object: String(colleague.id) } })
  expect(log.data.docs).toMatchObject([
    { actor: owner.username, change: { before: { hasSecondFactor: true }, after: { hasSecondFactor: false } } },
  ])
})

test('only the owner takes a second factor away, and never their own', async () => {
  const [owner, finance] = [await staff('owner'), await staff('finance')]
  await owner.setUp()
  const reset = (client: typeof owner.client, id: number) => refusalOf(client(accountOfficeCalls.resetSecondFactor, { params: { id } }))
  expect(await reset(finance.client, owner.id)).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await reset(owner.client, owner.id)).toBe('422 CANNOT_CHANGE_YOURSELF')
})
