// What staff do about somebody else's account on their behalf: each is told to the person, and stands in the audit log.
import { afterAll, expect, test } from 'vitest'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { approvalCalls } from '#shop/approval/contract.ts'
import { auditCalls } from '#shop/audit/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { packingCalls } from '#shop/packing/contract.ts'
import { mailsTo } from '#test/mail.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { careCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine
const owner = await seedStaff(db, 'owner')
const support = await seedStaff(db, 'support')
const [asOwner, asSupport] = [shop.client(owner.token), shop.client(support.token)]
const passwordHash = 'no password has this hash'
const reason = 'Called us from the number on file'

const sendLink = (client: typeof asOwner, { id }: { id: number }) =>
  client(careCalls.sendPasswordLink, { params: { id }, body: { reason } })
const newestMail = async ({ email }: Pick<Seeded, 'email'>) => {
  await shop.settled()
  return (await mailsTo(shop, email))[0]
}
const tokenIn = (text = '') => /\/auth\/link#([\w-]{43})/.exec(text)?.[1] ?? ''
const bellOf = async ({ token }: Seeded) =>
  (await shop.client(token)(notificationCalls.myNotifications, { query: {} })).data.docs.map(({ title }) => title)
const waitingFor = async ({ id }: { id: number }) =>
  (await asOwner(approvalCalls.approvals, { query: { limit: 100 } })).data.docs.find(({ object }) => object === String(id))
const confirm = (client: typeof asOwner, id = 0) => client(approvalCalls.confirmApproval, { params: { id }, body: {} })

test('support sends a seller a link for a new password: told in their language, and every session ends when it is set', async () => {
  const seller = await seedSeller(db, { language: 'vi', passwordHash })
  const answer = await sendLink(asSupport, seller)
  expect(answer).toEqual({ data: { email: seller.email } })
  const mail = await newestMail(seller)
  expect(mail?.subject).toBe('Liên kết đặt mật khẩu Inkport mới của bạn')
  expect(mail?.text).toContain('Bộ phận hỗ trợ của chúng tôi')
  expect(mail?.text).not.toContain(support.username)
  expect((await bellOf(seller))[0]).toMatch(/^Nhân viên đã gửi email/)
  // Their session goes on until the new password is set.
  const token = tokenIn(mail?.text)
  await shop.client()(signInCalls.redeemLink, { body: { token, password: 'a new one for me' } })
  expect(await refusalOf(shop.client(seller.token)(accountCalls.me))).toBe('401 UNAUTHORIZED')
  const body = { username: seller.username, password: 'a new one for me' }
  expect((await shop.client()(signInCalls.signIn, { body })).data.accessToken).toMatch(/^[\w-]{43}$/)
  expect(await refusalOf(shop.client()(signInCalls.redeemLink, { body: { token, password: 'once more' } }))).toBe('422 LINK_IS_NOT_VALID')
})

test('the audit log has who sent a link to whom and why, and the link stands nowhere', async () => {
  const seller = await seedSeller(db)
  await sendLink(asSupport, seller)
  const token = tokenIn((await newestMail(seller))?.text)
  const query = { call: 'sendPasswordLink', object: String(seller.id) }
  const { docs } = (await asOwner(auditCalls.auditLog, { query })).data
  expect(docs).toMatchObject([{ actor: support.username, subject: 'account', request: { reason } }])
  const { rows } = await db.pool.query(`select coalesce(string_agg(data::text, ' '), '') as jobs from pgboss.job`)
  expect(token).toHaveLength(43)
  expect(JSON.stringify([docs, rows])).not.toContain(token)
})

