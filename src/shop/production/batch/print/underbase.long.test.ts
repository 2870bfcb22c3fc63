// White underbases: which prints have one, and that it goes wherever its print goes.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hour } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { uploadArt } from '#test/art.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { unzip } from '#test/zip.ts'
import { productionCalls } from '../../contract.ts'
import { productionFileCalls } from '../file/contract.ts'

const folder = await mkdtemp(join(tmpdir(), 'inkport-dtg-'))
const shop = await startShop({ env: { HOT_FOLDER_DTG: folder } })
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})
let maker: Seeded
let seller: Seeded
let fileId: number
beforeAll(async () => {
  await shop.write(seedPrices)
  maker = await seedStaff(shop.engine.db, 'production')
  seller = await seedRichSeller(shop.engine.db)
  fileId = await uploadArt(shop.client(seller.token), [1_800, 2_400])
})
const staff = () => shop.client(maker.token)
/** The print file of an order in a batch of its own. */
async function printed(sku: string) {
  const [order] = await shop.write(tx => seedPaidOrders(tx, seller.id, 1, { fileId, sku }))
  shop.advance(hour)
  await shop.cron('order.process')
  const { id } = (await staff()(productionCalls.makeBatch, { body: { orderIds: [order?.id ?? 0] } })).data
  await shop.settled()
  const [file] = (await staff()(productionCalls.batch, { params: { id } })).data.printFiles
  if (!file) throw new Error('no print file')
  return { batchId: id, orderId: order?.id ?? 0, file }
}

test('where its technique’s setting asks for one, a print on cloth that is not white has an underbase, drawn once', async () => {
  const draw = vi.spyOn(shop.engine.images, 'underbase')
  expect((await printed('G5000-FOREST-S')).file.whiteBytes).toBeNull()
  await shop.write(tx => changeSetting(tx, 'underbaseDtg', 'CHOKE_2', 'owner'))
  const { file, batchId, orderId } = await printed('G5000-FOREST-S')
  expect((await printed('G5000-FOREST-S')).file.whiteBytes).toBe(file.whiteBytes)
  expect(draw).toHaveBeenCalledTimes(1)
  const white = (await printed('BC3001-WHITE-S')).file
  expect(white.whiteBytes).toBeNull()
  expect(await codeOf(staff().fetch(productionFileCalls.underbaseContent, { params: { id: white.id } }))).toBe('PRINT_FILE_NOT_FOUND')

  const mask = await staff().fetch(productionFileCalls.underbaseContent, { params: { id: file.id } })
  const bytes = Buffer.from(await mask.arrayBuffer())
  expect(bytes.length).toBe(file.whiteBytes)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: file.widthPixels, height: file.heightPixels, channels: 1, density: 300 })
  // In the folder beside its print, in both ZIPs and in the table.
  const own = (await readdir(folder)).filter(name => name.includes(`-O${String(orderId).padStart(6, '0')}-`))
  expect(own.map(name => name.slice(name.lastIndexOf('-1OF1') + 5)).toSorted()).toEqual(['-WHITE.png', '.json', '.png'])
  const whiteName = own.find(name => name.endsWith('-WHITE.png')) ?? ''
  expect((await readFile(join(folder, whiteName))).equals(bytes)).toBe(true)
  const note = JSON.parse(await readFile(join(folder, own.find(name => name.endsWith('.json')) ?? ''), 'utf8'))
  expect(note.underbase).toBe(whiteName)
  const [batchZip, orderZip, table] = await Promise.all([
    staff().fetch(productionFileCalls.batchFiles, { params: { id: batchId } }),
    staff().fetch(productionFileCalls.orderFiles, { params: { id: orderId } }),
    staff().fetch(productionFileCalls.batchTable, { params: { id: batchId } }),
  ])
  for (const zip of [batchZip, orderZip]) expect([...unzip(Buffer.from(await zip.arrayBuffer())).keys()]).toContain(whiteName)
  expect(await table.text()).toContain(`${whiteName},READY`)
})
