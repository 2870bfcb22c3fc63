// Blanks that reprints spoil: which causes take one from stock, and when it comes back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { stockCalls } from '#shop/catalogue/stock/contract.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { uploadArt } from '#test/art.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { productionCalls } from '../contract.ts'
import { type FailCause, failCauses } from '../rules.ts'

const shop = await startShop()
afterAll(() => shop.close())
const sku = 'ORN3-WHITE-STAR'
let maker: Seeded
let seller: Seeded
let fileId: number
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  maker = await seedStaff(shop.engine.db, 'production')
  seller = await seedRichSeller(shop.engine.db)
  fileId = await uploadArt(shop.client(seller.token), [1_800, 2_400])
})
const staff = () => shop.client(maker.token)
const count = (quantity: number) => staff()(stockCalls.addReceipt, { body: { kind: 'COUNT', lines: [{ variantID: sku, quantity }] } })
const left = async (code = sku) => (await staff()(stockCalls.findStock, { query: { ids: code } })).data[0]?.stock
const history = async (kind: 'SPOILED' | 'PUT_BACK') =>
  (await staff()(stockCalls.officeReceipts, { query: { kind, limit: 100 } })).data.docs
const scan = async (code: string, action: 'start' | 'pass' | 'fail', cause?: FailCause) =>
  (
    await staff()(productionCalls.scanTicket, {
      body: { code, action, ...(action === 'fail' && { reason: 'Seen at the press' }), ...(cause && { cause }) },
    })
  ).data
async function batch(orderIds: number[]) {
  const { id } = (await staff()(productionCalls.makeBatch, { body: { orderIds } })).data
  await shop.settled()
  return (await staff()(productionCalls.batch, { params: { id } })).data.tickets.map(ticket => ticket.code)
}
/** Paid orders of one, two and three pieces in turn, with the tickets of all, which are started. */
async function started(count: number, of = sku) {
  const paid = await shop.write(tx => seedPaidOrders(tx, seller.id, count, { fileId, sku: of }))
  shop.advance(hour)
  await shop.cron('order.process')
  const orderIds = paid.map(order => order.id)
  const codes = await batch(orderIds)
  for (const code of codes) await scan(code, 'start')
  return { orderIds, codes }
}

test('a cause that spoils the blank takes one from stock, with its cause in the stock’s history; where it stays good, none', async () => {
  await count(100)
  const { codes } = await started(failCauses.length + 1)
  const taken: FailCause[] = []
  for (const [at, cause] of failCauses.entries()) {
    const before = (await left()) ?? 0
    const { blank } = await scan(codes[at] ?? '', 'fail', cause)
    expect(before - ((await left()) ?? 0)).toBe(blank === 'TAKEN' ? 1 : 0)
    if (blank !== 'TAKEN') continue
    taken.push(cause)
    const note = `${codes[at]} · Seen at the press`
    expect((await history('SPOILED'))[0]).toMatchObject({ note, madeBy: maker.username, variants: 1, pieces: 1 })
  }
  expect(taken).toEqual(['SMEARED', 'MISPLACED', 'COLOUR', 'GARMENT'])
  // Words alone say nothing about the blank.
  expect((await scan(codes[failCauses.length] ?? '', 'fail')).blank).toBe(null)
})

test('what nobody counts loses nothing; where none is left the stock stays at none, the piece fails all the same, and its history says so', async () => {
  const { codes: uncounted } = await started(1, 'G5000-FOREST-S')
  expect(await left('G5000-FOREST-S')).toBe(null)
  expect((await scan(uncounted[0] ?? '', 'fail', 'SMEARED')).blank).toBe(null)
  await count(1)
  const { codes } = await started(1)
  expect(await left()).toBe(0)
  expect(await scan(codes[0] ?? '', 'fail', 'SMEARED')).toMatchObject({ blank: 'NONE_LEFT', orderStatus: 'PROCESSING' })
  expect(await left()).toBe(0)
  const [{ id = 0 } = {}] = await history('SPOILED')
  expect((await staff()(stockCalls.officeReceipt, { params: { id } })).data.lines).toMatchObject([{ quantity: 1, before: 0, after: 0 }])
})

test('the blank of a reprint that nobody started comes back with its order’s cancel, once; that of one that was started does not', {
  tags: 'long',
}, async () => {
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  await count(100)
  const { orderIds, codes } = await started(3)
  const [one = 0, , three = 0] = orderIds
  // Of the order of three pieces two fail, and the reprint of one of them is started.
  for (const code of [codes[0], codes[3], codes[4]]) await scan(code ?? '', 'fail', 'SMEARED')
  const again = await batch([three])
  await scan(again[0] ?? '', 'start')
  const before = (await left()) ?? 0
  await support(orderOfficeCalls.officeError, { params: { id: one }, body: { code: 'PRINT', waitsOn: 'STAFF', note: 'Off' } })
  await shop.settled()
  expect(await left()).toBe(before)
  for (const id of [one, three]) await support(orderOfficeCalls.officeCancel, { params: { id }, body: { reason: 'Not wanted' } })
  await shop.settled()
  expect(await left()).toBe(before + 2)
  expect((await history('PUT_BACK')).map(({ note }) => note).toSorted()).toEqual(
    [codes[0], codes[4]].map(code => `${code} · Seen at the press`).toSorted(),
  )
})

test('what the floor and orders take cannot be said by hand', async () => {
  // A program may ask for any kind; the contract lets none of these in.
  const body = { kind: 'SPOILED' as 'LOSS', note: 'n', lines: [{ variantID: sku, quantity: 1 }] }
  expect(await codeOf(staff()(stockCalls.addReceipt, { body }))).not.toBe('no refusal')
})
