// Fixtures: brings orders to a status by the calls that people make: nothing is written past the API.
import { randomInt, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Client } from '#base/client.ts'
import { drawSandboxLabel } from '#shop/carrier/integrated/sandbox/label.sandbox.ts'
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { aForm } from '#shop/label/buy/form/seed.ts'
import { labelRefundCalls } from '#shop/label/buy/office/contract.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { orderEditCalls } from '#shop/order/edit/contract.ts'
import { type OrderInput, orderIntakeCalls } from '#shop/order/intake/contract.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import type { OrderStatus } from '#shop/order/status/contract.ts'
import type { OrderKind } from '#shop/order/status/facts.rules.ts'
import { productionCalls } from '#shop/production/contract.ts'
import { gangCalls } from '#shop/production/gang/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { until } from '#test/deployment.ts'
import type { FirstPeople } from '#test/people.ts'
import { fundUpTo, shirt } from './money.ts'

/** `EARLY_LABEL`: LABEL_CREATED before the shirt is made. `BROKEN_…`: ERROR, broken at that status. */
export type Station = OrderStatus | 'EARLY_LABEL' | `BROKEN_${OrderStatus}`
export interface Stationed {
  id: number
  station: Station
  /** The ticket of its one piece, once it is in a batch. */
  ticket: string
}

/** 'T000042' → 42. */
export const ticketId = (code: string): number => Number(code.slice(1))

interface Ordered {
  kind?: OrderKind
  body?: z.input<typeof OrderInput>
}

/** The print floor's way, in its order. */
const line = [
  'PENDING',
  'NEW_ORDER',
  'PROCESSING',
  'EXPORTED',
  'IN_PRODUCTION',
  'PRODUCED',
  'LABEL_CREATED',
  'PRINTED',
  'SHIPPED',
  'DELIVERED',
]
const rank = (status: string) => line.indexOf(status)
/** The status of the line from which the last step leads aside. */
const before = (station: Station): string => {
  if (station.startsWith('BROKEN_')) return station.slice('BROKEN_'.length)
  if (station === 'EARLY_LABEL' || station === 'CANCELLED' || station === 'PARTIAL_REFUNDED') return 'EXPORTED'
  return rank(station) < 0 ? 'PENDING' : station
}

/** No cooling off, and a carrier that delivers within seconds. */
export async function hurry({ owner }: FirstPeople): Promise<void> {
  await owner(settingCalls.changeSetting, { params: { key: 'coolingOffMinutes' }, body: { value: 0 } })
  await owner(settingCalls.changeSetting, { params: { key: 'sandboxSpeed' }, body: { value: 100_000 } })
  await new Promise(done => setTimeout(done, 5_500)) // every process follows within five seconds
}

/** One order of the demo seller at each of these stations: as `body` says, or of a kind that brings its own label, with one. */
export async function bring(people: FirstPeople, stations: readonly Station[], ordered: Ordered = {}): Promise<Stationed[]> {
  const { owner, demo } = people
  const orders: Stationed[] = []
  for (const station of stations) orders.push({ id: await start(people, station, ordered), station, ticket: '' })
  const reaching = (status: string) => orders.filter(({ station }) => rank(before(station)) >= rank(status))
  const ids = (status: string) => reaching(status).map(({ id }) => id)
  const each = async (status: string, work: (order: Stationed) => Promise<unknown>) => {
    for (const order of reaching(status)) await work(order)
  }

  await fundUpTo(people, 3_000_00)
  await each('NEW_ORDER', ({ id }) => demo(orderPayCalls.submitOrder, { params: { id } }))
  if (ids('PROCESSING').length > 0) await owner(orderOfficeCalls.officeProcess, { body: { ids: ids('PROCESSING') } })
  if (ids('EXPORTED').length > 0) {
    const { data: batch } = await owner(productionCalls.makeBatch, { body: { orderIds: ids('EXPORTED') } })
    for (const id of ids('EXPORTED')) await untilStatus(people, id, 'EXPORTED')
    const { tickets } = (await owner(productionCalls.batch, { params: { id: batch.id } })).data
    for (const order of reaching('EXPORTED')) order.ticket = tickets.find(ticket => ticket.orderId === order.id)?.code ?? ''
  }
  const early = orders.filter(({ station }) => station === 'EARLY_LABEL')
  await labels(
    people,
    early.map(({ id }) => id),
  )
  await each('IN_PRODUCTION', ({ ticket: code }) => owner(productionCalls.scanTicket, { body: { code, action: 'start' } }))
  await each('PRODUCED', ({ ticket: code }) => owner(productionCalls.scanTicket, { body: { code, action: 'pass' } }))
  await labels(people, ids('LABEL_CREATED'))
  if (ids('PRINTED').length > 0) await owner(labelCalls.markPrinted, { body: { orderIds: ids('PRINTED') } })
  await each('SHIPPED', ({ id }) => handOver(people, id))
  if (ids('DELIVERED').length > 0) {
    await new Promise(done => setTimeout(done, 2_500)) // two days at the sandbox carrier's speed
    await owner(trackingCalls.askCarrier)
    for (const id of ids('DELIVERED')) await untilStatus(people, id, 'DELIVERED')
  }
  for (const order of orders) await leaveTheLine(people, order)
  return orders
}

