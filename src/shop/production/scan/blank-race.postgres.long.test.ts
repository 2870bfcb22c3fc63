// Two stations that ask for the reprint of one piece at the same moment: one blank leaves the stock.
import { afterAll, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { stockCalls } from '#shop/catalogue/stock/contract.ts'
import { takeStock } from '#shop/catalogue/stock/stock.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { uploadArt } from '#test/art.ts'
import { startShop } from '#test/shop.ts'
import { productionCalls } from '../contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
const sku = 'ORN3-WHITE-STAR'

test('of two stations that fail one piece one is told, and of many pieces beside many orders no blank is lost or made', async () => {
  await shop.write(tx => seedPrices(tx))
  const staff = shop.client((await seedStaff(shop.engine.db, 'production')).token)
  const seller = await seedRichSeller(shop.engine.db)
  const fileId = await uploadArt(shop.client(seller.token), [600, 800])
  const stock = async () => (await staff(stockCalls.findStock, { query: { ids: sku } })).data[0]
  await staff(stockCalls.addReceipt, { body: { kind: 'COUNT', lines: [{ variantID: sku, quantity: 100 }] } })
  const paid = await shop.write(tx => seedPaidOrders(tx, seller.id, 6, { fileId, sku }))
  shop.advance(hour)
  await shop.cron('order.process')
  const { id } = (await staff(productionCalls.makeBatch, { body: { orderIds: paid.map(order => order.id) } })).data
  await shop.settled()
  const codes = (await staff(productionCalls.batch, { params: { id } })).data.tickets.map(ticket => ticket.code)
  for (const code of codes) await staff(productionCalls.scanTicket, { body: { code, action: 'start' } })
  const { id: variantId = 0, stock: before = 0 } = (await stock()) ?? {}

  const fail = (code: string) =>
    staff(productionCalls.scanTicket, { body: { code, action: 'fail', reason: 'Smeared', cause: 'SMEARED' } }).then(
      ({ data }) => data.blank,
      error => error.code,
    )
  const asked = await Promise.all([
    ...codes.flatMap(code => [fail(code), fail(code)]),
    ...codes.map(() => shop.write(tx => takeStock(tx, [{ variantId, quantity: 1 }]))),
  ])
  const counts = Map.groupBy(asked, each => each)
  expect(counts.get('TAKEN')).toHaveLength(codes.length)
  expect(counts.get('TICKET_FAILED')).toHaveLength(codes.length)
  expect((await stock())?.stock).toBe((before ?? 0) - 2 * codes.length)
})
