// What carriers know of an address: advice for whoever types it, and never a refusal.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hour, minute } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { arrangeEasyPost } from '#test/easypost.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { arrangeUsps } from '#test/usps.ts'
import { addressAdviceCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const usps = await arrangeUsps(shop)
const easypost = await arrangeEasyPost(shop)
let support = ''
beforeAll(async () => {
  support = (await seedStaff(shop.engine.db, 'support')).token
})
beforeEach(async () => {
  await usps.mood()
  await only(undefined)
})

/** Of the real carriers this account alone is on; the sandbox's is always. */
async function only(accountId: number | undefined): Promise<void> {
  for (const id of [usps.accountId, easypost.accountId]) await usps.setAccount(id, { state: 'ACTIVE', isEnabled: id === accountId })
}
let serial = 100
/** A street that nobody has asked about before. */
const street = (words: string) => `${++serial} ${words}`
const place = (address: string, more: object = {}) => ({
  address,
  addressLine2: '',
  city: 'Salt Lake City',
  state: 'UT',
  zip: '84101',
  country: 'US',
  ...more,
})
const advice = async (...given: Parameters<typeof place>) =>
  (await usps.mine()(addressAdviceCalls.adviseAddress, { body: place(...given) })).data
const nobodys = { state: 'UNKNOWN', carrierName: null, doubts: [], corrected: null }

test('nobody knows an address where no carrier does, and the sandbox knows those alone that wish for it', async () => {
  expect(await advice(street('Elm Ave'))).toEqual(nobodys)
  expect(await advice(street('Vacant House Rd'))).toMatchObject({ state: 'WARNED', carrierName: 'Sandbox', doubts: ['VACANT'] })
  expect(await advice(street('Apartment House'))).toMatchObject({ doubts: ['APARTMENT_MISSING'] })
  expect(await advice(street('Apartment House'), { addressLine2: 'Apt 2' })).toMatchObject({ state: 'CONFIRMED', corrected: null })
  const avenue = street('Confirmed')
  expect(await advice(`${avenue} Avenue`)).toMatchObject({ state: 'CONFIRMED', corrected: { address: `${avenue} Ave` } })
})

test('USPS confirms a house, and says how it is written', async () => {
  await only(usps.accountId)
  const elm = street('Elm')
  expect(await advice(`${elm} Avenue`)).toEqual({
    state: 'CONFIRMED',
    carrierName: 'USPS',
    doubts: [],
    corrected: { address: `${elm.toUpperCase()} AVE`, addressLine2: '', city: 'Salt Lake City', state: 'UT', zip: '84101-1234' },
  })
  expect(await advice(street('Elm Ave'))).toMatchObject({ state: 'CONFIRMED', corrected: null })
})

test.each([
  ['Glass Tower', {}, ['APARTMENT_MISSING']],
  ['Glass Tower', { addressLine2: 'Apt 999' }, ['APARTMENT_UNKNOWN']],
  ['Vacant Ln', {}, ['VACANT']],
  ['Several Rd', {}, ['SEVERAL']],
  ['Unbuilt Rd', {}, ['NOT_FOUND']],
])('USPS warns of %s %o: %o', async (name, more, doubts) => {
  await only(usps.accountId)
  expect(await advice(street(name), more)).toMatchObject({ state: 'WARNED', doubts, corrected: null })
})

test('an address that USPS does not find is not known, and neither is one abroad or one that cannot be right', async () => {
  await only(usps.accountId)
  expect(await advice(street('Nowhere St'))).toEqual(nobodys)
  const before = await usps.counts()
  expect(await advice('12 Rue A', { country: 'CA', state: 'QC', zip: 'H2X 1Y4' })).toEqual(nobodys)
  expect(await advice(street('Elm Ave'), { zip: 'none' })).toEqual(nobodys)
  expect((await usps.counts()).calls['/addresses/v3']).toBe(before.calls['/addresses/v3'])
})

test('EasyPost confirms, corrects and warns, by what it says of the delivery', async () => {
  await only(easypost.accountId)
  const elm = street('Elm')
  expect(await advice(`${elm} Avenue`)).toMatchObject({
    state: 'CONFIRMED',
    carrierName: 'EasyPost',
    corrected: { address: `${elm.toUpperCase()} AVE`, zip: '84101-1234' },
  })
  expect(await advice(street('Glass Tower'))).toMatchObject({ state: 'WARNED', doubts: ['APARTMENT_MISSING'] })
  expect(await advice(street('Glass Tower'), { addressLine2: 'Apt 999' })).toMatchObject({ doubts: ['APARTMENT_UNKNOWN'] })
  expect(await advice(street('Undeliverable St'))).toMatchObject({ state: 'WARNED', doubts: ['NOT_FOUND'], corrected: null })
  const counts = await easypost.counts()
  expect([counts.unknown ?? 0, counts.malformed ?? 0]).toEqual([0, 0])
})

test('staff are told in the carrier’s own words, and sellers are not', async () => {
  await only(usps.accountId)
  const body = place(street('Glass Tower'))
  const { data } = await shop.client(support)(addressAdviceCalls.officeAdviseAddress, { body })
  expect(data).toMatchObject({ doubts: ['APARTMENT_MISSING'], said: expect.stringContaining('apartment or suite') })
  expect(await advice(body.address)).not.toHaveProperty('said')
  expect(await refusalOf(usps.mine()(addressAdviceCalls.officeAdviseAddress, { body }))).toContain('404')
})

test.each(['HANG', 'FAIL', 'STOPPED', 'LIMITED', 'CUT_AFTER'])(
  'a carrier that answers with %s knows nothing, and stays as it is',
  async how => {
    await only(usps.accountId)
    await usps.mood({ call: 'GET /addresses/v3/address', how })
    expect(await advice(street('Elm Ave'))).toEqual(nobodys)
    const { rows } = await shop.engine.db.pool.query('select state from carrier_account where id = $1', [usps.accountId])
    expect(rows).toEqual([{ state: 'ACTIVE' }])
  },
)

test('the same address is asked about once a day, and no more than the hour has calls', async () => {
  await only(usps.accountId)
  const asked = async (work: () => Promise<unknown>) => {
    const [before, , after] = [await usps.counts(), await work(), await usps.counts()]
    return Number(after.calls['/addresses/v3'] ?? 0) - Number(before.calls['/addresses/v3'] ?? 0)
  }
  const elm = street('Elm Ave')
  expect(await asked(async () => [await advice(elm), await advice(elm), await advice(`${elm} `)])).toBe(1)
  shop.advance(25 * hour)
  expect(await asked(() => advice(elm))).toBe(1)
  shop.advance(2 * hour)
  await usps.mood()
  expect(await asked(async () => Promise.all(Array.from({ length: 70 }, () => advice(street('Oak St')))))).toBe(60)
  expect(await advice(street('Oak St'))).toEqual(nobodys)
  shop.advance(62 * minute)
  expect(await advice(street('Oak St'))).toMatchObject({ state: 'CONFIRMED' })
})
