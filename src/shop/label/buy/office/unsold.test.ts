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
import { seedProduced } from '../../carrier/seed.ts'
import { labelCalls } from '../../contract.ts'
import { labelPurchaseCalls } from './contract.ts'

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

test('an order that is made may have another label', async () => {
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

test('nobody but staff says so, and of an order that is there', async () => {
  const id = await bought()
  expect(await refusalOf(given.mine()(labelPurchaseCalls.endUnsold, { ...at(id), body: { note: 'x' } }))).toContain('404')
  expect(await refusalOf(unsold(999_999))).toBe('404 ORDER_NOT_FOUND')
})
