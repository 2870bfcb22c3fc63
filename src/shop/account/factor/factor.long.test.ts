// A second factor at sign-in: a phone's codes and recovery codes (promises S2 to S4).
import { afterAll, beforeEach, expect, test } from 'vitest'
import { day, hour, later, minute, second } from '#base/time.ts'
import { codeMailTo } from '#test/mail.ts'
import { bytesOf, codeOf } from '#test/phone.ts'
import { refusalOf, codeOf as refusedWith } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { issueLink } from '../account.ts'
import { hashPassword } from '../credential/password.ts'
import { accountCalls } from '../profile/contract.ts'
import { signInCalls } from '../sign-in/contract.ts'
import { seedSeller } from '../sign-in/seed.ts'
import { factorCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
/** Every test begins with no attempt counted and a code of its own time. */
beforeEach(() => shop.advance(2 * hour))

const password = 'letters on a bench'
const passwordHash = await hashPassword(password)
const visitor = shop.client()
const wrongCode = '422 SECOND_FACTOR_CODE_IS_NOT_VALID'

/** A seller whose phone has the secret. The next step of time has begun, so that the phone shows a code that was not used yet. */
async function sellerWithFactor() {
  const person = await seedSeller(db, { passwordHash })
  const client = shop.client(person.token)
  const { data } = await client(factorCalls.beginSecondFactor, { body: { password } })
  const phone = (skewSteps = 0) => codeOf(data.secret, later(db.now(), skewSteps * 30 * second))
  const { recoveryCodes } = (await client(factorCalls.confirmSecondFactor, { body: { code: phone() } })).data
  shop.advance(minute)
  return { ...person, client, phone, secret: data.secret, recoveryCodes }
}
const firstStep = async (username: string, given: object = {}) => {
  const { data } = await visitor(signInCalls.signIn, { body: { username, password, ...given } })
  return { ...data, token: data.secondFactor?.token ?? '' }
}
const secondStep = (token: string, code: string) => visitor(signInCalls.secondStep, { body: { token, code } })
/** A code that the phone shows at no time near now. */
const wrongOf = (phone: (skewSteps?: number) => string) => {
  const near = [-2, -1, 0, 1, 2].map(phone)
  return Array.from({ length: 6 }, (_, n) => String(n).repeat(6)).find(code => !near.includes(code)) ?? ''
}
const wrongCount = async (id: number) => {
  const { rows } = await db.pool.query('select cardinality(guessed_at) as wrong from second_factor where account_id = $1', [id])
  return rows[0]?.wrong
}

test('a seller sets it up with the phone, and signs in by password and code from then on', async () => {
  const { username, email, phone, recoveryCodes, client } = await sellerWithFactor()
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await client(factorCalls.mySecondFactor)).data).toMatchObject({ isOn: true, recoveryCodesLeft: 10, isRequired: false })
  const first = await firstStep(username)
  expect(first).toMatchObject({ accessToken: '', user: { username, phone: '', fullName: '' }, secondFactor: { expiresInSeconds: 300 } })
  expect(first.user.email).not.toBe(email)
  expect(await refusalOf(shop.client(first.token)(accountCalls.me))).toBe('401 UNAUTHORIZED')
  const { data } = await secondStep(first.token, phone())
  expect((await shop.client(data.accessToken)(accountCalls.me)).data.email).toBe(email)
})

