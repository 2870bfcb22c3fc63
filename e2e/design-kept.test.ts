// Nothing that is drawn is lost: twenty rounds each of a page that is loaded again, and of a line that is cut.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designCalls } from '#shop/design/contract.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import { en } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

const rounds = 20
const star = { kind: 'SHAPE' as const, shape: 'STAR' as const, fill: '#f5b700', xInches: 1, yInches: 1, widthInches: 2, heightInches: 2 }
async function make(name: string) {
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [star] }] }
  return (await hand.api(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name, document } })).data
}
const layers = (page: Page) => page.locator('[data-layer]')
/** How many layers the server has of it. */
const stored = async (id: number) => {
  const { draft, document } = (await hand.api(designCalls.template, { params: { id } })).data
  return (draft ?? document)?.sides[0]?.layers.length
}
/** One more layer, by key. */
async function add(page: Page) {
  const count = await layers(page).count()
  await layers(page).first().focus()
  await page.keyboard.press('Control+d')
  await expect.poll(() => layers(page).count()).toBe(count + 1)
}
/** What the page offers of a copy that the server has not got is taken. */
async function seen(page: Page, count: number) {
  await layers(page).first().waitFor()
  const offered = page.getByRole('button', { name: en(t.keptUse) })
  await expect
    .poll(async () => {
      if (await offered.isVisible()) await offered.click()
      return layers(page).count()
    })
    .toBe(count)
}

test('loaded again at any moment after an edit, the page shows every layer', async () => {
  const { id, slug } = await make('Loaded again')
  const { page, ...visitor } = await hand.browser()
  await visitor.open(`/my-products/${slug}`)
  await layers(page).first().waitFor()
  for (let round = 1; round <= rounds; round++) {
    await add(page)
    await page.waitForTimeout((round % 10) * 150)
    await page.reload()
    await seen(page, round + 1)
  }
  await expect.poll(() => stored(id), { timeout: 60_000 }).toBe(rounds + 1)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('with the line cut, once for half a minute, the editor goes on, and by itself sends what was drawn once the line is back', async () => {
  const { id, slug } = await make('Cut off')
  const { page, ...visitor } = await hand.browser()
  await visitor.open(`/my-products/${slug}`)
  await layers(page).first().waitFor()
  for (let round = 1; round <= rounds; round++) {
    await visitor.context.setOffline(true)
    await add(page)
    await page.waitForTimeout(round === 10 ? 30_000 : (round % 4) * 700)
    await visitor.context.setOffline(false)
    if (round % 5 === 0) await expect.poll(() => stored(id), { timeout: 60_000 }).toBe(round + 1)
  }
  await page.locator('header [data-status="saved"]').waitFor()
  expect([await stored(id), await layers(page).count()]).toEqual([rounds + 1, rounds + 1])
  await visitor.context.close()
})
