// Gang sheets: every ready print of a batch on one sheet, each with a code that its scanner reads; and what goes wrong on the way.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { hour } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { uploadArt } from '#test/art.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { productionFileCalls } from '../batch/file/contract.ts'
import { productionCalls } from '../contract.ts'
import { ticketQr } from '../rules.ts'
import { gangCalls } from './contract.ts'
import { listUnplacedBatches } from './store.ts'

const shop = await startShop()
afterAll(() => shop.close())
const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
let maker: Seeded
let seller: Seeded
let small: number
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  maker = await seedStaff(shop.engine.db, 'production')
  seller = await seedRichSeller(shop.engine.db)
  small = await uploadArt(shop.client(seller.token), [600, 800])
})
const staff = () => shop.client(maker.token)
const query = <T extends object>(sql: string, values: unknown[] = []) => shop.engine.db.pool.query<T>(sql, values)

/** A batch of so many orders: the second of two pieces, the third of three; its prints are ready. */
async function batched(count: number, sku = 'ORN3-WHITE-STAR') {
  const fileId = sku.startsWith('ORN3') ? small : await uploadArt(shop.client(seller.token), [1_800, 2_400])
  const orders = await shop.write(tx => seedPaidOrders(tx, seller.id, count, { fileId, sku }))
  shop.advance(hour)
  await shop.cron('order.process')
  const orderIds = orders.map(order => order.id)
  const { id } = (await staff()(productionCalls.makeBatch, { body: { orderIds } })).data
  await shop.settled()
  return { id, orderIds, tickets: (await staff()(productionCalls.batch, { params: { id } })).data.tickets }
}
const plan = (id: number) => staff()(gangCalls.planGang, { params: { id } })
const sheet = async (id: number) => (await staff()(gangCalls.gangSheet, { params: { id } })).data
const print = (id: number, reason = '') => staff()(gangCalls.printGangSheet, { params: { id }, body: { reason } })
async function planned(count: number) {
  const batch = await batched(count)
  const [id = 0] = (await plan(batch.id)).data.sheets
  await shop.settled()
  return { batch, id }
}
const pngOf = async (id: number) => Buffer.from(await (await staff().fetch(gangCalls.gangSheetContent, { params: { id } })).arrayBuffer())
/** What a scanner reads off the whole sheet, laid on white. */
async function codesOn(png: Buffer): Promise<string[]> {
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
    pixelFormat: 'rgba-unorm8' as const,
  }
  const read = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, tryRotate: true, maxNumberOfSymbols: 255 })
  return read.map(code => code.text).toSorted()
}

test('every piece of a batch lies on the sheet with its code, which is read; its size and colours are a RIP’s', async () => {
  const { batch, id } = await planned(3)
  const found = await sheet(id)
  expect(found).toMatchObject({ state: 'READY', technique: 'SUBLIMATION', widthInches: 22, pieces: 6, cancelled: 0, prints: [] })
  expect(found.wastePercent).toBeGreaterThan(0)
  const png = await pngOf(id)
  expect(await codesOn(png)).toEqual(batch.tickets.map(ticket => ticketQr(ticket.id)).toSorted())
  const { width, height, density, icc, hasAlpha } = await sharp(png, { limitInputPixels: false }).metadata()
  expect([width, density, hasAlpha]).toEqual([6_600, 300, true])
  // The office says inches to a hundredth.
  expect(Math.abs((height ?? 0) - found.lengthInches * 300)).toBeLessThan(3)
  expect(icc?.length).toBeGreaterThan(0)
  const preview = Buffer.from(await (await staff().fetch(gangCalls.gangSheetPreview, { params: { id }, query: {} })).arrayBuffer())
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 825 })
  // The ink is the print's own, pixel for pixel.
  const [file] = (await staff()(productionCalls.batch, { params: { id: batch.id } })).data.printFiles
  const own = await sharp(
    Buffer.from(await (await staff().fetch(productionFileCalls.printFileContent, { params: { id: file?.id ?? 0 } })).arrayBuffer()),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = own.data.subarray((Math.floor(own.info.height / 2) * own.info.width + Math.floor(own.info.width / 2)) * 4).subarray(0, 4)
  const place = found.places.find(each => !each.isTurned)
  const at = {
    left: Math.round((place?.leftInches ?? 0) * 300) + 60,
    top: Math.round((place?.topInches ?? 0) * 300) + 60,
    width: 1,
    height: 1,
  }
  expect([...(await sharp(png, { limitInputPixels: false }).extract(at).raw().toBuffer())]).toEqual([...middle])
})

