// Another email for a seller, written down by staff: two people, the mailbox and the username.
import { afterAll, expect, test } from 'vitest'
import { day, later } from '#base/time.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { emailCalls } from '#shop/account/profile/email.contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { mailsTo } from '#test/mail.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { careCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const owner = await seedStaff(db, 'owner')
const asOwner = shop.client(owner.token)
const asSupport = shop.client((await seedStaff(db, 'support')).token)
const passwordHash = 'no password has this hash'
const newAddress = () => `new-${crypto.randomUUID()}@example.com`

const ask = async ({ id }: { id: number }, newEmail: string, client = asSupport) =>
  refusalOf(client(careCalls.askPersonEmail, { params: { id }, body: { newEmail, reason: 'Lost the old mailbox' } }))

async function approve({ id }: { id: number }) {
  const { docs } = (await asOwner(approvalCalls.approvals, { query: { limit: 100 } })).data
  const asked = docs.findLast(({ object, call }) => object === String(id) && call === 'askPersonEmail')
  return asOwner(approvalCalls.confirmApproval, { params: { id: asked?.id ?? 0 }, body: {} })
}
const mailTo = async (email: string) => {
  await shop.settled()
  return (await mailsTo(shop, email))[0]
}
const tokenTo = async (email: string) => /\/auth\/confirm-email#([\w-]{43})/.exec((await mailTo(email))?.text ?? '')?.[1] ?? ''
const prove = (token: string, username: string) => refusalOf(shop.client()(emailCalls.confirmEmail, { body: { token, username } }))
const emailOf = async ({ id }: { id: number }) => (await asOwner(accountOfficeCalls.person, { params: { id } })).data.email

/** A seller for whom two of the staff wrote down this address; the token that its mail has. */
async function asked(given: Parameters<typeof seedSeller>[1] = {}): Promise<{ seller: Seeded; newEmail: string; token: string }> {
  const [seller, newEmail] = [await seedSeller(db, { passwordHash, ...given }), newAddress()]
  await ask(seller, newEmail)
  await approve(seller)
  return { seller, newEmail, token: await tokenTo(newEmail) }
}

test('support asks, the owner approves, the new mailbox and the username prove it: the old address is told twice, sessions end', async () => {
  const [seller, newEmail] = [await seedSeller(db, { passwordHash, language: 'vi' }), newAddress()]
  expect(await ask(seller, newEmail)).toBe('409 APPROVAL_WAITS')
  expect(await mailTo(newEmail)).toBeUndefined()
  expect((await approve(seller)).data).toMatchObject({ state: 'DONE', kind: 'access', amount: null })
  expect((await mailTo(seller.email))?.subject).toBe('Email Inkport của bạn sắp được thay đổi')
  const mail = await mailTo(newEmail)
  expect(mail?.text).not.toContain(seller.username)
  expect(await emailOf(seller)).toBe(seller.email)
  expect(await prove(await tokenTo(newEmail), ` ${seller.username.toUpperCase()} `)).toBe('no refusal')
  expect(await emailOf(seller)).toBe(newEmail)
  expect(await refusalOf(shop.client(seller.token)(accountCalls.me))).toBe('401 UNAUTHORIZED')
  expect((await mailTo(seller.email))?.subject).toBe('Email Inkport của bạn đã được thay đổi')
  expect(await prove(await tokenTo(newEmail), seller.username)).toBe('422 LINK_IS_NOT_VALID')
})

test('five wrong usernames end the link: whoever reads a mistyped mailbox has nothing', async () => {
  const { seller, token } = await asked()
  for (let guess = 0; guess < 5; guess++) expect(await prove(token, `guess-${guess}`)).toBe('422 USERNAME_IS_NOT_THEIRS')
  expect(await prove(token, seller.username)).toBe('422 LINK_IS_NOT_VALID')
  expect(await emailOf(seller)).toBe(seller.email)
})

