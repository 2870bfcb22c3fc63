// The print floor's work: a batch with its print files and tickets, the bench's scans, and the labels.
import { expect } from 'vitest'
import { appText } from '#kit/app/text.ts'
import { labelOfficeText } from '#shop/label/text.ts'
import { orderOfficeText } from '#shop/order/office/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { reprintText } from '#shop/production/scan/text.ts'
import { productionText } from '#shop/production/text.ts'
import type { Visitor } from '../browser-deployment.ts'
import { agree, bulk, button, en, field, firstCells, link, openPaper, rowsOf, scan, tab, table, take, told, waitForRows } from './acts.ts'

const queue = (bench: Visitor) => table(bench, en(productionText.queue))

/** What has cooled off is taken into work at once. The app itself looks once a minute, and may have been there first: for some, or for all. */
export async function takeIntoWork(bench: Visitor, orders: number): Promise<void> {
  await bench.open('/office/order')
  await field(bench, en(appText.selectAll)).check()
  await bench.station('office-orders')
  await button(bench, en(orderOfficeText.process)).click()
  const done = new RegExp(en(orderText.bulkDone, { done: '[0-9]+', all: orders }))
  await told(bench, done, () => agree(bench, en(orderOfficeText.process)))
}

/** Takes everything that waits; answers the codes of its tickets when its print files are there. */
export async function makeBatch(bench: Visitor, orders: number): Promise<string[]> {
  await bench.open('/office/production')
  await waitForRows(queue(bench), orders)
  await field(bench, en(appText.selectAll)).check()
  await bench.station('office-production-queue')
  await told(bench, /Batch \d+ created/, () => button(bench, en(productionText.makeBatch, { count: orders })).click())
  await tab(bench, en(productionText.batches)).click()
  await (await rowsOf(table(bench, en(productionText.batches)))).first().getByRole('link').click()
  await link(bench, en(productionText.downloadFiles)).waitFor()
  await bench.page.getByText(en(productionText.file_WAITING), { exact: true }).first().waitFor({ state: 'detached' })
  return firstCells(table(bench, en(productionText.tickets)))
}

/** The bench prints the tickets and sends the art to the printer. */
export async function takePapers(bench: Visitor): Promise<void> {
  await bench.station('office-batch')
  const tickets = await openPaper(bench, link(bench, en(productionText.printTickets)))
  expect(tickets.subarray(0, 5).toString()).toBe('%PDF-')
  const files = await take(bench, link(bench, en(productionText.downloadFiles)))
  expect(files.subarray(0, 2).toString()).toBe('PK')
}

/** One piece fails and says why; all others are started and passed. */
export async function scanTickets(bench: Visitor, codes: readonly string[], failing?: string): Promise<void> {
  const box = en(productionText.scanLabel)
  await bench.open('/office/production/scan')
  for (const code of codes) await scan(bench, box, code, en(productionText.started, { code }))
  if (failing) {
    await tab(bench, en(productionText.fail)).click()
    await scan(bench, box, failing, en(reprintText.chooseReason))
    await button(bench, en(reprintText.cause_SMEARED)).click()
    await scan(bench, box, failing, en(productionText.failed))
    await bench.station('office-production-scan-fail')
  }
  await tab(bench, en(productionText.pass)).click()
  for (const code of codes.filter(each => each !== failing)) await scan(bench, box, code, /PASSED|ORDER DONE/)
  await bench.station('office-production-scan')
}

/** Postage is shown before it is bought. */
const buy = (bench: Visitor) => agree(bench, new RegExp(en(labelOfficeText.buyGo).replace('{{amount}}', '.+')))

/** One label by its row's button, the others together; then onto paper. Answers their tracking numbers by order. */
export async function makeLabels(bench: Visitor, orders: number): Promise<{ order: string; number: string }[]> {
  const list = table(bench, en(labelOfficeText.title))
  await bench.open('/office/labels')
  await waitForRows(list, orders)
  await bench.station('office-labels')
  await list
    .locator('tr[data-row]')
    .last()
    .getByRole('button', { name: en(labelOfficeText.makeOne), exact: true })
    .click()
  await buy(bench)
  await waitForRows(list, orders - 1)
  await field(bench, en(appText.selectAll)).check()
  await button(bench, en(labelOfficeText.make)).click()
  await bench.station('office-labels-postage')
  await buy(bench)
  await tab(bench, en(labelOfficeText.tab_TO_PRINT)).click()
  await waitForRows(list, orders)
  await field(bench, en(appText.selectAll)).check()
  await bench.station('office-labels-to-print')
  const sheet = await openPaper(bench, bulk(bench).getByRole('button', { name: en(labelOfficeText.print), exact: true }))
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-')
  await button(bench, en(labelOfficeText.printed)).click()
  await tab(bench, en(labelOfficeText.tab_PRINTED)).click()
  await waitForRows(list, orders)
  await bench.station('office-labels-printed')
  const order = (await firstCells(list)).map(words => /#(\d+)/.exec(words)?.[1] ?? '')
  const numbers = await list.getByRole('link', { name: /^9[\d ]+$/ }).allInnerTexts()
  return order.map((id, at) => ({ order: id, number: (numbers[at] ?? '').replaceAll(/\D/g, '') }))
}
