// What is read and given on an order's page: its label and its invoice, the text of its lines, and another label or number before it leaves.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { labelCalls } from '#shop/label/contract.ts'
import { labelMendText } from '#shop/label/ui/order/text.ts'
import { orderEditText } from '#shop/order/edit/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { productionText } from '#shop/production/text.ts'
import { until } from '#test/deployment.ts'
import { address } from '#test/order.ts'
import { hurry, untilStatus } from '../trust/statuses.ts'
import type { Visitor } from './browser-deployment.ts'
import { button, link, openPaper, sayIn } from './journey/acts.ts'
import { label, openWithMoney } from './journey/by-hand.ts'

let shop: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  shop = await openWithMoney(900_00)
  await hurry(shop.people)
})
afterAll(() => shop?.close())

const items = [{ sku: 'G5000-FOREST-S', quantity: 1, files: [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }] }]
async function ordered(given: object): Promise<number> {
  return (await shop.api(orderIntakeCalls.createOrder, { body: { address, items, ...given } })).data.id
}
const read = async (id: number) => (await shop.api(orderCalls.order, { params: { id } })).data
/** The tickets of its pieces. */
async function batched(id: number) {
  const { owner } = shop.people
  await owner(orderOfficeCalls.officeProcess, { body: { ids: [id] } })
  const { data: batch } = await owner(productionCalls.makeBatch, { body: { orderIds: [id] } })
  await untilStatus(shop.people, id, 'EXPORTED')
  return (await owner(productionCalls.batch, { params: { id: batch.id } })).data.tickets
}
const pay = (id: number) => shop.api(orderPayCalls.submitOrder, { params: { id } })

