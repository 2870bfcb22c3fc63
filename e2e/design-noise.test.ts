// Browsers that give a canvas back with noise in it, or all white, as some do against being followed: the editor works as in any other.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designCalls } from '#shop/design/contract.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import { button, en, told } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'
import { newDesign } from './journey/design.ts'
import { drawTwoSides, type Way, written } from './journey/drawing.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
let start: string
beforeAll(async () => {
  hand = await openWithMoney(500_00)
  start = await newDesign(hand.api)
})
afterAll(() => hand?.close())

/** Runs in the page, before its own scripts. */
function spoilPictures(how: 'noise' | 'all white') {
  const plain = CanvasRenderingContext2D.prototype.getImageData
  CanvasRenderingContext2D.prototype.getImageData = function (...given) {
    const picture = plain.apply(this, given)
    if (how === 'all white') picture.data.fill(255)
    else for (let at = 0; at < picture.data.length; at += 97) picture.data[at] = (picture.data[at] ?? 0) ^ 1
    return picture
  }
}

test.each<['noise' | 'all white', Way]>([
  ['noise', 'by mouse'],
  ['noise', 'by keyboard'],
  ['all white', 'by mouse'],
  ['all white', 'by keyboard'],
])('with %s in what a canvas gives back, %s: it is drawn, looked at and saved', async (how, way) => {
  const visitor = await hand.browser()
  const { page } = visitor
  await page.addInitScript(spoilPictures, how)
  await visitor.open(start)
  await page.locator('[data-stage]').waitFor()
  await drawTwoSides(visitor, way)
  await page.locator('header [data-status="saved"]').waitFor()
  await button(visitor, en(t.proof)).click()
  await page.getByRole('img', { name: en(t.proofOf, { side: en(t.side_BACK) }) }).waitFor()
  await page.keyboard.press('Escape')
  await told(visitor, / is ready to order/, () => page.keyboard.press('Control+s'))
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { document } = (await hand.api(designCalls.templateBySlug, { params: { slug } })).data
  expect(document?.sides.map(({ layers }) => layers.map(({ kind }) => kind))).toEqual([['IMAGE', 'TEXT'], ['SHAPE']])
  expect(document?.sides[0]?.layers[1]).toMatchObject({ text: written })
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
