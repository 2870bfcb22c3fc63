import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { hour } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { seedLabelFacts } from '#shop/order/intake/facts.seed.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { systemActor } from '#shop/order/status/facts.status.ts'
import { takeStep } from '#shop/order/status/status.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { startShop } from '#test/shop.ts'
import { productionFileCalls } from './batch/file/contract.ts'
import { printFileName } from './batch/file/name.rules.ts'
import { pickCalls } from './batch/pick/contract.ts'
import { productionCalls } from './contract.ts'
import { ticketQr } from './rules.ts'

const shop = await startShop()
afterAll(() => shop.close())
let maker: Seeded
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  maker = await seedStaff(shop.engine.db, 'production')
})
const asProduction = () => shop.client(maker.token)

/** Sharp on the smallest area that is printed: what is drawn of it is small. */
const art = await sharp({ create: { width: 450, height: 600, channels: 4, background: '#c2185b' } })
  .png()
  .toBuffer()
/** A seller with this many paid orders whose cooling-off is over; the second order has two pieces, the third three. */
async function ready(count: number, sku = 'ORN3-WHITE-STAR') {
  const seller = await seedRichSeller(shop.engine.db)
  const { data } = await shop.client(seller.token)(fileCalls.uploadFiles, {
    body: {},
    files: [new File([new Uint8Array(art)], 'art.png', { type: 'image/png' })],
  })
  const fileId = data[0]?.id ?? 0
  const made = await shop.write(tx => seedPaidOrders(tx, seller.id, count, { fileId, sku }))
  shop.advance(hour)
  await shop.cron('order.process')
  return { seller, orderIds: made.map(order => order.id) }
}
/** The same, in a batch whose files are rendered. */
async function batched(count: number, sku?: string) {
  const { seller, orderIds } = await ready(count, sku)
  const { data: batch } = await asProduction()(productionCalls.makeBatch, { body: { orderIds } })
  await shop.settled()
  const { data } = await asProduction()(productionCalls.batch, { params: { id: batch.id } })
  return { seller, orderIds, batch, tickets: data.tickets, printFiles: data.printFiles }
}
const statusOf = async (seller: Seeded, id: number) => (await shop.client(seller.token)(orderCalls.order, { params: { id } })).data.status
const scan = (code: string, action: 'start' | 'pass' | 'fail', reason = '') =>
  asProduction()(productionCalls.scanTicket, { body: { code, action, reason } })

test('all that waits in the queue is chosen at once, as it stands in the list', { tags: 'long' }, async () => {
  await ready(2)
  const { data } = await asProduction()(productionCalls.productionQueue, { query: { limit: 100 } })
  expect((await asProduction()(productionCalls.chooseQueue, { query: {} })).data.map(order => order.id)).toEqual(
    data.docs.map(order => order.id),
  )
})

test('paid orders wait in the queue with what is to be made', async () => {
  const { orderIds } = await ready(2)
  const { data } = await asProduction()(productionCalls.productionQueue, { query: { limit: 100 } })
  const mine = data.docs.filter(order => orderIds.includes(order.id))
  expect(mine.map(order => [order.quantity, order.isReprint, order.items[0]?.prints.length])).toEqual([
    [1, false, 1],
    [2, false, 1],
  ])
})

test('a batch renders print-ready files of 300 dots per inch, one a side, and has a ticket for every piece', async () => {
  const { seller, orderIds, batch, tickets, printFiles } = await batched(1)
  expect(batch).toMatchObject({ orders: 1, pieces: 1, leftOut: [] })
  expect(tickets).toHaveLength(1)
  expect(printFiles.map(file => file.state)).toEqual(['READY'])
  const file = printFiles[0]
  const png = Buffer.from(
    await (await asProduction().fetch(productionFileCalls.printFileContent, { params: { id: file?.id ?? 0 } })).arrayBuffer(),
  )
  expect(await sharp(png).metadata()).toMatchObject({
    format: 'png',
    width: file?.widthPixels,
    height: file?.heightPixels,
    density: 300,
    hasAlpha: true,
  })
  for (const id of orderIds) expect(await statusOf(seller, id)).toBe('EXPORTED')
})