describe.each([
  ['en', 1440],
  ['vi', 390],
] as const)('in %s, %i px', (language, width) => {
  const say = sayIn(language)
  const name = (what: string) => `${what}-${language}-${width}`
  const both = async (id: number): Promise<[Visitor, Visitor]> => {
    const [seller, staff] = await Promise.all([shop.browser({ language, width }), shop.office({ language, width })])
    await Promise.all([seller.open(`/order/${id}`), staff.open(`/office/order/${id}`)])
    return [seller, staff]
  }
  async function leave(...visitors: Visitor[]): Promise<void> {
    for (const { complaints, context } of visitors) {
      expect(complaints).toEqual([])
      await context.close()
    }
  }

  test('the text of a line is read by its seller, by staff and at the bench', async () => {
    const text = `For Mia, ${language}`
    const id = await ordered({ items: items.map(item => ({ ...item, text })) })
    await pay(id)
    const visitors = await both(id)
    for (const { page } of visitors) await page.getByRole('main').getByText(`“${text}”`).waitFor()
    await visitors[0].station(name('order-text'))
    const [ticket] = await batched(id)
    const [, staff] = visitors
    await staff.open('/office/production/scan')
    const box = staff.page.getByLabel(say(productionText.scanLabel))
    await box.fill(ticket?.code ?? '')
    await box.press('Enter')
    await staff.page.getByRole('main').getByText(`“${text}”`).waitFor()
    await staff.station(name('bench-text'))
    await leave(...visitors)
  })

  test('its invoice is read once it is paid', async () => {
    const id = await ordered({})
    await pay(id)
    const seller = await shop.browser({ language, width })
    await seller.open(`/order/${id}`)
    const paper = await openPaper(seller, link(seller, say(orderText.invoice)))
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
    await leave(seller)
  })

  test('a copy leads to the order that it was made of, and that one to its copy', async () => {
    const id = await ordered({})
    const seller = await shop.browser({ language, width })
    const { page } = seller
    await seller.open(`/order/${id}`)
    await button(seller, say(orderText.duplicate)).click()
    const original = page.getByText(say(orderText.copiedFrom)).getByRole('link', { name: `#${id}`, exact: true })
    await original.waitFor()
    const copyId = new URL(page.url()).pathname.split('/').at(-1)
    await seller.station(name('order-copy'))
    await original.click()
    await page
      .getByText(say(orderText.copiedAs))
      .getByRole('link', { name: `#${copyId}`, exact: true })
      .click()
    await page.waitForURL(`**/order/${copyId}`)
    await leave(seller)
  })

  test('its label is read as a PDF by its seller and by staff', async () => {
    const id = await ordered({ shippingBy: 'TIKTOK' })
    const { file } = await label()
    await shop.api(labelCalls.supplyLabel, { params: { id }, body: {}, files: [new File([new Uint8Array(file.buffer)], 'l.pdf')] })
    const visitors = await both(id)
    for (const [at, visitor] of visitors.entries()) {
      const paper = await openPaper(visitor, link(visitor, say(labelMendText.pdf)))
      expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
      await link(visitor, say(labelMendText.pdf)).scrollIntoViewIfNeeded()
      await visitor.station(name(at === 0 ? 'order-label' : 'office-order-label'))
    }
    await leave(...visitors)
  })

  test('a label that was read gives way to another one, as a file or by its link, given by either', async () => {
    const id = await ordered({ shippingBy: 'TIKTOK' })
    const [first, second, third] = [await label(), await label(), await label()]
    const [seller, staff] = await both(id)
    const open = async (visitor: Visitor, act: string) => {
      await button(visitor, act).click()
      await visitor.page.getByRole('dialog').waitFor()
      await visitor.station(name(visitor === seller ? 'change-label' : 'office-change-label'))
    }
    await open(seller, say(labelMendText.addLabel))
    await seller.page.getByRole('dialog').locator('input[type=file]').setInputFiles(first.file)
    await seller.page.getByRole('dialog').waitFor({ state: 'detached' })
    await button(seller, say(labelMendText.changeLabel)).waitFor()
    expect((await read(id)).trackingNumber).toBe(first.number)
    await pay(id)
    await open(seller, say(labelMendText.changeLabel))
    const link = shop.shareLabel(second.file.buffer)
    await seller.page.getByRole('dialog').getByLabel(say(labelMendText.link), { exact: true }).fill(link)
    await seller.page
      .getByRole('dialog')
      .getByRole('button', { name: say(labelMendText.useLink) })
      .click()
    await seller.page.getByRole('dialog').waitFor({ state: 'detached' })
    await until('the link to be read', async () => (await read(id)).trackingNumber === second.number || undefined, 60_000)
    await staff.open(`/office/order/${id}`)
    await open(staff, say(labelMendText.changeLabel))
    await staff.page.getByRole('dialog').locator('input[type=file]').setInputFiles(third.file)
    await staff.page.getByRole('dialog').waitFor({ state: 'detached' })
    expect((await read(id)).trackingNumber).toBe(third.number)
    await leave(seller, staff)
  })

  test('the number of a parcel that its seller ships is given before it is made, and changed, by either', async () => {
    const id = await ordered({ orderType: 'SHIP_BY_SELLER' })
    await pay(id)
    const [seller, staff] = await both(id)
    const give = async (visitor: Visitor, act: string, field: string, number: string) => {
      await button(visitor, act).click()
      const dialog = visitor.page.getByRole('dialog')
      await dialog.getByLabel(field, { exact: true }).fill(number)
      await visitor.station(name(visitor === seller ? 'change-number' : 'office-change-number'))
      await dialog.getByRole('button', { name: say(orderEditText.saveNumber), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await button(visitor, say(labelMendText.changeNumber)).waitFor()
    }
    const numbers = language === 'en' ? ['SPX88000001', 'SPX88000002', 'SPX88000003'] : ['SPX88000011', 'SPX88000012', 'SPX88000013']
    const [first = '', second = '', third = ''] = numbers
    await give(seller, say(labelMendText.addNumber), say(orderEditText.yourNumber), first)
    expect((await read(id)).trackingNumber).toBe(first)
    await give(seller, say(labelMendText.changeNumber), say(orderEditText.yourNumber), second)
    expect((await read(id)).trackingNumber).toBe(second)
    await give(staff, say(labelMendText.changeNumber), say(orderEditText.sellersNumber), third)
    expect((await read(id)).trackingNumber).toBe(third)
    await leave(seller, staff)
  })
})
