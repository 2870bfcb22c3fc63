// What becomes of a label of USPS after it was sold: its form, and what is told of its parcel.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { startShop } from '#test/shop.ts'
import { arrangeUsps, parcelAbroad, uspsCredentials } from '#test/usps.ts'
import { partsOf } from './api/multipart.rules.ts'
import { eventsOf } from './event.rules.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
const { mood, counts, since, happen, usps, seed, openAndBuy } = await arrangeUsps(shop)
afterAll(() => shop.close())
beforeEach(() => mood())
const bought = async () => (await openAndBuy()).label
const mark = 'LIST – NOT A SCAN FORM'
const forms = 'POST /scan-forms/v3/scan-form'

test('labels at home and abroad are on one form, whose number is USPS’s', async () => {
  const before = await counts()
  const labels = [await bought(), (await openAndBuy(parcelAbroad, 'ABROAD')).label]
  const form = await (await usps()).handOver('manifest-1', labels)
  expect(form).toEqual({ formNumber: expect.stringMatching(/^92750\d{17}$/), paper: expect.any(Buffer) })
  const [page] = await shop.engine.pdf.read(form.paper ?? Buffer.alloc(0))
  expect(page?.barcodes.map(({ text }) => text).join()).toContain(form.formNumber)
  expect(await since(before, 'forms', 'unknown')).toEqual([1, 0])
})

test('a form whose paper is none is printed as our list', async () => {
  const label = await bought()
  const json = 'Content-Type: application/json\r\n\r\n{"manifestNumber":"9275090301234500000012"}'
  await mood({
    call: forms,
    how: 'SAYS',
    status: 200,
    body: `--x\r\n${json}\r\n--x\r\nContent-Type: application/pdf\r\n\r\nbm9uZQ==\r\n--x--\r\n`,
  })
  expect(await (await usps()).handOver('manifest-6', [label])).toEqual({ formNumber: '9275090301234500000012', mark })
})

test('a form whose answer was lost is made once', async () => {
  const before = await counts()
  const label = await bought()
  const account = await usps()
  await mood({ call: forms, how: 'CUT_AFTER' })
  await expect(account.handOver('manifest-2', [label])).rejects.toMatchObject({ kind: 'UNKNOWN' })
  expect(await account.handOver('manifest-2', [label])).toEqual({ formNumber: 'manifest-2', mark })
  expect(await since(before, 'forms')).toEqual([1])
})

test('a label that was given back is on no form, and one that is on a form is disputed', async () => {
  const account = await usps()
  const [voided, handed] = [await bought(), await bought()]
  await account.void(voided)
  const said = expect.stringContaining('A label was not found')
  await expect(account.handOver('manifest-3', [voided])).rejects.toMatchObject({ kind: 'UNKNOWN', said })
  await account.handOver('manifest-4', [handed])
  const before = await counts()
  expect(await account.void(handed)).toMatchObject({ state: 'ASKED' })
  expect(await since(before, 'cancelled', 'disputes')).toEqual([0, 1])
})

test.each(['', '{}', '--x\r\nContent-Type: application/json\r\n\r\n{"manifestNumber":"no number"}\r\n--x--'])(
  'a form whose answer is “%s” is asked for again',
  async body => {
    const label = await bought()
    await mood({ call: forms, how: 'SAYS', status: 200, body })
    await expect((await usps()).handOver('manifest-5', [label])).rejects.toMatchObject({ kind: 'UNKNOWN' })
  },
)

test('the parts of an answer are read by the line that stands before each', () => {
  const json = 'Content-Type: application/json; charset=utf-8\nContent-Disposition: form-data; name="a"\n\n{"a":1}\n'
  const pdf = 'content-type: application/pdf\r\n\r\nJVBERi0=\r\n'
  expect(partsOf(`--mark\n${json}--mark\r\n${pdf}--mark--\r\n`)).toEqual([
    { type: 'application/json', json: { a: 1 }, text: '{"a":1}' },
    { type: 'application/pdf', json: undefined, text: 'JVBERi0=' },
  ])
  expect(['', '--', 'text', '--mark', '--mark\n\n'].map(text => partsOf(text).length)).toEqual([0, 0, 0, 0, 1])
})

test('what happened to its parcels is told of this account’s alone', async () => {
  const label = await bought()
  const account = await usps()
  expect(await account.events([label.number])).toEqual([])
  await happen({ number: label.number, code: 'GX' })
  shop.advance(hour)
  await happen({ number: label.number, code: '03', city: 'CARSON', state: 'CA' })
  const accepted = { number: label.number, code: 'ACCEPTED', at: shop.now(), place: 'CARSON, CA' }
  expect(await account.events([label.number])).toEqual([accepted])
  const other = await seed({ name: 'Another', credentials: { ...uspsCredentials, consumerKey: 'anotherConsumerKey' } })
  expect(await (await usps(other)).events([label.number])).toEqual([])
})

test('what was told before the calls of the hour were used up is told', async () => {
  const [one, other] = [await bought(), await bought()]
  await happen({ number: one.number, code: '03' })
  const account = await usps()
  const call = 'POST /tracking/v3r2/tracking'
  await mood({ call, how: 'LIMITED', after: 1 })
  expect(await account.events([one.number, other.number])).toMatchObject([{ number: one.number, code: 'ACCEPTED' }])
  await mood({ call, how: 'LIMITED' })
  await expect(account.events([one.number])).rejects.toMatchObject({ kind: 'LIMITED' })
})

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 25, 14, minutes))
const codesOf = (...told: readonly string[]) =>
  eventsOf('9200', told.map((eventCode, minutes) => ({ eventCode, GMTTimestamp: at(minutes) })).toReversed()).map(({ code }) => code)
test.each([
  [
    ['GX', 'MA', '03', '10', 'EF', '07', 'OF', '01'],
    ['ACCEPTED', 'ARRIVED', 'DEPARTED', 'ARRIVED', 'OUT_FOR_DELIVERY', 'DELIVERED'],
  ],
  [
    ['GX', '10', '10'],
    ['ACCEPTED', 'ARRIVED'],
  ],
  [
    ['03', '21', '09'],
    ['ACCEPTED', 'RETURNED', 'RETURNED'],
  ],
  [['GX', 'ZZ', ''], []],
])('of %j the parcel’s story is %j', (told, story) => {
  expect(codesOf(...told)).toEqual(story)
})

test('an event whose instant is not told is none', () => {
  expect(eventsOf('9200', [{ eventCode: '03', GMTTimestamp: null }])).toEqual([])
})
