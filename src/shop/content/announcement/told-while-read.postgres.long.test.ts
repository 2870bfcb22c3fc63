// An announcement that is read in the moment in which its news is told.
import { afterAll, expect, test } from 'vitest'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { startShop } from '#test/shop.ts'
import { announcementCalls } from './contract.ts'
import { tellSome } from './tell.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { db } = shop.engine

const begun = async () => {
  const { rows } = await db.pool.query<{ id: number }>(
    `with made as (insert into announcement (title, created_at, edited_at, edited_by) values ('News', $1, $1, 'test') returning id)
     insert into announcement_edition (announcement_id, title, title_vi, body, body_vi, places, type, audience, tier, seller_ids, starts_at, version, published_at)
     select id, 'News', 'Tin', 'News', 'Tin', '{BANNER,PAGE,NEWS}', 'NORMAL', 'EVERYONE', '', '{}', $1, 1, $1 from made
     returning announcement_id::int as id`,
    [shop.now()],
  )
  return rows[0]?.id ?? 0
}

test('its line in the bell is read, whichever of both comes first', async () => {
  const seller = await seedSeller(db)
  const client = shop.client(seller.token)
  for (let round = 0; round < 12; round++) {
    const id = await begun()
    const read = round % 2 === 0 ? announcementCalls.closeAnnouncement : announcementCalls.readAnnouncement
    await Promise.all([client(read, { params: { id } }), shop.write(tx => tellSome(tx, id))])
  }
  expect((await client(notificationCalls.myNotifications, { query: {} })).data.totalDocs).toBe(12)
  expect((await client(notificationCalls.unreadCount)).data.unread).toBe(0)
})
