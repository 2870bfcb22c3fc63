// What becomes of an order that is being made: its money is missing, another tab changes it, it is discarded, saved, or left behind.
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grouped } from '#base/number.ts'
import { addressText } from '#shop/address/ui/text.ts'
import { catalogueCalls } from '#shop/catalogue/storefront/contract.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designText } from '#shop/design/text.ts'
import { checkoutText } from '#shop/order/checkout/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { createOrderText } from '#shop/order/ui/create/text.ts'
import { orderOwnText } from '#shop/order/ui/list/text.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { walletText } from '#shop/wallet/text.ts'
import { webText } from '../src/web/text.ts'
import type { Visitor } from './browser-deployment.ts'
import { hydrated } from './hydrated.ts'
import { button, en, field, link, table, vi } from './journey/acts.ts'
import { address, label, openWithMoney, template } from './journey/by-hand.ts'

const t = createOrderText
let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

const looks = [
  ['en', 1440, en],
  ['vi', 390, vi],
] as const
/** At the checkout of one of my products; what pays there. */
async function checkout(visitor: Visitor, say: typeof en): Promise<Locator> {
  await template(hand.api)
  const [mine] = (await hand.api(designCalls.myTemplates, { query: {} })).data.docs
  const product = (await hand.api(catalogueCalls.product, { params: { slug: mine?.productCustom.slug ?? '' } })).data
  const variant = product.variants.find(each => each.color === mine?.color)
  await visitor.open(`/cart/checkout?item=${variant?.id}&template=${mine?.id}&quantity=1`)
  return button(visitor, new RegExp(`^${say(checkoutText.pay).split(' {{')[0]}`))
}

