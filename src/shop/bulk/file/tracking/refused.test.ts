// The refused rows of a file of tracking numbers, and what is asked about its columns.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#base/call.ts'
import type { Client } from '#base/client.ts'
import { refusedFile } from '#base/csv/refused-file.ts'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { arrange } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { type TrackingCheck, trackingFileCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, paid } = arrange(shop)
let seller: Seeded
let mine: Client
beforeEach(async () => {
  seller = await rich()
  mine = shop.client(seller.token)
})

let serial = 70_000
const newNumber = () => impbNumber({ serial: ++serial })
async function order(externalId: string): Promise<number> {
  const [made] = await paid(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: null, externalId })
  return made?.id ?? 0
}
type Said = CallInput<typeof trackingFileCalls.checkTrackingFile>['body']
const check = async (text: string, said: Said = {}): Promise<TrackingCheck> =>
  (await mine(trackingFileCalls.checkTrackingFile, { files: [new File([text], 'numbers.csv')], body: said })).data
const csv = (...lines: string[]) => lines.join('\n')
const verdicts = ({ rows }: TrackingCheck) => rows.map(({ orderId, verdict }) => [orderId, verdict])
/** As the page writes it. */
const refusedOf = ({ columns, rows }: TrackingCheck) =>
  refusedFile(
    columns.map(({ header }) => header),
    'reason',
    rows.flatMap(({ cells, fault }) => (fault ? [{ cells, reason: fault.code }] : [])),
  )

test('the refused rows come back in the file’s own columns with the reason; mended they are brought in again', async () => {
  const [good, late] = [await order('R-1'), await order('R-2')]
  const header = 'Recipient,order id,tracking number,carrier,"Note, own"'
  const checked = await check(csv(header, `Mia,R-1,${newNumber()},USPS,a`, `"Lee, Ben",R-2,PENDING,,"=HYPERLINK(""x"")"`, 'Zoe,R-9,1,,c'))
  expect(verdicts(checked)).toEqual([
    [good, 'SET'],
    [late, 'REFUSED'],
    [null, 'REFUSED'],
  ])
  const file = refusedOf(checked)
  expect(file.split('\r\n')).toEqual([
    '\uFEFFRecipient,order id,tracking number,carrier,"Note, own",reason',
    `"Lee, Ben",R-2,PENDING,,"'=HYPERLINK(""x"")",TRACKING_NUMBER_INVALID`,
    'Zoe,R-9,1,,c,TRACKING_ORDER_UNKNOWN',
    '',
  ])
  const again = await check(file.replace('PENDING', newNumber()))
  expect(verdicts(again)).toEqual([
    [late, 'SET'],
    [null, 'REFUSED'],
  ])
  expect(again.rows[0]?.cells).toEqual(['Lee, Ben', 'R-2', expect.any(String), '', '=HYPERLINK("x")', 'TRACKING_NUMBER_INVALID'])
  expect(again.unclear).toEqual([])
})

test('a row with a broken quotation mark comes back as it stands in the file', async () => {
  await order('R-3')
  const checked = await check(csv('order id,tracking number', `R-3,"12" 34`, `R-3,${newNumber()}`))
  expect(checked.rows[0]?.fault?.code).toBe('TRACKING_ROW_BROKEN')
  expect(refusedOf(checked).split('\r\n')[1]).toBe(`"R-3,""12"" 34",,TRACKING_ROW_BROKEN`)
})

test('a second column of numbers that says other than the first is asked about, and the seller’s word is kept', async () => {
  const id = await order('S-1')
  const [first, second] = [newNumber(), newNumber()]
  const file = csv('order id,tracking number,Final mile tracking', `S-1,${first},${second}`)
  const asked = await check(file)
  expect(asked.unclear).toEqual([{ header: 'Final mile tracking', looksLike: 'trackingNumber' }])
  const read = async (numberColumn: string) => {
    const { unclear, rows } = await check(file, { numberColumn })
    return [unclear, rows.map(({ orderId, trackingNumber }) => [orderId, trackingNumber])]
  }
  expect(await read('Final mile tracking')).toEqual([[], [[id, second]]])
  expect(await read('tracking number')).toEqual([[], [[id, first]]])
})

test.each([
  ['the same', 'order id,tracking number,Tracking code (copy)', (number: string) => `T-1,${number},${number}`],
  ['nothing', 'order id,tracking number,Return tracking,Tracking 2', (number: string) => `T-1,${number},x,`],
  ['a link', 'order id,tracking number,Tracking link,Tracking status', (number: string) => `T-1,${number},https://a.example,moving`],
  ['another name of the order', 'order id,tracking number,Sales order,Reference 2', (number: string) => `T-1,${number},77,78`],
])('nothing is asked about a column that says %s', async (_what, header, row) => {
  await order('T-1')
  const checked = await check(csv(header, row(newNumber())))
  expect([checked.unclear, checked.counts.SET]).toEqual([[], 1])
})

test('numbers under a name that nobody knows, or under none, are asked about before anything is read', async () => {
  const id = await order('U-1')
  for (const [name, header] of [
    ['Ship code', 'Ship code'],
    ['', '(B)'],
  ] as const) {
    const file = csv(`order id,${name},note`, `U-1,${newNumber()},x`)
    const asked = await check(file)
    expect([asked.unclear, asked.rows]).toEqual([[{ header, looksLike: 'trackingNumber' }], []])
    expect(verdicts(await check(file, { numberColumn: header }))).toEqual([[id, 'SET']])
  }
})

test('a column that looks like the order is asked about where rows name none by the one that is read', async () => {
  const [one, other] = [await order('V-1'), await order('V-2')]
  const file = csv('Order ID,Web order,tracking number', `V-1,,${newNumber()}`, `,V-2,${newNumber()}`)
  expect((await check(file)).unclear).toEqual([{ header: 'Web order', looksLike: 'orderId' }])
  expect(verdicts(await check(file, { orderColumn: 'Web order' }))).toEqual([
    [null, 'REFUSED'],
    [other, 'SET'],
  ])
  const only = csv('Web order,tracking number', `V-1,${newNumber()}`)
  expect((await check(only)).unclear).toEqual([{ header: 'Web order', looksLike: 'orderId' }])
  expect(verdicts(await check(only, { orderColumn: 'Web order' }))).toEqual([[one, 'SET']])
  expect(await refusalOf(check(only, { orderColumn: 'elsewhere' }))).toBe('422 TRACKING_COLUMN_MISSING')
})
