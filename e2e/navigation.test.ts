// Getting about, in a real browser: the menu and its rail, the homes, signing in over a page, a lost line.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { cataloguePortalPlaceText } from '#shop/catalogue/text.ts'
import { dashboardText } from '#shop/dashboard/text.ts'
import { filePortalPlaceText } from '#shop/file/text.ts'
import { labelOfficePlaceText } from '#shop/label/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderPortalPlaceText } from '#shop/order/ui/list/text.ts'
import { trackingOfficePlaceText } from '#shop/tracking/text.ts'
import { walletOfficePlaceText, walletPortalPlaceText } from '#shop/wallet/ui/text.ts'
import { address, orderInput } from '#test/order.ts'
import { paletteText } from '#web/palette/text.ts'
import { webText } from '#web/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'

let deployment: BrowserDeployment
const tokens = { owner: '', demo: '' }
let orderId: number
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  const redeem = async (token: string) => (await deployment.client()(signInCalls.redeemLink, { body: { token } })).data.accessToken
  tokens.owner = await redeem(deployment.firstTokens.owner)
  tokens.demo = await redeem(deployment.firstTokens.demo)
  const items = [{ sku: 'G5000-FOREST-S', quantity: 1, files: [] }]
  const body = { ...orderInput, items, address: { ...address, fullName: 'Wanda Quill' } }
  orderId = (await deployment.client(tokens.demo)(orderIntakeCalls.createOrder, { body })).data.id
})
afterAll(() => deployment?.close())

const enter = (token: string, look: Parameters<BrowserDeployment['visitor']>[0] = {}): Promise<Visitor> =>
  deployment.visitor({ ...look, token })
const menu = ({ page }: Visitor) => page.getByRole('navigation', { name: webText.mainMenu[0] })
/** Nine entries stand open at once: beside the orders' the products' are opened by a press. */
async function openProducts(visitor: Visitor): Promise<void> {
  const head = menu(visitor).getByRole('button', { name: webText.products[0] })
  await head.waitFor()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
}
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.textContent ?? '')

test.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 1024],
  ['en', 'dark', 390],
  ['vi', 'light', 390],
] as const)('the homes say what waits, with the act in the row, and pass axe: %s, %s, %i px', async (language, theme, width) => {
  const at = language === 'vi' ? 1 : 0
  const seller = await enter(tokens.demo, { language, theme, width })
  await seller.open('/dashboard')
  const line = seller.page.locator('li', { hasText: orderPortalPlaceText.need_ART_one[at].replace('{{count}}', '1') })
  await line.getByRole('link', { name: orderPortalPlaceText.act_ART[at] }).waitFor()
  await seller.page.getByText(dashboardText.guide[at]).waitFor()
  await seller.page
    .getByRole('link', { name: `#${orderId}` })
    .first()
    .waitFor()
  await seller.station(`home-seller-${language}-${theme}-${width}`, 'whole page')
  const owner = await enter(tokens.owner, { language, theme, width })
  await owner.open('/office')
  await owner.page.getByText(walletOfficePlaceText.queue_deposits[at]).waitFor()
  await owner.station(`home-office-${language}-${theme}-${width}`, 'whole page')
  for (const { page } of [seller, owner]) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect([...seller.complaints, ...owner.complaints]).toEqual([])
  await seller.context.close()
  await owner.context.close()
})

test('the setup guide goes when it is put away, and stays away on another device', async () => {
  const first = await enter(tokens.demo)
  await first.open('/dashboard')
  await first.page.getByRole('button', { name: dashboardText.guideHide[0] }).click()
  await first.page.getByText(dashboardText.guide[0]).waitFor({ state: 'detached' })
  const second = await enter(tokens.demo)
  await second.open('/dashboard')
  await second.page.getByText(dashboardText.needsYou[0]).waitFor()
  expect(await second.page.getByText(dashboardText.guide[0]).count()).toBe(0)
  await first.context.close()
  await second.context.close()
})

test('the menu counts what waits and opens at most nine entries at once', async () => {
  const owner = await enter(tokens.owner)
  const nav = menu(owner)
  const open = () => nav.getByRole('link').count()
  await owner.open('/office/deposits')
  await nav.getByRole('link', { name: walletOfficePlaceText.deposits[0], exact: true }).waitFor()
  for (const group of [webText.groupShip, webText.groupShop, webText.groupAdmin, webText.groupMoney]) {
    const head = nav.getByRole('button', { name: group[0] })
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    expect(await head.getAttribute('aria-expanded')).toBe('true')
    expect(await open()).toBeLessThanOrEqual(9)
  }
  const seller = await enter(tokens.demo)
  await seller.open('/payments')
  await menu(seller)
    .getByRole('link', { name: /^Order list.*1 waiting$/ })
    .waitFor()
  expect(await menu(seller).getByRole('link').count()).toBeLessThanOrEqual(9)
  await menu(seller).getByRole('button', { name: webText.help[0] }).click()
  await menu(seller).getByRole('link', { name: webText.contact[0] }).waitFor()
  expect(await menu(seller).getByRole('link').count()).toBeLessThanOrEqual(9)
  await seller.page
    .getByRole('banner')
    .getByRole('link', { name: /^Balance: \$/ })
    .click()
  await seller.page.waitForURL(/\/payments$/)
  expect([...owner.complaints, ...seller.complaints]).toEqual([])
  await owner.context.close()
  await seller.context.close()
})

