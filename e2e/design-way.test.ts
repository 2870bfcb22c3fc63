// A design from its first stroke to the film that it is printed on: a shirt with two sides drawn by mouse, keyboard and fingers, put on five
// products, its mockups seen, ordered by form, cart, file and API, and laid on gang sheets whose every code is read.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { importText } from '#shop/bulk/text.ts'
import { cartText } from '#shop/cart/text.ts'
import { catalogueOfficeCalls } from '#shop/catalogue/office/contract.ts'
import { mockupOfficeCalls } from '#shop/catalogue/office/mockup.contract.ts'
import { productPicture } from '#shop/catalogue/picture/picture.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { mockupCalls } from '#shop/design/mockup/contract.ts'
import { designText } from '#shop/design/text.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import { checkoutText } from '#shop/order/checkout/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { createOrderText } from '#shop/order/ui/create/text.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { gangCalls } from '#shop/production/gang/contract.ts'
import { ticketQr } from '#shop/production/rules.ts'
import { productionText } from '#shop/production/text.ts'
import { until } from '#test/deployment.ts'
import { address as to } from '#test/order.ts'
import { unzip } from '#test/zip.ts'
import { hurry, orderOf } from '../trust/statuses.ts'
import { agree, button, en, link, take, told } from './journey/acts.ts'
import { address, openWithMoney } from './journey/by-hand.ts'
import { drawTwoSides, type Way, written } from './journey/drawing.ts'
import { makeBatch, takeIntoWork } from './journey/production.ts'

const own = 'G5000'
const products = ['BC3001', 'CC1717', 'G18000', 'G18500', 'Y3001']
let hand: Awaited<ReturnType<typeof openWithMoney>>
let start: string
const variants = new Map<string, { id: number; sku: string }>()
beforeAll(async () => {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })
  hand = await openWithMoney(2_000_00)
  await hurry(hand.people)
  await hand.api(accountCalls.setPreferences, { body: { autoSubmit: true } })
  for (const code of [own, ...products]) await printedOnFilm(code)
})
afterAll(() => hand?.close())

/** A product that lies on gang sheets, with a photograph of either side. */
async function printedOnFilm(code: string) {
  const { owner } = hand.people
  const { docs } = (await hand.api(catalogueCalls.products, { query: { q: code } })).data
  const { id = 0, slug = '' } = docs.find(({ productID }) => productID === code) ?? {}
  const { data: product } = await owner(catalogueOfficeCalls.officeProduct, { params: { id } })
  const areas = product.areas.map(area => ({ ...area, technique: 'DTF' as const }))
  await owner(catalogueOfficeCalls.saveAreas, { params: { id }, body: { version: product.version, areas } })
  for (const view of ['front', 'back'] as const) {
    const photo = await sharp(Buffer.from(productPicture({ shape: product.shape, hex: '#fbfbfa', view })))
      .resize(1_200, 1_200)
      .flatten({ background: '#b9c0c9' })
      .jpeg()
      .toBuffer()
    await owner(mockupOfficeCalls.addMockupBase, { params: { id }, body: { view }, files: [new File([new Uint8Array(photo)], 'a.jpg')] })
  }
  const { data: shown } = await hand.api(catalogueCalls.product, { params: { slug } })
  if (code === own) start = `/my-products/new?product=${slug}&color=Forest`
  for (const { id: variantId, variantID: sku, color, isAvailable } of shown.variants)
    if (isAvailable && !variants.has(`${code} ${color}`)) variants.set(`${code} ${color}`, { id: variantId, sku })
}

const mine = async (productID: string) => (await hand.api(designCalls.myTemplates, { query: { productID } })).data.docs
const drawnBy = async (way: Way) => {
  const found = (await mine(own)).find(({ name }) => name === `Drawn ${way}`)
  if (!found) throw new Error(`Nothing was drawn ${way}`)
  return found
}