test('a link for one of the staff waits for a second person, one of the two the owner', async () => {
  const colleague = await seedStaff(db, 'finance')
  await db.pool.query('update account set password_hash = $1 where id = $2', [passwordHash, colleague.id])
  expect(await refusalOf(sendLink(asSupport, colleague))).toBe('409 APPROVAL_WAITS')
  expect(await newestMail(colleague)).toBeUndefined()
  const asked = await waitingFor(colleague)
  expect(asked).toMatchObject({
    kind: 'access',
    amount: null,
    objectName: colleague.username,
    call: 'sendPasswordLink',
    request: { reason },
    whyNot: null,
  })
  expect(await refusalOf(confirm(asSupport, asked?.id))).toBe('409 APPROVAL_NEEDS_SECOND_PERSON')
  const another = shop.client((await seedStaff(db, 'support')).token)
  expect(await refusalOf(confirm(another, asked?.id))).toBe('409 APPROVAL_ABOVE_YOUR_CEILING')
  const finance = shop.client((await seedStaff(db, 'finance')).token)
  expect(await refusalOf(confirm(finance, asked?.id))).toBe('409 APPROVAL_NEEDS_ANOTHER_ROLE')
  expect((await confirm(asOwner, asked?.id)).data).toMatchObject({ state: 'DONE', decidedBy: owner.username })
  expect((await newestMail(colleague))?.subject).toBe('Your link for a new Inkport password')
})

test('nobody sends their own, nor decides about one that is theirs', async () => {
  const second = await seedStaff(db, 'owner')
  await db.pool.query('update account set password_hash = $1 where id = $2', [passwordHash, second.id])
  expect(await refusalOf(sendLink(asSupport, support))).toBe('422 CANNOT_CHANGE_YOURSELF')
  expect(await refusalOf(sendLink(asSupport, second))).toBe('409 APPROVAL_WAITS')
  const asked = await waitingFor(second)
  expect(await refusalOf(confirm(shop.client(second.token), asked?.id))).toBe('409 APPROVAL_IS_ABOUT_YOU')
  expect((await confirm(asOwner, asked?.id)).data.state).toBe('DONE')
})

test('nobody is sent a link who is suspended, closed, not verified or only invited; one from before does not open a suspended account', async () => {
  const [suspended, unverified] = [await seedSeller(db, { passwordHash }), await seedSeller(db, { verifiedAt: null })]
  const invited = await seedStaff(db, 'support')
  await sendLink(asSupport, suspended)
  const token = tokenIn((await newestMail(suspended))?.text)
  await asOwner(accountOfficeCalls.suspendPerson, { params: { id: suspended.id }, body: { reason: 'Chargebacks' } })
  expect(await refusalOf(shop.client()(signInCalls.redeemLink, { body: { token, password: 'let me in' } }))).toBe('422 ACCOUNT_SUSPENDED')
  expect(await refusalOf(sendLink(asSupport, suspended))).toBe('409 PERSON_IS_SUSPENDED')
  expect(await refusalOf(sendLink(asSupport, unverified))).toBe('409 PERSON_IS_NOT_VERIFIED')
  expect(await refusalOf(sendLink(asSupport, invited))).toBe('409 PERSON_HAS_NO_PASSWORD')
  expect(await refusalOf(sendLink(asSupport, { id: 999_999_999 }))).toBe('404 USER_NOT_FOUND')
  await db.pool.query('update account set closed_at = now() where id = $1', [unverified.id])
  expect(await refusalOf(sendLink(asSupport, unverified))).toBe('409 ACCOUNT_IS_CLOSED')
})

test('a person is sent three links an hour at most, however many of the staff send them', async () => {
  const seller = await seedSeller(db)
  for (let sent = 0; sent < 3; sent++) await sendLink(sent === 0 ? asOwner : asSupport, seller)
  expect(await refusalOf(sendLink(asOwner, seller))).toBe('429 TOO_MANY_REQUESTS')
  await shop.settled()
  expect(await mailsTo(shop, seller.email)).toHaveLength(3)
})

test('support and the owner alone may: finance may not, and for a seller there is no such call', async () => {
  const seller = await seedSeller(db)
  const finance = shop.client((await seedStaff(db, 'finance')).token)
  expect(await refusalOf(sendLink(finance, seller))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await refusalOf(sendLink(shop.client(seller.token), seller))).toBe('404 NOT_FOUND')
})

const read = async ({ id }: Seeded) => (await asSupport(careCalls.sellerData, { params: { id } })).data
const correct = ({ id }: Seeded, body: object, seen: string, client = asSupport) =>
  client(careCalls.correctSeller, { params: { id }, body: { ...body, seen, reason } })

