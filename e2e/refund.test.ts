// The refund of one item, before its order is made and afterwards: its part of the charge stands in the dialog, and goes back as it was shown.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatCents, typedCents } from '#base/money.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderMendCalls } from '#shop/order/office/mend/contract.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { until } from '#test/deployment.ts'
import { address } from '#test/order.ts'
import { balanceOf } from '../trust/money.ts'
import { hurry, orderOf } from '../trust/statuses.ts'
import { agree, button, sayIn } from './journey/acts.ts'
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

  test('of one of two that its seller cancels before it is made; the timeline says who', async () => {
    const { id } = (await shop.api(orderIntakeCalls.createOrder, { body: { address, items } })).data
    // Nobody begins to make it meanwhile.
    await shop.api(orderEditCalls.setSellerStatus, { params: { id }, body: { sellerStatus: 'ON_HOLD' } })
    await shop.api(orderPayCalls.submitOrder, { params: { id } })
    const seller = await shop.browser({ language, width })
    await seller.open(`/order/${id}`)
    await button(seller, new RegExp(`^${say(orderText.cancelItem)}: .* M$`)).click()
    await seller.station(`cancel-item-${language}-${width}`)
    await agree(seller, new RegExp(`^${say(orderText.cancelItem)}`))
    const timeline = seller.page.getByRole('list', { name: say(orderText.timelineTitle) })
    const { refundedCents } = await until('the refund', async () => {
      const order = await orderOf(shop.people, id)
      return order.refundedCents > 0 ? order : undefined
    })
    const change = timeline.getByRole('listitem').filter({ hasText: say(orderText.step_cancelItem) })
    await change.getByText(`${say(orderText.actor_seller)} · ${formatCents(refundedCents, { language })}`).waitFor()
    await seller.station(`cancelled-item-${language}-${width}`, 'whole page')
    expect(seller.complaints).toEqual([])
    await seller.context.close()
  })

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
