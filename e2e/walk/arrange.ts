// Brings an order into each combination by the calls that people make, and by what the clock and the carrier do.
import { randomInt } from 'node:crypto'
import { hour } from '#base/time.ts'
import { bulkCalls } from '#shop/bulk/contract.ts'
import { buyingLabelCalls } from '#shop/label/buy/form/contract.ts'
import { aForm } from '#shop/label/buy/form/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderOfficeCalls } from '#shop/order/office/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import type { OrderStatus } from '#shop/order/status/contract.ts'
import { settingCalls } from '#shop/setting/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { over } from '#test/import.ts'
import { widest } from '#test/limits.ts'
import { address } from '#test/order.ts'
import type { FirstPeople } from '#test/people.ts'
import type { Control } from '../../trust/deployment/controls.ts'
import { fundUpTo, shirt } from '../../trust/money.ts'
import type { CarrierReport } from '../../trust/races/path-to-state.ts'
import { asOrdered, bring, type Station, type Stationed, scanOut, start, untilStatus } from '../../trust/statuses.ts'
import { type Case, countryOf } from './cases.ts'

export interface Arranged extends Stationed {
  of: Case
}
export interface Stage {
  people: FirstPeople
  control: Control
}

/** Whatever waits is due after an hour or a day; what takes two people is arranged by one. */
const settings = { ...widest, coolingOffMinutes: 0, claimWindowDays: 1, missAfterHours: 1, missProductAfterHours: 1 }
/** A new order's label is followed by a job: while it is held, a label stays where it is paid. */
const follows = 'label.followOrder'

/** One order for each. Those of labels that were just paid stand until `letGo`. */
export async function arrange(stage: Stage, cases: readonly Case[]): Promise<Arranged[]> {
  const { people, control } = stage
  for (const [key, value] of Object.entries(settings)) await people.owner(settingCalls.changeSetting, { params: { key }, body: { value } })
  await new Promise(done => setTimeout(done, 5_500)) // every process follows within five seconds
  const [bought, made] = split(cases, of => of.kind === 'LABEL' && standsAt(of) === 'LABEL_CREATED')
  const [refused, others] = split(made, ({ status }) => status === 'PAYMENT_FAILED')
  const orders = [...(await refusedPayments(people, refused)), ...(await onTheLine(people, others))]
  const [paidLabels, rest] = split(orders, ({ of }) => of.kind === 'LABEL' && standsAt(of) === 'NEW_ORDER')
  for (const { id, of } of rest) if (of.kind === 'LABEL' && !isUnpaid(of)) await pay(people, id)
  await control('settle', {})
  await leave(stage, rest)
  // Now that the clock has jumped: its carrier takes back what was bought within a day.
  for (const of of bought) rest.push({ id: await boughtLabel(people), station: 'LABEL_CREATED', ticket: '', of })
  for (const order of rest) await stop(people, order)
  // A label that was bought for a wrong address is asked back.
  await control('settle', {})
  await control('hold', { name: follows })
  for (const order of paidLabels) {
    await pay(people, order.id)
    await stop(people, order)
  }
  return [...paidLabels, ...rest]
}
export async function letGo({ control }: Stage): Promise<void> {
  await control('hold', { name: null })
  await control('settle', {})
}

const split = <T>(all: readonly T[], is: (each: T) => boolean): [T[], T[]] => [all.filter(is), all.filter(each => !is(each))]
const pay = ({ demo }: FirstPeople, id: number) => demo(orderPayCalls.submitOrder, { params: { id } })

/** Where an order stands, or stood when it broke. */
const standsAt = ({ status, from }: Case): OrderStatus => from ?? status
const isUnpaid = (of: Case) => ['PENDING', 'PAYMENT_FAILED', 'DUPLICATE'].includes(standsAt(of))

/** Submitted while the wallet is empty. */
async function refusedPayments(people: FirstPeople, cases: readonly Case[]): Promise<Arranged[]> {
  const orders: Arranged[] = []
  for (const of of cases) {
    const id = await start(people, 'PENDING', of)
    await pay(people, id).catch(() => undefined) // refused: that is what it is for
    orders.push({ id, station: 'PAYMENT_FAILED', ticket: '', of })
  }
  return orders
}

/** How far the print floor takes it: what leaves the house to the dock, and what nothing is made of nowhere. */
function stationOf(of: Case): Station {
  const status = standsAt(of)
  if (of.lacks === 'production') return 'EARLY_LABEL'
  if (of.kind === 'LABEL') return status === 'DUPLICATE' ? 'DUPLICATE' : 'PENDING'
  if (leavesAs(of) !== undefined) return 'PRINTED'
  return status === 'CANCELLED' ? 'NEW_ORDER' : status
}

/** Those that are ordered alike are brought together. */
async function onTheLine(people: FirstPeople, cases: readonly Case[]): Promise<Arranged[]> {
  const orders: Arranged[] = []
  const [twins, rest] = split(cases, of => of.status === 'DUPLICATE' && of.lacks === 'number')
  for (const of of twins) orders.push({ id: await importedTwin(people), station: 'DUPLICATE', ticket: '', of })
  for (const some of Map.groupBy(rest, of => JSON.stringify(orderedAs(of))).values()) {
    const brought = await bring(people, some.map(stationOf), some[0] && orderedAs(some[0]))
    orders.push(...brought.map((order, at) => ({ ...order, of: some[at] as Case }))) // one for each
  }
  return orders
}

