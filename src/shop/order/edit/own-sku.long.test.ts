// A seller's own SKUs where an order is edited: the variant and the art that their table says, as where one is made.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { type Buyer, seedBuyer } from '#test/buyer.ts'
import { orderInput } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedLibraryFile, seedPrices } from '../intake/seed.ts'
import { itemsOf } from '../item/item.ts'
import { orderCalls } from '../list/contract.ts'
import { orderPayCalls } from '../pay/contract.ts'
import { orderEditCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))

let buyer: Buyer
let moon: number
beforeEach(async () => {
  buyer = await seedBuyer(shop)
  moon = (await shop.write(tx => seedLibraryFile(tx, buyer.id, 'moon.png'))).id
})
const mean = (sku: string, given: object) => buyer.call(skuCalls.setSkuMapping, { body: { sku, productID: 'G5000', ...given } })
const forestL = { color: 'Forest', size: 'L' }
const made = async () => {
  const { data } = await buyer.call(orderIntakeCalls.createOrder, { body: orderInput })
  return { ...data, itemId: data.items[0]?.id ?? 0 }
}
const edit = async (id: number, body: object) => (await buyer.call(orderEditCalls.editOrder, { params: { id }, body })).data
const read = async (id: number) => (await buyer.call(orderCalls.order, { params: { id } })).data

test('an item that is added is of the variant that the SKU means, with its files, by a pattern, too', async () => {
  await mean('moon-{SIZE}', { color: 'Forest', files: [{ side: 'BACK', fileId: moon }] })
  const { id, totalCost } = await made()
  const edited = await edit(id, { addItems: [{ sku: ' Moon-L', quantity: 2, text: 'Hi' }] })
  expect(edited.items[1]).toMatchObject({
    ...{ sku: 'G5000-FOREST-L', size: 'L', quantity: 2, text: 'Hi' },
    files: [{ side: 'BACK', fileId: moon, state: 'READY' }],
  })
  expect(edited).toMatchObject({ quantity: 4, itemsMissingFiles: 0 })
  expect(edited.totalCost).toBeGreaterThan(totalCost)
  expect((await buyer.call(orderPayCalls.submitOrder, { params: { id } })).data.status).toBe('NEW_ORDER')
})

test('one of my products comes with its SKU, with its design; it costs what an order that is made so costs', async () => {
  await mean('SUN', { ...forestL, templateId: buyer.template.id })
  const { id, itemId } = await made()
  const edited = await edit(id, { addItems: [{ sku: 'SUN', quantity: 1 }], removeItems: [itemId] })
  const [item] = await itemsOf(shop.engine.db, [id])
  expect(item).toMatchObject({ sku: 'G5000-FOREST-L', templateId: buyer.template.id, files: [{ side: 'FRONT', state: 'READY' }] })
  expect(item?.files[0]?.document?.layers[0]).toMatchObject({ fileId: buyer.fileId })
  const { data: like } = await buyer.call(orderIntakeCalls.createOrder, { body: { ...orderInput, items: [{ sku: 'SUN', quantity: 1 }] } })
  expect([edited.totalCost, edited.productionCost]).toEqual([like.totalCost, like.productionCost])
  const money = async () => (await buyer.call(walletCalls.myWallet)).data.balance
  const before = await money()
  await buyer.call(orderPayCalls.submitOrder, { params: { id } })
  expect(await money()).toBe(before - like.totalCost)
})

test('an item that is there becomes what the SKU means, and is printed with its art and nothing else', async () => {
  await mean('SUN', { ...forestL, templateId: buyer.template.id })
  await mean('MUG', { productID: 'MUG11', color: 'White', files: [{ side: 'FRONT', fileId: moon }] })
  const { id, itemId } = await made()
  await edit(id, { files: [{ itemId, side: 'BACK', fileId: moon }] })
  const sun = await edit(id, { items: [{ itemId, sku: 'SUN' }] })
  expect(sun.items).toMatchObject([{ id: itemId, sku: 'G5000-FOREST-L', quantity: 2, files: [{ side: 'FRONT', fileId: buyer.fileId }] }])
  // A design of one product gives way to the art of another.
  const mug = await edit(id, { items: [{ itemId, sku: 'MUG', quantity: 3 }] })
  expect(mug.items).toMatchObject([{ id: itemId, sku: 'MUG11-WHITE-11OZ', quantity: 3, files: [{ side: 'FRONT', fileId: moon }] }])
  expect(mug.itemsMissingFiles).toBe(0)
  expect((await itemsOf(shop.engine.db, [id]))[0]).toMatchObject({ templateId: null, files: [{ document: null }] })
})

