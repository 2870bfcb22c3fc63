// The buyer's text of a design's slot, from the cart, the form and an edit to the order's own document; and what is checked before it is paid.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#base/call.ts'
import { CallError } from '#base/fault.ts'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designCheckCalls } from '#shop/design/document/check/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { type Buyer, seedBuyer } from '#test/buyer.ts'
import { address } from '#test/order.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { checkoutCalls } from '../../checkout/contract.ts'
import { orderEditCalls } from '../../edit/contract.ts'
import { orderIntakeCalls } from '../../intake/contract.ts'
import { orderPayCalls } from '../../pay/contract.ts'
import { orderArtCalls } from '../contract.ts'
import { itemsOf } from '../item.ts'
import { orderCheckCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
let buyer: Buyer
let template: number
beforeAll(async () => {
  await shop.write(seedPrices)
  buyer = await seedBuyer(shop)
  template = await designed(buyer, 'Name tee')
})

const slot = {
  ...{ kind: 'TEXT' as const, xInches: 1, yInches: 1, widthInches: 4, heightInches: 1.5, text: 'Your name', fontId: 'lobster-400' },
  ...{ sizeInches: 1, color: '#c2185b', slot: 'TEXT' as const, name: 'name' },
}
const year = { ...slot, yInches: 5, text: '2026', slot: null, name: 'year' }
async function designed({ call }: Buyer, name: string, layers: object[] = [slot, year]): Promise<number> {
  const sides = [{ side: 'FRONT' as const, layers: layers as (typeof slot)[] }]
  return (await call(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name, document: { v: 2, sides } } })).data.id
}
const sku = 'G5000-FOREST-S'
type Items = CallInput<typeof orderIntakeCalls.createOrder>['body']['items']
const item = (text: string, more: Partial<Items[number]> = {}): Items[number] => ({
  sku,
  quantity: 1,
  productCustomTemplate: template,
  text,
  ...more,
})
const create = (...items: Items) => buyer.call(orderIntakeCalls.createOrder, { body: { address, items } })
const textsOf = async (orderId: number) => {
  const items = await itemsOf(shop.engine.db, [orderId])
  return items.map(({ text, files }) => [
    text,
    ...files.flatMap(file => file.document?.layers ?? []).map(layer => 'text' in layer && layer.text),
  ])
}
const long = 'W'.repeat(60)

test('a text of an order stands in its own document, and a later one in its place; the design keeps its sample', async () => {
  const { data: order } = await create(item(' Mia & Tom '), item('Ann'))
  expect(await textsOf(order.id)).toEqual([
    ['Mia & Tom', 'Mia & Tom', '2026'],
    ['Ann', 'Ann', '2026'],
  ])
  const [first] = await itemsOf(shop.engine.db, [order.id])
  const edit = (text: string) =>
    buyer.call(orderEditCalls.editOrder, { params: { id: order.id }, body: { items: [{ itemId: first?.id ?? 0, text }] } })
  await edit('Mia')
  expect((await textsOf(order.id))[0]).toEqual(['Mia', 'Mia', '2026'])
  expect([await refusalOf(edit(' ')), await refusalOf(edit(long))]).toEqual(['422 PRODUCT_TEXT_MISSING', '422 PRODUCT_TEXT_TOO_LONG'])
  expect((await textsOf(order.id))[0]).toEqual(['Mia', 'Mia', '2026'])
  const { sides } = (await buyer.call(designCalls.template, { params: { id: template } })).data
  expect(sides[0]?.layers[0]).toMatchObject({ slot: 'TEXT', text: 'Your name' })
  expect((await buyer.call(orderPayCalls.submitOrder, { params: { id: order.id } })).data.status).toBe('NEW_ORDER')
})

test('without a text, with one that does not fit or cannot be written nothing is ordered, and the field is named', async () => {
  const refused = await Promise.all([create(item('')), create(item(' ')), create(item(long)), create(item('Zoë'))].map(refusalOf))
  expect(refused).toEqual(['422 PRODUCT_TEXT_MISSING', '422 PRODUCT_TEXT_MISSING', '422 PRODUCT_TEXT_TOO_LONG', '400 PRODUCT_TEXT_INVALID'])
  const error = await create(item('Ann'), item(long)).catch(each => each)
  expect(error.errors).toMatchObject([{ path: 'items.1.text', values: { layer: 'name', least: 0.1 } }])
})

