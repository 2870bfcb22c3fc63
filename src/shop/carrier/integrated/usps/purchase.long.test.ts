// A label of USPS is bought once, whatever becomes of its answers, and each of its errors means what it says.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { day, minute } from '#base/time.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { startShop } from '#test/shop.ts'
import { arrangeUsps, parcel, parcelAbroad } from '#test/usps.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { accountId, mood, counts, since, mine, usps, setAccount, openAndBuy, make, labelOf, later } = await arrangeUsps(shop)
afterAll(() => shop.close())
beforeEach(async () => {
  await mood()
  await setAccount(accountId, { state: 'ACTIVE', isEnabled: true })
})

const buy = 'POST /labels/v3/label'
test('a purchase that is asked for twice is sold once, and answers the same label', async () => {
  const before = await counts()
  const { opened, label } = await openAndBuy()
  const account = await usps()
  expect(await account.buy(opened)).toMatchObject({ number: label.number, postageCents: 5_25 })
  expect(await account.find(opened)).toMatchObject({ number: label.number })
  expect(await since(before, 'labels')).toEqual([1])
  const abroad = await openAndBuy(parcelAbroad, 'ABROAD')
  expect(await account.find(abroad.opened)).toMatchObject({ number: abroad.label.number })
  expect(await since(before, 'labels')).toEqual([2])
})

test('other bytes under a key that was used buy nothing', async () => {
  const before = await counts()
  const { opened } = await openAndBuy()
  const changed = { ...opened, asked: opened.asked.replace('1034 Elm', '1035 Elm') }
  await expect((await usps()).find(changed)).rejects.toMatchObject({ kind: 'UNKNOWN', said: expect.stringContaining('used for another') })
  expect(await since(before, 'labels')).toEqual([1])
})

test('a purchase that was opened on a day before is not sold, and opened anew', async () => {
  const account = await usps()
  const opened = await account.open('an-old-key', parcel, 'GROUND')
  const before = await counts()
  shop.advance(day)
  await expect(account.buy(opened)).rejects.toMatchObject({
    code: 'CREATE_LABEL_FAILED',
    values: { reason: 'its mailing date has passed' },
  })
  expect(await counts()).toEqual(before)
})

