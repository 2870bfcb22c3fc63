// The library of print files as its seller uses it: pictures by link, in the library and where a design is drawn.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designText } from '#shop/design/text.ts'
import { fileText as t } from '#shop/file/text.ts'
import { en } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'

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
  const { docs } = (await hand.api(catalogueCalls.products, { query: { q: 'G5000' } })).data
  await visitor.open(`/my-products/new?product=${docs[0]?.slug}&color=Forest`)
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
