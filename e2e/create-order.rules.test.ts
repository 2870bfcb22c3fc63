// An order of five lines made by hand, in how long; and a text that cannot be printed, refused at its field.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrderText as t } from '#shop/order/ui/create/text.ts'
import { button, sayIn } from './journey/acts.ts'
import { address, openWithMoney, template } from './journey/by-hand.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(500_00)
})
afterAll(() => hand?.close())

const mostMs = 90_000
test('five lines, from the first look to the paid order, take at most a minute and a half', async () => {
  const say = sayIn('en')
  const name = await template(hand.api)
  const visitor = await hand.browser()
  const { page } = visitor
  const from = performance.now()
  await visitor.open('/order/create-order')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  const sizes = page.getByRole('group', { name: say(t.sizes) })
  for (const size of ['S', 'M', 'L', 'XL', '2XL']) await sizes.getByLabel(size, { exact: true }).fill('1')
  await page.keyboard.press('Enter')
  await button(visitor, say(t.toShipping)).click()
  await address(visitor)
  await button(visitor, say(t.toSubmit)).click()
  await page.getByRole('button', { name: /^Submit and pay/ }).click()
  const order = await hand.orderOf(visitor)
  const tookMs = performance.now() - from
  // The figure, for its limit says too little alone.
  console.log(`five lines: ${(tookMs / 1_000).toFixed(1)} s`)
  expect([order.status, order.items.length]).toEqual(['NEW_ORDER', 5])
  expect(tookMs).toBeLessThan(mostMs)
  await visitor.context.close()
})

test.each([
  ['en', 1440, /standard English letters/],
  ['vi', 390, /chữ cái tiếng Anh không dấu/],
] as const)('in %s, %i px: letters that no printer takes are refused in words at their field', async (language, width, sentence) => {
  const say = sayIn(language)
  const name = await template(hand.api)
  const visitor = await hand.browser({ language, width })
  const { page } = visitor
  await visitor.open('/order/create-order')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page
    .getByRole('group', { name: say(t.sizes) })
    .getByLabel('S', { exact: true })
    .fill('1')
  await page.keyboard.press('Enter')
  const text = page.getByRole('textbox', { name: new RegExp(`^${say(t.textOf, { name: '' }).trim()}`) }).first()
  await text.fill('Chào 😀')
  await page.getByText(sentence).first().waitFor()
  expect(await text.getAttribute('aria-invalid')).toBe('true')
  await visitor.context.close()
})
