// By which ways people hear of what, and how they end a mail.
import { afterAll, expect, test } from 'vitest'
import type { CallError } from '#base/fault.ts'
import { minute } from '#base/time.ts'
import { type Seeded, seedMember, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { mailsTo } from '#test/mail.ts'
import { startShop } from '#test/shop.ts'
import { notificationCalls } from '../contract.ts'
import { type Channels, kindsOf, type NotificationKind } from '../kind/kind.rules.ts'
import { notices, notify } from '../notification.ts'
import { channelCalls } from './contract.ts'
import { unsubscribe } from './unsubscribe.channel.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine

const arrived = notices('testMail', { arrived: ['Deposit {{id}} arrived', 'Khoản nạp {{id}} đã đến'] }, ['money'], 'DEPOSIT')
const taken = notices('testMail', { taken: ['{{amount}} was taken', '{{amount}} đã bị trừ'] }, [], 'MONEY_OUT')
const failed = notices(
  'testMail',
  { link: { one: ['Link {{id}} failed', 'Liên kết {{id}} lỗi'], many: ['{{count}} links failed', '{{count}} liên kết lỗi'] } },
  [],
  'LINK_FAILED',
)
const tell = (accountId: number, more: { hasOwnMail?: boolean } = {}) =>
  shop.write(tx => notify(tx, { accountId, kind: arrived.arrived, values: { id: 7 }, link: '/payments/deposit/7', ...more }))
const choose = ({ token }: Seeded, kind: NotificationKind, body: Channels) =>
  shop.client(token)(channelCalls.setChannels, { params: { kind }, body })
const mailed = async ({ email }: { email: string }) => {
  await shop.settled()
  return mailsTo(shop, email)
}
/** A seller who has had one mail about deposits, and the address that ends them. */
async function mailedSeller() {
  const seller = await seedSeller(db)
  await tell(seller.id)
  const [mail] = await mailed(seller)
  const url = /<([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  return { seller, mail, url, path: new URL(url).pathname, token: url.split('/').at(-1) ?? '' }
}
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    ({ status, code }: CallError) => ({ status, code }),
  )

test('sellers see their kinds with what is usual, staff theirs, and what always goes cannot be turned off', async () => {
  const [seller, owner] = [await seedSeller(db), await seedStaff(db, 'owner')]
  const { digest, kinds } = (await shop.client(seller.token)(channelCalls.myChannels)).data
  expect(digest).toEqual({ isOn: true, hour: 8, timeZone: 'America/Los_Angeles' })
  expect(kinds.map(({ kind }) => kind)).toEqual(kindsOf('seller'))
  expect(new Set(kinds.map(({ type }) => type))).toEqual(new Set(['ORDER', 'ROOM', 'PAYMENT', 'PROMOTION', 'NORMAL']))
  expect(kinds.find(({ kind }) => kind === 'DEPOSIT')).toMatchObject({ bell: true, mail: true, digest: false, always: [] })
  const { data: ofOwner } = await shop.client(owner.token)(channelCalls.myChannels)
  expect(ofOwner.kinds.map(({ kind }) => kind)).toEqual(kindsOf('staff'))
  const none = { bell: false, mail: false, digest: false, push: false }
  expect(await codeOf(choose(seller, 'SECURITY', none))).toEqual({ status: 422, code: 'NOTIFICATION_ALWAYS_SENT' })
  expect((await choose(seller, 'DEPOSIT', none)).data.kinds.find(({ kind }) => kind === 'DEPOSIT')).toMatchObject(none)
})

test('a mail says it in the reader’s language, leads to it, and says how to end mails like it', async () => {
  const { mail, url } = await mailedSeller()
  expect(mail).toMatchObject({ subject: 'Deposit 7 arrived' })
  expect(mail?.text).toContain('/payments/deposit/7')
  expect(mail?.text).toContain(`Stop mails about “Deposit”: ${url}`)
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
})

test('one click of a mail program ends a kind’s mail; the bell goes on, and a GET changes nothing', async () => {
  const { seller, path } = await mailedSeller()
  const wants = async () =>
    (await shop.client(seller.token)(channelCalls.myChannels)).data.kinds.find(({ kind }) => kind === 'DEPOSIT')?.mail
  await fetch(shop.url + path)
  expect(await wants()).toBe(true)
  const click = () =>
    fetch(shop.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: 'List-Unsubscribe=One-Click',
    })
  expect([(await click()).status, (await click()).status]).toEqual([200, 200])
  expect(await wants()).toBe(false)
  await tell(seller.id)
  expect(await mailed(seller)).toHaveLength(1)
  expect((await shop.client(seller.token)(notificationCalls.unreadCount)).data.unread).toBe(2)
})

test('a mail that waits already is not sent once its kind was ended', async () => {
  const { seller, token } = await mailedSeller()
  await shop.write(async tx => {
    await notify(tx, { accountId: seller.id, kind: arrived.arrived, values: { id: 8 } })
    await unsubscribe(tx, token)
  })
  expect(await mailed(seller)).toHaveLength(1)
})

test('the link of a mail works without signing in, once more than needed, and is worth nothing when it is changed', async () => {
  const { seller, token } = await mailedSeller()
  const visitor = shop.client()
  expect((await visitor(channelCalls.lookAtUnsubscribe, { body: { token } })).data).toEqual({ about: 'DEPOSIT', isOff: false })
  for (let n = 0; n < 2; n++)
    expect((await visitor(channelCalls.unsubscribe, { body: { token } })).data).toEqual({ about: 'DEPOSIT', isOff: true })
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await codeOf(visitor(channelCalls.unsubscribe, { body: { token: forged } }))).toEqual({
    status: 404,
    code: 'UNSUBSCRIBE_LINK_INVALID',
  })
  expect(await mailed(seller)).toHaveLength(1)
})

