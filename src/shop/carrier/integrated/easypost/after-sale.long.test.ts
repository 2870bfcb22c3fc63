// What becomes of a label of EasyPost after it was sold: its refund, its SCAN form, and what is told of its parcel.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hour, minute } from '#base/time.ts'
import { arrangeEasyPost, parcel } from '#test/easypost.ts'
import { startShop } from '#test/shop.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { mood, counts, happen, easypost, openAndBuy, seed } = await arrangeEasyPost(shop)
afterAll(() => shop.close())
beforeEach(() => mood())
const mark = 'LIST – NOT A SCAN FORM'
const bought = async (service?: string) => (await openAndBuy(parcel, service)).label

test.each([
  ['submitted', { state: 'ASKED' }],
  ['refunded', { state: 'REFUNDED' }],
  ['not_applicable', { state: 'REFUSED', said: 'refund not_applicable' }],
] as const)('a refund that is %s is %j, and so when it is asked for again', async (refund, answer) => {
  const label = await bought()
  await happen({ number: label.number, refund })
  const easy = await easypost()
  expect(await easy.void(label)).toEqual(answer)
  expect(await easy.void(label)).toEqual(answer)
})

test('what became of a refund that was submitted is read, and asked for no second time', async () => {
  const label = await bought()
  const easy = await easypost()
  await expect(easy.voidState?.(label)).rejects.toMatchObject({ kind: 'UNKNOWN' })
  await easy.void(label)
  const before = Number((await counts()).refunds)
  expect(await easy.voidState?.(label)).toEqual({ state: 'ASKED' })
  await happen({ number: label.number, refunded: 'refunded' })
  expect(await easy.voidState?.(label)).toEqual({ state: 'REFUNDED' })
  await happen({ number: label.number, refunded: 'rejected' })
  expect(await easy.voidState?.(label)).toEqual({ state: 'REFUSED', said: 'refund rejected' })
  expect(Number((await counts()).refunds)).toBe(before)
})

test('a refund that is rejected right after the purchase is asked for again, and an hour later is none', async () => {
  const label = await bought()
  await happen({ number: label.number, refund: 'rejected' })
  const easy = await easypost()
  expect(await easy.void(label)).toMatchObject({ state: 'NOT_YET', againAt: new Date(shop.now().getTime() + 15 * minute) })
  await happen({ number: label.number, refund: 'submitted' })
  expect(await easy.void(label)).toEqual({ state: 'ASKED' })
  const old = await bought()
  await happen({ number: old.number, refund: 'rejected' })
  shop.advance(hour)
  expect(await easy.void(old)).toMatchObject({ state: 'REFUSED' })
})

test.each(['CUT_BEFORE', 'CUT_AFTER'])('a refund whose answer was lost (%s) is asked about first, and asked for once', async how => {
  const label = await bought()
  const before = Number((await counts()).refunds ?? 0)
  await mood({ call: 'POST /v2/shipments/*/refund', how })
  const easy = await easypost()
  await expect(easy.void(label)).rejects.toMatchObject({ kind: 'UNKNOWN' })
  expect(await easy.void(label)).toEqual({ state: 'ASKED' })
  expect(Number((await counts()).refunds) - before).toBe(1)
})

test('a form is made once for the same labels, whatever becomes of its answer', async () => {
  const labels = [await bought(), await bought('USPS_PRIORITY'), await bought('UPS_GROUND')]
  const easy = await easypost()
  const before = Number((await counts()).forms ?? 0)
  await mood({ call: 'POST /v2/scan_forms', how: 'CUT_AFTER' })
  await expect(easy.handOver('manifest-1', labels)).rejects.toMatchObject({ kind: 'UNKNOWN' })
  const form = await easy.handOver('manifest-1', labels)
  expect(form).toEqual({ formNumber: expect.stringMatching(/^sf_/), paper: expect.any(Buffer) })
  expect(form.paper?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await easy.handOver('manifest-1', labels)).toMatchObject({ formNumber: form.formNumber })
  expect(Number((await counts()).forms) - before).toBe(1)
})

