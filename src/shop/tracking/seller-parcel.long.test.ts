import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))
const { rich, paid } = arrange(shop)
let seller: Seeded
let warehouse: Seeded
beforeEach(async () => {
  seller = await rich()
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
})

/** A made order whose carriage its seller arranges. */
async function sellers(trackingNumber: string | null): Promise<number> {
  const [made] = await paid(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber })
  await shop.write(tx => seedProduced(tx, [made?.id ?? 0]))
  return made?.id ?? 0
}
let serial = 5_000
const uspsNumber = () => impbNumber({ serial: ++serial })
const office = () => shop.client(warehouse.token)
const scan = (text: string, expectedOrderId?: number) =>
  office()(trackingCalls.scanOut, { body: { scan: text, ...(expectedOrderId !== undefined && { expectedOrderId }) } })
const statusOf = async (id: number) => {
  const { rows } = await shop.engine.db.pool.query('select status from "order" where id = $1', [id])
  return rows[0]?.status
}
const close = async (manifestId: number) => {
  await office()(trackingCalls.closeManifest, { params: { id: manifestId } })
  await shop.settled()
}

test('a parcel that its seller has labelled is found by their number, and its carrier moves it', async () => {
  const number = uspsNumber()
  const id = await sellers(number)
  const { data } = await scan(`42084101\u001d${number}`)
  expect(data).toMatchObject({ order: { id, status: 'SHIPPED' }, parcel: { trackingNumber: number, carrier: 'usps' } })
  await close(data.manifest.id)
  shop.advance(day)
  await shop.cron('tracking.ask')
  expect(['ACTIVED', 'IN_TRANSIT']).toContain(await statusOf(id))
})

test('it is found by its order’s slip, too', async () => {
  const id = await sellers(uspsNumber())
  expect((await scan(`#${id}`)).data.order).toMatchObject({ id, status: 'SHIPPED' })
  expect(await codeOf(scan(`Order ${id}`))).toBe('PARCEL_SCANNED_ALREADY')
})

test('and by the ticket of one of its pieces', async () => {
  const id = await sellers(uspsNumber())
  const { rows } = await shop.engine.db.pool.query<{ id: number }>(
    `with made as (insert into batch (made_by, made_at) values ($2, now()) returning id)
     insert into ticket (batch_id, order_id, item_id, piece, state)
     select made.id, $1, (select id from order_item where order_id = $1 limit 1), 1, 'PASSED' from made returning id`,
    [id, warehouse.id],
  )
  expect((await scan(`INKPORT:T${String(rows[0]?.id).padStart(6, '0')}`)).data.order.id).toBe(id)
})

/** The clock never says that it is missed, and no queue of troubles has it; it closes when the time for claims is over. */
async function expectClosedUnseen(id: number) {
  shop.advance(5 * day)
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  await shop.cron('order.miss')
  await shop.cron('tracking.ask')
  expect(await statusOf(id)).toBe('SHIPPED')
  const { data: parcels } = await office()(trackingCalls.officeParcels, { query: { filter: 'NO_SCAN' } })
  expect(parcels.docs.map(parcel => parcel.orderId)).not.toContain(id)
  shop.advance(26 * day)
  await shop.cron('order.close')
  expect(await statusOf(id)).toBe('CLOSED')
}

test('another carrier’s parcel leaves on a list of its own, and is never missed', async () => {
  const id = await sellers('1Z999AA10123456784')
  const { data } = await scan('1z 999 AA1 01 2345 6784')
  expect(data).toMatchObject({ order: { id, status: 'SHIPPED' }, parcel: { carrier: 'ups' }, manifest: { carrier: 'seller' } })
  await close(data.manifest.id)
  const { data: manifest } = await office()(trackingCalls.manifest, { params: { id: data.manifest.id } })
  expect(manifest).toMatchObject({ state: 'CLOSED', formNumber: `M${String(manifest.id).padStart(6, '0')}`, list: [{ state: 'HANDED' }] })
  const form = await office().fetch(trackingCalls.manifestForm, { params: { id: manifest.id } })
  expect(form.headers.get('content-type')).toBe('application/pdf')
  await expectClosedUnseen(id)
})

test('a parcel that nobody sees is not asked about, never missed, in no queue of troubles, and closes after the claim window', async () => {
  await shop.write(tx => changeSetting(tx, 'isSandboxTracker', false, 'test'))
  const id = await sellers(uspsNumber())
  const { data } = await scan(`#${id}`)
  await shop.write(tx => changeSetting(tx, 'isSandboxTracker', true, 'test'))
  expect(data.parcel).toMatchObject({ carrier: 'usps', sees: 'NONE' })
  await close(data.manifest.id)
  await expectClosedUnseen(id)
})

test('the wrong parcel, one without a number, one of nobody and one that must bear our label are refused', async () => {
  const [one, other] = [await sellers(uspsNumber()), await sellers(null)]
  expect(await codeOf(scan(`#${one}`, other))).toBe('ORDER_WRONG_PARCEL')
  expect(await codeOf(scan(`#${other}`))).toBe('ORDER_TRACKING_MISSING')
  expect(await codeOf(scan('#999999999'))).toBe('PARCEL_UNKNOWN')
  expect(await codeOf(scan('T999999'))).toBe('PARCEL_UNKNOWN')
  const [ours] = await paid(seller)
  await shop.write(tx => seedProduced(tx, [ours?.id ?? 0]))
  expect(await codeOf(scan(`#${ours?.id}`))).toBe('PARCEL_NEEDS_LABEL')
  await office()(labelCalls.makeLabels, { body: { orderIds: [ours?.id ?? 0] } })
  await shop.settled()
  expect(await codeOf(scan(`#${ours?.id}`))).toBe('PARCEL_NEEDS_LABEL')
  expect([await statusOf(one), await statusOf(other)]).toEqual(['PRODUCED', 'PRODUCED'])
})

test('what is not made yet does not leave', async () => {
  const [made] = await paid(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: uspsNumber() })
  expect(await codeOf(scan(`#${made?.id}`))).toBe('ORDER_STEP_IMPOSSIBLE')
})
