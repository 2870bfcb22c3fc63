// Parcels that come back after they had arrived: their seller sends them again for the postage, or a claim ticket settles it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later, minute } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { type SeedGiven, seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderReshipCalls } from '#shop/order/refund/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { verifyLedger } from '#shop/wallet/verify/verify.ts'
import { address, arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTickets } from '#test/ticket.ts'
import { trackingCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { balance } = arrange(shop)
let seller: Seeded
let warehouse: Seeded
let support: Seeded
let at: ReturnType<typeof arrangeTickets>
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  await shop.write(tx => changeSetting(tx, 'reshipFeeCents', 150, 'owner'))
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  at = arrangeTickets(shop, warehouse)
})
beforeEach(async () => {
  seller = await seedSeller(shop.engine.db)
  support = await seedStaff(shop.engine.db, 'support')
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 1_000_00 }))
})
const office = () => shop.client(warehouse.token)
const desk = () => shop.client(support.token)
const mine = () => shop.client(seller.token)

const scanIn = (scan: string) => office()(trackingCalls.scanIn, { body: { scan } })
const orderOf = async (id: number) => (await mine()(orderCalls.order, { params: { id } })).data
const chargeOf = async (id: number) => (await mine()(orderReshipCalls.previewReship, { params: { id } })).data
const reship = (id: number, seenChargeCents: number) => mine()(orderReshipCalls.reshipOrder, { params: { id }, body: { seenChargeCents } })
const refund = (id: number, amountCents: number, seenLeftCents: number) =>
  desk()(orderOfficeCalls.officeRefund, { params: { id }, body: { amountCents, seenLeftCents, reason: 'Returned' } })
/** An order that has arrived, and whose parcel stands at the dock again. */
async function back(given: SeedGiven = {}) {
  const made = await at.delivered(seller, given)
  await scanIn(made.number)
  return made
}
/** Its label is bought, and its parcel handed over once more. */
async function leaveAgain(id: number): Promise<string> {
  await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
  await office()(labelCalls.markPrinted, { body: { orderIds: [id] } })
  const number = (await mine()(labelCalls.myLabel, { params: { id } })).data?.trackingNumber ?? ''
  const { data } = await office()(trackingCalls.scanOut, { body: { scan: number } })
  await office()(trackingCalls.closeManifest, { params: { id: data.manifest.id } })
  await shop.settled()
  return number
}
async function isSound() {
  expect(await verifyLedger(shop.engine.db)).toEqual([])
}