test('what always goes is mailed whatever was chosen before, and offers no end', async () => {
  const seller = await seedSeller(db)
  await db.pool.query(
    `insert into notification_choice (account_id, about, bell, mail, digest, push) values ($1, 'MONEY_OUT', false, false, false, false)`,
    [seller.id],
  )
  await shop.write(tx => notify(tx, { accountId: seller.id, kind: taken.taken, values: { amountCents: 5_00 } }))
  const [mail] = await mailed(seller)
  expect(mail?.subject).toBe('$5.00 was taken')
  expect(mail?.headers?.['List-Unsubscribe']).toBe(undefined)
  expect((await shop.client(seller.token)(notificationCalls.unreadCount)).data.unread).toBe(1)
})

test('a member is mailed by their own choice, and nothing by the domain’s own mail of their seller', async () => {
  const seller = await seedSeller(db)
  const [lan, bo] = [await seedMember(db, seller.id, 'money'), await seedMember(db, seller.id, 'money')]
  await choose(bo, 'DEPOSIT', { bell: true, mail: false, digest: false, push: false })
  await tell(seller.id, { hasOwnMail: true })
  const counts = await Promise.all([seller, lan, bo].map(async person => (await mailed(person)).length))
  expect(counts).toEqual([0, 1, 0])
})

test('many of one kind within minutes are one mail, and no further one comes while their line is unread', async () => {
  const seller = await seedSeller(db)
  const fail = (id: number) =>
    shop.write(tx => notify(tx, { accountId: seller.id, kind: failed.link, values: { id }, link: `/order/${id}`, subjects: [id] }))
  for (const id of [21, 22, 23]) await fail(id)
  const later = async () => {
    shop.advance(3 * minute)
    await Promise.all([shop.cron('notification.mail-lines'), shop.cron('notification.mail-lines')])
    return mailed(seller)
  }
  await shop.cron('notification.mail-lines')
  expect(await mailed(seller)).toEqual([])
  await fail(24)
  const [mail, ...others] = await later()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('4 links failed')
  expect(mail?.text).toMatch(/\/order\?boughtFor=ALL&notification=\d+/)
  await fail(25)
  expect(await later()).toHaveLength(1)
})

test('mail without the bell shows no line', async () => {
  const seller = await seedSeller(db)
  await choose(seller, 'DEPOSIT', { bell: false, mail: true, digest: false, push: false })
  await tell(seller.id)
  expect(await mailed(seller)).toHaveLength(1)
  const client = shop.client(seller.token)
  expect((await client(notificationCalls.myNotifications, { query: {} })).data.totalDocs).toBe(0)
  expect((await client(notificationCalls.unreadCount)).data.unread).toBe(0)
})
