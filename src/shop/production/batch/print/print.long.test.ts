// Prints on PostgreSQL: one drawing of a design, whoever asks for it at once, and whatever becomes of who draws it.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { hour } from '#base/time.ts'
import { emit } from '#engine/events/event.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPaidOrders, seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { uploadArt } from '#test/art.ts'
import { startShop } from '#test/shop.ts'
import { productionCalls } from '../../contract.ts'
import { productionFileCalls } from '../file/contract.ts'
import { renderOrder } from '../render.ts'

const shop = await startShop()
afterAll(() => shop.close())
afterEach(() => void vi.restoreAllMocks())
let maker: Seeded
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  maker = await seedStaff(shop.engine.db, 'production')
})
const production = () => shop.client(maker.token)
const query = <T extends object>(sql: string, values: unknown[] = []) => shop.engine.db.pool.query<T>(sql, values)

let width = 600
/** Paid orders of one design that nobody has printed yet, in a batch. */
async function batched(count: number) {
  const seller = await seedRichSeller(shop.engine.db, 20_00 * count + 1_000_00)
  const fileId = await uploadArt(shop.client(seller.token), [width++, 800])
  const orders = await shop.write(tx => seedPaidOrders(tx, seller.id, count, { fileId, sku: 'ORN3-WHITE-STAR' }))
  shop.advance(hour)
  await shop.cron('order.process')
  const orderIds = orders.map(order => order.id)
  const { id } = (await production()(productionCalls.makeBatch, { body: { orderIds } })).data
  return { batchId: id, orderIds, seller }
}
const filesOf = async (id: number) => (await production()(productionCalls.batch, { params: { id } })).data.printFiles

test('twenty orders of one design that are rendered at once draw it once, and each has it', async () => {
  const render = vi.spyOn(shop.engine.images, 'render')
  const { batchId, orderIds } = await batched(20)
  await Promise.all(orderIds.map(orderId => renderOrder(shop.engine, { batchId, orderId })))
  await shop.settled()
  expect(render).toHaveBeenCalledTimes(1)
  const files = await filesOf(batchId)
  expect(files.map(file => file.state)).toEqual(Array.from({ length: 20 }, () => 'READY'))
  const { rows } = await query<{ count: number }>('select count(distinct sha256)::int from print_file where batch_id = $1', [batchId])
  expect(rows).toEqual([{ count: 1 }])
})

test('five hundred orders of one design, a whole batch, are one drawing', async () => {
  const render = vi.spyOn(shop.engine.images, 'render')
  const { batchId } = await batched(500)
  await shop.settled()
  expect(render).toHaveBeenCalledTimes(1)
  const { rows } = await query<{ state: string; count: number }>(
    'select state, count(*)::int from print_file where batch_id = $1 group by state',
    [batchId],
  )
  expect(rows).toEqual([{ state: 'READY', count: 500 }])
})

test('a print whose drawer was killed is drawn by who waits for it, once its claim is over', async () => {
  const first = await batched(1)
  await shop.settled()
  await query('update print set sha256 = null, drawing_by = $1, drawing_until = clock_timestamp() + $2::interval', ['killed', '1 second'])
  const render = vi.spyOn(shop.engine.images, 'render')
  const fileId = await fileOf(first.batchId)
  const again = await shop.write(tx => seedPaidOrders(tx, first.seller.id, 2, { fileId, sku: 'ORN3-WHITE-STAR' }))
  shop.advance(hour)
  await shop.cron('order.process')
  const { id } = (await production()(productionCalls.makeBatch, { body: { orderIds: again.map(order => order.id) } })).data
  await shop.settled()
  expect(render).toHaveBeenCalledTimes(1)
  expect((await filesOf(id)).map(file => file.state)).toEqual(['READY', 'READY'])
})
const fileOf = async (batchId: number) =>
  (await query<{ fileId: number }>('select file_id from print_file where batch_id = $1', [batchId])).rows[0]?.fileId ?? 0

test('a drawing that fails leaves nobody waiting: the next one tries', async () => {
  const render = vi.spyOn(shop.engine.images, 'render').mockRejectedValueOnce(new Error('no memory'))
  const { batchId, orderIds } = await batched(3)
  const all = await Promise.allSettled(orderIds.map(orderId => renderOrder(shop.engine, { batchId, orderId })))
  await shop.settled()
  expect(all.filter(each => each.status === 'rejected').length).toBeLessThanOrEqual(1)
  expect(render).toHaveBeenCalledTimes(2)
  expect((await filesOf(batchId)).map(file => file.state)).toEqual(['READY', 'READY', 'READY'])
})

test('a print knows where its ink is, and carries its size and sRGB for a RIP', async () => {
  const { batchId } = await batched(1)
  await shop.settled()
  const [file] = await filesOf(batchId)
  const { rows } = await query<Record<'widthPixels' | 'heightPixels' | 'inkLeft' | 'inkTop' | 'inkWidth' | 'inkHeight', number>>(
    'select p.* from print p join print_file f using (art_hash) where f.id = $1',
    [file?.id],
  )
  const [print] = rows
  if (!print) throw new Error('no print')
  expect(print.inkWidth * 4).toBeCloseTo(print.inkHeight * 3, -2)
  expect(print.inkLeft + print.inkWidth).toBeLessThanOrEqual(print.widthPixels)
  const response = await production().fetch(productionFileCalls.printFileContent, { params: { id: file?.id ?? 0 } })
  const png = Buffer.from(await response.arrayBuffer())
  const at = png.indexOf('pHYs')
  expect([png.readUInt32BE(at + 4), png.readUInt32BE(at + 8), png[at + 12]]).toEqual([11_811, 11_811, 1])
  expect(png.includes('iCCP')).toBe(true)
})

test('of an area that is printed at 150 dots per inch the file says so', async () => {
  await query('update print_area set dpi = 150')
  const { batchId } = await batched(1)
  await shop.settled()
  await query('update print_area set dpi = 300')
  const [file] = await filesOf(batchId)
  const response = await production().fetch(productionFileCalls.printFileContent, { params: { id: file?.id ?? 0 } })
  const png = Buffer.from(await response.arrayBuffer())
  const dotsPerMetre = png.readUInt32BE(png.indexOf('pHYs') + 4)
  expect(Math.abs(dotsPerMetre - 150 / 0.0254)).toBeLessThan(1)
})

test('what was drawn for a seller goes with their account, but not what another prints, too', async () => {
  const { batchId, seller } = await batched(1)
  await shop.settled()
  const [other] = await query<{ artHash: string }>('select art_hash from print_file where batch_id <> $1 limit 1', [batchId]).then(
    it => it.rows,
  )
  const { rows } = await query<{ artHash: string }>('select art_hash from print_file where batch_id = $1', [batchId])
  await shop.write(tx => emit(tx, 'account.closed', { accountId: seller.id }, {}))
  await shop.settled()
  const left = await query<{ artHash: string }>('select art_hash from print where art_hash = any($1)', [[rows[0]?.artHash, other?.artHash]])
  expect(left.rows).toEqual([other])
})
