// What becomes of a closing account’s unpaid orders, and of the labels that were brought for them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderPersonal } from '#shop/order/list/personal/personal.ts'
import { arrange } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { insertSupplied } from './store.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, make } = arrange(shop)

test('the unpaid orders of a closing account are told in parts of 500, and every label that was brought for them is let go', async () => {
  const seller = await rich()
  const ids = (await make(seller, 1_100, { sku: 'G5000-FOREST-S' })).map(order => order.id)
  await shop.write(async tx => {
    for (const [serial, orderId] of [ids[0], ids[1], ids[550], ids[1_099]].entries()) {
      const outcome = { number: impbNumber({ serial: 8_000 + serial }), zip: '84101', sha256: 'a'.repeat(64) }
      await insertSupplied(tx, { orderId: orderId ?? 0, sellerId: seller.id, carrier: 'usps', link: '', sourceSha256: null, outcome })
    }
  })
  await shop.write(async tx => orderPersonal.settle?.(tx, seller.id))
  await shop.settled()
  const { rows: told } = await shop.engine.db.pool.query<{ ids: number[] }>(
    `select payload -> 'orderIds' as ids from event where name = 'order.deleted' and seller_id = $1 order by id`,
    [seller.id],
  )
  expect(told.map(event => event.ids.length)).toEqual([500, 500, 100])
  expect(told.flatMap(event => event.ids).toSorted((one, other) => one - other)).toEqual(ids)
  const { rows: labels } = await shop.engine.db.pool.query(
    'select state, voided_at is not null as "isDated" from label where seller_id = $1',
    [seller.id],
  )
  expect(labels).toEqual(Array(4).fill({ state: 'VOIDED', isDated: true }))
  const { rows: news } = await shop.engine.db.pool.query(`select 1 from event where name = 'label.changed' and seller_id = $1`, [seller.id])
  expect(news).toHaveLength(4)
})