test('a cart keeps a line that waits for its text, shows it in the design, and buys nothing before it is there', async () => {
  const { call, template: own } = buyer
  const product = { productTypeSizeCustom: own.variantId, productCustomTemplate: template }
  const { item: added } = (await call(cartCalls.addToCart, { body: product })).data.cart
  expect(added).toMatchObject([{ takesText: true, fault: 'PRODUCT_TEXT_MISSING' }])
  expect(added[0]?.productCustomTemplate.image).not.toContain('text=')
  const buy = () => call(checkoutCalls.checkout, { body: { address: { ...address, addressLine2: '' } } })
  expect(await refusalOf(buy())).toBe('422 PRODUCT_TEXT_MISSING')
  const write = (text: string) => call(cartCalls.updateCart, { body: { id: added[0]?.id ?? 0, text } })
  expect(await refusalOf(write(long))).toBe('422 PRODUCT_TEXT_TOO_LONG')
  const [line] = (await write('Mia')).data.cart.item
  expect(line).toMatchObject({ text: 'Mia', fault: null })
  const image = line?.productCustomTemplate.image ?? ''
  expect(image).toMatch(/proof\?width=480&text=Mia$/)
  const bytesOf = async (path: string) =>
    Buffer.from(await (await fetch(shop.url + path, { headers: { authorization: `Bearer ${buyer.token}` } })).arrayBuffer())
  const [withName, without] = [await bytesOf(image), await bytesOf(image.replace('&text=Mia', ''))]
  expect(withName.subarray(8, 12).toString()).toBe('WEBP')
  expect(withName.equals(without)).toBe(false)
  const { id } = (await buy()).data
  expect(await textsOf(id)).toEqual([['Mia', 'Mia', '2026']])
  expect(await refusalOf(call(checkoutCalls.buyNow, { body: { address, ...product, text: '' } }))).toBe('422 PRODUCT_TEXT_MISSING')
})

test('art that is added to orders takes the text of each item', async () => {
  const plain = { productCustomTemplate: null }
  const { data: order } = await create(item('Ann', plain), item('', plain))
  const items = await itemsOf(shop.engine.db, [order.id])
  const give = (...places: typeof items) =>
    buyer.call(orderArtCalls.addArt, {
      body: { art: [{ templateId: template, items: places.map(({ id }) => ({ orderId: order.id, itemId: id })) }] },
    })
  expect((await give(...items)).data.results).toMatchObject([{ id: order.id, code: 'PRODUCT_TEXT_MISSING' }])
  expect((await give(...items.slice(0, 1))).data.results).toMatchObject([{ id: order.id, status: 'PENDING' }])
  expect((await textsOf(order.id))[0]).toEqual(['Ann', 'Ann', '2026'])
})

test('a design that a check blocks is not ordered by any way, with the sentence at its line; an order that was made stands', async () => {
  const id = await designed(buyer, 'Crowded', [year, { ...year, yInches: 8 }])
  const product = { productTypeSizeCustom: buyer.template.variantId, productCustomTemplate: id, text: '' }
  const quote = { shippingMethod: null, voucher: '', country: 'US' }
  const { quoteId } = (await buyer.call(checkoutCalls.quoteCheckout, { body: { ...quote, item: product } })).data
  const buy = (more = {}) => buyer.call(checkoutCalls.buyNow, { body: { address: { ...address, addressLine2: '' }, ...product, ...more } })
  const bought = (await buy({ quoteId })).data.id
  await buyer.call(cartCalls.addToCart, { body: product })
  const { data: order } = await create(item('', { productCustomTemplate: null }))
  // As a design is that was saved under another rule.
  await sql`update template set sides = jsonb_set(sides, '{0,maxLayers}', '1') where id = ${id}`.execute(shop.engine.db.q)
  const [place] = await itemsOf(shop.engine.db, [order.id])
  const ways = [
    create(item('', { productCustomTemplate: null }), item('', { productCustomTemplate: id })),
    buy(),
    buyer.call(checkoutCalls.checkout, { body: { address: { ...address, addressLine2: '' } } }),
    buyer.call(orderArtCalls.addArt, { body: { art: [{ templateId: id, items: [{ orderId: order.id, itemId: place?.id ?? 0 }] }] } }),
  ]
  const refused = await Promise.all(ways.map(way => way.catch((error: unknown) => error)))
  const said = { code: 'DESIGN_NOT_PRINTABLE', message: expect.stringMatching(/^The design cannot be printed. Front: /) }
  expect(refused.map(error => error instanceof CallError && error.errors)).toMatchObject(
    ['items.1.productCustomTemplate', 'productCustomTemplate', 'productCustomTemplate', 'art.0'].map(path => [{ ...said, path }]),
  )
  expect((await buy({ quoteId })).data.id).toBe(bought)
})

test('a cart is checked as it would be bought: its kept designs, and one that is gone stops nothing', async () => {
  const { call, template: own, ...rest } = await seedBuyer(shop)
  const other = { ...rest, call, template: own }
  const [pale, gone] = [await designed(other, 'Pale', [{ ...year, color: '#244035' }]), await designed(other, 'Gone', [year])]
  for (const id of [pale, gone])
    await call(cartCalls.addToCart, { body: { productTypeSizeCustom: own.variantId, productCustomTemplate: id } })
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [year] }] }
  await call(designCalls.saveDraft, { params: { id: pale }, body: { version: 1, document } })
  await call(designCalls.saveTemplate, { params: { id: pale }, body: {} })
  await call(designCalls.deleteTemplate, { params: { id: gone } })
  const { data } = await call(checkoutCalls.checkCart, undefined)
  expect(data.map(({ sku: of, findings }) => [of, findings.map(({ code }) => code)])).toEqual([
    [sku, ['SAME_COLOR']],
    [sku, []],
  ])
})