test('art that the edit names goes before that of the SKU, and a SKU without art leaves what is printed', async () => {
  await mean('SUN', { ...forestL, templateId: buyer.template.id })
  await mean('BARE', forestL)
  const { id, itemId } = await made()
  const named = { items: [{ itemId, sku: 'SUN' }], files: [{ itemId, side: 'FRONT', fileId: moon }] }
  expect((await edit(id, named)).items[0]).toMatchObject({ sku: 'G5000-FOREST-L', files: [{ side: 'FRONT', fileId: moon }] })
  const added = { addItems: [{ sku: 'SUN', quantity: 1, files: [{ side: 'BACK', fileId: moon }] }] }
  expect((await edit(id, added)).items[1]?.files).toMatchObject([{ side: 'BACK', fileId: moon }])
  expect((await edit(id, { items: [{ itemId, sku: 'BARE' }] })).items[0]?.files).toMatchObject([{ side: 'FRONT', fileId: moon }])
})

test('an unknown SKU, and another seller’s, is refused as in a new order, at its place, and nothing is changed', async () => {
  await mean('SUN', forestL)
  const other = await seedBuyer(shop)
  await other.call(skuCalls.setSkuMapping, { body: { sku: 'THEIRS', productID: 'G5000', ...forestL } })
  const { id, itemId } = await made()
  const entryOf = (refused: Promise<unknown>) =>
    refused.then(
      () => undefined,
      (error: { errors: readonly { code: string; message: string; path?: string }[] }) => error.errors[0],
    )
  for (const sku of ['NO-SUCH', 'THEIRS']) {
    const created = await entryOf(buyer.call(orderIntakeCalls.createOrder, { body: { ...orderInput, items: [{ sku, quantity: 1 }] } }))
    expect(created).toMatchObject({ code: 'VARIANT_NOT_FOUND', path: 'items.0.sku' })
    const asAdded = await entryOf(
      edit(id, {
        note: 'no',
        addItems: [
          { sku: 'SUN', quantity: 1 },
          { sku, quantity: 1 },
        ],
      }),
    )
    expect(asAdded).toEqual({ ...created, path: 'addItems.1.sku' })
    expect(await entryOf(edit(id, { note: 'no', items: [{ itemId, sku }] }))).toEqual(created)
  }
  expect(await read(id)).toMatchObject({ note: '', quantity: 2, items: [{ sku: 'G5000-FOREST-S' }] })
})

test('a SKU as long as one may be is known in a new order and in an edit', async () => {
  const sku = 'S'.repeat(100)
  await mean(sku, forestL)
  const { data } = await buyer.call(orderIntakeCalls.createOrder, { body: { ...orderInput, items: [{ sku, quantity: 1 }] } })
  expect((await edit(data.id, { addItems: [{ sku, quantity: 1 }] })).items.map(item => item.sku)).toEqual([
    'G5000-FOREST-L',
    'G5000-FOREST-L',
  ])
})

test('a SKU whose file has left the library brings no art: the order waits for it, and others are still found', async () => {
  const files = [
    { side: 'FRONT', fileId: buyer.fileId },
    { side: 'BACK', fileId: moon },
  ]
  await mean('BOTH', { ...forestL, files })
  await buyer.call(fileCalls.deleteFile, { params: { id: moon } })
  const { data: found } = await buyer.call(orderIntakeCalls.findSkus, { body: { skus: ['BOTH', 'G5000-FOREST-S'] } })
  expect(found).toMatchObject([{ sku: 'G5000-FOREST-S' }, { ownSku: 'BOTH', art: null }])
  const { data: order } = await buyer.call(orderIntakeCalls.createOrder, { body: { ...orderInput, items: [{ sku: 'BOTH', quantity: 1 }] } })
  expect(order).toMatchObject({ itemsMissingFiles: 1, items: [{ sku: 'G5000-FOREST-L', files: [] }] })
  expect((await edit(order.id, { addItems: [{ sku: 'BOTH', quantity: 1 }] })).itemsMissingFiles).toBe(2)
})

test('a paid order’s items stay as they are, whatever the SKU', async () => {
  await mean('SUN', { ...forestL, templateId: buyer.template.id })
  const { id, itemId } = await made()
  await buyer.call(orderPayCalls.submitOrder, { params: { id } })
  expect(await refusalOf(edit(id, { items: [{ itemId, sku: 'SUN' }] }))).toBe('409 ORDER_CANNOT_BE_EDIT')
  expect(await refusalOf(edit(id, { addItems: [{ sku: 'SUN', quantity: 1 }] }))).toBe('409 ORDER_CANNOT_BE_EDIT')
})
