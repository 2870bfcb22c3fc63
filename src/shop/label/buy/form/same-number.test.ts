// A carrier sells a label under a number that another label has: staff see it, and its order waits for nothing.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { CarrierTrouble } from '#shop/carrier/rules.ts'
import { seedPaidOrders } from '#shop/order/intake/seed.ts'
import { arrangeBought } from '#test/bought-labels.ts'
import { arrange } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../contract.ts'
import { seedProduced } from '../../seed.ts'
import { labelPurchaseCalls, labelRefundCalls } from '../office/contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const given = arrangeBought(shop)
const { carrier, at, bought, balance, labelOf, isSound } = given
const { rich } = arrange(shop)
let desk = ''
let first = 0
beforeAll(async () => {
  await given.arrangeAccount()
})
beforeEach(async () => {
  await given.beginAnew()
  desk = (await seedStaff(shop.engine.db, 'warehouse')).token
  first = await bought()
  await shop.settled()
  carrier.number = (await labelOf(first)).trackingNumber ?? ''
})
afterAll(async () => {
  given.unplug()
  await shop.close()
})
const office = () => shop.client(desk)
const refundsDueOf = async (id: number) =>
  (await office()(labelRefundCalls.labelRefunds, { query: { limit: 100 } })).data.docs.filter(({ orderId }) => orderId === id)
const due = () => [
  expect.objectContaining({
    trackingNumber: carrier.number,
    refundState: 'REFUSED',
    postageCents: 6_40,
    dueCents: 0,
    refundNote: `Sold under the number of order ${first}: ask its carrier which of the two holds.`,
  }),
]

test('what its seller paid by the form comes back, and what was sold stands among the refunds of staff', async () => {
  const id = await bought()
  await shop.settled()
  expect(await labelOf(id)).toMatchObject({ state: 'FAILED', orderStatus: 'CANCELLED', fault: { code: 'TRACKING_NUMBER_USED' } })
  expect(await refundsDueOf(id)).toEqual(due())
  expect(await balance()).toBe(94_00)
  expect(await labelOf(first)).toMatchObject({ state: 'READY', trackingNumber: carrier.number })
  await isSound()
})

test('an order that we ship may have another label', async () => {
  const seller = await rich()
  const [{ id } = { id: 0 }] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
  await shop.write(tx => seedProduced(tx, [id]))
  const make = async () => {
    await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
    await shop.settled()
    return (await office()(labelCalls.officeLabel, at(id))).data?.state
  }
  carrier.rateCents = 1_00
  await make()
  expect(await refundsDueOf(id)).toEqual(due())
  carrier.number = undefined
  expect(await make()).toBe('LIVE')
})

test('so it is where staff have said before that nothing was sold', async () => {
  carrier.after = () => Promise.reject(new CarrierTrouble('UNKNOWN'))
  const id = await bought()
  await shop.settled()
  // Whoever waits until its carrier is asked again has found that it is not.
  carrier.asked = async () => {
    carrier.asked = async () => undefined
    await shop.engine.db.pool.query("update label set ask_at = $2::timestamptz + interval '1 minute' where order_id = $1", [id, shop.now()])
    await office()(labelPurchaseCalls.endUnsold, { ...at(id), body: { note: 'Not in its account' } })
  }
  await given.settle(3 * minute)
  expect(await refundsDueOf(id)).toEqual(due())
  expect([await balance(), (await given.refundsOf(id)).length]).toEqual([94_00, 1])
  await isSound()
})
