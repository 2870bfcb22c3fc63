// Steps 9 and 10: parcels are scanned out and handed over; from then on only the carrier's events move the orders.

import { notificationCalls } from '#shop/notification/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { until } from '#test/deployment.ts'
import { allOrders, countOf } from './orders.ts'
import type { People } from './people.ts'
import { type Report, refusalOf } from './report.ts'

/** Scans every parcel onto a manifest and closes it; what is no parcel of the shop is refused. */
export async function handOver(people: People, report: Report): Promise<void> {
  const office = people.warehouse
  const orders = await allOrders(people)
  report.say(
    `a wrong parcel is refused: ${await refusalOf(office(trackingCalls.scanOut, { body: { scan: '420842019200112345678999999996' } }))}`,
  )
  const { data: first } = await people.seller(orderCalls.order, { params: { id: orders[0]?.id ?? 0 } })
  const scanned = `420${first.zip.slice(0, 5)}\u001d${first.trackingNumber}`
  await office(trackingCalls.scanOut, { body: { scan: scanned } })
  for (const order of orders.slice(1)) await office(trackingCalls.scanOut, { body: { scan: order.trackingNumber ?? '' } })
  const twice = await refusalOf(office(trackingCalls.scanOut, { body: { scan: scanned } }))
  report.say(`a parcel scanned twice is refused: ${twice}`)
  const { data: manifests } = await office(trackingCalls.manifests, { query: {} })
  const open = manifests.docs.filter(manifest => manifest.state === 'OPEN')
  report.equal(
    'parcels on the open manifests',
    open.reduce((sum, manifest) => sum + manifest.parcels, 0),
    orders.length,
  )
  for (const { id } of open) {
    await office(trackingCalls.closeManifest, { params: { id } })
    await until(
      `manifest ${id} to be closed`,
      async () => (await office(trackingCalls.manifest, { params: { id } })).data.state === 'CLOSED' || undefined,
    )
    const form = await office.fetch(trackingCalls.manifestForm, { params: { id } })
    report.say(`the carrier's form of manifest ${id}: a PDF of ${(await form.arrayBuffer()).byteLength} bytes`)
  }
}

/** The sandbox carrier's clock runs fast: acceptance, transit and delivery come by its events alone. */
export async function deliver(people: People, report: Report): Promise<void> {
  const { seller, warehouse } = people
  const orders = await allOrders(people)
  await until(
    'every parcel to be delivered',
    async () => {
      await warehouse(trackingCalls.askCarrier)
      return (await countOf(people, 'DELIVERED')) === orders.length || undefined
    },
    600_000,
  )
  const { data: order } = await seller(orderCalls.order, { params: { id: orders[0]?.id ?? 0 } })
  const path = order.timeline.map(change => change.to).toReversed()
  report.say(`the way of one order: ${path.join(' → ')}`)
  const byCarrier = order.timeline.filter(change => ['ACTIVED', 'IN_TRANSIT', 'DELIVERED'].includes(change.to))
  report.expect(
    byCarrier.length > 0 && byCarrier.every(change => change.actor === 'carrier'),
    'ACTIVED, IN_TRANSIT and DELIVERED came from the carrier alone',
  )
  const { data: news } = await seller(notificationCalls.myNotifications, { query: { tab: 'order' } })
  report.expect(news.totalDocs > 0, `the seller has ${news.totalDocs} notifications of orders`)
  const csv = await (await seller.fetch(orderCalls.exportTracking, { query: { status: 'DELIVERED' } })).text()
  report.equal('rows of the tracking export', csv.trimEnd().split(/\r?\n/).length - 1, orders.length)
}
