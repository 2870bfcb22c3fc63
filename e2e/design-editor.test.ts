// The design editor as its seller uses it: a shirt with two sides, by mouse and by keyboard alone, by fingers, without a line, and in two tabs.
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#base/client.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designText } from '#shop/design/text.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import type { Visitor } from './browser-deployment.ts'
import { en, told } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'
import { newDesign } from './journey/design.ts'
import { touchscreen } from './journey/touch.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
let start: string
beforeAll(async () => {
  hand = await openWithMoney(500_00)
  start = await newDesign(hand.api)
})
afterAll(() => hand?.close())

const stage = (page: Page) => page.locator('[data-stage]')
const layers = (page: Page) => page.locator('[data-layer]')
const placeOf = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const tool = (page: Page, name: string) => page.getByRole('navigation', { name: en(t.tools) }).getByRole('button', { name, exact: true })
const pictures = (page: Page) => page.getByRole('list', { name: en(designText.library) }).getByRole('button')

/** Waits until the server has the draft; the address is the design's own then. */
async function kept(page: Page): Promise<string> {
  await page.waitForURL(/\/my-products\/.+-[0-9a-z]+$/)
  await page.locator('header [data-status="saved"]').waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
const designOf = async (api: Client, slug: string) => (await api(designCalls.templateBySlug, { params: { slug } })).data
async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 3 })
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 3 })
  await page.mouse.up()
}
const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
})

