// Tracking numbers from files: what a file would set, row by row, and the setting of them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { writeWorkbook } from '#engine/table/xlsx/write-workbook.ts'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { type SeedGiven, seedPrices } from '#shop/order/intake/seed.ts'
import { setFacets } from '#shop/order/item/item.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { arrange } from '#test/order.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { untilOneWaits } from '#test/waiting.ts'
import { type TrackingCheck, trackingFileCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { rich, make, paid } = arrange(shop)
let seller: Seeded
let mine: Client
beforeEach(async () => {
  seller = await rich()
  mine = shop.client(seller.token)
})

let serial = 40_000
const newNumber = () => impbNumber({ serial: ++serial })
/** An order whose parcel its seller ships. */
async function order(externalId: string, given: SeedGiven = {}, of = seller): Promise<number> {
  const [made] = await paid(of, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: null, externalId, ...given })
  return made?.id ?? 0
}
const fileOf = (bytes: string | Buffer, name = 'numbers.csv') => new File([new Uint8Array(Buffer.from(bytes))], name)
const check = async (bytes: string | Buffer, name?: string, who = mine): Promise<TrackingCheck> =>
  (await who(trackingFileCalls.checkTrackingFile, { files: [fileOf(bytes, name)] })).data
const csv = (header: string, ...rows: string[]) => [header, ...rows].join('\n')
/** Each row as its order, its verdict and why. */
const said = ({ rows }: TrackingCheck) => rows.map(({ orderId, verdict, fault }) => [orderId, verdict, ...(fault ? [fault.code] : [])])
const set = async (numbers: readonly { orderId: number; trackingNumber: string }[], who = mine) =>
  (await who(trackingFileCalls.setTrackingNumbers, { body: { numbers: [...numbers] } })).data.results
const read = async (id: number) => (await mine(orderCalls.order, { params: { id } })).data
const ours = 'order id,tracking number,carrier'

test('a file says what it would set; it sets nothing before its seller says so, and each order then tells who set it', async () => {
  const [one, other] = [await order('A-1'), await order('A-2')]
  const numbers = [newNumber(), newNumber()]
  const checked = await check(csv(ours, `A-1,${numbers[0]},USPS`, `#${other},${numbers[1]},`))
  expect(checked).toMatchObject({ fileName: 'numbers.csv', counts: { SET: 2, SAME: 0, LEFT: 0, REFUSED: 0 } })
  expect(checked.rows[0]).toMatchObject({ row: 2, orderId: one, externalId: 'A-1', trackingNumber: numbers[0], carrierName: 'USPS' })
  expect(checked.rows[0]?.trackingUrl).toContain(numbers[0])
  expect((await read(one)).trackingNumber).toBeNull()
  const given = checked.rows.map(({ orderId, trackingNumber }) => ({ orderId: orderId ?? 0, trackingNumber }))
  expect(await set(given)).toEqual([
    { id: one, isSet: true },
    { id: other, isSet: true },
  ])
  const after = await read(one)
  expect(after).toMatchObject({ trackingNumber: numbers[0], carrierName: 'USPS', trackingUrl: expect.stringContaining('usps.com') })
  expect(after.timeline[0]).toMatchObject({ step: 'edit', actor: 'seller', reason: 'trackingNumber' })
})

test('the same file again sets nothing, says so, and leaves no further line', async () => {
  const id = await order('B-1')
  const number = newNumber()
  const file = csv(ours, `B-1,${number},`)
  await set([{ orderId: id, trackingNumber: number }])
  const before = (await read(id)).timeline.length
  expect(await check(file)).toMatchObject({ counts: { SET: 0, SAME: 1 }, rows: [{ verdict: 'SAME', orderId: id }] })
  expect(await set([{ orderId: id, trackingNumber: `420 84101 ${number}` }])).toEqual([{ id, isSet: false }])
  expect((await read(id)).timeline).toHaveLength(before)
})

test.each([
  ['TikTok’s upload shape', 'Order ID,Tracking ID,Shipping Provider Name'],
  ['an export of Pirate Ship', 'Created Date,Recipient,Tracking Number,Cost,Carrier,Service,Order ID'],
  ['an export of ShipStation', 'Order - Number,Shipment - Tracking Number,Shipment - Carrier,Shipment - Service'],
  ['an export of Click-N-Ship', 'Reference Number,USPS Tracking Number,Service Type'],
  ['Amazon’s shape', 'order-id,order-item-id,tracking-number,carrier-code'],
  ['Vietnamese names', 'Mã đơn hàng,Mã vận đơn,Hãng vận chuyển'],
])('%s is read', async (_what, header) => {
  const id = await order('576812968903601234')
  const number = newNumber()
  const cells = header.split(',').map(name => {
    if (/tracking|vận đơn/i.test(name)) return number
    if (/order.?(?:id|- number)$|reference|mã đơn/i.test(name)) return '576812968903601234'
    return /provider|carrier|hãng/i.test(name) ? 'USPS' : ''
  })
  expect(await check(csv(header, cells.join(',')))).toMatchObject({ counts: { SET: 1 }, rows: [{ orderId: id, trackingNumber: number }] })
})

