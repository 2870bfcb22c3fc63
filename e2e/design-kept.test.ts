// Nothing that is drawn is lost: twenty rounds each of a page that is loaded again, and of a line that is cut.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWithMoney } from './journey/by-hand.ts'
import { addLayer, layersOf, seeLayers, starred, storedLayers } from './journey/design.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

const rounds = 20

test('loaded again at any moment after an edit, the page shows every layer', async () => {
  const { id, slug } = await starred(hand.api, 'Loaded again')
  const { page, ...visitor } = await hand.browser()
  await visitor.open(`/my-products/${slug}`)
  await layersOf(page).first().waitFor()
  for (let round = 1; round <= rounds; round++) {
    await addLayer(page)
    await page.waitForTimeout((round % 10) * 150)
    await page.reload()
    await seeLayers(page, round + 1)
  }
  await expect.poll(() => storedLayers(hand.api, id), { timeout: 60_000 }).toBe(rounds + 1)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('with the line cut, once for half a minute, the editor goes on, and by itself sends what was drawn once the line is back', async () => {
  const { id, slug } = await starred(hand.api, 'Cut off')
  const { page, ...visitor } = await hand.browser()
  await visitor.open(`/my-products/${slug}`)
  await layersOf(page).first().waitFor()
  for (let round = 1; round <= rounds; round++) {
    await visitor.context.setOffline(true)
    await addLayer(page)
    await page.waitForTimeout(round === 10 ? 30_000 : (round % 4) * 700)
    await visitor.context.setOffline(false)
    if (round % 5 === 0) await expect.poll(() => storedLayers(hand.api, id), { timeout: 60_000 }).toBe(round + 1)
  }
  await page.locator('header [data-status="saved"]').waitFor()
  expect([await storedLayers(hand.api, id), await layersOf(page).count()]).toEqual([rounds + 1, rounds + 1])
  await visitor.context.close()
})