test.each<[Way, number]>([
  ['by mouse', 1440],
  ['by keyboard', 1440],
  ['by fingers', 390],
])('%s: a picture and a Vietnamese text in front, a heart behind, saved', async (way, width) => {
  const visitor = await hand.browser({ width, isTouch: way === 'by fingers' })
  const { page } = visitor
  await visitor.open(start)
  await page.locator('[data-stage]').waitFor()
  await drawTwoSides(visitor, way)
  await visitor.station(`design-way-${way.replace(' ', '-')}`)
  const save = { 'by mouse': () => button(visitor, en(t.save)).click(), 'by keyboard': () => page.keyboard.press('Control+s') }
  await told(visitor, / is ready to order/, way === 'by fingers' ? () => button(visitor, en(t.save)).tap() : save[way])
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { id, document } = (await hand.api(designCalls.templateBySlug, { params: { slug } })).data
  const [front, back] = document?.sides ?? []
  expect([front?.side, front?.layers.map(({ kind }) => kind), back?.side, back?.layers.map(({ kind }) => kind)]).toEqual([
    'FRONT',
    ['IMAGE', 'TEXT'],
    'BACK',
    ['SHAPE'],
  ])
  expect(front?.layers[1]).toMatchObject({ text: written })
  await hand.api(designCalls.renameTemplate, { params: { id }, body: { name: `Drawn ${way}` } })
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('it is put on five products, and the mockups of all of them are seen and taken', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  const { name } = await drawnBy('by mouse')
  await visitor.open('/my-products')
  await page.getByRole('button', { name: en(designText.actions, { name }) }).click()
  await button(visitor, en(designText.apply)).click()
  const dialog = page.getByRole('dialog')
  for (const code of products) {
    await dialog.getByRole('searchbox').fill(code)
    await dialog.getByRole('button', { name: new RegExp(code) }).click()
  }
  await visitor.station('design-way-apply')
  const make = dialog.getByRole('button', { name: en(designText.applyDo_other, { count: products.length }), exact: true })
  await told(visitor, en(designText.applied_other, { count: products.length }), () => make.click())
  await visitor.open('/my-products')
  for (const code of [own, ...products]) {
    const [template] = (await mine(code)).filter(each => each.name === name)
    expect(template?.sides.map(({ side }) => side)).toEqual(['FRONT', 'BACK'])
    expect(template?.mockups.length).toBeGreaterThan(0)
    const shown = page.locator(`img[src*="/product-custom-template/${template?.id}/mockup"]`).first()
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.evaluate(image => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(300)
    const answer = await hand.api.fetch(mockupCalls.templateMockups, { params: { id: template?.id ?? 0 }, query: { size: 600 } })
    const pictures = unzip(Buffer.from(await answer.arrayBuffer()))
    expect(pictures.size).toBe((template?.colors.length ?? 0) * 2)
  }
  await visitor.station('design-way-mockups', 'whole page')
  await page
    .getByRole('button', { name: en(designText.actions, { name }) })
    .last()
    .click()
  const zip = await take(visitor, button(visitor, en(designText.downloadMockups)))
  expect(unzip(zip).size).toBeGreaterThan(1)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

const orders: number[] = []
test('by form: what was drawn by keyboard', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open('/order/create-order')
  await page.getByRole('button', { name: /Drawn by keyboard/ }).click()
  await page
    .getByRole('group', { name: en(createOrderText.sizes) })
    .getByLabel('S', { exact: true })
    .fill('2')
  await page.keyboard.press('Enter')
  await button(visitor, en(createOrderText.toShipping)).click()
  await address(visitor)
  await button(visitor, en(createOrderText.toSubmit)).click()
  await page.getByRole('button', { name: /^Submit and pay/ }).click()
  orders.push((await hand.orderOf(visitor)).id)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

const newest = async () => (await hand.api(orderCalls.myOrders, { query: { sort: 'newest' } })).data.docs
test('by cart: what was drawn by fingers', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open(`/my-products/${(await drawnBy('by fingers')).slug}`)
  await page
    .getByRole('group', { name: en(createOrderText.sizes) })
    .getByLabel('M', { exact: true })
    .fill('1')
  await told(visitor, en(cartText.added), () => button(visitor, en(cartText.add)).click())
  await visitor.open('/cart')
  await link(visitor, en(cartText.checkout)).click()
  await page.waitForURL(/\/cart\/checkout/)
  await address(visitor)
  await page.getByRole('button', { name: new RegExp(`^${en(checkoutText.pay).split(' {{')[0]}`) }).click()
  await page.getByText(en(checkoutText.doneTitle)).waitFor()
  const [made] = await newest()
  expect(orders).not.toContain(made?.id)
  orders.push(made?.id ?? 0)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

const applied = async (code: string) => {
  const [template] = await mine(code)
  const variant = variants.get(`${code} ${template?.colors[0]?.name}`)
  if (!template || !variant) throw new Error(`Nothing was put on ${code}`)
  return { id: template.id, sku: variant.sku }
}
test('by a file: two of the five products', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  const head = 'order id,variant ID,quantity,design link,name,phone,email,address line 1,city,state,zip,country'
  const where = 'Minh Lee,+18865550124,minh@example.com,1034 Elm Ave,Salt Lake City,UT,84101,US'
  const [one, other] = [await applied('BC3001'), await applied('Y3001')]
  const rows = [one, other].map(({ id, sku }, at) => `WAY-${at},${sku},1,template:${id},${where}`)
  await visitor.open('/order/import')
  const buffer = Buffer.from([head, ...rows].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'way.csv', mimeType: 'text/csv', buffer })
  const confirm = en(importText.confirm_other, { count: 2 })
  await button(visitor, confirm).click()
  await agree(visitor, confirm)
  await link(visitor, en(importText.seeOrders)).waitFor()
  const made = (await newest()).filter(({ id }) => !orders.includes(id))
  expect(made).toHaveLength(2)
  orders.push(...made.map(({ id }) => id))
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('by API: all five in one order', async () => {
  const items = []
  for (const code of products) {
    const { id, sku } = await applied(code)
    items.push({ sku, quantity: 1, productCustomTemplate: String(id) })
  }
  const { id } = (await hand.api(orderIntakeCalls.createOrder, { body: { address: to, items } })).data
  const { status } = (await hand.api(orderCalls.order, { params: { id } })).data
  if (status === 'PENDING') await hand.api(orderPayCalls.submitOrder, { params: { id } })
  orders.push(id)
})

test('the floor makes one batch of all of it, and every code of its sheets is read: as many as there are prints', async () => {
  const isPaid = async (id: number) => ['NEW_ORDER', 'PROCESSING'].includes((await orderOf(hand.people, id)).status) || undefined
  for (const id of orders) await until(`order ${id} to be paid`, () => isPaid(id))
  const bench = await hand.office()
  const { page } = bench
  await takeIntoWork(bench, orders.length)
  const codes = await makeBatch(bench, orders.length)
  expect(codes).toHaveLength(10)
  await button(bench, en(productionText.planGang)).click()
  await page.getByText(en(productionText.gang_READY), { exact: true }).first().waitFor({ timeout: 240_000 })
  const batchId = Number(/batch\/(\d+)/.exec(page.url())?.[1])
  const { owner } = hand.people
  const sheets = (await owner(gangCalls.gangSheets, { params: { id: batchId } })).data
  const { tickets } = (await owner(productionCalls.batch, { params: { id: batchId } })).data
  const [wanted, read]: [string[], string[]] = [[], []]
  for (const { id } of sheets) {
    await expect.poll(async () => (await owner(gangCalls.gangSheet, { params: { id } })).data.state, { timeout: 240_000 }).toBe('READY')
    const { places, technique } = (await owner(gangCalls.gangSheet, { params: { id } })).data
    expect(technique).toBe('DTF')
    wanted.push(...places.map(({ ticket }) => ticketQr(ticket.id)))
    const content = await owner.fetch(gangCalls.gangSheetContent, { params: { id } })
    read.push(...(await codesOn(Buffer.from(await content.arrayBuffer()))))
  }
  await bench.station('design-way-sheet', 'whole page')
  // Two sides of each piece.
  expect(wanted).toHaveLength(2 * tickets.length)
  expect(read.toSorted()).toEqual(wanted.toSorted())
  expect(new Set(read)).toEqual(new Set(tickets.map(({ id }) => ticketQr(id))))
  expect(bench.complaints).toEqual([])
  await bench.context.close()
})

/** What a scanner reads off a whole sheet, laid on white, at half of its resolution. */
async function codesOn(png: Buffer): Promise<string[]> {
  const { width = 0 } = await sharp(png, { limitInputPixels: false }).metadata()
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .flatten({ background: '#fff' })
    .resize(Math.round(width / 2))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height, colorSpace: 'srgb' as const, pixelFormat: 'rgba-unorm8' as const }
  const image = { data: new Uint8ClampedArray(data), ...size }
  const found = await readBarcodes(image, { formats: ['QRCode'], tryHarder: true, tryRotate: true, maxNumberOfSymbols: 255 })
  return found.map(({ text }) => text)
}