test('the same pieces are planned once: asked again there is nothing to plan, and of two who ask at once one plans', async () => {
  const { id } = await batched(1)
  const codes = await Promise.all([codeOf(plan(id)), codeOf(plan(id))])
  expect(codes.filter(code => code === 'no refusal')).toHaveLength(1)
  expect(codes.find(code => code !== 'no refusal')).toMatch(/GANG_PLANNED|GANG_EMPTY/)
  expect(await codeOf(plan(id))).toBe('GANG_EMPTY')
  expect((await staff()(gangCalls.gangSheets, { params: { id } })).data).toHaveLength(1)
})

test('a piece that is cancelled after its sheet was drawn stops the sheet until it is drawn again without it', async () => {
  const { batch, id } = await planned(2)
  const { version } = await sheet(id)
  const [gone = 0, stays = 0] = batch.orderIds
  const mine = shop.client(seller.token)
  const { data: due } = await mine(orderCancelCalls.previewCancel, { params: { id: gone } })
  await mine(orderCancelCalls.cancelOrder, { params: { id: gone }, body: { reason: 'Too late', seenRefundCents: due.nowCents } })
  expect(await sheet(id)).toMatchObject({ cancelled: 1, pieces: 3 })
  expect(await codeOf(print(id))).toBe('GANG_CANCELLED')
  await staff()(gangCalls.drawGangSheet, { params: { id } })
  await shop.settled()
  const drawnAgain = await sheet(id)
  expect(drawnAgain).toMatchObject({ state: 'READY', cancelled: 0, pieces: 2 })
  // A picture has an address of its own.
  expect(drawnAgain.version).not.toBe(version)
  const left = batch.tickets.filter(ticket => ticket.orderId === stays).map(ticket => ticketQr(ticket.id))
  expect(await codesOn(await pngOf(id))).toEqual(left.toSorted())
  expect((await print(id)).data.prints).toBe(1)
})

test('a sheet is printed once without a reason, also by two at once; printed it is not discarded', async () => {
  const { id } = await planned(1)
  const codes = await Promise.all([codeOf(print(id)), codeOf(print(id))])
  expect(codes.toSorted()).toEqual(['GANG_REASON_MISSING', 'no refusal'])
  expect((await print(id, 'The film jammed')).data.prints).toBe(2)
  expect((await sheet(id)).prints.map(({ printedBy, reason }) => [printedBy, reason])).toEqual([
    [maker.username, ''],
    [maker.username, 'The film jammed'],
  ])
  expect(await codeOf(staff()(gangCalls.discardGangSheet, { params: { id } }))).toBe('GANG_PRINTED')
})

test('a sheet that was not printed is discarded, and its pieces go onto another', async () => {
  const { batch, id } = await planned(1)
  await staff()(gangCalls.discardGangSheet, { params: { id } })
  expect(await codeOf(staff()(gangCalls.gangSheet, { params: { id } }))).toBe('GANG_NOT_FOUND')
  expect(await codeOf(staff()(gangCalls.discardGangSheet, { params: { id } }))).toBe('GANG_NOT_FOUND')
  expect((await plan(batch.id)).data.pieces).toBe(1)
})

