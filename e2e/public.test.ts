// What visitors see, in a real browser: pictures of every station, an axe pass over each, and no complaint of the browser.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { fontCalls } from '#shop/design/document/font/contract.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'

let deployment: BrowserDeployment
beforeAll(async () => {
  deployment = await openBrowserDeployment()
})
afterAll(() => deployment?.close())

test('a visitor sees home, products and a product, in both languages and on a phone', async () => {
  const wide = await deployment.visitor()
  const phone = await deployment.visitor({ width: 390, theme: 'dark' })
  for (const [visitor, name] of [
    [wide, 'wide'],
    [phone, 'phone'],
  ] as const) {
    await visitor.open('/')
    await visitor.station(`home-${name}`, 'whole page')
    await visitor.open('/products')
    await visitor.station(`products-${name}`, 'whole page')
    await visitor.page.locator('a[href*="/products/"]').first().click()
    await visitor.page.waitForURL(/\/products\/[^/]+$/)
    await visitor.station(`product-${name}`, 'whole page')
  }
  await wide.open('/vi')
  expect(await wide.page.locator('html').getAttribute('lang')).toBe('vi')
  await wide.station('home-vi', 'whole page')
  await wide.open('/')
  expect([...wide.complaints, ...phone.complaints]).toEqual([])
  await phone.context.close()
})

const phoneHeight = 844
const onPhone = async (path: string, look: Parameters<BrowserDeployment['visitor']>[0] = {}) => {
  const visitor = await deployment.visitor({ width: 390, ...look })
  await visitor.page.setViewportSize({ width: 390, height: phoneHeight })
  await visitor.open(path)
  return visitor
}

test.each(['/', '/vi'])('home (%s) is at most five screens of a phone, with its prices on the second', async path => {
  const { page, context } = await onPhone(path, { language: path === '/vi' ? 'vi' : 'en' })
  // What is far below is laid out when the reader comes near.
  for (let at = 0; at < 6; at++) {
    await page.mouse.wheel(0, phoneHeight)
    await page.waitForTimeout(100)
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5 * phoneHeight)
  const prices = await page.locator('#pricing tbody').evaluate(rows => rows.getBoundingClientRect().top + scrollY)
  expect(prices).toBeLessThan(2 * phoneHeight)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await context.close()
})

test.each(['/products/unisex-jersey-short-sleeve-tee', '/vi/products/canvas-tote-bag'])(
  'price, choice and buying share the first screen of a phone: %s',
  async path => {
    const { page, context } = await onPhone(path, { language: path.startsWith('/vi') ? 'vi' : 'en' })
    const endOf = async (what: ReturnType<typeof page.locator>) => {
      const box = await what.boundingBox()
      return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
    }
    const bar = page.getByRole('button', { name: /^(Add to cart|Thêm vào giỏ)$/ })
    const top = (await bar.boundingBox())?.y ?? Number.NaN
    expect(await endOf(bar)).toBeLessThanOrEqual(phoneHeight)
    expect(await endOf(page.locator('h1 + p'))).toBeLessThan(top)
    for (const name of ['color', 'size']) expect(await endOf(page.locator(`fieldset:has(input[name=${name}])`))).toBeLessThan(top)
    await page.mouse.wheel(0, 10_000)
    expect(await endOf(bar)).toBeLessThanOrEqual(phoneHeight)
    await context.close()
  },
)

test('the price at the door is the price and the postage of one piece', async () => {
  const { page, context } = await onPhone('/products/unisex-jersey-short-sleeve-tee')
  await page.getByText('$9.50 + $4.75 = $14.25 at the door').waitFor()
  await page.getByText(/^Shipping/).click()
  await page.getByText('orders from $150.00').waitFor()
  await context.close()
})