test('a set-up counts only when a code of the phone has confirmed it', async () => {
  const person = await seedSeller(db, { passwordHash })
  const client = shop.client(person.token)
  const former = (await client(factorCalls.beginSecondFactor, { body: { password } })).data
  expect(former.uri).toContain(`otpauth://totp/Inkport:${person.username}?secret=${former.secret}&issuer=Inkport`)
  expect(former.qr).toMatch(/^data:image\/svg\+xml;base64,/)
  const { secret } = (await client(factorCalls.beginSecondFactor, { body: { password } })).data
  const confirm = (key: string) => client(factorCalls.confirmSecondFactor, { body: { code: codeOf(key, db.now()) } })
  expect(await refusalOf(confirm(former.secret))).toBe(wrongCode)
  expect((await firstStep(person.username)).accessToken).toMatch(/^[\w-]{43}$/)
  await confirm(secret)
  expect(await refusalOf(confirm(secret))).toBe('409 SECOND_FACTOR_IS_ON')
  expect(await refusalOf(client(factorCalls.beginSecondFactor, { body: { password } }))).toBe('409 SECOND_FACTOR_IS_ON')
})

test('a code is good once, also for another sign-in', async () => {
  const { username, phone } = await sellerWithFactor()
  const [one, other] = [await firstStep(username), await firstStep(username)]
  const code = phone()
  await secondStep(one.token, code)
  expect(await refusalOf(secondStep(other.token, code))).toBe(wrongCode)
  shop.advance(30 * second)
  expect((await secondStep(other.token, phone())).data.accessToken).not.toBe('')
})

test('a phone may be half a minute early or late', async () => {
  for (const [skew, isRight] of [
    [-2, false],
    [-1, true],
    [1, true],
    [2, false],
  ] as const) {
    const { username, phone } = await sellerWithFactor()
    const { token } = await firstStep(username)
    expect(await refusalOf(secondStep(token, phone(skew)))).toBe(isRight ? 'no refusal' : wrongCode)
  }
})

test('of forty guesses at once five are evaluated; then the sign-in is over', async () => {
  const { username, id, phone } = await sellerWithFactor()
  const { token } = await firstStep(username)
  const wrong = wrongOf(phone)
  const codes = await Promise.all(Array.from({ length: 40 }, () => refusedWith(secondStep(token, wrong))))
  const count = (code: string) => codes.filter(each => each === code).length
  expect([count('SECOND_FACTOR_CODE_IS_NOT_VALID'), count('SECOND_STEP_IS_OVER')]).toEqual([5, 35])
  expect(await wrongCount(id)).toBe(5)
  expect(await refusalOf(secondStep(token, phone()))).toBe('422 SECOND_STEP_IS_OVER')
})

test('of twenty right codes at once one opens a session', async () => {
  const { username, phone } = await sellerWithFactor()
  const tokens: string[] = []
  for (let n = 0; n < 20; n++) tokens.push((await firstStep(username)).token)
  const code = phone()
  const answers = await Promise.all(tokens.map(token => refusedWith(secondStep(token, code))))
  expect(answers.filter(answer => answer === 'no refusal')).toHaveLength(1)
})

test('right codes do not count for the address they come from', async () => {
  const { username, phone } = await sellerWithFactor()
  await secondStep((await firstStep(username)).token, phone())
  const { rows } = await db.pool.query(`select cardinality(times) as times from attempt where key like 'guess-address:%'`)
  // The one that is left confirmed the set-up, a minute before.
  expect(rows).toEqual([{ times: 1 }])
})

test('after fifteen wrong codes in a day only a recovery code helps; the next day the phone does again', async () => {
  const { username, id, phone, recoveryCodes } = await sellerWithFactor()
  for (let round = 0; round < 4; round++) {
    const { token } = await firstStep(username)
    for (let n = 0; n < 4; n++) await refusalOf(secondStep(token, wrongOf(phone)))
  }
  expect(await wrongCount(id)).toBe(15)
  expect(await refusalOf(secondStep((await firstStep(username)).token, phone()))).toBe(wrongCode)
  expect(await refusalOf(secondStep((await firstStep(username)).token, recoveryCodes[0] ?? ''))).toBe('no refusal')
  shop.advance(day)
  expect(await refusalOf(secondStep((await firstStep(username)).token, phone()))).toBe('no refusal')
})

