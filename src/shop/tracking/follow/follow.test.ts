// Orders followed: by their seller under any number they have, by their buyer under a link.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { type SeedGiven, seedPaidOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderCancelCalls, orderReshipCalls } from '#shop/order/refund/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { address } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from '../contract.ts'
import { takeEvents } from '../parcel/ask.ts'
import { followCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { db } = shop.engine
let seller: Seeded
let other: Seeded
let warehouse: Seeded
let support: Seeded
beforeAll(() => shop.write(tx => seedPrices(tx)))
beforeEach(async () => {
  ;[seller, other] = [await seedSeller(db), await seedSeller(db)]
  ;[warehouse, support] = [await seedStaff(db, 'warehouse'), await seedStaff(db, 'support')]
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 1_000_00 }))
})
const mine = () => shop.client(seller.token)
const theirs = () => shop.client(other.token)
const office = () => shop.client(warehouse.token)
const visitor = () => shop.client()

async function paid(given: SeedGiven = {}): Promise<number> {
  const [made] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1, given))
  return made?.id ?? 0
}
/** A made order whose parcel left under a label of ours. */
async function left(given: SeedGiven = {}) {
  const id = await paid(given)
  await shop.write(tx => seedProduced(tx, [id]))
  return { id, ...(await sent(id)) }
}
async function sent(id: number) {
  await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
  await office()(labelCalls.markPrinted, { body: { orderIds: [id] } })
  const number = (await mine()(labelCalls.myLabel, { params: { id } })).data?.trackingNumber ?? ''
  return { number, parcelId: await scannedOut(number) }
}
async function scannedOut(number: string): Promise<number> {
  const { data } = await office()(trackingCalls.scanOut, { body: { scan: number } })
  await office()(trackingCalls.closeManifest, { params: { id: data.manifest.id } })
  await shop.settled()
  return data.parcel.id
}
const tell = (parcelId: number, ...codes: readonly ('ACCEPTED' | 'ARRIVED' | 'DELIVERED' | 'RETURNED')[]) =>
  shop.write(tx =>
    takeEvents(
      tx,
      parcelId,
      codes.map((code, at) => ({ number: '', code, at: new Date(db.now().getTime() + at * minute), place: 'Reno, NV' })),
    ),
  )
const link = async (id: number) => (await mine()(followCalls.trackingLink, { params: { id } })).data.link
const makeLink = async (id: number) => (await mine()(followCalls.makeTrackingLink, { params: { id } })).data.link ?? ''
const tokenOf = (address: string) => address.split('/track/')[1] ?? ''
const followed = async (address: string) => (await visitor()(followCalls.followOrder, { params: { token: tokenOf(address) } })).data
const found = async (q: string, of = mine()) => (await of(followCalls.trackOrders, { query: { q } })).data.map(({ id }) => id)

describe('track order', () => {
  test('finds an order by its id, its external id and its tracking number, spaced or in its bar code’s form', async () => {
    const { id, number } = await left({ externalId: 'TT-77 001' })
    for (const q of [`${id}`, `#${id}`, 'TT-77 001', 'tt-77 001', number, number.replace(/(.{4})/g, '$1 '), `42084101${number}`])
      expect(await found(q), q).toEqual([id])
    expect(await found('TT-77')).toEqual([])
  })

  test('answers the parcels with their carrier’s link and who told each event', async () => {
    const { id, number, parcelId } = await left()
    await tell(parcelId, 'ACCEPTED', 'ARRIVED')
    const [order] = (await mine()(followCalls.trackOrders, { query: { q: number } })).data
    expect(order).toMatchObject({ id, status: 'IN_TRANSIT', trackingNumber: number })
    expect(order?.parcels).toMatchObject([
      { carrierName: 'USPS', trackingUrl: `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}` },
    ])
    expect(order?.parcels[0]?.events).toMatchObject([
      { code: 'ACCEPTED', place: 'Reno, NV', toldBy: 'CARRIER' },
      { code: 'ARRIVED', toldBy: 'CARRIER' },
    ])
  })

  test('finds an order by the number of the parcel that came back, too, and one that is cancelled', { tags: 'long' }, async () => {
    const { id, number } = await left()
    await office()(trackingCalls.scanIn, { body: { scan: number } })
    const { chargeCents } = (await mine()(orderReshipCalls.previewReship, { params: { id } })).data
    await mine()(orderReshipCalls.reshipOrder, { params: { id }, body: { seenChargeCents: chargeCents, address } })
    expect(await found(number)).toEqual([id])
    const gone = await paid({ externalId: 'GONE-1' })
    const { nowCents } = (await mine()(orderCancelCalls.previewCancel, { params: { id: gone } })).data
    await mine()(orderCancelCalls.cancelOrder, { params: { id: gone }, body: { seenRefundCents: nowCents } })
    expect(await found('GONE-1')).toEqual([gone])
  })

  test('finds nothing of another seller’s, by no number', async () => {
    const { id, number } = await left({ externalId: 'OWN-1' })
    for (const q of [`${id}`, 'OWN-1', number]) expect(await found(q, theirs()), q).toEqual([])
    expect(await codeOf(visitor()(followCalls.trackOrders, { query: { q: number } }))).toBe('UNAUTHORIZED')
  })

  test('names at most ten orders, the newest first', { tags: 'long' }, async () => {
    const made = await shop.write(tx => seedPaidOrders(tx, seller.id, 12))
    await db.pool.query(`update "order" set external_id = 'SAME', is_kept = true where id = any ($1)`, [made.map(({ id }) => id)])
    expect(await found('SAME')).toEqual(
      made
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 10),
    )
  })
})

