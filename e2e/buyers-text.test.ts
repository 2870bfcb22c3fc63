// A buyer's text that prints itself, by hand: asked for in the form and the cart, seen in the design, and checked before it is paid.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartCalls } from '#shop/cart/contract.ts'
import { cartText } from '#shop/cart/text.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { designEditorText as e } from '#shop/design/ui/editor/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderResolutionText } from '#shop/order/item/resolution/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { createOrderText } from '#shop/order/ui/create/text.ts'
import { address as to } from '#test/order.ts'
import { button, sayIn } from './journey/acts.ts'
import { address, openWithMoney } from './journey/by-hand.ts'

const t = createOrderText
const slot = {
  ...{
    kind: 'TEXT' as const,
    slot: 'TEXT' as const,
    name: 'name',
    text: 'Your name',
    fontId: 'lobster-400',
    sizeInches: 2,
    color: '#c2185b',
  },
  ...{ xInches: 1, yInches: 2, widthInches: 10, heightInches: 3 },
}
const star = {
  kind: 'SHAPE' as const,
  shape: 'STAR' as const,
  fill: '#f5c518',
  xInches: 9,
  yInches: 7,
  widthInches: 5,
  heightInches: 5,
  name: 'star',
}
const small = { ...slot, slot: null, name: 'small print', text: 'made for you', sizeInches: 0.08, yInches: 6 }
let hand: Awaited<ReturnType<typeof openWithMoney>>
let templateId: number
let variantId: number
let productId: number
let slug: string
beforeAll(async () => {
  hand = await openWithMoney(500_00)
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [slot, small, star] }] }
  const body = { productID: 'G5000', color: 'Forest', name: 'Name tee', document }
  templateId = (await hand.api(designCalls.makeTemplate, { body })).data.id
  await hand.api(skuCalls.setSkuMapping, { body: { sku: 'NAME-TEE', productID: 'G5000', color: 'Forest', size: 'S', templateId } })
  const { data: found } = await hand.api(catalogueCalls.products, { query: { q: 'G5000' } })
  const { data: tee } = await hand.api(catalogueCalls.product, { params: { slug: found.docs[0]?.slug ?? '' } })
  productId = tee.id
  slug = tee.slug
  variantId = tee.variants.find(variant => variant.variantID === 'G5000-FOREST-S')?.id ?? 0
})
afterAll(() => hand?.close())

