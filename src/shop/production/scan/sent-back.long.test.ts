// A piece that is seen to be bad after all of its order had passed, or while its order waits for something else: it is made again,
// wherever its order stands, until the parcel is gone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hour, second } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import type { OrderStatus } from '#shop/order/status/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { uploadArt } from '#test/art.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { productionCalls } from '../contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let maker: Seeded
let warehouse: Seeded
let seller: Seeded
let fileId: number
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  maker = await seedStaff(shop.engine.db, 'production')
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  seller = await seedRichSeller(shop.engine.db)
  fileId = await uploadArt(shop.client(seller.token), [1_800, 2_400])
})
const bench = () => shop.client(maker.token)
const dock = () => shop.client(warehouse.token)
const statusOf = async (id: number) => (await shop.client(seller.token)(orderCalls.order, { params: { id } })).data.status
const scan = async (code: string, action: 'start' | 'pass' | 'fail') =>
  (await bench()(productionCalls.scanTicket, { body: { code, action, ...(action === 'fail' && { reason: 'A hole' }) } })).data

/** The tickets of a batch of this order. */
async function batch(id: number): Promise<string[]> {
  const { data } = await bench()(productionCalls.makeBatch, { body: { orderIds: [id] } })
  expect(data.leftOut).toEqual([])
  await shop.settled()
  return (await bench()(productionCalls.batch, { params: { id: data.id } })).data.tickets.map(({ code }) => code)
}
async function make(codes: readonly string[]) {
  for (const code of codes) await scan(code, 'start')
  for (const code of codes) await scan(code, 'pass')
}
/** An order of two pieces, both passed. */
async function produced() {
  const [, order] = await shop.write(tx => seedPaidOrders(tx, seller.id, 2, { fileId, sku: 'ORN3-WHITE-STAR' }))
  const id = order?.id ?? 0
  shop.advance(hour)
  await shop.cron('order.process')
  const codes = await batch(id)
  await make(codes)
  expect(await statusOf(id)).toBe('PRODUCED')
  return { id, codes }
}
async function label(id: number) {
  await dock()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
}
const labelAndPrint = async (id: number) => {
  await label(id)
  await print(id)
}
const print = (id: number) => dock()(labelCalls.markPrinted, { body: { orderIds: [id] } })
const breakIt = async (id: number) => {
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  await support(orderOfficeCalls.officeError, { params: { id }, body: { code: 'PRINT', waitsOn: 'STAFF', note: 'The colour is off' } })
  return support
}

describe('a bad piece sends its order back', () => {
  const ways: readonly [OrderStatus, (id: number) => Promise<unknown>][] = [
    ['LABEL_CREATED', label],
    ['PRINTED', labelAndPrint],
  ]
  test.each(ways)('from %s: it is made again alone, and leaves with the label that it has', async (status, bring) => {
    const { id, codes } = await produced()
    await bring(id)
    expect(await statusOf(id)).toBe(status)
    expect((await scan(codes[0] ?? '', 'fail')).orderStatus).toBe('PROCESSING')
    const again = await batch(id)
    expect(again).toHaveLength(1)
    await make(again)
    expect(await statusOf(id)).toBe('PRODUCED')
    const { data: queue } = await dock()(labelCalls.labelDesk, { query: { tab: 'TO_PRINT', limit: 100 } })
    expect(queue.docs.map(order => order.id)).toContain(id)
    await print(id)
    expect(await statusOf(id)).toBe('PRINTED')
  })

  test('from the batch of another piece: both are made in the next', async () => {
    const { id, codes } = await produced()
    const [one = '', other = ''] = codes
    await scan(one, 'fail')
    const [again = ''] = await batch(id)
    expect((await scan(other, 'fail')).orderStatus).toBe('PROCESSING')
    expect(await codeOf(scan(again, 'start'))).toBe('TICKET_VOID')
    const both = await batch(id)
    expect(both).toHaveLength(2)
    await make(both)
    expect(await statusOf(id)).toBe('PRODUCED')
  })

  test('that broke, was sent on and is in a new batch before anybody has heard of it: the new tickets stay', async () => {
    const { id, codes } = await produced()
    await scan(codes[0] ?? '', 'fail')
    const [old = ''] = await batch(id)
    shop.advance(second)
    const support = await breakIt(id)
    await support(orderOfficeCalls.officeResend, { params: { id }, body: { to: 'PROCESSING', reason: 'Seen' } })
    shop.advance(second)
    const again = await batch(id)
    expect(again).toHaveLength(1)
    expect(await codeOf(scan(old, 'start'))).toBe('TICKET_VOID')
    await make(again)
    expect(await statusOf(id)).toBe('PRODUCED')
  })

  test('that waits for its next batch: both are in it', async () => {
    const { id, codes } = await produced()
    for (const code of codes) expect((await scan(code, 'fail')).orderStatus).toBe('PROCESSING')
    expect(await batch(id)).toHaveLength(2)
  })

  test('that is broken: it cannot be sent on as if all had passed', async () => {
    const { id, codes } = await produced()
    await labelAndPrint(id)
    const support = await breakIt(id)
    expect((await scan(codes[0] ?? '', 'fail')).orderStatus).toBe('ERROR')
    const send = (to: OrderStatus) => support(orderOfficeCalls.officeResend, { params: { id }, body: { to, reason: 'Seen' } })
    expect(await codeOf(send('PRODUCED'))).toBe('ORDER_ITEMS_NOT_PASSED')
    await send('PROCESSING')
    expect(await batch(id)).toHaveLength(1)
  })
})

test('once the parcel is gone its pieces are beyond scanning', async () => {
  const { id, codes } = await produced()
  await labelAndPrint(id)
  const { data } = await shop.client(seller.token)(labelCalls.myLabel, { params: { id } })
  await dock()(trackingCalls.scanOut, { body: { scan: data?.trackingNumber ?? '' } })
  expect(await codeOf(scan(codes[0] ?? '', 'fail'))).toBe('ORDER_HANDED_OVER')
})
