// The seller's work: print files into the library, a file of orders, its dry run, the list, and paying.
import { expect } from 'vitest'
import type { CallAnswer } from '#base/call.ts'
import { appText } from '#kit/app/text.ts'
import { importText } from '#shop/bulk/text.ts'
import { fileText } from '#shop/file/text.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderText } from '#shop/order/status/text.ts'
import { drawnArt, holdLinkedFiles, readOrderFile } from '#test/order-file.ts'
import { type BrowserDeployment, isGate, type Visitor } from '../browser-deployment.ts'
import { agree, button, choose, en, field, firstCells, link, rowsOf, tab, table, take, told, waitForRows } from './acts.ts'

/** In the gate four: two whose label is bought and two that bring their own, on two garments and on two products of small prints. */
const chosen = isGate ? [0, 2, 3, 22] : [0, 1, 2, 3, 4, 5, 6, 7]
export const goodRows = chosen.length
/** Of the seller's library; in the gate the one that these orders name. */
export const library = isGate ? ['retro-sun.png'] : ['retro-sun.png', 'cat-moon.png', 'mountain.png']
const badRows = 12
const orderFile = readOrderFile(chosen)
const list = (seller: Visitor) => table(seller, en(orderText.listLabel))

/** What is no picture is refused by name; the others stay. */
export async function fillLibrary(seller: Visitor, names: readonly string[]): Promise<void> {
  await seller.open('/library')
  const art = await Promise.all(names.map(async (name, at) => ({ name, mimeType: 'image/png', buffer: await drawnArt(at) })))
  const page = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>no picture</html>') }
  await seller.page.locator('input[type=file]').setInputFiles([...art, page])
  for (const name of names) await seller.page.getByRole('img', { name }).waitFor()
  await seller.page.getByRole('alert').filter({ hasText: 'page.png' }).waitFor()
  await seller.page.getByText(en(fileText.sharp_high)).first().waitFor({ state: 'attached' })
  await seller.station('library')
}

/** The dry run names every bad row before anything happens. */
export async function sendOrders(deployment: BrowserDeployment, seller: Visitor): Promise<void> {
  await holdLinkedFiles(deployment.drive, orderFile, isGate ? [11] : undefined)
  await seller.open('/order')
  await seller.station('orders-none')
  await link(seller, en(orderText.import)).first().click()
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(orderFile.text) }
  await seller.page.locator('input[type=file]').setInputFiles(file)
  await button(seller, en(importText.confirm_other, { count: goodRows })).waitFor()
  const named = new Set(await firstCells(table(seller, en(importText.tabErrors))))
  expect(named.size).toBe(badRows)
  await seller.station('import-dry-run')
  await tab(seller, en(importText.tabOrders)).click()
  await waitForRows(table(seller, en(importText.tabOrders)), goodRows)
  await seller.station('import-orders')
  await tab(seller, en(importText.tabColumns)).click()
  await seller.station('import-columns')
}

/** The bad rows come back as a file with their reasons, the good ones become orders. */
export async function importGoodRows(seller: Visitor): Promise<void> {
  const failed = (await take(seller, link(seller, en(importText.downloadFailed)))).toString()
  const [head = '', ...rows] = failed.trimEnd().split(/\r?\n/)
  expect([head.split(',').at(-1), rows.length]).toEqual([en(importText.reasonColumn), badRows])
  const confirm = en(importText.confirm_other, { count: goodRows })
  await button(seller, confirm).click()
  await seller.station('import-confirm')
  await agree(seller, confirm)
  await link(seller, en(importText.seeOrders)).waitFor()
  await seller.station('import-done')
  await link(seller, en(importText.seeOrders)).click()
  await waitForRows(list(seller), goodRows)
}

/** In the list that the import leads to. Filters stand in the address: the way back from an order leads to the same list. */
export async function findOrders(seller: Visitor): Promise<void> {
  await seller.station('orders')
  await choose(seller, en(orderText.filterType), en(orderText.type_LABEL))
  await seller.page.getByText(en(appText.nothingFound)).waitFor()
  await seller.station('orders-nothing-found')
  await button(seller, en(appText.clearFilters)).first().click()
  await waitForRows(list(seller), goodRows)
  await field(seller, en(orderText.search)).fill('S1-1003')
  await waitForRows(list(seller), 1)
  await (await rowsOf(list(seller))).getByRole('link').first().click()
  await seller.page.getByRole('heading', { name: /^Order #/ }).waitFor()
  await seller.station('order')
  await seller.page.goBack()
  await waitForRows(list(seller), 1)
  expect(await field(seller, en(orderText.search)).inputValue()).toBe('S1-1003')
}

/** The first order by itself, the others together; each shows what it costs before. */
export async function payOrders(seller: Visitor): Promise<void> {
  await seller.open('/order')
  await filesAreRead(seller)
  await (await rowsOf(list(seller))).last().getByRole('link').first().click()
  await button(seller, en(orderText.submit)).click()
  await seller.station('order-submit')
  await agree(seller, en(orderText.submit))
  await seller.page.getByText(en(orderText.step_submit)).waitFor()
  await seller.station('order-paid')

  await link(seller, en(orderText.back)).click()
  await tab(seller, en(orderText.status_PAYMENT_FAILED)).click()
  await waitForRows(list(seller), goodRows - 1)
  await field(seller, en(appText.selectAll)).check()
  await seller.station('orders-selected')
  await button(seller, en(orderText.submit)).click()
  await seller.station('orders-submit')
  const all = goodRows - 1
  await told(seller, en(orderText.bulkDone, { done: all, all }), () => agree(seller, en(orderText.submit)))
  await tab(seller, en(orderText.status_ALL)).click()
  await waitForRows(list(seller), goodRows)
  await seller.station('orders-paid')
}

/** The background copies what is linked, and reads the labels; the list says nothing of it. */
async function filesAreRead({ context, page }: Visitor): Promise<void> {
  const waiting = async () => {
    const answer = await context.request.get(new URL(orderCalls.myOrders.path, page.url()).href, { params: { limit: 50 } })
    const { data }: CallAnswer<typeof orderCalls.myOrders> = await answer.json()
    return data.docs.flatMap(({ steps }) => steps.submit ?? [])
  }
  await expect.poll(waiting, { timeout: 120_000, interval: 500 }).toEqual([])
}
