import { afterAll, expect, test } from 'vitest'
import type { CallError } from '#base/fault.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { startShop } from '#test/shop.ts'
import { notificationCalls } from './contract.ts'
import { notices, notify } from './notification.ts'
import type { NotificationType } from './rules.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine

const kinds = notices(
  'test',
  { arrived: ['{{amount}} of deposit {{number}} has arrived', '{{amount}} của khoản nạp {{number}} đã đến'] },
  [],
)
const tell = (accountId: number, type: NotificationType = 'PAYMENT') =>
  shop.write(tx => notify(tx, { accountId, type, kind: kinds.arrived, values: { number: 7, amountCents: 1_250_50 }, link: '/payments' }))
const arrange = async (language: 'en' | 'vi' = 'en') => {
  const seller = await seedSeller(db, { language })
  return { seller, client: shop.client(seller.token) }
}

test('a notification reads in the reader’s language', async () => {
  const { seller, client } = await arrange('vi')
  await tell(seller.id)
  const { data } = await client(notificationCalls.myNotifications, { query: {} })
  expect(data).toMatchObject({ totalDocs: 1, page: 1, limit: 12 })
  expect(data.docs[0]).toMatchObject({ type: 'PAYMENT', title: '1.250,50\u00a0$ của khoản nạp 7 đã đến', link: '/payments', isRead: false })
})

test('a notification follows its reader into another language, also one that was written before', async () => {
  const { seller, client } = await arrange('vi')
  await tell(seller.id)
  await client(accountCalls.setPreferences, { body: { language: 'en' } })
  const { data } = await client(notificationCalls.myNotifications, { query: {} })
  expect(data.docs[0]?.title).toBe('$1,250.50 of deposit 7 has arrived')
})

test('on a page in another language than the account’s a notification reads as the page does', async () => {
  const { seller } = await arrange('en')
  await tell(seller.id)
  const headers = { authorization: `Bearer ${seller.token}`, cookie: 'lang=vi' }
  const answer = await (await fetch(`${shop.url}/core/notification`, { headers })).json()
  expect(answer.data.docs[0].title).toBe('1.250,50\u00a0$ của khoản nạp 7 đã đến')
})

test('a notification from before keeps its sentences, and one whose kind is gone is still there', async () => {
  const { seller, client } = await arrange('vi')
  const insert = 'insert into notification (account_id, type, title_en, title_vi, kind, notice_values, created_at) values'
  await db.pool.query(`${insert} ($1, 'ORDER', 'It was so', 'Trước đây', null, null, now())`, [seller.id])
  await db.pool.query(`${insert} ($1, 'ORDER', null, null, 'gone.away', '{}', now())`, [seller.id])
  const { data } = await client(notificationCalls.myNotifications, { query: {} })
  expect(data.docs.map(each => each.title)).toEqual(['Thông báo', 'Trước đây'])
})

test('tabs show their types', async () => {
  const { seller, client } = await arrange()
  for (const type of ['ORDER', 'PAYMENT', 'ROOM', 'PROMOTION', 'NORMAL'] as const) await tell(seller.id, type)
  const count = async (tab: 'all' | 'order' | 'update') =>
    (await client(notificationCalls.myNotifications, { query: { tab } })).data.totalDocs
  expect([await count('all'), await count('order'), await count('update')]).toEqual([5, 1, 2])
})

test('reading one and reading all', async () => {
  const { seller, client } = await arrange()
  for (let n = 0; n < 3; n++) await tell(seller.id)
  const unread = async () => (await client(notificationCalls.unreadCount)).data.unread
  const first = (await client(notificationCalls.myNotifications, { query: {} })).data.docs[0]
  expect((await client(notificationCalls.readNotification, { params: { id: first?.id ?? 0 } })).data.isRead).toBe(true)
  expect(await unread()).toBe(2)
  expect((await client(notificationCalls.readAll)).data.read).toBe(2)
  expect(await unread()).toBe(0)
})

test('a page of another site cannot read all by a link, a program and our own pages can', async () => {
  const { seller } = await arrange()
  await tell(seller.id)
  const ask = async (headers: Record<string, string>) => (await fetch(`${shop.url}/core/notification/read-all`, { headers })).status
  const cookie = `access_token=${seller.token}`
  expect(await ask({ cookie })).toBe(400)
  expect(await ask({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(400)
  expect(await ask({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await ask({ authorization: `Bearer ${seller.token}` })).toBe(200)
})

test('another person’s notification looks like none', async () => {
  const [{ seller, client: owner }, { client: other }] = [await arrange(), await arrange()]
  await tell(seller.id)
  const id = (await owner(notificationCalls.myNotifications, { query: {} })).data.docs[0]?.id ?? 0
  const refusal = (of: number) =>
    other(notificationCalls.notification, { params: { id: of } }).then(
      () => undefined,
      ({ status, errors }: CallError) => ({ status, errors }),
    )
  expect(await refusal(id)).toEqual(await refusal(999_999_999))
  expect((await refusal(id))?.status).toBe(404)
})

test('a muted kind is not written', async () => {
  const { seller, client } = await arrange()
  await client(notificationCalls.setSwitches, { body: { muted: ['PROMOTION'] } })
  await tell(seller.id, 'PROMOTION')
  await tell(seller.id, 'ORDER')
  expect((await client(notificationCalls.myNotifications, { query: {} })).data.docs.map(each => each.type)).toEqual(['ORDER'])
})
