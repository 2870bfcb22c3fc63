// Files of other makers: their columns are said once, what the platform calls over is left out, and nothing unclear is made.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { importText } from '#shop/bulk/text.ts'
import { colorIn } from '#shop/catalogue/storefront/color.rules.ts'
import { designCalls } from '#shop/design/contract.ts'
import { designSkuText, designText } from '#shop/design/text.ts'
import { fileCalls } from '#shop/file/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { layoutHeaders } from '#test/layout-headers.ts'
import { type FirstPeople, firstPeople, fundDemo } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { agree, button, choose, sayIn, waitForRows } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let fileId: number
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await fundDemo(people, 5_000_00)
  await people.demo(accountCalls.setPreferences, { body: { autoSubmit: true } })
  fileId = (await people.demo(fileCalls.myFiles, { query: { q: 'retro-sun' } })).data.docs[0]?.id ?? 0
  const sides = [{ side: 'FRONT' as const, fileId, placement: 'FIT' as const }]
  for (const language of ['en', 'vi'])
    await people.demo(designCalls.makeTemplate, { body: { productID: 'G5000', color: 'Forest', name: `Sun ${language}`, sides } })
})
afterAll(() => deployment?.close())

const sku = 'G5000-FOREST-S'
const mugName = { en: 'Ceramic Mug 11 oz', vi: 'Cốc sứ 11 oz' }
const table = (header: readonly string[], rows: readonly Readonly<Record<string, string>>[]) =>
  [header, ...rows.map(cells => header.map(name => cells[name] ?? ''))].map(cells => cells.map(cell => `"${cell}"`).join(',')).join('\n')
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

  test('the seller’s own SKUs are said on the page once, by a pattern, a product and files, and the next file needs no word', async () => {
    const seller = await enter()
    const { page } = seller
    const buyer = { name: 'Mia Lee', street: '1 Elm Ave', city: 'Boston', state: 'MA', zip: '02108' }
    const tee = `SUN-${language}`
    const mug = `MUG-${language}`
    const etsy = [
      [`${tee}-S`, 'Size:S,Personalization:Mia &amp; Tom'],
      [`${tee}-XL`, 'Size:XL'],
      [mug, 'Personalization:For Ann'],
      [mug, ''],
    ].map(([sku = '', variations = ''], at) => ({
      ...{
        'Order ID': `${language}-etsy-${at}`,
        SKU: sku,
        Quantity: '1',
        Variations: variations,
        'Transaction ID': '1',
        'Listing ID': '1',
      },
      ...{ 'Ship Name': buyer.name, 'Ship Address1': buyer.street, 'Ship City': buyer.city, 'Ship State': buyer.state },
      ...{ 'Ship Zipcode': buyer.zip, 'Ship Country': 'United States' },
    }))
    await send(seller, `etsy-${language}.csv`, table(layoutHeaders.ETSY_ITEMS, etsy))
    await page.getByText(say(importText.skusTitle), { exact: true }).waitFor()
    await seller.station(`import-skus-${language}`, 'whole page')
    const sayOf = (sku: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: sku })
        .getByRole('button', { name: say(importText.saySku) })
    const dialog = page.getByRole('dialog')
    const pick = (label: keyof typeof designSkuText, name: string) =>
      dialog
        .getByRole('list', { name: say(designSkuText[label]) })
        .getByTitle(name, { exact: true })
        .click()
    const save = async (sku: string) => {
      await dialog.getByRole('button', { name: say(designSkuText.save), exact: true }).click()
      await sayOf(sku).waitFor({ state: 'detached' })
    }

    // One answer for both sizes: the SKU becomes a pattern, and means a product of the seller's own.
    await sayOf(`${tee}-S`).click()
    await dialog.getByRole('textbox', { name: say(designSkuText.sku), exact: true }).fill(`${tee}-{SIZE}`)
    await pick('way_mine', `Sun ${language}`)
    await seller.station(`import-sku-pattern-${language}`)
    await save(`${tee}-XL`)

    // A product of the catalogue with a file of the library, which needs its buyer's words.
    await sayOf(mug).click()
    await dialog.getByText(say(designSkuText.way_product), { exact: true }).click()
    await dialog.getByLabel(say(designSkuText.search_product), { exact: true }).fill('Ceramic Mug 11')
    await pick('way_product', language === 'vi' ? mugName.vi : mugName.en)
    await choose(seller, say(designSkuText.color), colorIn(language, 'White'))
    await dialog
      .getByRole('list', { name: say(designText.library) })
      .getByTitle('retro-sun.png', { exact: true })
      .click()
    await dialog.getByLabel(say(designSkuText.needsText), { exact: true }).check()
    await seller.station(`import-sku-files-${language}`)
    await save(mug)
    const confirmOf = (count: number) => button(seller, say(importText.confirm_other, { count }))
    await confirmOf(3).waitFor()
    await seller.station(`import-sku-text-${language}`, 'whole page')
    await button(seller, say(importText.mend, { value: say(importText.blank), row: 5 })).click()
    await page.keyboard.type('For Bob')
    await page.keyboard.press('Enter')
    await confirmOf(4).waitFor()

    const imported = async (count: number) => {
      await confirmOf(count).click()
      await agree(seller, say(importText.confirm_other, { count }))
      await page.getByText(say(importText.status_DONE), { exact: true }).first().waitFor()
      const importId = Number(new URL(page.url()).pathname.split('/').at(-1))
      return (await people.demo(orderCalls.myOrders, { query: { importId, sort: 'oldest' } })).data.docs
    }
    const shown = ({ payment, items }: Awaited<ReturnType<typeof imported>>[number]) => [
      payment,
      ...items.map(({ sku, text, files }) => `${sku} ${files.map(({ side }) => side).join()} ${text}`.trim()),
    ]
    expect((await imported(4)).map(shown)).toEqual([
      ['PAID', 'G5000-FOREST-S FRONT Mia & Tom'],
      ['PAID', 'G5000-FOREST-XL FRONT'],
      ['PAID', 'MUG11-WHITE-11OZ FRONT For Ann'],
      ['PAID', 'MUG11-WHITE-11OZ FRONT For Bob'],
    ])

    // What was said once holds for the next file, of another tool and with sizes that no file had.
    const geargag = [`${tee}-2XL`, `${tee}-M`].map((sku, at) => ({
      ...{ order_id: `${language}-geargag-${at}`, sku, quantity: '1', shipping_name: buyer.name, shipping_address_1: buyer.street },
      ...{ shipping_city: buyer.city, shipping_state: buyer.state, shipping_zipcode: buyer.zip, shipping_country: 'US' },
    }))
    await send(seller, `geargag-${language}.csv`, table(layoutHeaders.GEARGAG, geargag))
    await confirmOf(2).waitFor()
    expect(await page.getByText(say(importText.skusTitle), { exact: true }).count()).toBe(0)
    await seller.station(`import-skus-known-${language}`, 'whole page')
    expect((await imported(2)).map(shown)).toEqual([
      ['PAID', 'G5000-FOREST-2XL FRONT'],
      ['PAID', 'G5000-FOREST-M FRONT'],
    ])
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
