// A print file that cannot be drawn takes its order out of the way; only another file in its own place mends that.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { hour } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedPrices, seedRichSeller } from '#shop/order/intake/seed.ts'
import { orderArtCalls } from '#shop/order/item/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { address } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { productionCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))

async function upload(call: Client, background: string): Promise<number> {
  const png = await sharp({ create: { width: 1_800, height: 2_400, channels: 3, background } })
    .png()
    .toBuffer()
  const [file] = (await call(fileCalls.uploadFiles, { body: {}, files: [new File([new Uint8Array(png)], 'art.png')] })).data
  return file?.id ?? 0
}

/** An order of two items in a batch, whose second item's picture turned out to be none. */
async function broken() {
  const call = shop.client((await seedRichSeller(shop.engine.db)).token)
  const [good, bad, better] = [await upload(call, '#c2185b'), await upload(call, '#18c25b'), await upload(call, '#185bc2')]
  const lines = [good, bad].map(fileId => ({ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT' as const, fileId }] }))
  const { data: order } = await call(orderIntakeCalls.createOrder, { body: { address, items: lines } })
  const { sha256 } = await shop.engine.files.put([Buffer.from('This is no picture.')], { maxBytes: 100 })
  await shop.engine.db.pool.query('update library_file set sha256 = $1 where id = $2', [sha256, bad])
  const at = { params: { id: order.id } }
  await call(orderPayCalls.submitOrder, at)
  shop.advance(hour)
  await shop.cron('order.process')
  const maker = shop.client((await seedStaff(shop.engine.db, 'production')).token)
  await maker(productionCalls.makeBatch, { body: { orderIds: [order.id] } })
  await shop.settled()
  const [goodItem, badItem] = order.items.map(item => item.id)
  if (!goodItem || !badItem) throw new Error('The order has two items.')
  const read = async () => (await call(orderCalls.order, at)).data
  expect(await read()).toMatchObject({ status: 'ERROR', errorCode: 'FILE', steps: { resend: 'ORDER_CAUSE_NOT_MENDED' } })
  const addArt = (itemId: number, side: 'FRONT' | 'BACK') =>
    call(orderArtCalls.addArt, {
      body: { art: [{ items: [{ orderId: order.id, itemId }], sides: [{ side, fileId: better }] }], replaces: true },
    })
  const edit = (itemId: number, side: 'FRONT' | 'BACK') =>
    call(orderEditCalls.editOrder, { ...at, body: { files: [{ itemId, side, fileId: better, link: '' }] } })
  const cancelItem = async (itemId: number) => {
    const { data } = await call(orderCancelCalls.previewCancelItem, { params: { id: order.id, itemId } })
    await call(orderCancelCalls.cancelOrderItem, { params: { id: order.id, itemId }, body: { seenRefundCents: data.nowCents } })
  }
  return { resend: async () => (await read()).steps.resend, addArt, edit, cancelItem, goodItem, badItem }
}

test('art for another item or another side mends nothing; for the side that failed it does', async () => {
  const { addArt, resend, goodItem, badItem } = await broken()
  await addArt(goodItem, 'FRONT')
  await addArt(badItem, 'BACK')
  expect(await resend()).toBe('ORDER_CAUSE_NOT_MENDED')
  await addArt(badItem, 'FRONT')
  expect(await resend()).toBeNull()
})

test('an edit of another file mends nothing; of the one that failed it does', async () => {
  const { edit, resend, goodItem, badItem } = await broken()
  await edit(goodItem, 'FRONT')
  await edit(badItem, 'BACK')
  expect(await resend()).toBe('ORDER_CAUSE_NOT_MENDED')
  await edit(badItem, 'FRONT')
  expect(await resend()).toBeNull()
})

test('cancelling another item mends nothing', async () => {
  const { cancelItem, resend, goodItem } = await broken()
  await cancelItem(goodItem)
  expect(await resend()).toBe('ORDER_CAUSE_NOT_MENDED')
})

test('cancelling the item whose file failed mends the order', async () => {
  const { cancelItem, resend, badItem } = await broken()
  await cancelItem(badItem)
  expect(await resend()).toBeNull()
})