describe('the same art', () => {
  const drawn = () => vi.spyOn(shop.engine.images, 'render')
  afterEach(() => void vi.restoreAllMocks())

  test('is drawn once, for all orders and batches that print it', { tags: 'long' }, async () => {
    const render = drawn()
    const first = await batched(1, 'MUG11-WHITE-11OZ')
    const second = await batched(3, 'MUG11-WHITE-11OZ')
    expect(render.mock.calls.length).toBe(1)
    const files = [...first.printFiles, ...second.printFiles].map(({ state, widthPixels, dpi }) => ({ state, widthPixels, dpi }))
    expect(files).toEqual(Array.from({ length: 4 }, () => files[0]))
    expect(files[0]?.state).toBe('READY')
  })

  test('is drawn again where it is printed in another size, or what was drawn is lost', { tags: 'long' }, async () => {
    await batched(1, 'MUG11-WHITE-11OZ')
    const render = drawn()
    await batched(1, 'MUG15-WHITE-15OZ')
    const { printFiles } = await batched(1, 'MUG11-WHITE-11OZ')
    const before = render.mock.calls.length
    const lost = await shop.engine.db.pool.query<{ sha256: string }>('select sha256 from print_file where id = $1', [printFiles[0]?.id])
    await shop.engine.files.remove(lost.rows[0]?.sha256 ?? '')
    expect((await batched(1, 'MUG11-WHITE-11OZ')).printFiles.map(file => file.state)).toEqual(['READY'])
    expect(render.mock.calls.length).toBe(before + 1)
  })
})

test('the tickets are a PDF with a QR code each, and the files a ZIP named by ticket', async () => {
  const { batch, tickets } = await batched(2)
  const at = { params: { id: batch.id } }
  const pdf = Buffer.from(await (await asProduction().fetch(productionCalls.batchTickets, at)).arrayBuffer())
  const pages = await shop.engine.pdf.read(pdf)
  expect(pages.map(page => page.barcodes.map(code => code.text))).toEqual(tickets.map(ticket => [ticketQr(ticket.id)]))
  const zip = Buffer.from(await (await asProduction().fetch(productionFileCalls.batchFiles, at)).arrayBuffer())
  const { data: lines } = await asProduction()(pickCalls.pickList, at)
  expect(lines).toMatchObject([{ toPick: 3, pieces: 3, tickets: tickets.map(({ code }) => code) }])
  const paper = Buffer.from(await (await asProduction().fetch(pickCalls.pickListPaper, at)).arrayBuffer())
  expect((await shop.engine.pdf.read(paper, { first: 1, count: 9, quickFor: ['pick list'] })).map(page => page.text)).toEqual([
    expect.stringContaining('3 to pick'),
  ])
  const names = tickets.map(ticket => printFileName({ ...ticket, ticketId: ticket.id, side: 'FRONT' }))
  for (const name of names) expect(zip.includes(name)).toBe(true)
  const csv = await (await asProduction().fetch(productionFileCalls.batchTable, at)).text()
  expect(csv.trim().split('\r\n')).toHaveLength(1 + tickets.length)
  for (const name of names) expect(csv).toContain(name)
})

test('an order is in production with its first piece and produced with its last', async () => {
  const { seller, orderIds, tickets } = await batched(2)
  const [id = 0] = orderIds.slice(1)
  const [first, second] = tickets.filter(ticket => ticket.orderId === id)
  expect((await scan(first?.code ?? '', 'start')).data).toMatchObject({ orderStatus: 'IN_PRODUCTION', passed: 0, pieces: 2 })
  await scan(second?.code ?? '', 'start')
  expect((await scan(ticketQr(first?.id ?? 0), 'pass')).data).toMatchObject({ orderStatus: 'IN_PRODUCTION', passed: 1 })
  expect((await scan(second?.code ?? '', 'pass')).data).toMatchObject({ orderStatus: 'PRODUCED', passed: 2 })
  expect(await statusOf(seller, id)).toBe('PRODUCED')
})

