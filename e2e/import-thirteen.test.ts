// Every layout that we know, as its platform or tool writes it, from the file to paid orders with the art that the seller's SKU table names;
// Etsy's order-level file to its refusal, which names the file to send.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#base/text.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { importText } from '#shop/bulk/text.ts'
import { skuCalls } from '#shop/design/sku/contract.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { layoutHeaders } from '#test/layout-headers.ts'
import { layoutNames, type OrderFile, orderFile } from '#test/order-files/file.ts'
import { type FirstPeople, firstPeople, fundDemo } from '#test/people.ts'
import { randomOf } from '#test/random.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { agree, button, choose, rowsOf, sayIn } from './journey/acts.ts'

/** What the generator's SKUs are; in these files each is the seller's own, with `MY-` before it. */
const goods = [
  ['G5000-FOREST-S', 'G5000', 'S', 'Forest'],
  ['G18000-SPORTG-XL', 'G18000', 'XL', 'Sport Grey'],
  ['G18500-BLACK-L', 'G18500', 'L', 'Black'],
  ['G64000L-BLACK-XS', 'G64000L', 'XS', 'Black'],
  ['G5000-ROYAL-2XL', 'G5000', '2XL', 'Royal'],
  ['BC3001-NAVY-3XL', 'BC3001', '3XL', 'Navy'],
] as const

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  for (let times = 0; times < 4; times++) await fundDemo(people, 9_000_00)
  await people.demo(accountCalls.setPreferences, { body: { autoSubmit: true } })
  const { docs } = (await people.demo(fileCalls.myFiles, { query: { q: 'retro-sun' } })).data
  for (const [sku, productID, size, color] of goods) {
    const files = [{ side: 'FRONT' as const, fileId: docs[0]?.id ?? 0 }]
    await people.demo(skuCalls.setSkuMapping, { body: { sku: `MY-${sku}`, productID, size, color, files } })
  }
})
afterAll(() => deployment?.close())

/** In every third file the quantity has a name that nobody knows. */
const fileOf = (layout: string, at: number): OrderFile => {
  const arrangement = at % 3 === 1 ? 'with a quantity by another name' : 'as it is'
  return orderFile(randomOf(5, layout), { layout, count: 4, goesAbroad: false, arrangement })
}
/** Signs of every encoding that these files have are single bytes where they are ASCII. */
function withOwnSkus({ bytes }: OrderFile): Buffer {
  const own = goods.reduce((text, [sku]) => text.replaceAll(sku, `MY-${sku}`), bytes.toString('latin1'))
  // Sheets of other printers name art of their own, which would go before the table's.
  return Buffer.from(own.replaceAll('library:sun.png', ''), 'latin1')
}
const importIdOf = ({ page }: Visitor) => Number(new URL(page.url()).pathname.split('/').at(-1))
const languageOf = (at: number): Language => (at % 2 === 0 ? 'en' : 'vi')

describe.each(layoutNames.map((layout, at) => [layout, at, languageOf(at)] as const))('%s', (layout, at, language) => {
  const say = sayIn(language)
  const count = '[\\d.,]+'
  const confirmName = new RegExp(`^(?:${say(importText.confirm_one, { count })}|${say(importText.confirm_other, { count })})$`)

  test('is brought in, asked about where it must be, and paid', async () => {
    const width = language === 'en' ? (at % 4 === 2 ? 1024 : 1440) : at % 4 === 1 ? 390 : 1440
    const look = { width, theme: language === 'en' ? ('light' as const) : ('dark' as const) }
    const seller = await deployment.visitor({ ...look, language, token: people.tokens.demo })
    const { page } = seller
    const file = fileOf(layout, at)
    const name = `${layout.toLowerCase()}.csv`
    await seller.open('/order/import')
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: withOwnSkus(file) })
    await page.getByRole('heading', { name, exact: true }).waitFor()
    if (file.asksFor !== undefined) {
      await page.getByRole('combobox', { name: say(importText.readAsOf, { header: file.asksFor }), exact: true }).waitFor()
      await seller.station(`thirteen-mapping-${layout}-${language}`, 'whole page')
      await choose(seller, say(importText.readAsOf, { header: file.asksFor }), say(importText.field_quantity))
      await button(seller, say(importText.checkAgain)).click()
    }
    await page.locator('button:not([aria-disabled="true"])').filter({ hasText: confirmName }).waitFor()
    await rowsOf(page.getByRole('table').first())
    await seller.station(`thirteen-dry-run-${layout}-${language}`, 'whole page')
    await button(seller, confirmName).click()
    await agree(seller, confirmName)
    await page.getByText(say(importText.status_DONE), { exact: true }).first().waitFor()
    await seller.station(`thirteen-done-${layout}-${language}`)
    const importId = importIdOf(seller)
    const record = (await people.demo(bulkCalls.myImport, { params: { id: importId } })).data
    expect([record.madeOrders, record.duplicateOrders]).toEqual([file.orders.length, 0])
    const { docs } = (await people.demo(orderCalls.myOrders, { query: { importId, limit: 100 } })).data
    expect(docs.map(({ externalId }) => externalId).toSorted()).toEqual(file.orders.map(({ id }) => id).toSorted())
    expect(docs.map(({ payment }) => payment)).toEqual(docs.map(() => 'PAID'))
    expect(seller.complaints).toEqual([])
    await seller.context.close()
  })
})

test.each(['en', 'vi'] as const)('Etsy’s file of orders alone is refused, and the file to send is named: %s', async language => {
  const seller = await deployment.visitor({ width: 1440, language, token: people.tokens.demo })
  const { page } = seller
  const bytes = Buffer.from(`${layoutHeaders.ETSY_ORDERS.join(',')}\n11/18/26,1${','.repeat(34)}\n`)
  await seller.open('/order/import')
  await page.locator('input[type=file]').setInputFiles({ name: 'EtsySoldOrders.csv', mimeType: 'text/csv', buffer: bytes })
  await page
    .getByRole('alert')
    .filter({ hasText: /Order Items/ })
    .waitFor()
  await seller.station(`thirteen-etsy-orders-${language}`)
  expect(seller.complaints).toEqual([])
  await seller.context.close()
})