test('a recovery code is good once, however it is typed; new ones take the place of all', async () => {
  const { username, phone, client, recoveryCodes } = await sellerWithFactor()
  const [code = '', next = ''] = recoveryCodes
  await secondStep((await firstStep(username)).token, ` ${code.toUpperCase().replace('-', ' ')} `)
  expect(await refusalOf(secondStep((await firstStep(username)).token, code))).toBe(wrongCode)
  expect((await client(factorCalls.mySecondFactor)).data.recoveryCodesLeft).toBe(9)
  expect(await refusalOf(client(factorCalls.renewRecoveryCodes, { body: { password, code: wrongOf(phone) } }))).toBe(wrongCode)
  const fresh = (await client(factorCalls.renewRecoveryCodes, { body: { password, code: phone() } })).data.recoveryCodes
  expect(await refusalOf(secondStep((await firstStep(username)).token, next))).toBe(wrongCode)
  expect(await refusalOf(secondStep((await firstStep(username)).token, fresh[0] ?? ''))).toBe('no refusal')
})

test('the second step has five minutes, and a token that is good for nothing else', async () => {
  const { username, phone, token: session } = await sellerWithFactor()
  const { token } = await firstStep(username)
  shop.advance(5 * minute)
  expect(await refusalOf(secondStep(token, phone()))).toBe('422 SECOND_STEP_IS_OVER')
  for (const other of ['', 'x'.repeat(43), session]) expect(await refusalOf(secondStep(other, phone()))).toBe('422 SECOND_STEP_IS_OVER')
})

test('"stay signed in" of the first step holds for the session of the second', async () => {
  const { username, phone } = await sellerWithFactor()
  const { token } = await firstStep(username, { staySignedIn: true })
  const { accessToken } = (await secondStep(token, phone())).data
  shop.advance(29 * day)
  expect((await shop.client(accessToken)(accountCalls.me)).data.username).toBe(username)
})

test('a browser on our own pages sees no token in either step', async () => {
  const { username, phone } = await sellerWithFactor()
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${shop.url}/core/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: shop.url, cookie },
      body: JSON.stringify(body),
    })
  const first = await post('sign-in', { username, password })
  expect((await first.json()).data.secondFactor).toEqual({ token: '', expiresInSeconds: 300 })
  const [cookie = '', ...more] = first.headers.getSetCookie()
  expect(more).toEqual([])
  expect(cookie).toMatch(/^second_step=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/)
  const done = await post('second-factor', { code: phone() }, cookie.split(';')[0])
  expect((await done.json()).data).toMatchObject({ user: { username }, accessToken: '' })
  const set = done.headers.getSetCookie()
  expect(set.find(each => each.startsWith('second_step='))).toContain('second_step=;')
  expect(set.find(each => each.startsWith('access_token='))).toContain('HttpOnly')
})

test('a new password by a mailed code ends what was begun, and does not stand in for the phone', async () => {
  const { username, email, phone } = await sellerWithFactor()
  const begun = await firstStep(username)
  await visitor(signInCalls.requestOtp, { body: { email } })
  const { code: otpCode } = await codeMailTo(shop, email)
  await visitor(signInCalls.forgotPassword, { body: { email, otpCode, password: 'brand new letters 7' } })
  expect(await refusalOf(secondStep(begun.token, phone()))).toBe('422 SECOND_STEP_IS_OVER')
  const again = await firstStep(username, { password: 'brand new letters 7' })
  expect(again.accessToken).toBe('')
  expect(await refusalOf(secondStep(again.token, phone()))).toBe('no refusal')
})

test('a one-time link leads to the second step too, whatever it is for', async () => {
  for (const purpose of ['sign-in', 'reset'] as const) {
    const { id, phone } = await sellerWithFactor()
    const token = await shop.write(tx => issueLink(tx, id, purpose))
    const { data } = await visitor(signInCalls.redeemLink, {
      body: { token, ...(purpose === 'reset' && { password: 'brand new letters 7' }) },
    })
    expect(data.accessToken).toBe('')
    expect((await secondStep(data.secondFactor?.token ?? '', phone())).data.accessToken).toMatch(/^[\w-]{43}$/)
  }
})

