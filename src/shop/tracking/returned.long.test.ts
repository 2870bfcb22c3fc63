// Parcels that come back, are lost or damaged: scanned in, sent again, made again, or refunded.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pdfPool } from '#engine/pdf/pdf.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { type SeedGiven, seedPaidOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderReshipCalls } from '#shop/order/refund/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { verifyLedger } from '#shop/wallet/verify/verify.ts'
import { address, arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from './contract.ts'
import { takeEvents } from './parcel/ask.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const pdf = pdfPool()
afterAll(async () => {
  pdf.close()
  await shop.close()
})
const { balance } = arrange(shop)
let seller: Seeded
let warehouse: Seeded
let support: Seeded
beforeAll(() => shop.write(tx => seedPrices(tx)))
beforeEach(async () => {
  seller = await seedSeller(shop.engine.db)
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  support = await seedStaff(shop.engine.db, 'support')
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 1_000_00 }))
})
const office = () => shop.client(warehouse.token)
const desk = () => shop.client(support.token)
const mine = () => shop.client(seller.token)

/** An order whose parcel has left, with its number. */
async function left(given: SeedGiven = {}): Promise<{ id: number; params: { id: number }; number: string }> {
  const [made] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1, given))
  const id = made?.id ?? 0
  await shop.write(tx => seedProduced(tx, [id]))
  const number = await labelled(id)
  await handOver(number)
  return { id, params: { id }, number }
}
/** Buys the order's label and puts it on its parcel. */
async function labelled(id: number): Promise<string> {
  await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
  await office()(labelCalls.markPrinted, { body: { orderIds: [id] } })
  return (await mine()(labelCalls.myLabel, { params: { id } })).data?.trackingNumber ?? ''
}
async function handOver(number: string) {
  const { data } = await office()(trackingCalls.scanOut, { body: { scan: number } })
  await office()(trackingCalls.closeManifest, { params: { id: data.manifest.id } })
  await shop.settled()
}
const scanIn = (scan: string) => office()(trackingCalls.scanIn, { body: { scan } })
const orderOf = async (id: number) => (await mine()(orderCalls.order, { params: { id } })).data
const chargeOf = async (id: number) => (await mine()(orderReshipCalls.previewReship, { params: { id } })).data
async function lose(id: number, code: 'LOST' | 'DAMAGED' = 'LOST') {
  await desk()(orderOfficeCalls.officeError, { params: { id }, body: { code, waitsOn: 'STAFF' } })
}
async function isSound() {
  expect(await verifyLedger(shop.engine.db)).toEqual([])
}

describe('a parcel that comes back', () => {
  test('is scanned in once, tells its seller, and its label carries nothing any more', async () => {
    const { id, number } = await left()
    const { data } = await scanIn(`42084101\u001d${number}`)
    expect(data).toMatchObject({ order: { id, status: 'ERROR' }, parcel: { state: 'RETURNED' } })
    expect(await orderOf(id)).toMatchObject({ status: 'ERROR', errorCode: 'RETURNED', errorWaitsOn: 'SELLER', steps: { reship: null } })
    expect(await codeOf(scanIn(number))).toBe('PARCEL_BACK_ALREADY')
    expect(await codeOf(office()(trackingCalls.scanOut, { body: { scan: number } }))).toBe('PARCEL_STOPPED')
    const { docs } = (await mine()(notificationCalls.myNotifications, { query: {} })).data
    expect(docs.filter(({ kind, link }) => kind === 'ORDER_NEEDS_YOU' && link === `/order/${id}`)).toHaveLength(1)
    expect((await office()(trackingCalls.officeParcels, { query: { filter: 'RETURNED', q: number } })).data.docs).toEqual([])
  })

  test('is known by our own paper in it, and one that never left is not', async () => {
    const { id } = await left()
    expect((await scanIn(`#${id}`)).data.order.id).toBe(id)
    expect(await codeOf(scanIn('#999999'))).toBe('PARCEL_UNKNOWN')
    const [made] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
    await shop.write(tx => seedProduced(tx, [made?.id ?? 0]))
    await office()(trackingCalls.scanOut, { body: { scan: await labelled(made?.id ?? 0) } })
    expect(await codeOf(scanIn(`#${made?.id}`))).toBe('PARCEL_NOT_LEFT')
  })

  test('waits for the dock where only its carrier has said so', async () => {
    const { id, params, number } = await left()
    const { rows } = await shop.engine.db.pool.query('select id from parcel where order_id = $1', [id])
    const back = { number, code: 'RETURNED', at: shop.engine.db.now(), place: 'Reno NV' } as const
    await shop.write(tx => takeEvents(tx, rows[0]?.id, [back]))
    expect((await orderOf(id)).steps.reship).toBe('ORDER_NOT_BACK')
    expect(await codeOf(mine()(orderReshipCalls.reshipOrder, { params, body: { seenChargeCents: 0 } }))).toBe('ORDER_NOT_BACK')
    await scanIn(number)
    expect((await orderOf(id)).steps.reship).toBeNull()
  })
})

