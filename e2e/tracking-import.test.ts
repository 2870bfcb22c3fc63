// Tracking numbers from a file: what it would set is shown row by row, set by one click, and told again; and files with chosen columns.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grouped } from '#base/number.ts'
import { exportFileText } from '#shop/bulk/file/choice/text.ts'
import { trackingFileText } from '#shop/bulk/file/tracking/text.ts'
import { importText } from '#shop/bulk/text.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { carrierText } from '#shop/carrier/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { address } from '#test/order.ts'
import type { Visitor } from './browser-deployment.ts'
import { button, choose, link, sayIn, take, waitForRows } from './journey/acts.ts'
import { openWithMoney } from './journey/by-hand.ts'

let shop: Awaited<ReturnType<typeof openWithMoney>>
beforeAll(async () => {
  shop = await openWithMoney(100_00)
})
afterAll(() => shop?.close())

let serial = 60_000
const newNumber = () => impbNumber({ serial: ++serial })
const order = async (externalId: string) => {
  const items = [{ sku: 'G5000-FOREST-S', quantity: 1 }]
  const { data } = await shop.api(orderIntakeCalls.createOrder, { body: { externalId, orderType: 'SHIP_BY_SELLER', address, items } })
  return data.id
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
  ['en', 'dark', 390],
  ['vi', 'light', 1440],
] as const)('%s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const name = `${language}-${width}`
  const enter = () => shop.browser({ language, theme, width })
  const table = ({ page }: Visitor) => page.getByRole('table', { name: say(trackingFileText.rows), exact: true })
  const send = ({ page }: Visitor, file: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(text) })

  test('a file of TikTok’s shape is shown by row, and its good numbers are set', async () => {
    const [first, second] = [`T1-${name}`, `T2-${name}`]
    const id = await order(first)
    await order(second)
    const number = newNumber()
    const lines = [
      'Order ID,Tracking ID,Shipping Provider Name',
      `${first},${number},USPS`,
      `${second},GOFO12345678${width}${language === 'en' ? 1 : 2},GoFo Express`,
      `NOBODY,${newNumber()},USPS`,
      `${first},1Z999AA10123456785,UPS`,
      `${second},,`,
    ]
    const seller = await enter()
    const { page } = seller
    await seller.open('/order/import')
    await link(seller, say(importText.importTracking)).click()
    await page.getByRole('heading', { name: say(trackingFileText.title), exact: true }).waitFor()
    await seller.station(`tracking-import-start-${name}`)
    await send(seller, `numbers-${name}.csv`, lines.join('\n'))
    await page.getByRole('heading', { name: `numbers-${name}.csv`, exact: true }).waitFor()
    await waitForRows(table(seller), 5)
    await seller.station(`tracking-import-rows-${name}`, 'whole page')
    const set = button(seller, say(trackingFileText.set_other, { count: 2 }))
    await set.focus()
    await page.keyboard.press('Enter')
    await page
      .getByText(say(trackingFileText.done_other, { count: 2 }))
      .first()
      .waitFor()
    await page.getByRole('tab', { name: new RegExp(`^${say(trackingFileText.verdict_DONE)}`) }).click()
    await waitForRows(table(seller), 2)
    await seller.station(`tracking-import-set-${name}`, 'whole page')
    expect((await shop.api(orderCalls.order, { params: { id } })).data.trackingNumber).toBe(number)

    // The refused rows come back as a file, are corrected and brought in again.
    const refused = (await take(seller, button(seller, say(importText.downloadFailed)))).toString()
    expect(refused.split('\r\n').map(line => line.split(',')[0]?.replace('\uFEFF', ''))).toEqual(['Order ID', 'NOBODY', first, ''])
    const third = `T3-${name}`
    await order(third)
    await button(seller, say(trackingFileText.another)).click()
    await send(seller, `mended-${name}.csv`, refused.replace('NOBODY', third))
    await waitForRows(table(seller), 2)
    await button(seller, say(trackingFileText.set_one, { count: 1 })).click()
    await page
      .getByText(say(trackingFileText.done_one, { count: 1 }))
      .first()
      .waitFor()

    await button(seller, say(trackingFileText.another)).click()
    await send(seller, `again-${name}.csv`, `order id,tracking number\n${first},${number}\n`)
    await page.getByText(say(trackingFileText.verdict_SAME)).filter({ visible: true }).first().waitFor()
    expect(await button(seller, say(trackingFileText.set_other, { count: 0 })).getAttribute('aria-disabled')).toBe('true')
    await seller.open(`/order/${id}`)
    await page
      .getByRole('link', { name: say(carrierText.atCarrier, { carrier: 'USPS' }) })
      .first()
      .waitFor()
    await seller.station(`tracking-number-${name}`)
    expect(seller.complaints).toEqual([])
    await seller.context.close()
  })

  test('of two columns of numbers the one that is meant is asked for, and nothing is set before', async () => {
    const externalId = `Q-${name}`
    const id = await order(externalId)
    const meant = newNumber()
    const seller = await enter()
    const { page } = seller
    await seller.open('/order/import/tracking')
    // Its seller is the same for all, and what was said of a header is remembered.
    const header = `order id,tracking number,Final mile tracking,Note ${name}`
    await send(seller, `two-${name}.csv`, `${header}\n${externalId},${newNumber()},${meant}\n`)
    await page.getByRole('heading', { name: say(trackingFileText.askTitle), exact: true }).waitFor()
    await seller.station(`tracking-import-asked-${name}`, 'whole page')
    const set = button(seller, say(trackingFileText.set_one, { count: 1 }))
    expect(await set.getAttribute('aria-disabled')).toBe('true')
    await choose(seller, say(trackingFileText.ask_trackingNumber), 'Final mile tracking')
    await button(seller, say(trackingFileText.checkAgain)).click()
    await page.getByRole('heading', { name: say(trackingFileText.askTitle), exact: true }).waitFor({ state: 'detached' })
    await set.click()
    await page
      .getByText(say(trackingFileText.done_one, { count: 1 }))
      .first()
      .waitFor()
    expect((await shop.api(orderCalls.order, { params: { id } })).data.trackingNumber).toBe(meant)

    // The next file with these columns is read in the same way, says so, and may be read in another.
    await order(`R-${name}`)
    await button(seller, say(trackingFileText.another)).click()
    const other = newNumber()
    await send(seller, `next-${name}.csv`, `${header}\nR-${name},${other},${newNumber()}\n`)
    await page.getByRole('heading', { name: say(trackingFileText.saidTitle), exact: true }).waitFor()
    await waitForRows(table(seller), 1)
    await seller.station(`tracking-import-remembered-${name}`, 'whole page')
    await choose(seller, say(trackingFileText.ask_trackingNumber), 'tracking number')
    await button(seller, say(trackingFileText.checkAgain)).click()
    await table(seller).getByText(grouped(other)).filter({ visible: true }).first().waitFor()
    expect(seller.complaints).toEqual([])
    await seller.context.close()
  })

  test('a file has the columns that were chosen, and they are there the next time', async () => {
    await order(`X-${name}`)
    const seller = await enter()
    const { page } = seller
    await seller.open('/order')
    await button(seller, say(exportFileText.more)).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say(exportFileText.what_orders), { exact: true }).click()
    await dialog.getByRole('checkbox', { name: 'design link', exact: true }).uncheck()
    const down = dialog.getByRole('button', { name: say(exportFileText.down, { column: 'order id' }), exact: true })
    await down.press('Enter')
    await seller.station(`export-columns-${name}`)
    const header = async () => {
      const file = (await take(seller, dialog.getByRole('link', { name: say(exportFileText.download), exact: true }))).toString()
      return file.replace('\uFEFF', '').split('\r\n')[0]?.split(',') ?? []
    }
    const first = await header()
    expect(first.slice(0, 2)).toEqual(['quantity', 'order id'])
    expect(first).not.toContain('design link')
    await seller.open('/order')
    await button(seller, say(exportFileText.more)).click()
    await dialog.getByText(say(exportFileText.what_orders), { exact: true }).click()
    expect(await header()).toEqual(first)
    await button(seller, say(exportFileText.usual)).click()
    expect((await header())[0]).toBe('order id')
    expect(seller.complaints).toEqual([])
    await seller.context.close()
  })
})
