import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { codeMailTo, mailsTo } from '#test/mail.ts'
import { startShop } from '#test/shop.ts'
import { seedSeller } from './seed.ts'

const shop = await startShop()
afterAll(() => shop.close())

/** What any program's client does, with the bare answer. */
async function send(method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(`${shop.url}/core${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  return {
    status: response.status,
    data: answer.data,
    code: answer.errors?.[0]?.code,
    detail: answer.errors?.[0]?.detail,
    errors: answer.errors,
    path: answer.errors?.[0]?.path,
  }
}
const post = (path: string, body?: unknown, token?: string) => send('POST', `/auth/${path}`, body, token)
const password = 'a bench of type 9'
const newPerson = () => {
  const username = `ann.${randomBytes(4).toString('hex')}`
  return { username, email: `${username}@example.com`, password }
}
async function signUp(given: object = {}) {
  const person = { ...newPerson(), ...given }
  const answer = await post('sign-up', person)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.errors))
  return { ...person, ...(await codeMailTo(shop, person.email)) }
}
async function verified() {
  const person = await signUp()
  const answer = await post('verify-email', { email: person.email, otpCode: person.code })
  return { ...person, token: String(answer.data.accessToken) }
}
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

test('a visitor signs up, gets a code by mail, verifies, is signed in and fills the profile', async () => {
  const person = newPerson()
  const up = await post('sign-up', person)
  expect(up).toMatchObject({
    status: 200,
    data: { user: { username: person.username, email: person.email, verified: false, kind: 'seller' } },
  })
  const { code, subject } = await codeMailTo(shop, person.email)
  expect(subject).toContain(code)

  expect(await post('check-otp', { email: person.email, otpCode: code })).toMatchObject({ status: 200, data: { purpose: 'verify' } })
  const signedIn = await post('verify-email', { email: person.email, otpCode: code })
  expect(signedIn).toMatchObject({ status: 200, data: { user: { verified: true } } })
  expect(signedIn.data.accessToken).toMatch(/^[\w-]{43}$/)

  const { accessToken } = signedIn.data
  const profile = { fullName: 'Ann Lee', phone: '+84912345678', address: '12 Hang Bac, Hanoi' }
  expect(await send('PUT', '/user/me', profile, accessToken)).toMatchObject({ status: 200, data: profile })
  expect(await send('GET', '/user/me', undefined, accessToken)).toMatchObject({ status: 200, data: { ...profile, verified: true } })
})

test('the mail speaks the language of the account and carries both the code and the link', async () => {
  const { text, code } = await signUp({ language: 'vi' })
  expect(text).toContain('Mã xác minh tài khoản')
  expect(text).toContain(code)
  expect(text).toContain('http://localhost')
})

test('an account that is not verified gets a code and no session at sign-in', async () => {
  const person = await signUp()
  const before = (await mailsTo(shop, person.email)).length
  const answer = await post('sign-in', { username: person.username, password })
  expect(answer).toMatchObject({ status: 200, data: { user: { verified: false }, accessToken: '' } })
  await shop.settled()
  expect((await mailsTo(shop, person.email)).length).toBe(before + 1)
})

test('a name signs in in any case, with spaces around it, and an email does too', async () => {
  const person = await verified()
  for (const username of [person.username.toUpperCase(), ` ${person.username} `, person.email])
    expect((await post('sign-in', { username, password })).data?.accessToken).toMatch(/^[\w-]{43}$/)
})

test('wrong credentials are a 422 with the sentence of the specification', async () => {
  const person = await verified()
  for (const username of [person.username, 'nobody-at-all'])
    expect(await post('sign-in', { username, password: 'wrong one' })).toMatchObject({
      status: 422,
      errors: [{ code: 'USERNAME_OR_PASSWORD_IS_NOT_VALID', message: 'The usename or password you entered is incorrect' }],
    })
})

test('taken names and emails are refused whatever their case', async () => {
  const person = await signUp()
  const other = newPerson()
  expect(await post('sign-up', { ...other, username: person.username.toUpperCase() })).toMatchObject({
    detail: 'USERNAME_WAS_USED',
    path: 'username',
  })
  expect(await post('sign-up', { ...other, email: person.email.toUpperCase() })).toMatchObject({ detail: 'EMAIL_WAS_USED', path: 'email' })
})

test('a referral code must exist, and who invited whom is kept', async () => {
  const inviter = await seedSeller(shop.engine.db)
  expect(await post('sign-up', { ...newPerson(), referralCode: 'ZZZZZZZZZZ' })).toMatchObject({
    status: 422,
    detail: 'REFERRAL_CODE_NOT_EXISTED',
  })
  expect(await post('sign-up', { ...newPerson(), referralCode: 'short' })).toMatchObject({ status: 400, detail: 'REFERRAL_CODE_INVALID' })
  const { username } = await signUp({ referralCode: inviter.referralCode.toLowerCase() })
  const { rows } = await shop.engine.db.pool.query('select invited_by from account where username = $1', [username])
  expect(rows[0].invitedBy).toBe(inviter.id)
})

test('weak passwords are refused, each with its reason', async () => {
  const person = newPerson()
  for (const [chosen, detail] of [
    ['', 'PASSWORD_CAN_NOT_BE_EMPTY'],
    ['12345', 'PASSWORD_TOO_SHORT'],
    ['123456', 'PASSWORD_TOO_COMMON'],
    ['Password', 'PASSWORD_TOO_COMMON'],
    [person.username, 'PASSWORD_IS_YOUR_NAME'],
  ])
    expect(await post('sign-up', { ...person, password: chosen })).toMatchObject({ detail, path: 'password' })
})

test('the profile’s rules are those of the specification, and a phone number has one owner', async () => {
  const [one, other] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  const put = (token: string, body: object) => send('PUT', '/user/me', body, token)
  const good = { fullName: 'Ann', phone: '+84-90-123-45', address: 'Hanoi' }
  expect((await put(one.token, { ...good, fullName: ' ' })).detail).toBe('REQUIRED')
  expect((await put(one.token, { ...good, phone: 'call me' })).detail).toBe('PHONE_INVALID')
  expect((await put(one.token, good)).status).toBe(200)
  expect(await put(other.token, { ...good, phone: '+849012345' })).toMatchObject({ status: 409, detail: 'PHONE_WAS_USED' })
})

test('a forgotten password is set with a code; every session ends and only the new password signs in', async () => {
  const person = await verified()
  await post('request-otp', { email: person.email })
  const { code } = await codeMailTo(shop, person.email)
  const reset = { email: person.email, otpCode: code, password: 'brand new letters 7' }
  expect(await post('check-otp', { email: person.email, otpCode: code })).toMatchObject({ data: { purpose: 'reset' } })
  expect((await post('forgot-password', reset)).status).toBe(200)
  expect((await send('GET', '/user/me', undefined, person.token)).status).toBe(401)
  expect((await post('sign-in', { username: person.username, password })).status).toBe(422)
  expect((await post('sign-in', { username: person.username, password: reset.password })).status).toBe(200)
  expect(await post('forgot-password', reset)).toMatchObject({ status: 422, detail: 'OTP_CODE_IS_NOT_VALID' })
})

test('a code is bound to its purpose, dies after five minutes and when another is sent', async () => {
  const person = await signUp()
  expect((await post('forgot-password', { email: person.email, otpCode: person.code, password: 'brand new letters 7' })).status).toBe(422)
  await post('request-otp', { email: person.email })
  const { code } = await codeMailTo(shop, person.email)
  if (code !== person.code) expect((await post('verify-email', { email: person.email, otpCode: person.code })).status).toBe(422)
  shop.advance(5 * minute)
  expect((await post('verify-email', { email: person.email, otpCode: code })).status).toBe(422)
})

test('the long link of the mail verifies once, also where the guesses are spent', async () => {
  const { email, code, token, username } = await signUp()
  for (let n = 0; n < 5; n++) await post('verify-email', { email, otpCode: wrong(code) })
  expect((await post('verify-email', { email, otpCode: code })).status).toBe(422)
  expect(await post('check-link', { token })).toMatchObject({ status: 200, data: { purpose: 'verify', username } })
  expect(await post('use-link', { token })).toMatchObject({ status: 200, data: { user: { verified: true } } })
  expect(await post('use-link', { token })).toMatchObject({ status: 422, detail: 'LINK_IS_NOT_VALID' })
})

test('the long link of a forgotten password wants a new one, and signs in with it', async () => {
  const { email, username } = await verified()
  await post('request-otp', { email })
  const { token } = await codeMailTo(shop, email)
  expect((await post('use-link', { token })).detail).toBe('PASSWORD_CAN_NOT_BE_EMPTY')
  expect((await post('use-link', { token, password: 'brand new letters 7' })).status).toBe(200)
  expect((await post('sign-in', { username, password: 'brand new letters 7' })).status).toBe(200)
})

test('changing the password needs the old one and ends every session', async () => {
  const person = await verified()
  const change = (body: object) => post('change-password', body, person.token)
  expect(await change({ oldPassword: 'not it', newPassword: 'brand new letters 7' })).toMatchObject({
    status: 422,
    detail: 'OLD_PASSWORD_IS_NOT_VALID',
  })
  expect(await change({ oldPassword: password, newPassword: password })).toMatchObject({ status: 422, detail: 'SAME_OLD_PASSWORD' })
  expect(await change({ oldPassword: password, newPassword: '' })).toMatchObject({ detail: 'PASSWORD_CAN_NOT_BE_EMPTY' })
  expect((await change({ oldPassword: password, newPassword: 'brand new letters 7' })).status).toBe(200)
  expect((await send('GET', '/user/me', undefined, person.token)).status).toBe(401)
})

test('sessions are listed with their device, ended one by one and all but this one', async () => {
  const person = await verified()
  const signIn = async () => String((await post('sign-in', { username: person.username, password })).data.accessToken)
  const [second, third] = [await signIn(), await signIn()]
  const { data: sessions } = await send('GET', '/user/me/session', undefined, third)
  expect(sessions).toHaveLength(3)
  const secondId = sessions.filter((session: { isCurrent: boolean }) => !session.isCurrent)[0].id
  expect((await send('DELETE', `/user/me/session/${secondId}`, undefined, third)).status).toBe(200)
  expect((await send('DELETE', `/user/me/session/${secondId}`, undefined, third)).code).toBe('SESSION_NOT_FOUND')
  expect((await send('POST', '/user/me/session/end-others', undefined, third)).data).toEqual({ ended: 1 })
  const alive = await Promise.all(
    [person.token, second, third].map(async token => (await send('GET', '/user/me', undefined, token)).status),
  )
  expect(alive).toEqual([401, 401, 200])
})

test('a session of another person looks like none', async () => {
  const [one, other] = [await verified(), await verified()]
  const { data } = await send('GET', '/user/me/session', undefined, other.token)
  const foreign = await send('DELETE', `/user/me/session/${data[0].id}`, undefined, one.token)
  const missing = await send('DELETE', '/user/me/session/999999999', undefined, one.token)
  expect(foreign).toEqual(missing)
  expect(foreign.status).toBe(404)
})

test('language, time zone and order settings are kept; an unknown time zone is refused', async () => {
  const { token } = await seedSeller(shop.engine.db)
  const put = (body: object) => send('PUT', '/user/me/preferences', body, token)
  expect((await put({ timeZone: 'Mars/Olympus' })).detail).toBe('TIME_ZONE_UNKNOWN')
  expect((await put({ language: 'vi', timeZone: 'Asia/Ho_Chi_Minh', autoSubmit: true })).data).toMatchObject({
    language: 'vi',
    timeZone: 'Asia/Ho_Chi_Minh',
    autoSubmit: true,
    payAfterDeposit: false,
  })
})
