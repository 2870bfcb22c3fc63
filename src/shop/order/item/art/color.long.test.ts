// What differs per colour in orders: each item prints what its own colour has, whatever way it came and wherever it is put.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/call.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { artHash } from '#shop/design/design.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { type Buyer, seedBuyer } from '#test/buyer.ts'
import { address } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import { orderEditCalls } from '../../edit/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { orderArtCalls } from '../contract.ts'
import { itemsOf } from '../item.ts'

const shop = await startShop()
afterAll(() => shop.close())
let buyer: Buyer
let template: number
beforeAll(async () => {
  await shop.write(seedPrices)
  buyer = await seedBuyer(shop)
  template = await designed('Two inks')
})

const text = { kind: 'TEXT' as const, xInches: 1, widthInches: 6, heightInches: 1.5, fontId: 'lobster-400', sizeInches: 1 }
const layers = [
  { ...text, id: 'name', yInches: 1, text: 'Your name', color: '#000000', slot: 'TEXT' as const },
  { ...text, id: 'sun', yInches: 5, text: 'Sun', color: '#111111' },
  { ...text, id: 'moon', yInches: 9, text: 'Moon', color: '#222222', isHidden: true },
]
const onBlack = [
  { id: 'name', color: '#ffffff' },
  { id: 'sun', isHidden: true },
  { id: 'moon', isHidden: false },
]
async function designed(name: string): Promise<number> {
  const sides = [{ side: 'FRONT' as const, layers, colors: [{ color: 'Black', layers: onBlack }] }]
  const body = { productID: 'G5000', color: 'Sand', colors: ['White', 'Black'], name, document: { v: 2 as const, sides } }
  return (await buyer.call(designCalls.makeTemplate, { body })).data.id
}
type Items = CallInput<typeof orderIntakeCalls.createOrder>['body']['items']
const item = (sku: string, words: string, id = template): Items[number] => ({ sku, quantity: 1, productCustomTemplate: id, text: words })
const create = async (...items: Items) => (await buyer.call(orderIntakeCalls.createOrder, { body: { address, items } })).data
async function printed(orderId: number) {
  const items = await itemsOf(shop.engine.db, [orderId])
  return items.map(({ id, files }) => {
    const [document] = files.flatMap(file => file.document ?? [])
    const shown = (document?.layers ?? []).filter(layer => !layer.isHidden)
    const words = shown.map(layer => (layer.kind === 'TEXT' ? `${layer.text} ${layer.color}` : ''))
    return { id, words, hash: document && artHash({ document, pictures: new Map() }) }
  })
}
const light = (name: string) => [`${name} #000000`, 'Sun #111111']
const dark = (name: string) => [`${name} #ffffff`, 'Moon #222222']
const wordsOf = async (orderId: number) => (await printed(orderId)).map(({ words }) => words)

test('each item prints what its colour has; colours that print alike share one print', async () => {
  const order = await create(item('G5000-SAND-S', 'Mia'), item('G5000-BLACK-S', 'Mia'), item('G5000-WHITE-S', 'Mia'))
  const [sand, black, white] = await printed(order.id)
  expect([sand?.words, black?.words, white?.words]).toEqual([light('Mia'), dark('Mia'), light('Mia')])
  expect(white?.hash).toBe(sand?.hash)
  expect(black?.hash).not.toBe(sand?.hash)
})

test('an item that gets another colour is drawn again for it, there and back, with its text, whatever became of the design', async () => {
  const own = await designed('Goes away')
  const order = await create(item('G5000-SAND-S', 'Ann', own))
  await buyer.call(designCalls.deleteTemplate, { params: { id: own } })
  const itemId = order.items[0]?.id ?? 0
  const edit = (change: object) =>
    buyer.call(orderEditCalls.editOrder, { params: { id: order.id }, body: { items: [{ itemId, ...change }] } })
  await edit({ sku: 'G5000-BLACK-M' })
  expect(await wordsOf(order.id)).toEqual([dark('Ann')])
  await edit({ text: 'Mia' })
  await edit({ sku: 'G5000-BLACK-L' })
  expect(await wordsOf(order.id)).toEqual([dark('Mia')])
  await edit({ sku: 'G5000-WHITE-S', text: 'Ann' })
  expect(await wordsOf(order.id)).toEqual([light('Ann')])
  await edit({ sku: 'G5000-ROYAL-S' })
  expect(await wordsOf(order.id)).toEqual([light('Ann')])
})

test('a cart’s lines are shown and bought in their own colours', async () => {
  const { rows } = await sql<{ id: number }>`
    select id from variant where sku in ('G5000-SAND-S', 'G5000-BLACK-S') order by sku desc`.execute(shop.engine.db.q)
  for (const { id } of rows)
    await buyer.call(cartCalls.addToCart, { body: { productTypeSizeCustom: id, productCustomTemplate: template, text: 'Mia' } })
  const { item: lines } = (await buyer.call(cartCalls.cart)).data.cart
  const images = lines.map(line => line.productCustomTemplate.image)
  expect(images.map(image => new URLSearchParams(image.split('?')[1]).get('color')).toSorted()).toEqual(['Black', 'Sand'])
  const order = (await buyer.call(checkoutCalls.checkout, { body: { address: { ...address, addressLine2: '' } } })).data
  expect((await wordsOf(order.id)).toSorted()).toEqual([light('Mia'), dark('Mia')].toSorted())
})

test('art that is given to items, of a product or of an earlier order, is that of their own colours', async () => {
  const plain = (sku: string) => ({ ...item(sku, 'Ann'), productCustomTemplate: null })
  const order = await create(plain('G5000-BLACK-S'), plain('G5000-SAND-S'))
  const places = (await itemsOf(shop.engine.db, [order.id])).map(({ id }) => ({ orderId: order.id, itemId: id }))
  const give = (art: object) => buyer.call(orderArtCalls.addArt, { body: { replaces: true, art: [{ ...art, items: places }] } })
  await give({ templateId: template })
  expect(await wordsOf(order.id)).toEqual([dark('Ann'), light('Ann')])
  for (const sku of ['G5000-BLACK-S', 'G5000-SAND-S']) {
    const earlier = (await create(item(sku, 'Zoe'))).items[0]?.id
    await give({ earlierItemId: earlier })
    expect(await wordsOf(order.id)).toEqual([dark('Ann'), light('Ann')])
  }
})

test('what is blocked on one colour is ordered on the others', async () => {
  const id = await designed('Crowded')
  // As a design is that was saved under another rule: the name alone may be printed beside nothing.
  await sql`
    update template set sides = jsonb_set(jsonb_set(sides, '{0,maxLayers}', '1'), '{0,colors,0,layers}', ${JSON.stringify([
      { id: 'sun', isHidden: true },
    ])}::jsonb) where id = ${id}`.execute(shop.engine.db.q)
  expect(await refusalOf(create(item('G5000-BLACK-S', 'Mia', id)))).toBe('no refusal')
  expect(await refusalOf(create(item('G5000-SAND-S', 'Mia', id)))).toBe('422 DESIGN_NOT_PRINTABLE')
})
