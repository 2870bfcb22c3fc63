// Whose a tracking number is: typed, it counts among its seller's own orders; read from a label's bar code, among everybody's.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { drawSuppliedLabel, seedProduced } from '#shop/label/seed.ts'
import { editOrder } from '#shop/order/edit/edit.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { sellerActor } from '#shop/order/status/facts.status.ts'
import { arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, make, paid } = arrange(shop)
let one: Seeded
let other: Seeded
beforeEach(async () => {
  one = await rich()
  other = await rich()
})

let serial = 7_000
const newNumber = () => impbNumber({ serial: ++serial })
const read = async (seller: Seeded, id: number) => (await shop.client(seller.token)(orderCalls.order, { params: { id } })).data
/** As an import of a file makes it: the seller ships, and says under which number. */
async function typed(seller: Seeded, trackingNumber: string | null): Promise<{ id: number; status: string }> {
  const [made] = await make(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber })
  if (!made) throw new Error('The order was not made.')
  return made
}
/** Uploads a label for an order; its paper says this number. */
async function supply(seller: Seeded, id: number, number: string) {
  const bytes = await drawSuppliedLabel(number)
  const files = [new File([new Uint8Array(bytes)], 'label.pdf', { type: 'application/pdf' })]
  return (await shop.client(seller.token)(labelCalls.supplyLabel, { params: { id }, body: {}, files })).data
}

test('a number that one seller typed is no other seller’s trouble, and repeats only their own', async () => {
  const number = newNumber()
  expect((await typed(one, number)).status).toBe('PENDING')
  expect((await typed(other, number)).status).toBe('PENDING')
  const repeated = await typed(one, number)
  expect(await read(one, repeated.id)).toMatchObject({ status: 'DUPLICATE', duplicateOf: 'TRACKING_NUMBER' })
  const keeping = shop.client(one.token)(orderIntakeCalls.keepOrder, { params: { id: repeated.id }, body: { reason: 'mine' } })
  expect(await codeOf(keeping)).toBe('ORDER_DUPLICATE_NUMBER')
})

test('a number that is read from a label is taken from whoever typed it; their order says so and is mended by its own label', async () => {
  const number = newNumber()
  const [squatting] = await paid(one, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: number })
  const id = squatting?.id ?? 0
  const reading = await typed(other, null)
  expect(await supply(other, reading.id, number)).toMatchObject({ state: 'READ', trackingNumber: number })
  await shop.settled()
  expect(await read(other, reading.id)).toMatchObject({ status: 'PENDING', trackingNumber: number })
  expect(await read(one, id)).toMatchObject({
    status: 'ERROR',
    errorCode: 'LABEL',
    errorWaitsOn: 'SELLER',
    errorNote: `TRACKING_NUMBER_TAKEN ${number}`,
    trackingNumber: null,
  })
  expect(await supply(one, id, number)).toMatchObject({ state: 'REFUSED', fault: 'TRACKING_NUMBER_USED' })
  const right = newNumber()
  await supply(one, id, right)
  await shop.client(one.token)(orderIntakeCalls.resendOrder, { params: { id } })
  expect(await read(one, id)).toMatchObject({ status: 'NEW_ORDER', trackingNumber: right })
})

test('a number that is typed after a label was read with it is an error of another seller, and a duplicate of the same', async () => {
  const number = newNumber()
  await supply(one, (await typed(one, null)).id, number)
  expect((await typed(one, number)).status).toBe('DUPLICATE')
  const late = await typed(other, number)
  await shop.settled()
  expect(await read(other, late.id)).toMatchObject({ status: 'ERROR', errorCode: 'LABEL', trackingNumber: null })
})

test('two sellers at once: of a typed and a read number the read one wins, whoever was first', async () => {
  for (let round = 0; round < 6; round++) {
    const number = newNumber()
    const reading = await typed(other, null)
    const [made] = await Promise.all([typed(one, number), supply(other, reading.id, number)])
    await shop.settled()
    expect(await read(other, reading.id)).toMatchObject({ status: 'PENDING', trackingNumber: number, labelState: 'READ' })
    expect(await read(one, made.id)).toMatchObject({ status: 'ERROR', errorCode: 'LABEL', trackingNumber: null })
  }
})

test('a number that an edit types while a label with it is read is the label’s, though the edit is committed last', async () => {
  const number = newNumber()
  const [reading, mine] = [await typed(other, null), await typed(one, null)]
  await shop.write(async tx => {
    const actor = sellerActor(one.id)
    await editOrder(tx, { orderId: mine.id, actor, sellerId: one.id }, { trackingNumber: number })
    expect(await supply(other, reading.id, number)).toMatchObject({ state: 'READ', trackingNumber: number })
    await shop.settled()
  })
  await shop.settled()
  expect(await read(other, reading.id)).toMatchObject({ trackingNumber: number, labelState: 'READ' })
  expect(await read(one, mine.id)).toMatchObject({ status: 'ERROR', errorCode: 'LABEL', trackingNumber: null })
})

