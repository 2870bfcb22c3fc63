// Whose a tracking number is: typed, it counts among its seller's own orders; read from a label's bar code, among everybody's.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Seeded, seedStaff } from '#shop/account/seed.ts'
import { labelCalls } from '#shop/label/calls.ts'
import { impbNumber } from '#shop/label/impb.rules.ts'
import { drawSuppliedLabel, seedProduced } from '#shop/label/seed.ts'
import { orderCalls } from '#shop/order/calls.ts'
import { seedPrices } from '#shop/order/seed.ts'
import { arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from './calls.ts'

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
  const keeping = shop.client(one.token)(orderCalls.keepOrder, { params: { id: repeated.id }, body: { reason: 'mine' } })
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
  await shop.client(one.token)(orderCalls.resendOrder, { params: { id } })
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

test('at the door a number that two sellers typed is nobody’s: the order’s own paper says whose the parcel is', async () => {
  const number = newNumber()
  const parcels = [await paid(one, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: number })].flat()
  await paid(other, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: number })
  const id = parcels[0]?.id ?? 0
  await shop.write(tx => seedProduced(tx, [id]))
  const desk = shop.client((await seedStaff(shop.engine.db, 'warehouse')).token)
  expect(await codeOf(desk(trackingCalls.scanOut, { body: { scan: number } }))).toBe('PARCEL_UNKNOWN')
  const { data } = await desk(trackingCalls.scanOut, { body: { scan: `#${id}` } })
  expect(data.order).toMatchObject({ id, status: 'SHIPPED' })
})
