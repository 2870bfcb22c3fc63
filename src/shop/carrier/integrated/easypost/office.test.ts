// An account at EasyPost as its owner has it in the office: by its key, first on trial.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { standInOf } from '#test/stand-in-carrier.ts'
import { carrierAccountCalls as calls } from '../../account/office/contract.ts'
import type { AccountMode } from '../../rules.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
const { mood, counts } = standInOf(shop, 'easypost')
let owner: Seeded
beforeAll(async () => {
  owner = await seedStaff(shop.engine.db, 'owner')
})
beforeEach(() => mood())
const office = () => shop.client(owner.token)
const at = (id: number) => ({ params: { id } })
const add = async (mode: AccountMode) =>
  (await office()(calls.addCarrierAccount, { body: { carrier: 'easypost', name: `EasyPost ${mode}`, mode } })).data
const give = (id: number, apiKey: string) => office()(calls.setCarrierSecrets, { ...at(id), body: { secrets: { apiKey } } })

test('an account on trial is opened by a key, tried by a sample, and sells', async () => {
  const { id } = await add('TRIAL')
  const { data } = await give(id, 'EZTKtrialkey1234')
  expect(data).toMatchObject({ carrierName: 'EasyPost', state: 'ACTIVE', tells: true, hints: { apiKey: '•••• 1234' } })
  const { data: sample } = await office()(calls.sampleCarrierAccount, at(id))
  expect(sample).toMatchObject({ service: 'USPS Ground Advantage', postageCents: 4_47, isVoided: true })
  expect(await counts()).toMatchObject({ labels: 1, refunds: 1 })
  expect((await office()(calls.enableCarrierAccount, at(id))).data).toMatchObject({ isEnabled: true })
})

test.each([
  ['LIVE', 'EZTKatestkey1234'],
  ['TEST', 'EZAKalivekey1234'],
] as const)('an account in the mode %s takes no key of the other one, and asks nobody', async (mode, key) => {
  const { id } = await add(mode)
  expect(await codeOf(give(id, key))).toBe('CARRIER_CREDENTIALS_WRONG')
  expect((await office()(calls.carrierAccount, at(id))).data).toMatchObject({ state: 'UNTRIED', hints: {} })
})

test('an account that EasyPost does not open any more is stopped when it is asked', async () => {
  const [account] = (await office()(calls.carrierAccounts)).data.filter(it => it.mode === 'TRIAL')
  const body = JSON.stringify({ error: { code: 'UNAUTHORIZED', message: 'This key is disabled.' } })
  await mood({ call: 'GET /v2/shipments', how: 'SAYS', status: 401, body })
  const { data } = await office()(calls.checkCarrierAccount, at(account?.id ?? 0))
  expect(data).toMatchObject({ state: 'STOPPED', stoppedSaid: 'HTTP 401 UNAUTHORIZED This key is disabled.' })
})