/** As it begins: paid later, refused for lack of money and then made cheap, or a repetition of another. */
export async function start({ demo }: FirstPeople, station: Station, { kind = 'STANDARD_USPS', body = shirt }: Ordered): Promise<number> {
  if (kind !== 'STANDARD_USPS') return startLabelled(demo, kind)
  const externalId = station === 'DUPLICATE' ? `TWICE-${randomUUID()}` : null
  if (externalId) await demo(orderIntakeCalls.createOrder, { body: { ...body, externalId } })
  const [item] = body.items
  const items = station === 'PAYMENT_FAILED' ? [{ ...item, sku: item?.sku ?? '', quantity: 1_000 }] : body.items
  const { data } = await demo(orderIntakeCalls.createOrder, { body: { ...body, items, externalId } })
  if (station === 'PAYMENT_FAILED') {
    await demo(orderPayCalls.submitOrder, { params: { id: data.id } }).catch(() => undefined) // refused: the wallet is not so full
    const quantities = data.items.map(({ id: itemId }) => ({ itemId, quantity: 1 }))
    await demo(orderEditCalls.editOrder, { params: { id: data.id }, body: { quantities } })
  }
  return data.id
}

/** Small: its print file is drawn in a moment. */
const ornament = { ...shirt, items: shirt.items.map(item => ({ ...item, sku: 'ORN3-WHITE-STAR' })) }
/** What each kind is ordered with, beside its label. */
export const asOrdered = {
  STANDARD_TIKTOK: { ...ornament, shippingBy: 'TIKTOK' as const },
  SHIP_BY_SELLER: { ...ornament, orderType: 'SHIP_BY_SELLER' as const },
  LABEL: { ...shirt, orderType: 'LABEL' as const, items: [] },
}

/** Its seller has the label already, and uploads it. */
async function startLabelled(demo: Client, kind: keyof typeof asOrdered): Promise<number> {
  const { id } = (await demo(orderIntakeCalls.createOrder, { body: asOrdered[kind] })).data
  const files = [new File([new Uint8Array(await sellersLabel(id))], 'label.pdf', { type: 'application/pdf' })]
  await demo(labelCalls.supplyLabel, { params: { id }, body: {}, files })
  return id
}

