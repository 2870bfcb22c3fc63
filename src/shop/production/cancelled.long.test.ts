// A cancelled piece is never made: what was cancelled leaves the batch, its papers and its files, and a scan of it is refused.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { uploadArt } from '#test/art.ts'
import { orderInput } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
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
const asProduction = () => shop.client(maker.token)
const call = () => shop.client(seller.token)
const files = [{ side: 'FRONT' as const, link: 'library:art.png' }]

/** A paid order of two pieces of one product and one of another, ready for a batch. */
async function ready() {
  const items = [
    { sku: 'ORN3-WHITE-STAR', quantity: 2, files },
    { sku: 'G5000-FOREST-S', quantity: 1, files },
  ]
  const { data: order } = await call()(orderIntakeCalls.createOrder, { body: { ...orderInput, items } })
  await call()(orderPayCalls.submitOrder, { params: { id: order.id } })
  shop.advance(hour)
  await shop.cron('order.process')
  const [kept, gone] = order.items
  return { id: order.id, keptId: kept?.id ?? 0, goneId: gone?.id ?? 0 }
}
type Ready = Awaited<ReturnType<typeof ready>>
const makeBatch = async ({ id }: Ready) => (await asProduction()(productionCalls.makeBatch, { body: { orderIds: [id] } })).data
const batchOf = async (id: number) => (await asProduction()(productionCalls.batch, { params: { id } })).data
const scan = (code: string, action: 'start' | 'pass') => asProduction()(productionCalls.scanTicket, { body: { code, action } })
/** For the sum that is shown; where the files are drawn meanwhile it is another, and is looked at again. */
async function cancelItem(order: Ready, isAgain = false): Promise<void> {
  const params = { id: order.id, itemId: order.goneId }
  const { nowCents: seenRefundCents } = (await call()(orderCancelCalls.previewCancelItem, { params })).data
  const code = await codeOf(call()(orderCancelCalls.cancelOrderItem, { params, body: { seenRefundCents } }))
  if (code === 'REFUND_NOT_SEEN' && !isAgain) return cancelItem(order, true)
  expect(code).toBe('no refusal')
}

test('the tickets and print files of a cancelled item leave the batch, its counts, its PDF and its ZIP', async () => {
  const order = await ready()
  const { id } = await makeBatch(order)
  await shop.settled()
  await cancelItem(order)
  await shop.settled()
  const batch = await batchOf(id)
  expect(batch).toMatchObject({ orders: 1, pieces: 2, files: 1, filesReady: 1 })
  expect(batch.printFiles.map(file => file.itemId)).toEqual([order.keptId])
  const standing = batch.tickets.filter(ticket => ticket.state !== 'VOID')
  expect(standing.map(ticket => ticket.itemId)).toEqual([order.keptId, order.keptId])
  const pdf = Buffer.from(await (await asProduction().fetch(productionCalls.batchTickets, { params: { id } })).arrayBuffer())
  const pages = await shop.engine.pdf.read(pdf)
  expect(pages.map(page => page.barcodes.map(code => code.text))).toEqual(standing.map(ticket => [ticketQr(ticket.id)]))
  const zip = Buffer.from(await (await asProduction().fetch(productionFileCalls.batchFiles, { params: { id } })).arrayBuffer())
  expect(batch.tickets.map(ticket => [ticket.itemId, zip.includes(`${ticket.code}-O`)])).toEqual([
    [order.keptId, true],
    [order.keptId, true],
    [order.goneId, false],
  ])
})

test('nobody starts a piece whose item is cancelled, and the order is produced without it', async () => {
  const order = await ready()
  const { id } = await makeBatch(order)
  await shop.settled()
  const { tickets } = await batchOf(id)
  await cancelItem(order)
  const codes = (itemId: number) => tickets.filter(ticket => ticket.itemId === itemId).map(ticket => ticket.code)
  for (const code of codes(order.goneId)) await expect(scan(code, 'start')).rejects.toMatchObject({ code: 'TICKET_CANCELLED', status: 409 })
  await shop.settled()
  for (const code of codes(order.goneId)) await expect(scan(code, 'start')).rejects.toMatchObject({ code: 'TICKET_CANCELLED', status: 409 })
  const [first = '', second = ''] = codes(order.keptId)
  for (const code of [first, second]) await scan(code, 'start')
  expect((await scan(first, 'pass')).data).toMatchObject({ orderStatus: 'IN_PRODUCTION', passed: 1, pieces: 2 })
  expect((await scan(second, 'pass')).data).toMatchObject({ orderStatus: 'PRODUCED', passed: 2, pieces: 2 })
})

test('an item that is cancelled while the files are drawn stops nothing: the rest is exported', async () => {
  const order = await ready()
  const { id } = await makeBatch(order)
  await cancelItem(order)
  await shop.settled()
  expect((await call()(orderCalls.order, { params: { id: order.id } })).data.status).toBe('EXPORTED')
  expect(await batchOf(id)).toMatchObject({ pieces: 2, files: 1, filesReady: 1, filesFailed: 0 })
})
