// What support alone may do leads to the form that asks for it, with the order and the kind of ticket filled in.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderFaults } from '#shop/order/status/faults.ts'
import { orderText } from '#shop/order/status/text.ts'
import { ticketText } from '#shop/ticket/talk/text.ts'
import { address } from '#test/order.ts'
import { hurry } from '../trust/statuses.ts'
import type { Visitor } from './browser-deployment.ts'
import { bulk, link, sayIn, table } from './journey/acts.ts'
import { openWithMoney, produce } from './journey/by-hand.ts'

let shop: Awaited<ReturnType<typeof openWithMoney>>
/** Two items, made: support alone may stop it. And one that broke for what its seller cannot mend. */
let made: number
let broken: number
beforeAll(async () => {
  shop = await openWithMoney(900_00)
  const { people } = shop
  await hurry(people)
  made = await paid(['S', 'M'])
  await produce(people, [made])
  broken = await paid(['S'])
  await people.owner(orderOfficeCalls.officeProcess, { body: { ids: [broken] } })
  await people.owner(orderOfficeCalls.officeError, { params: { id: broken }, body: { code: 'STOCK', waitsOn: 'SELLER', note: '' } })
})
afterAll(() => shop?.close())

const files = [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }]
async function paid(sizes: readonly string[]): Promise<number> {
  const items = sizes.map(size => ({ sku: `G5000-FOREST-${size}`, quantity: 1, files }))
  const { id } = (await shop.api(orderIntakeCalls.createOrder, { body: { address, items } })).data
  await shop.api(orderPayCalls.submitOrder, { params: { id } })
  return id
}

describe.each([
  ['en', 1440],
  ['vi', 1024],
] as const)('in %s, %i px', (language, width) => {
  const say = sayIn(language)
  /** The form is open about this order, and this kind is chosen in it. */
  async function asksFor({ page }: Visitor, id: number, type: 'CANCEL' | 'CHANGE_INFO'): Promise<void> {
    await page.waitForURL(url => url.pathname === '/ticket/new' && url.searchParams.get('order') === String(id))
    expect(await page.getByRole('radio', { name: new RegExp(`^${say(ticketText[`type_${type}`])}`) }).isChecked()).toBe(true)
    await page.locator('#content').getByText(`#${id}`).first().waitFor()
  }
  async function enter(path: string): Promise<Visitor> {
    const visitor = await shop.browser({ language, width })
    await visitor.open(path)
    return visitor
  }
  async function leave({ complaints, context }: Visitor): Promise<void> {
    expect(complaints).toEqual([])
    await context.close()
  }

  test('the cancel of an order and of one item', async () => {
    const seller = await enter(`/order/${made}`)
    await link(seller, say(orderEditText.askUs)).click()
    await asksFor(seller, made, 'CANCEL')
    await seller.open(`/order/${made}`)
    const item = link(seller, new RegExp(`^${say(orderText.cancelItem)}: .* M$`))
    await item.scrollIntoViewIfNeeded()
    await seller.station(`ask-item-${language}`)
    await item.click()
    await asksFor(seller, made, 'CANCEL')
    await seller.station(`ask-cancel-${language}`)
    await leave(seller)
  })

  test('an order that broke for what staff mend', async () => {
    const seller = await enter(`/order/${broken}`)
    await seller.page
      .getByRole('status')
      .getByRole('link', { name: say(orderEditText.askUs), exact: true })
      .click()
    await asksFor(seller, broken, 'CHANGE_INFO')
    await leave(seller)
  })

  test.each([
    ['cancelOrder', () => made, 'CANCEL'],
    ['resend', () => broken, 'CHANGE_INFO'],
  ] as const)('of many: %s', async (act, idOf, type) => {
    const id = idOf()
    const seller = await enter('/order')
    await table(seller, say(orderText.listLabel))
      .locator('tr[data-row]', { hasText: `#${id}` })
      .getByRole('checkbox')
      .check()
    await bulk(seller)
      .getByRole('button', { name: say(orderText[act]), exact: true })
      .click()
    const dialog = seller.page.getByRole('dialog')
    await dialog.getByText(say(orderFaults.ORDER_ASK_SUPPORT.slice(1) as [string, string])).waitFor()
    await seller.station(`ask-many-${act}-${language}`)
    await dialog.getByRole('link', { name: say(orderEditText.askUs), exact: true }).click()
    await asksFor(seller, id, type)
    await leave(seller)
  })
})