test('at 1024 pixels the menu is a rail whose icons say their names to keys and mouse', async () => {
  const owner = await enter(tokens.owner, { width: 1024 })
  await owner.open('/office/labels')
  const place = menu(owner).getByRole('link', { name: trackingOfficePlaceText.scanOut[0] })
  const word = place.getByText(trackingOfficePlaceText.scanOut[0], { exact: true })
  expect((await place.boundingBox())?.width).toBeLessThan(60)
  const isSeen = () => word.evaluate(element => getComputedStyle(element).opacity)
  expect(await isSeen()).toBe('0')
  await menu(owner).getByRole('link', { name: labelOfficePlaceText.labelOffice[0] }).focus()
  await owner.page.keyboard.press('Tab')
  await expect.poll(isSeen).toBe('1')
  await owner.station('rail-by-keyboard')
  await owner.page.keyboard.press('Tab')
  await expect.poll(isSeen).toBe('0')
  await place.hover()
  await expect.poll(isSeen).toBe('1')
  await place.click()
  await owner.page.waitForURL(/\/office\/scan-out$/)
  expect(owner.complaints).toEqual([])
  await owner.context.close()
})

test('the question mark shows the keys of the screen, but not while somebody types', async () => {
  const seller = await enter(tokens.demo)
  const { page } = seller
  await seller.open('/order')
  await page.locator('tr[data-row]').first().waitFor()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: paletteText.keys[0] })
  await dialog.getByText('Search the list').waitFor()
  await seller.station('keys')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  await page.keyboard.type('?')
  expect(await dialog.count()).toBe(0)
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})

test('after a change of screen the reader begins at its heading, and the window has its name', async () => {
  const seller = await enter(tokens.demo)
  const { page } = seller
  await seller.open('/payments')
  expect(await focused(seller)).not.toBe(walletPortalPlaceText.payments[0])
  await openProducts(seller)
  await menu(seller).getByRole('link', { name: filePortalPlaceText.library[0] }).click()
  await page.waitForURL(/\/library$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.title()).toBe(`${await focused(seller)} – Inkport`)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: paletteText.search[0] }).waitFor()
  await page.keyboard.type('quill')
  await page.getByRole('option', { name: new RegExp(`#${orderId}`) }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expect.poll(() => focused(seller)).toContain(`${orderId}`)
  // A tab of a list is no change of screen.
  await seller.open('/order-histories')
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  expect(await tab.evaluate(element => element === document.activeElement)).toBe(true)
  const visitor = await deployment.visitor()
  // A page that hydrates at once: on the others a first click loads the next page as links do.
  await visitor.open('/contact')
  await visitor.page.getByRole('link', { name: webText.blogs[0] }).first().click()
  await visitor.page.waitForURL(/\/blogs$/)
  await expect.poll(() => visitor.page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await seller.context.close()
  await visitor.context.close()
})

test('a menu click without a line stays in the app, says so, and goes on when the line is back', async () => {
  for (const [visitor, start, name, goal] of [
    [await enter(tokens.demo), '/dashboard', cataloguePortalPlaceText.favorites[0], /\/favorites$/],
    [await deployment.visitor(), '/', webText.contact[0], /\/contact$/],
  ] as const) {
    const { page, context } = visitor
    await visitor.open(start)
    if (start === '/dashboard') await openProducts(visitor)
    const before = page.url()
    await context.setOffline(true)
    // The browser tells its pages a moment later.
    await page.waitForFunction(() => !navigator.onLine)
    await page
      .getByRole('navigation', { name: webText.mainMenu[0] })
      .getByRole('link', { name })
      .or(page.getByRole('link', { name }))
      .first()
      .click()
    await page.getByText(/The screen opens when you’re back online/).waitFor()
    await visitor.photograph(`offline-click${start.replace('/', '-')}`)
    expect(page.url()).toBe(before)
    expect(await page.locator('h1').first().isVisible()).toBe(true)
    await context.setOffline(false)
    await page.waitForURL(goal)
    await page.getByText(/The screen opens when/).waitFor({ state: 'detached' })
    await context.close()
  }
})
