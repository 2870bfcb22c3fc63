// Files of other makers: their columns are said once, what the platform calls over is left out, and nothing unclear is made.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importText } from '#shop/bulk/text.ts'
import { layoutHeaders } from '#test/layout-headers.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { choose, sayIn, waitForRows } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
})
afterAll(() => deployment?.close())

const sku = 'G5000-FOREST-S'
const send = async (seller: Visitor, name: string, text: string) => {
  await seller.open('/order/import')
  await seller.page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await seller.page.getByRole('heading', { name, exact: true }).waitFor()
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const)('%s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const enter = () => deployment.visitor({ width, language, theme, token: people.tokens.demo })
  const tab = ({ page }: Visitor, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

  test('a file of unknown columns shows what stands in them, asks what they are, and is read the next time', async () => {
    const seller = await enter()
    const { page } = seller
    const file = (id: string) => `Ref ${language};Article;Who;Where;Town;Region;Post code\n${id};${sku};Mia Lee;1 Elm Ave;Boston;MA;02108\n`
    await send(seller, `unknown-${language}.csv`, file(`${language}-1`))
    await page.getByText(say(importText.mappingTitle), { exact: true }).waitFor()
    await page.getByText('1 Elm Ave').filter({ visible: true }).first().waitFor()
    await seller.station(`import-mapping-${language}`, 'whole page')
    const is = (header: string, field: keyof typeof importText) =>
      choose(seller, say(importText.readAsOf, { header }), say(importText[field]))
    await is(`Ref ${language}`, 'field_orderId')
    await is('Article', 'field_sku')
    await is('Who', 'field_fullName')
    await is('Where', 'field_address')
    await page.getByRole('button', { name: say(importText.checkAgain), exact: true }).click()
    await page.getByRole('button', { name: say(importText.confirm_one, { count: 1 }), exact: true }).waitFor()
    await send(seller, `unknown-${language}-2.csv`, file(`${language}-2`))
    await page.getByRole('button', { name: say(importText.confirm_one, { count: 1 }), exact: true }).waitFor()
    expect(seller.complaints).toEqual([])
  })

  test('a column that looks like a quantity stops the making until it is said what it is', async () => {
    const seller = await enter()
    const { page } = seller
    // What was said of a header is remembered, so each language has its own.
    const pieces = `Pieces ${language} (qty)`
    const header = 'order id,sku,name,address,city,state,zip,design'
    await send(
      seller,
      `unclear-${language}.csv`,
      `${header},${pieces}\n${language}-q,${sku},Mia,1 Elm Ave,Boston,MA,02108,library:a.png,3\n`,
    )
    await page.getByText(say(importText.unclearTitle_one, { count: 1 })).waitFor()
    const confirm = page.getByRole('button', { name: say(importText.confirm_one, { count: 1 }), exact: true })
    expect(await confirm.getAttribute('aria-disabled')).toBe('true')
    await seller.station(`import-unclear-${language}`, 'whole page')
    await choose(seller, say(importText.readAsOf, { header: pieces }), say(importText.field_quantity))
    await page.getByRole('button', { name: say(importText.checkAgain), exact: true }).click()
    await page.getByText(say(importText.unclearTitle_one, { count: 1 })).waitFor({ state: 'detached' })
    await tab(seller, say(importText.tabOrders)).click()
    await page.getByText(`3 × ${sku}`).waitFor()
    expect(seller.complaints).toEqual([])
  })

  test('what the shop has refunded is left out, said why, and taken all the same by a click', async () => {
    const seller = await enter()
    const { page } = seller
    const order = (name: string, status: string) => ({
      ...{ Name: name, 'Financial Status': status, 'Lineitem quantity': '1', 'Lineitem sku': sku, 'Shipping Name': 'Mia Lee' },
      ...{
        'Shipping Address1': '1 Elm Ave',
        'Shipping City': 'Boston',
        'Shipping Province': 'MA',
        'Shipping Zip': "'02108",
        'Shipping Country': 'US',
      },
    })
    const rows: Readonly<Record<string, string>>[] = [order(`#${language}1`, 'paid'), order(`#${language}2`, 'refunded')]
    const { SHOPIFY } = layoutHeaders
    const lines = rows.map(cells => SHOPIFY.map(name => cells[name] ?? '').join(','))
    await send(seller, `orders_export-${language}.csv`, [SHOPIFY.join(','), ...lines].join('\n'))
    await page.getByText(say(importText.platform_SHOPIFY)).waitFor()
    await tab(seller, say(importText.tabLeft)).click()
    await waitForRows(page.getByRole('table', { name: say(importText.tabLeft), exact: true }), 1)
    await seller.station(`import-left-${language}`, 'whole page')
    await page.getByRole('button', { name: say(importText.take), exact: true }).click()
    await page.getByRole('button', { name: say(importText.confirm_other, { count: 2 }), exact: true }).waitFor()
    expect(seller.complaints).toEqual([])
  })
})
