// The daily mail: once a day, with what no daily mail has told.
import { afterAll, expect, test } from 'vitest'
import { day, hour } from '#base/time.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { mailsTo } from '#test/mail.ts'
import { startShop } from '#test/shop.ts'
import { notices, notify } from '../../notification.ts'
import { chooseChannels, chooseDigest } from '../channel.ts'
import { lastDue, makeDigests } from './store.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine

const shipped = notices(
  'testDigest',
  { shipped: { one: ['Order {{orderId}} shipped', 'Đơn {{orderId}} đã gửi'], many: ['{{count}} orders shipped', '{{count}} đơn đã gửi'] } },
  [],
  'ORDER_SHIPPED',
)
const award = notices('testDigest', { award: ['{{amount}} awarded', 'Thưởng {{amount}}'] }, [], 'REFERRAL')
const ship = (accountId: number, ...subjects: number[]) =>
  shop.write(tx =>
    notify(tx, { accountId, kind: shipped.shipped, values: { orderId: subjects[0] ?? 0 }, link: `/order/${subjects[0]}`, subjects }),
  )
const reward = (accountId: number) => shop.write(tx => notify(tx, { accountId, kind: award.award, values: { amountCents: 5_00 } }))
const make = () => shop.cron('notification.make-digests')
const mailed = async ({ email }: { email: string }) => {
  await shop.settled()
  return mailsTo(shop, email)
}
/** To an hour after the daily mail’s, of the next day. */
const nextDay = () => {
  const at = new Date(shop.now())
  const due = new Date(at)
  due.setUTCHours(17, 0, 0, 0)
  shop.advance(due.getTime() + (due <= at ? day : 0) - at.getTime())
}

test('a day has one mail with what happened, grouped by kind; the next has what is new since, and without news there is none', async () => {
  const [busy, idle] = [await seedSeller(db), await seedSeller(db)]
  await ship(busy.id, 11)
  await ship(busy.id, 12, 13)
  await reward(busy.id)
  await make()
  expect(await mailed(busy)).toEqual([])
  nextDay()
  await make()
  await make()
  const [mail, ...others] = await mailed(busy)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    subject: 'Your day at Inkport: 2 updates',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
  expect(mail?.text).toMatch(/Order shipped\n {2}- 3 orders shipped\n {4}\S+notification=\d+\n\nReferral award\n {2}- \$5.00 awarded/)
  expect(await mailed(idle)).toEqual([])
  await ship(busy.id, 14)
  shop.advance(hour)
  await make()
  expect(await mailed(busy)).toHaveLength(1)
  nextDay()
  await make()
  const texts = (await mailed(busy)).map(each => each.text)
  expect(texts).toHaveLength(2)
  expect(texts.filter(text => text.includes('Order 14 shipped'))).toHaveLength(1)
  nextDay()
  await make()
  expect(await mailed(busy)).toHaveLength(2)
})

test('two processes that make the mails at once make one', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => seedSeller(db)))
  for (const { id } of people) await reward(id)
  nextDay()
  const due = await lastDue(db, 8, 'America/Los_Angeles')
  const made = await Promise.all(Array.from({ length: 4 }, () => shop.write(tx => makeDigests(tx, due, 3))))
  const ids = made.flat()
  expect(new Set(ids).size).toBe(ids.length)
  await make()
  const { rows } = await db.pool.query(
    'select account_id, count(*)::int from notification_digest where account_id = any($1) group by 1 order by 1',
    [people.map(({ id }) => id)],
  )
  expect(rows.map(row => row.count)).toEqual([1, 1, 1, 1, 1])
})

test('a run that ends before it is written has made nothing, and the next one makes it', async () => {
  const seller = await seedSeller(db)
  await reward(seller.id)
  nextDay()
  const due = await lastDue(db, 8, 'America/Los_Angeles')
  await expect(
    shop.write(async tx => {
      await makeDigests(tx, due, 10)
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  await make()
  expect(await mailed(seller)).toHaveLength(1)
})

test('who turns the daily mail off gets none, also none that is made already', async () => {
  const [off, unticked] = [await seedSeller(db), await seedSeller(db)]
  for (const { id } of [off, unticked]) await reward(id)
  nextDay()
  const due = await lastDue(db, 8, 'America/Los_Angeles')
  await shop.write(async tx => {
    const made = await makeDigests(tx, due, 10)
    await tx.enqueue(
      'notification.digest',
      made.map(digestId => ({ data: { digestId } })),
    )
    await chooseDigest(tx, off.id, false)
    await chooseChannels(tx, unticked.id, 'REFERRAL', { bell: true, mail: false, digest: false, push: false })
  })
  expect([await mailed(off), await mailed(unticked)]).toEqual([[], []])
})

test('the mail is due by the shop’s own clock, summer and winter', async () => {
  const dueAt = async (now: string) => (await lastDue({ ...db, now: () => new Date(now) }, 8, 'America/Los_Angeles')).until.toISOString()
  expect([await dueAt('2026-11-25T16:00:00Z'), await dueAt('2026-11-25T15:59:59Z'), await dueAt('2026-07-01T15:00:00Z')]).toEqual([
    '2026-11-25T16:00:00.000Z',
    '2026-11-24T16:00:00.000Z',
    '2026-07-01T15:00:00.000Z',
  ])
})