test('a failed piece goes back for a reprint of that piece alone, at our own cost', async () => {
  const { seller, orderIds, tickets } = await batched(2)
  const [id = 0] = orderIds.slice(1)
  const [first, second] = tickets.filter(ticket => ticket.orderId === id).map(ticket => ticket.code)
  for (const code of [first, second]) await scan(code ?? '', 'start')
  await scan(first ?? '', 'pass')
  await expect(scan(second ?? '', 'fail')).rejects.toMatchObject({ code: 'ORDER_REASON_MISSING' })
  expect((await scan(second ?? '', 'fail', 'Print is smeared')).data.orderStatus).toBe('PROCESSING')
  await expect(scan(second ?? '', 'pass')).rejects.toMatchObject({ code: 'TICKET_FAILED' })

  const { data: reprint } = await asProduction()(productionCalls.makeBatch, { body: { orderIds: [id] } })
  expect(reprint.pieces).toBe(1)
  await shop.settled()
  const again = (await asProduction()(productionCalls.batch, { params: { id: reprint.id } })).data.tickets
  expect(again).toMatchObject([{ reprint: 1, cause: 'Print is smeared' }])
  const zip = Buffer.from(await (await asProduction().fetch(productionFileCalls.orderFiles, { params: { id } })).arrayBuffer())
  // What has passed and what is made again; not what has failed.
  for (const [code, isThere] of [
    [`${first}-`, true],
    [`${second}-`, false],
    ['-2OF2-R1.png', true],
  ] as const)
    expect(zip.includes(code)).toBe(isThere)
  await shop.settled()
  const { data } = await asProduction()(productionCalls.batch, { params: { id: reprint.id } })
  const code = data.tickets[0]?.code ?? ''
  await scan(code, 'start')
  expect((await scan(code, 'pass')).data).toMatchObject({ orderStatus: 'PRODUCED', passed: 2 })
  expect(await statusOf(seller, id)).toBe('PRODUCED')
})

test('an order goes into one batch only, however many ask at once', async () => {
  const { orderIds } = await ready(1)
  const asks = await Promise.allSettled(Array.from({ length: 8 }, () => asProduction()(productionCalls.makeBatch, { body: { orderIds } })))
  expect(asks.filter(ask => ask.status === 'fulfilled')).toHaveLength(1)
})

test('an order that broke in its batch, or after all of it had passed, goes through another batch once it is sent on', async () => {
  const { orderIds, tickets } = await batched(2)
  const [waiting = 0, made = 0] = orderIds
  for (const { code } of tickets.filter(ticket => ticket.orderId === made)) {
    await scan(code, 'start')
    await scan(code, 'pass')
  }
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  for (const id of [waiting, made]) {
    await support(orderOfficeCalls.officeError, { params: { id }, body: { code: 'PRINT', waitsOn: 'STAFF', note: 'The colour is off' } })
    await support(orderOfficeCalls.officeResend, { params: { id }, body: { to: 'PROCESSING', reason: 'Made again' } })
  }
  await shop.settled()
  const { data: batch } = await asProduction()(productionCalls.makeBatch, { body: { orderIds: [waiting, made] } })
  expect(batch).toMatchObject({ orders: 2, pieces: 3, leftOut: [] })
  await shop.settled()
  const { data } = await asProduction()(productionCalls.batch, { params: { id: batch.id } })
  for (const { code } of data.tickets) expect((await scan(code, 'start')).data.orderStatus).toBe('IN_PRODUCTION')
})

test('an order whose label comes while its files are drawn is started all the same', async () => {
  const { orderIds } = await ready(1)
  const [orderId = 0] = orderIds
  const { data: batch } = await asProduction()(productionCalls.makeBatch, { body: { orderIds } })
  const label = seedLabelFacts({ isCreated: false })
  await shop.write(tx => takeStep(tx, { orderId, step: 'createLabel', actor: systemActor, facts: { label } }))
  await shop.settled()
  const { data } = await asProduction()(productionCalls.batch, { params: { id: batch.id } })
  expect((await scan(data.tickets[0]?.code ?? '', 'start')).data.orderStatus).toBe('IN_PRODUCTION')
})

