// Step 7: queue → batch with print files and tickets → scans → labels made and printed.
import type { Client } from '#base/client.ts'
import { resolutionOf, usualThresholds } from '#shop/file/rules.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { productionFileCalls } from '#shop/production/batch/file/contract.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { until } from '#test/deployment.ts'
import { allOrders, countOf } from './orders.ts'
import type { People } from './people.ts'
import { Mismatch, type Report, refusalOf } from './report.ts'

/** Orders cool off before they are made, and parcels travel for days; the journey's shop has no time for either. */
export async function hurry({ owner }: People): Promise<void> {
  await owner(settingCalls.changeSetting, { params: { key: 'coolingOffMinutes' }, body: { value: 0 } })
  await owner(settingCalls.changeSetting, { params: { key: 'sandboxSpeed' }, body: { value: 10_000 } })
}

/** Renders and makes all orders that wait; one piece fails and is made again. */
export async function produce(people: People, report: Report): Promise<void> {
  const asProduction = people.production
  const orders = await allOrders(people)
  const waiting = await until(
    'every order to cool off',
    async () => {
      const { data } = await asProduction(productionCalls.productionQueue, { query: { limit: 100 } })
      return data.docs.length === orders.length ? data.docs : undefined
    },
    180_000,
  )
  const { data: batch } = await asProduction(productionCalls.makeBatch, { body: { orderIds: waiting.map(order => order.id) } })
  report.equal('orders left out of the batch', batch.leftOut, [])
  report.say(`${batch.orders} orders of ${batch.pieces} pieces are in batch ${batch.id}`)
  const { tickets, printFiles } = await rendered(asProduction, batch.id)
  const [least = 0] = printFiles.map(file => file.dpi ?? 0).sort((a, b) => a - b)
  report.expect(
    resolutionOf(least, usualThresholds) !== 'low',
    `${printFiles.length} print files at 300 DPI; the coarsest art has ${least} dots per printed inch`,
  )
  const paper = await asProduction.fetch(productionCalls.batchTickets, { params: { id: batch.id } })
  report.say(`job tickets: a PDF of ${(await paper.arrayBuffer()).byteLength} bytes`)
  const zip = await asProduction.fetch(productionFileCalls.batchFiles, { params: { id: batch.id } })
  report.say(`print files: a ZIP of ${(await zip.arrayBuffer()).byteLength} bytes`)
  const codes = tickets.map(ticket => ticket.code)
  await scanAll(asProduction, codes.slice(1))
  await reprint(asProduction, codes[0] ?? '', report)
  report.equal('all orders are produced', await countOf(people, 'PRODUCED'), orders.length)
}

async function rendered(asProduction: Client, id: number) {
  return until(
    'the print files of the batch',
    async () => {
      const { data } = await asProduction(productionCalls.batch, { params: { id } })
      if (data.filesFailed > 0) throw new Mismatch(`${data.filesFailed} print files failed: ${data.printFiles.find(it => it.fault)?.fault}`)
      return data.filesReady === data.files && data.files > 0 ? data : undefined
    },
    1_200_000,
  )
}

async function scanAll(asProduction: Client, codes: readonly string[]) {
  for (const code of codes) {
    await asProduction(productionCalls.scanTicket, { body: { code, action: 'start' } })
    await asProduction(productionCalls.scanTicket, { body: { code, action: 'pass' } })
  }
}

/** A piece that fails goes back for a reprint of that piece alone. */
async function reprint(asProduction: Client, code: string, report: Report) {
  const { data: started } = await asProduction(productionCalls.scanTicket, { body: { code, action: 'start' } })
  await asProduction(productionCalls.scanTicket, { body: { code, action: 'fail', reason: 'Print is smeared' } })
  const refused = await refusalOf(asProduction(productionCalls.scanTicket, { body: { code, action: 'pass' } }))
  report.say(`a failed piece cannot pass: ${refused}`)
  const { data: batch } = await asProduction(productionCalls.makeBatch, { body: { orderIds: [started.ticket.orderId] } })
  report.equal('pieces of the reprint', batch.pieces, 1)
  const { tickets } = await rendered(asProduction, batch.id)
  await scanAll(
    asProduction,
    tickets.map(ticket => ticket.code),
  )
}

/** Labels of all produced orders: bought from the sandbox carrier, or those that TikTok's links gave. */
export async function labelAll(people: People, report: Report): Promise<void> {
  const office = people.warehouse
  const orderIds = (await allOrders(people)).map(order => order.id)
  const { data } = await office(labelCalls.makeLabels, { body: { orderIds } })
  report.equal(
    'labels refused',
    data.results.filter(result => result.fault !== null),
    [],
  )
  await until('all labels', async () => (await countOf(people, 'LABEL_CREATED')) === orderIds.length || undefined, 300_000)
  const orders = await allOrders(people)
  report.equal('tracking numbers, each of its own', new Set(orders.map(order => order.trackingNumber)).size, orders.length)
  const { data: again } = await office(labelCalls.makeLabels, { body: { orderIds } })
  report.expect(
    again.results.every(result => result.fault !== null),
    'a second click buys nothing twice',
  )
  const sheet = await office.fetch(labelCalls.labelSheet, { query: { orderIds: orderIds.join(',') } })
  report.say(`labels of 4 × 6 inches: a PDF of ${(await sheet.arrayBuffer()).byteLength} bytes`)
  const { data: printed } = await office(labelCalls.markPrinted, { body: { orderIds } })
  report.equal(
    'labels that could not be marked as printed',
    printed.results.filter(result => result.fault !== null),
    [],
  )
  report.equal('all labels are printed', await countOf(people, 'PRINTED'), orderIds.length)
}
