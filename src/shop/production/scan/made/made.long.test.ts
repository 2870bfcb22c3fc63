// Pieces that were made: what failed by cause, what passed, and that the office's figures count exactly these.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { figureCalls } from '#shop/dashboard/figures/contract.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { uploadArt } from '#test/art.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { productionCalls } from '../../contract.ts'
import type { FailCause } from '../../rules.ts'
import { madeCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let maker: Seeded
let seller: Seeded
let fileId: number
let codes: string[]
let orderIds: number[]
const staff = () => shop.client(maker.token)
type Given = { cause?: FailCause; reason?: string; machine?: string }
const scanned = (code: string, action: 'start' | 'pass' | 'fail', given: Given = {}) =>
  staff()(productionCalls.scanTicket, { body: { code, action, ...given } })
const scan = (at: number, action: 'start' | 'pass' | 'fail', given: Given = {}) => scanned(codes[at] ?? '', action, given)
/** The tickets of a batch of so many orders, of one, two and three pieces in turn. */
async function batchOf(orders: number): Promise<string[]> {
  const paid = await shop.write(tx => seedPaidOrders(tx, seller.id, orders, { fileId, sku: 'ORN3-WHITE-STAR' }))
  orderIds = paid.map(order => order.id)
  shop.advance(hour)
  await shop.cron('order.process')
  const { id } = (await staff()(productionCalls.makeBatch, { body: { orderIds } })).data
  await shop.settled()
  return (await staff()(productionCalls.batch, { params: { id } })).data.tickets.map(ticket => ticket.code)
}
const pieces = async (query: NonNullable<Parameters<typeof ask>[0]> = {}) => (await ask(query)).data
const ask = (query: {
  state?: 'PASSED' | 'FAILED' | 'STARTED'
  cause?: FailCause | 'NONE'
  machine?: string
  from?: string
  to?: string
  limit?: number
  page?: number
}) => staff()(madeCalls.madePieces, { query })

beforeAll(async () => {
  await shop.write(seedPrices)
  await shop.write(tx => changeSetting(tx, 'machines', 'Press 1, Press 2', 'owner'))
  maker = await seedStaff(shop.engine.db, 'production')
  seller = await seedRichSeller(shop.engine.db)
  fileId = await uploadArt(shop.client(seller.token), [1_800, 2_400])
  codes = await batchOf(3)
  // Six pieces: two smeared, one wrong, one failed in words alone, one passed; the last is only started.
  for (const at of codes.keys()) await scan(at, 'start', { machine: at === 0 ? 'Press 2' : '' })
  await scan(0, 'fail', { cause: 'SMEARED', reason: 'Print is smeared' })
  await scan(1, 'fail', { cause: 'WRONG', reason: 'Wrong product' })
  await scan(2, 'fail', { reason: 'Fell on the floor' })
  await scan(3, 'pass')
  shop.advance(day)
  await scan(4, 'fail', { cause: 'SMEARED', reason: 'Print is smeared' })
})

test('say what failed: of which order and product, why, on which machine, by whom, and whether its blank was spoiled', async () => {
  const { docs, totalDocs } = await pieces()
  expect(totalDocs).toBe(4)
  expect(docs.map(({ code, cause, reason, isBlankSpoiled }) => [code, cause, reason, isBlankSpoiled])).toEqual([
    [codes[4], 'SMEARED', 'Print is smeared', true],
    [codes[2], null, 'Fell on the floor', null],
    [codes[1], 'WRONG', 'Wrong product', false],
    [codes[0], 'SMEARED', 'Print is smeared', true],
  ])
  expect(docs[3]).toMatchObject({
    orderId: orderIds[0],
    sku: 'ORN3-WHITE-STAR',
    piece: 1,
    pieces: 1,
    machine: 'Press 2',
    by: maker.username,
  })
  expect(docs[0]).toMatchObject({ orderId: orderIds[2], pieces: 3, machine: null })
})

test('are found by cause, by result and by days of the reader’s calendar, page by page', async () => {
  const total = async (query: Parameters<typeof ask>[0]) => (await pieces(query)).totalDocs
  const [first, second] = ['2026-11-25', '2026-11-26']
  expect(await total({ cause: 'SMEARED' })).toBe(2)
  expect(await total({ cause: 'NONE' })).toBe(1)
  expect(await total({ cause: 'COLOUR' })).toBe(0)
  expect(await total({ state: 'PASSED' })).toBe(1)
  expect([await total({ to: first }), await total({ from: second }), await total({ from: first, to: second })]).toEqual([3, 1, 4])
  const second2 = await pieces({ limit: 10, page: 2 })
  expect([second2.docs, second2.totalDocs]).toEqual([[], 4])
})

test('are as many as the office’s figures say, of each cause', async () => {
  const finance = shop.client((await seedStaff(shop.engine.db, 'finance')).token)
  const { from, to, pieces: counts } = (await finance(figureCalls.officeFigures, { query: { range: 'LAST_WEEK' } })).data
  expect(counts).toMatchObject({ passed: 1, failed: 4 })
  const total = async (query: Parameters<typeof ask>[0]) =>
    (await finance(madeCalls.madePieces, { query: { from, to, ...query } })).data.totalDocs
  expect(await total({ state: 'PASSED' })).toBe(counts.passed)
  expect(await total({ state: 'FAILED' })).toBe(counts.failed)
  expect(counts.causes.map(({ cause }) => cause)).toEqual(['SMEARED', 'NONE', 'WRONG'])
  for (const { cause, pieces: count } of counts.causes) expect(await total({ cause })).toBe(count)
})

test('are a CSV of the same rows, and nobody else’s to read', async () => {
  const response = await staff().fetch(madeCalls.madePiecesFile, { query: { from: '2026-11-26', to: '2026-11-26' } })
  expect(response.headers.get('content-disposition')).toContain('pieces-failed-2026-11-26-2026-11-26.csv')
  const [head, ...rows] = (await response.text()).trim().split('\r\n')
  expect(head).toContain('Ticket,Order ID,Batch ID,SKU,Product,Size,Color,Piece,Result,Cause,Reason,Blank spoiled,Machine,By,At')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`${codes[4]},${orderIds[2]},`)
  expect(rows[0]).toContain(`of 3,FAILED,SMEARED,Print is smeared,YES,,${maker.username},`)
  const seller = await seedRichSeller(shop.engine.db)
  expect(await refusalOf(shop.client(seller.token)(madeCalls.madePieces, { query: {} }))).toBe('404 NOT_FOUND')
})

