// Art for orders that came without: from the library, of one of the seller's products, or as an earlier order has it.
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { minute } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { designCalls } from '#shop/design/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { address } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedPrices, seedRichSeller } from '../intake/seed.ts'
import { orderCalls } from '../list/contract.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import { orderPayCalls } from '../pay/contract.ts'
import { orderArtCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))

let seller: Seeded
let call: Client
let fileId: number
beforeEach(async () => {
  seller = await seedRichSeller(shop.engine.db)
  call = shop.client(seller.token)
  fileId = await artOf(seller)
})
let shade = 0
async function artOf({ token }: Seeded): Promise<number> {
  const background = { r: ++shade, g: 90, b: 60 }
  const png = await sharp({ create: { width: 1_800, height: 2_400, channels: 3, background } })
    .png()
    .toBuffer()
  const files = [new File([new Uint8Array(png)], `art-${shade}.png`)]
  const [file] = (await shop.client(token)(fileCalls.uploadFiles, { body: {}, files })).data
  return file?.id ?? 0
}
/** As an export of a platform makes them: products, and no word of a design. */
async function bare(count: number, by = call): Promise<{ id: number }[]> {
  const body = { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }] }
  const orders: { id: number }[] = []
  while (orders.length < count) orders.push((await by(orderIntakeCalls.createOrder, { body })).data)
  return orders
}
const read = async (id: number, by = call) => (await by(orderCalls.order, { params: { id } })).data
async function placesOf(orders: readonly { id: number }[], by = call) {
  return Promise.all(orders.map(async ({ id }) => ({ orderId: id, itemId: (await read(id, by)).items[0]?.id ?? 0 })))
}
const front = (file = fileId) => [{ side: 'FRONT' as const, fileId: file }]

test('orders of a platform’s file get their art together and are then submitted', async () => {
  const orders = await bare(3)
  const ids = orders.map(order => order.id)
  expect((await call(orderPayCalls.bulkSubmit, { body: { ids } })).data.results.map(it => it.code)).toEqual(
    Array(3).fill('ORDER_FILES_MISSING'),
  )
  const { data: lacking } = await call(orderCalls.myOrders, { query: { design: 'MISSING' } })
  expect(lacking.docs.map(order => order.id).toSorted()).toEqual(ids.toSorted())

  const { data: seen } = await call(orderArtCalls.previewArt, { query: { orderIds: ids.join(',') } })
  expect(seen.items.map(item => [item.orderId, item.lacksArt, item.sides])).toEqual(ids.map(id => [id, true, []]))
  expect(seen.printables[0]).toMatchObject({ productID: 'G5000', color: 'Forest' })
  const art = [{ items: await placesOf(orders), sides: front() }]
  const { data } = await call(orderArtCalls.addArt, { body: { art } })
  expect(data.results).toEqual(ids.map(id => ({ id, status: 'PENDING' })))
  expect((await read(ids[0] ?? 0)).items[0]?.files).toMatchObject([{ side: 'FRONT', state: 'READY', fileId }])
  expect((await call(orderCalls.myOrders, { query: { design: 'MISSING' } })).data.docs).toEqual([])
  expect((await call(orderPayCalls.bulkSubmit, { body: { ids } })).data.results.map(it => it.status)).toEqual(Array(3).fill('NEW_ORDER'))
})

