// An order that is taken out of its batch before anybody has started it: nothing of the batch, shown or printed, has it any more.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { uploadArt } from '#test/art.ts'
import { orderInput } from '#test/order.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { productionFileCalls } from './batch/file/contract.ts'
import { productionCalls } from './contract.ts'
import { ticketQr } from './rules.ts'

const shop = await startShop()
afterAll(() => shop.close())
let maker: Seeded
let seller: Seeded
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  maker = await seedStaff(shop.engine.db, 'production')
  seller = await seedRichSeller(shop.engine.db)
  await uploadArt(shop.client(seller.token), [1_800, 2_400], 'art.png')
})
const bench = () => shop.client(maker.token)
const mine = () => shop.client(seller.token)
const items = [{ sku: 'ORN3-WHITE-STAR', quantity: 2, files: [{ side: 'FRONT' as const, link: 'library:art.png' }] }]

/** Two paid orders in one batch, whose files are made. */
async function batched() {
  const ids: number[] = []
  for (let made = 0; made < 2; made++) {
    const { id } = (await mine()(orderIntakeCalls.createOrder, { body: { ...orderInput, items } })).data
    await mine()(orderPayCalls.submitOrder, { params: { id } })
    ids.push(id)
  }
  shop.advance(hour)
  await shop.cron('order.process')
  const { id: batchId } = (await bench()(productionCalls.makeBatch, { body: { orderIds: ids } })).data
  await shop.settled()
  const [kept = 0, gone = 0] = ids
  return { batchId, kept, gone }
}
const batchOf = async (id: number) => (await bench()(productionCalls.batch, { params: { id } })).data
const recall = (id: number) => bench()(productionCalls.recallOrder, { params: { id } })
const scan = (code: string, action: 'start' | 'pass') => bench()(productionCalls.scanTicket, { body: { code, action } })

test('a recalled order leaves the batch’s files, counts, tickets and ZIP, and its old tickets are refused', async () => {
  const { batchId, kept, gone } = await batched()
  expect((await recall(gone)).data).toEqual({ id: gone, status: 'PROCESSING' })
  const batch = await batchOf(batchId)
  expect(batch).toMatchObject({ orders: 1, pieces: 2, files: 1, filesReady: 1 })
  expect(batch.printFiles.map(file => file.orderId)).toEqual([kept])
  const standing = batch.tickets.filter(ticket => ticket.state !== 'VOID')
  expect(standing.map(ticket => ticket.orderId)).toEqual([kept, kept])
  const pdf = Buffer.from(await (await bench().fetch(productionCalls.batchTickets, { params: { id: batchId } })).arrayBuffer())
  const pages = await shop.engine.pdf.read(pdf)
  expect(pages.map(page => page.barcodes.map(code => code.text))).toEqual(standing.map(ticket => [ticketQr(ticket.id)]))
  const zip = Buffer.from(await (await bench().fetch(productionFileCalls.batchFiles, { params: { id: batchId } })).arrayBuffer())
  for (const { code, orderId } of batch.tickets) expect(zip.includes(`${code}-O`)).toBe(orderId === kept)
  const old = batch.tickets.find(ticket => ticket.orderId === gone)?.code ?? ''
  expect(await codeOf(scan(old, 'start'))).toBe('TICKET_VOID')
})

test('it waits for another batch, and is made from there', async () => {
  const { batchId, gone } = await batched()
  await recall(gone)
  const { docs } = (await bench()(productionCalls.productionQueue, { query: { limit: 100 } })).data
  expect(docs.map(({ id }) => id)).toContain(gone)
  const next = (await bench()(productionCalls.makeBatch, { body: { orderIds: [gone] } })).data.id
  await shop.settled()
  expect(await batchOf(next)).toMatchObject({ orders: 1, pieces: 2, files: 1, filesReady: 1 })
  expect(await batchOf(batchId)).toMatchObject({ orders: 1, pieces: 2, files: 1 })
  for (const { code } of (await batchOf(next)).tickets) await scan(code, 'start')
  expect((await mine()(orderCalls.order, { params: { id: gone } })).data.status).toBe('IN_PRODUCTION')
})

test('what cancelling gives back counts the files that were made once, in no batch, in the next one and after it', async () => {
  const { gone } = await batched()
  const due = async () => (await mine()(orderCancelCalls.previewCancel, { params: { id: gone } })).data
  const made = await due()
  expect(made).toMatchObject({ reason: 'LESS_FEE', nowCents: made.paidCents - 2 * made.feeCents })
  await recall(gone)
  expect((await due()).nowCents).toBe(made.nowCents)
  await bench()(productionCalls.makeBatch, { body: { orderIds: [gone] } })
  expect((await due()).nowCents).toBe(made.nowCents)
  await shop.settled()
  expect((await due()).nowCents).toBe(made.nowCents)
})

test('a batch whose last order is recalled is empty, and its tickets still open', async () => {
  const { batchId, kept, gone } = await batched()
  await recall(kept)
  await recall(gone)
  expect(await batchOf(batchId)).toMatchObject({ orders: 0, pieces: 0, files: 0, printFiles: [] })
  const answer = await bench().fetch(productionCalls.batchTickets, { params: { id: batchId } })
  expect(answer.status).toBe(200)
  expect(await codeOf(bench().fetch(productionFileCalls.batchFiles, { params: { id: batchId } }))).toBe('PRODUCTION_FILE_COUNT')
})

test('an order that is started is not recalled; a recall and a start at once leave one of the two', async () => {
  const { batchId, kept, gone } = await batched()
  const codes = (await batchOf(batchId)).tickets
  const codeFor = (orderId: number) => codes.find(ticket => ticket.orderId === orderId)?.code ?? ''
  await scan(codeFor(kept), 'start')
  expect(await codeOf(recall(kept))).toBe('ORDER_STEP_IMPOSSIBLE')
  const [recalled, started] = await Promise.all([codeOf(recall(gone)), codeOf(scan(codeFor(gone), 'start'))])
  expect([recalled, started].filter(code => code === 'no refusal')).toHaveLength(1)
  const { status } = (await mine()(orderCalls.order, { params: { id: gone } })).data
  expect(status).toBe(recalled === 'no refusal' ? 'PROCESSING' : 'IN_PRODUCTION')
  expect(await codeOf(recall(gone))).toBe('ORDER_STEP_IMPOSSIBLE')
})

test('only production and the owner recall an order', async () => {
  const { gone } = await batched()
  const asked = async (who: Seeded) => refusalOf(shop.client(who.token)(productionCalls.recallOrder, { params: { id: gone } }))
  for (const role of ['support', 'warehouse', 'finance', 'auditor'] as const)
    expect(await asked(await seedStaff(shop.engine.db, role))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await asked(await seedSeller(shop.engine.db))).toBe('404 NOT_FOUND')
  expect(await asked(await seedStaff(shop.engine.db, 'owner'))).toBe('no refusal')
})