/** By the buying-label form, once its label is there. */
async function boughtLabel(people: FirstPeople): Promise<number> {
  const { demo } = people
  await fundUpTo(people, 100_00)
  const { packages } = (await demo(buyingLabelCalls.rateLabels, { body: aForm() })).data
  const { labels } = (await demo(buyingLabelCalls.buyLabels, { body: { rateIds: [packages[0]?.rates[0]?.id ?? ''] } })).data
  const id = labels[0]?.id ?? 0
  await untilStatus(people, id, 'LABEL_CREATED')
  return id
}

/** The second of two orders that files brought with one number. */
async function importedTwin({ demo }: FirstPeople): Promise<number> {
  const number = `TWIN${randomInt(10_000_000, 99_999_999)}`
  const head = 'order id,sku,name,address,city,state,zip,design,order type,tracking number'
  const importOf = async (name: string) => {
    const line = `${number}-${name},G5000-FOREST-S,Minh Lee,1034 Elm Ave,Salt Lake City,UT,84101,library:retro-sun,SHIP_BY_SELLER,${number}`
    const { id } = (await demo(bulkCalls.importFile, { files: [new File([`${head}\n${line}\n`], `${name}.csv`)] })).data
    await over(demo, id)
    await demo(bulkCalls.confirmImport, { params: { id }, body: { submit: false } })
    await over(demo, id)
    return (await demo(orderCalls.myOrders, { query: { importId: id, limit: 10 } })).data.docs[0]?.id ?? 0
  }
  await importOf('first')
  return importOf('second')
}

const abroad = {
  ...shirt,
  address: { ...address, address: '90 Wellington St', city: 'Ottawa', state: 'Ontario', zip: 'K1A 0B1', country: 'CA' },
}
/** With its label where its seller brings one; without, where that or its art is lacking. */
function orderedAs({ kind, status, lacks, ...of }: Case): Parameters<typeof bring>[2] {
  if (countryOf(of) !== 'US') return { body: abroad }
  if (lacks === 'void') return { body: { ...shirt, address: { ...address, fullName: 'No Void' } } }
  const body = kind === 'STANDARD_USPS' ? shirt : asOrdered[kind]
  if (lacks === 'art') return { body: { ...body, items: body.items.map(item => ({ ...item, files: [] })) } }
  return status === 'DUPLICATE' || lacks === 'label' || lacks === 'number' ? { body } : { kind }
}

/** What the carrier says of it, of what has left; '' where it says nothing. */
function leavesAs(of: Case): CarrierReport | '' | undefined {
  const said: Partial<Record<OrderStatus, CarrierReport | ''>> = {
    SHIPPED: '',
    MISSED: '',
    ACTIVED: 'ACCEPTED',
    IN_TRANSIT: 'DEPARTED',
    DELIVERED: 'DELIVERED',
    CLOSED: 'DELIVERED',
    PARTIAL_REFUNDED: 'DELIVERED',
    REFUNDED: 'DELIVERED',
  }
  return said[standsAt(of)]
}

/** To the carrier: first what is closed by now, then what nobody has seen, then the rest, so that the clock passes by none but its own. */
async function leave(stage: Stage, orders: readonly Arranged[]): Promise<void> {
  const { control } = stage
  const leaving = (is: (status: OrderStatus) => boolean) => orders.filter(({ of }) => leavesAs(of) !== undefined && is(standsAt(of)))
  await handOver(
    stage,
    leaving(status => status === 'CLOSED'),
  )
  await control('advance', { milliseconds: 24 * hour + 60_000 })
  await control('cron', { name: 'order.close' })
  await handOver(
    stage,
    leaving(status => status === 'MISSED'),
  )
  await control('advance', { milliseconds: hour + 60_000 })
  await control('cron', { name: 'order.miss' })
  await handOver(
    stage,
    leaving(status => status !== 'CLOSED' && status !== 'MISSED'),
  )
}

async function handOver({ people, control }: Stage, orders: readonly Arranged[]): Promise<void> {
  const { owner } = people
  const manifests = new Set<number>()
  for (const { id } of orders) manifests.add(await scanOut(people, id))
  for (const id of manifests) await owner(trackingCalls.closeManifest, { params: { id } })
  await control('settle', {})
  for (const { id, of } of orders) {
    const code = leavesAs(of)
    if (!code) continue
    for (const parcel of (await owner(trackingCalls.orderParcels, { params: { id } })).data)
      await control('report', { parcelId: parcel.id, code })
  }
  await control('settle', {})
}

/** What staff do with it where it stands. */
async function stop({ owner }: FirstPeople, { id, of }: Arranged): Promise<void> {
  const params = { id }
  if (of.code) {
    const waitsOn = ['ADDRESS', 'FILE', 'LABEL'].includes(of.code) ? 'SELLER' : 'STAFF'
    await owner(orderOfficeCalls.officeError, { params, body: { code: of.code, waitsOn, note: 'Broken on purpose' } })
  }
  if (of.status === 'CANCELLED') await owner(orderOfficeCalls.officeCancel, { params, body: { reason: 'Not wanted' } })
  const isPart = of.status === 'PARTIAL_REFUNDED'
  if (!isPart && of.status !== 'REFUNDED') return
  const { paidCents } = (await owner(orderOfficeCalls.officeOrder, { params })).data
  await owner(orderOfficeCalls.officeRefund, { params, body: { amountCents: isPart ? 1 : paidCents, reason: 'As agreed' } })
}
