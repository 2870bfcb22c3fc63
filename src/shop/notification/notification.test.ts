import { afterAll, expect, test } from 'vitest'
import type { CallError } from '#base/fault.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { startShop } from '#test/shop.ts'
import { channelCalls } from './channel/contract.ts'
import { notificationCalls } from './contract.ts'
import type { NotificationType } from './kind/rules.ts'
import { notices, notify } from './notification.ts'

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
  const insert = 'insert into notification (account_id, type, title_en, title_vi, kind, notice_values, created_at, happened_at) values'
  await db.pool.query(`${insert} ($1, 'ORDER', 'It was so', 'Trước đây', null, null, now(), now())`, [seller.id])
  await db.pool.query(`${insert} ($1, 'ORDER', null, null, 'gone.away', '{}', now(), now())`, [seller.id])
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

const off = { bell: false, mail: false, digest: false, push: false }
const bundles = notices(
  'testBundles',
  { moved: { one: ['Order {{orderId}} moved', 'Đơn {{orderId}} đã chuyển'], many: ['{{count}} orders moved', '{{count}} đơn đã chuyển'] } },
  [],
  'ORDER_SHIPPED',
)
const move = (accountId: number, ...subjects: number[]) =>
  shop.write(tx =>
    notify(tx, { accountId, kind: bundles.moved, values: { orderId: subjects[0] ?? 0 }, link: `/order/${subjects[0]}`, subjects }),
  )
const lines = async (client: ReturnType<typeof shop.client>) =>
  (await client(notificationCalls.myNotifications, { query: {} })).data.docs.map(({ title, count, link, isRead }) => ({
    title,
    count,
    link,
    isRead,
  }))

test('a kind that is off is not written, and the others are', async () => {
  const { seller, client } = await arrange()
  await client(channelCalls.setChannels, { params: { kind: 'ANNOUNCEMENT' }, body: off })
  await tell(seller.id)
  await move(seller.id, 5)
  expect(await lines(client)).toMatchObject([{ title: 'Order 5 moved' }])
})

test('many of one kind become one line, each counted once, and a new one begins after it was read', async () => {
  const { seller, client } = await arrange()
  await move(seller.id, 5)
  await move(seller.id, 6, 7)
  await move(seller.id, 7)
  const [line, ...others] = await lines(client)
  expect(others).toEqual([])
  expect(line).toMatchObject({ title: '3 orders moved', count: 3, isRead: false })
  expect(line?.link).toMatch(/^\/order\?boughtFor=ALL&notification=\d+$/)
  await client(notificationCalls.readAll)
  await move(seller.id, 8)
  expect(await lines(client)).toMatchObject([
    { title: 'Order 8 moved', count: 1, link: '/order/8' },
    { title: '3 orders moved', isRead: true },
  ])
})

test('many lines at once for one person are one line', async () => {
  const { seller, client } = await arrange()
  await Promise.all(Array.from({ length: 8 }, (_, at) => move(seller.id, at + 1)))
  expect(await lines(client)).toMatchObject([{ title: '8 orders moved', count: 8 }])
})
