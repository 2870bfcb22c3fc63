// Orders whose art lies behind links, through the API, with a drive that has good and bad days.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designCalls } from '#shop/design/contract.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { uploadArt } from '#test/art.ts'
import { address } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startDriveShop } from '#test/shop.ts'
import { driveIdOf } from '#test/stand-ins/drive.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { type OrderInput, orderIntakeCalls } from '../intake/contract.ts'
import { seedOrders, seedPrices, seedRichSeller } from '../intake/seed.ts'
import { orderCalls } from '../list/contract.ts'
import { orderPayCalls } from '../pay/contract.ts'
import { orderArtCalls } from './contract.ts'

const { drive, shop, close } = await startDriveShop()
beforeAll(() => shop.write(seedPrices))
afterAll(close)

type Files = OrderInput['items'][number]['files']
const orderOf = (...files: { side: Files[number]['side']; link: string }[]) => ({
  body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files }] },
})

async function openSeller() {
  const { id, token } = await seedRichSeller(shop.engine.db)
  const call = shop.client(token)
  const read = async (id: number) => (await call(orderCalls.order, { params: { id } })).data
  return { id, call, read }
}

test('every side’s link is copied into the library, one copy for all orders that have it, and the order can be paid', async () => {
  const { call, read } = await openSeller()
  const [front, back] = [await drive.shareArt(3_600, 4_800), await drive.shareArt(2_400, 2_400, '#0f766e')]
  const made = []
  for (let count = 0; count < 3; count++)
    made.push((await call(orderIntakeCalls.createOrder, orderOf({ side: 'FRONT', link: front }, { side: 'BACK', link: back }))).data.id)
  await shop.settled()
  for (const id of made) {
    const order = await read(id)
    expect(order.itemsMissingFiles).toBe(0)
    expect(order.items[0]?.files.map(file => [file.side, file.state, file.fault])).toEqual([
      ['FRONT', 'READY', null],
      ['BACK', 'READY', null],
    ])
  }
  const { data } = await call(fileCalls.myFiles, { query: { source: 'LINK', sort: 'largest' } })
  expect(data.docs.map(file => file.width)).toEqual([3_600, 2_400])
  await call(orderPayCalls.submitOrder, { params: { id: made[0] ?? 0 } })
  expect((await read(made[0] ?? 0)).status).toBe('NEW_ORDER')
})

test('the orders of one file ask the drive once for a link they share', async () => {
  const { id, read } = await openSeller()
  const link = await drive.shareArt(900, 900)
  const made = await shop.write(tx => seedOrders(tx, id, 20, { link }))
  await shop.settled()
  for (const order of made) expect((await read(order.id)).itemsMissingFiles).toBe(0)
  expect(drive.hits.get(driveIdOf(link))).toBe(1)
})

test('a link that gives no file says so on its side; another link mends it', async () => {
  const { call, read } = await openSeller()
  const good = await drive.shareArt(600, 800)
  const { data: order } = await call(
    orderIntakeCalls.createOrder,
    orderOf({ side: 'FRONT', link: good }, { side: 'BACK', link: drive.share({ kind: 'sign-in' }) }),
  )
  await shop.settled()
  const broken = await read(order.id)
  expect(broken.itemsMissingFiles).toBe(1)
  expect(broken.items[0]?.files.map(file => [file.side, file.state, file.fault])).toEqual([
    ['FRONT', 'READY', null],
    ['BACK', 'FAILED', 'FILE_LINK_INVALID'],
  ])
  await expect(call(orderPayCalls.submitOrder, { params: { id: order.id } })).rejects.toMatchObject({ code: 'ORDER_FILES_MISSING' })
  const files = [{ itemId: broken.items[0]?.id ?? 0, side: 'BACK' as const, link: good }]
  await call(orderEditCalls.editOrder, { params: { id: order.id }, body: { files } })
  await shop.settled()
  const mended = await read(order.id)
  expect(mended.items[0]?.files.map(file => file.state)).toEqual(['READY', 'READY'])
  expect(mended.itemsMissingFiles).toBe(0)
})

test('a file says in which designs, drafts, SKUs and orders it is, by the second picture of a design too', async () => {
  const { call } = await openSeller()
  const stranger = await openSeller()
  const [sun, moon] = [await uploadArt(call), await uploadArt(call)]
  const useOf = async (id: number) => (await call(orderArtCalls.fileUse, { params: { id } })).data
  const none = { total: 0, docs: [] }
  expect(await useOf(moon)).toEqual({ templates: { ...none, designs: 0, drafts: 0 }, skus: none, orders: none })

  const layer = (fileId: number, yInches: number) => ({
    kind: 'IMAGE' as const,
    fileId,
    xInches: 1,
    yInches,
    widthInches: 3,
    heightInches: 4,
  })
  const side = { side: 'FRONT' as const, layers: [layer(sun, 1), layer(moon, 8)] }
  const onShirt = { productID: 'G5000', color: 'Forest' }
  const design = (await call(designCalls.makeTemplate, { body: { ...onShirt, name: 'Sky', document: { v: 2, sides: [side] } } })).data
  const draft = (await call(designCalls.makeTemplate, { body: { ...onShirt, name: 'Night', draft: { v: 2, sides: [side] } } })).data
  const files = [{ side: 'FRONT' as const, fileId: moon }]
  await call(skuCalls.setSkuMapping, { body: { sku: 'MOON-S', ...onShirt, size: 'S', files } })
  const order = (item: object) =>
    call(orderIntakeCalls.createOrder, { body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1, ...item }] } })
  const drawn = (await order({ productCustomTemplate: design.id })).data
  const plain = (await order({ files })).data
  const deleted = (await order({ files })).data
  await call(orderEditCalls.deleteOrder, { params: { id: deleted.id } })

  expect(await useOf(moon)).toMatchObject({
    templates: {
      total: 2,
      designs: 1,
      drafts: 1,
      docs: [
        { id: draft.id, isDesign: false, isDraft: true },
        { id: design.id, name: 'Sky', slug: design.slug, isDesign: true, isDraft: false },
      ],
    },
    skus: { total: 1, docs: [{ sku: 'MOON-S' }] },
    orders: { total: 2, docs: [{ id: plain.id, status: 'PENDING' }, { id: drawn.id }] },
  })
  expect(await useOf(sun)).toMatchObject({ templates: { total: 2 }, skus: none, orders: { total: 1, docs: [{ id: drawn.id }] } })
  expect(await refusalOf(stranger.call(orderArtCalls.fileUse, { params: { id: moon } }))).toBe('404 FILE_NOT_FOUND')
  await call(fileCalls.deleteFile, { params: { id: moon } })
  expect(await refusalOf(useOf(moon))).toBe('404 FILE_NOT_FOUND')
})
