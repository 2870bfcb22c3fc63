// A label goes back to USPS: cancelled before its data is at the post, disputed after.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { day, minute } from '#base/time.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { startShop } from '#test/shop.ts'
import { arrangeUsps, parcelAbroad } from '#test/usps.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { mood, counts, since, happen, usps, openAndBuy, make, labelOf, later, office } = await arrangeUsps(shop)
afterAll(() => shop.close())
beforeEach(() => mood())
const bought = async () => (await openAndBuy()).label
const cancel = 'DELETE /labels/v3/label/*'

test('one of the same day is cancelled, at home and abroad', async () => {
  const before = await counts()
  const account = await usps()
  expect(await account.void(await bought())).toEqual({ state: 'VOIDED' })
  expect(await account.void((await openAndBuy(parcelAbroad, 'ABROAD')).label)).toEqual({ state: 'VOIDED' })
  expect(await since(before, 'cancelled', 'disputes')).toEqual([2, 0])
})

test('one whose data is at the post is disputed, and asked for twice a day it is disputed still', async () => {
  const [label, other] = [await bought(), await bought()]
  const before = await counts()
  shop.advance(day)
  const account = await usps()
  const disputed = { state: 'ASKED', ref: expect.stringMatching(/^\d+$/) }
  expect(await account.void(label)).toEqual(disputed)
  expect(await account.void(label)).toEqual({ state: 'ASKED' })
  expect(await account.void(other)).toEqual(disputed)
  expect(await since(before, 'cancelled', 'disputes')).toEqual([0, 2])
})

test('one that the post has seen is not given back', async () => {
  const label = await bought()
  await happen({ number: label.number, code: '03', city: 'CARSON', state: 'CA' })
  shop.advance(day)
  expect(await (await usps()).void(label)).toMatchObject({ state: 'REFUSED' })
})

test('a refund whose answer was lost stands', async () => {
  const label = await bought()
  shop.advance(day)
  const before = await counts()
  const account = await usps()
  await mood({ call: cancel, how: 'CUT_AFTER' })
  await expect(account.void(label)).rejects.toMatchObject({ kind: 'UNKNOWN' })
  expect(await account.void(label)).toEqual({ state: 'ASKED' })
  expect(await since(before, 'disputes')).toEqual([1])
})

test('of one that USPS does not know, and was never asked to take, nobody says that it was given back', async () => {
  const account = await usps()
  const strange = { number: '9200190301234500000017', ref: '' }
  await expect(account.void(strange)).rejects.toMatchObject({ kind: 'UNKNOWN', said: 'HTTP 400 Bad Request Order not found' })
})

test('one that USPS does not know any more, after a cancel whose answer was lost, is taken; a person says what became of its postage', async () => {
  const id = await make()
  const before = await counts()
  const desk = await office()
  const label = await labelOf(id)
  await mood({ call: cancel, how: 'CUT_AFTER' })
  await desk(labelCalls.voidLabel, { params: { id: label?.id ?? 0 }, body: { reason: 'Torn' } })
  await shop.settled()
  expect(await labelOf(id)).toMatchObject({ state: 'VOIDING', trouble: 'UNKNOWN' })
  await later(10 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'VOIDED', trouble: null, refundState: 'ASKED' })
  expect(await since(before, 'cancelled', 'disputes')).toEqual([1, 0])
})

const says = (status: number, detail: string) => ({
  call: cancel,
  how: 'SAYS',
  status,
  body: JSON.stringify({ error: { message: 'Bad Request', errors: [{ detail, source: { parameter: 'trackingNumber' } }] } }),
  times: 2,
})
test.each([
  [400, 'Order cannot be canceled', 'REFUSED'],
  [400, 'A refund request for this order cannot be submitted', 'REFUSED'],
  [400, 'A refund request for this order has already been submitted today', 'ASKED'],
] as const)('an answer of %i “%s” is an answer', async (status, detail, state) => {
  const label = await bought()
  await mood(says(status, detail))
  expect(await (await usps()).void(label)).toMatchObject({ state })
})

test.each([
  [400, 'Words of next year', 'UNKNOWN'],
  [401, '', 'STOPPED'],
  [403, '', 'STOPPED'],
  [429, '', 'LIMITED'],
  [500, '', 'UNKNOWN'],
] as const)('an answer of %i “%s” is none', async (status, detail, kind) => {
  const label = await bought()
  await mood(says(status, detail))
  await expect((await usps()).void(label)).rejects.toMatchObject({ kind })
})