test.each([
  ['en', 1440],
  ['vi', 390],
] as const)(
  'in %s, %i px: the form asks for the text, shows it, says what to look at, and the order prints it',
  async (language, width) => {
    const say = sayIn(language)
    const visitor = await hand.browser({ language, width })
    const { page } = visitor
    await visitor.open('/order/create-order')
    await page.getByRole('tab', { name: say(t.way_paste) }).click()
    await page.getByLabel(say(t.pasteSkus)).fill('NAME-TEE')
    await button(visitor, say(t.addPasted)).click()
    await page.getByPlaceholder(say(t.textWanted)).waitFor()
    await visitor.station(`buyers-text-asked-${language}-${width}`)
    expect(await button(visitor, say(t.toShipping)).getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('textbox', { name: new RegExp(`^${say(t.textOf, { name: '' }).trim()}`) }).fill('Mia & Tom')
    await button(visitor, say(t.toShipping)).click()
    await address(visitor, say)
    await button(visitor, say(t.toSubmit)).click()
    const findings = page.getByRole('list', { name: say(orderResolutionText.found) })
    await findings.getByText(/“small print”/).waitFor()
    await visitor.station(`buyers-text-checks-${language}-${width}`, 'whole page')
    await page.getByRole('button', { name: new RegExp(`^${say(t.submitFor).split(' {{')[0]}`) }).click()
    const { id } = await hand.orderOf(visitor)
    await expect.poll(async () => (await hand.api(orderCalls.order, { params: { id } })).data.status, { timeout: 60_000 }).toBe('NEW_ORDER')
    await findings.getByText(/“star”/).waitFor()
    await visitor.station(`buyers-text-order-${language}-${width}`, 'whole page')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)

test('staff see the same on the order, and say in the catalogue how an area is printed', async () => {
  const items = [{ sku: 'NAME-TEE', quantity: 1, text: 'Mia' }]
  const { id } = (await hand.api(orderIntakeCalls.createOrder, { body: { address: to, items } })).data
  for (const width of [1440, 390]) {
    const office = await hand.office({ language: 'en', width })
    const { page } = office
    await office.open(`/office/order/${id}`)
    await page
      .getByText(/“small print”/)
      .first()
      .waitFor()
    await office.station(`buyers-text-office-${width}`)
    await office.open(`/office/catalogue/${productId}?tab=areas`)
    await page.getByLabel('Safe line, inches').first().waitFor()
    await office.station(`area-printing-${width}`, 'whole page')
    expect(office.complaints).toEqual([])
    await office.context.close()
  }
})

test.each([
  ['en', 1440],
  ['vi', 390],
] as const)(
  'in %s, %i px: its place is drawn by hand, stays as large whatever stands there, and takes the text of an order',
  async (language, width) => {
    const say = sayIn(language)
    const visitor = await hand.browser({ language, width })
    const { page } = visitor
    await visitor.open(`/my-products/new?product=${slug}`)
    const tool = (name: string) => page.getByRole('navigation', { name: say(e.tools) }).getByRole('button', { name, exact: true })
    await tool(say(e.text)).click()
    await page.getByRole('button', { name: say(e.addBuyersText), exact: true }).click()
    const place = page.locator('[data-layer][data-slot]')
    await place.waitFor()
    const drawn = await place.boundingBox()
    await page.locator('[data-write]').fill('Bartholomew and Wilhelmina of the long name')
    await page.keyboard.press('Escape')
    expect(await place.boundingBox()).toEqual(drawn)
    if (width < 1000) await tool(say(e.selected)).click()
    await page.getByText(say(e.shrunk)).waitFor()
    await visitor.station(`buyers-text-place-${language}-${width}`)
    const box = page.getByRole('checkbox', { name: say(e.buyersText) })
    await box.uncheck()
    await place.waitFor({ state: 'detached' })
    await box.check()
    await page.getByLabel(say(e.sample), { exact: true }).fill('Mia')
    await page.waitForURL(/\/my-products\/.+-[0-9a-z]+$/)
    await page.locator('header [data-status="saved"]').waitFor()
    await page.getByRole('button', { name: say(e.save), exact: true }).click()
    const bySlug = { params: { slug: new URL(page.url()).pathname.split('/').at(-1) ?? '' } }
    const saved = async () => (await hand.api(designCalls.templateBySlug, bySlug)).data
    await expect.poll(async () => (await saved()).state).toBe('READY')
    const made = await saved()
    expect(made.sides[0]?.layers).toMatchObject([{ kind: 'TEXT', slot: 'TEXT', fit: 'BOX', text: 'Mia' }])
    const items = [{ sku: 'G5000-FOREST-S', quantity: 1, productCustomTemplate: made.id, text: 'Tom' }]
    const { id } = (await hand.api(orderIntakeCalls.createOrder, { body: { address: to, items } })).data
    expect(JSON.stringify((await hand.api(orderCalls.order, { params: { id } })).data.items)).toContain('Tom')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)

test('a line of the cart waits for its text, which is typed in place and refused where it does not fit', async () => {
  const say = sayIn('en')
  await hand.api(cartCalls.addToCart, { body: { productTypeSizeCustom: variantId, productCustomTemplate: templateId } })
  const visitor = await hand.browser({ language: 'en', width: 1440 })
  const { page } = visitor
  await visitor.open('/cart')
  await page.getByText(say(cartText.why_PRODUCT_TEXT_MISSING)).waitFor()
  await visitor.station('buyers-text-cart-waits')
  const field = page.getByRole('textbox', { name: /Text on/ })
  await field.fill('Ann')
  await field.press('Enter')
  await page.getByText(say(cartText.why_PRODUCT_TEXT_MISSING)).waitFor({ state: 'detached' })
  await page.locator('image[href*="text=Ann"], img[src*="text=Ann"]').first().waitFor()
  await visitor.station('buyers-text-cart')
  await visitor.open('/cart/checkout')
  await page
    .getByRole('list', { name: say(orderResolutionText.found) })
    .getByText(/“small print”/)
    .waitFor()
  await visitor.station('buyers-text-checkout', 'whole page')
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