test('filters and questions are folded, open by keyboard, and stand in the page without a script', async () => {
  const { page, context } = await onPhone('/products')
  const tag = page.getByLabel('Collection')
  expect(await tag.isVisible()).toBe(false)
  await page.getByText('Filters', { exact: true }).focus()
  await page.keyboard.press('Enter')
  expect(await tag.isVisible()).toBe(true)
  await context.close()
  const still = await deployment.browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: phoneHeight } })
  const bare = await still.newPage()
  await bare.goto(`${deployment.server.url}/faq`)
  const [question, answer] = [bare.getByText('What does an order file look like?'), bare.getByText('A table with a head line')]
  expect(await answer.isVisible()).toBe(false)
  await question.click()
  expect(await answer.isVisible()).toBe(true)
  await bare.goto(deployment.server.url)
  for (const text of ['Prices', 'From order file to front door', 'Tees that sell', 'Only carrier (USPS) labels should be scanned'])
    expect(await bare.getByText(text).isVisible(), text).toBe(true)
  expect(await bare.getByRole('link', { name: 'FAQ' }).count()).toBe(1)
  await still.close()
})

test('the order in the hero moves once, and stands still for who asks for less motion', async () => {
  const { page, context } = await onPhone('/')
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await expect.poll(moving).toBeGreaterThan(0)
  const longest = await page.evaluate(() =>
    Math.max(...document.getAnimations().map(each => Number(each.effect?.getComputedTiming().endTime ?? 0))),
  )
  expect(longest).toBeLessThanOrEqual(5_000)
  await context.close()
})

test('what is added to the cart is said, with the way to it', async () => {
  const { page, context } = await onPhone('/products/unisex-jersey-short-sleeve-tee')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Added to cart').waitFor()
  expect(await page.getByRole('link', { name: 'View cart (1 piece)' }).getAttribute('href')).toBe('/cart')
  await context.close()
})

test('the cart’s total is the sum of what stands above it', async () => {
  const token = (await deployment.client()(signInCalls.redeemLink, { body: { token: deployment.firstTokens.demo } })).data.accessToken
  const seller = deployment.client(token)
  const { data: product } = await seller(catalogueCalls.product, { params: { slug: 'unisex-jersey-short-sleeve-tee' } })
  await seller(cartCalls.addToCart, {
    body: { productTypeSizeCustom: product.variants[0]?.id ?? 0, productCustomTemplate: null, quantity: 2, text: '' },
  })
  const visitor = await deployment.visitor({ token })
  const { page, context } = visitor
  await visitor.open('/cart')
  await page.getByText('Total, US').waitFor()
  const figures = await page.locator('dl:has-text("Total, US") dd').allInnerTexts()
  const cents = figures.map(text => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100))
  expect(cents).toHaveLength(3)
  expect(cents.at(-1)).toBe(cents.slice(0, -1).reduce((sum, each) => sum + each, 0))
  await visitor.station('cart-sums')
  expect(visitor.complaints).toEqual([])
  await context.close()
})

test.each([
  ['/our-fonts', 1440, 'light'],
  ['/vi/our-fonts', 390, 'dark'],
] as const)('%s, %i px: every font is shown by itself, with its licence; the footer leads there', async (path, width, theme) => {
  const language = path.startsWith('/vi') ? 'vi' : 'en'
  const visitor = await deployment.visitor({ width, theme, language })
  const { page } = visitor
  await visitor.open(language === 'vi' ? '/vi/faq' : '/faq')
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
  await page.waitForURL(url => url.pathname === path)
  const samples = page.locator('[data-font]')
  const { data: fonts } = await deployment.client()(fontCalls.fonts)
  await expect.poll(() => samples.count()).toBe(fonts.length)
  expect(new Set(fonts.map(({ family }) => family)).size).toBe(32)
  await expect.poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  // One far below comes when it is seen.
  const last = await samples.last().getAttribute('data-font')
  await samples.last().scrollIntoViewIfNeeded()
  const has = (name: string | null) => [...document.fonts].some(font => font.family.includes(name ?? '') && font.status === 'loaded')
  await expect.poll(() => page.evaluate(has, last)).toBe(true)
  const licence = await page.locator('main li a').first().getAttribute('href')
  expect(await (await page.request.get(new URL(licence ?? '', page.url()).href)).text()).toContain('SIL OPEN FONT LICENSE')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await page.evaluate(() => scrollTo(0, 0))
  await visitor.station(`our-fonts-${language}-${width}`, 'whole page')
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
