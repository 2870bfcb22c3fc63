// Promises S3, S4 and S5: sign-in, sessions and cookies.
import argon2 from '@node-rs/argon2'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { hour, minute } from '#base/time.ts'
import { startShop } from '#test/shop.ts'
import { hashPassword } from '../credential/password.ts'
import { seedSeller } from './seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
/** Every test begins with no attempt counted. */
beforeEach(() => shop.advance(2 * hour))

const password = 'letters on a bench'
const passwordHash = await hashPassword(password)
const seller = () => seedSeller(shop.engine.db, { passwordHash })

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/core/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const signIn = (username: string, given = password, headers = {}) => post('sign-in', { username, password: given }, headers)
const browser = { 'sec-fetch-site': 'same-origin', origin: shop.url }
const statusOfMe = async (headers: Record<string, string>) => (await fetch(`${shop.url}/core/user/me`, { headers })).status
const count = (statuses: number[], status: number) => statuses.filter(each => each === status).length

test('of many wrong passwords at once ten are compared; case, spaces and headers change nothing, and extra fields are none', async () => {
  const { username } = await seller()
  const forms = [username, username.toUpperCase(), ` ${username} `]
  const statuses: number[] = []
  for (let round = 0; round < 2; round++) {
    const tries = Array.from({ length: 14 }, (_, n) =>
      post('sign-in', { username: forms[n % 3], password: 'wrong' }, { 'x-forwarded-for': `10.0.${round}.${n}` }),
    )
    statuses.push(...(await Promise.all(tries)).map(response => response.status))
  }
  expect([count(statuses, 422), count(statuses, 429)]).toEqual([10, 18])
  expect((await post('sign-in', { username, password: 'wrong', role: 'owner' })).status).toBe(400)
  const refused = await signIn(username)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  shop.advance(15 * minute)
  expect((await signIn(username)).status).toBe(200)
})

test('one address fails thirty times in fifteen minutes, whoever it tries', async () => {
  const statuses = await Promise.all(Array.from({ length: 40 }, async (_, n) => (await signIn(`nobody-${n}`, 'wrong')).status))
  expect([count(statuses, 422), count(statuses, 429)]).toEqual([30, 10])
})

test('whoever signs in rightly is never counted', { tags: 'long' }, async () => {
  const { username } = await seller()
  for (let n = 0; n < 35; n++) expect((await signIn(username)).status).toBe(200)
})

test('an unknown name, and one without a password, cost the work of a wrong password: one comparison with the same figures', async () => {
  const [{ username }, { username: byLink }] = [await seller(), await seedSeller(shop.engine.db)]
  const compared = vi.spyOn(argon2, 'verify')
  for (const name of [username, 'nobody-at-all', byLink]) expect((await signIn(name, 'wrong')).status).toBe(422)
  const figures = compared.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4))
  expect(figures).toEqual(Array(3).fill(['argon2id', 'v=19', 'm=19456,t=2,p=1']))
  compared.mockRestore()
})

test('a browser on our own pages gets its token as an HttpOnly cookie and never in a body', async () => {
  const { username } = await seller()
  const response = await post('sign-in', { username, password, staySignedIn: true }, browser)
  const { data } = await response.json()
  expect(data.accessToken).toBe('')
  const cookies = response.headers.getSetCookie()
  const token = cookies.find(each => each.startsWith('access_token='))
  expect(token).toMatch(/^access_token=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookies.find(each => each.startsWith('is_auth='))).toBe('is_auth=true; Max-Age=2592000; Path=/; SameSite=Lax')
  const info = /^user_info=([^;]+)/.exec(cookies.find(each => each.startsWith('user_info=')) ?? '')?.[1] ?? ''
  expect(JSON.parse(decodeURIComponent(info))).toMatchObject({ username, kind: 'seller' })
  expect(await statusOfMe({ cookie: token?.split(';')[0] ?? '' })).toBe(200)
})

test('without "stay signed in" a session lasts seven days, with it thirty', async () => {
  const { username } = await seller()
  const tokenOf = async (staySignedIn: boolean) => {
    const { data } = await (await post('sign-in', { username, password, staySignedIn })).json()
    return `Bearer ${data.accessToken}`
  }
  const [short, long] = [await tokenOf(false), await tokenOf(true)]
  shop.advance(7 * 24 * hour)
  expect([await statusOfMe({ authorization: short }), await statusOfMe({ authorization: long })]).toEqual([401, 200])
  shop.advance(23 * 24 * hour)
  expect(await statusOfMe({ authorization: long })).toBe(401)
})

test('sign-out ends the session at once and clears every cookie', async () => {
  const { token } = await seller()
  const cookie = `access_token=${token}`
  expect(await statusOfMe({ cookie })).toBe(200)
  const response = await post('sign-out', {}, { ...browser, cookie })
  expect(response.status).toBe(200)
  const cleared = response.headers.getSetCookie().map(each => each.split('=')[0])
  expect(cleared.toSorted()).toEqual(['access_token', 'is_auth', 'order_pending', 'user_info', 'web_active_reload', 'web_cart_order'])
  expect(await statusOfMe({ cookie })).toBe(401)
})

test('a dead session is a 401 that takes its cookie away', async () => {
  const response = await fetch(`${shop.url}/core/user/me`, { headers: { cookie: `access_token=${'x'.repeat(43)}` } })
  expect(response.status).toBe(401)
  expect(response.headers.getSetCookie().join()).toContain('access_token=;')
})

test('after a password change a browser goes on with a new session and every old one is dead', async () => {
  const { token } = await seller()
  const cookie = `access_token=${token}`
  const response = await post('change-password', { oldPassword: password, newPassword: 'brand new letters 7' }, { ...browser, cookie })
  expect(response.status).toBe(200)
  const fresh = /access_token=[\w-]{43}/.exec(response.headers.getSetCookie().join())?.[0] ?? ''
  expect([await statusOfMe({ cookie }), await statusOfMe({ cookie: fresh })]).toEqual([401, 200])
})

test('another site cannot make a signed-in browser write', async () => {
  const { token } = await seller()
  const write = async (headers: Record<string, string>) =>
    (
      await fetch(`${shop.url}/core/user/me/preferences`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ autoSubmit: true }),
      })
    ).status
  const cookie = `access_token=${token}`
  for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }, {}])
    expect(await write({ cookie, ...foreign })).toBe(400)
  expect([await write({ cookie, ...browser }), await write({ authorization: `Bearer ${token}` })]).toEqual([200, 200])
})

test('an unknown email is told ten times an hour, then the answer is the same for all', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await post('request-otp', { email: `nobody-${n}@example.com` })).status)
  expect([count(statuses, 404), count(statuses, 200)]).toEqual([10, 2])
})

test('no password and no token is written to a log or the database', async () => {
  const { username, token } = await seller()
  await signIn(username)
  const { rows } = await shop.engine.db.pool.query(
    `select account::text as row from account union all select session::text from session union all select attempt::text from attempt union all select idempotency::text from idempotency`,
  )
  const text = rows.map(row => row.row).join('\n')
  expect(text).not.toContain(token)
  expect(text).not.toContain(password)
})
