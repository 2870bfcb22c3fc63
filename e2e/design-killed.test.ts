// Nothing that is drawn is lost where the server is killed, twenty times; nor is a picture called deleted while there is no line.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designCalls } from '#shop/design/contract.ts'
import { designEditorText as t } from '#shop/design/ui/editor/text.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { en } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'
import { addLayer, layersOf, seeLayers, starred, storedLayers } from './journey/design.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

const rounds = 20

test('a server that is killed while drafts are written has all of them in the end', async () => {
  const { id, slug } = await starred(hand.api, 'Killed')
  const { page, ...visitor } = await hand.browser()
  await visitor.open(`/my-products/${slug}`)
  await layersOf(page).first().waitFor()
  for (let round = 1; round <= rounds; round++) {
    await addLayer(page)
    // Before the draft is sent, while it is, and after.
    await page.waitForTimeout(700 + (round % 10) * 80)
    await hand.crash()
  }
  await expect.poll(() => storedLayers(hand.api, id), { timeout: 120_000 }).toBe(rounds + 1)
  await page.locator('header [data-status="saved"]').waitFor()
  await page.reload()
  await seeLayers(page, rounds + 1)
  await visitor.context.close()
})

test('a picture that cannot be asked for while there is no line is not called deleted, and comes with the line', async () => {
  const fileId = (await hand.api(fileCalls.myFiles, { query: {} })).data.docs[0]?.id ?? 0
  const picture = { kind: 'IMAGE' as const, fileId, xInches: 2, yInches: 2, widthInches: 6, heightInches: 6 }
  const document = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [picture] }] }
  const { slug } = (await hand.api(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name: 'Picture', document } }))
    .data
  const { page, ...visitor } = await hand.browser()
  await page.route(`**/v1/file/${fileId}`, route => route.abort())
  await visitor.open(`/my-products/${slug}`)
  await layersOf(page).first().waitFor()
  await layersOf(page).first().focus()
  await page.getByRole('button', { name: en(t.fillArea), exact: true }).waitFor()
  expect(await page.getByText(en(t.pictureGone)).count()).toBe(0)
  await page.unroute(`**/v1/file/${fileId}`)
  await page
    .getByText(/\d+ DPI/)
    .first()
    .waitFor({ timeout: 60_000 })
  await visitor.context.close()
})
