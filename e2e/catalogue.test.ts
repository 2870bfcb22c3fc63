// The catalogue in a real browser: what visitors find and filter, and what the office changes of it.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { settingOfficeText } from '#shop/setting/text.ts'
import { shippingOfficeText } from '#shop/shipping/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'

let deployment: BrowserDeployment
let owner: string
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  owner = (await deployment.client()(signInCalls.redeemLink, { body: { token: deployment.firstTokens.owner } })).data.accessToken
})
afterAll(() => deployment?.close())

const isTooWide = ({ page }: Visitor) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const slug = 'unisex-jersey-short-sleeve-tee'

test('filters stand in the address, come back with the back button, and stay over the pages of the list', async () => {
  const visitor = await deployment.visitor()
  const { page } = visitor
  await visitor.open('/products')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Collection').selectOption('Gifts')
  await page.waitForURL(/tag=Gifts/)
  await page.getByLabel('Per page').selectOption('5')
  await page.waitForURL(/limit=5/)
  await page.getByLabel('Colour').selectOption('White')
  await page.waitForURL(/color=White/)
  await visitor.station('products-filtered')
  await page.goBack()
  await page.waitForURL(url => !url.search.includes('color'))
  await expect.poll(() => page.locator('select[name=color]').inputValue()).toBe('')
  expect(await page.locator('select[name=tag]').inputValue()).toBe('Gifts')
  await visitor.open('/products?tag=Apparel&limit=5&sort=priceLow')
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL(/page=2/)
  expect(new URL(page.url()).search).toBe('?tag=Apparel&limit=5&sort=priceLow&page=2')
  await page.getByRole('link', { name: 'Remove: Collection: Apparel' }).click()
  await page.waitForURL(url => !url.search.includes('tag'))
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('without scripts the filters work too', async () => {
  const context = await deployment.browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${deployment.server.url}/products`)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Collection').selectOption('Drinkware')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('2 products').waitFor()
  await context.close()
})

test('what a product’s page shows below stands whole before its reader moves, and through a choice', async () => {
  const visitor = await deployment.visitor()
  const { page } = visitor
  await visitor.open(`/products/${slug}`)
  const related = page.locator('main article').first()
  // Its scripts are there by then.
  await page.waitForLoadState('networkidle')
  const displayed = () => related.evaluate(tile => getComputedStyle(tile).display)
  expect(await displayed()).toBe('grid')
  // A choice made without any movement, as a program for the blind may make it.
  await page
    .locator('input[name=color]')
    .nth(1)
    .evaluate((radio: HTMLInputElement) => radio.click())
  await page.getByRole('group', { name: 'Colour: White' }).waitFor()
  expect(await displayed()).toBe('grid')
  await related.getByRole('link').click()
  await page.waitForURL(url => !url.pathname.endsWith(slug))
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test.each([
  { width: 1440, language: 'en', theme: 'light' },
  { width: 390, language: 'vi', theme: 'dark' },
] as const)('a product tells sizes in inches and centimetres and when it would arrive, at $width px, $language', async look => {
  const visitor = await deployment.visitor(look)
  const { page } = visitor
  await visitor.open(`${look.language === 'vi' ? '/vi' : ''}/products/${slug}`)
  await page.getByText('cm', { exact: true }).click()
  await page.getByRole('cell', { name: look.language === 'vi' ? '45,7' : '45.7' }).waitFor()
  await page.getByText(look.language === 'vi' ? /^Vận chuyển/ : /^Shipping/).click()
  await page.locator('select').last().selectOption('CA')
  await page.getByText(/^(International|Quốc tế)$/).waitFor()
  await visitor.station(`product-${look.width}-${look.language}`)
  expect(await isTooWide(visitor)).toBe(false)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('the office changes a price and adds a picture, and the shop shows both', async () => {
  const office = await deployment.visitor({ token: owner })
  const { page } = office
  await office.open('/office/catalogue')
  await office.station('office-products')
  await page.getByRole('link', { name: 'Unisex Jersey Short Sleeve Tee' }).click()
  await page.getByRole('tab', { name: /Variants/ }).click()
  await page.getByLabel('Price of row 1', { exact: true }).fill('12.3x')
  await expect.poll(() => page.getByLabel('Price of row 1', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Price of row 1', { exact: true }).fill('12.34')
  await office.station('office-variants')
  await page.getByRole('button', { name: 'Save', exact: true }).locator('visible=true').click()
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await page.getByRole('tab', { name: /Print areas/ }).click()
  const frame = page.getByRole('button', { name: /^Front: 12/ })
  await frame.press('Shift+ArrowRight')
  await office.station('office-areas')
  await page.getByRole('tab', { name: /Pictures/ }).click()
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#d9137d' } })
    .jpeg()
    .toBuffer()
  await page.locator('input[type=file][accept*="image"]').setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: 'Upload 1' }).click()
  await page.getByRole('img', { name: 'Black 1' }).waitFor()
  await office.station('office-pictures')
  expect(office.complaints).toEqual([])
  const visitor = await deployment.visitor()
  await visitor.open(`/products/${slug}`)
  await visitor.page.getByText('$12.34').first().waitFor()
  expect(await visitor.page.locator('main img').first().getAttribute('src')).toMatch(/^\/v1\/product-photo\//)
  expect(visitor.complaints).toEqual([])
  await Promise.all([visitor.context.close(), office.context.close()])
})

test('a product with unsaved changes is not left unasked', async () => {
  const office = await deployment.visitor({ token: owner })
  const { page } = office
  await office.open('/office/catalogue/2')
  const name = page.getByLabel('Name in English')
  await name.fill('Heavy Cotton Tee, new')
  await page.getByRole('tab', { name: /Variants/ }).click()
  await page.getByRole('link', { name: 'Production' }).first().click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/office/catalogue/2')
  await page.getByRole('tab', { name: 'Product', exact: true }).click()
  expect(await name.inputValue()).toBe('Heavy Cotton Tee, new')
  await page.getByRole('link', { name: 'Production' }).first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/office/production')
  expect(office.complaints).toEqual([])
  await office.context.close()
})

test('menus, price lists and shipping rates are there for the office, with nothing a program finds wrong', async () => {
  const office = await deployment.visitor({ width: 1024, token: owner })
  for (const [name, path] of [
    ['office-menu', '/office/catalogue/menu'],
    ['office-product', '/office/catalogue/1'],
    ['office-price-lists', '/office/price-lists'],
    ['office-shipping', '/office/shipping'],
  ] as const) {
    await office.open(path)
    await office.station(name)
    expect(await isTooWide(office), name).toBe(false)
  }
  expect(office.complaints).toEqual([])
  await office.context.close()
})

test('shipping rates stand in one table, and a line is changed in its dialog', async () => {
  const office = await deployment.visitor({ token: owner })
  const { page } = office
  await office.open('/office/shipping')
  const [title] = shippingOfficeText.editName
  const edit = page.getByRole('button', { name: title.replace('{{name}}', 'Express, United States') })
  await edit.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(shippingOfficeText.maxDays[0]).fill('3')
  await office.station('office-shipping-edit')
  await dialog.getByRole('button', { name: shippingOfficeText.save[0], exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /Express 1–3/ }).waitFor()
  expect(office.complaints).toEqual([])
  await office.context.close()
})

test('a setting is found by any of its words, in the reader’s language and without its marks', async () => {
  const office = await deployment.visitor({ language: 'vi', token: owner })
  const { page } = office
  await office.open('/office/settings')
  const fee = page.getByLabel(settingOfficeText.set_cancelFeeCents[1])
  await fee.waitFor()
  await office.station('office-settings')
  await page.getByRole('searchbox', { name: settingOfficeText.search[1] }).fill('phi huy')
  await page.getByLabel(settingOfficeText.set_coolingOffMinutes[1]).waitFor({ state: 'detached' })
  expect(await fee.count()).toBe(1)
  await page.getByRole('searchbox', { name: settingOfficeText.search[1] }).fill('nothing of the kind')
  await page.getByText(appText.nothingFound[1]).waitFor()
  await office.context.close()
})
