// What the members of a seller's team hear of, in their own bells.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TeamRole } from '#base/access/access.ts'
import { factorCalls } from '#shop/account/factor/contract.ts'
import { accountOfficeCalls } from '#shop/account/office/contract.ts'
import { leaveCalls } from '#shop/account/profile/leave.contract.ts'
import { type Seeded, seedMember, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { teamCalls } from '#shop/account/team/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { ticketOfficeCalls } from '#shop/ticket/office/contract.ts'
import { arrange } from '#test/order.ts'
import { codeOf } from '#test/phone.ts'
import { startShop } from '#test/shop.ts'
import { unzip } from '#test/zip.ts'
import { channelCalls } from './channel/contract.ts'
import { notificationCalls } from './contract.ts'
import { notices, notify } from './notification.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))
const { db } = shop.engine
const { rich, paid } = arrange(shop)

const forOrders = notices('testOrders', { moved: ['Order {{number}} moved', 'Đơn {{number}} đã chuyển'] }, ['orders', 'readOnly'])
const forAccount = notices('testAccount', { corrected: ['Your data was corrected', 'Dữ liệu của bạn đã được sửa'] }, [])
const tell = (accountId: number, kind = forOrders.moved) =>
  shop.write(tx => notify(tx, { accountId, type: 'ORDER', kind, values: { number: 7 }, link: '/order/7' }))
const titles = async ({ token }: Seeded) =>
  (await shop.client(token)(notificationCalls.myNotifications, { query: {} })).data.docs.map(({ title }) => title)
const unread = async ({ token }: Seeded) => (await shop.client(token)(notificationCalls.unreadCount)).data.unread
const team = async (...roles: TeamRole[]) => {
  const seller = await seedSeller(db)
  return { seller, lan: await seedMember(db, seller.id, ...roles) }
}

test('a member hears what one of their roles is for, beside the seller; others of the team and other sellers’ do not', async () => {
  const { seller, lan } = await team('orders')
  const members = [lan, await seedMember(db, seller.id, 'readOnly'), await seedMember(db, seller.id, 'money', 'designs')]
  const other = await team('orders')
  await tell(seller.id)
  const heard = await Promise.all([seller, ...members, other.seller, other.lan].map(titles))
  expect(heard.map(({ length }) => length)).toEqual([1, 1, 1, 0, 0, 0])
})

test('an order’s news is for orders and who reads only, money’s for money, a ticket’s for those who read tickets', async () => {
  const seller = await rich()
  const roles = ['orders', 'money', 'designs', 'readOnly'] as const
  const members = await Promise.all(roles.map(role => seedMember(db, seller.id, role)))
  const [one, other] = await paid(seller, 2)
  const owner = shop.client((await seedStaff(db, 'owner')).token)
  const reason = 'A test'
  await owner(orderOfficeCalls.officeCancel, { params: { id: one?.id ?? 0 }, body: { reason } })
  await owner(orderOfficeCalls.officeRefund, { params: { id: other?.id ?? 0 }, body: { amountCents: 100, reason } })
  await owner(ticketOfficeCalls.beginTicket, { body: { orderId: other?.id ?? 0, subject: 'A word', text: 'Hello' } })
  const types = async ({ token }: Seeded) =>
    (await shop.client(token)(notificationCalls.myNotifications, { query: {} })).data.docs.map(({ type }) => type)
  expect(await Promise.all([seller, ...members].map(types))).toEqual([
    ['ROOM', 'PAYMENT', 'ORDER'],
    ['ROOM', 'ORDER'],
    ['ROOM', 'PAYMENT'],
    [],
    ['ROOM', 'PAYMENT', 'ORDER'],
  ])
})

test('what is the account’s own stays the account’s', async () => {
  const { seller, lan } = await team('orders', 'money', 'designs', 'readOnly')
  await tell(seller.id, forAccount.corrected)
  expect([await titles(seller), await titles(lan)]).toEqual([['Your data was corrected'], []])
})

const hear = ({ token }: Seeded, bell: boolean) =>
  shop.client(token)(channelCalls.setChannels, {
    params: { kind: 'ANNOUNCEMENT' },
    body: { bell, mail: false, digest: false, push: false },
  })

test('each reads for themselves, in their own language, and chooses which kinds they want', async () => {
  const { seller, lan } = await team('orders')
  await tell(seller.id)
  await shop.client(lan.token)(notificationCalls.readAll)
  expect([await unread(seller), await unread(lan)]).toEqual([1, 0])
  await hear(lan, false)
  await tell(seller.id)
  expect([await unread(seller), await unread(lan)]).toEqual([2, 0])
  await hear(lan, true)
  await hear(seller, false)
  await tell(seller.id)
  expect([await unread(seller), await unread(lan)]).toEqual([2, 1])
})

test('a member’s bell rings at once', async () => {
  const { seller, lan } = await team('orders')
  const stream = await shop.client(lan.token).fetch(notificationCalls.liveUpdates)
  await tell(seller.id)
  const events = stream.body?.pipeThrough(new TextDecoderStream()) ?? []
  let heard = ''
  for await (const chunk of events) {
    heard += chunk
    if (heard.includes('notification.created')) break
  }
  expect(heard).toContain(`"accountId":${lan.id}`)
})

test('a role that is taken away takes along what it was told, and brings it back', async () => {
  const { seller, lan } = await team('orders')
  await tell(seller.id)
  const setRoles = (roles: TeamRole[]) => shop.client(seller.token)(teamCalls.setMemberRoles, { params: { id: lan.id }, body: { roles } })
  await setRoles(['designs'])
  expect([await titles(lan), await unread(lan)]).toEqual([[], 0])
  await setRoles(['readOnly'])
  expect([await titles(lan), await unread(lan)]).toEqual([['Order 7 moved'], 1])
})

test('who lacks the second factor that their seller asks for reads nothing of the seller’s before it is set up', async () => {
  const { seller, lan } = await team('orders')
  await shop.client(seller.token)(teamCalls.setTeamFactor, { body: { isRequired: true } })
  await tell(seller.id)
  expect(await titles(lan)).toEqual([])
  const client = shop.client(lan.token)
  const { secret } = (await client(factorCalls.beginSecondFactor, { body: {} })).data
  await client(factorCalls.confirmSecondFactor, { body: { code: codeOf(secret, db.now()) } })
  expect(await titles(lan)).toEqual(['Order 7 moved'])
})

test('who was removed, is suspended or has not joined hears nothing', async () => {
  const { seller, lan } = await team('orders')
  const bo = await seedMember(db, seller.id, 'orders')
  const owner = shop.client((await seedStaff(db, 'owner')).token)
  const body = { email: `chi-${seller.id}@example.com`, fullName: 'Chi', roles: ['orders' as const] }
  const { data: invited } = await shop.client(seller.token)(teamCalls.inviteMember, { body })
  await tell(seller.id)
  await shop.client(seller.token)(teamCalls.removeMember, { params: { id: lan.id } })
  await owner(accountOfficeCalls.suspendPerson, { params: { id: bo.id }, body: { reason: 'A test' } })
  await shop.settled()
  await tell(seller.id)
  const { rows } = await db.pool.query(
    `select account_id, count(*)::int from notification where account_id = any($1) and about <> 'SECURITY' group by 1`,
    [[seller.id, lan.id, bo.id, invited.id]],
  )
  expect(new Map(rows.map(row => [Number(row.accountId), row.count]))).toEqual(
    new Map([
      [seller.id, 2],
      [bo.id, 1],
    ]),
  )
})

test('what a member takes along of their own leaves out what was told them for their seller', { tags: 'long' }, async () => {
  const { seller, lan } = await team('orders')
  await tell(seller.id)
  const files = async ({ token }: Seeded) =>
    JSON.stringify([...unzip(Buffer.from(await (await shop.client(token).fetch(leaveCalls.exportMyData)).arrayBuffer()))].map(String))
  expect([(await files(seller)).includes('testOrders.moved'), (await files(lan)).includes('testOrders.moved')]).toEqual([true, false])
})