test('by mouse: a picture, a Vietnamese text and a star on two sides are saved, and the product goes into the cart', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open(start)
  await stage(page).waitFor()
  await visitor.station('design-editor-empty')
  await pictures(page).first().click()
  const picture = layers(page).first()
  await picture.waitFor()
  const before = await placeOf(picture)
  await drag(page, middle(before), { x: 70, y: 40 })
  const moved = await placeOf(picture)
  expect(moved.x - before.x).toBeGreaterThan(55)
  const corner = page.locator('[data-handle="1 1"]')
  await drag(page, middle(await placeOf(corner)), { x: -40, y: -40 })
  expect((await placeOf(picture)).width).toBeLessThan(moved.width)
  await page.getByRole('button', { name: en(t.undo) }).click()
  await expect.poll(async () => (await placeOf(picture)).width).toBeCloseTo(moved.width, 0)
  await page.getByRole('button', { name: en(t.redo) }).click()
  await drag(page, middle(await placeOf(page.locator('[data-handle="turn"]'))), { x: 50, y: -20 })

  await tool(page, en(t.text)).click()
  await page.getByRole('button', { name: en(t.addText), exact: true }).click()
  await page.keyboard.type('Xin chào Việt Nam')
  await page.getByLabel(en(t.font), { exact: true }).selectOption({ label: 'Lobster' })
  await expect.poll(() => layers(page).nth(1).getAttribute('aria-label')).toContain('Xin chào Việt Nam')
  await visitor.station('design-editor-front')

  await page.getByRole('radio', { name: en(t.name_BACK) }).check({ force: true })
  await tool(page, en(t.shapes)).click()
  await page.getByRole('button', { name: new RegExp(en(t.shape_STAR)) }).click()
  await visitor.station('design-editor-back')
  const slug = await kept(page)
  const draft = await designOf(hand.api, slug)
  expect([draft.state, draft.draft?.sides.map(({ side, layers: all }) => [side, all.map(({ kind }) => kind)])]).toEqual([
    'DRAFT',
    [
      ['FRONT', ['IMAGE', 'TEXT']],
      ['BACK', ['SHAPE']],
    ],
  ])

  // A reload loses nothing.
  await visitor.open(`/my-products/${slug}`)
  await layers(page).nth(1).waitFor()
  await page.getByRole('button', { name: en(t.proof), exact: true }).click()
  await page.getByRole('img', { name: en(t.proofOf, { side: en(t.side_FRONT) }) }).waitFor()
  await visitor.station('design-editor-proof')
  await page.keyboard.press('Escape')
  await told(visitor, / is ready to order/, () => page.getByRole('button', { name: en(t.save), exact: true }).dblclick())
  const ready = await designOf(hand.api, slug)
  expect([ready.state, ready.hasDraft, ready.sides.map(({ side }) => side)]).toEqual(['READY', false, ['FRONT', 'BACK']])
  const { variants } = (await hand.api(catalogueCalls.product, { params: { slug: ready.productCustom.slug } })).data
  const variant = variants.find(({ color, isAvailable }) => color === 'Forest' && isAvailable)
  await hand.api(cartCalls.addToCart, { body: { productTypeSizeCustom: variant?.id ?? 0, productCustomTemplate: ready.id } })
  await visitor.open('/cart')
  await page.getByText(ready.name).first().waitFor()
  await visitor.station('design-editor-cart')
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('by keyboard alone: a picture and a text on the front, a heart on the back, moved, turned, ordered and saved', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open(start)
  await stage(page).waitFor()
  await press(visitor, pictures(page).first())
  await press(visitor, tool(page, en(t.text)))
  await press(visitor, page.getByRole('button', { name: en(t.addText), exact: true }))
  // The text is written at once.
  await page.waitForFunction(() => document.activeElement?.matches('[data-write]'))
  await page.keyboard.type('Chúc mừng sinh nhật')
  const text = layers(page).nth(1)
  await tabTo(visitor, text)
  const before = await placeOf(text)
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(async () => (await placeOf(text)).y).toBeGreaterThan(before.y)
  await page.keyboard.type('r')
  await page.keyboard.type('-12')
  await expect.poll(() => text.getAttribute('aria-label')).toContain(en(t.turnedLeft, { degrees: 12 }))
  await page.keyboard.press('[')
  await expect.poll(() => layers(page).first().getAttribute('aria-label')).toContain('Chúc mừng')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+d')
  await expect.poll(() => layers(page).count()).toBe(3)
  await page.keyboard.press('Delete')
  await expect.poll(() => layers(page).count()).toBe(2)
  await tabTo(visitor, page.getByRole('radio', { name: en(t.name_FRONT) }))
  await page.keyboard.press('ArrowRight')
  await press(visitor, tool(page, en(t.shapes)))
  await press(visitor, page.getByRole('button', { name: new RegExp(en(t.shape_HEART)) }))
  await told(visitor, / is ready to order/, () => page.keyboard.press('Control+s'))
  const ready = await designOf(hand.api, await kept(page))
  const [front, back] = ready.document?.sides ?? []
  expect([front?.layers.map(({ kind }) => kind), back?.layers.map(({ kind }) => kind)]).toEqual([['IMAGE', 'TEXT'], ['SHAPE']])
  expect(front?.layers[1]?.rotateDegrees).toBe(-12)
  await visitor.station('design-editor-keyboard')
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('by fingers, on a phone in Vietnamese: one moves, two turn and scale, buttons order; nothing needs a drag', async () => {
  const visitor = await hand.browser({ width: 390, language: 'vi', theme: 'dark' })
  const { page } = visitor
  await visitor.open(start)
  await stage(page).waitFor()
  await visitor.station('design-editor-phone-empty')
  const vi = (text: readonly [string, string]) => text[1]
  const tab = (name: string) => page.getByRole('navigation', { name: vi(t.tools) }).getByRole('button', { name, exact: true })
  await tab(vi(t.pictures)).click()
  await page
    .getByRole('list', { name: vi(designText.library) })
    .getByRole('button')
    .first()
    .click()
  await visitor.station('design-editor-phone-pictures')
  await tab(vi(t.pictures)).click()
  // The canvas has the room of the sheet again.
  await expect.poll(async () => (await placeOf(stage(page))).height).toBeGreaterThan(500)
  const picture = layers(page).first()
  const fingers = await touchscreen(page)
  const before = await placeOf(picture)
  const { x, y } = middle(before)
  await fingers([[x, y]], [[x + 20, y + 40]])
  await expect.poll(async () => Math.round((await placeOf(picture)).y - before.y)).toBeGreaterThan(25)
  await fingers(
    [
      [x - 40, y + 40],
      [x + 40, y + 40],
    ],
    [
      [x - 20, y + 10],
      [x + 20, y + 70],
    ],
  )
  await expect.poll(() => picture.getAttribute('aria-label')).toContain('xoay phải')
  await tab(vi(t.selected)).click()
  await visitor.station('design-editor-phone-selected')
  await tab(vi(t.shapes)).click()
  await page.getByRole('button', { name: new RegExp(vi(t.shape_HEART)) }).click()
  await tab(vi(t.layers)).click()
  await visitor.station('design-editor-phone-layers')
  const down = page.getByRole('button', { name: new RegExp(`^${vi(t.moveDown).split(':')[0]}`) })
  await down.first().click()
  await expect.poll(() => layers(page).first().getAttribute('aria-label')).toContain(vi(t.shape_HEART))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await kept(page)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('without a line what is drawn stays in the browser, is offered after a reload, and reaches the server with the line', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await page.addInitScript(diesSilently)
  await visitor.open(start)
  await pictures(page).first().click()
  const slug = await kept(page)
  await page.route('**/draft', route => route.abort())
  await tool(page, en(t.shapes)).click()
  await page.getByRole('button', { name: new RegExp(en(t.shape_HEART)) }).click()
  await page.locator('header [data-status="offline"]').waitFor()
  await page.reload()
  await page.getByRole('button', { name: en(t.keptUse) }).waitFor()
  await visitor.station('design-editor-kept')
  await page.unroute('**/draft')
  await page.getByRole('button', { name: en(t.keptUse) }).click()
  await expect.poll(async () => (await designOf(hand.api, slug)).draft?.sides[0]?.layers.length, { timeout: 30_000 }).toBe(2)
  await visitor.context.close()
})

/** Runs in the page, before its own scripts: it hears nothing of its end, as of a crash, and so sends nothing then. */
function diesSilently() {
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, event => event.stopImmediatePropagation(), { capture: true })
}

test('two tabs know of each other, and what the second one drew is kept over, beside or under what the first one did', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open(start)
  await pictures(page).first().click()
  const slug = await kept(page)
  const { id, version, draft } = await designOf(hand.api, slug)
  const other = await visitor.context.newPage()
  await other.goto(page.url())
  await page.getByText(en(t.otherTab)).waitFor()
  await other.close()
  await page.getByText(en(t.otherTab)).waitFor({ state: 'detached' })
  // Somebody else writes a draft meanwhile.
  const sides = (draft?.sides ?? []).map(side => ({ ...side, layers: [] }))
  await hand.api(designCalls.saveDraft, { params: { id }, body: { version, document: { v: 2, sides } } })
  await tool(page, en(t.shapes)).click()
  await page.getByRole('button', { name: new RegExp(en(t.shape_HEART)) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en(t.keepBoth), exact: true })
    .waitFor()
  await visitor.station('design-editor-conflict')
  expect((await designOf(hand.api, slug)).draft?.sides.flatMap(({ layers: all }) => all)).toEqual([])
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en(t.keepBoth), exact: true })
    .click()
  await page.waitForURL(url => !url.pathname.endsWith(`/${slug}`))
  const mine = await designOf(hand.api, await kept(page))
  expect([mine.id === id, mine.draft?.sides[0]?.layers.length]).toEqual([false, 2])
  expect((await designOf(hand.api, slug)).draft?.sides.flatMap(({ layers: all }) => all)).toEqual([])
  await visitor.context.close()
})

/** Tab after tab until the focus is there. */
async function tabTo({ page }: Visitor, target: Locator) {
  await target.waitFor({ state: 'attached' })
  for (let presses = 0; presses < 250; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it.')
}
async function press(visitor: Visitor, target: Locator) {
  await tabTo(visitor, target)
  await visitor.page.keyboard.press('Enter')
}
