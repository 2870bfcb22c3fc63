// The canvas of the design editor: rulers and guides, equal gaps, a text written over its box, the menu of a layer, patterns, and the checks.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designCalls } from '#shop/design/contract.ts'
import { checkText } from '#shop/design/document/check/text.ts'
import { designText } from '#shop/design/text.ts'
import { designChecksText as checks } from '#shop/design/ui/editor/checks/text.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import { sayIn, told } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

const looks = [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'vi', width: 1024, theme: 'dark' },
  { language: 'vi', width: 390, theme: 'light' },
] as const
const markOf = ({ width, language, theme }: (typeof looks)[number]) => `${width}-${language}-${theme}`

const square = { kind: 'SHAPE' as const, yInches: 5, widthInches: 1.5, heightInches: 1.5, shape: 'RECT' as const, fill: '#f5b700' }
const words = { kind: 'TEXT' as const, xInches: 2, yInches: 1, widthInches: 8, heightInches: 2, text: 'Xin chào', fontId: 'lobster-400' }
const layers = [
  { ...square, xInches: 1 },
  { ...square, xInches: 3.7, fill: '#e4572e' },
  { ...square, xInches: 8, fill: '#ffffff' },
  { ...words, sizeInches: 1.5, color: '#ffffff' },
]
const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers }] }
const make = async (name: string) =>
  (await hand.api(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name, document } })).data
