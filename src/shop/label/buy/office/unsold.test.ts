// A label whose carrier never says what became of it, and one whose account stays stopped: staff say that nothing was sold.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { CarrierTrouble } from '#shop/carrier/rules.ts'
import { dashboardCalls } from '#shop/dashboard/contract.ts'
import { seedPaidOrders } from '#shop/order/intake/seed.ts'
import { arrangeBought } from '#test/bought-labels.ts'
import { arrange } from '#test/order.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { untilOneWaits } from '#test/waiting.ts'
import { labelCalls } from '../../contract.ts'
import { seedProduced } from '../../seed.ts'
import { labelPurchaseCalls, labelRefundCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const given = arrangeBought(shop)
const { carrier, at, bought, balance, labelOf, settle, isSound } = given
const { rich } = arrange(shop)
let desk = ''
beforeAll(async () => {
  await given.arrangeAccount()
  desk = (await seedStaff(shop.engine.db, 'warehouse')).token
})
beforeEach(() => given.beginAnew())
afterAll(async () => {
  given.unplug()
  await shop.close()
})
const office = () => shop.client(desk)
const unsold = (id: number) => office()(labelPurchaseCalls.endUnsold, { ...at(id), body: { note: 'Not in its account' } })
const never = () => Promise.reject(new CarrierTrouble('UNKNOWN'))

test('its seller’s money comes back, once, and not while its carrier may still be selling', async () => {
  carrier.before = never
  const id = await bought()
  expect(await codeOf(unsold(id))).toBe('LABEL_BEING_ASKED')
  await shop.settled()
  expect(await labelOf(id)).toMatchObject({ state: 'BUYING' })
  expect(await codeOf(unsold(id))).toBe('LABEL_BEING_ASKED')
  shop.advance(90_000)
  await unsold(id)
  expect(await labelOf(id)).toMatchObject({
    state: 'FAILED',
    orderStatus: 'CANCELLED',
    refundedCents: 6_00,
    fault: { code: 'LABEL_NOT_SOLD' },
  })
  expect(await balance()).toBe(100_00)
  expect(await codeOf(unsold(id))).toBe('LABEL_NOT_BEING_BOUGHT')
  // What the carrier says after that buys nothing.
  carrier.before = async () => undefined
  await settle(10 * minute)
  expect([await balance(), carrier.sold.size]).toEqual([100_00, 0])
  await isSound()
})

/** As whoever waits until its carrier is asked again, having found that it is not. */
async function unsoldMeanwhile(id: number): Promise<void> {
  carrier.asked = fine
  await shop.engine.db.pool.query("update label set ask_at = $2::timestamptz + interval '1 minute' where order_id = $1", [id, shop.now()])
  await unsold(id)
}
const fine = async () => undefined
const lost = () => Promise.reject(new CarrierTrouble('UNKNOWN'))

test('what its carrier then says that it has sold is given back, and its seller’s money came back once', async () => {
  carrier.after = lost
  const id = await bought()
  await shop.settled()
  carrier.asked = () => unsoldMeanwhile(id)
  await settle(3 * minute)
  expect(carrier.sold.size).toBe(1)
  expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', orderStatus: 'CANCELLED', refundedCents: 6_00, dueCents: 0 })
  expect((await office()(labelCalls.officeLabel, at(id))).data).toMatchObject({
    state: 'VOIDED',
    refundState: 'REFUNDED',
    postageCents: 6_40,
  })
  expect([await balance(), (await given.refundsOf(id)).length]).toEqual([100_00, 1])
  await isSound()
})

test('where its carrier does not take that back, staff see it', async () => {
  carrier.after = lost
  carrier.voided = { state: 'REFUSED', said: 'used' }
  const id = await bought()
  await shop.settled()
  carrier.asked = () => unsoldMeanwhile(id)
  await settle(3 * minute)
  expect((await office()(labelCalls.officeLabel, at(id))).data).toMatchObject({ state: 'VOIDED', refundState: 'REFUSED' })
  const { docs } = (await office()(labelRefundCalls.labelRefunds, { query: { limit: 100 } })).data
  expect(docs).toMatchObject([{ orderId: id, dueCents: 0 }])
  expect(await balance()).toBe(100_00)
})

test('nobody says so of a purchase that is tried meanwhile', async () => {
  carrier.before = never
  const id = await bought()
  await shop.settled()
  shop.advance(90_000)
  const { pool } = shop.engine.db
  const worker = await pool.connect()
  try {
    await worker.query('begin')
    await worker.query(
      'update label_purchase set tries = tries + 1, tried_at = $2 where label_id = (select id from label where order_id = $1)',
      [id, shop.now()],
    )
    const codes = Promise.all(Array.from({ length: 16 }, () => codeOf(unsold(id))))
    await untilOneWaits(shop.engine.db)
    await worker.query('commit')
    expect(new Set(await codes)).toEqual(new Set(['LABEL_BEING_ASKED']))
  } finally {
    worker.release()
  }
  expect(await labelOf(id)).toMatchObject({ state: 'BUYING', refundedCents: 0 })
  carrier.before = fine
  await settle(3 * minute)
  expect([(await labelOf(id)).state, await balance()]).toEqual(['READY', 94_00])
})

test('an order that is made may have another label', { tags: 'long' }, async () => {
  const seller = await rich()
  const [{ id } = { id: 0 }] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
  await shop.write(tx => seedProduced(tx, [id]))
  carrier.rateCents = 1_00
  carrier.before = never
  const make = async () => {
    const { data } = await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    return data.results[0]?.labelId
  }
  const first = await make()
  expect(await make()).toBe(first)
  shop.advance(90_000)
  await unsold(id)
  carrier.before = async () => undefined
  expect(await make()).not.toBe(first)
  expect((await office()(labelCalls.officeLabel, at(id))).data).toMatchObject({ state: 'LIVE', kind: 'BOUGHT' })
  expect(await codeOf(unsold(id))).toBe('LABEL_NOT_BEING_BOUGHT')
})

test('what is said to be sold when its order has another label is left to staff, who see it among the refunds', async () => {
  const seller = await rich()
  const [{ id } = { id: 0 }] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
  await shop.write(tx => seedProduced(tx, [id]))
  carrier.rateCents = 1_00
  carrier.after = lost
  const make = () => office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await make()
  await shop.settled()
  carrier.asked = async () => {
    carrier.after = fine
    await unsoldMeanwhile(id)
    await make()
  }
  await settle(3 * minute)
  await shop.settled()
  expect(carrier.sold.size).toBe(2)
  expect((await office()(labelCalls.officeLabel, at(id))).data).toMatchObject({ state: 'LIVE' })
  const { docs } = (await office()(labelRefundCalls.labelRefunds, { query: { limit: 100 } })).data
  expect(docs.find(({ orderId }) => orderId === id)).toMatchObject({ refundState: 'REFUSED', dueCents: 0, postageCents: 6_40 })
})

test('what no carrier has answered for an hour waits for staff, whoever bought it', async () => {
  carrier.before = never
  const id = await bought()
  await shop.settled()
  const silent = async () => (await office()(labelCalls.labelDesk, { query: { tab: 'SILENT' } })).data.docs.map(order => order.id)
  const waits = async () => (await office()(dashboardCalls.officeHome)).data.queues.find(({ name }) => name === 'labelPurchases')?.count
  expect([await silent(), await waits()]).toEqual([[], 0])
  await settle(61 * minute)
  expect([await silent(), await waits()]).toEqual([[id], 1])
  shop.advance(90_000)
  await unsold(id)
  expect(await silent()).toEqual([])
})

test('what is bought and cannot be kept waits for staff as well, who end it', async () => {
  carrier.after = carrier.asked = () => Promise.reject(new Error('No disk is left.'))
  const id = await bought()
  await shop.settled()
  const silent = async () => (await office()(labelCalls.labelDesk, { query: { tab: 'SILENT' } })).data.docs.map(order => order.id)
  expect(await silent()).toEqual([])
  expect(await codeOf(unsold(id))).toBe('LABEL_BEING_ASKED')
  shop.advance(61 * minute)
  desk = (await seedStaff(shop.engine.db, 'warehouse')).token
  expect(await silent()).toEqual([id])
  await unsold(id)
  expect([(await labelOf(id)).state, await balance()]).toEqual(['FAILED', 100_00])
})

test('nobody but staff says so, and of an order that is there', async () => {
  const id = await bought()
  expect(await refusalOf(given.mine()(labelPurchaseCalls.endUnsold, { ...at(id), body: { note: 'x' } }))).toContain('404')
  expect(await refusalOf(unsold(999_999))).toBe('404 ORDER_NOT_FOUND')
})
