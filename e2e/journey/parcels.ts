// Dispatch and what comes after it: scan-out, hand-over, and the carrier's own word until delivery.
import { expect } from 'vitest'
import { exportFileText } from '#shop/bulk/file/choice/text.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { notificationText } from '#shop/notification/text.ts'
import { orderText } from '#shop/order/status/text.ts'
import { parcelText, trackingOfficeText } from '#shop/tracking/text.ts'
import type { Visitor } from '../browser-deployment.ts'
import { agree, button, en, link, openPaper, rowsOf, scan, tab, table, take, unread, waitForRows } from './acts.ts'

type Parcel = { order: string; number: string }
const box = en(trackingOfficeText.scanLabel)

/** A wrong parcel does not leave, nor does one leave twice. */
export async function scanOut(bench: Visitor, parcels: readonly Parcel[]): Promise<void> {
  const [first, second] = parcels
  if (!first || !second) throw new Error('Two parcels at least are needed')
  await bench.open('/office/scan-out')
  await scan(bench, box, '420842019200112345678999999996', en(trackingOfficeText.badNumber))
  await scan(bench, box, impbNumber({ serial: 9_999_999 }), en(trackingOfficeText.badUnknown))
  await scan(bench, box, `#${first.order}`, en(trackingOfficeText.expecting, { id: first.order }))
  await scan(bench, box, second.number, en(trackingOfficeText.badWrong))
  await bench.station('office-scan-out-wrong')
  await scan(bench, box, first.number, en(trackingOfficeText.goodParcel, { id: first.order }))
  await scan(bench, box, first.number, en(trackingOfficeText.badAgain))
  for (const parcel of parcels.slice(1)) await scan(bench, box, parcel.number, en(trackingOfficeText.goodParcel, { id: parcel.order }))
  await bench.page.getByText(en(trackingOfficeText.parcelsOn_other, { count: parcels.length })).waitFor()
  await bench.station('office-scan-out')
}

/** The carrier is told and gives its form. */
export async function handOver(bench: Visitor, parcels: number): Promise<void> {
  await button(bench, en(trackingOfficeText.close)).click()
  await bench.station('office-hand-over')
  await agree(bench, en(trackingOfficeText.close))
  await link(bench, en(trackingOfficeText.allManifests)).click()
  const manifest = (await rowsOf(table(bench, en(trackingOfficeText.manifests)))).first()
  await manifest.getByText(en(trackingOfficeText.manifestState_CLOSED), { exact: true }).waitFor()
  await bench.station('office-manifests')
  await manifest.getByRole('link').first().click()
  await waitForRows(table(bench, en(trackingOfficeText.parcels)), parcels)
  const form = await openPaper(bench, link(bench, en(trackingOfficeText.openForm)))
  expect(form.subarray(0, 5).toString()).toBe('%PDF-')
  await bench.station('office-manifest')
}

/** The seller looks at an open page; only the carrier's events move it. */
export async function seeDelivery(seller: Visitor, bench: Visitor, orders: number): Promise<void> {
  await seller.open('/order')
  const list = table(seller, en(orderText.listLabel))
  await waitForRows(list, orders)
  const before = await unread(seller)
  let reloads = 0
  seller.page.on('load', () => reloads++)
  await bench.open('/office/tracking')
  const delivered = tab(seller, `${en(orderText.status_DELIVERED)} ?${orders}`)
  for (let asked = 0; asked < 120 && !(await delivered.isVisible()); asked++) {
    await button(bench, en(trackingOfficeText.ask)).click()
    if (asked === 2) await bench.station('office-tracking-moving')
    await bench.page.waitForTimeout(1_000)
  }
  await delivered.waitFor()
  expect(reloads).toBe(0)
  expect(await unread(seller)).toBeGreaterThan(before)
  await seller.station('orders-delivered')
  await tab(bench, en(trackingOfficeText.filter_DELIVERED)).click()
  await waitForRows(table(bench, en(trackingOfficeText.parcels)), orders)
  await bench.station('office-tracking')
  await button(bench, en(trackingOfficeText.details)).first().click()
  await bench.page.getByText(en(parcelText.event_ACCEPTED)).waitFor()
  await bench.station('office-parcel')
}

/** The whole way stands on the order, the news in the bell, the numbers in a file for the marketplace. */
export async function readDelivery(seller: Visitor, orders: number): Promise<void> {
  await button(seller, new RegExp(en(notificationText.title)))
    .first()
    .click()
  await seller.page
    .getByText(/\d+ orders were delivered/)
    .first()
    .waitFor()
  await seller.station('bell')
  await seller.page.keyboard.press('Escape')
  await button(seller, en(exportFileText.more)).click()
  const csv = (await take(seller, link(seller, en(exportFileText.download)))).toString()
  expect(csv.trimEnd().split(/\r?\n/).length - 1).toBe(orders)
  await seller.page.keyboard.press('Escape')
  const list = table(seller, en(orderText.listLabel))
  await (await rowsOf(list)).first().getByRole('link').first().click()
  const steps = [orderText.step_submit, orderText.step_pass, orderText.step_handOver, orderText.step_carrierAccepted]
  for (const step of [...steps, orderText.step_carrierMoved, orderText.step_carrierDelivered])
    await seller.page.getByText(en(step), { exact: true }).first().waitFor()
  await seller.station('order-delivered')
}
