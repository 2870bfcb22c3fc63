// A seller and finance read their figures: ranges, the chart by mouse and by keyboard, its table, its file, and the lists that figures lead to.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figuresText } from '#shop/dashboard/figures/text.ts'
import { orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { uploadArt } from '#test/art.ts'
import { address } from '#test/order.ts'
import { type FirstPeople, firstPeople, fundDemo } from '#test/people.ts'
import { type BrowserDeployment, openBrowserDeployment } from './browser-deployment.ts'
import { link, sayIn, waitForRows } from './journey/acts.ts'

let deployment: BrowserDeployment
let people: FirstPeople
const made = 5
const paid = 2
beforeAll(async () => {
  deployment = await openBrowserDeployment()
  people = await firstPeople(deployment.server)
  await fundDemo(people, 200_00)
  const files = [{ side: 'FRONT' as const, fileId: await uploadArt(people.demo) }]
  for (let at = 0; at < made; at++) {
    const { data } = await people.demo(orderIntakeCalls.createOrder, {
      body: { address, items: [{ sku: 'G5000-FOREST-S', quantity: 2, files }] },
    })
    if (at < paid) await people.demo(orderPayCalls.submitOrder, { params: { id: data.id }, body: { acceptsDpi: 75 } })
  }
})
afterAll(() => deployment?.close())
const t = figuresText

describe.each([
  { width: 1440, language: 'en', theme: 'light' },
  { width: 390, language: 'vi', theme: 'dark' },
] as const)('at $width in $language, $theme', ({ width, language, theme }) => {
  const say = sayIn(language)

  test('a seller’s figures lead to lists with exactly so many rows', async () => {
    const visitor = await deployment.visitor({ width, language, theme, token: people.tokens.demo })
    const { page } = visitor
    await visitor.open('/dashboard')
    const orders = link(visitor, say(t.totalOrders))
    await orders.waitFor()
    await visitor.station(`figures-seller-${width}`, 'whole page')
    // By keyboard: one stop, arrows walk, Enter opens the day's list.
    const bars = page.getByRole('figure', { name: say(t.orders) })
    const last = bars.getByRole('link').last()
    await bars.getByRole('link').first().focus()
    await page.keyboard.press('End')
    await expect.poll(() => last.evaluate(element => element === document.activeElement)).toBe(true)
    await expect.poll(() => last.getAttribute('aria-label')).toContain(`: ${made} ·`)
    await visitor.station(`figures-bar-${width}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/order\?/)
    await waitForRows(page.getByRole('table').first(), made)
    await page.goBack()
    // The same as a table, in another range, which the address keeps.
    await page.getByText(say(t.range_TODAY), { exact: true }).click()
    await page.waitForURL(/range=TODAY/)
    await page.getByText(say(t.table), { exact: true }).click()
    const sum = page.getByRole('row', { name: new RegExp(`^${say(t.sum)} ${made}`) })
    await sum.waitFor()
    await visitor.station(`figures-table-${width}`, 'whole page')
    const [download] = await Promise.all([page.waitForEvent('download'), link(visitor, say(t.csv, { name: say(t.status) })).click()])
    expect(download.suggestedFilename()).toMatch(/^figures-status-.*\.csv$/)
    await page.reload()
    await page.getByRole('table', { name: say(t.status) }).waitFor()
  })

  test('the office’s figures are read by finance, and what they lead to has so many rows', async () => {
    const visitor = await deployment.visitor({ width, language, theme, token: people.tokens.owner })
    const { page } = visitor
    await visitor.open('/office/figures?range=YEAR')
    await page.getByRole('table', { name: say(t.margin) }).waitFor()
    await visitor.station(`figures-office-${width}`, 'whole page')
    await link(visitor, say(t.totalOrders)).click()
    await page.waitForURL(/\/office\/order\?/)
  })
})
