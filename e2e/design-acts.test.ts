// What is done to layers in the design editor, once by mouse and once by keyboard alone, and what the kept draft has of it: aligned,
// distributed, grouped, flipped, cropped, bent and outlined. The view is zoomed and moved.
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designCalls } from '#shop/design/contract.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { en } from './journey/acts.ts'
import { openWithMoney, press } from './journey/by-hand.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

const square = { kind: 'SHAPE' as const, widthInches: 1, heightInches: 1, shape: 'RECT' as const, fill: '#f5b700' }
const text = { kind: 'TEXT' as const, xInches: 2, yInches: 1, widthInches: 8, heightInches: 2, text: 'Sun', fontId: 'lobster-400' }
async function make(name: string) {
  const fileId = (await hand.api(fileCalls.myFiles, { query: {} })).data.docs[0]?.id ?? 0
  const layers = [
    { ...square, xInches: 1, yInches: 4.4 },
    { ...square, xInches: 3.5, yInches: 5 },
    { ...square, xInches: 8, yInches: 5.6 },
    { ...text, sizeInches: 1.5, color: '#ffffff', isLocked: true },
    { kind: 'IMAGE' as const, xInches: 3, yInches: 8, widthInches: 6, heightInches: 6, fileId, isLocked: true },
  ]
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers }] }
  return (await hand.api(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name, document } })).data
}
const ways = ['by mouse', 'by keyboard alone'] as const

test.each(ways)('%s: what is chosen is aligned, spread, grouped, flipped, cropped, bent and outlined', async way => {
  const isMouse = way === 'by mouse'
  const made = await make(`Acts ${way}`)
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open(`/my-products/${made.slug}`)
  const layer = (at: number) => page.locator('[data-layer]').nth(at)
  const placeOf = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const act = (target: Locator) => (isMouse ? target.click() : press(visitor, target))
  const take = async (at: number) => {
    if (!isMouse) return layer(at).focus()
    const { x, y, width, height } = await placeOf(layer(at))
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  await layer(4).waitFor()
  if (isMouse) {
    await page.keyboard.down('Shift')
    for (const at of [0, 1, 2]) await take(at)
    await page.keyboard.up('Shift')
  } else {
    await page.locator('[data-stage]').focus()
    // What is locked is left out.
    await page.keyboard.press('Control+a')
  }
  await act(button(en(t.align_top)))
  await act(button(en(t.distributeX)))
  if (isMouse) await act(button(en(t.group)))
  else await page.keyboard.press('Control+g')
  await button(en(t.ungroup)).waitFor()
  // The text: a locked one is chosen in the list of layers.
  await act(page.getByRole('navigation', { name: en(t.tools) }).getByRole('button', { name: en(t.layers), exact: true }))
  await act(button(en(t.unlock, { name: `${en(t.kind_TEXT)} “Sun”` })))
  await take(3)
  await page.getByLabel(en(t.arc), { exact: true }).fill('90')
  const outline = page.getByRole('checkbox', { name: en(t.outline), exact: true })
  if (isMouse) await outline.check()
  else {
    await outline.focus()
    await page.keyboard.press('Space')
  }
  await act(button(en(t.unlock, { name: en(t.kind_IMAGE) })))
  await take(4)
  await act(button(en(t.flipX)))
  if (isMouse) await button(en(t.crop)).click()
  else {
    await layer(4).focus()
    await page.keyboard.press('Enter')
  }
  const handle = button(en(t.cropFrom, { where: en(t.right) }))
  await handle.waitFor()
  if (isMouse) {
    const { x, y, width, height } = await placeOf(handle)
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 - 60, y + height / 2, { steps: 4 })
    await page.mouse.up()
    await button(en(t.cropDone)).click()
  } else {
    await handle.focus()
    for (const _ of [1, 2]) await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('Escape')
  }
  await handle.waitFor({ state: 'detached' })
  const read = async () => (await hand.api(designCalls.template, { params: { id: made.id } })).data.draft?.sides[0]?.layers ?? []
  await expect.poll(async () => (await read()).at(4)).toMatchObject({ flipX: true, crop: { left: expect.any(Number), top: 0, bottom: 0 } })
  await expect.poll(async () => ((await read()).at(4)?.widthInches ?? 9) < 5.9).toBe(true)
  const [one, two, three, words] = await read()
  expect([one, two, three].map(each => each && [each.xInches, each.yInches])).toEqual([
    [1, 4.4],
    [4.5, 4.4],
    [8, 4.4],
  ])
  expect(one?.groupId).toBeTruthy()
  expect([two?.groupId, three?.groupId]).toEqual([one?.groupId, one?.groupId])
  expect(words).toMatchObject({ arcDegrees: 90, outline: { widthInches: expect.any(Number) } })
  await visitor.station(`design-acts-${isMouse ? 'mouse' : 'keyboard'}`)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test.each(ways)('%s: the view is zoomed, moved and seen whole again', async way => {
  const isMouse = way === 'by mouse'
  const made = await make(`View ${way}`)
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open(`/my-products/${made.slug}`)
  const stage = page.locator('[data-stage]')
  const first = page.locator('[data-layer]').first()
  await first.waitFor()
  const placeOf = async () => (await first.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const whole = await placeOf()
  const zoom = page.getByRole('button', { name: en(t.zoomIn), exact: true })
  for (const _ of [1, 2]) await (isMouse ? zoom.click() : press(visitor, zoom))
  await expect.poll(async () => (await placeOf()).width / whole.width).toBeCloseTo(1.5625, 1)
  const near = await placeOf()
  const { x = 0, y = 0 } = (await stage.boundingBox()) ?? {}
  await stage.focus()
  if (isMouse) {
    await page.keyboard.down('Space')
    await page.mouse.move(x + 60, y + 60)
    await page.mouse.down()
    await page.mouse.move(x + 100, y + 100, { steps: 4 })
    await page.mouse.up()
    await page.keyboard.up('Space')
  } else {
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
  }
  await expect.poll(async () => Math.round((await placeOf()).x - near.x)).toBe(40)
  expect(Math.round((await placeOf()).y - near.y)).toBe(40)
  if (isMouse) await page.getByRole('button', { name: new RegExp(en(t.zoomFit)) }).click()
  else await page.keyboard.press('0')
  await expect.poll(async () => Math.round((await placeOf()).x)).toBe(Math.round(whole.x))
  expect((await hand.api(designCalls.template, { params: { id: made.id } })).data.hasDraft).toBe(false)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
