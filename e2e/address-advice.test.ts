// A carrier's advice about an address, as it is typed: where an order is made, and where its address is changed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressText } from '#shop/address/ui/text.ts'
import { carrierText } from '#shop/carrier/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { createOrderText } from '#shop/order/ui/create/text.ts'
import { shirt } from '../trust/money.ts'
import { button, field, sayIn } from './journey/acts.ts'
import { openWithMoney, press, template } from './journey/by-hand.ts'

let hand: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  hand = await openWithMoney(100_00)
})
afterAll(() => hand?.close())

const carrier = 'Sandbox'
test.each([
  ['en', 1440, 'light'],
  ['vi', 390, 'dark'],
  ['en', 1024, 'dark'],
] as const)('in %s, %i px, %s', async (language, width, theme) => {
  const say = sayIn(language)
  const shot = (name: string) => `advice-${language}-${width}-${name}`
  const seller = await hand.browser({ language, width, theme })
  const { page } = seller
  const name = await template(hand.api)
  await seller.open('/order/create-order')
  await press(seller, page.getByRole('button', { name: new RegExp(name) }))
  await page
    .getByRole('group', { name: say(createOrderText.sizes) })
    .getByLabel('S', { exact: true })
    .fill('1')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: say(createOrderText.toShipping) }).click()
  const type = async (name: readonly [string, string], value: string) => field(seller, say(name)).fill(value)
  await type(addressText.fullName, 'Minh Lee')
  await type(addressText.address, '12 Apartment House')
  await type(addressText.city, 'Houston')
  await page.getByLabel(say(addressText.state), { exact: true }).selectOption('TX')
  await type(addressText.zip, '77002')
  const missing = page.getByText(say(carrierText.doubt_APARTMENT_MISSING, { carrier }))
  await missing.waitFor()
  await seller.station(shot('missing'), 'whole page')
  await type(addressText.addressLine2, 'Apt 2')
  await missing.waitFor({ state: 'detached' })
  await page.getByText(say(carrierText.confirmed, { carrier })).waitFor()
  await type(addressText.addressLine2, '')
  await type(addressText.address, '12 Confirmed Avenue')
  const use = button(seller, say(carrierText.useWritten))
  await use.waitFor()
  await seller.station(shot('correction'), 'whole page')
  await use.focus()
  await page.keyboard.press('Enter')
  expect(await field(seller, say(addressText.address)).inputValue()).toBe('12 Confirmed Ave')
  await use.waitFor({ state: 'detached' })
  // An address that nobody knows has no line.
  await type(addressText.address, '1034 Elm Ave')
  await page.getByText(say(carrierText.confirmed, { carrier })).waitFor({ state: 'detached' })

  const { data } = await hand.api(orderIntakeCalls.createOrder, {
    body: { ...shirt, address: { ...shirt.address, address: '9 Vacant House Rd' } },
  })
  await seller.open(`/order/${data.id}`)
  await button(seller, say(orderText.editAddress)).first().click()
  await page.getByRole('dialog').getByText(say(carrierText.doubt_VACANT, { carrier })).waitFor()
  await seller.station(shot('edit'))
  const office = await hand.office({ language, width, theme })
  expect([...seller.complaints, ...office.complaints]).toEqual([])
  await seller.context.close()
  await office.context.close()
})
