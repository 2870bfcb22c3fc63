// The list of layers, whose rows are dragged by mouse and by finger; and several layers at once by fingers alone, on a phone.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designCalls } from '#shop/design/contract.ts'
import { designLayersText as l } from '#shop/design/ui/editor/layers/text.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import { sayIn } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'
import { touchscreen } from './journey/touch.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

const square = { kind: 'SHAPE' as const, widthInches: 2, heightInches: 2, shape: 'RECT' as const, fill: '#f5b700' }
const layers = [
  { ...square, xInches: 1, yInches: 3, name: 'one' },
  { ...square, xInches: 5, yInches: 5, name: 'two' },
  { ...square, xInches: 9, yInches: 8, name: 'three' },
]
async function make(name: string) {
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers }] }
  return (await hand.api(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name, document } })).data
}
const read = async (id: number) => (await hand.api(designCalls.template, { params: { id } })).data.draft?.sides[0]?.layers ?? []
const layer = (page: Page, at: number) => page.locator('[data-layer]').nth(at)
const middleOf = async (page: Page, at: number) => {
  const { x, y, width, height } = (await layer(page, at).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}
/** A finger that stays on a layer until its menu is there. */
async function rest(page: Page, at: number) {
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await middleOf(page, at)] })
  await page.locator('ul[popover="manual"]').waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
const tap = async (page: Page, at: number) => {
  const { x, y } = await middleOf(page, at)
  await page.touchscreen.tap(x, y)
}
const chosen = (page: Page) => page.locator('[data-layer][aria-pressed="true"]')

test('by fingers: several layers are chosen on the canvas and in their list, aligned and grouped', async () => {
  const say = sayIn('vi')
  const made = await make('Fingers')
  const visitor = await hand.browser({ width: 390, language: 'vi', isTouch: true })
  const { page } = visitor
  const tab = (name: string) => page.getByRole('navigation', { name: say(t.tools) }).getByRole('button', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await visitor.open(`/my-products/${made.slug}`)
  await layer(page, 2).waitFor()

  await rest(page, 0)
  await page
    .locator('ul[popover="manual"]')
    .getByRole('button', { name: say(l.chooseMore), exact: true })
    .tap()
  await tap(page, 1)
  await tap(page, 2)
  await page
    .locator('[data-choosing]')
    .getByText(say(l.count_other, { count: 3 }), { exact: true })
    .waitFor()
  await visitor.station('design-layers-choosing')
  await tap(page, 1)
  await expect.poll(() => chosen(page).count()).toBe(2)
  // An empty place takes nothing away while more are chosen.
  const box = (await page.locator('[data-stage]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(box.x + 40, box.y + box.height - 40)
  await expect.poll(() => chosen(page).count()).toBe(2)

  await tab(say(t.layers)).tap()
  const list = page.getByRole('list', { name: say(t.layers) })
  await list.getByRole('button', { name: /two/ }).first().tap()
  await expect.poll(() => chosen(page).count()).toBe(3)
  await visitor.station('design-layers-ticked')
  await page.locator('[data-choosing]').getByRole('button').tap()

  await tab(say(t.selected)).tap()
  await button(say(t.align_top)).tap()
  await button(say(t.group)).tap()
  await button(say(t.ungroup)).waitFor()
  await visitor.station('design-layers-grouped')
  await expect.poll(async () => (await read(made.id)).map(({ yInches }) => yInches)).toEqual([3, 3, 3])
  await expect.poll(async () => new Set((await read(made.id)).map(({ groupId }) => groupId ?? '')).size).toBe(1)
  // Alone again, a tap takes the whole group, and an empty place lets it go.
  await tab(say(t.selected)).tap()
  await expect.poll(async () => ((await page.locator('[data-stage]').boundingBox())?.height ?? 0) > 500).toBe(true)
  await page.touchscreen.tap(box.x + 40, box.y + 60)
  await expect.poll(() => chosen(page).count()).toBe(0)
  await tap(page, 1)
  await expect.poll(() => chosen(page).count()).toBe(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test.each([
  ['by mouse', 1440],
  ['by a finger', 390],
] as const)('%s, %i px: a row is dragged to its place, the keyboard has its buttons, and who listens hears of it', async (way, width) => {
  const say = sayIn('en')
  const made = await make(`Dragged ${way}`)
  const visitor = await hand.browser({ width, isTouch: way === 'by a finger' })
  const { page } = visitor
  await visitor.open(`/my-products/${made.slug}`)
  await layer(page, 2).waitFor()
  await page
    .getByRole('navigation', { name: say(t.tools) })
    .getByRole('button', { name: say(t.layers), exact: true })
    .click()
  const rows = page.getByRole('list', { name: say(t.layers) }).getByRole('listitem')
  const names = async () => (await rows.allInnerTexts()).map(text => /“(.+)”/.exec(text)?.[1])
  await expect.poll(names).toEqual(['three', 'two', 'one'])
  const gripOf = async (at: number) => {
    const { x, y, width: wide, height } = (await rows.nth(at).locator('[data-grip]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return [x + wide / 2, y + height / 2] as const
  }
  const [from, to] = [await gripOf(2), await gripOf(0)]
  if (way === 'by mouse') {
    // Escape leaves all as it was.
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 4 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(names).toEqual(['three', 'two', 'one'])
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 4 })
    await visitor.station('design-layers-dragged')
    await page.mouse.up()
  } else await (await touchscreen(page))([from], [to])
  await expect.poll(names).toEqual(['one', 'three', 'two'])
  const told = (name: string, at: number) =>
    page
      .getByRole('status')
      .filter({ hasText: say(l.placeOf, { name: say(t.layerNamed, { kind: say(t.kind_SHAPE), name }), at, count: 3 }) })
  await told('one', 1).waitFor({ state: 'attached' })
  await expect.poll(async () => (await read(made.id)).map(({ name }) => name)).toEqual(['two', 'three', 'one'])
  const down = rows.first().getByRole('button', { name: new RegExp(`^${say(t.moveDown).split(':')[0]}`) })
  await down.focus()
  await page.keyboard.press('Enter')
  await told('one', 2).waitFor({ state: 'attached' })
  await expect.poll(names).toEqual(['three', 'one', 'two'])
  // The page lay still under the finger.
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