test('the art is one of my products, or what an earlier order of the same SKU has; it is offered and not taken by itself', async () => {
  const { data: mine } = await call(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', sides: front() } })
  const [first] = await bare(1)
  await call(orderArtCalls.addArt, { body: { art: [{ items: await placesOf([{ id: first?.id ?? 0 }]), templateId: mine.id }] } })
  const drawn = (await read(first?.id ?? 0)).items[0]
  expect(drawn?.files[0]).toMatchObject({ side: 'FRONT', fileId, state: 'READY' })

  const [next] = await bare(1)
  const [place] = await placesOf([{ id: next?.id ?? 0 }])
  const { data } = await call(orderArtCalls.previewArt, { query: { orderIds: String(next?.id) } })
  expect(data.items[0]).toMatchObject({ lacksArt: true, earlier: { orderId: first?.id, itemId: drawn?.id } })
  await call(orderArtCalls.addArt, { body: { art: [{ items: [place ?? { orderId: 0, itemId: 0 }], earlierItemId: drawn?.id ?? 0 }] } })
  expect((await read(next?.id ?? 0)).items[0]?.files[0]).toMatchObject({ side: 'FRONT', fileId })
})

test('an answer per order: what may not be changed, has art already, or cannot be printed there stops none of the others', async () => {
  const [good, has, hoodless, paid] = await bare(4)
  const idOf = (order: { id: number } | undefined) => order?.id ?? 0
  const [onGood, onHas, onHoodless, onPaid] = await placesOf([good, has, hoodless, paid].map(order => ({ id: idOf(order) })))
  const none = { orderId: 0, itemId: 0 }
  const first = [onHas ?? none, onPaid ?? none]
  await call(orderArtCalls.addArt, { body: { art: [{ items: first, sides: front() }] } })
  await call(orderPayCalls.submitOrder, { params: { id: idOf(paid) } })
  shop.advance(16 * minute)
  await shop.cron('order.process')
  const art = [
    { items: [onGood ?? none, onHas ?? none, onPaid ?? none, { orderId: idOf(good) + 1_000_000, itemId: 1 }], sides: front() },
    { items: [onHoodless ?? none], sides: [{ side: 'HOOD' as const, fileId }] },
  ]
  const { data } = await call(orderArtCalls.addArt, { body: { art } })
  expect(data.results.map(it => it.code ?? it.status)).toEqual([
    'PENDING',
    'ORDER_ART_THERE',
    'ORDER_CANNOT_BE_EDIT',
    'ORDER_NOT_FOUND',
    'TEMPLATE_AREA_MISSING',
  ])
  const other = await artOf(seller)
  await call(orderArtCalls.addArt, { body: { art: [{ items: [onHas ?? none], sides: front(other) }], replaces: true } })
  expect((await read(idOf(has))).items[0]?.files).toMatchObject([{ side: 'FRONT', fileId: other }])
})

test('another seller’s order, item, file, product and earlier order are not found, and nothing is changed', async () => {
  const stranger = await seedRichSeller(shop.engine.db)
  const by = shop.client(stranger.token)
  const [theirs] = await placesOf(await bare(1, by), by)
  const [mine] = await placesOf(await bare(1))
  if (!theirs || !mine) throw new Error('Both orders have an item.')
  const theirFile = await artOf(stranger)
  const { data: product } = await by(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', sides: front(theirFile) } })
  await by(orderArtCalls.addArt, { body: { art: [{ items: [theirs], sides: front(theirFile) }] } })
  const ask = (art: object) => call(orderArtCalls.addArt, { body: { art: [{ items: [mine], ...art }] } })
  expect(await refusalOf(ask({ sides: front(theirFile) }))).toBe('404 FILE_NOT_FOUND')
  expect(await refusalOf(ask({ templateId: product.id }))).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  expect(await refusalOf(ask({ earlierItemId: theirs.itemId }))).toBe('404 ORDER_NOT_FOUND')
  expect(await refusalOf(ask({ sides: front(), templateId: product.id }))).toBe('400 ORDER_ART_ONE_SOURCE')
  const { data } = await call(orderArtCalls.addArt, {
    body: { art: [{ items: [theirs, { orderId: mine.orderId, itemId: theirs.itemId }], sides: front() }] },
  })
  expect(data.results.map(it => it.code)).toEqual(['ORDER_NOT_FOUND', 'ORDER_NOT_FOUND'])
  expect((await call(orderArtCalls.previewArt, { query: { orderIds: String(theirs.orderId) } })).data).toEqual({
    printables: [],
    items: [],
    refused: [{ id: theirs.orderId, code: 'ORDER_NOT_FOUND' }],
  })
  expect((await read(mine.orderId)).itemsMissingFiles).toBe(1)
})

test('the same key gives the same answer, and the art once', async () => {
  const [place] = await placesOf(await bare(1))
  const send = () =>
    call(
      orderArtCalls.addArt,
      { body: { art: [{ items: [place ?? { orderId: 0, itemId: 0 }], sides: front() }] } },
      { idempotencyKey: 'art-of-one-order' },
    )
  const answers = [await send(), await send()]
  expect(answers[1]).toEqual(answers[0])
  const { timeline } = await read(place?.orderId ?? 0)
  expect(timeline.filter(change => change.step === 'edit')).toHaveLength(1)
})

test('an order that broke for its file is mended by another one, and its seller sends it into production again', async () => {
  const [order] = await bare(1)
  const id = order?.id ?? 0
  const [place] = await placesOf([{ id }])
  if (!place) throw new Error('The order has an item.')
  await call(orderArtCalls.addArt, { body: { art: [{ items: [place], sides: front() }] } })
  await call(orderPayCalls.submitOrder, { params: { id } })
  shop.advance(16 * minute)
  await shop.cron('order.process')
  const owner = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
  await owner(productionCalls.makeBatch, { body: { orderIds: [id] } })
  await owner(orderOfficeCalls.officeError, { params: { id }, body: { code: 'FILE', waitsOn: 'SELLER', note: 'Blurred' } })
  expect((await read(id)).steps).toMatchObject({ resend: 'ORDER_CAUSE_NOT_MENDED', editDesign: null, editAddress: 'ORDER_CANNOT_BE_EDIT' })
  const better = await artOf(seller)
  await call(orderArtCalls.addArt, { body: { art: [{ items: [place], sides: front(better) }], replaces: true } })
  const { data } = await call(orderIntakeCalls.resendOrder, { params: { id } })
  expect(data.status).toBe('PROCESSING')
  expect((await read(id)).items[0]?.files[0]?.fileId).toBe(better)
  await owner(productionCalls.makeBatch, { body: { orderIds: [id] } })
})

test('art that is added while the order is paid and put into work is what is printed, or is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const [order] = await bare(1)
    const id = order?.id ?? 0
    const items = await placesOf([{ id }])
    await call(orderArtCalls.addArt, { body: { art: [{ items, sides: front() }] } })
    const next = await artOf(seller)
    const [added] = await Promise.all([
      call(orderArtCalls.addArt, { body: { art: [{ items, sides: front(next) }], replaces: true } }),
      call(orderPayCalls.submitOrder, { params: { id } }),
    ])
    expect(added.data.results[0]?.code).toBeUndefined()
    expect((await read(id)).items[0]?.files[0]?.fileId).toBe(next)

    shop.advance(16 * minute)
    const last = await artOf(seller)
    const office = shop.client((await seedStaff(shop.engine.db, 'owner')).token)
    const [late] = await Promise.all([
      call(orderArtCalls.addArt, { body: { art: [{ items, sides: front(last) }], replaces: true } }),
      shop.cron('order.process').then(() => office(productionCalls.makeBatch, { body: { orderIds: [id] } })),
    ])
    const batched = await shop.engine.db.pool.query<{ fileId: number }>('select file_id from print_file where order_id = $1', [id])
    const kept = (await read(id)).items[0]?.files[0]?.fileId
    expect(kept).toBe(late.data.results[0]?.code === undefined ? last : next)
    expect(batched.rows.map(row => row.fileId)).toEqual([kept])
  }
})
