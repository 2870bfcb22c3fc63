// What a gang sheet's printer is given: its white underbase, and both in the hot folder of the technique, whole and once.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { hour } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { dashboardCalls } from '#shop/dashboard/contract.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { uploadArt } from '#test/art.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { productionFileCalls } from '../../batch/file/contract.ts'
import { hotCalls } from '../../batch/hot/contract.ts'
import { productionCalls } from '../../contract.ts'
import { ticketQr } from '../../rules.ts'
import { gangCalls } from '../contract.ts'
import { placeSheet } from './place.ts'

const folder = join(await mkdtemp(join(tmpdir(), 'inkport-sheets-')), 'dtf')
await mkdir(folder)
const shop = await startShop({ env: { HOT_FOLDER_DTF: folder } })
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})
const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
let maker: Seeded
let seller: Seeded
let fileId: number
beforeAll(async () => {
  await shop.write(seedPrices)
  maker = await seedStaff(shop.engine.db, 'production')
  seller = await seedRichSeller(shop.engine.db)
  fileId = await uploadArt(shop.client(seller.token), [1_800, 2_400])
  // Shirts that are printed on film.
  await shop.write(tx => sql`update print_area set technique = 'DTF'`.execute(tx.q))
  await shop.write(tx => changeSetting(tx, 'underbaseDtf', 'CHOKE_2', 'owner'))
  await shop.write(tx => changeSetting(tx, 'hotDtf', 'SHEETS', 'owner'))
})
const staff = () => shop.client(maker.token)
const set = (change: string) => shop.write(tx => sql`update hot_file set ${sql.raw(change)}`.execute(tx.q))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const sheet = async (id: number) => (await staff()(gangCalls.gangSheet, { params: { id } })).data
const print = (id: number, reason = '') => staff()(gangCalls.printGangSheet, { params: { id }, body: { reason } })
const bytesOf = async (response: Promise<Response>) => Buffer.from(await (await response).arrayBuffer())
const pngOf = (id: number) => bytesOf(staff().fetch(gangCalls.gangSheetContent, { params: { id } }))
const maskOf = (id: number) => bytesOf(staff().fetch(gangCalls.gangSheetUnderbase, { params: { id } }))

/** A drawn sheet of a batch with an order of these SKUs each. */
async function drawn(...skus: string[]) {
  const orderIds: number[] = []
  for (const sku of skus) for (const { id } of await shop.write(tx => seedPaidOrders(tx, seller.id, 1, { fileId, sku }))) orderIds.push(id)
  shop.advance(hour)
  await shop.cron('order.process')
  const { id: batchId } = (await staff()(productionCalls.makeBatch, { body: { orderIds } })).data
  await shop.settled()
  const [id = 0] = (await staff()(gangCalls.planGang, { params: { id: batchId } })).data.sheets
  await shop.settled()
  return { id, batchId, orderIds }
}
async function codesOn(png: Buffer): Promise<string[]> {
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = {
    ...{ data: new Uint8ClampedArray(data), width: info.width, height: info.height },
    ...{ colorSpace: 'srgb' as const, pixelFormat: 'rgba-unorm8' as const },
  }
  return (await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, tryRotate: true })).map(code => code.text).toSorted()
}

test('a sheet has the masks of its prints where they lie, none below its codes, which are read all the same; white cloth has none', async () => {
  const { id, batchId } = await drawn('G5000-FOREST-S', 'BC3001-WHITE-S')
  const found = await sheet(id)
  const [png, mask] = [await pngOf(id), await maskOf(id)]
  expect(mask.length).toBe(found.whiteBytes)
  const { width, height } = await sharp(png).metadata()
  expect(await sharp(mask).metadata()).toMatchObject({ width, height, channels: 1, density: 300 })
  const { tickets, printFiles } = (await staff()(productionCalls.batch, { params: { id: batchId } })).data
  expect(await codesOn(png)).toEqual(tickets.map(ticket => ticketQr(ticket.id)).toSorted())
  // As much white as the single print's own mask has, and no more.
  const own = await bytesOf(
    staff().fetch(productionFileCalls.underbaseContent, { params: { id: printFiles.find(file => file.whiteBytes !== null)?.id ?? 0 } }),
  )
  const inked = async (file: Buffer) => (await sharp(file).toColourspace('b-w').raw().toBuffer()).filter(value => value === 255).length
  expect(await inked(mask)).toBe(await inked(own))
  const [dark] = found.places.filter(place => place.ticket.sku === 'G5000-FOREST-S')
  const at = {
    left: Math.round((dark?.leftInches ?? 0) * 300),
    top: Math.round((dark?.topInches ?? 0) * 300),
    width: Math.round((dark?.widthInches ?? 0) * 300),
    height: Math.round((dark?.heightInches ?? 0) * 300),
  }
  expect(await inked(await sharp(mask).extract(at).png().toBuffer())).toBe(await inked(own))
  expect(await codeOf(staff().fetch(gangCalls.gangSheetUnderbase, { params: { id: (await drawn('BC3001-WHITE-S')).id } }))).toBe(
    'PRINT_FILE_NOT_FOUND',
  )
})