test('a product is ordered by its name, its id or its address; a name that means two, another product or nothing is refused', async () => {
  const named = (productCustomTemplate: string, more: Partial<Items[number]> = {}) =>
    create(item('Ann', { productCustomTemplate, ...more }))
  const slug = `name-tee-${template.toString(36)}`
  for (const name of ['name TEE', String(template), slug])
    expect(await textsOf((await named(name)).data.id)).toEqual([['Ann', 'Ann', '2026']])
  const twin = await designed(buyer, 'Twin')
  await designed(buyer, 'Twin')
  const other = await seedBuyer(shop)
  const theirs = await designed(other, 'Theirs')
  expect(
    await Promise.all(
      [
        named('Twin'),
        named(`twins-${twin.toString(36)}`),
        named('Theirs'),
        named(String(theirs)),
        named('Name tee', { sku: 'MUG11-WHITE-11OZ' }),
      ].map(refusalOf),
    ),
  ).toEqual(['409 TEMPLATE_NAME_UNCLEAR', ...Array(3).fill('404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND'), '422 ORDER_ART_OTHER_PRODUCT'])
})

test('items, an order and a design are given the same answers before anything is paid, and nobody else’s', async () => {
  const white = { ...year, color: '#244035' }
  const pale = await designed(buyer, 'Pale', [slot, white])
  const codes = (found: readonly { code: string; weight: string }[]) => found.map(({ code, weight }) => `${weight} ${code}`)
  const asked = async (...items: Items) =>
    (await buyer.call(orderIntakeCalls.checkItems, { body: { items } })).data.map(({ findings }) => codes(findings))
  const seen = await asked(item('', { productCustomTemplate: pale }), item(long), item('Ann'))
  expect(seen.map(found => found.filter(code => code.startsWith('BLOCK')))).toEqual([['BLOCK TEXT_WANTED'], ['BLOCK TEXT_TOO_LONG'], []])
  const { data: order } = await create(item('Ann', { productCustomTemplate: pale }))
  const read = (call: Buyer['call']) => call(orderCheckCalls.orderChecks, { params: { id: order.id } })
  const own = (await read(buyer.call)).data.map(({ findings }) => codes(findings))
  expect(own).toEqual(await asked(item('Ann', { productCustomTemplate: pale })))
  const check = (body: NonNullable<CallInput<typeof designCheckCalls.checkDesign>['body']>) =>
    buyer.call(designCheckCalls.checkDesign, { body })
  expect(codes((await check({ templateId: pale, text: 'Ann' })).data)).toEqual(own[0])
  const document = {
    v: 2 as const,
    sides: [
      { side: 'FRONT' as const, layers: [{ ...year, text: 'Yêu 😀' }] },
      { side: 'BACK' as const, layers: [] },
    ],
  }
  const whole = (await check({ productID: 'G5000', color: 'Forest', document })).data
  expect(codes(whole)).toEqual(['BLOCK LETTERS_MISSING', 'BLOCK SIDE_EMPTY'])
  const small = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [{ ...year, sizeInches: 0.09 }] }, ...document.sides.slice(1)] }
  expect(codes((await check({ productID: 'G5000', color: 'Forest', document: small })).data)).toEqual([
    'BLOCK SIDE_EMPTY',
    'WARN TEXT_SMALL',
  ])
  expect(whole[0]?.message).toEqual({
    en: 'Front: the font Lobster of “year” has no 😀.',
    vi: 'Mặt trước: phông Lobster của “year” không có 😀.',
  })
  const office = shop.client((await seedStaff(shop.engine.db, 'production')).token)
  const [listed] = (await office(orderCheckCalls.officeFindings, { query: { ids: `${order.id},999999` } })).data
  expect([listed?.orderId, codes(listed?.findings ?? [])]).toEqual([order.id, own[0]])
  expect(
    (await office(orderCheckCalls.officeOrderChecks, { params: { id: order.id } })).data.map(({ findings }) => codes(findings)),
  ).toEqual(own)
  const other = await seedBuyer(shop)
  expect(await refusalOf(read(other.call))).toBe('404 ORDER_NOT_FOUND')
  expect(await refusalOf(other.call(designCheckCalls.checkDesign, { body: { templateId: pale } }))).toBe(
    '404 PRODUCT_CUSTOM_TEMPLATE_NOT_FOUND',
  )
  const layers = [{ kind: 'IMAGE' as const, xInches: 1, yInches: 1, widthInches: 4, heightInches: 4, fileId: buyer.fileId }]
  const stolen = { productID: 'G5000', document: { v: 2 as const, sides: [{ side: 'FRONT' as const, layers }] } }
  expect((await other.call(designCheckCalls.checkDesign, { body: stolen })).data.map(({ code }) => code)).toEqual(['PICTURE_GONE'])
})