/** A label as its seller has bought it elsewhere (PDF), with a number of its own. */
export const sellersLabel = (id: number): Promise<Buffer> =>
  drawSandboxLabel({
    number: impbNumber({ serviceType: '055', serial: randomInt(10 ** 7) }),
    indicator: 'G',
    service: 'USPS GROUND ADVANTAGE™',
    from: { name: 'Linh Shop', street1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' },
    to: { name: shirt.address.fullName, street1: shirt.address.address, city: shirt.address.city, state: 'UT', zip: shirt.address.zip },
    weightOz: 6,
    reference: `Order ${id}`,
  })

async function leaveTheLine({ demo, owner }: FirstPeople, { id, station }: Stationed): Promise<void> {
  const params = { id }
  // What is made breaks for its print, and what has left by being lost.
  const code = station === 'BROKEN_SHIPPED' ? 'LOST' : station === 'BROKEN_PRODUCED' ? 'PRINT' : 'OTHER'
  if (station.startsWith('BROKEN_'))
    await owner(orderOfficeCalls.officeError, { params, body: { code, waitsOn: 'STAFF', note: 'Broken on purpose' } })
  if (station !== 'CANCELLED' && station !== 'PARTIAL_REFUNDED') return
  const { nowCents: seenRefundCents } = (await demo(orderCancelCalls.previewCancel, { params })).data
  await demo(orderCancelCalls.cancelOrder, { params, body: { seenRefundCents } })
  if (station === 'PARTIAL_REFUNDED') await owner(orderOfficeCalls.officeRefund, { params, body: { amountCents: 50, reason: 'A part' } })
}

/** Asks for a label and waits for the carrier's word; null where it may not be asked for. */
export const label = async (people: FirstPeople, id: number): Promise<string | null> => (await labels(people, [id]))[0] ?? null

/** All in one go, as the label desk does. */
async function labels({ owner, demo }: FirstPeople, orderIds: readonly number[]): Promise<(string | null)[]> {
  if (orderIds.length === 0) return []
  const { results } = (await owner(labelCalls.makeLabels, { body: { orderIds: [...orderIds] } })).data
  const states: (string | null)[] = []
  for (const { orderId: id, fault } of results)
    states.push(
      fault === null
        ? await until(`the label of order ${id}`, async () => stateOf(await demo(labelCalls.myLabel, { params: { id } })))
        : null,
    )
  return states
}
const stateOf = ({ data: held }: { data: { state: string } | null }): string | undefined =>
  held && held.state !== 'INTENT' && held.state !== 'VOIDING' ? held.state : undefined

/** Onto the open manifest, and the manifest to the carrier; answers when the order is on its way. */
export async function handOver(people: FirstPeople, id: number): Promise<void> {
  await people.owner(trackingCalls.closeManifest, { params: { id: await scanOut(people, id) } })
  await untilStatus(people, id, 'SHIPPED')
}

/** Onto the open manifest by the number on its label; answers which manifest that is. */
export async function scanOut({ owner, demo }: FirstPeople, id: number): Promise<number> {
  const { data: held } = await demo(labelCalls.myLabel, { params: { id } })
  const { data } = await owner(trackingCalls.scanOut, { body: { scan: held?.trackingNumber ?? 'none' } })
  return data.manifest.id
}

/** An order that is lost on its way; its parcel is known at the dock by our own paper in it. */
export async function lose(people: FirstPeople) {
  const { owner } = people
  // Its carrier must not find and deliver it meanwhile.
  await owner(settingCalls.changeSetting, { params: { key: 'sandboxSpeed' }, body: { value: 1 } })
  const [{ id } = { id: 0 }] = await bring(people, ['BROKEN_SHIPPED'])
  const parcels = { query: { q: String(id) } }
  await until('its hand-over', async () => ((await owner(trackingCalls.officeParcels, parcels)).data.docs[0]?.handedAt ? true : undefined))
  return { id, body: { scan: `#${id}` } }
}

/** One that was lost and is scanned in at the dock. */
export async function bringBack(people: FirstPeople): Promise<number> {
  const { id, body } = await lose(people)
  await people.owner(trackingCalls.scanIn, { body })
  return id
}

/** The label of a made order that was cancelled, whose postage its carrier looks at; what is due for it. */
export async function awaitPostage(people: FirstPeople): Promise<{ id: number; dueCents: number }> {
  const { owner } = people
  await owner(settingCalls.changeSetting, { params: { key: 'sandboxSpeed' }, body: { value: 1 } })
  const body = { ...shirt, address: { ...shirt.address, fullName: 'Late Refund' } }
  const [{ id } = { id: 0 }] = await bring(people, ['PRINTED'], { body })
  await owner(orderOfficeCalls.officeCancel, { params: { id }, body: { reason: 'x' } })
  return until('the carrier’s word on its label', async () =>
    (await owner(labelRefundCalls.labelRefunds, { query: { tab: 'ASKED', limit: 100 } })).data.docs.find(row => row.orderId === id),
  )
}

/** A made order whose address is wrong, and whose label its carrier does not take back. */
export async function keepLabel(people: FirstPeople): Promise<number> {
  const { owner } = people
  const body = { ...shirt, address: { ...shirt.address, fullName: 'No Void' } }
  const [{ id } = { id: 0 }] = await bring(people, ['PRINTED'], { body })
  await owner(orderOfficeCalls.officeError, { params: { id }, body: { code: 'ADDRESS', waitsOn: 'STAFF', note: 'No such street' } })
  return until('the carrier’s word that it keeps the label', async () =>
    (await owner(labelCalls.officeLabel, { params: { id } })).data?.fault === 'LABEL_VOID_REFUSED' ? id : undefined,
  )
}

/** A label that a seller has bought by the form, and whose carrier takes no calls: the order that it is of. */
export async function awaitLabel(people: FirstPeople): Promise<number> {
  const { demo, owner } = people
  await fundUpTo(people, 100_00)
  const body = aForm({ shipTo: { ...aForm().shipTo, name: 'Busy Carrier' } })
  const { packages } = (await demo(buyingLabelCalls.rateLabels, { body })).data
  const { labels } = (await demo(buyingLabelCalls.buyLabels, { body: { rateIds: [packages[0]?.rates[0]?.id ?? ''] } })).data
  const id = labels[0]?.id ?? 0
  return until('the carrier’s word that it is busy', async () =>
    (await owner(labelCalls.officeLabel, { params: { id } })).data?.trouble ? id : undefined,
  )
}

export const orderOf = async ({ demo }: FirstPeople, id: number) => (await demo(orderCalls.order, { params: { id } })).data

export const untilStatus = (people: FirstPeople, id: number, status: OrderStatus) =>
  until(`order ${id} at ${status}`, async () => ((await orderOf(people, id)).status === status ? true : undefined), 180_000)

/** A batch whose print is ready, of what is printed on a roll. */
export async function readyBatch(people: FirstPeople): Promise<number> {
  const { owner, demo } = people
  await fundUpTo(people, 100_00)
  const body = { ...shirt, items: shirt.items.map(item => ({ ...item, sku: 'ORN3-WHITE-STAR' })) }
  const { id: orderId } = (await demo(orderIntakeCalls.createOrder, { body })).data
  await demo(orderPayCalls.submitOrder, { params: { id: orderId } })
  await owner(orderOfficeCalls.officeProcess, { body: { ids: [orderId] } })
  const { id } = (await owner(productionCalls.makeBatch, { body: { orderIds: [orderId] } })).data
  await until('the print', async () => ((await owner(productionCalls.batch, { params: { id } })).data.filesReady > 0 ? true : undefined))
  return id
}

/** A gang sheet of such a batch that can be printed. */
export async function drawnSheet(people: FirstPeople): Promise<number> {
  const { owner } = people
  const [id = 0] = (await owner(gangCalls.planGang, { params: { id: await readyBatch(people) } })).data.sheets
  await until('the sheet', async () => ((await owner(gangCalls.gangSheet, { params: { id } })).data.state === 'READY' ? true : undefined))
  return id
}

/** An order of two pieces whose first has passed, and the bin where that lies. */
export async function binned(people: FirstPeople): Promise<{ id: number; bin: number }> {
  const body = { ...shirt, items: shirt.items.map(item => ({ ...item, quantity: 2 })) }
  const [order] = await bring(people, ['IN_PRODUCTION'], { body })
  const { data } = await people.owner(productionCalls.scanTicket, { body: { code: order?.ticket ?? '', action: 'pass' } })
  return { id: order?.id ?? 0, bin: data.bin ?? 0 }
}
