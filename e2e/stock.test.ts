// Blanks come in: scanned one by one, pasted from a spreadsheet, counted and lost; what runs low stands in the office's home.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockCalls } from '#shop/catalogue/stock/contract.ts'
import { stockOfficeText } from '#shop/catalogue/stock/text.ts'
import { type FirstPeople, firstPeople } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { button, field, sayIn, table } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
let codes: readonly string[]
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  const { docs } = (await people.owner(stockCalls.officeStock, { query: { q: 'MUG11', limit: 5 } })).data
  codes = docs.map(each => each.variantID)
})
afterAll(() => deployment?.close())
const t = stockOfficeText
const left = async (code: string) => (await people.owner(stockCalls.findStock, { query: { ids: code } })).data[0]?.stock

describe.each([
  { width: 1440, language: 'en', theme: 'light' },
  { width: 390, language: 'vi', theme: 'dark' },
] as const)('at $width in $language, $theme', ({ width, language, theme }) => {
  const say = sayIn(language)

  test('pieces are counted, received and lost, and each is found again with before and after', async () => {
    const [one = '', other = ''] = codes
    await people.owner(stockCalls.addReceipt, {
      body: {
        kind: 'COUNT',
        lines: [
          { variantID: one, quantity: 4 },
          { variantID: other, quantity: 50 },
        ],
      },
    })
    const visitor = await deployment.visitor({ width, language, theme, token: people.tokens.owner })
    const { page } = visitor
    await visitor.open('/office/stock?state=low')
    await page.getByText(one, { exact: true }).first().waitFor()
    await visitor.station(`stock-low-${width}`)
    await page
      .getByRole('link', { name: say(t.receive) })
      .first()
      .click()
    await page.waitForURL(/receive/)
    await visitor.station(`stock-receive-empty-${width}`)
    // As a scanner types: three pieces of one, wherever the focus is.
    await field(visitor, say(t.scan)).waitFor()
    for (const code of [one, one, one]) {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => field(visitor, say(t.piecesOf, { code: one })).inputValue()).toBe('3')
    await field(visitor, say(t.scan)).fill('NO-SUCH 2')
    await page.keyboard.press('Enter')
    await page.getByText(say(t.unknown)).waitFor()
    await visitor.station(`stock-receive-wrong-${width}`, 'whole page')
    await page.reload()
    await button(visitor, say(t.remove, { code: 'NO-SUCH' })).click()
    await field(visitor, say(t.scan)).evaluate((input, text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, `${other}\t12\n${one}\t2`)
    await expect.poll(() => field(visitor, say(t.piecesOf, { code: one })).inputValue()).toBe('5')
    await field(visitor, say(t.supplier)).fill('Blank Co')
    await visitor.station(`stock-receive-${width}`, 'whole page')
    await button(visitor, say(t.put_RECEIPT, { count: 17 })).click()
    await page.getByRole('link', { name: say(t.seeReceipt) }).click()
    await table(visitor, say(t.lines)).waitFor()
    await page.getByText('Blank Co').waitFor()
    await visitor.station(`stock-receipt-${width}`)
    expect([await left(one), await left(other)]).toEqual([9, 62])
    await visitor.open('/office/stock/receipt')
    await page.getByText('Blank Co').first().waitFor()
    await visitor.station(`stock-receipts-${width}`)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test('what is lost needs its reason, and the office’s home leads to what is low', async () => {
    const [one = ''] = codes
    const before = (await left(one)) ?? 0
    const visitor = await deployment.visitor({ width, language, theme, token: people.tokens.owner })
    const { page } = visitor
    await visitor.open('/office/stock/receive')
    await page.getByLabel(say(t.kind_LOSS)).check()
    await field(visitor, say(t.scan)).fill(`${one} 2`)
    await page.keyboard.press('Enter')
    await page.getByText(say(t.noteNeeded)).first().waitFor({ state: 'attached' })
    await page.getByLabel(new RegExp(`^${say(t.note)}`)).fill('Wet box')
    await button(visitor, say(t.put_LOSS, { count: 2 })).click()
    await expect.poll(() => left(one)).toBe(before - 2)
    await visitor.open('/office')
    await page.locator('a[href$="/office/stock?state=low"]').first().click()
    await page.waitForURL(/state=low/)
    await page.getByText(one, { exact: true }).first().waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})
