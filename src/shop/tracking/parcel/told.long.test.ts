// What a carrier sends about its parcels: proved, once, of its own account's alone; asking is then the exception.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, hour, minute } from '#base/time.ts'
import { emit } from '#engine/events/event.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { carrierAccountCalls } from '#shop/carrier/account/office/contract.ts'
import { inboundCalls } from '#shop/inbound/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { arrangeEasyPost, easypostKey } from '#test/easypost.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from '../contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { accountId, mood, counts, happen, office, make, labelOf, seed, ask } = await arrangeEasyPost(shop)
afterAll(() => shop.close())
beforeAll(async () => {
  await shop.cron('carrier.renewPush')
  await shop.settled()
})
beforeEach(() => mood())
const staff = async (role: 'owner' | 'warehouse' | 'support') => shop.client((await seedStaff(shop.engine.db, role)).token)

/** A parcel that was handed over a while ago, and that nobody has told of. */
async function handed(): Promise<{ id: number; number: string }> {
  const id = await make()
  const desk = await office()
  const { trackingNumber: number = '' } = (await labelOf(id)) ?? {}
  await desk(labelCalls.markPrinted, { body: { orderIds: [id] } })
  const { data } = await desk(trackingCalls.scanOut, { body: { scan: number ?? '' } })
  // The form is being made when it is asked for.
  await desk(trackingCalls.closeManifest, { params: { id: data.manifest.id } })
  await shop.settled()
  return { id, number: number ?? '' }
}
const parcelOf = async (number: string) => {
  const { rows } = await shop.engine.db.pool.query(
    'select id, state, pushed_at, ask_at, handed_at from parcel where tracking_number = $1',
    [number],
  )
  return rows[0]
}
const eventsOf = async (number: string) => {
  const { rows } = await shop.engine.db.pool.query(
    'select code from parcel_event e join parcel p on p.id = e.parcel_id where p.tracking_number = $1 order by e.at, e.id',
    [number],
  )
  return rows.map(({ code }) => code)
}
const statusOf = async (id: number) => (await (await staff('support'))(orderOfficeCalls.officeOrder, { params: { id } })).data.status
const kept = async () =>
  (await (await staff('owner'))(inboundCalls.inboundNews, { query: { source: 'easypost', limit: 100 } })).data.totalDocs
const trackerCalls = async () => (await counts()).calls['/v2/trackers'] ?? 0
/** Sends what happens there; answers what that was answered with. */
async function send(given: object): Promise<number[]> {
  const answered = await happen(given)
  await shop.settled()
  return answered
}
const moving = (number: string) => ({ number, status: 'in_transit', status_detail: 'arrived_at_facility' })

test('what is sent moves its parcel and its order at once, and nobody is asked about it for two days', async () => {
  const { id, number } = await handed()
  expect(await send(moving(number))).toEqual([200])
  expect(await statusOf(id)).toBe('ACTIVED')
  const parcel = await parcelOf(number)
  expect(parcel).toMatchObject({ state: 'ACCEPTED', pushedAt: shop.now() })
  expect(parcel.askAt.getTime() - shop.now().getTime()).toBe(2 * day)
  const before = await trackerCalls()
  for (let hours = 0; hours < 47; hours += 5) {
    shop.advance(5 * hour)
    await shop.cron('tracking.ask')
  }
  expect(await trackerCalls()).toBe(before + 1)
  // What was sent and what was asked for is one event.
  expect(await eventsOf(number)).toEqual(['ACCEPTED'])
})

test.each([
  ['forged', 'FORGED', [400], 0, []],
  ['lost', 'NONE', [], 0, []],
  ['sent twice', 'TWICE', [200, 200], 1, ['ACCEPTED']],
] as const)('one that is %s has the effect of what it is', async (_, push, answered, more, events) => {
  const { number } = await handed()
  const before = await kept()
  expect(await send({ ...moving(number), push })).toEqual(answered)
  expect((await kept()) - before).toBe(more)
  expect(await eventsOf(number)).toEqual(events)
})

