// Buying in a real browser: a visitor fills a cart, signs in, places art, checks out and pays; a poor seller deposits and goes on.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInCalls } from '#shop/account/sign-in/contract.ts'
import { addressText } from '#shop/address/ui/text.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { cartText } from '#shop/cart/text.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designText } from '#shop/design/text.ts'
import { checkoutText } from '#shop/order/checkout/text.ts'
import { paymentText, testPaymentText } from '#shop/payment/text.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletText } from '#shop/wallet/text.ts'
import { webText } from '../src/web/text.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'

const en = (sentence: readonly [string, string]) => sentence[0]
/** The sentence with anything in its places. */
const saying = (sentence: readonly [string, string]) =>
  new RegExp(
    en(sentence)
      .replace(/[.?()]/g, '\\$&')
      .replace(/\{\{\w+\}\}/g, '.+'),
  )
let deployment: BrowserDeployment
let buyer: Visitor
let office: ReturnType<BrowserDeployment['client']>
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  const { data } = await deployment.client()(signInCalls.redeemLink, { body: { token: deployment.firstTokens.owner ?? '' } })
  office = deployment.client(data.accessToken)
  buyer = await deployment.visitor()
})
afterAll(() => deployment?.close())

const stateless = {
  fullName: 'Mia Carter',
  phone: '+17745550126',
  email: 'mia@example.com',
  address: '8182 Sunset Ct',
  city: 'Houston',
  zip: '77002',
}

/** Calls as this visitor. */
const clientOf = async ({ context }: Visitor) =>
  deployment.client((await context.cookies()).find(cookie => cookie.name === 'access_token')?.value)

/** Money comes as finance approves it. */
async function deposit(visitor: Visitor, cents: number) {
  const proof = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { data } = await (await clientOf(visitor))(depositCalls.makeDeposit, {
    body: { amount: cents, transactionNumber: `T${Date.now()}`, note: '' },
    files: [new File([proof], 'proof.png', { type: 'image/png' })],
  })
  await office(depositCalls.approveDeposit, { params: { id: data.id }, body: { receivedCents: cents, remark: '' } })
}

test('a visitor’s cart comes along through sign-in, gets its art, and is kept as an order until the money is there', async () => {
  const { page } = buyer
  await buyer.open('/products/unisex-jersey-short-sleeve-tee')
  await page.getByRole('button', { name: en(cartText.more) }).click()
  await page.getByRole('button', { name: en(cartText.add) }).click()
  await page.getByText(en(cartText.added)).waitFor()
  const inHeader = page.getByRole('banner').getByRole('link', { name: en(webText.cart) })
  expect(await inHeader.innerText()).toContain('2')
  await buyer.station('buy-product')
  await buyer.open('/')
  await expect.poll(() => inHeader.innerText()).toContain('2')
  await buyer.open(`/auth/link#${deployment.firstTokens.demo}`)
  await page.getByRole('button', { name: /demo/ }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/auth'))
  await buyer.open('/cart')
  expect(await page.getByRole('textbox', { name: new RegExp(en(cartText.quantity)) }).inputValue()).toBe('2')
  await page.getByRole('button', { name: en(cartText.pickArt) }).click()
  await page.locator('dialog ul button').first().click()
  await page.locator('label', { hasText: en(designText.FILL) }).click()
  await buyer.station('buy-art')
  await page.getByRole('button', { name: en(cartText.useArt) }).click()
  await page.getByText(saying(cartText.designOf)).first().waitFor()
  await buyer.station('buy-cart')

  await page.getByRole('link', { name: en(cartText.checkout) }).click()
  for (const [field, value] of Object.entries(stateless)) await page.locator(`[name="address.${field}"]`).fill(value)
  await page.getByRole('button', { name: saying(checkoutText.placeAndDeposit) }).click()
  await page.getByRole('button', { name: 'State: State not found.' }).click()
  expect(await page.getByRole('combobox', { name: 'State' }).evaluate(field => field === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: en(addressText.paste) }).click()
  await page
    .getByLabel(en(addressText.pasteLabel))
    .fill('Mia Carter\n8182 Sunset Ct\nHouston, TX 77002\nUnited States\n+1 (774) 555-0126\nmia@example.com')
  await page.getByText(en(checkoutText.method_priority), { exact: true }).click()
  await buyer.station('buy-checkout')
  await page.getByRole('button', { name: saying(checkoutText.placeAndDeposit) }).dblclick()
  await page.waitForURL(/\/payments\/deposit\?missing=\d+/)
  await page.getByLabel(en(walletText.howMuch), { exact: true }).waitFor()
})

test.each(['/cart', '/payments', '/products', '/'])(
  'on the smallest phone %s scrolls down alone, with a cart and news in its header',
  async path => {
    const { page } = buyer
    await page.setViewportSize({ width: 320, height: 640 })
    await buyer.open(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 1440, height: 900 })
  },
)

test('back with the money, the waiting order is paid once and says thanks', async () => {
  const { page } = buyer
  await deposit(buyer, 100_00)
  await buyer.open('/cart')
  await buyer.station('buy-pending')
  await page.getByRole('button', { name: en(checkoutText.payNow) }).dblclick()
  await page.getByText(en(checkoutText.doneTitle)).waitFor()
  await buyer.station('buy-thanks')
  const orders = await page.evaluate(
    async () => (await (await fetch('/v1/order')).json()).data.docs as { status: string; quantity: number }[],
  )
  expect(orders.filter(order => order.status === 'NEW_ORDER').map(order => order.quantity)).toEqual([2])
})