describe('a reship', () => {
  test('charges the postage of its level and the fee once they were seen, and goes out under a new number', async () => {
    await shop.write(tx => changeSetting(tx, 'reshipFeeCents', 150, 'owner'))
    const { id, params, number } = await left()
    const before = await orderOf(id)
    const money = await balance(seller)
    await scanIn(number)
    const charge = await chargeOf(id)
    expect(charge).toEqual({ postageCents: before.shippingCost, feeCents: 150, chargeCents: before.shippingCost + 150, fault: null })
    const reship = (seenChargeCents: number) => mine()(orderReshipCalls.reshipOrder, { params, body: { seenChargeCents } })
    expect(await codeOf(reship(charge.chargeCents - 1))).toBe('RESHIP_NOT_SEEN')
    expect((await reship(charge.chargeCents)).data.status).toBe('PRODUCED')
    expect(await codeOf(reship(charge.chargeCents))).toBe('ORDER_STEP_IMPOSSIBLE')
    expect(await balance(seller)).toBe(money - charge.chargeCents)
    const after = await orderOf(id)
    expect(after).toMatchObject({
      status: 'PRODUCED',
      trackingNumber: null,
      errorCode: null,
      handedOverAt: null,
      totalCost: before.totalCost + charge.chargeCents,
      paidCents: before.totalCost + charge.chargeCents,
    })
    expect(after.timeline[0]).toMatchObject({ step: 'reship', actor: 'seller', cents: charge.chargeCents })
    const again = await labelled(id)
    expect(again).not.toBe(number)
    await handOver(again)
    expect((await orderOf(id)).status).toBe('SHIPPED')
    await isSound()
  })

  test('goes to another place of the same country', async () => {
    const { params, id, number } = await left()
    await scanIn(number)
    const { chargeCents: seenChargeCents } = await chargeOf(id)
    const reship = (to: typeof address) => mine()(orderReshipCalls.reshipOrder, { params, body: { seenChargeCents, address: to } })
    expect(await codeOf(reship({ ...address, zip: '1' }))).toBe('ZIP_INVALID')
    expect(await codeOf(reship({ ...address, country: 'Canada', state: 'Ontario', zip: 'K1A 0B1' }))).toBe('ORDER_CANNOT_BE_EDIT')
    await reship({ ...address, address: '7 Pine St' })
    expect(await orderOf(id)).toMatchObject({ address: '7 Pine St', status: 'PRODUCED' })
  })

  test('without the money says what is missing and moves nothing; another’s order is not found', async () => {
    await shop.write(tx => changeSetting(tx, 'reshipFeeCents', 1_000_00, 'owner'))
    const { params, id, number } = await left()
    await scanIn(number)
    const { chargeCents: seenChargeCents } = await chargeOf(id)
    expect(await codeOf(mine()(orderReshipCalls.reshipOrder, { params, body: { seenChargeCents } }))).toBe('NOT_ENOUGH_BALANCE')
    expect((await orderOf(id)).status).toBe('ERROR')
    const other = shop.client((await seedSeller(shop.engine.db)).token)
    expect(await codeOf(other(orderReshipCalls.previewReship, { params }))).toBe('ORDER_NOT_FOUND')
    expect(await codeOf(other(orderReshipCalls.reshipOrder, { params, body: { seenChargeCents } }))).toBe('ORDER_NOT_FOUND')
    await shop.write(tx => changeSetting(tx, 'reshipFeeCents', 0, 'owner'))
  })

  test('happens twice where the parcel comes back twice, each charged once', async () => {
    const { params, id, number } = await left()
    const money = await balance(seller)
    let charged = 0
    let parcel = number
    for (const _ of [1, 2]) {
      await scanIn(parcel)
      const { chargeCents } = await chargeOf(id)
      await mine()(orderReshipCalls.reshipOrder, { params, body: { seenChargeCents: chargeCents } })
      charged += chargeCents
      parcel = await labelled(id)
      await handOver(parcel)
    }
    expect(await balance(seller)).toBe(money - charged)
    expect((await mine()(trackingCalls.myParcels, { params })).data.map(each => each.state)).toEqual(['RETURNED', 'RETURNED', 'HANDED'])
    await isSound()
  })

  test('and a refund of all that was left exclude each other', async () => {
    const { params, id, number } = await left()
    await scanIn(number)
    const { paidCents } = await orderOf(id)
    const { chargeCents: seenChargeCents } = await chargeOf(id)
    await mine()(orderReshipCalls.reshipOrder, { params, body: { seenChargeCents } })
    const body = { amountCents: paidCents, seenLeftCents: paidCents, reason: 'Returned' }
    expect(await codeOf(desk()(orderOfficeCalls.officeRefund, { params, body }))).toBe('REFUND_NOT_SEEN')
  })

  test('by staff is free', async () => {
    const { params, number } = await left()
    await scanIn(number)
    const money = await balance(seller)
    expect((await desk()(orderReshipCalls.officeReship, { params, body: { reason: 'We printed a wrong label' } })).data.status).toBe(
      'PRODUCED',
    )
    expect(await balance(seller)).toBe(money)
  })

  test('that is cancelled gives back what it cost, not what carried the parcel the first time', async () => {
    await shop.write(tx => changeSetting(tx, 'reshipFeeCents', 150, 'owner'))
    const { params, id, number } = await left()
    await scanIn(number)
    const { chargeCents, postageCents } = await chargeOf(id)
    await mine()(orderReshipCalls.reshipOrder, { params, body: { seenChargeCents: chargeCents } })
    const { data } = await desk()(orderOfficeCalls.officePreviewCancel, { params })
    expect(data).toMatchObject({ reason: 'SHIPPING_ONLY', nowCents: postageCents })
    await desk()(orderOfficeCalls.officeCancel, { params, body: { reason: 'Asked by the seller' } })
    await isSound()
  })
})