test('turning it on needs the password: the secret is shown for nothing less', async () => {
  const person = await seedSeller(db, { passwordHash })
  const client = shop.client(person.token)
  const begin = (body: { password?: string }) => refusalOf(client(factorCalls.beginSecondFactor, { body }))
  expect([await begin({}), await begin({ password: 'wrong' })]).toEqual(Array(2).fill('422 PASSWORD_IS_NOT_VALID'))
  const { rows } = await db.pool.query('select 1 from second_factor where account_id = $1', [person.id])
  expect(rows).toEqual([])
  expect(await begin({ password })).toBe('no refusal')
})

test('new recovery codes need the password, too; who guesses it is stopped as at sign-in', async () => {
  const { client, phone, recoveryCodes } = await sellerWithFactor()
  const renew = (given: string, code: string) => refusalOf(client(factorCalls.renewRecoveryCodes, { body: { password: given, code } }))
  expect(await renew('wrong', phone())).toBe('422 PASSWORD_IS_NOT_VALID')
  expect(await renew(password, phone())).toBe('no refusal')
  for (let guess = 0; guess < 9; guess++) await renew(`wrong ${guess}`, recoveryCodes[0] ?? '')
  expect(await renew(password, recoveryCodes[1] ?? '')).toBe('429 TOO_MANY_REQUESTS')
})

test('turning it off needs the password and a code', async () => {
  const { username, phone, client } = await sellerWithFactor()
  const disable = (given: string, code: string) => refusalOf(client(factorCalls.disableSecondFactor, { body: { password: given, code } }))
  expect(await disable('wrong', phone())).toBe('422 PASSWORD_IS_NOT_VALID')
  expect(await disable(password, wrongOf(phone))).toBe(wrongCode)
  expect(await disable(password, phone())).toBe('no refusal')
  expect((await firstStep(username)).accessToken).toMatch(/^[\w-]{43}$/)
})

test('a wrong password and an unknown name answer alike, with a second factor and without', async () => {
  const { username } = await sellerWithFactor()
  for (const name of [username, 'nobody-at-all'])
    expect(await refusalOf(visitor(signInCalls.signIn, { body: { username: name, password: 'wrong one' } }))).toBe(
      '422 USERNAME_OR_PASSWORD_IS_NOT_VALID',
    )
})

test('no secret, recovery code or token stands in the database, nor in the answers that are kept for a key', async () => {
  const person = await seedSeller(db, { passwordHash })
  const keyed = shop.client(person.token)
  const options = () => ({ idempotencyKey: crypto.randomUUID() })
  const { secret } = (await keyed(factorCalls.beginSecondFactor, { body: { password } }, options())).data
  const confirmed = await keyed(factorCalls.confirmSecondFactor, { body: { code: codeOf(secret, db.now()) } }, options())
  // Also whoever is signed in already may sign in again.
  const first = await keyed(signInCalls.signIn, { body: { username: person.username, password } }, options())
  const { rows } = await db.pool.query(
    `select encode(sealed_secret, 'escape') as row from second_factor union all select encode(sealed_secret, 'hex') from second_factor
     union all select encode(code_hash, 'escape') from recovery_code union all select recovery_code::text from recovery_code
     union all select pending_sign_in::text from pending_sign_in union all select idempotency::text from idempotency`,
  )
  const text = rows.map(row => row.row).join('\n')
  expect(text.length).toBeGreaterThan(100)
  for (const hidden of [secret, first.data.secondFactor?.token ?? 'none', ...confirmed.data.recoveryCodes])
    expect(text).not.toContain(hidden)
  expect(text).not.toContain(bytesOf(secret).toString('hex'))
})
