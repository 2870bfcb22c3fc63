// USPS is opened by two tokens: each is asked for once, and again before it ends, or once where USPS says that it has ended.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hour, minute } from '#base/time.ts'
import { startShop } from '#test/shop.ts'
import { arrangeUsps, parcel, uspsCredentials } from '#test/usps.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { mood, counts, since, usps, seed, openAndBuy, ask } = await arrangeUsps(shop)
afterAll(() => shop.close())
beforeEach(() => mood())
const tokens = ['accessTokens', 'paymentTokens']
let named = 0
const fresh = () => seed({ name: `Account ${named++}` })

test('both are asked for once, however many labels are bought at once', async () => {
  const id = await fresh()
  const before = await counts()
  await Promise.all([openAndBuy(parcel, 'GROUND', id), openAndBuy(parcel, 'PRIORITY', id), openAndBuy(parcel, 'EXPRESS', id)])
  await openAndBuy(parcel, 'GROUND', id)
  expect(await since(before, ...tokens, 'labels')).toEqual([1, 1, 4])
})

test('a price needs no account that pays', async () => {
  const id = await fresh()
  const before = await counts()
  await (await usps(id)).rates(parcel)
  expect(await since(before, ...tokens)).toEqual([1, 0])
})

test('both are asked for again before they end', async () => {
  const id = await fresh()
  await openAndBuy(parcel, 'GROUND', id)
  const before = await counts()
  shop.advance(8 * hour - 6 * minute)
  await openAndBuy(parcel, 'GROUND', id)
  expect(await since(before, ...tokens)).toEqual([0, 0])
  shop.advance(minute)
  await openAndBuy(parcel, 'GROUND', id)
  expect(await since(before, ...tokens)).toEqual([1, 1])
})

const buy = 'POST /labels/v3/label'
test('one that has ended before its time is renewed once, and the label is bought once', async () => {
  const id = await fresh()
  await openAndBuy(parcel, 'GROUND', id)
  const before = await counts()
  await mood({ call: buy, how: 'SAYS', status: 401, body: '{"error":{"message":"Unauthorized"}}' })
  await openAndBuy(parcel, 'GROUND', id)
  expect(await since(before, ...tokens, 'labels')).toEqual([1, 1, 1])
})

test('one that has ended before its time is renewed where the second is asked for by it', async () => {
  const id = await fresh()
  await (await usps(id)).rates(parcel)
  const before = await counts()
  await mood({ call: 'POST /payments/v3/payment-authorization', how: 'SAYS', status: 401, body: '{}' })
  await openAndBuy(parcel, 'GROUND', id)
  expect(await since(before, ...tokens, 'labels')).toEqual([1, 1, 1])
})

test('an account that is not opened by new tokens either is stopped', async () => {
  const id = await fresh()
  await mood({ call: buy, how: 'SAYS', status: 401, body: '{"error":{"message":"Unauthorized"}}', times: 2 })
  await expect(openAndBuy(parcel, 'GROUND', id)).rejects.toMatchObject({ kind: 'STOPPED', said: 'HTTP 401 Unauthorized' })
})

test.each([
  ['the app', { consumerSecret: 'wrong' }, 'HTTP 401 invalid_client Client credentials are invalid.'],
  ['the account that pays', {}, 'HTTP 403 The account is suspended.'],
])('an account is stopped where USPS does not know %s', async (who, wrong, said) => {
  const id = await seed({ name: who, credentials: { ...uspsCredentials, ...wrong } })
  if (who !== 'the app') await mood({ call: 'POST /payments/v3/payment-authorization', how: 'STOPPED' })
  await expect((await usps(id)).check()).rejects.toMatchObject({ kind: 'STOPPED', said })
})

test('a token whose making fails is asked for again by the next', async () => {
  const id = await fresh()
  await mood({ call: 'POST /oauth2/v3/token', how: 'FAIL' })
  await expect((await usps(id)).rates(parcel)).rejects.toMatchObject({ kind: 'UNKNOWN' })
  expect(await (await usps(id)).rates(parcel)).toHaveLength(3)
})

test('a check asks for both anew', async () => {
  const id = await fresh()
  const before = await counts()
  const service = await usps(id)
  expect([await service.check(), await service.check()]).toEqual([
    { isGood: true, tells: true, said: '' },
    { isGood: true, tells: true, said: '' },
  ])
  expect(await since(before, ...tokens)).toEqual([2, 2])
})

test('one token alone opens nothing that costs money', async () => {
  const { consumerKey: client_id, consumerSecret: client_secret } = uspsCredentials
  const { json } = await ask('/oauth2/v3/token', { body: { client_id, client_secret, grant_type: 'client_credentials' } })
  const access = { authorization: `Bearer ${json.access_token}` }
  expect((await ask('/labels/v3/label', { headers: access })).status).toBe(401)
  expect((await ask('/labels/v3/label', { headers: { ...access, 'x-payment-authorization-token': json.access_token } })).status).toBe(401)
  expect((await ask('/labels/v3/label')).status).toBe(401)
})
