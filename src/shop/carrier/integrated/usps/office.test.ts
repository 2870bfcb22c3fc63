// An account at USPS as its owner has it in the office: by its numbers and keys, first on trial.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { standInOf } from '#test/stand-in-carrier.ts'
import { uspsCredentials } from '#test/usps.ts'
import { carrierAccountCalls as calls } from '../../account/office/contract.ts'
import type { AccountMode } from '../../rules.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { mood, counts } = standInOf(shop, 'usps')
let owner: Seeded
beforeAll(async () => {
  owner = await seedStaff(shop.engine.db, 'owner')
})
beforeEach(() => mood())
const office = () => shop.client(owner.token)
const at = (id: number) => ({ params: { id } })
const add = async (mode: AccountMode) =>
  (await office()(calls.addCarrierAccount, { body: { carrier: 'usps', name: `USPS ${mode}`, mode } })).data
const give = (id: number, more: object = {}) =>
  office()(calls.setCarrierSecrets, { ...at(id), body: { secrets: { ...uspsCredentials, ...more } } })

test('an account on trial is opened by its numbers and keys, tried by a sample, and sells', async () => {
  const { id } = await add('TRIAL')
  const { data } = await give(id)
  const hints = { consumerKey: '•••• rKey', consumerSecret: '•••• cret', crid: '12345678', mid: '903012345', epsAccount: '1000405525' }
  expect(data).toMatchObject({ carrierName: 'USPS', state: 'ACTIVE', tells: true, hints })
  const { data: sample } = await office()(calls.sampleCarrierAccount, at(id))
  expect(sample).toMatchObject({ service: 'USPS Ground Advantage', postageCents: 5_25, isVoided: true })
  expect(await counts()).toMatchObject({ labels: 1, cancelled: 1 })
  expect((await office()(calls.enableCarrierAccount, at(id))).data).toMatchObject({ isEnabled: true })
})

test('no account pays postage yet', async () => {
  expect(await codeOf(add('LIVE'))).toBe('CARRIER_MODE_REFUSED')
})

test.each([{ mid: '12' }, { parcelInches: 'large' }])('an account for tests with %j is not opened, and nobody is asked', async wrong => {
  const before = await counts()
  const { data: all } = await office()(calls.carrierAccounts)
  const { id } = all.find(account => account.mode === 'TEST') ?? (await add('TEST'))
  expect(await codeOf(give(id, wrong))).toBe('CARRIER_CREDENTIALS_WRONG')
  expect((await office()(calls.carrierAccount, at(id))).data).toMatchObject({ state: 'UNTRIED', hints: {} })
  expect(await counts()).toEqual(before)
})

test('an account that USPS does not open any more is stopped when it is asked', async () => {
  const { data: all } = await office()(calls.carrierAccounts)
  const id = all.find(account => account.carrier === 'usps' && account.mode === 'TRIAL')?.id ?? 0
  const body = JSON.stringify({ error: 'invalid_client', error_description: 'This app is revoked.' })
  await mood({ call: 'POST /oauth2/v3/token', how: 'SAYS', status: 401, body })
  const { data } = await office()(calls.checkCarrierAccount, at(id))
  expect(data).toMatchObject({ state: 'STOPPED', stoppedSaid: 'HTTP 401 invalid_client This app is revoked.' })
})
