// Changing one's email: asked for with the password, proved by the new mailbox, told to the old one.
import { afterAll, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { codeMailTo, mailsTo } from '#test/mail.ts'
import { codeOf } from '#test/phone.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { factorCalls } from '../factor/contract.ts'
import { signInCalls } from '../sign-in/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '../sign-in/seed.ts'
import { accountCalls } from './contract.ts'
import { emailCalls } from './email.contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const password = 'letters on a bench'

const signIn = async (username: string) => (await shop.client()(signInCalls.signIn, { body: { username, password } })).data.accessToken
/** A seller who has chosen a password and signed in with it. */
async function withPassword(given: Parameters<typeof seedSeller>[1] = {}): Promise<Seeded> {
  const seller = await seedSeller(db, given)
  await shop.client(seller.token)(accountCalls.changePassword, { body: { newPassword: password } })
  return { ...seller, token: await signIn(seller.username) }
}
const freshEmail = (seller: Seeded) => `new-${seller.email}`
const ask = (seller: Seeded, newEmail = freshEmail(seller), more: object = { password }) =>
  shop.client(seller.token)(emailCalls.askNewEmail, { body: { newEmail, ...more } })
const prove = (seller: Seeded, otpCode: string, newEmail = freshEmail(seller)) =>
  shop.client(seller.token)(emailCalls.changeEmail, { body: { newEmail, otpCode } })
async function codeTo(email: string): Promise<string> {
  await shop.settled()
  const [mail] = await mailsTo(shop, email)
  return /^ {4}(\d{4})$/m.exec(mail?.text ?? '')?.[1] ?? 'no code'
}
const emailOf = async ({ id }: Seeded) => (await db.pool.query('select email from account where id = $1', [id])).rows[0].email
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

test('a code goes to the new address; with it the email changes, and only the new one signs in', async () => {
  const seller = await withPassword()
  const asked = await ask(seller, ` ${freshEmail(seller)} `)
  expect(asked.data).toEqual({ newEmail: freshEmail(seller), expiresInSeconds: 300 })
  expect(await emailOf(seller)).toBe(seller.email)
  const { data } = await prove(seller, await codeTo(freshEmail(seller)))
  expect(data.user.email).toBe(freshEmail(seller))
  expect(await refusalOf(signIn(seller.email))).toBe('422 USERNAME_OR_PASSWORD_IS_NOT_VALID')
  expect(await signIn(freshEmail(seller))).not.toBe('')
})

test('the mail with the code speaks the person’s language and carries no link', { tags: 'long' }, async () => {
  const seller = await withPassword({ language: 'vi' })
  await ask(seller)
  await shop.settled()
  const [mail] = await mailsTo(shop, freshEmail(seller))
  expect(mail?.subject).toMatch(/^\d{4} là mã đổi email của bạn$/)
  expect(mail?.text).not.toContain('http')
})

test('every session ends, and so does every code and link that the old mailbox got', async () => {
  const seller = await withPassword()
  const elsewhere = await signIn(seller.username)
  await shop.client()(signInCalls.requestOtp, { body: { email: seller.email } })
  const { token } = await codeMailTo(shop, seller.email)
  await ask(seller)
  await prove(seller, await codeTo(freshEmail(seller)))
  for (const each of [seller.token, elsewhere]) expect(await refusalOf(shop.client(each)(accountCalls.me))).toBe('401 UNAUTHORIZED')
  expect(await refusalOf(shop.client()(signInCalls.redeemLink, { body: { token, password } }))).toBe('422 LINK_IS_NOT_VALID')
})

test('a browser of ours goes on with a new session', async () => {
  const seller = await withPassword()
  await ask(seller)
  const answer = await fetch(`${shop.url}/core/user/me/email`, {
    method: 'POST',
    headers: {
      cookie: `access_token=${seller.token}`,
      'sec-fetch-site': 'same-origin',
      origin: shop.url,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ newEmail: freshEmail(seller), otpCode: await codeTo(freshEmail(seller)) }),
  })
  expect(answer.status).toBe(200)
  const token = /access_token=([\w-]{43})/.exec(answer.headers.getSetCookie().join(';'))?.[1]
  expect((await shop.client(token)(accountCalls.me)).data.email).toBe(freshEmail(seller))
})

test('the old address is told, with the new one masked', async () => {
  const seller = await withPassword()
  await ask(seller)
  await prove(seller, await codeTo(freshEmail(seller)))
  await shop.settled()
  const [mail] = await mailsTo(shop, seller.email)
  expect(mail?.subject).toBe('Your Inkport email was changed')
  expect(mail?.text).toContain('was changed to new****@example.com')
  expect(mail?.text).toContain('/contact')
  expect(mail?.text).not.toContain(freshEmail(seller))
})

