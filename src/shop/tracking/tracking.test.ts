import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, hour } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { seedPaidOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { cancelOrders } from '#shop/order/refund/cancel.refund.ts'
import { staffActor } from '#shop/order/status/facts.status.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from './contract.ts'
import { takeEvents } from './parcel/ask.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
let warehouse: Seeded
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
})
// Sessions end when the clock is moved on by days.
beforeEach(async () => {
  seller = await seedSeller(shop.engine.db)
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 10_000_00 }))
})
const office = () => shop.client(warehouse.token)
const mine = () => shop.client(seller.token)

/** Orders whose labels are on their parcels, with their numbers. */
async function printed(count = 1, name?: string): Promise<{ id: number; number: string }[]> {
  const made = await shop.write(tx => seedPaidOrders(tx, seller.id, count))
  const orderIds = made.map(order => order.id)
  if (name) await shop.engine.db.pool.query(`update "order" set full_name = $1 where id = any ($2)`, [name, orderIds])
  await shop.write(tx => seedProduced(tx, orderIds))
  await office()(labelCalls.makeLabels, { body: { orderIds } })
  await shop.settled()
  await office()(labelCalls.markPrinted, { body: { orderIds } })
  return Promise.all(
    orderIds.map(async id => ({ id, number: (await mine()(labelCalls.myLabel, { params: { id } })).data?.trackingNumber ?? '' })),
  )
}
const first = <T>(list: readonly T[]): T => {
  const [one] = list
  if (one === undefined) throw new Error('There is none.')
  return one
}
const orderOf = async (id: number) => (await mine()(orderCalls.order, { params: { id } })).data
const scan = (text: string, expectedOrderId?: number) =>
  office()(trackingCalls.scanOut, { body: { scan: text, ...(expectedOrderId !== undefined && { expectedOrderId }) } })
/** Scans parcels out and closes their manifest. */
async function handedOver(parcels: readonly { number: string }[]): Promise<number> {
  let manifestId = 0
  for (const { number } of parcels) manifestId = (await scan(`42084101\u001d${number}`)).data.manifest.id
  await office()(trackingCalls.closeManifest, { params: { id: manifestId } })
  await shop.settled()
  return manifestId
}
const ask = async () => {
  await shop.cron('tracking.ask')
  await shop.settled()
}