test('staff correct a seller’s data: the log has before and after, the seller is told what and by which role', async () => {
  const seller = await seedSeller(db, { fullName: 'Mihn Tran' })
  const { seen } = await read(seller)
  const given = { fullName: 'Minh Tran', phone: '+84901112223', shopName: 'Minh Prints', returnAddress: '1 Main St\nAustin' }
  const { data } = await correct(seller, given, seen)
  expect(data).toMatchObject({ ...given, address: '', language: 'en' })
  expect((await shop.client(seller.token)(accountCalls.me)).data).toMatchObject({ fullName: 'Minh Tran', phone: '+84901112223' })
  expect((await shop.client(seller.token)(packingCalls.myPacking)).data).toMatchObject({ sender: 'Minh Prints', message: '' })
  const query = { call: 'correctSeller', object: String(seller.id) }
  expect((await asOwner(auditCalls.auditLog, { query })).data.docs).toMatchObject([
    {
      actor: support.username,
      request: { reason },
      change: { before: { fullName: 'Mihn Tran', phone: '', shopName: '', returnAddress: '' }, after: given },
    },
  ])
  const mail = await newestMail(seller)
  expect(mail?.subject).toBe('Your Inkport details were corrected')
  expect(mail?.text).toContain('Our support team corrected')
  expect(mail?.text).toContain('Full name: Mihn Tran → Minh Tran')
  expect(mail?.text).not.toContain('Address:')
  expect((await bellOf(seller))[0]).toBe('Our staff corrected your account details')
})

test('a correction is refused where the seller changed anything since it was shown, also only their packing slips', async () => {
  const seller = await seedSeller(db)
  const asSeller = shop.client(seller.token)
  const first = await read(seller)
  await asSeller(accountCalls.updateMe, { body: { fullName: 'Their own', phone: '0901112229', address: 'Here' } })
  expect(await refusalOf(correct(seller, { fullName: 'Ours' }, first.seen))).toBe('409 SELLER_DATA_CHANGED')
  const second = await read(seller)
  const packing = { sender: 'Theirs', returnAddress: '', message: '', paper: 'LABEL', eori: '', ioss: '' } as const
  await asSeller(packingCalls.savePacking, { body: packing })
  expect(await refusalOf(correct(seller, { fullName: 'Ours' }, second.seen))).toBe('409 SELLER_DATA_CHANGED')
  expect((await correct(seller, { fullName: 'Ours' }, (await read(seller)).seen)).data).toMatchObject({
    fullName: 'Ours',
    shopName: 'Theirs',
  })
})

test('of twenty corrections of the same data at the same moment one is made, and told once', async () => {
  const seller = await seedSeller(db)
  const { seen } = await read(seller)
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => refusalOf(correct(seller, { fullName: `Name ${at}` }, seen))))
  expect(all.filter(refusal => refusal === 'no refusal')).toHaveLength(1)
  expect(new Set(all)).toEqual(new Set(['no refusal', '409 SELLER_DATA_CHANGED']))
  await shop.settled()
  expect(await mailsTo(shop, seller.email)).toHaveLength(1)
})

test('what corrects nothing, another’s phone, staff and a closed account are refused', async () => {
  const [seller, other] = [await seedSeller(db, { fullName: 'Same' }), await seedSeller(db)]
  await shop.client(other.token)(accountCalls.updateMe, { body: { fullName: 'O', phone: '0909999111', address: 'Here' } })
  const { seen } = await read(seller)
  expect(await refusalOf(correct(seller, { fullName: ' Same ' }, seen))).toBe('422 SELLER_DATA_IS_SAME')
  expect(await refusalOf(correct(seller, { phone: '0909999111' }, seen))).toBe('409 PHONE_WAS_USED')
  expect(await refusalOf(correct(seller, { phone: 'call me' }, seen))).toBe('400 PHONE_INVALID')
  expect(await refusalOf(correct(owner, { fullName: 'Boss' }, seen, asOwner))).toBe('422 NOT_A_SELLER')
  await db.pool.query('update account set closed_at = now() where id = $1', [other.id])
  expect(await refusalOf(correct(other, { fullName: 'Gone' }, seen))).toBe('409 ACCOUNT_IS_CLOSED')
})
