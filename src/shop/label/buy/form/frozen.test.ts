// A process that stands still between its word that it buys and the call: what it buys when it goes on is somebody's, and given back.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedAccount } from '#shop/carrier/account/seed.ts'
import { CarrierTrouble } from '#shop/carrier/rules.ts'
import { seedPaidOrders } from '#shop/order/intake/seed.ts'
import { arrangeBought } from '#test/bought-labels.ts'
import { arrange } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../contract.ts'
import { seedProduced } from '../../seed.ts'
import { buyLabel } from '../buy.ts'
import { labelRefundCalls } from '../office/contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const given = arrangeBought(shop)
const { carrier, at, bought, balance, labelOf, isSound } = given
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

/** The next purchase stands still before its call; answers how it goes on. */
function standStill(): () => void {
  let goOn = () => {}
  const gate = new Promise<void>(resolve => {
    goOn = resolve
  })
  carrier.before = () => gate
  return goOn
}
async function untilTried(orderId: number): Promise<number> {
  for (let tries = 0; tries < 500; tries++) {
    const { rows } = await shop.engine.db.pool.query<{ id: string }>(
      'select l.id from label l join label_purchase p on p.label_id = l.id where l.order_id = $1 and p.tried_at is not null',
      [orderId],
    )
    if (rows[0]) return Number(rows[0].id)
    await new Promise(done => setTimeout(done, 10))
  }
  throw new Error('The label was not tried.')
}

test('another finds nothing sold and gives its seller’s money back: the label is given back, too', async () => {
  const goOn = standStill()
  const id = await bought()
  const standing = shop.settled()
  const labelId = await untilTried(id)
  await given.turnOff()
  shop.advance(3 * minute)
  await buyLabel(shop.engine, labelId)
  expect(await labelOf(id)).toMatchObject({ state: 'FAILED', orderStatus: 'CANCELLED', refundedCents: 6_00 })
  goOn()
  await standing
  await shop.settled()
  expect(carrier.sold.size).toBe(1)
  expect((await office()(labelCalls.officeLabel, at(id))).data).toMatchObject({
    state: 'VOIDED',
    refundState: 'REFUNDED',
    postageCents: 6_40,
  })
  expect([await balance(), (await given.refundsOf(id)).length]).toEqual([100_00, 1])
  await isSound()
})

test('a call that was not made takes nothing back of another’s, whose answer was lost: it is asked for, and bought once', async () => {
  const goOn = Promise.withResolvers<void>()
  carrier.before = async () => {
    await goOn.promise
    throw new CarrierTrouble('LIMITED', { until: shop.now() })
  }
  const id = await bought()
  const standing = shop.settled()
  const labelId = await untilTried(id)
  carrier.before = async () => undefined
  carrier.after = () => Promise.reject(new CarrierTrouble('UNKNOWN'))
  shop.advance(3 * minute)
  await buyLabel(shop.engine, labelId)
  expect(carrier.sold.size).toBe(1)
  goOn.resolve()
  await standing
  // Were it not known that it was tried, it would be opened and bought anew.
  const { rows } = await shop.engine.db.pool.query('select tried_at is not null as tried, tries from label_purchase where label_id = $1', [
    labelId,
  ])
  expect(rows).toEqual([{ tried: true, tries: 2 }])
  carrier.after = async () => undefined
  await given.settle(3 * minute)
  expect([(await labelOf(id)).state, carrier.sold.size]).toEqual(['READY', 1])
})

test('another buys it from another account: the second label stands among the refunds of staff', async () => {
  const seller = await rich()
  const [{ id } = { id: 0 }] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
  await shop.write(tx => seedProduced(tx, [id]))
  carrier.rateCents = 1_00
  const goOn = standStill()
  await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  const standing = shop.settled()
  const labelId = await untilTried(id)
  await given.turnOff()
  carrier.before = async () => undefined
  await shop.write(tx => seedAccount(tx, { carrier: 'delta', name: 'The other', services: ['ANY'] }))
  shop.advance(3 * minute)
  await buyLabel(shop.engine, labelId)
  expect((await office()(labelCalls.officeLabel, at(id))).data).toMatchObject({ state: 'LIVE', accountName: 'The other' })
  goOn()
  await standing
  await shop.settled()
  const { docs } = (await office()(labelRefundCalls.labelRefunds, { query: { limit: 100 } })).data
  expect(docs.filter(({ orderId }) => orderId === id)).toMatchObject([{ refundState: 'REFUSED', dueCents: 0, postageCents: 6_40 }])
  expect((await office()(labelCalls.officeLabel, at(id))).data).toMatchObject({ state: 'LIVE', accountName: 'The other' })
})
