// A seller's list: narrowed by what each order is, exported as it is narrowed, and many orders marked and tagged at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { exportFileText } from '#shop/bulk/file/choice/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { address } from '#test/order.ts'
import type { Visitor } from './browser-deployment.ts'
import { bulk, button, link, sayIn, take, told } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'

let shop: Awaited<ReturnType<typeof openWithMoney>>
let plain: number
let byTiktok: number
let paid: number
let tagged: number
let hoodie: number
const all = () => [plain, byTiktok, paid, tagged, hoodie]
beforeAll(async () => {
  shop = await openWithMoney(500_00)
  const files = [{ side: 'FRONT' as const, link: 'library:retro-sun.png' }]
  const ordered = async (given: object = {}) =>
    (await shop.api(orderIntakeCalls.createOrder, { body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 1, files }], ...given } }))
      .data.id
  plain = await ordered({ externalId: 'S-1' })
  byTiktok = await ordered({ shippingBy: 'TIKTOK', externalId: 'S-2' })
  paid = await ordered({ externalId: 'S-3' })
  await shop.api(orderPayCalls.submitOrder, { params: { id: paid } })
  tagged = await ordered({ tag: 'gift', externalId: 'S-4' })
  hoodie = await ordered({ items: [{ sku: 'BC3001-NAVY-M', quantity: 1, files }], externalId: 'S-5' })
})
afterAll(() => shop?.close())

describe.each([
  ['en', 1440],
  ['vi', 390],
] as const)('in %s, %i px', (language, width) => {
  const say = sayIn(language)
  /** Its first cell has the seller's own number too. */
  const row = (seller: Visitor, id: number) => link(seller, new RegExp(`^#${id}(?!\\d)`))
  async function shows(seller: Visitor, ids: readonly number[]): Promise<void> {
    for (const id of ids) await row(seller, id).first().waitFor()
    for (const id of all()) if (!ids.includes(id)) await row(seller, id).first().waitFor({ state: 'detached' })
  }
  async function enter(): Promise<Visitor> {
    const seller = await shop.browser({ language, width })
    await seller.open('/order')
    await shows(seller, all())
    return seller
  }
  async function leave({ complaints, context }: Visitor): Promise<void> {
    expect(complaints).toEqual([])
    await context.close()
  }

  test('it is narrowed by carriage, payment, tag and product, and exported so', async () => {
    const seller = await enter()
    const { page } = seller
    const filter = (name: readonly [string, string]) => page.getByRole('combobox', { name: say(name), exact: true })
    const clear = () => button(seller, say(appText.clearFilters)).first().click()
    const exported = async () => {
      const file = (await take(seller, link(seller, say(exportFileText.exportOrders)))).toString()
      const [, ...rows] = file.trimEnd().split('\r\n')
      return rows.map(line => line.split(',')[0])
    }
    expect(await exported()).toEqual(['S-1', 'S-2', 'S-3', 'S-4', 'S-5'])
    await button(seller, say(appText.moreFilters)).click()
    await filter(orderText.filterShippingBy).selectOption({ label: say(orderText.by_TIKTOK) })
    await shows(seller, [byTiktok])
    expect(await exported()).toEqual(['S-2'])
    await seller.station(`seller-list-by-${language}-${width}`)
    await clear()
    await filter(orderText.filterPayment).selectOption({ label: say(orderText.payment_PAID) })
    await shows(seller, [paid])
    await clear()
    await filter(orderText.columnTag).selectOption({ label: 'gift' })
    await shows(seller, [tagged])
    expect(await exported()).toEqual(['S-4'])
    // Cleared and chosen in one moment, before the list is drawn anew: both count.
    await filter(orderText.filterProduct).evaluate((select: HTMLSelectElement, words) => {
      const clearing = [...document.querySelectorAll('button')].find(each => each.textContent === words)
      clearing?.click()
      select.value = 'BC3001'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }, say(appText.clearFilters))
    await shows(seller, [hoodie])
    expect(new URL(page.url()).search).toBe('?product=BC3001')
    await seller.station(`seller-list-product-${language}-${width}`)
    await leave(seller)
  })

  test('many are marked and tagged at once', async () => {
    const seller = await enter()
    const { page } = seller
    const tag = `week-${language}`
    for (const id of [plain, hoodie]) await page.getByRole('checkbox', { name: new RegExp(`#${id}$`) }).check()
    await bulk(seller)
      .getByRole('button', { name: say(orderText.markMany), exact: true })
      .click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: say(orderText.save), exact: true })
    expect(await save.getAttribute('aria-disabled')).toBe('true')
    await dialog.getByLabel(say(orderText.filterMark), { exact: true }).selectOption({ label: say(orderText.mark_CONFIRMED) })
    await dialog.getByLabel(say(orderText.changeTag)).check()
    await dialog.getByRole('textbox', { name: say(orderText.columnTag) }).fill(tag)
    await seller.station(`mark-many-${language}-${width}`)
    await told(seller, say(orderText.bulkDone, { done: 2, all: 2 }), () => save.click())
    const { docs } = (await shop.api(orderCalls.myOrders, { query: { tag } })).data
    expect(docs.map(({ id, sellerStatus }) => [id, sellerStatus])).toEqual([
      [hoodie, 'CONFIRMED'],
      [plain, 'CONFIRMED'],
    ])
    await leave(seller)
  })
})