describe('a parcel that comes back after it had arrived', () => {
  test('stays delivered, and tells its seller that it can be sent again or settled', async () => {
    const { id } = await back()
    expect(await orderOf(id)).toMatchObject({ status: 'DELIVERED', steps: { reship: null } })
    const { docs } = (await mine()(notificationCalls.myNotifications, { query: {} })).data
    expect(docs[0]?.title).toBe(`The parcel of order ${id} was returned to us. Send it again, or ask us for a refund.`)
    expect(docs[0]?.link).toBe(`/order/${id}`)
  })

  test('goes out again for what was shown, to the cent, as one that was never delivered', async () => {
    const { id, number } = await back()
    const before = await orderOf(id)
    const money = await balance(seller)
    const charge = await chargeOf(id)
    expect(charge).toEqual({ postageCents: before.shippingCost, feeCents: 150, chargeCents: before.shippingCost + 150, fault: null })
    expect(await codeOf(reship(id, charge.chargeCents - 1))).toBe('RESHIP_NOT_SEEN')
    expect((await reship(id, charge.chargeCents)).data.status).toBe('PRODUCED')
    expect(await balance(seller)).toBe(money - charge.chargeCents)
    expect(await orderOf(id)).toMatchObject({
      status: 'PRODUCED',
      trackingNumber: null,
      handedOverAt: null,
      deliveredAt: null,
      returnedAt: null,
      totalCost: before.totalCost + charge.chargeCents,
      paidCents: before.paidCents + charge.chargeCents,
      refundedCents: 0,
    })
    expect(await leaveAgain(id)).not.toBe(number)
    expect((await orderOf(id)).status).toBe('SHIPPED')
    await isSound()
  })

  test('is not sent again before it was scanned in, nor for another seller', async () => {
    const { id, number } = await at.delivered(seller)
    expect((await orderOf(id)).steps.reship).toBe('ORDER_NOT_BACK')
    expect(await codeOf(reship(id, 0))).toBe('ORDER_NOT_BACK')
    await scanIn(number)
    const other = shop.client((await seedSeller(shop.engine.db)).token)
    const asked = { params: { id }, body: { seenChargeCents: (await chargeOf(id)).chargeCents } }
    expect(await codeOf(other(orderReshipCalls.reshipOrder, asked))).toBe('ORDER_NOT_FOUND')
  })

  test('goes out again once, of twenty that ask at one moment', async () => {
    const { id } = await back()
    const money = await balance(seller)
    const { chargeCents } = await chargeOf(id)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => codeOf(reship(id, chargeCents))))
    expect(outcomes.filter(outcome => outcome === 'no refusal')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['no refusal', 'ORDER_STEP_IMPOSSIBLE']))
    expect(await balance(seller)).toBe(money - chargeCents)
    expect((await orderOf(id)).timeline.filter(({ step }) => step === 'reship')).toHaveLength(1)
    await isSound()
  })

  test('comes back twice and goes out twice, each charged once', async () => {
    const { id } = await back()
    const money = await balance(seller)
    let charged = 0
    for (const isLast of [false, true]) {
      const { chargeCents } = await chargeOf(id)
      await reship(id, chargeCents)
      charged += chargeCents
      const number = await leaveAgain(id)
      if (!isLast) await scanIn(number)
    }
    expect(await balance(seller)).toBe(money - charged)
    expect((await mine()(trackingCalls.myParcels, { params: { id } })).data.map(({ state }) => state)).toEqual([
      'RETURNED',
      'RETURNED',
      'HANDED',
    ])
    await isSound()
  })

  test('is refunded or sent again, never both: of the two at one moment one wins', async () => {
    for (const isWhole of [true, false]) {
      const { id } = await back()
      const { paidCents } = await orderOf(id)
      const money = await balance(seller)
      const { chargeCents } = await chargeOf(id)
      const givenCents = isWhole ? paidCents : 100
      const [sent, given] = await Promise.all([codeOf(reship(id, chargeCents)), codeOf(refund(id, givenCents, paidCents))])
      const isSent = sent === 'no refusal'
      expect([sent, given]).toEqual(
        isSent ? ['no refusal', 'REFUND_NOT_SEEN'] : [isWhole ? 'ORDER_STEP_IMPOSSIBLE' : 'ORDER_ASK_SUPPORT', 'no refusal'],
      )
      expect(await balance(seller)).toBe(isSent ? money - chargeCents : money + givenCents)
      expect((await orderOf(id)).status).toBe(isSent ? 'PRODUCED' : isWhole ? 'REFUNDED' : 'PARTIAL_REFUNDED')
    }
    await isSound()
  })

  test('after a part of its money went back is sent again by staff alone, and its seller is led to them', async () => {
    const { id } = await back()
    const { paidCents } = await orderOf(id)
    await refund(id, 100, paidCents)
    expect((await orderOf(id)).steps.reship).toBe('ORDER_ASK_SUPPORT')
    expect(await codeOf(reship(id, (await chargeOf(id)).chargeCents))).toBe('ORDER_ASK_SUPPORT')
    const money = await balance(seller)
    const { data } = await desk()(orderReshipCalls.officeReship, { params: { id }, body: { reason: 'Our label was wrong' } })
    expect(data.status).toBe('PRODUCED')
    expect(await balance(seller)).toBe(money)
    expect(await orderOf(id)).toMatchObject({ paidCents, refundedCents: 100 })
    await isSound()
  })

  test('of a closed order goes out again, too, and to another place', async () => {
    const { id, number } = await at.delivered(seller)
    const sql = 'update "order" set claim_until = $2 where id = $1'
    await shop.engine.db.pool.query(sql, [id, later(shop.engine.db.now(), -minute)])
    await shop.cron('order.close')
    expect((await orderOf(id)).status).toBe('CLOSED')
    await scanIn(number)
    const { chargeCents: seenChargeCents } = await chargeOf(id)
    const body = { seenChargeCents, address: { ...address, address: '7 Pine St' } }
    await mine()(orderReshipCalls.reshipOrder, { params: { id }, body })
    expect(await orderOf(id)).toMatchObject({ status: 'PRODUCED', address: '7 Pine St' })
    await isSound()
  })

  test('and is cancelled before it left again gives back what the second way cost, and no more', async () => {
    const { id } = await back()
    const { chargeCents, postageCents } = await chargeOf(id)
    await reship(id, chargeCents)
    const { data } = await desk()(orderOfficeCalls.officePreviewCancel, { params: { id } })
    expect(data).toMatchObject({ reason: 'SHIPPING_ONLY', nowCents: postageCents })
    await desk()(orderOfficeCalls.officeCancel, { params: { id }, body: { reason: 'Asked by the seller' } })
    expect((await orderOf(id)).steps.reship).toBe('ORDER_STEP_IMPOSSIBLE')
    await isSound()
  })
})