test('a sheet whose print is lost says so; the print is rendered again from the batch, and the sheet drawn', async () => {
  const { batch, id } = await planned(1)
  const { rows } = await query<{ sha256: string }>('select sha256 from print_file where batch_id = $1', [batch.id])
  await shop.engine.files.remove(rows[0]?.sha256 ?? '')
  await staff()(gangCalls.drawGangSheet, { params: { id } })
  await shop.settled()
  expect(await sheet(id)).toMatchObject({ state: 'FAILED', fault: 'GANG_PRINT_LOST' })
  expect(await codeOf(print(id))).toBe('GANG_NOT_READY')
  expect((await staff()(productionCalls.retryRender, { params: { id: batch.id } })).data.files).toBeGreaterThan(0)
  await shop.settled()
  await staff()(gangCalls.drawGangSheet, { params: { id } })
  await shop.settled()
  expect((await sheet(id)).state).toBe('READY')
})

test('a drawing that was killed in its middle is drawn by the next try, to the same bytes', async () => {
  const { id } = await planned(2)
  const { rows: before } = await query<{ sha256: string }>('select sha256 from gang_sheet where id = $1', [id])
  const { gang, pids } = shop.engine.images
  let killed = 0
  vi.spyOn(shop.engine.images, 'gang').mockImplementationOnce(async asked => {
    const drawing = gang(asked)
    while (pids().length === 0) await new Promise(done => setTimeout(done, 5))
    for (const pid of pids()) killed += Number(process.kill(pid, 'SIGKILL'))
    return drawing
  })
  await staff()(gangCalls.drawGangSheet, { params: { id } })
  await shop.settled().catch(() => {})
  vi.restoreAllMocks()
  await shop.settled()
  if ((await sheet(id)).state !== 'READY') {
    await staff()(gangCalls.drawGangSheet, { params: { id } })
    await shop.settled()
  }
  const { rows: after } = await query<{ sha256: string }>('select sha256 from gang_sheet where id = $1', [id])
  expect(killed).toBeGreaterThan(0)
  expect(after).toEqual(before)
})

test('prints that go straight onto the garment are on no sheet; who is no production plans none', async () => {
  const { id } = await batched(1, 'G5000-FOREST-S')
  expect(await codeOf(plan(id))).toBe('GANG_EMPTY')
  expect(await refusalOf(shop.client((await seedStaff(shop.engine.db, 'support')).token)(gangCalls.planGang, { params: { id } }))).toBe(
    '403 YOU_NOT_HAVE_PERMISSION',
  )
  expect(await refusalOf(shop.client(seller.token)(gangCalls.planGang, { params: { id } }))).toBe('404 NOT_FOUND')
})

const planAll = (batchIds: number[] = []) => staff()(gangCalls.planSheets, { body: { batchIds } })
const leavesBy = (orderId: number, day: string) => query('update "order" set platform_ordered_at = $2 where id = $1', [orderId, day])
/** What waited before a case is on sheets, so that it asks about its own. */
const placeTheRest = async () => {
  await codeOf(planAll())
  await shop.settled()
}

