// Orders made by hand in a real browser: of each type, in both languages, the main way by keyboard; nothing typed is lost.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grouped } from '#base/number.ts'
import { addressCalls } from '#shop/address/contract.ts'
import { addressText } from '#shop/address/ui/text.ts'
import { checkoutText } from '#shop/order/checkout/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { createOrderText } from '#shop/order/ui/create/text.ts'
import { address as saved } from '#test/order.ts'
import { hydrated } from './hydrated.ts'
import { en, vi } from './journey/acts.ts'
import { address, label, openWithMoney, press, template } from './journey/by-hand.ts'

const t = createOrderText
let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

test('a standard order of one of my products is made by keyboard, kept over a reload at each step, and paid once', async () => {
  const visitor = await hand.browser()
  const { page } = visitor
  const name = await template(hand.api)
  await visitor.open('/order')
  await press(visitor, page.getByRole('link', { name: en(orderText.create), exact: true }).first())
  await page.waitForURL(/create-order/)
  await visitor.station('create-order-empty')
  await press(visitor, page.getByRole('button', { name: new RegExp(name) }))
  const sizes = page.getByRole('group', { name: en(t.sizes) })
  for (const [size, count] of [
    ['S', '2'],
    ['M', '5'],
    ['L', '1'],
  ] as const) {
    await sizes.getByLabel(size, { exact: true }).focus()
    await page.keyboard.type(count)
  }
  await page.keyboard.press('Enter')
  await page
    .getByText(en(t.lines_other, { count: 3 }), { exact: true })
    .first()
    .waitFor()
  const text = page.getByLabel(/^Text on/).first()
  await text.focus()
  await page.keyboard.type('Chào')
  await page
    .getByText(/English/)
    .first()
    .waitFor()
  await text.fill('Hi Mia!')
  await visitor.station('create-order-lines', 'whole page')
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
  expect(
    await page
      .getByLabel(/^Text on/)
      .first()
      .inputValue(),
  ).toBe('Hi Mia!')
  expect(
    await page
      .getByLabel(/^Quantity of/)
      .nth(1)
      .inputValue(),
  ).toBe('5')
  await press(visitor, page.getByRole('button', { name: en(t.toShipping) }))
  await address(visitor)
  const priority = page.getByRole('radio', { name: new RegExp(en(checkoutText.method_priority)) })
  await priority.focus()
  await page.keyboard.press('Space')
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
  expect(await priority.isChecked()).toBe(true)
  expect(await page.getByLabel(en(addressText.city), { exact: true }).inputValue()).toBe('Salt Lake City')
  await visitor.station('create-order-shipping', 'whole page')
  await press(visitor, page.getByRole('button', { name: en(t.toSubmit) }))
  const submit = page.getByRole('button', { name: /^Submit and pay/ })
  await submit.waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
  await page.getByText(`${en(t.shipping)} · ${en(checkoutText.method_priority)}`).waitFor()
  await visitor.station('create-order-submit', 'whole page')
  await submit.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const order = await hand.orderOf(visitor)
  expect(order).toMatchObject({
    status: 'NEW_ORDER',
    orderType: 'STANDARD',
    shippingMethod: 'priority',
    quantity: 8,
    city: 'Salt Lake City',
  })
  expect(order.items.map(item => item.text)).toEqual(['Hi Mia!', '', ''])
  const { docs } = (await hand.api(orderCalls.myOrders, { query: { q: 'minh@example.com', sort: 'newest' } })).data
  expect(docs.filter(each => each.quantity === 8)).toHaveLength(1)
  await visitor.open('/order/create-order')
  await page.getByText(en(t.noLinesYet)).waitFor()
  expect(visitor.complaints).toEqual([])
})

test('in Vietnamese: SKUs are pasted, bad rows are named and stay, art comes by files; it ships by the seller', async () => {
  const visitor = await hand.browser({ language: 'vi' })
  const { page } = visitor
  await visitor.open('/order/create-order')
  await page.getByRole('tab', { name: vi(t.way_paste) }).click()
  const box = page.getByLabel(vi(t.pasteSkus))
  await box.fill('G5000-FOREST-S 2\nhello my friend\nNO-SUCH-SKU\n3 x G5000-BLACK-M')
  await page.getByRole('button', { name: vi(t.addPasted) }).click()
  await page.getByText(vi(t.unknownSku)).waitFor()
  expect(await box.inputValue()).toBe('hello my friend\nNO-SUCH-SKU')
  await visitor.station('create-order-paste-vi', 'whole page')
  await page
    .getByRole('button', { name: /^Thêm hình in cho/ })
    .first()
    .click()
  await page.locator('dialog ul button').first().click()
  await visitor.station('create-order-art-vi')
  await page.getByRole('button', { name: vi(t.useArt) }).click()
  await page.getByRole('button', { name: vi(t.toShipping) }).click()
  await page.getByRole('radio', { name: new RegExp(vi(orderText.type_SHIP_BY_SELLER)) }).check()
  await address(visitor, vi)
  await page.getByRole('button', { name: vi(t.toSubmit) }).click()
  await visitor.station('create-order-submit-vi', 'whole page')
  await page.getByRole('button', { name: /^Gửi đơn và trả/ }).click()
  const order = await hand.orderOf(visitor)
  expect(order).toMatchObject({ status: 'NEW_ORDER', orderType: 'SHIP_BY_SELLER', shippingCost: 0, quantity: 5, itemsMissingFiles: 0 })
  expect(visitor.complaints).toEqual([])
})

