// Wrong cells of a file, corrected where they are shown: one by one and all alike, with the keyboard, and then paid as orders.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { importText } from '#shop/bulk/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { type FirstPeople, firstPeople, fundDemo } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment, type Visitor } from './browser-deployment.ts'
import { agree, button, field, sayIn, tab, table, waitForRows } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await fundDemo(people, 500_00)
  await people.demo(accountCalls.setPreferences, { body: { autoSubmit: true } })
})
afterAll(() => deployment?.close())

const header = 'order id,sku,name,address,city,state,zip,design'
/** Row 2 has a wrong state, 3 and 4 the same unknown SKU, 5 a ZIP that is none. */
const fileOf = (id: string) => {
  const row = (at: number, sku: string, state: string, zip: string) =>
    `${id}-${at},${sku},Mia Lee,1 Elm Ave,Boston,${state},${zip},library:retro-sun.png`
  const known = 'G5000-FOREST-S'
  const rows = [
    row(1, known, 'Massa', '02108'),
    row(2, 'TEE-1', 'MA', '02108'),
    row(3, 'TEE-1', 'MA', '02108'),
    row(4, known, 'MA', '2108x'),
  ]
  return [header, ...rows].join('\n')
}

describe.each([
  ['en', 'light', 1440],
  ['vi', 'dark', 390],
] as const)('%s, %s, %i px', (language, theme, width) => {
  const say = sayIn(language)
  const enter = () => deployment.visitor({ width, language, theme, token: people.tokens.demo })
  const cell = (seller: Visitor, value: string, row: number) => button(seller, say(importText.mend, { value, row }))
  const box = (seller: Visitor, column: string, row: number) => field(seller, say(importText.mendLabel, { column, row }))
  const errors = (seller: Visitor) => table(seller, say(importText.tabErrors))
  const waitForFocus = ({ page }: Visitor, name: string) =>
    page.waitForFunction(label => document.activeElement?.getAttribute('aria-label') === label, name, { polling: 100 })

  const waitForFocusOn = ({ page }: Visitor, words: string) =>
    page.waitForFunction(text => document.activeElement?.textContent === text, words, { polling: 100 })

  test('a wrong state, an unknown SKU of two rows and a wrong ZIP are corrected, and their orders are paid', async () => {
    const seller = await enter()
    const { page } = seller
    const name = `mend-${language}.csv`
    await seller.open('/order/import')
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(fileOf(`mend-${language}`)) })
    await waitForRows(errors(seller), 4)
    await seller.station(`import-mend-errors-${language}`, 'whole page')

    // Enter opens the cell and saves it, Escape leaves it as it was.
    await cell(seller, 'Massa', 2).focus()
    await page.keyboard.press('Enter')
    await box(seller, 'state', 2).waitFor()
    await seller.station(`import-mend-open-${language}`, 'whole page')
    await page.keyboard.type('nothing')
    await page.keyboard.press('Escape')
    await waitForFocus(seller, say(importText.mend, { value: 'Massa', row: 2 }))

    await page.keyboard.press('Enter')
    await page.keyboard.type('Massachusets')
    await page.keyboard.press('Enter')
    await cell(seller, 'Massachusets', 2).waitFor()
    await page.getByText(say(importText.fileSays, { value: 'Massa' })).waitFor()
    await seller.station(`import-mend-wrong-again-${language}`, 'whole page')
    await cell(seller, 'Massachusets', 2).click()
    await page.keyboard.type('MA')
    await page.keyboard.press('Enter')
    await waitForRows(errors(seller), 3)
    await waitForFocus(seller, say(importText.mend, { value: 'TEE-1', row: 3 }))

    await page.keyboard.press('Enter')
    await box(seller, 'sku', 3).fill('G5000-FOREST-M')
    await seller.station(`import-mend-alike-${language}`, 'whole page')
    await button(seller, say(importText.mendAll_other, { count: 2 })).click()
    await waitForRows(errors(seller), 1)
    await cell(seller, '2108x', 5).click()
    await page.keyboard.type('02108')
    await page.keyboard.press('Enter')
    const confirm = say(importText.confirm_other, { count: 4 })
    await button(seller, confirm).waitFor()

    await tab(seller, say(importText.tabMended)).click()
    await waitForRows(table(seller, say(importText.tabMended)), 4)
    await seller.station(`import-mended-${language}`, 'whole page')
    await button(seller, say(importText.mendUndoAll_other, { count: 2 }))
      .first()
      .click()
    await waitForRows(table(seller, say(importText.tabMended)), 2)
    await waitForFocusOn(seller, say(importText.mendUndo))
    await tab(seller, say(importText.tabErrors)).click()
    await cell(seller, 'TEE-1', 4).click()
    await box(seller, 'sku', 4).fill('G5000-FOREST-M')
    await button(seller, say(importText.mendAll_other, { count: 2 })).click()

    await button(seller, confirm).click()
    await agree(seller, confirm)
    await page.getByText(say(importText.status_DONE), { exact: true }).first().waitFor()
    const importId = Number(new URL(page.url()).pathname.split('/').at(-1))
    expect((await people.demo(bulkCalls.myImport, { params: { id: importId } })).data).toMatchObject({
      madeOrders: 4,
      mends: 4,
      badRows: 0,
    })
    const statuses = async () => (await people.demo(orderCalls.myOrders, { query: { importId } })).data.docs.map(order => order.status)
    expect(await statuses()).toEqual(Array.from({ length: 4 }, () => 'NEW_ORDER'))
    expect(seller.complaints).toEqual([])
  })

  test('a file that is no table says what it is and what to send', async () => {
    const seller = await enter()
    await seller.open('/order/import')
    const bytes = Buffer.from('<html><body><table><tr><td>order id</td></tr></table>')
    await seller.page.locator('input[type=file]').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: bytes })
    await seller.page
      .getByRole('alert')
      .filter({ hasText: /XLSX|\.xlsx/ })
      .waitFor()
    await seller.station(`import-refused-${language}`)
    expect(seller.complaints).toEqual([])
  })
})