describe('a tracking link', () => {
  test('is made by the seller, stays the same, and shows its holder the parcels and nothing else', async () => {
    const { id, number, parcelId } = await left({ externalId: 'SECRET-ID', tag: 'secret tag', note: 'secret note' })
    expect(await link(id)).toBeNull()
    const made = await makeLink(id)
    expect(made).toMatch(/^http.*\/track\/[\w-]{43}$/)
    expect(await link(id)).toBe(made)
    await tell(parcelId, 'ACCEPTED')
    const answer = await followed(made)
    expect(answer).toEqual({
      stage: 'MOVING',
      isReplaced: false,
      parcels: [
        {
          trackingNumber: number,
          carrierName: 'USPS',
          trackingUrl: expect.stringContaining(number),
          isSeen: true,
          state: 'ACCEPTED',
          handedAt: expect.any(String),
          events: [{ code: 'ACCEPTED', at: expect.any(String), place: 'Reno, NV' }],
        },
      ],
    })
    const text = JSON.stringify(answer)
    for (const word of ['SECRET', 'secret', 'Minh', 'Elm Ave', '84101', 'minh@', seller.username, 'Cents', `"${id}"`])
      expect(text).not.toContain(word)
  })

  test('stands nowhere in the database, neither does what is kept of the call that made it', async () => {
    const id = await paid()
    const token = tokenOf(await makeLink(id))
    const { rows } = await db.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { name } of rows) {
      const { rows: holding } = await db.pool.query(`select 1 from "${name}" t where t::text like $1`, [`%${token}%`])
      expect([name, holding.length]).toEqual([name, 0])
    }
  })

  test('is renewed and ended: the link before says so plainly', async () => {
    const id = await paid()
    const [first, second] = [await makeLink(id), await makeLink(id)]
    expect(second).not.toBe(first)
    expect(await codeOf(followed(first))).toBe('TRACKING_LINK_ENDED')
    expect((await followed(second)).stage).toBe('RECEIVED')
    expect((await mine()(followCalls.endTrackingLink, { params: { id } })).data).toEqual({ link: null, madeAt: null })
    expect(await codeOf(followed(second))).toBe('TRACKING_LINK_ENDED')
    expect(await link(id)).toBeNull()
    await mine()(followCalls.endTrackingLink, { params: { id } })
    expect((await followed(await makeLink(id))).stage).toBe('RECEIVED')
  })

  test('two that are made at once leave one', async () => {
    const id = await paid()
    const links = await Promise.all([makeLink(id), makeLink(id), makeLink(id)])
    const live = await link(id)
    expect(links).toContain(live)
    for (const each of links) expect(await codeOf(followed(each))).toBe(each === live ? 'no refusal' : 'TRACKING_LINK_ENDED')
  })

  test('of another seller’s order is neither read, made nor ended', async () => {
    const id = await paid()
    const made = await makeLink(id)
    for (const call of [followCalls.trackingLink, followCalls.makeTrackingLink, followCalls.endTrackingLink] as const)
      expect(await codeOf(theirs()(call, { params: { id } }))).toBe('ORDER_NOT_FOUND')
    expect((await followed(made)).stage).toBe('RECEIVED')
  })

  test('that never was is unknown, and whoever tries many waits', async () => {
    const follow = (token: string) => codeOf(visitor()(followCalls.followOrder, { params: { token } }))
    for (const token of ['x', '../', 'A'.repeat(43), 'é'.repeat(43), 'A'.repeat(100)])
      expect(await follow(token)).toBe('TRACKING_LINK_UNKNOWN')
    for (let tried = 5; tried < 60; tried++) await follow('B'.repeat(43))
    expect(await follow('C'.repeat(43))).toBe('TOO_MANY_REQUESTS')
    shop.advance(16 * minute)
    expect(await follow('C'.repeat(43))).toBe('TRACKING_LINK_UNKNOWN')
  })

  test('of an unpaid order that is deleted has ended', async () => {
    const { id } = (
      await mine()(orderIntakeCalls.createOrder, {
        body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT', link: 'library:none.png' }] }] },
      })
    ).data
    const made = await makeLink(id)
    expect(await followed(made)).toEqual({ stage: 'RECEIVED', isReplaced: false, parcels: [] })
    await mine()(orderEditCalls.deleteOrder, { params: { id } })
    expect(await codeOf(followed(made))).toBe('TRACKING_LINK_ENDED')
  })
})