const stage = (page: Page) => page.locator('[data-stage]')
const layer = (page: Page, at: number) => page.locator('[data-layer]').nth(at)
const placeOf = async (page: Page, at: number) => (await layer(page, at).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const grips = (page: Page) => page.locator('[data-guide]')
const tool = (page: Page, nav: string, name: string) =>
  page.getByRole('navigation', { name: nav }).getByRole('button', { name, exact: true })

test.each(looks)(
  'guides are drawn out of a ruler, moved by keys and set in figures, and a layer rests at them, at $width px, $language',
  async look => {
    const say = sayIn(look.language)
    const made = await make(`Guides ${markOf(look)}`)
    const { page, ...visitor } = await hand.browser(look)
    await visitor.open(`/my-products/${made.slug}`)
    await layer(page, 3).waitFor()
    const box = await stage(page).boundingBox()
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
    // A tap on a ruler draws nothing out.
    await page.mouse.click(x + 8, y + height / 2)
    await page.mouse.move(x + 8, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 - 20, y + height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => grips(page).count()).toBe(1)
    const before = await grips(page).first().getAttribute('aria-label')
    await grips(page)
      .first()
      .click({ position: { x: 3, y: 12 } })
    expect(await grips(page).first().getAttribute('aria-label')).toBe(before)
    await grips(page).first().focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => grips(page).first().getAttribute('aria-label')).not.toBe(before)
    await expect
      .poll(() =>
        grips(page)
          .first()
          .evaluate(element => element === globalThis.document.activeElement),
      )
      .toBe(true)
    await stage(page).focus()
    await page.keyboard.press('Escape')
    if (look.width < 900) await tool(page, say(t.tools), say(t.selected)).click()
    await page.getByRole('button', { name: say(t.guideAddY), exact: true }).click()
    await expect.poll(() => grips(page).count()).toBe(2)
    await page.getByLabel(say(t.guideAtY), { exact: true }).fill('10')
    await expect.poll(() => grips(page).nth(1).getAttribute('aria-label')).toContain('10 in')
    await visitor.station(`canvas-guides-${markOf(look)}`)
    // They are this browser's own, and come back with the page.
    await page.reload()
    await expect.poll(() => grips(page).count()).toBe(2)
    await grips(page).first().focus()
    await page.keyboard.press('Delete')
    await expect.poll(() => grips(page).count()).toBe(1)
    expect((await hand.api(designCalls.template, { params: { id: made.id } })).data.hasDraft).toBe(false)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)

test('a layer that is dragged rests where its gap is as large as its neighbours’, and the gaps are shown', async () => {
  const made = await make('Gaps')
  const { page, ...visitor } = await hand.browser()
  await visitor.open(`/my-products/${made.slug}`)
  await layer(page, 3).waitFor()
  const [first, second, third] = [await placeOf(page, 0), await placeOf(page, 1), await placeOf(page, 2)]
  const wanted = second.x + second.width + (second.x - first.x - first.width)
  await page.mouse.move(third.x + 10, third.y + 10)
  await page.mouse.down()
  await page.mouse.move(third.x + 10 + (wanted - third.x) + 3, third.y + 10, { steps: 6 })
  await visitor.station('canvas-gaps')
  await page.mouse.up()
  expect((await placeOf(page, 2)).x).toBeCloseTo(wanted, 0)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test.each(looks)('a text is written over its box, and its letters follow, at $width px, $language', async look => {
  const say = sayIn(look.language)
  const made = await make(`Written ${markOf(look)}`)
  const { page, ...visitor } = await hand.browser(look)
  await visitor.open(`/my-products/${made.slug}`)
  await layer(page, 3).waitFor()
  await layer(page, 3).focus()
  await page.keyboard.press('Enter')
  const field = page.getByLabel(say(t.writeHere), { exact: true })
  await expect.poll(() => field.evaluate(element => element === globalThis.document.activeElement)).toBe(true)
  await page.keyboard.type('Chúc mừng')
  await expect.poll(() => layer(page, 3).getAttribute('aria-label')).toContain('Chúc mừng')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await visitor.station(`canvas-text-${markOf(look)}`)
  await page.keyboard.press('End')
  await page.keyboard.type(' 你')
  await page
    .getByText(say(t.lacks, { letters: '你' }))
    .first()
    .waitFor()
  await visitor.station(`canvas-text-lacks-${markOf(look)}`)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await expect.poll(() => layer(page, 3).evaluate(element => element === globalThis.document.activeElement)).toBe(true)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('the other mouse button and the menu key open the menu of a layer', async () => {
  const made = await make('Menu')
  const { page, ...visitor } = await hand.browser()
  await visitor.open(`/my-products/${made.slug}`)
  await layer(page, 3).waitFor()
  const { x, y, width, height } = await placeOf(page, 0)
  await page.mouse.click(x + width / 2, y + height / 2, { button: 'right' })
  await page.getByRole('button', { name: t.duplicate[0], exact: true }).last().waitFor()
  await visitor.station('canvas-menu')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('ul[popover="manual"]').count()).toBe(0)
  await expect.poll(() => layer(page, 0).evaluate(element => element === globalThis.document.activeElement)).toBe(true)
  await page.mouse.click(x + width / 2, y + height / 2, { button: 'right' })
  await page.locator('ul[popover="manual"]').getByRole('button', { name: t.lockThis[0], exact: true }).click()
  await expect.poll(() => layer(page, 0).getAttribute('aria-label')).toContain(t.isLocked[0])
  await page.mouse.click(x + width / 2, y + height / 2, { button: 'right' })
  await page.locator('ul[popover="manual"]').getByRole('button', { name: t.unlockThis[0], exact: true }).click()
  await layer(page, 3).focus()
  await page.keyboard.press('Shift+F10')
  await page.locator('ul[popover="manual"]').getByRole('button', { name: t.writeText[0], exact: true }).click()
  await expect.poll(() => page.locator('[data-write]').evaluate(element => element === globalThis.document.activeElement)).toBe(true)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a finger that rests on a layer opens its menu, and one that moves does not', async () => {
  const made = await make('Rest')
  const { page, ...visitor } = await hand.browser({ width: 390, language: 'vi', theme: 'dark' })
  await visitor.open(`/my-products/${made.slug}`)
  await layer(page, 3).waitFor()
  const { x, y, width, height } = await placeOf(page, 0)
  const touch = await page.context().newCDPSession(page)
  const at = [{ x: x + width / 2, y: y + height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
  await page.locator('ul[popover="manual"]').waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await visitor.station('canvas-menu-phone')
  await page.locator('ul[popover="manual"]').getByRole('button', { name: t.remove[1], exact: true }).click()
  await expect.poll(() => page.locator('[data-layer]').count()).toBe(3)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test.each(looks)('a picture is laid as a pattern over the whole area, and saved, at $width px, $language', async look => {
  const say = sayIn(look.language)
  const made = await make(`Pattern ${markOf(look)}`)
  const { page, ...visitor } = await hand.browser(look)
  await visitor.open(`/my-products/${made.slug}`)
  await layer(page, 3).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect.poll(() => page.locator('[data-layer]').count()).toBe(0)
  if (look.width < 900) await tool(page, say(t.tools), say(t.pictures)).click()
  await page
    .getByRole('list', { name: say(designText.library) })
    .getByRole('button')
    .first()
    .click()
  await layer(page, 0).waitFor()
  if (look.width < 900) await tool(page, say(t.tools), say(t.selected)).click()
  await page.getByLabel(say(t.pattern), { exact: true }).selectOption('BRICK')
  await page.getByLabel(say(t.tileGap), { exact: true }).fill('0.5')
  await page.getByLabel(say(t.tileWidth), { exact: true }).fill('2')
  await visitor.station(`canvas-pattern-${markOf(look)}`)
  await page.locator('header [data-status="saved"]').waitFor()
  const { draft } = (await hand.api(designCalls.template, { params: { id: made.id } })).data
  const [drawn] = draft?.sides[0]?.layers ?? []
  expect(drawn).toMatchObject({ widthInches: 12, heightInches: 16, repeat: { pattern: 'BRICK', tileWidthInches: 2, gapInches: 0.5 } })
  await page.getByRole('button', { name: say(t.proof), exact: true }).click()
  await page.getByRole('img', { name: say(t.proofOf, { side: say(t.side_FRONT) }) }).waitFor()
  await visitor.station(`canvas-pattern-proof-${markOf(look)}`)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test.each(looks)(
  'what an order would be told is said while it is drawn, on the colour that is shown, at $width px, $language',
  async look => {
    const say = sayIn(look.language)
    const pale = [
      { ...square, xInches: 11.2 },
      { ...words, sizeInches: 1.5, color: '#ffffff' },
    ]
    const drawn = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: pale }] }
    const body = { productID: 'G5000', color: 'White', colors: ['Forest'], name: `Checks ${markOf(look)}`, document: drawn }
    const made = (await hand.api(designCalls.makeTemplate, { body })).data
    const { page, ...visitor } = await hand.browser(look)
    await visitor.open(`/my-products/${made.slug}`)
    const toCheck = (count: number) => page.getByRole('button', { name: say(checks.toCheck_other, { count }), exact: true })
    await toCheck(2).click()
    const list = page.getByRole('list', { name: say(checks.list) })
    const same = say(checkText.SAME_COLOR, { side: say(checkText.FRONT), layer: say(checkText.layerNamed, { name: 'Xin chào' }) })
    await list.getByRole('button', { name: same, exact: true }).waitFor()
    await visitor.station(`canvas-checks-${markOf(look)}`)
    await list.getByRole('button', { name: same, exact: true }).click()
    await expect.poll(() => layer(page, 1).getAttribute('aria-pressed')).toBe('true')
    // Of what is chosen its own.
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    await page.locator('input[name="editor-color"]').nth(1).check({ force: true })
    await toCheck(1).waitFor()
    await expect.poll(() => list.count()).toBe(0)
    await layer(page, 0).focus()
    for (const _ of [1, 2]) await page.keyboard.press('Shift+ArrowLeft')
    await toCheck(1).waitFor({ state: 'detached' })
    await page
      .getByRole('status')
      .filter({ hasText: say(checks.noneLeft) })
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    // The other colour is still to be looked at.
    await list.getByRole('button').click()
    await toCheck(1).waitFor()
    await page.route('**/draft', route => route.abort())
    await layer(page, 0).focus()
    await page.keyboard.press('ArrowLeft')
    await told({ page, ...visitor }, say(t.state_offline), () => page.getByRole('button', { name: say(t.proof), exact: true }).click())
    await visitor.context.close()
  },
)