test('the link signs nobody in, and is none for a password', async () => {
  const { token } = await asked()
  expect(await refusalOf(shop.client()(signInCalls.redeemLink, { body: { token, password: 'let me in please' } }))).toBe(
    '422 LINK_IS_NOT_VALID',
  )
})

test('a new password, a suspension and another link stop it', async () => {
  const stopped = await asked()
  const link = await asOwner(careCalls.sendPasswordLink, { params: { id: stopped.seller.id }, body: { reason: 'They called' } })
  const reset = /\/auth\/link#([\w-]{43})/.exec((await mailTo(link.data.email))?.text ?? '')?.[1] ?? ''
  await shop.client()(signInCalls.redeemLink, { body: { token: reset, password: 'mine and nobody else' } })
  expect(await prove(stopped.token, stopped.seller.username)).toBe('422 LINK_IS_NOT_VALID')

  const suspended = await asked()
  await asOwner(accountOfficeCalls.suspendPerson, { params: { id: suspended.seller.id }, body: { reason: 'Chargebacks' } })
  expect(await prove(suspended.token, suspended.seller.username)).toBe('422 ACCOUNT_SUSPENDED')
  expect(await ask(suspended.seller, newAddress())).toBe('409 PERSON_IS_SUSPENDED')

  const renewed = await asked()
  const newest = newAddress()
  await ask(renewed.seller, newest)
  await approve(renewed.seller)
  const token = await tokenTo(newest)
  expect(await prove(renewed.token, renewed.seller.username)).toBe('422 LINK_IS_NOT_VALID')
  expect(await prove(token, renewed.seller.username)).toBe('no refusal')
})

test('of twenty that use a link at the same moment one has it', async () => {
  const { seller, token, newEmail } = await asked()
  const all = await Promise.all(Array.from({ length: 20 }, () => prove(token, seller.username)))
  expect(all.filter(refusal => refusal === 'no refusal')).toHaveLength(1)
  expect(await emailOf(seller)).toBe(newEmail)
  await shop.settled()
  expect((await mailsTo(shop, seller.email)).filter(({ subject }) => subject === 'Your Inkport email was changed')).toHaveLength(1)
})

test('an address that nobody proved is support’s alone to correct, is told nothing, and the new one is verified by its link', async () => {
  const [seller, newEmail] = [await seedSeller(db, { verifiedAt: null }), newAddress()]
  expect(await ask(seller, newEmail)).toBe('no refusal')
  expect(await prove(await tokenTo(newEmail), seller.username)).toBe('no refusal')
  expect((await asOwner(accountOfficeCalls.person, { params: { id: seller.id } })).data).toMatchObject({ email: newEmail, state: 'active' })
  expect(await mailTo(seller.email)).toBeUndefined()
})

test('an address that is somebody’s is refused, also where they were faster; staff and one’s own address are', async () => {
  const [seller, other] = [await seedSeller(db, { passwordHash }), await seedSeller(db)]
  expect(await ask(seller, other.email)).toBe('409 EMAIL_WAS_USED')
  expect(await ask(seller, seller.email.toUpperCase())).toBe('422 PERSON_HAS_THIS_EMAIL')
  expect(await ask(owner, newAddress())).toBe('422 NOT_A_SELLER')
  const { newEmail, token, seller: slow } = await asked()
  await db.pool.query('update account set email = $1 where id = $2', [newEmail, other.id])
  expect(await prove(token, slow.username)).toBe('409 EMAIL_WAS_USED')
  expect(await emailOf(slow)).toBe(slow.email)
})

test('the link is good for a day', async () => {
  const { seller, token } = await asked()
  await db.pool.query('update email_link set expires_at = $1 where account_id = $2', [later(db.now(), -1), seller.id])
  expect(await prove(token, seller.username)).toBe('422 LINK_IS_NOT_VALID')
  const next = await asked()
  const { rows } = await db.pool.query('select expires_at from email_link where account_id = $1', [next.seller.id])
  expect(Math.abs(rows[0].expiresAt.getTime() - later(db.now(), day).getTime())).toBeLessThan(60_000)
})