describe('what a buyer sees', () => {
  test('of an order on its way through production and to its door', { tags: 'long' }, async () => {
    const id = await paid()
    const made = await makeLink(id)
    expect((await followed(made)).stage).toBe('RECEIVED')
    await shop.write(tx => seedProduced(tx, [id]))
    expect((await followed(made)).stage).toBe('READY')
    const { parcelId } = await sent(id)
    expect((await followed(made)).stage).toBe('SHIPPED')
    await tell(parcelId, 'ACCEPTED', 'DELIVERED')
    expect((await followed(made)).stage).toBe('DELIVERED')
  })

  test('of one that came back and goes out again: both parcels, the last one first', { tags: 'long' }, async () => {
    const { id, number } = await left()
    const made = await makeLink(id)
    await office()(trackingCalls.scanIn, { body: { scan: number } })
    expect((await followed(made)).stage).toBe('BACK')
    const { chargeCents } = (await mine()(orderReshipCalls.previewReship, { params: { id } })).data
    await mine()(orderReshipCalls.reshipOrder, { params: { id }, body: { seenChargeCents: chargeCents, address } })
    expect((await followed(made)).stage).toBe('READY')
    const again = await sent(id)
    const { stage, parcels } = await followed(made)
    expect([stage, parcels.map(each => [each.trackingNumber, each.state])]).toEqual([
      'SHIPPED',
      [
        [again.number, 'HANDED'],
        [number, 'RETURNED'],
      ],
    ])
  })

  test('of one that is lost and made again: the new one, too', { tags: 'long' }, async () => {
    const { id, number } = await left()
    const made = await makeLink(id)
    await shop.client(support.token)(orderOfficeCalls.officeError, { params: { id }, body: { code: 'LOST', waitsOn: 'STAFF' } })
    expect((await followed(made)).stage).toBe('TROUBLE')
    await shop.client(support.token)(orderReshipCalls.officeRemake, { params: { id }, body: { isFree: true, reason: 'Lost' } })
    expect(await followed(made)).toMatchObject({ stage: 'RECEIVED', isReplaced: true, parcels: [{ trackingNumber: number }] })
  })

  test('of one that is cancelled: that it is not sent, and no word of money', { tags: 'long' }, async () => {
    const id = await paid()
    const made = await makeLink(id)
    const { nowCents } = (await mine()(orderCancelCalls.previewCancel, { params: { id } })).data
    await mine()(orderCancelCalls.cancelOrder, { params: { id }, body: { seenRefundCents: nowCents } })
    expect(await followed(made)).toEqual({ stage: 'STOPPED', isReplaced: false, parcels: [] })
  })

  test('of a parcel that nobody sees: that nobody tells of it, also after its order is closed by time', { tags: 'long' }, async () => {
    await shop.write(tx => changeSetting(tx, 'isSandboxTracker', false, 'test'))
    const id = await paid({ orderType: 'SHIP_BY_SELLER', trackingNumber: '1Z999AA10123456784' })
    await shop.write(tx => seedProduced(tx, [id]))
    const made = await makeLink(id)
    await scannedOut(`#${id}`)
    await shop.write(tx => changeSetting(tx, 'isSandboxTracker', true, 'test'))
    const blind = { trackingNumber: '1Z999AA10123456784', carrierName: 'UPS', isSeen: false, events: [] }
    expect(await followed(made)).toMatchObject({ stage: 'SHIPPED', parcels: [blind] })
    shop.advance(31 * day)
    await shop.cron('order.close')
    expect(await followed(made)).toMatchObject({ stage: 'SHIPPED', parcels: [blind] })
  })
})

test('the office reads the parcels of any order; sellers and roles without orders do not', async () => {
  const { id, number } = await left()
  const asked = (token: string) => shop.client(token)(trackingCalls.orderParcels, { params: { id } })
  expect((await asked(support.token)).data).toMatchObject([{ trackingNumber: number, carrierName: 'USPS' }])
  expect(await codeOf(asked(seller.token))).toBe('NOT_FOUND')
  expect(await codeOf(asked((await seedStaff(db, 'content')).token))).toBe('YOU_NOT_HAVE_PERMISSION')
  expect(await codeOf(shop.client(support.token)(trackingCalls.orderParcels, { params: { id: 999_999_999 } }))).toBe('ORDER_NOT_FOUND')
})
