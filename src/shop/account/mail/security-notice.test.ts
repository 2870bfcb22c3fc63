// The mails, and lines of the bell, that tell a person what was changed about how they sign in.
import { afterAll, expect, test } from 'vitest'
import { notificationCalls } from '#shop/notification/contract.ts'
import { codeMailTo, mailsTo } from '#test/mail.ts'
import { codeOf } from '#test/phone.ts'
import { startShop } from '#test/shop.ts'
import { factorCalls } from '../factor/contract.ts'
import { accountOfficeCalls } from '../office/contract.ts'
import { signInCalls } from '../sign-in/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '../sign-in/seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const password = 'letters on a bench'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** The newest mail after the jobs have run. */
async function newsOf({ email }: Pick<Seeded, 'email'>) {
  await shop.settled()
  const [mail] = await mailsTo(shop, email)
  return mail ?? { subject: 'no mail', text: '' }
}
async function withFactor(seller: Seeded) {
  const client = shop.client(seller.token)
  const { secret } = (await client(factorCalls.beginSecondFactor, { body: {} })).data
  return (await client(factorCalls.confirmSecondFactor, { body: { code: codeOf(secret, db.now()) } })).data.recoveryCodes
}

test('a changed password is told with its time and device, in the person’s language and time zone', async () => {
  const seller = await seedSeller(db, { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' })
  await fetch(`${shop.url}/core/auth/change-password`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seller.token}`, 'user-agent': windows, 'content-type': 'application/json' },
    body: JSON.stringify({ newPassword: password }),
  })
  const mail = await newsOf(seller)
  expect(mail.subject).toBe('Mật khẩu Inkport của bạn đã được thay đổi')
  expect(mail.text).toContain('Thiết bị: Chrome on Windows.')
  expect(mail.text).toMatch(/GMT\+7/)
  expect(mail.text).toContain('/auth/reset-password')
})

test('a password set by a mailed code is told too', async () => {
  const seller = await seedSeller(db)
  await shop.client()(signInCalls.requestOtp, { body: { email: seller.email } })
  const { code } = await codeMailTo(shop, seller.email)
  await shop.client()(signInCalls.forgotPassword, { body: { email: seller.email, otpCode: code, password } })
  expect((await newsOf(seller)).subject).toBe('Your Inkport password was changed')
})

test('what was changed stands in the bell, once, and is mailed once', async () => {
  const seller = await seedSeller(db)
  await withFactor(seller)
  await shop.settled()
  const { data } = await shop.client(seller.token)(notificationCalls.myNotifications, { query: {} })
  expect(data.docs.map(({ title, link }) => [title, link])).toEqual([['Your second factor is on', '/profile/security']])
  expect(await mailsTo(shop, seller.email)).toHaveLength(1)
})

test('a password set by a mailed link is told too', async () => {
  const seller = await seedSeller(db)
  await shop.client()(signInCalls.requestOtp, { body: { email: seller.email } })
  const { token } = await codeMailTo(shop, seller.email)
  await shop.client()(signInCalls.redeemLink, { body: { token, password } })
  expect((await newsOf(seller)).subject).toBe('Your Inkport password was changed')
})

test('a second factor turned on, new recovery codes and a second factor turned off are told, each with its device', async () => {
  const seller = await seedSeller(db)
  const client = shop.client(seller.token)
  const [first = ''] = await withFactor(seller)
  expect((await newsOf(seller)).subject).toBe('Your second factor is on')
  const fresh = await client(factorCalls.renewRecoveryCodes, { body: { code: first } })
  expect((await newsOf(seller)).subject).toBe('You have new recovery codes')
  await client(factorCalls.disableSecondFactor, { body: { code: fresh.data.recoveryCodes[0] ?? '' } })
  const off = await newsOf(seller)
  expect(off.subject).toBe('Your second factor is off')
  expect(off.text).toMatch(/When: .+ Where: .+/)
})

test('a second factor that the owner took away is told', async () => {
  const seller = await seedSeller(db)
  await withFactor(seller)
  const owner = await seedStaff(db, 'owner')
  await shop.client(owner.token)(accountOfficeCalls.resetSecondFactor, { params: { id: seller.id } })
  const mail = await newsOf(seller)
  expect(mail.subject).toBe('Your second factor was reset')
  expect(mail.text).not.toContain('Where:')
})