test('stand on a machine from their start until they pass or fail: the oldest first, by machine, with how many stand on each', async () => {
  const standing = async (machine?: string) =>
    (await pieces({ state: 'STARTED', ...(machine !== undefined && { machine }) })).docs.map(({ code }) => code)
  const { docs } = await pieces({ state: 'STARTED' })
  expect(docs).toMatchObject([{ code: codes[5], cause: null, isBlankSpoiled: null, machine: null, by: maker.username }])
  const [earlier] = docs
  shop.advance(hour)
  const more = await batchOf(2)
  for (const [at, code] of more.entries()) await scanned(code, 'start', { machine: at === 1 ? 'Press 1' : 'Press 2' })
  expect(await standing()).toEqual([codes[5], ...more])
  expect([await standing('Press 2'), await standing('Press 1'), await standing('-')]).toEqual([[more[0], more[2]], [more[1]], [codes[5]]])
  const machines = (await staff()(madeCalls.standingPieces)).data
  expect(machines.map(({ machine, pieces }) => [machine, pieces])).toEqual([
    ['Press 1', 1],
    ['Press 2', 2],
    [null, 1],
  ])
  expect(machines[2]?.oldestAt).toBe(earlier?.at)
  for (const code of more) await scanned(code, 'pass')
  expect(await standing()).toEqual([codes[5]])
})