describe('scan-out', () => {
  test('a parcel’s bar code ships its order, on the open manifest', async () => {
    const { id, number } = first(await printed())
    const { data } = await scan(`42084101\u001d${number}`)
    expect(data).toMatchObject({
      order: { id, status: 'SHIPPED' },
      parcel: { trackingNumber: number, state: 'SCANNED' },
      manifest: { state: 'OPEN' },
    })
    expect((await orderOf(id)).status).toBe('SHIPPED')
  })

  test('orders that ship are one line of their seller’s bell, which leads to exactly these', async () => {
    const [shipped, other] = [await printed(3), await printed(1)]
    await handedOver(shipped)
    const [line] = (await mine()(notificationCalls.myNotifications, { query: { tab: 'order' } })).data.docs
    expect(line).toMatchObject({ kind: 'ORDER_SHIPPED', title: '3 orders have shipped.', count: 3 })
    const notification = Number(/notification=(\d+)/.exec(line?.link ?? '')?.[1])
    const listed = async (token: string) =>
      (await shop.client(token)(orderCalls.myOrders, { query: { notification } })).data.docs.map(({ id }) => id).sort()
    expect(await listed(seller.token)).toEqual(shipped.map(({ id }) => id).sort())
    expect(await listed((await seedSeller(shop.engine.db)).token)).toEqual([])
    await handedOver(other)
    expect(await listed(seller.token)).toHaveLength(4)
  })

  test('a wrong parcel is refused', async () => {
    const [one, other] = await printed(2)
    expect(await codeOf(scan(one?.number ?? '', other?.id))).toBe('ORDER_WRONG_PARCEL')
    expect((await orderOf(one?.id ?? 0)).status).toBe('PRINTED')
  })

  test.each([
    ['a number that nobody knows', () => impbNumber({ serial: 7_777_777 }), 'PARCEL_UNKNOWN'],
    ['another carrier’s', () => '1Z999AA10123456784', 'TRACKING_NUMBER_INVALID'],
    ['a misread one', () => '9200112345678900000019', 'TRACKING_NUMBER_INVALID'],
    ['a ticket of nothing', () => 'T99999', 'PARCEL_UNKNOWN'],
  ])('%s is refused', async (_, text, code) => {
    expect(await codeOf(scan(text()))).toBe(code)
  })

  test('the same parcel twice is refused', async () => {
    const { number } = first(await printed())
    await scan(number)
    expect(await codeOf(scan(number))).toBe('PARCEL_SCANNED_ALREADY')
  })

  test('the parcel of a cancelled order does not leave', async () => {
    const { id, number } = first(await printed())
    const support = staffActor({ id: warehouse.id, roles: ['support'] })
    await shop.write(tx => cancelOrders(tx, [{ orderId: id }], support, 'Changed their mind'))
    expect(await codeOf(scan(number))).toBe('PARCEL_STOPPED')
    await shop.settled()
    expect(await codeOf(scan(number))).toBe('PARCEL_UNKNOWN')
  })

  test('a parcel whose label is being taken back does not leave, and one that has left keeps its label', async () => {
    const { id, number } = first(await printed())
    await shop.engine.db.pool.query(`update label set state = 'VOIDING' where order_id = $1`, [id])
    expect(await codeOf(scan(number))).toBe('PARCEL_STOPPED')
    await shop.engine.db.pool.query(`update label set state = 'LIVE' where order_id = $1`, [id])
    await scan(number)
    const { data: label } = await mine()(labelCalls.myLabel, { params: { id } })
    const asked = office()(labelCalls.voidLabel, { params: { id: label?.id ?? 0 }, body: { reason: 'Torn' } })
    expect(await codeOf(asked)).toBe('ORDER_HANDED_OVER')
  })

  test('a closed manifest has the carrier’s form, and takes no more', { tags: 'long' }, async () => {
    const parcels = await printed(2)
    const id = await handedOver(parcels)
    const { data: manifest } = await office()(trackingCalls.manifest, { params: { id } })
    expect(manifest).toMatchObject({ state: 'CLOSED', list: expect.arrayContaining([expect.objectContaining({ state: 'HANDED' })]) })
    const form = Buffer.from(await (await office().fetch(trackingCalls.manifestForm, { params: { id } })).arrayBuffer())
    const [page] = await shop.engine.pdf.read(form)
    expect(page?.barcodes[0]?.text.replace('\u001d', '')).toBe(manifest.formNumber)
    expect(await codeOf(office()(trackingCalls.closeManifest, { params: { id } }))).toBe('MANIFEST_CLOSED')
    const { number } = first(await printed())
    expect((await scan(number)).data.manifest.id).not.toBe(id)
  })
})

