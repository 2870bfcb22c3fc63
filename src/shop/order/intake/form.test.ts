// An order as a form sends it: of my products, with a text, by each type and carriage, through the API.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#base/call.ts'
import { designCalls } from '#shop/design/contract.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { type Buyer, seedBuyer } from '#test/buyer.ts'
import { address } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { itemsOf } from '../item/item.ts'
import { orderPayCalls } from '../pay/contract.ts'
import { orderIntakeCalls } from './contract.ts'
import { seedPrices } from './seed.ts'

const shop = await startShop()
afterAll(() => shop.close())
let buyer: Buyer
beforeAll(async () => {
  await shop.write(seedPrices)
  buyer = await seedBuyer(shop)
})
const sku = 'G5000-FOREST-S'
type Items = CallInput<typeof orderIntakeCalls.createOrder>['body']['items']
const create = ({ call }: Buyer, items: Items) => call(orderIntakeCalls.createOrder, { body: { address, items } })
const send = ({ items }: { items: Items }) => create(buyer, items)
const made = async (given: { items: Items }) => (await send(given)).data

describe('one of my products', () => {
  test('is ordered by its id: its design is printed, nothing is missing, and the text stands on the line', async () => {
    const order = await made({ items: [{ sku, quantity: 2, productCustomTemplate: buyer.template.id, text: 'Hi Mia!' }] })
    expect(order).toMatchObject({
      itemsMissingFiles: 0,
      quantity: 2,
      items: [{ text: 'Hi Mia!', files: [{ side: 'FRONT', state: 'READY' }] }],
    })
    const [item] = await itemsOf(shop.engine.db, [order.id])
    expect(item?.templateId).toBe(buyer.template.id)
    expect(item?.files[0]?.document?.layers[0]).toMatchObject({ fileId: buyer.fileId })
    expect((await buyer.call(orderPayCalls.submitOrder, { params: { id: order.id } })).data.status).toBe('NEW_ORDER')
  })
  test('lies on every size and colour of its product, and on no other product', async () => {
    const order = await made({ items: [{ sku: 'G5000-BLACK-M', quantity: 1, productCustomTemplate: buyer.template.id }] })
    expect(order.itemsMissingFiles).toBe(0)
    const other = send({ items: [{ sku: 'MUG11-WHITE-11OZ', quantity: 1, productCustomTemplate: buyer.template.id }] })
    expect(await refusalOf(other)).toBe('422 ORDER_ART_OTHER_PRODUCT')
  })
  test('of another seller, or one that is deleted, is not found', async () => {
    const other = await seedBuyer(shop)
    const theirs = { items: [{ sku, quantity: 1, productCustomTemplate: other.template.id }] }
    expect(await refusalOf(send(theirs))).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
    await other.call(designCalls.deleteTemplate, { params: { id: other.template.id } })
    expect(await refusalOf(create(other, theirs.items))).toBe('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND')
  })
  test('takes no files beside its design', async () => {
    const files = [{ side: 'FRONT' as const, fileId: buyer.fileId }]
    const both = send({ items: [{ sku, quantity: 1, productCustomTemplate: buyer.template.id, files }] })
    expect(await refusalOf(both)).toBe('400 ORDER_ART_ONE_SOURCE')
  })
})

describe('a line', () => {
  test('without a quantity is one piece', async () => {
    expect((await made({ items: [{ sku, quantity: '' }] })).quantity).toBe(1)
  })
  test('takes standard English only, and a single space is no text', async () => {
    const texts = (text: string) => send({ items: [{ sku, quantity: 1, text }] })
    expect((await texts(' ')).data.items[0]?.text).toBe('')
    for (const text of ['Chào', 'Hi 🎉']) expect(await refusalOf(texts(text))).toBe('400 PRODUCT_TEXT_INVALID')
  })
  test('says how its file lies; a side that is not printed is refused, another seller’s file is not found', async () => {
    const file = { side: 'FRONT' as const, fileId: buyer.fileId, placement: 'FILL' as const }
    const order = await made({ items: [{ sku, quantity: 1, files: [file] }] })
    const [item] = await itemsOf(shop.engine.db, [order.id])
    const [layer] = item?.files[0]?.document?.layers ?? []
    expect([layer?.xInches, layer?.widthInches]).toEqual([0, item?.files[0]?.document?.widthInches])
    const hood = send({ items: [{ sku, quantity: 1, files: [{ ...file, side: 'HOOD' }] }] })
    expect(await refusalOf(hood)).toBe('422 TEMPLATE_AREA_MISSING')
    const other = await seedBuyer(shop)
    const theirs = send({ items: [{ sku, quantity: 1, files: [{ ...file, fileId: other.fileId }] }] })
    expect(await refusalOf(theirs)).toBe('404 FILE_NOT_FOUND')
  })
})

