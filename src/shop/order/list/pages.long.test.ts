// Lists of many orders: pages that begin anywhere, and totals that are counted as far as anybody reads.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { arrange } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { seedPrices } from '../intake/seed.ts'
import { OrderQuery, orderCalls } from './contract.ts'
import { totalMax } from './rules.ts'
import { askOrders, countOrders, listOrders } from './store.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))
const { rich, make, paid } = arrange(shop)

test('pages by key are those by number, from either end, in every tab and filter', async () => {
  const seller = await rich()
  for (let round = 0; round < 3; round++) {
    await make(seller, 4, { externalId: null })
    await paid(seller, 3, { externalId: null })
    shop.advance(day)
  }
  const call = shop.client(seller.token)
  const ids = async (query: object) => (await call(orderCalls.myOrders, { query: { limit: 4, ...query } })).data.docs.map(it => it.id)
  for (const filter of [{}, { status: 'PAYMENT_FAILED' }, { payment: 'PAID' }, { sellerStatus: 'NONE' }, { q: 'example' }] as const)
    for (const sort of ['newest', 'oldest'] as const) {
      const [byKey, byNumber]: [number[], number[]] = [[], []]
      for (let page = 1; page === 1 || byNumber.length === (page - 1) * 4; page++) byNumber.push(...(await ids({ ...filter, sort, page })))
      for (let cursor: number | undefined; ; ) {
        const part = await ids({ ...filter, sort, ...(cursor !== undefined && { cursor }) })
        byKey.push(...part)
        if (part.length < 4) break
        cursor = part.at(-1)
      }
      expect(byKey).toEqual(byNumber)
      expect(byKey.length).toBeGreaterThan(4)
      expect(byKey).toEqual(byKey.toSorted((a, b) => (sort === 'newest' ? b - a : a - b)))
    }
})

test('totals count exactly up to 10,000 and then say that there are more, also where the words of more are too many to be listed', async () => {
  const seller = await rich()
  const [first] = await make(seller, 1, { externalId: null })
  const copy = async (times: number) => {
    const { pool } = shop.engine.db
    await pool.query(
      `insert into "order" (seller_id, source, order_type, shipping_by, status, full_name, phone, email, address, address_line2, city, state,
        zip, country, address_verdict, quantity, production_cents, shipping_cents, total_cents, created_at, changed_at)
      select seller_id, source, order_type, shipping_by, status, full_name, phone, email, address, address_line2, city, state, zip, country,
        address_verdict, quantity, production_cents, shipping_cents, total_cents, created_at + n * interval '1 second', changed_at
      from "order", generate_series(1, $2) n where id = $1`,
      [first?.id, times],
    )
    await pool.query(
      'insert into order_search select * from order_words w where not exists (select from order_search s where s.order_id = w.order_id)',
    )
  }
  const page = async (query: object) => (await shop.client(seller.token)(orderCalls.myOrders, { query: { limit: 10, ...query } })).data
  await copy(totalMax - 1)
  for (const query of [{}, { q: 'minh' }])
    expect(await page(query), JSON.stringify(query)).toMatchObject({ totalDocs: totalMax, hasMore: false })
  await copy(5)
  for (const query of [{}, { q: 'minh' }, { q: 'mi', payment: 'UNPAID' }])
    expect(await page(query), JSON.stringify(query)).toMatchObject({ totalDocs: totalMax, hasMore: true })
  const newest = (await page({})).docs.map(order => order.id)
  expect((await page({ q: 'minh' })).docs.map(order => order.id)).toEqual(newest)
  expect((await page({ q: 'minh', payment: 'PAID' })).totalDocs).toBe(0)
  expect((await page({ q: `#${first?.id} minh` })).docs.map(order => order.id)).toEqual([first?.id])
  const last = await askOrders(shop.engine.db, { sellerId: seller.id, timeZone: 'UTC' }, OrderQuery.parse({ page: 1_001, limit: 10 }))
  expect([await countOrders(shop.engine.db, last), (await listOrders(shop.engine.db, last)).length]).toEqual([totalMax + 1, 5])
  const deleted = `update "order" set deleted_at = now() where id in (select id from "order" where seller_id = $1 order by id desc limit 2500)`
  await shop.engine.db.pool.query(deleted, [seller.id])
  expect(await page({ q: 'minh' })).toMatchObject({ totalDocs: totalMax + 5 - 2_500, hasMore: false })
})
