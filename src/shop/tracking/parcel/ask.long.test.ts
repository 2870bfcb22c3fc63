// Carriers are asked about parcels within the calls that an account has in an hour, and what waits longest is asked about first.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, hour, minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { takeCall } from '#shop/carrier/account/budget.account.ts'
import { seedAccount } from '#shop/carrier/account/seed.ts'
import { type CarrierEvent, CarrierTrouble } from '#shop/carrier/rules.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { arrange } from '#test/order.ts'
import { type Carrier, type OpenAccount, plugCarrier } from '#test/plugged-carrier.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from '../contract.ts'

/** The numbers that the carrier was asked about and when, by its own clock, and what it says to the next ones. */
let asked: { number: string; at: number }[] = []
let trouble: Error[] = []
let events: CarrierEvent[] = []
const never = async () => {
  throw new Error('Nobody asks for that.')
}
const serviceOn = ({ takeCall: take }: OpenAccount) => ({
  rates: never,
  open: never,
  buy: never,
  find: never,
  void: never,
  handOver: never,
  check: never,
  async events(numbers: readonly string[]) {
    await take('tracking')
    asked.push(...numbers.map(number => ({ number, at: shop.now().getTime() })))
    const error = trouble.shift()
    if (error) throw error
    return events.filter(({ number }) => numbers.includes(number))
  },
})
const delta: Carrier = {
  id: 'delta',
  account: { fields: [], modes: ['LIVE'], services: [], callsPerHour: { tracking: 60 }, tracking: { api: 'tracking', numbersPerCall: 1 } },
  service: (_, account) => serviceOn(account),
}
const unplug = plugCarrier(delta)
const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(async () => {
  unplug()
  await shop.close()
})
const { rich, make } = arrange(shop)
let accountId = 0
let serial = 0
beforeAll(() => shop.write(seedPrices))
beforeEach(async () => {
  accountId = await shop.write(tx => seedAccount(tx, { carrier: 'delta', name: `Delta ${++serial}`, services: [] }))
  await shop.engine.db.pool.query('update parcel set ask_at = null')
  asked = []
  trouble = []
  events = []
})

/** Parcels of this account that were handed over so long ago, and last asked about one after the other, the first one first. */
async function parcels(count: number, agoMs: number): Promise<string[]> {
  const seller = await rich()
  const orders = await make(seller, count)
  const handedAt = new Date(shop.now().getTime() - agoMs)
  const { rows } = await shop.engine.db.pool.query(
    `insert into manifest (state, carrier, account_id, opened_by, opened_at) values ('CLOSED', 'delta', $1, $2, $3) returning id`,
    [accountId, seller.id, handedAt],
  )
  const numbers = orders.map((_, at) => `DL${accountId}${String(at).padStart(5, '0')}`)
  await shop.engine.db.pool.query(
    `insert into parcel (manifest_id, order_id, seller_id, tracking_number, carrier, account_id, sees, state, scanned_by, scanned_at, handed_at, ask_at, ask_by)
     select $1, o.id, $2, 'DL' || $7::text || lpad((o.at - 1)::text, 5, '0'), 'delta', $3, 'CARRIER', 'HANDED', $2, $4, $4, $5,
       $5::timestamptz + o.at * interval '1 second'
     from unnest($6::bigint[]) with ordinality as o (id, at)`,
    [rows[0].id, seller.id, accountId, handedAt, shop.now(), orders.map(({ id }) => id), String(accountId)],
  )
  return numbers
}
const runFor = async (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += minute) {
    shop.advance(minute)
    await shop.cron('tracking.ask')
  }
}
const inAnHour = (from: number) => asked.filter(({ at }) => at > from && at <= from + hour).length
const mostInAnHour = () => Math.max(...asked.map(({ at }) => inAnHour(at - 1)))

test('one after the other, never more than the hour has calls, whatever staff ask for', async () => {
  const numbers = await parcels(130, 5 * day)
  await runFor(30 * minute)
  const staff = shop.client((await seedStaff(shop.engine.db, 'warehouse')).token)
  for (let times = 0; times < 40; times++) {
    await staff(trackingCalls.askCarrier)
    await shop.settled()
  }
  await runFor(110 * minute)
  expect(asked.slice(0, 130).map(({ number }) => number)).toEqual(numbers)
  expect(mostInAnHour()).toBe(60)
  const { rows } = await shop.engine.db.pool.query('select sum(used)::int as used from carrier_call where account_id = $1', [accountId])
  expect(rows).toEqual([{ used: asked.length }])
})

test('a young parcel is asked about every hour, and one that is days old twice a day', async () => {
  await parcels(1, 2 * hour)
  await runFor(3 * hour)
  expect(asked.length).toBe(3)
  await shop.engine.db.pool.query(`update parcel set handed_at = handed_at - interval '4 days' where account_id = $1`, [accountId])
  asked = []
  await runFor(24 * hour)
  expect(asked.length).toBeGreaterThanOrEqual(2)
  expect(asked.length).toBeLessThanOrEqual(3)
})

test('after 45 days nobody asks any more', async () => {
  await parcels(1, 45 * day)
  await runFor(2 * hour)
  expect(asked.length).toBe(1)
})

test('a carrier that takes no more calls is left alone until it says, and no parcel loses its turn', async () => {
  const numbers = await parcels(3, 5 * day)
  trouble = [new CarrierTrouble('LIMITED', { until: new Date(shop.now().getTime() + 20 * minute) })]
  await runFor(19 * minute)
  expect(asked.map(({ number }) => number)).toEqual([numbers[0], numbers[1], numbers[2]])
  await runFor(2 * minute)
  expect(asked.at(-1)?.number).toBe(numbers[0])
})

test('an answer that is lost counts as a call, and is asked for again', async () => {
  const [number = ''] = await parcels(1, 5 * day)
  events = [{ number, code: 'ACCEPTED', at: shop.now(), place: 'Reno, NV' }]
  trouble = [new CarrierTrouble('UNKNOWN')]
  await runFor(10 * minute)
  expect(asked.length).toBe(2)
  const { rows } = await shop.engine.db.pool.query('select state from parcel where account_id = $1', [accountId])
  expect(rows).toEqual([{ state: 'ACCEPTED' }])
})

test('calls that are made at once are counted one by one', async () => {
  const calls = Array.from({ length: 80 }, () => takeCall(shop.engine.db, { id: accountId, carrier: 'delta' }, 'tracking'))
  const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(20)
  for (const each of refused) expect(each).toMatchObject({ reason: { kind: 'LIMITED', until: expect.any(Date) } })
  shop.advance(62 * minute)
  await expect(takeCall(shop.engine.db, { id: accountId, carrier: 'delta' }, 'tracking')).resolves.toBeUndefined()
})
