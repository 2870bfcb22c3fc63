// A seller resets the second factor of a member who lost phone and recovery codes.
import { afterAll, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { mailsTo } from '#test/mail.ts'
import { codeOf } from '#test/phone.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { hashPassword } from '../credential/password.ts'
import { factorCalls } from '../factor/contract.ts'
import { setAccount } from '../person/store.ts'
import { accountCalls } from '../profile/contract.ts'
import { signInCalls } from '../sign-in/contract.ts'
import { type Seeded, seedMember, seedSeller, seedStaff } from '../sign-in/seed.ts'
import { teamCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const password = 'letters on a bench'
const passwordHash = await hashPassword(password)

/** Gives a person a second factor; answers what their phone shows. */
async function withFactor({ token }: Seeded) {
  const client = shop.client(token)
  const { secret } = (await client(factorCalls.beginSecondFactor, { body: { password } })).data
  await client(factorCalls.confirmSecondFactor, { body: { code: codeOf(secret, db.now()) } })
  shop.advance(minute)
  return () => codeOf(secret, db.now())
}
/** A seller with a member who has a password and a second factor. */
async function arrange() {
  const seller = await seedSeller(db, { passwordHash })
  const lan = await seedMember(db, seller.id, 'orders')
  await shop.write(tx => setAccount(tx, lan.id, { passwordHash }))
  await withFactor(lan)
  return { seller, lan }
}
const reset = (by: Seeded, id: number, body: { password?: string; secondFactorCode?: string } = { password }) =>
  shop.client(by.token)(teamCalls.resetMemberFactor, { params: { id }, body })
const signIn = async ({ username }: Seeded) => (await shop.client()(signInCalls.signIn, { body: { username, password } })).data
const me = ({ token }: Seeded) => refusalOf(shop.client(token)(accountCalls.me))

test('every session of the member ends, and the password alone signs in until a new factor is set up', async () => {
  const { seller, lan } = await arrange()
  const begun = await signIn(lan)
  expect((await reset(seller, lan.id)).data).toMatchObject({ id: lan.id, hasSecondFactor: false, sessions: 0, state: 'active' })
  expect(await me(lan)).toBe('401 UNAUTHORIZED')
  const body = { token: begun.secondFactor?.token ?? '', code: '000000' }
  expect(await refusalOf(shop.client()(signInCalls.secondStep, { body }))).toBe('422 SECOND_STEP_IS_OVER')
  expect((await signIn(lan)).accessToken).toMatch(/^[\w-]{43}$/)
  expect(await refusalOf(reset(seller, lan.id))).toBe('409 SECOND_FACTOR_IS_OFF')
})

test('the member is mailed who did it, and the seller that it was done', async () => {
  const { seller, lan } = await arrange()
  await reset(seller, lan.id)
  await shop.settled()
  const [[mail], [own]] = [await mailsTo(shop, lan.email), await mailsTo(shop, seller.email)]
  expect(mail?.subject).toBe('Your second factor was reset')
  expect(mail?.text).toContain(`${seller.username} took away the second factor of your account ${lan.username}.`)
  expect(own?.subject).toBe(`The second factor of ${lan.email} in your Inkport team was reset`)
})

test('it stands in the audit log, without what proved the seller', async () => {
  const { seller, lan } = await arrange()
  await reset(seller, lan.id)
  const auditor = shop.client((await seedStaff(db, 'auditor')).token)
  const { docs } = (await auditor(auditCalls.auditLog, { query: { call: 'resetMemberFactor', object: String(lan.id) } })).data
  expect(docs).toMatchObject([{ actor: seller.username, change: { before: { hasSecondFactor: true }, after: { hasSecondFactor: false } } }])
  expect(JSON.stringify(docs)).not.toContain(password)
})

test('it takes the seller’s password, and the code of their own phone where they have one', async () => {
  const { seller, lan } = await arrange()
  for (const body of [{}, { password: 'another one' }])
    expect(await refusalOf(reset(seller, lan.id, body))).toBe('422 PASSWORD_IS_NOT_VALID')
  const code = await withFactor(seller)
  const wrong = '422 SECOND_FACTOR_CODE_IS_NOT_VALID'
  expect(await refusalOf(reset(seller, lan.id))).toBe(wrong)
  expect(await refusalOf(reset(seller, lan.id, { password, secondFactorCode: '000000' }))).toBe(wrong)
  expect(await me(lan)).toBe('no refusal')
  expect((await reset(seller, lan.id, { password, secondFactorCode: code() })).data.hasSecondFactor).toBe(false)
})

test('nobody resets their own by it, a member’s of another seller is as one that is not there, and no member may', async () => {
  const [{ seller, lan }, theirs] = [await arrange(), await arrange()]
  for (const id of [seller.id, theirs.lan.id, theirs.seller.id, 999_999_999])
    for (const body of [{ password }, { password: 'another one' }])
      expect(await refusalOf(reset(seller, id, body))).toBe('404 MEMBER_NOT_FOUND')
  expect(await refusalOf(reset(lan, lan.id))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect([await me(lan), await me(theirs.lan)]).toEqual(['no refusal', 'no refusal'])
})
