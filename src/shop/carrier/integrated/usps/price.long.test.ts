// What a parcel costs by USPS, which takes sixty calls an hour: what was asked is known for the day.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { day, hour, minute } from '#base/time.ts'
import { startShop } from '#test/shop.ts'
import { arrangeUsps, parcel, parcelAbroad, uspsCredentials } from '#test/usps.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { mood, counts, usps, seed } = await arrangeUsps(shop)
afterAll(() => shop.close())
beforeEach(() => mood())
const home = '/prices/v3'
const search = 'POST /prices/v3/total-rates/search'
const callsTo = async (api: string) => (await counts()).calls[api] ?? 0
let named = 0
const fresh = async () => usps(await seed({ name: `Account ${named++}` }))
const to = (zip: string, weightOz = 12) => ({ ...parcel, to: { ...parcel.to, zip }, weightOz })

test('each service that is on and takes the parcel has its price, in one call', async () => {
  const account = await fresh()
  const before = await callsTo(home)
  const rates = await account.rates(parcel)
  expect(rates.map(({ service, name, cents }) => [service, name, cents])).toEqual([
    ['GROUND', 'USPS Ground Advantage', 5_25],
    ['PRIORITY', 'USPS Priority Mail', 8_70],
    ['EXPRESS', 'USPS Priority Mail Express', 30_10],
  ])
  expect((await callsTo(home)) - before).toBe(1)
  expect((await account.rates(to('84101', 17))).map(({ cents }) => cents)).toEqual([6_20, 10_15, 33_30])
  expect(await account.rates(to('84101', 70 * 16 + 1))).toEqual([])
  expect((await account.rates({ ...parcelAbroad, weightOz: 65 })).map(({ service }) => service)).toEqual(['ABROAD'])
})

test('five hundred parcels of one day cost as many calls as they have ways and weights', async () => {
  const account = await fresh()
  const before = await callsTo(home)
  const parcels = Array.from({ length: 500 }, (_, at) =>
    to(`${['841', '100', '606'][at % 3]}${String(at % 90).padStart(2, '0')}`, 6 + (at % 3) * 6),
  )
  await Promise.all(parcels.map(each => account.rates(each)))
  expect((await callsTo(home)) - before).toBe(3)
})

test('the next day they are asked for again', async () => {
  const account = await fresh()
  await account.rates(parcel)
  const before = await callsTo(home)
  shop.advance(day)
  await account.rates(parcel)
  expect((await callsTo(home)) - before).toBe(1)
})

test('what failed is asked for again', async () => {
  const account = await fresh()
  await mood({ call: search, how: 'CUT_AFTER' })
  await expect(account.rates(parcel)).rejects.toMatchObject({ kind: 'UNKNOWN' })
  expect(await account.rates(parcel)).toHaveLength(3)
})

const option = (more: object, totalBasePrice: unknown = 5.25) => ({
  totalBasePrice,
  rates: [
    { mailClass: 'USPS_GROUND_ADVANTAGE', rateIndicator: 'SP', description: 'USPS Ground Advantage Machinable Single-piece', ...more },
  ],
})
test.each([
  ['a price of its own', [option({})], [5_25]],
  ['text', [option({}, '5.25')], [5_25]],
  ['words alone', [option({ rateIndicator: null })], [5_25]],
  ['a price of another indicator', [option({ rateIndicator: 'CP' })], []],
  ['what is brought to another office', [option({ destinationEntryFacilityType: 'DESTINATION_DELIVERY_UNIT' })], []],
  ['what is brought to another office, in words', [option({ rateIndicator: null, description: 'Ground DDU Single-piece' })], []],
  ['no machinable parcel', [option({ processingCategory: 'NONSTANDARD' })], []],
  ['another class', [option({ mailClass: 'PARCEL_SELECT' })], []],
  ['a part of a cent', [option({}, 5.255)], []],
  ['nothing', [option({}, 0)], []],
  ['no options', [], []],
])('of an answer with %s that is offered which is ours and can be read', async (_, rateOptions, cents) => {
  const account = await fresh()
  await mood({ call: search, how: 'SAYS', status: 200, body: JSON.stringify({ rateOptions }) })
  expect((await account.rates(parcel)).map(rate => rate.cents)).toEqual(cents)
})

test.each([
  [400, { code: 'CREATE_LABEL_FAILED', values: { reason: 'USPS has no price for this parcel' } }],
  [404, { code: 'CREATE_LABEL_FAILED' }],
  [402, { kind: 'STOPPED' }],
  [403, { kind: 'STOPPED' }],
  [409, { kind: 'UNKNOWN' }],
  [503, { kind: 'UNKNOWN' }],
])('a search that is answered %i', async (status, expected) => {
  const account = await fresh()
  await mood({ call: search, how: 'SAYS', status, body: '{"error":{"message":"Words of USPS"}}' })
  await expect(account.rates(parcel)).rejects.toMatchObject(expected)
})

test('the sixty-first call of an hour is not made, and waited for until the next', { tags: 'long' }, async () => {
  // No call of the tests before is in this hour.
  shop.advance(hour)
  const account = await usps(await seed({ name: 'Of one hour', credentials: uspsCredentials }))
  for (let at = 0; at < 60; at++) await account.rates(to(`${300 + at}01`))
  const { calls } = await counts()
  await expect(account.rates(to('99901'))).rejects.toMatchObject({ kind: 'LIMITED', until: expect.any(Date) })
  expect((await counts()).calls).toEqual(calls)
  expect(await account.rates(to('30155'))).toHaveLength(3)
  shop.advance(hour + 2 * minute)
  expect(await account.rates(to('99901'))).toHaveLength(3)
})