test('buy now pays one product from the wallet, with the address that was kept', async () => {
  const { page } = buyer
  await buyer.open('/products/unisex-jersey-short-sleeve-tee')
  await page.getByRole('button', { name: en(cartText.buyNow) }).click()
  await page.locator('dialog ul button').first().click()
  await page.getByRole('button', { name: en(cartText.goOn) }).click()
  await page.waitForURL(/\/cart\/checkout\?item=/)
  await page.getByRole('radio', { name: /Mia Carter/ }).waitFor()
  await page.getByRole('button', { name: saying(checkoutText.pay) }).dblclick()
  await page.getByText(en(checkoutText.doneTitle)).waitFor()
  const orders = await page.evaluate(async () => (await (await fetch('/v1/order')).json()).data.docs as { quantity: number }[])
  expect(orders.map(order => order.quantity)).toEqual([1, 2])
  await buyer.open('/my-products')
  await page.locator('main li').first().waitFor()
  await buyer.station('my-products')
  expect(buyer.complaints).toEqual([])
})

test('a saved address folds its fields, and Pay is within reach on a small laptop', async () => {
  const { page } = buyer
  await page.setViewportSize({ width: 1024, height: 768 })
  await buyer.open('/products/unisex-jersey-short-sleeve-tee')
  await page.getByRole('button', { name: en(cartText.buyNow) }).click()
  await page.locator('dialog ul button').first().click()
  await page.getByRole('button', { name: en(cartText.goOn) }).click()
  await page.getByRole('radio', { name: /Mia Carter/ }).waitFor()
  const street = page.locator('[name="address.address"]')
  expect(await street.count()).toBe(0)
  const pay = await page.getByRole('button', { name: saying(checkoutText.pay) }).boundingBox()
  expect((pay?.y ?? 0) + (pay?.height ?? 0)).toBeLessThanOrEqual(768)
  await buyer.station('buy-folded')
  await page.getByText(en(addressText.otherAddress)).click()
  expect(await street.inputValue()).toBe('')
  await page.getByText('Mia Carter').first().click()
  expect(await street.count()).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('what has no art yet is told by its name before anything is asked', async () => {
  const { page } = buyer
  const client = await clientOf(buyer)
  const { data: tee } = await client(catalogueCalls.product, { params: { slug: 'unisex-jersey-short-sleeve-tee' } })
  await client(cartCalls.addToCart, { body: { productTypeSizeCustom: tee.variants[0]?.id ?? 0 } })
  await buyer.open('/cart/checkout')
  await page.getByText(saying(checkoutText.notReady_one)).waitFor()
  await page.getByText(new RegExp(en(cartText.noArt))).waitFor()
  await buyer.station('buy-not-ready')
  await page.getByRole('link', { name: en(checkoutText.backToCart) }).click()
  await page.getByRole('button', { name: en(cartText.pickArt) }).waitFor()
})

test('a deposit by PayPal is approved at the test provider and stands in the wallet, also after a reload and Back', async () => {
  const { page } = buyer
  await buyer.open('/payments/deposit?missing=2500&from=/cart')
  await page.getByText(en(walletText.paypal)).click()
  await buyer.station('deposit-paypal')
  await page.getByRole('button', { name: en(walletText.next) }).click()
  await page.waitForURL(/\/payments\/paypal\?amount=/)
  await page.getByRole('button', { name: saying(paymentText.pay) }).waitFor()
  await buyer.station('paypal-confirm')
  await page.getByRole('button', { name: saying(paymentText.pay) }).dblclick()
  await page.getByRole('button', { name: en(testPaymentText.approve) }).waitFor()
  await buyer.station('paypal-approval')
  await page.goBack()
  await page.getByText(en(paymentText.waiting)).waitFor()
  await buyer.station('paypal-waiting')
  await page.getByRole('button', { name: en(paymentText.goOn) }).click()
  await page.getByRole('button', { name: en(testPaymentText.approve) }).click()
  await page.getByText(saying(paymentText.doneTitle)).waitFor()
  await page.reload()
  await page.getByText(saying(paymentText.doneTitle)).waitFor()
  await buyer.station('paypal-done')
  expect(await page.getByRole('link', { name: en(paymentText.backToCart) }).getAttribute('href')).toBe('/cart')
  await buyer.open('/payments?tab=deposits')
  await page.getByText(en(walletText.method_PAYPAL)).first().waitFor()
  await buyer.station('paypal-history')
})

test('what PayPal declines takes no money and can be tried again', async () => {
  const { page } = buyer
  await buyer.open('/payments/paypal?amount=10000')
  await page.getByRole('button', { name: saying(paymentText.pay) }).click()
  await page.getByRole('button', { name: en(testPaymentText.decline) }).click()
  await page.getByText(en(paymentText.end_DECLINED)).waitFor()
  await buyer.station('paypal-declined')
  expect(await page.getByRole('link', { name: en(paymentText.again) }).getAttribute('href')).toBe('/payments/paypal?amount=10000')
})

test('an order is paid by PayPal at checkout', async () => {
  const { page } = buyer
  await buyer.open('/products/unisex-jersey-short-sleeve-tee')
  await page.getByRole('button', { name: en(cartText.buyNow) }).click()
  await page.locator('dialog ul button').first().click()
  await page.getByRole('button', { name: en(cartText.goOn) }).click()
  await page.getByRole('radio', { name: /Mia Carter/ }).waitFor()
  await page.getByText(en(checkoutText.payPayPal)).click()
  await buyer.station('checkout-paypal')
  await page.getByRole('button', { name: saying(checkoutText.placeAndPayPal) }).dblclick()
  await page.getByRole('button', { name: saying(paymentText.pay) }).click()
  await page.getByRole('button', { name: en(testPaymentText.approve) }).click()
  await page.getByText(en(checkoutText.doneTitle)).waitFor()
  expect(buyer.complaints).toEqual([])
})
