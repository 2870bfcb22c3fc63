// The refund of one item, once its order is made: its part of the charge stands in the dialog, and goes back as it was shown.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCents, typedCents } from '#base/money.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderMendCalls } from '#shop/order/office/mend/contract.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { address } from '#test/order.ts'
import { balanceOf } from '../trust/money.ts'
import { hurry, orderOf } from '../trust/statuses.ts'
import { sayIn } from './journey/acts.ts'
import { openWithMoney, produce } from './journey/by-hand.ts'

let shop: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  shop = await openWithMoney(900_00)
  await hurry(shop.people)
})
afterAll(() => shop?.close())

const files = [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }]
const items = ['S', 'M'].map(size => ({ sku: `G5000-FOREST-${size}`, quantity: 1, files }))

describe.each([
  ['en', 1440],
  ['vi', 390],
] as const)('in %s, %i px', (language, width) => {
  const say = sayIn(language)

  test('of one of two', async () => {
    const { people } = shop
    const { id } = (await shop.api(orderIntakeCalls.createOrder, { body: { address, items } })).data
    await shop.api(orderPayCalls.submitOrder, { params: { id } })
    await produce(people, [id])
    const [, second] = (await orderOf(people, id)).items
    const params = { id, itemId: second?.id ?? 0 }
    const { chargedCents } = (await people.owner(orderMendCalls.officePreviewCancelItem, { params })).data
    const before = await balanceOf(people.demo)
    const staff = await shop.office({ language, width })
    const { page } = staff
    await staff.open(`/office/order/${id}`)
    await page.getByRole('button', { name: new RegExp(`^${say(orderOfficeText.refundItem)}: .* M$`) }).click()
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByRole('textbox', { name: new RegExp(`^${say(orderOfficeText.refundAmount)}`) })
    await expect.poll(() => amount.inputValue()).toBe(typedCents(chargedCents, language))
    await staff.station(`refund-item-${language}-${width}`)
    await dialog.getByRole('button', { name: new RegExp(`^${say(orderOfficeText.refund)}`) }).click()
    await page.getByText(say(orderOfficeText.refunded, { amount: formatCents(chargedCents, { language }) })).waitFor()
    await dialog.waitFor({ state: 'detached' })
    const after = await orderOf(people, id)
    expect([after.refundedCents, (await balanceOf(people.demo)) - before]).toEqual([chargedCents, chargedCents])
    expect(after.timeline.some(({ reason }) => reason.includes(second?.sku ?? '-'))).toBe(true)
    expect(staff.complaints).toEqual([])
    await staff.context.close()
  })
})
