// News on devices: what a browser is given, and when it is given nothing any more.
import { afterAll, expect, test } from 'vitest'
import { day, minute } from '#base/time.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { type Seeded, seedMember, seedSeller } from '#shop/account/sign-in/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop, type TestShop } from '#test/shop.ts'
import { startPush } from '#test/stand-ins/push.ts'
import { notices, notify, readLinesTo } from '../../notification.ts'
import { channelCalls } from '../contract.ts'
import { pushCalls } from './contract.ts'
import { mostDevices } from './rules.ts'

const push = await startPush(() => shop.now())
const shop: TestShop = await startShop({ env: { OUTBOUND_MAP: push.outboundMap } })
afterAll(async () => {
  await shop.close()
  await push.close()
})
const { db } = shop.engine

const arrived = notices('testPush', { arrived: ['Reply to ticket {{id}}', 'Trả lời yêu cầu {{id}}'] }, ['money'], 'TICKET_REPLY')
const deposit = notices('testPush', { deposit: ['{{amount}} arrived', '{{amount}} đã đến'] }, [], 'DEPOSIT')
const failed = notices(
  'testPush',
  { link: { one: ['Link {{id}} failed', 'Liên kết {{id}} lỗi'], many: ['{{count}} links failed', '{{count}} liên kết lỗi'] } },
  [],
  'LINK_FAILED',
)
const as = ({ token }: Pick<Seeded, 'token'>) => shop.client(token)
const devices = async (who: Pick<Seeded, 'token'>) => (await as(who)(pushCalls.myDevices)).data.devices
/** Their browser, which is notified from now on. */
async function notified(who: Pick<Seeded, 'token'>) {
  const browser = push.browser((await as(who)(pushCalls.myDevices)).data.publicKey)
  await as(who)(pushCalls.addDevice, { body: browser.subscription })
  return browser
}
const tell = async (accountId: number, id = 7) => {
  await shop.write(tx => notify(tx, { accountId, kind: arrived.arrived, values: { id }, link: `/ticket/${id}` }))
  await shop.settled()
}
/** The same person in another browser. */
async function elsewhere(person: Seeded) {
  const password = 'letters on a bench'
  await as(person)(accountCalls.changePassword, { body: { newPassword: password } })
  const signIn = async () =>
    ({ token: (await shop.client()(signInCalls.signIn, { body: { username: person.username, password } })).data.accessToken }) as const
  return [await signIn(), await signIn()] as const
}

test('a device shows the kind, the line of the bell and where it leads, in its reader’s language', async () => {
  const [seller, viet] = [await seedSeller(db), await seedSeller(db, { language: 'vi' })]
  const browsers = [await notified(seller), await notified(viet)]
  await tell(seller.id)
  await tell(viet.id)
  expect(browsers.map(browser => browser.read())).toEqual([
    [{ title: 'Ticket reply', body: 'Reply to ticket 7', path: '/ticket/7', tag: expect.stringMatching(/^line-\d+$/) }],
    [{ title: 'Trả lời yêu cầu hỗ trợ', body: 'Trả lời yêu cầu 7', path: '/ticket/7', tag: expect.any(String) }],
  ])
})

test('a locked screen shows no money', async () => {
  const seller = await seedSeller(db)
  const browser = await notified(seller)
  await shop.write(tx => notify(tx, { accountId: seller.id, kind: deposit.deposit, values: { amountCents: 1_250_00 }, link: '/payments' }))
  await shop.settled()
  expect(browser.read()).toMatchObject([{ title: 'Deposit', body: 'Received, questioned or rejected', path: '/payments' }])
})

test('many of one kind within minutes are shown once, and lead to all of them', async () => {
  const seller = await seedSeller(db)
  const browser = await notified(seller)
  await shop.write(async tx => {
    for (const id of [1, 2, 3])
      await notify(tx, { accountId: seller.id, kind: failed.link, values: { id }, link: `/order/${id}`, subjects: [id] })
  })
  await shop.settled()
  expect(browser.read()).toMatchObject([{ body: '3 links failed', path: expect.stringContaining('/order?boughtFor=ALL&notification=') }])
  const { rows } = await db.pool.query(
    `select start_after from pgboss.job where name = 'notification.push' order by created_on desc limit 1`,
  )
  expect(rows[0].startAfter).toEqual(new Date(shop.now().getTime() + 2 * minute))
})

test('a kind that is not wanted on devices is not sent, nor one that was read or turned off while it waited', async () => {
  const seller = await seedSeller(db)
  const browser = await notified(seller)
  const choose = (isOn: boolean) =>
    as(seller)(channelCalls.setChannels, {
      params: { kind: 'TICKET_REPLY' },
      body: { bell: true, mail: false, digest: false, push: isOn },
    })
  await choose(false)
  await tell(seller.id)
  await choose(true)
  await shop.write(async tx => {
    await notify(tx, { accountId: seller.id, kind: arrived.arrived, values: { id: 8 }, link: '/ticket/8' })
    await readLinesTo(tx, [seller.id], { kind: arrived.arrived, links: ['/ticket/8'] })
  })
  await shop.settled()
  expect(browser.read()).toEqual([])
  await tell(seller.id, 9)
  expect(browser.read()).toMatchObject([{ body: 'Reply to ticket 9' }])
})