describe('a lost or damaged parcel', () => {
  const remake = (id: number, isFree: boolean) =>
    desk()(orderReshipCalls.officeRemake, { params: { id }, body: { isFree, reason: 'Lost by the carrier' } })

  test('is made again for free, at once, as an order that is linked', async () => {
    const { id } = await left()
    await lose(id)
    const money = await balance(seller)
    const { data } = await remake(id, true)
    expect(data).toMatchObject({ status: 'NEW_ORDER', remakeOf: id })
    expect(await orderOf(data.id)).toMatchObject({
      source: 'REPRINT',
      copyOf: id,
      totalCost: 0,
      payment: 'PAID',
      steps: { edit: 'ORDER_CANNOT_BE_EDIT' },
    })
    expect((await orderOf(id)).copies).toMatchObject([{ id: data.id, source: 'REPRINT' }])
    expect(await balance(seller)).toBe(money)
    expect(await codeOf(remake(id, true))).toBe('ORDER_REMADE')
    await isSound()
  })

  test('is not refunded, too', async () => {
    const { id, params } = await left()
    await lose(id, 'DAMAGED')
    const { data } = await remake(id, true)
    const refund = () => desk()(orderOfficeCalls.officeRefund, { params, body: { amountCents: 1, reason: 'Lost' } })
    expect(await codeOf(refund())).toBe('ORDER_REMADE')
    await desk()(orderOfficeCalls.officeCancel, { params: { id: data.id }, body: { reason: 'Refunded instead' } })
    expect((await refund()).data.refundedCents).toBe(1)
  })

  test('made again at its seller’s cost waits for them to submit it', async () => {
    const { id } = await left()
    await lose(id)
    const { data } = await remake(id, false)
    expect(data.status).toBe('PENDING')
    const money = await balance(seller)
    await mine()(orderPayCalls.submitOrder, { params: { id: data.id } })
    expect(await balance(seller)).toBe(money - (await orderOf(data.id)).totalCost)
  })

  test('that never left is not made again', async () => {
    const [made] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1))
    expect(await codeOf(remake(made?.id ?? 0, true))).toBe('ORDER_STEP_IMPOSSIBLE')
  })

  test('that turns up at the dock waits for its seller, as any that came back', async () => {
    const { id, number } = await left()
    await lose(id)
    await scanIn(number)
    expect(await orderOf(id)).toMatchObject({ errorCode: 'RETURNED', errorWaitsOn: 'SELLER', steps: { reship: null } })
  })
})