test('the password is asked for, and a wrong one sends nothing', async () => {
  const seller = await withPassword()
  expect(await refusalOf(ask(seller, freshEmail(seller), { password: 'not this one' }))).toBe('422 PASSWORD_IS_NOT_VALID')
  expect(await refusalOf(ask(seller, freshEmail(seller), {}))).toBe('422 PASSWORD_IS_NOT_VALID')
  await shop.settled()
  expect(await mailsTo(shop, freshEmail(seller))).toEqual([])
})

test('so is the second factor of who has one', async () => {
  const seller = await withPassword()
  const client = shop.client(seller.token)
  const { secret } = (await client(factorCalls.beginSecondFactor, { body: { password } })).data
  const { recoveryCodes } = (await client(factorCalls.confirmSecondFactor, { body: { code: codeOf(secret, db.now()) } })).data
  expect(await refusalOf(ask(seller))).toBe('422 SECOND_FACTOR_CODE_IS_NOT_VALID')
  await ask(seller, freshEmail(seller), { password, secondFactorCode: recoveryCodes[0] })
  expect((await prove(seller, await codeTo(freshEmail(seller)))).data.user.email).toBe(freshEmail(seller))
})

test('one’s own address and another person’s are refused at once, in any case', async () => {
  const [seller, other] = [await withPassword(), await seedSeller(db)]
  expect(await refusalOf(ask(seller, seller.email.toUpperCase()))).toBe('422 SAME_OLD_EMAIL')
  expect(await refusalOf(ask(seller, other.email.toUpperCase()))).toBe('409 EMAIL_WAS_USED')
  expect(await refusalOf(ask(seller, 'not an email'))).toBe('400 EMAIL_INVALID')
})

test('a code is good for the address it was sent to, for five minutes and five guesses', async () => {
  const seller = await withPassword()
  await ask(seller)
  const code = await codeTo(freshEmail(seller))
  expect(await refusalOf(prove(seller, code, `other-${seller.email}`))).toBe('422 OTP_CODE_IS_NOT_VALID')
  for (let n = 0; n < 4; n++) expect(await refusalOf(prove(seller, wrong(code)))).toBe('422 OTP_CODE_IS_NOT_VALID')
  expect(await refusalOf(prove(seller, code))).toBe('422 OTP_CODE_IS_NOT_VALID')
  await ask(seller)
  const late = await codeTo(freshEmail(seller))
  shop.advance(5 * minute)
  expect(await refusalOf(prove(seller, late))).toBe('422 OTP_CODE_IS_NOT_VALID')
  expect(await emailOf(seller)).toBe(seller.email)
})

test('a code for a new address is good for nothing else, and no visitor can guess at it', async () => {
  const seller = await withPassword()
  await ask(seller)
  const code = await codeTo(freshEmail(seller))
  const visitor = shop.client()
  for (let n = 0; n < 6; n++)
    expect(await refusalOf(visitor(signInCalls.checkOtp, { body: { email: seller.email, otpCode: code } }))).toBe(
      '422 OTP_CODE_IS_NOT_VALID',
    )
  const forgotten = { email: seller.email, otpCode: code, password: 'brand new letters 7' }
  expect(await refusalOf(visitor(signInCalls.forgotPassword, { body: forgotten }))).toBe('422 OTP_CODE_IS_NOT_VALID')
  expect((await prove(seller, code)).data.user.email).toBe(freshEmail(seller))
})

test('no more than six codes are sent in a quarter of an hour', async () => {
  const seller = await withPassword()
  for (let n = 0; n < 6; n++) await ask(seller)
  expect(await refusalOf(ask(seller))).toBe('429 TOO_MANY_REQUESTS')
  shop.advance(16 * minute)
  await ask(seller)
})

test('of two people who prove the same address at the same moment one gets it', async () => {
  const people = [await withPassword(), await withPassword()]
  const newEmail = `raced-${people[0]?.email}`
  const codes: string[] = []
  for (const person of people) {
    await ask(person, newEmail)
    codes.push(await codeTo(newEmail))
  }
  const outcomes = await Promise.all(people.map((person, at) => refusalOf(prove(person, codes[at] ?? '', newEmail))))
  expect(outcomes.toSorted()).toEqual(['409 EMAIL_WAS_USED', 'no refusal'])
})

test('the change stands in the audit log without the address; a wrong code does not', async () => {
  const [owner, seller] = [await seedStaff(db, 'owner'), await withPassword()]
  await ask(seller)
  const code = await codeTo(freshEmail(seller))
  await refusalOf(prove(seller, wrong(code)))
  await prove(seller, code)
  const { docs } = (await shop.client(owner.token)(auditCalls.auditLog, { query: { call: 'changeEmail', object: String(seller.id) } })).data
  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs)).not.toContain(freshEmail(seller))
})
