// Designs of texts and shapes on their way from the API to the print file: a side without any picture goes all of it.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { checkoutCalls } from '#shop/order/checkout/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderArtCalls } from '#shop/order/item/contract.ts'
import { orderResolutionCalls } from '#shop/order/item/resolution/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { uploadArt } from '#test/art.ts'
import { type Buyer, seedBuyer } from '#test/buyer.ts'
import { address, orderInput } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { productionFileCalls } from './batch/file/contract.ts'
import { productionCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let production: ReturnType<typeof shop.client>
beforeAll(async () => {
  await shop.write(seedPrices)
  production = shop.client((await seedStaff(shop.engine.db, 'production')).token)
})

const text = {
  ...{ kind: 'TEXT' as const, xInches: 1, yInches: 2, widthInches: 10, heightInches: 3, text: 'Chúc mừng\nnăm mới', fontId: 'lobster-400' },
  ...{ sizeInches: 1.2, color: '#c2185b', outline: { color: '#111827', widthInches: 0.04 } },
}
const shape = { kind: 'SHAPE' as const, xInches: 4, yInches: 8, widthInches: 3, heightInches: 3, shape: 'HEART' as const, fill: '#00aa55' }

/** A product of this seller with texts and a shape on its front; on its back a picture below a text where one is given. */
async function designed(buyer: Buyer, fileId?: number) {
  const picture = { kind: 'IMAGE' as const, fileId: fileId ?? 0, xInches: 1, yInches: 1, widthInches: 6, heightInches: 8, flipX: true }
  const back = { side: 'BACK' as const, layers: [picture, text] }
  const sides = [{ side: 'FRONT' as const, layers: [text, shape] }, ...(fileId === undefined ? [] : [back])]
  const document = { v: 2 as const, sides }
  return (await buyer.call(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', document } })).data
}
const bytesOf = async (answer: Promise<Response>) => {
  const response = await answer
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}
/** The colours that cover more than five thousand pixels (the rest are edges) where the print is opaque. */
async function colours(picture: Buffer): Promise<Set<string>> {
  const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) {
      const colour = data.subarray(at, at + 3).toString('hex')
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  return new Set([...counts].flatMap(([colour, count]) => (count > 5_000 ? [colour] : [])))
}
async function printed(orderIds: number[]) {
  shop.advance(hour)
  await shop.cron('order.process')
  const { data: batch } = await production(productionCalls.makeBatch, { body: { orderIds } })
  expect(batch.leftOut).toEqual([])
  await shop.settled()
  return (await production(productionCalls.batch, { params: { id: batch.id } })).data.printFiles
}

test('texts alone go from the cart to the print: paid, batched, drawn, exported', async () => {
  const buyer = await seedBuyer(shop)
  const template = await designed(buyer)
  expect(template).toMatchObject({ name: 'Chúc mừng năm mới', quanlityImage: 'high', sides: [{ dpi: 300 }] })
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, productCustomTemplate: template.id, quantity: 2 } })
  const [line] = (await buyer.call(cartCalls.cart)).data.cart.item
  expect([line?.fault, line?.productCustomTemplate.image]).toEqual([null, template.image])
  const quote = (await buyer.call(checkoutCalls.quoteCheckout, { body: { country: 'US' } })).data
  expect(quote.art).toMatchObject([{ dpi: 300, resolution: 'high' }])
  const { data: paid } = await buyer.call(checkoutCalls.checkout, { body: { address, quoteId: quote.quoteId } })
  expect(paid.status).toBe('NEW_ORDER')
  const order = async () => (await buyer.call(orderCalls.order, { params: { id: paid.id } })).data
  expect(await order()).toMatchObject({
    itemsMissingFiles: 0,
    items: [{ files: [{ side: 'FRONT', fileId: null, state: 'READY', dpi: 300 }] }],
  })

  const [merged] = (await order()).orderCart[0]?.size.imageMerged ?? []
  expect(merged?.side).toBe('FRONT')
  const fileId = (await order()).items[0]?.files[0]?.id ?? 0
  const shown = await bytesOf(buyer.call.fetch(orderResolutionCalls.orderFilePicture, { params: { id: fileId }, query: {} }))
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', height: 720 })

  const [print, ...more] = await printed([paid.id])
  expect([print?.state, print?.fault, print?.dpi, print?.print?.fileId, more]).toEqual(['READY', null, 300, null, []])
  const png = await bytesOf(production.fetch(productionFileCalls.printFileContent, { params: { id: print?.id ?? 0 } }))
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: print?.widthPixels, density: 300, hasAlpha: true })
  expect([...(await colours(png))].toSorted()).toEqual(['00aa55', '111827', 'c2185b'])
  expect((await order()).status).toBe('EXPORTED')
  const bench = await bytesOf(production.fetch(orderOfficeCalls.officeOrderPicture, { params: { id: print?.print?.id ?? 0 }, query: {} }))
  expect((await colours(bench)).has('00aa55')).toBe(true)
})