test.each(looks)(
  'checkout takes TikTok’s label as a file: shipping costs nothing, and it is paid once the label is read: %s',
  async (language, width, say) => {
    const visitor = await hand.browser({ language, width })
    const { page } = visitor
    const pay = await checkout(visitor, say)
    await page.getByRole('radio', { name: new RegExp(say(orderText.type_STANDARD_TIKTOK)) }).check()
    await address(visitor, say)
    await pay.waitFor()
    expect(await pay.getAttribute('aria-disabled')).toBe('true')
    const { number, file } = await label()
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByText(grouped(number)).waitFor()
    await visitor.station(`checkout-tiktok-${language}`, 'whole page')
    await pay.click()
    const { id, shippingCost } = await hand.orderOf(visitor)
    expect(shippingCost).toBe(0)
    const order = async () => (await hand.api(orderCalls.order, { params: { id } })).data
    await expect.poll(async () => (await order()).status).toBe('NEW_ORDER')
    expect(await order()).toMatchObject({ shippingBy: 'TIKTOK', trackingNumber: number })
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)

test.each(looks)('checkout by the seller costs no shipping; it stands in My orders alone: %s', async (language, width, say) => {
  const visitor = await hand.browser({ language, width })
  const { page } = visitor
  const pay = await checkout(visitor, say)
  await page.getByRole('radio', { name: new RegExp(say(orderText.type_SHIP_BY_SELLER)) }).check()
  await address(visitor, say)
  await visitor.station(`checkout-by-seller-${language}`, 'whole page')
  await pay.click()
  await page.waitForURL(/\/cart\/done\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  const order = (await hand.api(orderCalls.order, { params: { id } })).data
  expect(order).toMatchObject({ orderType: 'SHIP_BY_SELLER', payment: 'PAID', shippingCost: 0, isOwn: true })
  await link(visitor, say(orderOwnText.mineTitle)).click()
  await table(visitor, say(orderOwnText.mineTitle))
    .getByRole('link', { name: `#${id}`, exact: true })
    .waitFor()
  await visitor.station(`my-order-bought-${language}`)
  await link(visitor, say(orderOwnText.toBuyers)).click()
  await page.waitForURL(/\/order$/)
  await page.getByRole('heading', { name: say(orderText.emptyTitle) }).waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('where money is missing the order is kept, its deposit leads back, and it can be paid or left; discard clears the form', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  const name = await template(hand.api)
  await visitor.open('/order/create-order')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  const size = page.getByRole('group', { name: en(t.sizes) }).getByLabel('S', { exact: true })
  await size.fill('1000')
  await size.press('Enter')
  await page.getByRole('button', { name: en(t.toShipping) }).click()
  await page.getByRole('radio', { name: new RegExp(en(orderText.type_SHIP_BY_SELLER)) }).check()
  await address(visitor)
  await page.getByRole('button', { name: en(t.toSubmit) }).click()
  await page.getByRole('button', { name: en(t.depositMissing) }).click()
  await page.waitForURL(/\/payments\/deposit/)
  const wallet = (await hand.api(walletCalls.myWallet, undefined)).data
  const cookie = (await visitor.context.cookies()).find(each => each.name === 'order_pending')
  const unpaid = (await hand.api(orderCalls.order, { params: { id: Number(cookie?.value) } })).data
  expect(new URL(page.url()).searchParams.get('missing')).toBe(String(unpaid.totalCost - wallet.spendableCents))
  await visitor.open('/order/create-order')
  await page.getByText(new RegExp(`^Order ${unpaid.id} is not paid yet`)).waitFor()
  await visitor.station('create-order-unpaid')
  await page.getByRole('button', { name: en(t.another) }).click()
  await page.getByText(en(t.noLinesYet)).waitFor()
  expect((await visitor.context.cookies()).find(each => each.name === 'order_pending')).toBeUndefined()
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await size.fill('3')
  await size.press('Enter')
  const other = await visitor.context.newPage()
  await other.goto(page.url(), { waitUntil: 'networkidle' })
  await hydrated(other)
  expect(await other.getByLabel(/^Quantity of/).inputValue()).toBe('3')
  await other.getByLabel(/^Quantity of/).fill('4')
  await expect.poll(() => page.getByLabel(/^Quantity of/).inputValue()).toBe('4')
  await other.close()
  await page.getByRole('button', { name: en(t.discard), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en(t.discard), exact: true })
    .click()
  await page.getByText(en(t.noLinesYet)).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
  await page.getByText(en(t.noLinesYet)).waitFor()
  expect(visitor.complaints).toEqual([])
})

test.each([
  ['en', en],
  ['vi', vi],
] as const)('what the wallet lacks is deposited, and on the way back the order is paid: %s', async (language, say) => {
  const visitor = await hand.browser({ language })
  const { page } = visitor
  await visitor.open('/order/create-order')
  await page.getByRole('tab', { name: say(t.way_paste) }).click()
  await field(visitor, say(t.pasteSkus)).fill('G5000-FOREST-S 150')
  await button(visitor, say(t.addPasted)).click()
  await button(visitor, new RegExp(`^${say(t.addArt)}`)).click()
  await page.locator('dialog ul button').first().click()
  await button(visitor, say(t.useArt)).click()
  await button(visitor, say(t.toShipping)).click()
  await page.getByRole('radio', { name: new RegExp(say(orderText.type_SHIP_BY_SELLER)) }).check()
  await address(visitor, say)
  await button(visitor, say(t.toSubmit)).click()
  await button(visitor, say(t.depositMissing)).click()
  await page.waitForURL(/\/payments\/deposit/)
  await button(visitor, say(walletText.next)).click()
  await page.getByRole('textbox', { name: say(walletText.transactionNumber) }).fill(`FT-BACK-${language}`)
  await page.locator('input[type=file]').setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: await proof() })
  await button(visitor, new RegExp(say(walletText.submitDeposit))).click()
  await page.waitForURL(/\/payments\/deposit\/\d+/)
  const params = { id: Number(new URL(page.url()).pathname.split('/').at(-1)) }
  const { amount } = (await hand.api(depositCalls.myDeposit, { params })).data
  await hand.people.owner(depositCalls.approveDeposit, { params, body: { receivedCents: amount } })
  await page.getByText(say(walletText.status_COMPLETED), { exact: true }).first().waitFor()
  await page.getByRole('link', { name: say(walletText.backToOrder), exact: true }).click()
  await page.waitForURL(/\/order\/create-order/)
  await visitor.station(`create-order-back-${language}`)
  await button(visitor, say(checkoutText.payNow)).click()
  expect(await hand.orderOf(visitor)).toMatchObject({ status: 'NEW_ORDER', payment: 'PAID', quantity: 150 })
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
const proof = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test('from the catalog with a link for its side it is saved unpaid; a draft is its seller’s alone and goes with the sign-out', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  await visitor.open('/order/create-order')
  await page.evaluate(() => localStorage.setItem('draft-order-999', JSON.stringify({ shipBy: 'LABEL', note: 'of another seller' })))
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
  await page.getByRole('tab', { name: en(t.way_product) }).click()
  await page.getByLabel(en(t.searchProducts)).fill('heavy cotton tee')
  await page.getByRole('button', { name: /G5000/ }).click()
  await page
    .getByRole('group', { name: en(t.sizes) })
    .getByLabel('M', { exact: true })
    .fill('2')
  await page.getByRole('button', { name: en(t.addLines_one, { count: 1 }) }).click()
  await page.getByRole('button', { name: /^Add art to/ }).click()
  await page.getByRole('button', { name: en(t.byLink) }).click()
  const front = page.getByLabel(en(designText.FRONT), { exact: true })
  await front.fill('not a link')
  await front.blur()
  await page.getByText(en(t.wrongLink)).first().waitFor()
  await front.fill('https://drive.google.com/file/d/1AbCdEfGhIjKlMnOpQrStUvWxYz012345/view')
  await visitor.station('create-order-link')
  await page.getByRole('button', { name: en(t.useArt) }).click()
  await page.getByRole('button', { name: en(t.toShipping) }).click()
  await address(visitor)
  // A saved default address does not take the place of a typed one.
  const city = page.getByLabel(en(addressText.city), { exact: true })
  await city.fill('Provo')
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
  expect(await city.inputValue()).toBe('Provo')
  await page.getByRole('button', { name: en(t.toSubmit) }).click()
  await page.getByText(en(t.check_linked)).waitFor()
  await page.getByRole('button', { name: en(t.saveUnpaid) }).click()
  const order = await hand.orderOf(visitor)
  expect(order).toMatchObject({ status: 'PENDING', payment: 'UNPAID', quantity: 2 })
  expect(order.items[0]?.files).toMatchObject([{ side: 'FRONT', link: expect.stringContaining('drive.google') }])
  await page.getByRole('button', { name: /demo/ }).click()
  await page.getByText(en(webText.signOut)).click()
  await page.waitForURL(url => url.pathname === '/')
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('draft-')))).toEqual([])
  expect(visitor.complaints).toEqual([])
})
