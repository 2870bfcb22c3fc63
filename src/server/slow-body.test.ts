// Promise S4: who asks is asked again where a write begins, whenever its body comes.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { hashPassword } from '#shop/account/credential/password.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { startShop } from '#test/shop.ts'
import { beginAskedRequest } from '#test/slow-request.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const owner = shop.client((await seedStaff(db, 'owner')).token)
const password = 'letters on a bench'
const passwordHash = await hashPassword(password)

/** A profile with a phone that is nobody else's. */
const profile = (fullName: string, { id }: Seeded) =>
  Buffer.from(JSON.stringify({ fullName, phone: `+1886555${String(id).padStart(4, '0')}`, address: 'Somewhere' }))

const ways: readonly [string, (person: Seeded) => Promise<unknown>][] = [
  ['sign-out', ({ token }) => shop.client(token)(signInCalls.signOut)],
  ['a suspension', ({ id }) => owner(accountOfficeCalls.suspendPerson, { params: { id }, body: { reason: 'A test' } })],
  [
    'a changed password',
    ({ token }) => shop.client(token)(accountCalls.changePassword, { body: { oldPassword: password, newPassword: `${password} 2` } }),
  ],
]

test.each(ways)('what was begun before %s and comes after it is not written', async (_, end) => {
  const minh = await seedSeller(db, { passwordHash })
  const body = profile('Written late', minh)
  const late = await beginAskedRequest(shop.url, { method: 'PUT', path: '/core/user/me', token: minh.token, body })
  await end(minh)
  const { status, text } = await late.end()
  expect([status, text]).toEqual([401, expect.stringContaining('UNAUTHORIZED')])
  const { rows } = await db.pool.query('select full_name from account where id = $1', [minh.id])
  expect(rows).toEqual([{ fullName: '' }])
})

test('an officer whose role was taken away approves no deposit with a request that was begun before', async () => {
  const [officer, minh] = [await seedStaff(db, 'finance'), await seedSeller(db)]
  const proof = new File([new Uint8Array(await aPicture())], 'proof.png')
  const { data: deposit } = await shop.client(minh.token)(depositCalls.makeDeposit, {
    body: { amount: 250_00, transactionNumber: `late-${minh.id}` },
    files: [proof],
  })
  const body = Buffer.from(JSON.stringify({ receivedCents: 250_00, remark: '' }))
  const path = `/v1/office/deposit/${deposit.id}/approve`
  const late = await beginAskedRequest(shop.url, { method: 'POST', path, token: officer.token, body })
  await owner(accountOfficeCalls.setRoles, { params: { id: officer.id }, body: { roles: ['content'] } })
  const { status, text } = await late.end()
  expect([status, text]).toEqual([403, expect.stringContaining('YOU_NOT_HAVE_PERMISSION')])
})

test('an upload whose session ends while it comes in is not kept', async () => {
  const minh = await seedSeller(db)
  const head = '--zz\r\ncontent-disposition: form-data; name="files"; filename="late.png"\r\ncontent-type: image/png\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), await aPicture(), Buffer.from('\r\n--zz--\r\n')])
  const type = 'multipart/form-data; boundary=zz'
  const late = await beginAskedRequest(shop.url, { method: 'POST', path: '/v1/file', token: minh.token, body, type, early: 400 })
  await shop.client(minh.token)(signInCalls.signOut)
  expect((await late.end()).status).toBe(401)
  const { rows } = await db.pool.query('select 1 from library_file where seller_id = $1', [minh.id])
  expect(rows).toEqual([])
})

test('staff who begin to look as a seller write nothing as themselves with a request that was begun before', async () => {
  const [support, minh] = [await seedStaff(db, 'support'), await seedSeller(db)]
  const body = Buffer.from('{}')
  const path = `/v1/office/account/${minh.id}/verify`
  const late = await beginAskedRequest(shop.url, { method: 'POST', path, token: support.token, body })
  await shop.client(support.token)(accountOfficeCalls.viewAs, { params: { id: minh.id } })
  expect((await late.end()).text).toContain('VIEW_IS_READ_ONLY')
})

test('a guess at the password with a request that was begun before is not even compared', async () => {
  const minh = await seedSeller(db, { passwordHash })
  const body = Buffer.from(JSON.stringify({ oldPassword: 'a guess', newPassword: 'another bench of letters' }))
  const late = await beginAskedRequest(shop.url, { method: 'POST', path: '/core/auth/change-password', token: minh.token, body })
  await shop.client(minh.token)(signInCalls.signOut)
  expect((await late.end()).status).toBe(401)
})

test('an answer that is kept under a key is not given to a session that has ended', async () => {
  const minh = await seedSeller(db)
  const headers = { 'idempotency-key': 'late-answer-0001' }
  const call = { method: 'PUT', path: '/core/user/me', token: minh.token, headers }
  const body = profile('Kept', minh)
  const first = await beginAskedRequest(shop.url, { ...call, body })
  expect((await first.end()).status).toBe(200)
  const again = await beginAskedRequest(shop.url, { ...call, body })
  await shop.client(minh.token)(signInCalls.signOut)
  expect((await again.end()).status).toBe(401)
})

const aPicture = () =>
  sharp(randomBytes(40 * 40 * 3), { raw: { width: 40, height: 40, channels: 3 } })
    .png()
    .toBuffer()