test('a member’s device tells what their role may read', async () => {
  const seller = await seedSeller(db)
  const [money, designs] = [await seedMember(db, seller.id, 'money'), await seedMember(db, seller.id, 'designs')]
  const browsers = [await notified(money), await notified(designs)]
  await tell(seller.id)
  expect(browsers.map(browser => browser.read().length)).toEqual([1, 0])
})

test('a device is forgotten when its session ends: signed out there, ended from elsewhere, or over by the clock', async () => {
  const seller = await seedSeller(db)
  const [here, there] = await elsewhere(seller)
  const browsers = [await notified(here), await notified(there)]
  expect((await devices(here)).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  await as(here)(accountCalls.endOtherSessions)
  await tell(seller.id)
  expect(browsers.map(browser => browser.read().length)).toEqual([1, 0])
  await as(here)(signInCalls.signOut)
  await tell(seller.id, 8)
  expect(browsers[0]?.read()).toHaveLength(1)
  const later = await seedSeller(db)
  const browser = await notified(later)
  shop.advance(31 * day)
  await tell(later.id)
  expect(browser.read()).toEqual([])
})

test('a person removes a device from their list, and nobody else’s', async () => {
  const [seller, other] = [await seedSeller(db), await seedSeller(db)]
  const browser = await notified(seller)
  const [device] = await devices(seller)
  const remove = (who: Seeded) => as(who)(pushCalls.removeDevice, { params: { id: device?.id ?? 0 } })
  expect(await codeOf(remove(other))).toBe('PUSH_DEVICE_NOT_FOUND')
  expect((await remove(seller)).data.devices).toEqual([])
  expect(await codeOf(remove(seller))).toBe('PUSH_DEVICE_NOT_FOUND')
  await tell(seller.id)
  expect(browser.read()).toEqual([])
})

test('a browser whose user turned notifications off is forgotten; a service that is down for a moment is asked again', async () => {
  const [gone, patient] = [await seedSeller(db), await seedSeller(db)]
  const [left, browser] = [await notified(gone), await notified(patient)]
  left.leave()
  await tell(gone.id)
  expect(await devices(gone)).toEqual([])
  push.answers.push(503)
  const before = push.asked()
  await tell(patient.id)
  expect(push.asked() - before).toBe(2)
  expect(browser.read().at(-1)).toMatchObject({ body: 'Reply to ticket 7' })
  expect(await devices(patient)).toHaveLength(1)
})

test('a browser in which two people sign in one after the other tells the one who asked last', async () => {
  const [first, second] = [await seedSeller(db), await seedSeller(db)]
  const browser = await notified(first)
  await as(second)(pushCalls.addDevice, { body: browser.subscription })
  await as(second)(pushCalls.addDevice, { body: browser.subscription })
  expect([await devices(first), (await devices(second)).length]).toEqual([[], 1])
  await tell(first.id)
  expect(browser.read()).toEqual([])
  await tell(second.id)
  expect(browser.read()).toHaveLength(1)
})

test('only a push service of a browser is written to, and only with a browser’s keys', async () => {
  const seller = await seedSeller(db)
  const { subscription } = push.browser('')
  const add = (given: object) => codeOf(as(seller)(pushCalls.addDevice, { body: { ...subscription, ...given } }))
  for (const endpoint of [
    'https://127.0.0.1/fcm',
    'https://shop.example.com/push',
    'https://fcm.googleapis.com.example.com/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'nothing',
  ])
    expect(await add({ endpoint }), endpoint).toBe('PUSH_SERVICE_UNKNOWN')
  expect(await add({ keys: { ...subscription.keys, p256dh: 'A'.repeat(87) } })).toBe('PUSH_KEYS_INVALID')
  expect(await devices(seller)).toEqual([])
})

test('an account has as many devices as it may, of sessions that are not over', async () => {
  const seller = await seedSeller(db)
  const { subscription } = push.browser((await as(seller)(pushCalls.myDevices)).data.publicKey)
  await addOthers(seller.id, mostDevices)
  const add = () => as(seller)(pushCalls.addDevice, { body: subscription })
  expect(await codeOf(add())).toBe('PUSH_DEVICES_FULL')
  await db.pool.query('update session set expires_at = $2 where account_id = $1 and device = $3', [seller.id, shop.now(), 'Other 1'])
  expect((await add()).data.devices).toHaveLength(mostDevices)
})

test('what a person takes along of their data names devices, and nothing with which one could be written to', async () => {
  const seller = await seedSeller(db)
  await notified(seller)
  const found: unknown[] = []
  for await (const each of (await import('./store.ts')).eachDevice(db, seller.id)) found.push(each)
  expect(found).toEqual([{ id: expect.any(Number), name: 'node', createdAt: shop.now() }])
})

/** Sessions of theirs elsewhere, each with a device. */
const addOthers = (accountId: number, count: number) =>
  db.pool.query(
    `with other as (
       insert into session (account_id, token_hash, device, created_at, last_used_at, expires_at)
       select $1::bigint, decode(md5(n::text || $1::text) || md5('b' || n || $1::text), 'hex'), 'Other ' || n, $2, $2, $2::timestamptz + interval '1 day' from generate_series(1, $3::int) n
       returning id, device
     )
     insert into push_device (account_id, session_id, endpoint, p256dh, auth, name, created_at)
     select $1::bigint, id, 'https://fcm.googleapis.com/' || id, decode(repeat('04', 65), 'hex'), decode(repeat('04', 16), 'hex'), device, $2 from other`,
    [accountId, shop.now(), count],
  )
