// The intake of the dock: parcels that sellers bring with labels of their own, and what is missing or surplus among them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { seedSuppliedLabel } from '#shop/label/seed.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { seedLabelFacts } from '#shop/order/intake/facts.seed.ts'
import { seedOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { cancelOrders } from '#shop/order/refund/cancel.refund.ts'
import { staffActor } from '#shop/order/status/facts.status.ts'
import { arrange } from '#test/order.ts'
import { type Parcel, seedAtDock } from '#test/parcels.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from '../contract.ts'
import { intakeCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { rich } = arrange(shop)
let warehouse: Seeded
let seller: Seeded
beforeAll(() => shop.write(seedPrices))
beforeEach(async () => {
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  seller = await rich(20_000_00)
})
const office = () => shop.client(warehouse.token)

/** Paid labels of this seller, whose parcels are to be brought. */
async function expected(labels: number): Promise<Parcel[]> {
  const parcels = await shop.write(tx => seedAtDock(tx, seller.id, { labels }))
  await shop.settled()
  return parcels
}
const take = async (scan: string, isLeaving = false) => (await office()(intakeCalls.takeIn, { body: { scan, isLeaving } })).data
const counts = async () => (await office()(intakeCalls.intakeCounts, { query: { sellerId: seller.id } })).data
const listed = async (tab: 'HERE' | 'MISSING' | 'SURPLUS' | 'LEFT') =>
  (await office()(intakeCalls.intakeParcels, { query: { sellerId: seller.id, tab } })).data.docs.map(({ orderId }) => orderId)

test('of the parcels that a seller has paid for those that were brought are here, and the others missing', async () => {
  const [one, two, three] = await expected(3)
  expect(await counts()).toEqual({ here: 0, missing: 3, surplus: 0, left: 0 })
  const taken = await take(one?.scan ?? '')
  expect(taken).toMatchObject({
    isAgain: false,
    order: { id: one?.id },
    parcel: { surplus: null, seller: { id: seller.id }, carrierName: 'USPS' },
  })
  expect(taken.counts).toEqual({ here: 1, missing: 2, surplus: 0, left: 0 })
  expect(await listed('HERE')).toEqual([one?.id])
  expect((await listed('MISSING')).toSorted()).toEqual([two?.id, three?.id].toSorted())
  const { data } = await office()(intakeCalls.intakeSellers, { query: { limit: 100 } })
  expect(data.docs.find(it => it.seller?.id === seller.id)).toEqual({
    seller: { id: seller.id, username: seller.username },
    ...taken.counts,
  })
})

test('the same parcel twice, also at once, is here once', async () => {
  const [{ scan } = { scan: '' }] = await expected(1)
  const answers = await Promise.all([1, 2, 3, 4].map(() => take(scan)))
  expect(answers.map(({ isAgain }) => isAgain).toSorted()).toEqual([false, true, true, true])
  expect(await counts()).toMatchObject({ here: 1, missing: 0 })
})

test('a parcel that is scanned out has left, by its own scan or at once with the intake', async () => {
  const [one, two] = await expected(2)
  await take(one?.scan ?? '')
  await office()(trackingCalls.scanOut, { body: { scan: one?.scan ?? '' } })
  const { manifest } = await take(two?.scan ?? '', true)
  expect(manifest).toMatchObject({ state: 'OPEN' })
  expect(await counts()).toEqual({ here: 0, missing: 0, surplus: 0, left: 2 })
  expect(await take(one?.scan ?? '')).toMatchObject({ parcel: { surplus: 'LEFT' } })
  shop.advance(day)
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  expect(await counts()).toMatchObject({ left: 0 })
})

test('a scan-out and an intake of one parcel at once end with one parcel that has left', async () => {
  const parcels = await expected(8)
  const answers = await Promise.all(
    parcels.flatMap(({ scan }) => [take(scan, true), office()(trackingCalls.scanOut, { body: { scan } })].map(each => codeOf(each))),
  )
  expect(new Set(answers)).toEqual(new Set(['no refusal', 'PARCEL_SCANNED_ALREADY']))
  const { rows } = await shop.engine.db.pool.query('select order_id from parcel where order_id = any($1)', [parcels.map(({ id }) => id)])
  expect(rows).toHaveLength(8)
  expect(await counts()).toMatchObject({ here: 0, missing: 0 })
})

test('what no order waits for is kept as surplus with its reason, and looked up again when it is scanned again', async () => {
  const nobodys = impbNumber({ serial: 8_123_456 })
  expect(await take(nobodys)).toMatchObject({ order: null, manifest: null, parcel: { surplus: 'UNKNOWN', seller: null, orderId: null } })
  const [one] = await expected(1)
  await take(one?.scan ?? '')
  const support = staffActor({ id: warehouse.id, roles: ['support'] })
  await shop.write(tx => cancelOrders(tx, [{ orderId: one?.id ?? 0 }], support, 'Changed their mind'))
  await shop.settled()
  expect(await take(one?.scan ?? '', true)).toMatchObject({
    isAgain: true,
    manifest: null,
    parcel: { surplus: 'STOPPED', orderId: one?.id },
  })
  expect(await counts()).toMatchObject({ here: 0, surplus: 1 })
  const [made] = await shop.write(tx => seedAtDock(tx, seller.id, { shipped: 1 }))
  const { rows } = await shop.engine.db.pool.query<{ number: string }>('select tracking_number as number from "order" where id = $1', [
    made?.id,
  ])
  expect(await take(rows[0]?.number ?? '')).toMatchObject({ order: { id: made?.id }, parcel: { surplus: 'NOT_LABEL' } })
})

test('a parcel of an unpaid order is of no order any more once its seller has deleted that', async () => {
  const scan = impbNumber({ serial: 8_456_789 })
  const label = seedLabelFacts({ number: scan })
  const [order] = await shop.write(tx => seedOrders(tx, seller.id, 1, { orderType: 'LABEL', items: [], label }))
  const id = order?.id ?? 0
  await shop.write(tx => seedSuppliedLabel(tx, id, scan))
  expect(await take(scan)).toMatchObject({ isAgain: false, order: { id }, parcel: { surplus: 'NOT_PAID', orderId: id } })
  await shop.client(seller.token)(orderEditCalls.deleteOrder, { params: { id } })
  await shop.settled()
  const gone = { isAgain: true, order: null, manifest: null, parcel: { surplus: 'UNKNOWN', seller: null, orderId: null } }
  expect(await take(scan)).toMatchObject(gone)
  expect(await take(scan, true)).toMatchObject(gone)
})

test('a surplus parcel is given back once, with who took it; one that is waited for is not', async () => {
  const { parcel } = await take(impbNumber({ serial: 8_234_567 }))
  const end = (id: number, note = 'Minh, at the door') => office()(intakeCalls.endSurplus, { params: { id }, body: { note } })
  expect(await codeOf(end(parcel.id ?? 0, ' '))).toBe('REQUIRED')
  await end(parcel.id ?? 0)
  expect(await refusalOf(end(parcel.id ?? 0))).toBe('409 INTAKE_OVER')
  const [one] = await expected(1)
  expect(await codeOf(end((await take(one?.scan ?? '')).parcel.id ?? 0))).toBe('INTAKE_OVER')
})

test('what is no tracking number is refused, and so is whoever is not of the warehouse', async () => {
  expect(await codeOf(take('9200112345678900000019'))).toBe('TRACKING_NUMBER_INVALID')
  const finance = shop.client((await seedStaff(shop.engine.db, 'finance')).token)
  expect(await refusalOf(finance(intakeCalls.takeIn, { body: { scan: impbNumber({ serial: 8_345_678 }) } }))).toContain('403')
})

test('the scan list of a seller is a PDF that names each parcel', async () => {
  const [one] = await expected(2)
  await take(one?.scan ?? '')
  const file = await office().fetch(intakeCalls.intakeList, { query: { sellerId: seller.id } })
  const [page] = await shop.engine.pdf.read(Buffer.from(await file.arrayBuffer()))
  expect(page?.text).toContain('Here: 1')
  expect(page?.text).toContain('Missing: 1')
  expect(page?.text).toContain(`#${one?.id}`)
  expect(await refusalOf(office().fetch(intakeCalls.intakeList, { query: { sellerId: 999_999 } }))).toContain('404')
})