test('in Vietnamese on a phone: sizes of one of my products, a saved address, and all of it discarded at the last step', async () => {
  const visitor = await hand.browser({ language: 'vi', width: 390 })
  const { page } = visitor
  const name = await template(hand.api)
  await hand.api(addressCalls.saveAddress, { body: { ...saved, fullName: 'Lan Trần' } })
  await visitor.open('/order/create-order')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  const sizes = page.getByRole('group', { name: vi(t.sizes) })
  await sizes.getByLabel('S', { exact: true }).fill('2')
  await sizes.getByLabel('M', { exact: true }).fill('1')
  await page.getByRole('button', { name: vi(t.addLines_other, { count: 2 }) }).click()
  await visitor.station('create-order-sizes-vi-390', 'whole page')
  await page.getByRole('button', { name: vi(t.toShipping) }).click()
  await page.getByRole('radio', { name: /Lan Trần/ }).check()
  await page.getByRole('button', { name: vi(t.toSubmit) }).click()
  await page.getByRole('button', { name: /^Gửi đơn và trả/ }).waitFor()
  await page.getByRole('button', { name: vi(t.discard), exact: true }).click()
  await visitor.station('create-order-discard-vi-390')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: vi(t.discard), exact: true })
    .click()
  await page.getByText(vi(t.noLinesYet)).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await hydrated(page)
  await page.getByText(vi(t.noLinesYet)).waitFor()
  expect(visitor.complaints).toEqual([])
})

test('by TikTok’s label as a file it costs $0, and is paid once the label is read; a label for another ZIP is said before', async () => {
  const visitor = await hand.browser({ width: 390, theme: 'dark' })
  const { page } = visitor
  await template(hand.api)
  await visitor.open('/order/create-order')
  await page
    .getByRole('button', { name: /By hand/ })
    .first()
    .click()
  await page
    .getByRole('group', { name: en(t.sizes) })
    .getByLabel('M', { exact: true })
    .fill('1')
  await page.getByRole('button', { name: en(t.addLines_one, { count: 1 }) }).click()
  await visitor.station('create-order-lines-390', 'whole page')
  await page.getByRole('button', { name: en(t.toShipping) }).click()
  await page.getByRole('radio', { name: new RegExp(en(orderText.type_STANDARD_TIKTOK)) }).check()
  const wrong = await label('10001')
  const input = page.locator('input[type=file]')
  await input.setInputFiles(wrong.file)
  await page.getByText(grouped(wrong.number)).waitFor()
  await address(visitor)
  await visitor.station('create-order-shipping-390', 'whole page')
  await page.getByRole('button', { name: en(t.toSubmit) }).click()
  await page.getByText(en(t.check_labelZip)).waitFor()
  expect(await page.getByRole('button', { name: /^Submit and pay/ }).getAttribute('aria-disabled')).toBe('true')
  await visitor.station('create-order-submit-390', 'whole page')
  await page.goBack()
  await page.getByRole('button', { name: en(checkoutText.takeOff) }).click()
  const right = await label()
  await input.setInputFiles(right.file)
  await page.getByText(grouped(right.number)).waitFor()
  await page.getByRole('button', { name: en(t.toSubmit) }).click()
  await page.getByRole('button', { name: /^Submit and pay/ }).click()
  const { id, shippingCost, shippingBy } = await hand.orderOf(visitor)
  expect({ shippingCost, shippingBy }).toEqual({ shippingCost: 0, shippingBy: 'TIKTOK' })
  const paid = async () => (await hand.api(orderCalls.order, { params: { id } })).data
  await expect.poll(async () => (await paid()).status).toBe('NEW_ORDER')
  expect((await paid()).trackingNumber).toBe(right.number)
  expect(visitor.complaints).toEqual([])
})

test('an order that is only a label is made in Vietnamese, without products', async () => {
  const visitor = await hand.browser({ language: 'vi', width: 390 })
  const { page } = visitor
  await visitor.open('/order/create-order')
  await page.getByRole('button', { name: vi(t.labelOnly) }).click()
  const { number, file } = await label()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(grouped(number)).waitFor()
  await address(visitor, vi)
  await page.getByRole('button', { name: vi(t.toSubmit) }).click()
  await visitor.station('create-order-label-vi-390', 'whole page')
  await page.getByRole('button', { name: /^Gửi đơn và trả/ }).click()
  const { id, orderType, items } = await hand.orderOf(visitor)
  expect({ orderType, items }).toEqual({ orderType: 'LABEL', items: [] })
  await expect.poll(async () => (await hand.api(orderCalls.order, { params: { id } })).data.paidAt).not.toBeNull()
  expect(visitor.complaints).toEqual([])
})