test('several batches lie together on a sheet, what is due first at its head, and the sheet says which and when', async () => {
  await placeTheRest()
  const [late, early] = [await batched(1), await batched(1)]
  await leavesBy(late.orderIds[0] ?? 0, '2026-11-24T12:00:00Z')
  await leavesBy(early.orderIds[0] ?? 0, '2026-11-16T12:00:00Z')
  const shirt = await batched(1, 'G5000-FOREST-S')
  // What is due first waits first, and what goes straight onto its garment waits for no sheet.
  const waiting = (await staff()(gangCalls.gangWaiting)).data
  expect(waiting.map(({ id, techniques, prints }) => [id, techniques, prints])).toEqual([
    [early.id, ['SUBLIMATION'], 1],
    [late.id, ['SUBLIMATION'], 1],
  ])
  const { sheets, ...planned } = (await planAll([late.id, early.id, late.id, shirt.id])).data
  expect(sheets).toHaveLength(1)
  expect(planned).toMatchObject({ batches: 2, pieces: 2, tooLarge: [], rendering: 0, alone: 1, hasMore: false })
  expect((await staff()(gangCalls.gangWaiting)).data).toEqual([])
  await shop.settled()
  const found = await sheet(sheets[0] ?? 0)
  expect(found.batchIds).toEqual([late.id, early.id].toSorted((one, other) => one - other))
  expect(found.dueAt).toEqual(expect.stringContaining('2026-11-18'))
  expect(found.state).toBe('READY')
  expect(found.places.map(place => place.ticket.orderId)).toEqual([...early.orderIds, ...late.orderIds])
  expect(found.wastePercent).toBe(planned.wastePercent)
  const listed = async (query: { state: 'OPEN' | 'PRINTED' }) =>
    (await staff()(gangCalls.allGangSheets, { query: { ...query, technique: 'SUBLIMATION', limit: 1 } })).data.docs.map(({ id }) => id)
  expect(await listed({ state: 'OPEN' })).toEqual(sheets)
  await print(found.id)
  expect(await listed({ state: 'PRINTED' })).toEqual(sheets)
  for (const { id } of [late, early])
    expect((await staff()(gangCalls.gangSheets, { params: { id } })).data.map(each => each.id)).toEqual(sheets)
})

test('without batches all that is ready is taken; then there is nothing to plan, and an unknown batch is refused', async () => {
  await placeTheRest()
  const [one, other] = [await batched(1), await batched(2)]
  const { sheets, pieces } = (await planAll()).data
  expect(pieces).toBe(one.tickets.length + other.tickets.length)
  await shop.settled()
  expect((await sheet(sheets[0] ?? 0)).batchIds).toEqual([one.id, other.id])
  expect(await codeOf(planAll())).toBe('GANG_EMPTY')
  expect(await codeOf(planAll([one.id, 999_999]))).toBe('BATCH_NOT_FOUND')
})

test('two who plan overlapping batches at once place each piece once', async () => {
  await placeTheRest()
  const [first, shared, last] = [await batched(1), await batched(2), await batched(1)]
  const codes = await Promise.all([codeOf(planAll([first.id, shared.id])), codeOf(planAll([last.id, shared.id]))])
  expect(codes.filter(code => code !== 'no refusal' && code !== 'GANG_PLANNED')).toEqual([])
  expect(codes).toContain('no refusal')
  await codeOf(planAll())
  const tickets = [first, shared, last].flatMap(batch => batch.tickets.map(ticket => ticket.id))
  const { rows } = await query<{ id: number }>('select ticket_id as id from gang_place where ticket_id = any ($1)', [tickets])
  expect(rows.map(row => row.id).toSorted((one, other) => one - other)).toEqual(tickets.toSorted((one, other) => one - other))
})

test('batches of before techniques were kept hide no others, and are found after them', async () => {
  await placeTheRest()
  // Straight onto the garment: they wait for no sheet, and nothing in their rows says so.
  const shirt = await batched(1, 'G5000-FOREST-S')
  await query('update print_file set technique = null where batch_id = $1', [shirt.id])
  const [old, fresh] = [await batched(1), await batched(1)]
  await query('update print_file set technique = null where batch_id = $1', [old.id])
  expect(await listUnplacedBatches(shop.engine.db, 1)).toEqual([fresh.id])
  const { sheets, pieces, hasMore } = (await planAll()).data
  expect([pieces, hasMore]).toEqual([2, false])
  expect((await sheet(sheets[0] ?? 0)).batchIds).toEqual([old.id, fresh.id])
})

test('only production plans sheets of several batches', async () => {
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  expect(await refusalOf(support(gangCalls.planSheets, { body: {} }))).toBe('403 YOU_NOT_HAVE_PERMISSION')
  expect(await refusalOf(shop.client(seller.token)(gangCalls.planSheets, { body: {} }))).toBe('404 NOT_FOUND')
})
