// Lists in a real browser that are narrowed: by own dates, and by what only the office asks.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Wording } from '#base/text.ts'
import { appText } from '#kit/app/text.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderArtText } from '#shop/order/item/text.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { bring, hurry } from '../trust/statuses.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { button, en, rowsOf, sayIn, table, waitForRows } from './journey/acts.ts'

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

/** One of a buyer whom a platform hides; with postage of ours it has no address. */
async function hiddenAddress(): Promise<number> {
  const items = [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }]
  const body = { address: { ...address, fullName: 'J*** D**' }, items, shippingBy: 'TIKTOK' as const }
  const { id } = (await people.demo(orderIntakeCalls.createOrder, { body })).data
  await people.demo(orderEditCalls.editOrder, { params: { id }, body: { shippingBy: 'USPS' } })
  return id
}
/** What each filter is to find: broke for want of stock, on hold, without an address, and handed over today. */
async function found(): Promise<Record<'broken' | 'held' | 'hidden' | 'handed', number>> {
  const { demo, owner } = people
  await hurry(people)
  const [broken = 0, held = 0, handed = 0] = (await bring(people, ['PENDING', 'PENDING', 'SHIPPED'])).map(({ id }) => id)
  await owner(orderOfficeCalls.officeError, { params: { id: broken }, body: { code: 'STOCK', waitsOn: 'STAFF', note: '' } })
  await demo(orderEditCalls.setSellerStatus, { params: { id: held }, body: { sellerStatus: 'ON_HOLD' } })
  return { broken, held, handed, hidden: await hiddenAddress() }
}
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
  // Any seller is found by typing, also one with no new order.
  const seller = filter(orderOfficeText.columnSeller)
  await seller.fill('nobody')
  await page.getByText(say(appText.nothingFound)).waitFor()
  await seller.fill('DEM')
  await office.photograph(`office-list-seller-${width}`)
  await page.getByRole('option', { name: 'demo', exact: true }).click()
  await expect.poll(() => seller.inputValue()).toBe(`${say(orderOfficeText.columnSeller)}: demo`)
  await page.locator('a[href^="/office/order/"]').first().waitFor()
  // What the address names has its name, too.
  await page.reload()
  await expect.poll(() => seller.inputValue()).toBe(`${say(orderOfficeText.columnSeller)}: demo`)
  await more.click()
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

describe('each filter of the office finds its order alone', () => {
  let ids: Awaited<ReturnType<typeof found>>
  beforeAll(async () => {
    ids = await found()
  })

  test.each([
    ['en', 1440],
    ['vi', 390],
  ] as const)('in %s, at %i pixels', async (language, width) => {
    const say = sayIn(language)
    const office = await enter('owner', { language, width })
    const { page } = office
    /** From the whole list, by one choice among the further filters. */
    const choose = async (filter: Wording, choice: Wording) => {
      await office.open('/office/order')
      await rowsOf(table(office, say(orderText.listLabel)))
      await button(office, new RegExp(`^${say(appText.moreFilters)}`)).click()
      await page.getByRole('combobox', { name: say(filter), exact: true }).selectOption({ label: say(choice) })
    }
    const finds = async (id: number) => {
      const list = table(office, say(orderText.listLabel))
      await waitForRows(list, 1)
      await list.getByRole('link', { name: `#${id}`, exact: true }).waitFor()
    }
    await choose(orderText.filterCause, orderText.errorCode_STOCK)
    await finds(ids.broken)
    await choose(orderOfficeText.filterFacet, orderOfficeText.facetAddress)
    await finds(ids.hidden)
    await choose(orderOfficeText.filterFacet, orderOfficeText.facetHold)
    await finds(ids.held)
    await choose(orderText.filterHanded, orderText.ownDays)
    const day = (end: 'daysFrom' | 'daysTo') => page.getByLabel(`${say(orderText.filterHanded)}: ${say(appText[end])}`)
    await day('daysFrom').fill('2026-01-01')
    await day('daysTo').fill('2099-12-31')
    await finds(ids.handed)
    await office.station(`office-list-handed-${language}-${width}`)
    await day('daysFrom').fill('2099-12-30')
    await page.getByText(say(appText.nothingFound)).waitFor()
    expect(office.complaints).toEqual([])
    await office.context.close()
  })
})