test('a cancelled order’s ticket shouts, and a recalled order waits in the queue again', async () => {
  const { seller, orderIds, tickets } = await batched(2)
  const [cancelled = 0, recalled = 0] = orderIds
  const call = shop.client(seller.token)
  const { data: preview } = await call(orderCancelCalls.previewCancel, { params: { id: cancelled } })
  await call(orderCancelCalls.cancelOrder, { params: { id: cancelled }, body: { reason: 'Too late', seenRefundCents: preview.nowCents } })
  await shop.settled()
  const codeOf = (orderId: number) => tickets.find(ticket => ticket.orderId === orderId)?.code ?? ''
  await expect(scan(codeOf(cancelled), 'start')).rejects.toMatchObject({ code: 'TICKET_VOID' })
  expect((await asProduction()(productionCalls.recallOrder, { params: { id: recalled } })).data.status).toBe('PROCESSING')
  await expect(scan(codeOf(recalled), 'start')).rejects.toMatchObject({ code: 'TICKET_VOID' })
  expect((await asProduction()(productionCalls.makeBatch, { body: { orderIds: [recalled] } })).data.pieces).toBe(2)
})

test('a cancelled order’s piece cannot be scanned any more, even before its ticket is void', async () => {
  const { orderIds, tickets } = await batched(1)
  const code = tickets[0]?.code ?? ''
  await scan(code, 'start')
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  await support(orderOfficeCalls.officeCancel, { params: { id: orderIds[0] ?? 0 }, body: { reason: 'Too late' } })
  await expect(scan(code, 'fail', 'Smeared')).rejects.toMatchObject({ code: 'TICKET_VOID' })
  await expect(scan(code, 'pass')).rejects.toMatchObject({ code: 'TICKET_VOID' })
})

test('a scan shows each side by the order’s own file, and where its seller shows how it is meant to look', async () => {
  const { orderIds, tickets } = await batched(1)
  await shop.engine.db.pool.query(`update order_item set mockups = '{https://mock.example/1.png}' where order_id = $1`, [orderIds[0]])
  const { data } = await scan(tickets[0]?.code ?? '', 'start')
  const { rows: files } = await shop.engine.db.pool.query(
    'select f.id, f.side, f.file_id from order_file f join order_item i on i.id = f.item_id where i.order_id = $1',
    [orderIds[0]],
  )
  expect(data.prints).toEqual(files)
  expect(data.mockups).toEqual(['https://mock.example/1.png'])
  const picture = await asProduction().fetch(orderOfficeCalls.officeOrderPicture, { params: { id: files[0].id }, query: {} })
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ format: 'webp' })
})

describe('the machine of a piece', () => {
  const name = (value: string) => shop.write(tx => changeSetting(tx, 'machines', value, 'owner'))
  const at = (code: string, action: 'start' | 'pass' | 'fail', machine: string) =>
    asProduction()(productionCalls.scanTicket, { body: { code, action, reason: 'Smeared', machine } })
  const machineOf = async (code: string) =>
    (await shop.engine.db.pool.query('select machine from ticket where id = $1', [Number(code.slice(1))])).rows[0].machine
  afterEach(() => name(''))

  test('is the first one that a scan names, and one that the shop has', { tags: 'long' }, async () => {
    await name('DTG 1, Press')
    expect((await asProduction()(productionCalls.productionMachines)).data).toEqual(['DTG 1', 'Press'])
    const { tickets } = await batched(2)
    const [one, two] = tickets.map(ticket => ticket.code)
    await expect(at(one ?? '', 'start', 'DTG 9')).rejects.toMatchObject({ status: 422, code: 'TICKET_MACHINE_UNKNOWN' })
    await at(one ?? '', 'start', 'DTG 1')
    await at(one ?? '', 'pass', 'Press')
    expect(await machineOf(one ?? '')).toBe('DTG 1')
    await at(two ?? '', 'start', '')
    await at(two ?? '', 'fail', 'Press')
    expect(await machineOf(two ?? '')).toBe('Press')
  })

  test('is not asked for where the shop names none', async () => {
    expect((await asProduction()(productionCalls.productionMachines)).data).toEqual([])
    const [ticket] = (await batched(1)).tickets
    await scan(ticket?.code ?? '', 'start')
    expect(await machineOf(ticket?.code ?? '')).toBe(null)
  })
})

test('only production makes batches and scans; others of the staff may watch', async () => {
  const finance = shop.client((await seedStaff(shop.engine.db, 'finance')).token)
  await expect(finance(productionCalls.makeBatch, { body: { orderIds: [1] } })).rejects.toMatchObject({ status: 403 })
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  expect((await support(productionCalls.productionBoard)).data.stages.length).toBeGreaterThan(4)
  expect((await support(orderOfficeCalls.officeOrderCounts)).data.counts).toBeDefined()
})