test('a label that waits past its mailing day is opened anew, and bought once', async () => {
  await later(day)
  const before = await counts()
  await mood({ call: buy, how: 'LIMITED' })
  const id = await make()
  expect(await labelOf(id)).toMatchObject({ state: 'INTENT', trouble: 'LIMITED' })
  const askedFor = async () =>
    (
      await shop.engine.db.pool.query(
        'select p.asked, p.tries from label_purchase p join label l on l.id = p.label_id where l.order_id = $1',
        [id],
      )
    ).rows[0]
  const opened = await askedFor()
  await later(day)
  for (let passed = 0; passed < 3; passed++) await later(10 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', trouble: null, fault: null })
  expect(opened.asked).toContain('mailingDate')
  expect(await since(before, 'labels', 'doubles')).toEqual([1, 0])
})

test('of a purchase that was tried on a day before, and is refused now, nobody says that it was not sold', async () => {
  const account = await usps()
  const lost = await account.open('a-lost-key', parcel, 'GROUND')
  const sold = await account.open('a-sold-key', parcel, 'GROUND')
  const { number } = await account.buy(sold)
  const before = await counts()
  shop.advance(day)
  await expect(account.find(lost)).rejects.toMatchObject({ kind: 'UNKNOWN', said: expect.stringContaining('mailing date') })
  expect(await account.find(sold)).toMatchObject({ number })
  expect(await since(before, 'labels')).toEqual([0])
})

const words = 'Words of the carrier about Minh Lee'
const says = (status: number, parameter: string) => ({
  call: buy,
  how: 'SAYS',
  status,
  body: JSON.stringify({ error: { message: words, errors: [{ detail: 'Not so', source: { parameter } }] } }),
  times: 2,
})
const trouble = (kind: string) => ({ kind, said: expect.stringContaining(words) })
const refusal = (code: string, reason: string) => ({ code, values: { reason } })
test.each([
  [401, '', trouble('STOPPED')],
  [402, '', trouble('STOPPED')],
  [403, '', trouble('STOPPED')],
  [429, '', trouble('LIMITED')],
  [404, '', trouble('UNKNOWN')],
  [409, '', trouble('UNKNOWN')],
  [500, '', trouble('UNKNOWN')],
  [503, '', trouble('UNKNOWN')],
  [400, 'toAddress.ZIPCode', refusal('CREATE_LABEL_FAILED', 'the address is refused')],
  [400, 'packageDescription.weight', refusal('CREATE_LABEL_FAILED', 'the weight or the size is refused')],
  [400, 'customsForm.contents', refusal('CUSTOMS_REFUSED', 'the declaration is refused')],
  [400, 'somethingElse', refusal('CREATE_LABEL_FAILED', 'the label is refused')],
])('a purchase that is answered %i about “%s”', async (status, parameter, expected) => {
  const account = await usps()
  const opened = await account.open('a-key', parcel, 'GROUND')
  await mood(says(status, parameter))
  await expect(account.buy(opened)).rejects.toMatchObject(expected)
  if (status !== 400) return
  // The same, once nobody knows what became of it.
  await expect(account.find(opened)).rejects.toMatchObject(trouble('UNKNOWN'))
})

test('a purchase that is limited waits as long as USPS says', async () => {
  const account = await usps()
  const opened = await account.open('limited-key', parcel, 'GROUND')
  await mood({ call: buy, how: 'LIMITED' })
  await expect(account.buy(opened)).rejects.toMatchObject({ kind: 'LIMITED', until: new Date(shop.now().getTime() + minute) })
})

const label = { trackingNumber: '9200190301234500000017', postage: 5.25, labelImage: Buffer.from('%PDF-1.7').toString('base64') }
test.each([
  ['no JSON', 'null'],
  ['another shape', '{"trackingNumber":"9200190301234500000017"}'],
  ['no number', JSON.stringify({ ...label, trackingNumber: null })],
  ['a price that is none', JSON.stringify({ ...label, postage: 5.255 })],
  ['a fee that is none', JSON.stringify({ ...label, fees: [{ price: 'much' }] })],
  ['no paper', JSON.stringify({ ...label, labelImage: Buffer.from('<svg/>').toString('base64') })],
])('a purchase whose answer is %s is asked about again', async (_, body) => {
  const account = await usps()
  const opened = await account.open('odd-key', parcel, 'GROUND')
  await mood({ call: buy, how: 'SAYS', status: 200, body })
  await expect(account.buy(opened)).rejects.toMatchObject({ kind: 'UNKNOWN' })
})

test('fees and extra services are part of what a label costs', async () => {
  const account = await usps()
  const opened = await account.open('fee-key', parcel, 'GROUND')
  const body = JSON.stringify({ ...label, fees: [{ price: '4.00' }], extraServices: [{ price: 0 }, { price: 2.1 }] })
  await mood({ call: buy, how: 'SAYS', status: 200, body })
  expect(await account.buy(opened)).toMatchObject({ postageCents: 11_35 })
})

test('a purchase that is refused tells its seller the reason, and never the carrier’s own words', async () => {
  await mood(says(400, 'toAddress'))
  const id = await make()
  const { data } = await mine()(labelCalls.myLabel, { params: { id } })
  expect(data).toMatchObject({ state: 'FAILED', fault: 'CREATE_LABEL_FAILED', faultNote: 'the address is refused' })
  expect(JSON.stringify(data)).not.toContain(words)
})

test('a purchase of an account without funds stops the account, in the carrier’s words to staff, and the label is bought from another', async () => {
  const before = await counts()
  await mood(says(402, ''))
  const id = await make()
  expect(await labelOf(id)).toMatchObject({ state: 'INTENT', trouble: 'STOPPED' })
  const { rows } = await shop.engine.db.pool.query('select state, stopped_said as said from carrier_account where id = $1', [accountId])
  expect(rows).toEqual([{ state: 'STOPPED', said: expect.stringContaining(`402 ${words}`) }])
  await later(10 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', carrier: 'sandbox' })
  expect(await since(before, 'labels')).toEqual([0])
})

const search = 'POST /prices/v3/total-rates/search'
test.each([
  ['the first token', 'before it was done', { call: 'POST /oauth2/v3/token', how: 'CUT_BEFORE' }],
  ['the price', 'before it was done', { call: search, how: 'CUT_BEFORE' }],
  ['the price', 'after it was done', { call: search, how: 'CUT_AFTER' }],
  ['the second token', 'after it was done', { call: 'POST /payments/v3/payment-authorization', how: 'CUT_AFTER' }],
  ['the label', 'before it was done', { call: buy, how: 'CUT_BEFORE' }],
  ['the label', 'after it was done', { call: buy, how: 'CUT_AFTER' }],
  ['the label', 'twice after it was done', { call: buy, how: 'CUT_AFTER', times: 2 }],
  ['the label', 'by an error of the server', { call: buy, how: 'FAIL' }],
])('a purchase whose answer to %s was lost %s ends with one label', async (_step, _when, given) => {
  // No price and no token of the day before is known any more.
  await later(day)
  const before = await counts()
  await mood(given)
  const id = await make()
  expect(await labelOf(id)).toMatchObject({ state: 'INTENT', trouble: 'UNKNOWN', trackingNumber: null })
  for (let passed = 0; passed < 4; passed++) await later(10 * minute)
  expect(await labelOf(id)).toMatchObject({ state: 'LIVE', trouble: null, postageCents: 5_25 })
  expect(await since(before, 'labels', 'doubles')).toEqual([1, 0])
})