describe('the carrier', () => {
  test('activates, moves and delivers an order, and the seller is told', async () => {
    const { id, number } = first(await printed())
    await handedOver([{ number }])
    await ask()
    expect((await orderOf(id)).status).toBe('SHIPPED')
    for (const [hours, status] of [
      [3, 'ACTIVED'],
      [9, 'IN_TRANSIT'],
      [50, 'DELIVERED'],
    ] as const) {
      shop.advance(hours * hour)
      await ask()
      expect((await orderOf(id)).status).toBe(status)
    }
    const [parcel] = (await mine()(trackingCalls.myParcels, { params: { id } })).data
    expect(parcel).toMatchObject({ trackingNumber: number, state: 'DELIVERED' })
    expect(parcel?.events.map(event => event.code)).toEqual(['ACCEPTED', 'DEPARTED', 'ARRIVED', 'OUT_FOR_DELIVERY', 'DELIVERED'])
    const notices = (await mine()(notificationCalls.myNotifications, { query: {} })).data.docs
    expect(notices.map(notice => notice.title)).toContain(`Order ${id} was delivered in Salt Lake City, UT.`)
  })

  test('can be sped up', { tags: 'long' }, async () => {
    const { id, number } = first(await printed())
    await handedOver([{ number }])
    await shop.write(tx => changeSetting(tx, 'sandboxSpeed', 100_000, 'test'))
    shop.advance(6_000)
    await ask()
    expect((await orderOf(id)).status).toBe('DELIVERED')
    await shop.write(tx => changeSetting(tx, 'sandboxSpeed', 1, 'test'))
  })

  test('reports a late event, and nothing moves back', async () => {
    const { id, number } = first(await printed())
    await handedOver([{ number }])
    shop.advance(60 * hour)
    await ask()
    const parcel = first((await mine()(trackingCalls.myParcels, { params: { id } })).data)
    await shop.write(tx => takeEvents(tx, parcel.id, [{ number, code: 'ARRIVED', at: shop.engine.db.now(), place: 'Late City' }]))
    expect((await orderOf(id)).status).toBe('DELIVERED')
    expect(first((await mine()(trackingCalls.myParcels, { params: { id } })).data)).toMatchObject({ state: 'DELIVERED' })
  })

  test('tells the same again, and nothing is written twice', async () => {
    const { id, number } = first(await printed())
    await handedOver([{ number }])
    shop.advance(3 * hour)
    await ask()
    shop.advance(hour)
    await ask()
    const changes = (await orderOf(id)).timeline.filter(change => change.to === 'ACTIVED')
    expect(changes).toHaveLength(1)
    expect(changes[0]?.actor).toBe('carrier')
  })

  test('brings a parcel back: the order waits for its seller', async () => {
    const { id, number } = first(await printed(1, 'Return to Sender'))
    await handedOver([{ number }])
    shop.advance(60 * hour)
    await ask()
    expect(await orderOf(id)).toMatchObject({ status: 'ERROR', errorCode: 'RETURNED', errorWaitsOn: 'SELLER' })
    const { data } = await office()(trackingCalls.officeParcels, { query: { filter: 'RETURNED' } })
    expect(data.docs.map(parcel => parcel.orderId)).toContain(id)
  })

  test('brings a parcel back whose money is back already: its order stays, and the others’ news are heard', { tags: 'long' }, async () => {
    const [back, other] = [first(await printed(1, 'Return to Sender')), first(await printed())]
    await handedOver([back, other])
    shop.advance(27 * hour)
    await ask()
    const finance = shop.client((await seedStaff(shop.engine.db, 'finance')).token)
    const { paidCents: amountCents } = await orderOf(back.id)
    await finance(orderOfficeCalls.officeRefund, { params: { id: back.id }, body: { amountCents, reason: 'Given up' } })
    shop.advance(30 * hour)
    await ask()
    expect([(await orderOf(back.id)).status, (await orderOf(other.id)).status]).toEqual(['REFUNDED', 'DELIVERED'])
    expect(first((await mine()(trackingCalls.myParcels, { params: { id: back.id } })).data).state).toBe('RETURNED')
  })

  test('never sees a parcel: it is missed, found by the monitor, and may be handed over again', async () => {
    const { id, number } = first(await printed(1, 'No Scan'))
    await handedOver([{ number }])
    shop.advance(4 * day)
    await ask()
    await shop.cron('order.miss')
    const missed = await orderOf(id)
    expect(missed.status).toBe('MISSED')
    // Its page says when the money comes back by itself: after the operator's hours.
    expect(Date.parse(missed.missRefundAt ?? '') - shop.engine.db.now().getTime()).toBeCloseTo(72 * hour, -5)
    const { data } = await office()(trackingCalls.officeParcels, { query: { filter: 'NO_SCAN' } })
    expect(data.docs.find(parcel => parcel.orderId === id)).toMatchObject({ trouble: 'NO_SCAN' })
    expect((await office()(trackingCalls.parcelCounts)).data.NO_SCAN).toBeGreaterThan(0)
    expect((await scan(number)).data.order.status).toBe('SHIPPED')
  })

  test('another seller’s parcels are not found', async () => {
    const { id } = first(await printed())
    const other = await seedSeller(shop.engine.db)
    expect(await codeOf(shop.client(other.token)(trackingCalls.myParcels, { params: { id } }))).toBe('ORDER_NOT_FOUND')
  })
})
