// Signing in over the page where it is asked for, and going on with what was begun.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { accountText } from '#shop/account/sign-in/text.ts'
import { cartText } from '#shop/cart/text.ts'
import { catalogueText } from '#shop/catalogue/text.ts'
import { webText } from '#web/text.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { hydrated } from './hydrated.ts'
import { type as fill } from './keyboard.ts'

let deployment: BrowserDeployment
const password = 'a menu of nine'
beforeAll(async () => {
  deployment = await openBrowserDeployment()
})
afterAll(() => deployment?.close())

/** A new seller with a password, verified. */
async function newSeller(username: string): Promise<void> {
  const email = `${username}@example.com`
  await deployment.client()(signInCalls.signUp, { body: { username, email, password } })
  const otpCode = await deployment.readMail(email, /^ {4}(\d{4})$/m)
  await deployment.client()(signInCalls.verifyEmail, { body: { email, otpCode } })
}

test('a link to a protected place asks for log-in over the page, and opens after it with the visitor’s cart', async () => {
  await newSeller('in.place')
  const visitor = await deployment.visitor()
  const { page } = visitor
  await visitor.open('/products/unisex-jersey-short-sleeve-tee')
  await page.getByRole('button', { name: cartText.add[0] }).click()
  await page.getByText(cartText.added[0]).waitFor()
  const cart = page.getByRole('banner').getByRole('link', { name: webText.cart[0] })
  await cart.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: accountText.loginTitle[0] }).waitFor()
  expect(page.url()).toMatch(/\/products\//)
  await visitor.station('login-in-place')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(page.url()).toMatch(/\/products\//)
  await cart.click()
  await dialog.waitFor()
  await fill(visitor, { username: 'in.place', password })
  await page.waitForURL(/\/cart$/)
  await page
    .getByRole('textbox', { name: new RegExp(cartText.quantity[0].replace(/\{\{.*/, '')) })
    .first()
    .waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('“add to favourites” asks for log-in over the page, and the product is marked afterwards', async () => {
  await newSeller('fond.of')
  const visitor = await deployment.visitor({ language: 'en', theme: 'dark' })
  const { page } = visitor
  await visitor.open('/products/unisex-jersey-short-sleeve-tee')
  await page.getByRole('button', { name: catalogueText.favorite[0] }).click()
  await page.getByRole('dialog').getByRole('heading', { name: accountText.loginTitle[0] }).waitFor()
  // Where the pointer rests is no part of the picture.
  await page.mouse.move(1, 1)
  await visitor.station('favourite-in-place')
  await fill(visitor, { username: 'fond.of', password })
  await page.locator('button[aria-pressed="true"]', { hasText: catalogueText.unfavorite[0] }).waitFor()
  await page.getByRole('banner').getByText('fond.of').first().waitFor()
  expect(page.url()).toMatch(/\/products\//)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('§3: web_active_reload draws a tab anew when it is looked at again and somebody else is signed in', async () => {
  await newSeller('two.tabs')
  const visitor = await deployment.visitor()
  await visitor.open('/faq')
  await visitor.page.getByRole('link', { name: webText.signIn[0] }).waitFor()
  const other = await visitor.context.newPage()
  await other.goto(`${deployment.server.url}/auth/login`, { waitUntil: 'networkidle' })
  await hydrated(other)
  await other.locator('input[name=username]').fill('two.tabs')
  await other.locator('input[name=password]').fill(password)
  await other.keyboard.press('Enter')
  await other.waitForURL(/\/dashboard$/)
  await visitor.page.bringToFront()
  await visitor.page.evaluate(() => dispatchEvent(new Event('focus')))
  await visitor.page.getByRole('banner').getByText('two.tabs').first().waitFor()
  await visitor.context.close()
})
