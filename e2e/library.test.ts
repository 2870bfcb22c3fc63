// The library of print files as its seller uses it: pictures by link, in the library and where a design is drawn.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { designCalls } from '#shop/design/contract.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { designText } from '#shop/design/text.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { fileText as t } from '#shop/file/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderArtText } from '#shop/order/item/text.ts'
import { address } from '#test/order.ts'
import { en, told } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'
import { newDesign } from './journey/design.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

const dialog = (page: Page) => page.getByRole('dialog')
const folder = 'https://drive.google.com/drive/folders/1AbCdEfGhIjKlMn'

test('a link is refused in words at its field, then fetched, and its picture stands in the library', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open('/library')
  await visitor.station('library')
  await page.getByRole('button', { name: en(t.fromLink) }).press('Enter')
  const field = dialog(page).getByLabel(en(t.link))
  await field.press('Enter')
  await dialog(page).getByText(en(t.linkMissing)).waitFor()
  await field.fill(folder)
  await field.press('Enter')
  await dialog(page).getByText('leads to a folder').waitFor()
  await visitor.station('library-link-refused')
  await field.fill(await hand.shareArt())
  expect(await dialog(page).getByText('leads to a folder').count()).toBe(0)
  await field.press('Enter')
  await page.getByText('art.png', { exact: true }).first().waitFor()
  expect(await dialog(page).count()).toBe(0)
  await visitor.station('library-linked')
  expect(visitor.complaints).toEqual([])
})

test('on a phone in Vietnamese, and while a design is drawn, a link gives a picture too', async () => {
  const phone = await hand.browser({ width: 390, language: 'vi', theme: 'dark' })
  await phone.open('/library')
  await phone.page.getByRole('button', { name: t.fromLink[1] }).click()
  await dialog(phone.page).getByLabel(t.link[1]).fill(folder)
  await dialog(phone.page).getByRole('button', { name: t.addLink[1] }).click()
  await dialog(phone.page).getByText('dẫn đến một thư mục').waitFor()
  await phone.station('library-link-phone-vi')
  expect(phone.complaints).toEqual([])

  const visitor = await hand.browser({ width: 1024 })
  const { page } = visitor
  await visitor.open(await newDesign(hand.api))
  await page.getByRole('button', { name: en(designText.fromLink), exact: true }).click()
  const form = page.getByRole('form', { name: en(t.fromLink) })
  await form.getByLabel(en(t.link)).fill(await hand.shareArt())
  await visitor.station('library-link-editor')
  await form.getByRole('button', { name: en(t.addLink) }).dblclick()
  await page.locator('[data-layer]').first().waitFor()
  await form.waitFor({ state: 'detached' })
  expect(await page.locator('[data-layer]').count()).toBe(1)
  await visitor.station('library-linked-editor')
  expect(visitor.complaints).toEqual([])
})

test('a file tells where it is used, with the ways there, and its deletion says what becomes of that', async () => {
  const [sun, moon] = (await hand.api(fileCalls.myFiles, { query: { sort: 'oldest' } })).data.docs
  const layer = { kind: 'IMAGE' as const, fileId: sun?.id ?? 0, xInches: 1, yInches: 1, widthInches: 6, heightInches: 8 }
  const drawn = { v: 2 as const, sides: [{ side: 'FRONT' as const, layers: [layer] }] }
  const onShirt = { productID: 'G5000', color: 'Forest' }
  const { data: design } = await hand.api(designCalls.makeTemplate, { body: { ...onShirt, name: 'Sunny day', document: drawn } })
  await hand.api(designCalls.makeTemplate, { body: { ...onShirt, name: 'Sunny night', draft: drawn } })
  await hand.api(skuCalls.setSkuMapping, {
    body: { sku: 'SUN-S', ...onShirt, size: 'S', files: [{ side: 'FRONT', fileId: layer.fileId }] },
  })
  const item = { sku: 'G5000-FOREST-S', quantity: 1, productCustomTemplate: design.id }
  for (let count = 0; count < 12; count++) await hand.api(orderIntakeCalls.createOrder, { body: { address, items: [item] } })

  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open('/library')
  await page.getByRole('button', { name: sun?.name ?? '', exact: true }).click()
  await dialog(page)
    .getByText(en(orderArtText.usesMore_other, { number: '2' }))
    .waitFor()
  await visitor.station('library-file-used')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en(t.more, { name: sun?.name ?? '' }) }).click()
  await page.getByRole('button', { name: en(t.remove), exact: true }).click()
  await dialog(page)
    .getByText(en(orderArtText.lossDrafts_one, { number: '1' }))
    .waitFor()
  await visitor.station('library-file-deleted')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: sun?.name ?? '', exact: true }).click()
  await dialog(page).getByRole('link', { name: 'Sunny day' }).click()
  await page.waitForURL(/\/my-products\/sunny-day-/)
  expect(visitor.complaints).toEqual([])

  const phone = await hand.browser({ width: 390, language: 'vi', theme: 'dark' })
  await phone.open('/library')
  await phone.page.getByRole('button', { name: sun?.name ?? '', exact: true }).click()
  await dialog(phone.page).getByText(orderArtText.inSkus[1]).waitFor()
  await phone.station('library-file-used-phone-vi')
  await phone.page.keyboard.press('Escape')
  await phone.page.getByRole('button', { name: moon?.name ?? '', exact: true }).click()
  await dialog(phone.page).getByText(orderArtText.fileUnused[1]).waitFor()
  await phone.station('library-file-unused-phone-vi')
  expect(phone.complaints).toEqual([])
})

test('a name that another file has is refused in the specification’s words, and why at its field', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  const [one, other] = (await hand.api(fileCalls.myFiles, { query: { limit: 2 } })).data.docs
  await visitor.open('/library')
  await page.getByRole('button', { name: en(t.more, { name: one?.name ?? '' }) }).click()
  await page.getByRole('button', { name: en(t.rename), exact: true }).click()
  await dialog(page)
    .getByLabel(en(t.name), { exact: true })
    .fill(other?.name ?? '')
  await told(visitor, en(t.renameFailed), () =>
    dialog(page)
      .getByRole('button', { name: en(t.save), exact: true })
      .click(),
  )
  await expect.poll(() => dialog(page).getByLabel(en(t.name), { exact: true }).getAttribute('aria-invalid')).toBe('true')
  expect(visitor.complaints.filter(each => !each.includes('409'))).toEqual([])
})
