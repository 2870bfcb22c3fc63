// Lists in a real browser that are narrowed: by own dates, and by what only the office asks.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Wording } from '#base/text.ts'
import { appText } from '#kit/app/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderArtText } from '#shop/order/item/text.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { button, en, rowsOf, sayIn, table } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  for (let made = 0; made < 3; made++)
    await people.demo(orderIntakeCalls.createOrder, { body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }] } })
})
afterAll(() => deployment?.close())

const enter = (who: 'demo' | 'owner', look: Parameters<BrowserDeployment['visitor']>[0] = {}): Promise<Visitor> =>
  deployment.visitor({ ...look, token: people.tokens[who] })
const orders = (visitor: Visitor) => table(visitor, en(orderText.listLabel))

test('own dates leave out what was made on other days, stand in the address, and are cleared with the rest', async () => {
  const seller = await enter('demo')
  const { page } = seller
  await seller.open('/order')
  await rowsOf(orders(seller))
  await page.getByRole('combobox', { name: en(orderText.filterDays) }).selectOption({ label: en(orderText.ownDays) })
  const day = (end: 'daysFrom' | 'daysTo') => page.getByLabel(`${en(orderText.filterDays)}: ${en(appText[end])}`)
  const later = '2032-01-05'
  await day('daysFrom').fill(later)
  await page.getByText(en(appText.nothingFound)).waitFor()
  await day('daysFrom').fill('2026-01-01')
  await day('daysTo').fill(later)
  await rowsOf(orders(seller))
  expect(new URL(page.url()).searchParams.get('days')).toBe(`2026-01-01..${later}`)
  await page.reload()
  await rowsOf(orders(seller))
  expect(await day('daysTo').inputValue()).toBe(later)
  await seller.photograph('list-own-dates')
  await button(seller, en(appText.clearFilters)).click()
  await day('daysTo').waitFor({ state: 'detached' })
  await seller.context.close()
})

test.each([1440, 390])('the office finds orders by seller and by what they lack, at %i pixels', async width => {
  const office = await enter('owner', { width, language: width === 390 ? 'vi' : 'en', theme: width === 390 ? 'dark' : 'light' })
  const say = sayIn(office.language)
  const { page } = office
  await office.open('/office/order')
  await page.locator('[data-row], [data-card], li a[href^="/office/order/"]').first().waitFor()
  const filter = (name: Wording) => page.getByRole('combobox', { name: say(name), exact: true })
  const more = page.getByRole('button', { name: say(appText.moreFilters) })
  // On a phone all that leave nothing out wait behind it: the first row is in reach.
  expect(await filter(orderOfficeText.columnSeller).isVisible()).toBe(width > 600)
  await more.click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await filter(orderOfficeText.columnSeller).selectOption({ label: 'demo' })
  for (const lacking of [orderOfficeText.facetLabel, orderArtText.art_UNCONFIRMED]) {
    await filter(orderOfficeText.filterFacet).selectOption({ label: say(lacking) })
    await page.getByText(say(appText.nothingFound)).waitFor()
    await filter(orderOfficeText.filterFacet).selectOption({ label: say(orderOfficeText.facetFiles) })
    await page.locator('a[href^="/office/order/"]').first().waitFor()
  }
  await filter(orderText.filterHanded).selectOption({ label: say(orderText.ownDays) })
  await office.photograph(`office-list-filters-${width}`)
  await office.context.close()
})