test('pictures and texts, on two sides, are drawn together, once for all orders of the design', async () => {
  const buyer = await seedBuyer(shop)
  const fileId = await uploadArt(buyer.call, [1_800, 2_400])
  const template = await designed(buyer, fileId)
  const items = [{ sku: 'G5000-FOREST-S', quantity: 1, productCustomTemplate: template.id }]
  const orders = await Promise.all(
    [1, 2].map(async () => {
      const { data } = await buyer.call(orderIntakeCalls.createOrder, { body: { ...orderInput, items } })
      expect(data).toMatchObject({
        itemsMissingFiles: 0,
        items: [
          {
            files: [
              { side: 'FRONT', fileId: null },
              { side: 'BACK', fileId, dpi: 300 },
            ],
          },
        ],
      })
      expect((await buyer.call(orderPayCalls.submitOrder, { params: { id: data.id } })).data.status).toBe('NEW_ORDER')
      return data.id
    }),
  )
  const prints = await printed(orders)
  expect(prints.map(({ side, state }) => [side, state])).toEqual(
    orders.flatMap(() => [
      ['FRONT', 'READY'],
      ['BACK', 'READY'],
    ]),
  )
  const backs = prints.filter(print => print.side === 'BACK')
  const [one, other] = await Promise.all(
    backs.map(({ id }) => bytesOf(production.fetch(productionFileCalls.printFileContent, { params: { id } }))),
  )
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true)
  expect((await colours(one ?? Buffer.alloc(0))).has('c2185b')).toBe(true)
})

test('art of texts alone is given to an order that came without, of a product and of an earlier order', async () => {
  const buyer = await seedBuyer(shop)
  const template = await designed(buyer)
  const make = async () =>
    (await buyer.call(orderIntakeCalls.createOrder, { body: { ...orderInput, items: [{ sku: 'G5000-FOREST-S', quantity: 1 }] } })).data
  const [first, second] = [await make(), await make()]
  const give = async (order: typeof first, source: object) => {
    const art = [{ items: [{ orderId: order.id, itemId: order.items[0]?.id ?? 0 }], ...source }]
    return (await buyer.call(orderArtCalls.addArt, { body: { art } })).data.results
  }
  expect(await give(first, { templateId: template.id })).toMatchObject([{ id: first.id }])
  expect(await give(second, { earlierItemId: first.items[0]?.id })).toMatchObject([{ id: second.id }])
  for (const { id } of [first, second]) {
    const order = (await buyer.call(orderCalls.order, { params: { id } })).data
    expect(order).toMatchObject({ itemsMissingFiles: 0, items: [{ files: [{ fileId: null, state: 'READY' }] }] })
  }
})

test('a picture that leaves the library is still printed, in a design of before and of an order', async () => {
  const buyer = await seedBuyer(shop)
  const fileId = await uploadArt(buyer.call, [1_800, 2_400])
  const template = await designed(buyer, fileId)
  await buyer.call(fileCalls.deleteFile, { params: { id: fileId } })
  const items = [{ sku: 'G5000-FOREST-S', quantity: 1, productCustomTemplate: template.id }]
  const { data } = await buyer.call(orderIntakeCalls.createOrder, { body: { ...orderInput, items } })
  await buyer.call(orderPayCalls.submitOrder, { params: { id: data.id } })
  expect((await printed([data.id])).map(print => print.state)).toEqual(['READY', 'READY'])
})

test('a design that is saved anew after an order was paid changes no byte of that order’s print', async () => {
  const buyer = await seedBuyer(shop)
  const template = await designed(buyer)
  const paid = async () => {
    const items = [{ sku: 'G5000-FOREST-S', quantity: 1, productCustomTemplate: template.id }]
    const { id } = (await buyer.call(orderIntakeCalls.createOrder, { body: { address, items } })).data
    await buyer.call(orderPayCalls.submitOrder, { params: { id } })
    return id
  }
  const printOf = async (orderId: number) => {
    const [file] = await printed([orderId])
    return bytesOf(production.fetch(productionFileCalls.printFileContent, { params: { id: file?.id ?? 0 } }))
  }
  const [before, late] = [await paid(), await paid()]
  const first = await printOf(before)
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [shape] }] }
  await buyer.call(designCalls.saveDraft, { params: { id: template.id }, body: { version: template.version, document } })
  await buyer.call(designCalls.saveTemplate, { params: { id: template.id }, body: {} })
  expect((await printOf(late)).equals(first)).toBe(true)
  expect((await printOf(await paid())).equals(first)).toBe(false)
})