describe('what it would cost', () => {
  const quote = async (given: object = {}) =>
    (await buyer.call(orderIntakeCalls.quoteOrder, { body: { country: 'US', items: [{ sku, quantity: 2 }], ...given } })).data
  test('comes with the levels, their days and prices, and the one that is in the sum', async () => {
    const usual = await quote()
    expect(usual.shippingMethod).toBe('standard')
    const priority = usual.offers.find(offer => offer.name === 'priority')
    expect(priority?.minDays).toBeGreaterThan(0)
    const fast = await quote({ shippingMethod: 'priority' })
    expect([fast.shippingMethod, fast.shippingCents]).toEqual(['priority', priority?.costCents])
  })
  test('has no shipping where the label is TikTok’s or the seller’s, and is the scan where there is only one', async () => {
    for (const given of [{ shippingBy: 'TIKTOK' }, { orderType: 'SHIP_BY_SELLER' }])
      expect(await quote(given)).toMatchObject({ shippingCents: 0, offers: [], shippingMethod: null })
    expect(await quote({ orderType: 'LABEL', items: [] })).toMatchObject({ shippingCents: 0, offers: [], lines: [] })
  })
})

test('SKUs are known by what stands behind them; unknown ones are left out', async () => {
  const { data } = await buyer.call(orderIntakeCalls.findSkus, { body: { skus: ['g5000-forest-s ', sku, 'NO-SUCH'] } })
  expect(data).toMatchObject([{ sku, productID: 'G5000', size: 'S', color: 'Forest', isAvailable: true }])
  expect(data[0]?.printAreas.map(area => area.side)).toContain('FRONT')
})

describe('a SKU of the seller’s own', () => {
  const find = async (...skus: string[]) => (await buyer.call(orderIntakeCalls.findSkus, { body: { skus } })).data
  const mean = (own: string, given: object) => buyer.call(skuCalls.setSkuMapping, { body: { sku: own, productID: 'G5000', ...given } })
  const forest = { color: 'Forest', size: 'S' }

  test('is found with its variant and the product that is printed, by the pattern, too', async () => {
    await mean('SUN-{SIZE}', { color: 'Forest', templateId: buyer.template.id })
    expect(await find('sun-s ', 'SUN-M', sku, 'NO-SUCH')).toMatchObject([
      { sku, ownSku: null, art: null },
      { sku, ownSku: 'SUN-S', art: { template: { id: buyer.template.id, quanlityImage: 'high' }, files: [] } },
      { sku: 'G5000-FOREST-M', ownSku: 'SUN-M' },
    ])
  })
  test('brings its files, each with how sharp it prints, as far as they are still there', async () => {
    await mean('FILE-1', { ...forest, files: [{ side: 'FRONT', fileId: buyer.fileId }] })
    const [found] = await find('FILE-1')
    expect(found?.art).toMatchObject({ template: null, files: [{ side: 'FRONT', fileId: buyer.fileId }] })
    expect(found?.art?.files[0]?.resolution).not.toBeNull()
    await mean('BARE-1', forest)
    expect((await find('BARE-1'))[0]).toMatchObject({ sku, art: null })
  })
  test('is nobody else’s', async () => {
    await mean('MINE-1', forest)
    const other = await seedBuyer(shop)
    expect((await other.call(orderIntakeCalls.findSkus, { body: { skus: ['MINE-1'] } })).data).toEqual([])
  })
})