test('where the folder takes sheets no single print goes there; a sheet that is sent to print does, with its mask and a ticket', async () => {
  const { id, batchId } = await drawn('G5000-FOREST-S')
  expect(await readdir(folder)).toEqual([])
  expect((await staff()(hotCalls.hotFolders)).data).toMatchObject([{ technique: 'DTF', takes: 'SHEETS', fault: null }])
  expect((await staff()(hotCalls.hotFiles, { params: { id: batchId } })).data).toEqual([])
  expect((await sheet(id)).hot).toBe(null)
  await print(id)
  await shop.settled()
  expect((await sheet(id)).hot).toMatchObject({ state: 'SENT', times: 1, fault: null })
  const names = (await readdir(folder)).toSorted()
  const name = names.find(each => /-1P\.png$/.test(each)) ?? ''
  expect(name).toMatch(/^G\d{6}-DTF-B\d{6}-(DUE\d{8}-)?1P\.png$/)
  expect(names).toEqual([name.replace('.png', '-WHITE.png'), name.replace('.png', '.json'), name].toSorted())
  const note = JSON.parse(await readFile(join(folder, name.replace('.png', '.json')), 'utf8'))
  const { tickets } = (await staff()(productionCalls.batch, { params: { id: batchId } })).data
  expect(note).toMatchObject({ file: name, underbase: name.replace('.png', '-WHITE.png'), sheet: id, technique: 'DTF', dpi: 300 })
  expect(note.pieces.map((piece: { code: string }) => piece.code)).toEqual(tickets.map(ticket => ticketQr(ticket.id)))
  expect(note.sha256).toBe(sha256(await readFile(join(folder, name))))
  expect((await readFile(join(folder, name.replace('.png', '-WHITE.png')))).equals(await maskOf(id))).toBe(true)
  // What the RIP has taken is put there once more only for a reason.
  for (const each of names) await rm(join(folder, each))
  await print(id, 'The film jammed')
  await shop.settled()
  expect((await sheet(id)).hot).toMatchObject({ state: 'SENT', times: 2 })
  expect((await readdir(folder)).toSorted()).toEqual(names)
})

test('a sheet that cannot be put there stands in the queue and the filter, and is sent again from its batch', async () => {
  const { id, batchId } = await drawn('G5000-FOREST-S')
  const aside = `${folder}-aside`
  const failed = async () => {
    const { data } = await staff()(productionCalls.batches, { query: { trouble: 'HOT_FOLDER' } })
    const { queues } = (await staff()(dashboardCalls.officeHome)).data
    return [data.docs.map(each => [each.id, each.hotFailed]), queues.find(each => each.name === 'hotFolders')?.count ?? 0]
  }
  await rename(folder, aside)
  await print(id)
  await shop.settled().catch(() => {})
  await expect(placeSheet(shop.engine, id, { jobId: 'first', isLastTry: false })).rejects.toThrow('HOT_FOLDER_MISSING')
  await placeSheet(shop.engine, id, { jobId: 'last', isLastTry: true })
  expect((await sheet(id)).hot).toMatchObject({ state: 'FAILED', fault: 'HOT_FOLDER_MISSING' })
  expect(await failed()).toEqual([[[batchId, 1]], 1])
  await rename(aside, folder)
  expect((await staff()(hotCalls.sendHotFiles, { params: { id: batchId }, body: {} })).data.files).toBe(1)
  await shop.settled()
  expect((await sheet(id)).hot).toMatchObject({ state: 'SENT', fault: null })
  expect(await failed()).toEqual([[], 0])
  expect(await codeOf(staff()(hotCalls.sendHotFiles, { params: { id: batchId }, body: {} }))).toBe('HOT_FILES_NONE')
})

test('a job that was killed at any point is taken up: a sheet is whole, and is not put there twice', async () => {
  const { id } = await drawn('G5000-FOREST-S')
  await print(id)
  await shop.settled()
  const name = (await readdir(folder)).find(each => each.startsWith(`G${String(id).padStart(6, '0')}-`) && each.endsWith('P.png')) ?? ''
  const whole = await readFile(join(folder, name))
  const run = (jobId: string) => placeSheet(shop.engine, id, { jobId, isLastTry: false })
  // Killed while it was written: half a part lies there, and only its own next try takes it up.
  await rm(join(folder, name))
  await writeFile(join(folder, `${name}.part`), whole.subarray(0, 100))
  await set("state = 'WAITING', claimed_by = 'killed', claimed_until = clock_timestamp() + interval '2 minutes'")
  await run('other')
  expect(await readdir(folder)).toContain(`${name}.part`)
  await run('killed')
  expect((await readFile(join(folder, name))).equals(whole)).toBe(true)
  // Killed after it had its name: the RIP has taken it since.
  await rm(join(folder, name))
  await set("state = 'PLACING', claimed_by = 'killed', claimed_until = clock_timestamp()")
  await run('killed')
  expect(await readdir(folder)).not.toContain(name)
  expect((await sheet(id)).hot?.state).toBe('SENT')
})

test('a piece that is cancelled before the sheet lies there stops it', async () => {
  const { id, batchId, orderIds } = await drawn('G5000-FOREST-S')
  await rename(folder, `${folder}-aside`)
  await print(id)
  await shop.settled().catch(() => {})
  const mine = shop.client(seller.token)
  const params = { id: orderIds[0] ?? 0 }
  const { nowCents: seenRefundCents } = (await mine(orderCancelCalls.previewCancel, { params })).data
  await mine(orderCancelCalls.cancelOrder, { params, body: { reason: 'Too late', seenRefundCents } })
  await rename(`${folder}-aside`, folder)
  const before = await readdir(folder)
  await placeSheet(shop.engine, id, { jobId: 'next', isLastTry: false })
  expect((await sheet(id)).hot).toMatchObject({ state: 'FAILED', fault: 'GANG_CANCELLED' })
  expect(await readdir(folder)).toEqual(before)
  await staff()(hotCalls.sendHotFiles, { params: { id: batchId }, body: {} })
  await shop.settled()
  expect((await sheet(id)).hot?.fault).toBe('GANG_CANCELLED')
})