test('two at once: the same typed number is one order of a seller’s and a duplicate, and one order of each of two sellers', async () => {
  for (let round = 0; round < 4; round++) {
    const number = newNumber()
    const made = await Promise.all([typed(one, number), typed(one, number), typed(other, number)])
    expect(
      made
        .slice(0, 2)
        .map(order => order.status)
        .toSorted(),
    ).toEqual(['DUPLICATE', 'PENDING'])
    expect(made[2]?.status).toBe('PENDING')
  }
})

test('two sellers at once with the same label: one order has it, the other is told', async () => {
  for (let round = 0; round < 4; round++) {
    const number = newNumber()
    const orders = [await typed(one, null), await typed(other, null)]
    const said = await Promise.all([one, other].map((seller, at) => supply(seller, orders[at]?.id ?? 0, number)))
    expect(said.map(label => label.fault ?? label.state).toSorted()).toEqual(['READ', 'TRACKING_NUMBER_USED'])
  }
})

test('at dispatch a number that two sellers typed is nobody’s: the order’s own paper says whose the parcel is', async () => {
  const number = newNumber()
  const parcels = [await paid(one, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: number })].flat()
  await paid(other, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: number })
  const id = parcels[0]?.id ?? 0
  await shop.write(tx => seedProduced(tx, [id]))
  const office = shop.client((await seedStaff(shop.engine.db, 'warehouse')).token)
  expect(await codeOf(office(trackingCalls.scanOut, { body: { scan: number } }))).toBe('PARCEL_UNKNOWN')
  const { data } = await office(trackingCalls.scanOut, { body: { scan: `#${id}` } })
  expect(data.order).toMatchObject({ id, status: 'SHIPPED' })
})

/** Made orders that are ready to leave; each under the number that its seller typed, or under the one on the label it then gets. */
async function made(seller: Seeded, trackingNumber: string | null): Promise<number> {
  const [order] = await paid(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber })
  await shop.write(tx => seedProduced(tx, [order?.id ?? 0]))
  return order?.id ?? 0
}
const warehouse = async () => shop.client((await seedStaff(shop.engine.db, 'warehouse')).token)
/** Tells the carrier of the manifest, lets a day pass, and asks it what it has seen. */
async function hear(office: Awaited<ReturnType<typeof warehouse>>, manifestId: number) {
  await office(trackingCalls.closeManifest, { params: { id: manifestId } })
  await shop.settled()
  shop.advance(day)
  await shop.cron('tracking.ask')
}
const moved = expect.stringMatching(/ACTIVED|IN_TRANSIT/)

test('the parcels of two sellers who typed one number both leave, each by its own paper; what its carrier tells is of neither', async () => {
  const number = newNumber()
  const ids = [await made(one, number), await made(other, number)]
  const office = await warehouse()
  const scan = (id = 0) => office(trackingCalls.scanOut, { body: { scan: `#${id}` } })
  expect((await scan(ids[0])).data.order).toMatchObject({ id: ids[0], status: 'SHIPPED' })
  const { data } = await scan(ids[1])
  expect(data).toMatchObject({ order: { id: ids[1], status: 'SHIPPED' }, parcel: { trackingNumber: number } })
  expect(await codeOf(scan(ids[1]))).toBe('PARCEL_SCANNED_ALREADY')
  await hear(office, data.manifest.id)
  expect([(await read(one, ids[0] ?? 0)).status, (await read(other, ids[1] ?? 0)).status]).toEqual(['SHIPPED', 'SHIPPED'])
})

test('a number that is read after another’s typed parcel has left under it: its own parcel leaves too, and alone is moved by the carrier', async () => {
  const number = newNumber()
  const squatting = await made(one, number)
  const office = await warehouse()
  await office(trackingCalls.scanOut, { body: { scan: `#${squatting}` } })
  const [reading] = await paid(other, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: null })
  const id = reading?.id ?? 0
  expect(await supply(other, id, number)).toMatchObject({ state: 'READ' })
  await shop.settled()
  await shop.write(tx => seedProduced(tx, [id]))
  const { data } = await office(trackingCalls.scanOut, { body: { scan: number } })
  expect(data.order).toMatchObject({ id, status: 'SHIPPED' })
  await hear(office, data.manifest.id)
  expect([(await read(one, squatting)).status, (await read(other, id)).status]).toEqual(['SHIPPED', moved])
})