test('TikTok’s description row, rows without a number and a title above the header are passed over', async () => {
  const id = await order('C-1')
  await order('C-2')
  const checked = await check(
    csv(
      'Shipments of March,,',
      'Order ID,Tracking ID,Shipping Provider Name',
      'Platform unique order ID.,The tracking ID.,The provider.',
      `C-1,${newNumber()},USPS`,
      'C-2,,',
    ),
  )
  expect(said(checked)).toEqual([
    [id, 'SET'],
    [null, 'LEFT'],
  ])
  expect(checked.rows.map(({ row }) => row)).toEqual([4, 5])
})

test('a workbook and a TSV are read, and ids keep their digits', { tags: 'long' }, async () => {
  const id = await order('576812968903601235')
  const number = newNumber()
  const rows = [
    ['order id', 'tracking number'],
    ['576812968903601235', number],
  ]
  const book = Buffer.concat(await Array.fromAsync(writeWorkbook(rows)))
  expect(said(await check(book, 'numbers.xlsx'))).toEqual([[id, 'SET']])
  expect(said(await check(rows.map(row => row.join('\t')).join('\n'), 'numbers.tsv'))).toEqual([[id, 'SET']])
})

test('what cannot be set is refused by row, and says why', async () => {
  const [first, second] = [await order('D-1'), await order('D-2')]
  const taken = newNumber()
  const bearer = await order('D-3', { trackingNumber: taken })
  const [standard] = await paid(seller, 1, { externalId: 'D-4' })
  const foreign = await order('D-5', {}, await rich())
  const number = newNumber()
  const checked = await check(
    csv(
      ours,
      `NOBODY,${newNumber()},`,
      `D-5,${newNumber()},`,
      `#${foreign},${newNumber()},`,
      `D-4,${newNumber()},`,
      'D-1,PENDING,',
      `D-1,${taken.slice(0, -1)}${(Number(taken.at(-1)) + 1) % 10},`,
      'D-1,GOFO1234567890,',
      'D-1,1234567890123,FedEx',
      'D-1,9.40011E+21,',
      '5.76813E+17,9400111202555842332669,',
      `D-1,${taken},`,
      `D-1,${number},`,
      `D-2,${number},`,
      `D-1,${newNumber()},`,
      `D-1,${number},`,
      `,${newNumber()},`,
    ),
  )
  expect(said(checked)).toEqual([
    [null, 'REFUSED', 'TRACKING_ORDER_UNKNOWN'],
    [null, 'REFUSED', 'TRACKING_ORDER_UNKNOWN'],
    [null, 'REFUSED', 'TRACKING_ORDER_UNKNOWN'],
    [standard?.id, 'REFUSED', 'ORDER_CANNOT_BE_EDIT'],
    [first, 'REFUSED', 'TRACKING_NUMBER_INVALID'],
    [first, 'REFUSED', 'TRACKING_NUMBER_MISREAD'],
    [first, 'REFUSED', 'TRACKING_CARRIER_UNKNOWN'],
    [first, 'REFUSED', 'TRACKING_NUMBER_OTHER'],
    [first, 'REFUSED', 'TRACKING_NUMBER_MANGLED'],
    [null, 'REFUSED', 'TRACKING_ORDER_MANGLED'],
    [first, 'REFUSED', 'TRACKING_NUMBER_USED'],
    [first, 'SET'],
    [second, 'REFUSED', 'TRACKING_NUMBER_TWICE'],
    [first, 'REFUSED', 'TRACKING_ORDER_TWICE'],
    [first, 'SAME'],
    [null, 'REFUSED', 'TRACKING_ORDER_MISSING'],
  ])
  expect(checked.rows[12]?.fault?.values).toEqual({ row: 13 })
  expect((await read(bearer)).trackingNumber).toBe(taken)
})

test('a number of a carrier that we do not know is taken on the word of who names it, and stays unknown', async () => {
  const id = await order('E-1')
  const checked = await check(csv(ours, 'E-1,GOFO1234567890,GoFo Express'))
  expect(checked.rows[0]).toMatchObject({
    verdict: 'SET',
    carrierName: null,
    trackingUrl: null,
    warnings: [{ code: 'TRACKING_CARRIER_UNSEEN' }],
  })
  await set([{ orderId: id, trackingNumber: 'GOFO1234567890' }])
  expect(await read(id)).toMatchObject({ trackingNumber: 'GOFO1234567890', carrierName: null, trackingUrl: null })
})