test('a form that is still being made is waited for', async () => {
  const label = await bought()
  const easy = await easypost()
  await expect(easy.handOver('manifest-2', [label])).rejects.toMatchObject({ kind: 'LIMITED' })
  expect(await easy.handOver('manifest-2', [label])).toMatchObject({ formNumber: expect.stringMatching(/^sf_/) })
})

test.each([
  [403, 'ACCOUNT.INACTIVE'],
  [422, 'MODE.UNAUTHORIZED'],
])('a form that the account may not ask for (%i %s) stops it, as a purchase does', async (status, code) => {
  const label = await bought()
  const body = JSON.stringify({ error: { code, message: 'Not for this account.' } })
  await mood({ call: 'POST /v2/scan_forms', how: 'SAYS', status, body })
  const stopped = { kind: 'STOPPED', said: expect.stringContaining(code) }
  await expect((await easypost()).handOver('manifest-6', [label])).rejects.toMatchObject(stopped)
})

test('what others carry than USPS is handed over without a form', async () => {
  const before = await counts()
  const label = await bought('UPS_GROUND')
  expect(await (await easypost()).handOver('manifest-3', [label])).toEqual({ formNumber: 'manifest-3', mark })
  expect((await counts()).forms).toBe(before.forms)
})

test('labels of two origins, and one that is given back, are on no form', async () => {
  const other = await openAndBuy({ ...parcel, from: { ...parcel.from, city: 'Reno', state: 'NV', zip: '89501' } })
  const easy = await easypost()
  const trouble = { kind: 'UNKNOWN', said: expect.stringContaining('SCAN_FORM') }
  await expect(easy.handOver('manifest-4', [await bought(), other.label])).rejects.toMatchObject(trouble)
  const voided = await bought()
  await easy.void(voided)
  await expect(easy.handOver('manifest-5', [voided])).rejects.toMatchObject(trouble)
})

test('what happened to its parcels is told of this account’s alone', async () => {
  const label = await bought()
  const easy = await easypost()
  expect(await easy.events([label.number])).toEqual([])
  await happen({ number: label.number, status: 'pre_transit', status_detail: 'label_created' })
  shop.advance(hour)
  await happen({ number: label.number, status: 'in_transit', status_detail: 'arrived_at_facility', city: 'CARSON', state: 'CA' })
  const accepted = { number: label.number, code: 'ACCEPTED', at: shop.now(), place: 'CARSON, CA' }
  expect(await easy.events([label.number])).toEqual([accepted])
  const otherId = await seed({ name: 'Another', credentials: { apiKey: 'EZTKofanother' } })
  expect(await (await easypost(otherId)).events([label.number])).toEqual([])
})

test('what was told before the calls of the hour were used up is told', async () => {
  const [one, other] = [await bought(), await bought()]
  await happen({ number: one.number, status: 'in_transit' })
  const easy = await easypost()
  await mood({ call: 'GET /v2/trackers', how: 'LIMITED', after: 1 })
  expect(await easy.events([one.number, other.number])).toMatchObject([{ number: one.number, code: 'ACCEPTED' }])
  await mood({ call: 'GET /v2/trackers', how: 'LIMITED' })
  await expect(easy.events([one.number])).rejects.toMatchObject({ kind: 'LIMITED' })
})

test('an account says whether its key opens it; one for tests tells of nothing', async () => {
  expect(await (await easypost()).check()).toEqual({ isGood: true, tells: true, said: '' })
  await mood({ call: 'GET /v2/shipments', how: 'SAYS', status: 401, body: '{"error":{"code":"UNAUTHORIZED","message":"No"}}' })
  await expect((await easypost()).check()).rejects.toMatchObject({ kind: 'STOPPED', said: 'HTTP 401 UNAUTHORIZED No' })
})
