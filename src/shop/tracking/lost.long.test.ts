// A carrier says that a parcel is lost or damaged: as if staff had said so, and never about what has moved on since.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hour, later } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import type { CarrierEventCode } from '#shop/carrier/rules.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderReshipCalls } from '#shop/order/refund/contract.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { startShop } from '#test/shop.ts'
import { arrangeTickets } from '#test/ticket.ts'
import { trackingCalls } from './contract.ts'
import { takeEvents } from './parcel/ask.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
let owner: ReturnType<typeof shop.client>
let warehouse: Seeded
beforeAll(() => shop.write(seedPrices))
beforeEach(async () => {
  seller = await seedSeller(shop.engine.db)
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 1_000_00 }))
})
const mine = () => shop.client(seller.token)
const orderOf = async (id: number) => (await mine()(orderCalls.order, { params: { id } })).data
const parcelOf = async (id: number) => (await mine()(trackingCalls.myParcels, { params: { id } })).data[0]
/** An order on its way with what its carrier tells of it: each `[code, hours from now]`. */
async function onItsWay() {
  const { id, parcelId, number } = await arrangeTickets(shop, warehouse).left(seller)
  shop.advance(10 * hour)
  const now = shop.engine.db.now()
  const tell = (...events: readonly (readonly [CarrierEventCode, number])[]) =>
    shop.write(tx =>
      takeEvents(
        tx,
        parcelId,
        events.map(([code, hours]) => ({ number, code, at: later(now, hours * hour), place: 'Reno NV' })),
      ),
    )
  await tell(['ACCEPTED', -9], ['ARRIVED', -1])
  return { id, tell }
}

test.each(['LOST', 'DAMAGED'] as const)('%s: the order waits for staff, who make it again; said twice it is one', async code => {
  const { id, tell } = await onItsWay()
  await tell([code, 0])
  const broken = await orderOf(id)
  expect(broken).toMatchObject({ status: 'ERROR', errorCode: code, errorWaitsOn: 'STAFF', errorFrom: 'IN_TRANSIT' })
  await tell([code, 0])
  await tell([code, 1])
  expect((await orderOf(id)).timeline).toEqual(broken.timeline)
  const parcel = await parcelOf(id)
  expect([parcel?.state, parcel?.events.map(event => event.code)]).toEqual(['MOVING', ['ACCEPTED', 'ARRIVED', code, code]])
  const { data } = await owner(orderReshipCalls.officeRemake, { params: { id }, body: { isFree: true, reason: 'It did not arrive' } })
  expect(data).toMatchObject({ status: 'NEW_ORDER', remakeOf: id })
})

test.each(['LOST', 'DAMAGED'] as const)('%s, said too late: what has moved on since then, or has arrived, stays', async code => {
  const { id, tell } = await onItsWay()
  await tell([code, -5])
  expect((await orderOf(id)).status).toBe('IN_TRANSIT')
  // Both at once: it was found before anybody heard of it.
  await tell(['OUT_FOR_DELIVERY', 2], [code, 1])
  expect((await orderOf(id)).status).toBe('IN_TRANSIT')
  await tell(['DELIVERED', 3])
  await tell([code, 4])
  expect((await orderOf(id)).status).toBe('DELIVERED')
  expect(await parcelOf(id)).toMatchObject({ state: 'DELIVERED' })
})

test('a parcel that was lost and is found again stands at the dock, and waits for its seller', async () => {
  const { id, tell } = await onItsWay()
  await tell(['LOST', 0])
  await tell(['ARRIVED', 5])
  expect(await orderOf(id)).toMatchObject({ status: 'ERROR', errorCode: 'LOST' })
  await shop.client(warehouse.token)(trackingCalls.scanIn, { body: { scan: `#${id}` } })
  expect(await orderOf(id)).toMatchObject({ status: 'ERROR', errorCode: 'RETURNED', errorWaitsOn: 'SELLER' })
})

test('what its money came back for breaks by no word of its carrier', async () => {
  const { id, tell } = await onItsWay()
  const { paidCents: amountCents } = await orderOf(id)
  await owner(orderOfficeCalls.officeRefund, { params: { id }, body: { amountCents, reason: 'Given up' } })
  await tell(['LOST', 0])
  expect((await orderOf(id)).status).toBe('REFUNDED')
})
