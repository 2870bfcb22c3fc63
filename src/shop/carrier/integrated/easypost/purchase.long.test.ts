// A label of EasyPost is bought once, whatever becomes of its answers, and each of its errors means what it says.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { arrangeEasyPost, parcel } from '#test/easypost.ts'
import { startShop } from '#test/shop.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { accountId, mood, unblock, counts, mine, easypost, setAccount, openAndBuy, make, labelOf, later } = await arrangeEasyPost(shop)
afterAll(() => shop.close())
beforeEach(async () => {
  await mood()
  await unblock()
  await setAccount(accountId, { state: 'ACTIVE', isEnabled: true })
})

const open = 'POST /v2/shipments'
const buy = 'POST /v2/shipments/*/buy'
test.each([
  ['the rates', 'before it was done', { call: open, how: 'CUT_BEFORE' }],
  ['the rates', 'after it was done', { call: open, how: 'CUT_AFTER' }],
  ['the first step', 'before it was done', { call: open, how: 'CUT_BEFORE', after: 1 }],
  ['the first step', 'after it was done', { call: open, how: 'CUT_AFTER', after: 1 }],
  ['the second step', 'before it was done', { call: buy, how: 'CUT_BEFORE' }],
  ['the second step', 'after it was done', { call: buy, how: 'CUT_AFTER' }],
  ['the second step', 'by an error of the server', { call: buy, how: 'FAIL' }],
  ['the label’s paper', 'after it was sold', { call: 'GET /files/postage_label/*', how: 'CUT_BEFORE' }],
])('a purchase whose answer to %s was lost %s ends with one label', async (_step, _when, given) => {
  const before = await counts()
  await mood(given)
  const id = await make()
  expect(await labelOf(id)).toMatchObject({ state: 'INTENT', trouble: 'UNKNOWN', trackingNumber: null })
  for (let passed = 0; passed < 4; passed++) await later(10 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', trouble: null, postageCents: 4_47 })
  const after = await counts()
  expect([Number(after.labels) - Number(before.labels ?? 0), after.doubles ?? 0]).toEqual([1, before.doubles ?? 0])
})

test('a purchase that is asked for twice is sold once, and answers the same label', async () => {
  const before = await counts()
  const { opened, label } = await openAndBuy()
  const easy = await easypost()
  expect(await easy.buy(opened)).toMatchObject({ number: label.number, postageCents: 4_47, madeAt: label.madeAt, ref: opened.ref })
  expect(await easy.find(opened)).toMatchObject({ number: label.number })
  expect(Number((await counts()).labels) - Number(before.labels)).toBe(1)
})

test('a purchase that was not bought is said to be none', async () => {
  const easy = await easypost()
  expect(await easy.find(await easy.open('another-key', parcel, 'USPS_GROUND'))).toBe('NOT_BOUGHT')
})

const says = (status: number, code: string) => ({
  call: buy,
  how: 'SAYS',
  status,
  body: JSON.stringify({ error: { code, message: 'Words of the carrier about Minh Lee', errors: [] } }),
})
const trouble = (kind: string) => ({ kind, said: expect.stringContaining('Words of the carrier') })
const refusal = (code: string, reason: string) => ({ code, values: { reason } })
test.each([
  [422, 'SHIPMENT.PURCHASE.IN_PROGRESS', trouble('UNKNOWN')],
  [422, 'SHIPMENT.POSTAGE.TIMED_OUT', trouble('UNKNOWN')],
  [422, 'SHIPMENT.POSTAGE.NO_RESPONSE', trouble('UNKNOWN')],
  [422, 'A.CODE.OF.NEXT_YEAR', trouble('UNKNOWN')],
  [500, 'INTERNAL_SERVER_ERROR', trouble('UNKNOWN')],
  [503, '', trouble('UNKNOWN')],
  [401, 'UNAUTHORIZED', trouble('STOPPED')],
  [402, 'PAYMENT_REQUIRED', trouble('STOPPED')],
  [403, 'FORBIDDEN', trouble('STOPPED')],
  [422, 'MODE.UNAUTHORIZED', trouble('STOPPED')],
  [429, 'TOO_MANY_REQUESTS', trouble('LIMITED')],
  [422, 'SHIPMENT.POSTAGE.FAILURE', refusal('CREATE_LABEL_FAILED', 'the postage could not be bought (SHIPMENT.POSTAGE.FAILURE)')],
  [422, 'ADDRESS.VERIFY.FAILURE', refusal('CREATE_LABEL_FAILED', 'the address is refused (ADDRESS.VERIFY.FAILURE)')],
  [422, 'SHIPMENT.CUSTOMS_INFO.REQUIRED', refusal('CUSTOMS_REFUSED', 'the declaration is refused (SHIPMENT.CUSTOMS_INFO.REQUIRED)')],
])('a purchase that is answered %i %s', async (status, code, expected) => {
  const easy = await easypost()
  const opened = await easy.open('a-key', parcel, 'USPS_GROUND')
  await mood(says(status, code))
  await expect(easy.buy(opened)).rejects.toMatchObject(expected)
})

test('a purchase of a shipment that is sold already is read, however it came to be', async () => {
  const { opened, label } = await openAndBuy()
  await mood(says(422, 'SHIPMENT.POSTAGE.EXISTS'))
  expect(await (await easypost()).buy(opened)).toMatchObject({ number: label.number })
})

test('a purchase that is limited waits as long as EasyPost says', async () => {
  const easy = await easypost()
  const opened = await easy.open('limited-key', parcel, 'USPS_GROUND')
  await mood({ call: buy, how: 'LIMITED' })
  await expect(easy.buy(opened)).rejects.toMatchObject({ kind: 'LIMITED', until: new Date(shop.now().getTime() + minute) })
})

test.each([
  ['no JSON', '<html>'],
  ['another shape', '{"id":"shp_1"}'],
  [
    'a price that is none',
    JSON.stringify({
      id: 'shp_1',
      to_address: {},
      tracking_code: '9205590123456789000001',
      selected_rate: { id: 'rate_1', carrier: 'USPS', service: 'Priority', rate: '7.475', currency: 'USD' },
      postage_label: { created_at: '2026-11-25T14:00:00Z' },
    }),
  ],
])('a purchase whose answer is %s is asked about again', async (_, body) => {
  const easy = await easypost()
  const opened = await easy.open('odd-key', parcel, 'USPS_GROUND')
  await mood({ call: buy, how: 'SAYS', status: 200, body })
  await expect(easy.buy(opened)).rejects.toMatchObject({ kind: 'UNKNOWN' })
})

test('a purchase that is refused tells its seller the reason, and never the carrier’s own words', async () => {
  await mood(says(422, 'ADDRESS.VERIFY.FAILURE'))
  const id = await make()
  const { data } = await mine()(labelCalls.myLabel, { params: { id } })
  expect(data).toMatchObject({
    state: 'FAILED',
    fault: 'CREATE_LABEL_FAILED',
    faultNote: 'the address is refused (ADDRESS.VERIFY.FAILURE)',
  })
  expect(JSON.stringify(data)).not.toContain('Words of the carrier')
})

test('a purchase of an account without funds stops the account, in the carrier’s words to staff, and the label is bought from another', async () => {
  const before = await counts()
  await mood(says(402, 'PAYMENT_REQUIRED'))
  const id = await make()
  expect(await labelOf(id)).toMatchObject({ state: 'INTENT', trouble: 'STOPPED' })
  const { rows } = await shop.engine.db.pool.query('select state, stopped_said as said from carrier_account where id = $1', [accountId])
  expect(rows).toEqual([{ state: 'STOPPED', said: expect.stringContaining('402 PAYMENT_REQUIRED Words of the carrier') }])
  await later(10 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', carrier: 'sandbox' })
  expect((await counts()).labels).toBe(before.labels)
})