test('another carrier than the row says, and a number that takes another’s place, are told before', async () => {
  const before = newNumber()
  await order('F-1', { trackingNumber: before })
  const { rows } = await check(csv(ours, `F-1,${newNumber()},UPS`))
  expect(rows[0]?.verdict).toBe('SET')
  expect(rows[0]?.warnings).toEqual([
    { code: 'TRACKING_NUMBER_REPLACES', values: { number: before } },
    { code: 'TRACKING_CARRIER_DIFFERS', values: { carrier: 'USPS', named: 'UPS' } },
  ])
})

test('of several orders of one id the one that takes a number is meant; where that is not clear, our own number tells', async () => {
  const [gone] = await make(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: null, externalId: 'G-1' })
  await mine(orderEditCalls.deleteOrder, { params: { id: gone?.id ?? 0 } })
  const id = await order('G-1')
  expect(said(await check(csv(ours, `G-1,${newNumber()},`)))).toEqual([[id, 'SET']])
  const twin = await order(String(id))
  expect(said(await check(csv(ours, `${id},${newNumber()},`)))).toEqual([[null, 'REFUSED', 'TRACKING_ORDER_SEVERAL']])
  expect(said(await check(csv('inkport id,tracking number', `${id},${newNumber()}`)))).toEqual([[id, 'SET']])
  expect(said(await check(csv('Order ID,Seller order ID,Tracking number', `${twin},,${newNumber()}`)))).toEqual([[twin, 'SET']])
})

test('none stops the others: each order is set or refused by itself, also where it changed after the check', async () => {
  const [good, left] = [await order('H-1'), await order('H-2')]
  const foreign = await order('H-3', {}, await rich())
  const number = newNumber()
  await shop.engine.db.pool.query(`update "order" set handed_over_at = now() where id = $1`, [left])
  const results = await set([
    { orderId: left, trackingNumber: newNumber() },
    { orderId: foreign, trackingNumber: newNumber() },
    { orderId: good, trackingNumber: number },
    { orderId: good, trackingNumber: 'PENDING' },
  ])
  expect(results.map(({ id, isSet, code }) => [id, isSet, code])).toEqual([
    [left, false, 'ORDER_HANDED_OVER'],
    [foreign, false, 'ORDER_NOT_FOUND'],
    [good, true, undefined],
    [good, false, 'TRACKING_NUMBER_INVALID'],
  ])
  expect((await read(good)).trackingNumber).toBe(number)
})

test('a number that another order takes at the same moment is refused alone, and leaves nothing of itself behind', async () => {
  const [bearer, late, other] = [await order('I-1'), await order('I-2'), await order('I-3')]
  const number = newNumber()
  const answers = await shop.engine.db.transaction(async tx => {
    await setFacets(tx, bearer, { trackingNumber: number })
    const asked = set([
      { orderId: late, trackingNumber: number },
      { orderId: other, trackingNumber: newNumber() },
    ])
    await untilOneWaits(shop.engine.db)
    return { asked }
  })
  expect((await answers.asked).map(({ id, isSet, code }) => [id, code ?? isSet])).toEqual([
    [late, 'TRACKING_NUMBER_USED'],
    [other, true],
  ])
  const after = await read(late)
  expect([after.trackingNumber, after.timeline.some(({ step }) => step === 'edit')]).toEqual([null, false])
})

test('two at once: one number goes to one order, and the same file twice sets each once', async () => {
  for (let round = 0; round < 4; round++) {
    const [one, other] = [await order(`J-${round}`), await order(`K-${round}`)]
    const number = newNumber()
    const results = await Promise.all([one, other].map(orderId => set([{ orderId, trackingNumber: number }])))
    expect(
      results
        .flat()
        .map(({ isSet, code }) => code ?? isSet)
        .toSorted(),
    ).toEqual(['TRACKING_NUMBER_USED', true])
    const id = await order(`L-${round}`)
    const twice = await Promise.all([1, 2].map(() => set([{ orderId: id, trackingNumber: `YT24${String(round).padStart(14, '0')}` }])))
    expect(
      twice
        .flat()
        .map(({ isSet }) => isSet)
        .toSorted(),
    ).toEqual([false, true])
  }
})

test('a file that is none of tracking numbers says what it lacks, and one that is too long is refused', async () => {
  expect(await refusalOf(check('name,city\nMia,Boston\n'))).toBe('422 TRACKING_COLUMN_MISSING')
  expect(await codeOf(check('%PDF-1.7'))).toBe('TABLE_IS_PDF')
  expect(await codeOf(check(csv(ours, ...Array.from({ length: 5_001 }, (_, at) => `N-${at},${at},`))))).toBe('TABLE_TOO_MANY_ROWS')
})