test('one that comes late, and one out of turn, moves nothing back', async () => {
  const { id, number } = await handed()
  shop.advance(hour)
  await send({ ...moving(number), push: 'NONE' })
  shop.advance(hour)
  await send({ number, status: 'delivered' })
  expect(await eventsOf(number)).toEqual(['ACCEPTED', 'DELIVERED'])
  const late = { number, code: 'ARRIVED' as const, at: new Date(shop.now().getTime() - 30 * minute).toISOString(), place: 'Reno, NV' }
  await shop.write(tx => emit(tx, 'carrier.told', { accountId, events: [late] }))
  await shop.settled()
  expect(await eventsOf(number)).toEqual(['ACCEPTED', 'ARRIVED', 'DELIVERED'])
  expect(await parcelOf(number)).toMatchObject({ state: 'DELIVERED' })
  expect(await statusOf(id)).toBe('DELIVERED')
})

test('one of another account says nothing of a number that it does not have', async () => {
  const { number } = await handed()
  const otherId = await seed({ name: 'Another', credentials: { apiKey: 'EZTKofanother' } })
  const event = { number, code: 'DELIVERED' as const, at: shop.now().toISOString(), place: '' }
  await shop.write(tx => emit(tx, 'carrier.told', { accountId: otherId, events: [event] }))
  await shop.settled()
  expect(await eventsOf(number)).toEqual([])
})

test('an address that is no account’s is there for nobody, and a proof is good at its own address alone', async () => {
  await seed({ name: 'A third one', credentials: { apiKey: 'EZTKofathird1' } })
  await shop.cron('carrier.renewPush')
  await shop.settled()
  const addressBy = async (key: string) => (await ask('webhooks', { key })).json.webhooks[0].url as string
  const [own, other] = [await addressBy(easypostKey), await addressBy('EZTKofathird1')]
  const body = JSON.stringify({ id: 'evt_1', description: 'tracker.updated', result: {} })
  const at = async (address: string) => (await fetch(address, { method: 'POST', body, headers: { 'x-hmac-signature': 'x' } })).status
  expect(own).toContain(`/v1/in/easypost/${accountId}.`)
  expect(await at(`${shop.url}${new URL(own).pathname}`)).toBe(400)
  expect(await at(`${shop.url}${new URL(own).pathname.slice(0, -1)}`)).toBe(404)
  expect(await at(`${shop.url}${new URL(other).pathname.replace(/\/\d+\./, `/${accountId}.`)}`)).toBe(404)
  expect(await at(`${shop.url}/v1/in/easypost/999999.${'a'.repeat(43)}`)).toBe(404)
})

test('a carrier that has switched its webhooks off is asked to switch them on again the next day', async () => {
  const { number } = await handed()
  await send({ ...moving(number), push: 'DISABLE' })
  expect(await send(moving(number))).toEqual([])
  await shop.cron('carrier.renewPush')
  await shop.settled()
  shop.advance(minute)
  expect((await send({ number, status: 'out_for_delivery' })).length).toBe(1)
  expect(await parcelOf(number)).toMatchObject({ state: 'MOVING' })
})

test('without a public address nothing is sent, the page says so, and what was told of is asked about again', async () => {
  const { number } = await handed()
  await send(moving(number))
  const page = async () => (await (await staff('owner'))(carrierAccountCalls.carrierAccount, { params: { id: accountId } })).data
  expect(await page()).toMatchObject({ push: 'ON', pushSaid: '' })
  await shop.engine.db.pool.query(`update carrier_account set mode = 'TEST' where carrier = 'easypost'`)
  const before = (await counts()).calls['/v2/webhooks']
  await shop.cron('carrier.renewPush')
  await shop.settled()
  expect((await counts()).calls['/v2/webhooks']).toBe(before)
  expect(await page()).toMatchObject({ push: 'OFF', pushSaid: 'NO_ADDRESS' })
  expect((await parcelOf(number)).askAt.getTime()).toBeLessThanOrEqual(shop.now().getTime())
})
