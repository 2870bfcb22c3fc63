// What visitors see, in a real browser: pictures of every station, an axe pass over each, and no complaint of the browser.
import { afterAll, beforeAll, expect, test } from 'vitest'
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
