// Public pages that are read: they ask for no script until their reader does what needs one, and that is not lost.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitText } from '#kit/text.ts'
import { accountText } from '#shop/account/sign-in/text.ts'
import { cartText } from '#shop/cart/text.ts'
import { catalogueText } from '#shop/catalogue/text.ts'
import { contentText } from '#shop/content/text.ts'
import { webText } from '#web/text.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { hydrated } from './hydrated.ts'

let deployment: BrowserDeployment
beforeAll(async () => {
  deployment = await openBrowserDeployment()
})
afterAll(() => deployment?.close())

const scripts = /\/assets\/[^/]+\.js$/
/** The scripts that a page asks for from here on; they come when they are let. */
async function holdScripts(page: Page) {
  const [asked, held]: [string[], (() => void)[]] = [[], []]
  let isHeld = true
  await page.route(scripts, async route => {
    asked.push(route.request().url())
    if (isHeld) await new Promise<void>(let_ => held.push(let_))
    await route.continue()
  })
  const letCome = () => {
    isHeld = false
    for (const go of held.splice(0)) go()
  }
  return { asked, letCome }
}

test('a page that is read asks for no script, and its links lead on', async () => {
  const visitor = await deployment.visitor({ width: 390 })
  const { page } = visitor
  const { asked } = await holdScripts(page)
  for (const path of ['/', '/vi', '/products', '/blogs', '/blogs/4', '/faq', '/terms', '/privacy-policy', '/our-services']) {
    await visitor.open(path)
    await page.mouse.wheel(0, 2_000)
    await page.locator('footer').scrollIntoViewIfNeeded()
  }
  await page.getByRole('link', { name: webText.faq[0] }).click()
  await page.waitForURL(/\/faq$/)
  await page.locator('summary').first().click()
  await page.goBack()
  await page.waitForURL(/\/our-services$/)
  expect(asked).toEqual([])
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('its menus open at their buttons and close again without one', async () => {
  const visitor = await deployment.visitor()
  const { page } = visitor
  await visitor.open('/')
  await page.route(scripts, route => route.abort())
  for (const name of [webText.services[0], webText.language[0]]) {
    const button = page.getByRole('banner').getByRole('button', { name })
    await button.click()
    const list = page.locator('[popover]:popover-open')
    const [at, of] = [await list.boundingBox(), await button.boundingBox()]
    expect((at?.y ?? 0) - ((of?.y ?? 0) + (of?.height ?? 0))).toBeCloseTo(4, 0)
    expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual(1440)
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
  }
  await visitor.context.close()
})

test('the first tap on the menu icon and the first keys in a menu are done once the script is there', async () => {
  const phone = await deployment.visitor({ width: 390 })
  await phone.open('/faq')
  const late = await holdScripts(phone.page)
  // Whoever taps twice for want of an answer opens it all the same.
  for (let tap = 0; tap < 2; tap++) await phone.page.getByRole('button', { name: webText.openMenu[0] }).click()
  await phone.page.locator('[data-busy][data-state=loading]').waitFor({ state: 'attached' })
  late.letCome()
  await phone.page.locator('dialog[open]').waitFor()
  expect(await phone.page.locator('[data-busy]').getAttribute('data-state')).toBe('idle')
  await phone.station('drawer-first')
  expect(phone.complaints).toEqual([])
  await phone.context.close()

  const visitor = await deployment.visitor()
  const { page } = visitor
  await visitor.open('/')
  const later = await holdScripts(page)
  await page.getByRole('button', { name: webText.services[0] }).focus()
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  later.letCome()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/our-services/product')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(webText.services[0])
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('the language and the copied link come by the first press', async () => {
  const visitor = await deployment.visitor()
  const { page, context } = visitor
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.open('/blogs/4')
  await page.getByRole('button', { name: contentText.copyLink[0] }).click()
  await page.getByText(contentText.copied[0]).waitFor()
  await visitor.open('/faq')
  const { letCome } = await holdScripts(page)
  await page.getByRole('button', { name: webText.language[0] }).click()
  await page.getByRole('button', { name: webText.vietnamese[0], exact: true }).click()
  letCome()
  await page.waitForURL(/\/vi\/faq$/)
  expect(await page.locator('html').getAttribute('lang')).toBe('vi')
  expect(visitor.complaints).toEqual([])
  await context.close()
})

test('products are filtered and searched before the script is there, and words that are typed stay', async () => {
  const visitor = await deployment.visitor()
  const { page } = visitor
  await visitor.open('/products')
  const { letCome } = await holdScripts(page)
  await page.getByText(catalogueText.filters[0], { exact: true }).click()
  await page.getByLabel(catalogueText.tag[0]).selectOption('Gifts')
  await page.waitForURL(url => url.search === '?tag=Gifts')
  await page.goBack()
  await page.waitForURL(url => url.search === '')
  await expect.poll(() => page.locator('select[name=tag]').inputValue()).toBe('')
  const search = page.getByRole('searchbox')
  await search.fill('mug')
  letCome()
  await page.waitForFunction(() => document.querySelector('head > script[type="module"]'))
  await hydrated(page)
  expect(await search.inputValue()).toBe('mug')
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.search === '?q=mug')
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('the way back from a product shows the cart that was begun there', async () => {
  const visitor = await deployment.visitor()
  const { page } = visitor
  await visitor.open('/products')
  await page.getByRole('main').locator('a[href*="/products/"]').first().click()
  await page.waitForURL(/\/products\/[^/]+$/)
  await hydrated(page)
  await page.getByRole('button', { name: cartText.add[0] }).click()
  await page.getByText(cartText.added[0]).waitFor()
  await page.goBack()
  await page.waitForURL(/\/products$/)
  const cart = page.getByRole('banner').getByRole('link', { name: webText.cart[0] })
  await cart.getByText('1', { exact: true }).waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a link to a protected place asks for log-in over the page that is read', async () => {
  const { page, open, complaints, context } = await deployment.visitor()
  await open('/terms')
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a href="/my-order">Mine</a>'))
  await page.getByText('Mine').click()
  await page.getByRole('dialog').getByRole('heading', { name: accountText.loginTitle[0] }).waitFor()
  expect(page.url()).toMatch(/\/terms$/)
  expect(complaints).toEqual([])
  await context.close()
})

test('a lost connection is said, and a chosen page waits until it is back', async () => {
  const visitor = await deployment.visitor()
  const { page, context } = visitor
  await visitor.open('/terms')
  await context.setOffline(true)
  await page.getByText(kitText.offline[0]).waitFor()
  await visitor.station('offline-read')
  await page.getByRole('contentinfo').getByRole('link', { name: webText.privacy[0] }).click()
  await page.getByText(kitText.opensLater[0]).waitFor()
  // A button whose script cannot come now waits too.
  await page.getByRole('button', { name: webText.language[0] }).click()
  await context.setOffline(false)
  await page.waitForURL(/\/privacy-policy$/)
  await hydrated(page)
  expect(await page.getByText(kitText.offline[0]).count()).toBe(0)
  await context.close()
})
