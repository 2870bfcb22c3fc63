// A carrier is a folder and a line: with an account of ours, one that is named nowhere else sells labels, takes parcels and brings its news.
import { readdirSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { labelSize } from '#engine/pdf/page.ts'
import { drawGs1, writePdf } from '#engine/pdf/write.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { trackingCalls } from '#shop/tracking/contract.ts'
import { arrange } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { seedAccount, seedRule } from './account/seed.ts'
import { mod10 } from './known/check-digit.rules.ts'
import type { Carrier, CarrierService } from './port.ts'
import { carriers } from './registry.ts'
import type { BoughtLabel, CarrierEvent } from './rules.ts'

let serial = 0
const acmeNumber = () => {
  const digits = String(40_000_000 + ++serial)
  return `AC${digits}${mod10(digits)}`
}
const acmePaper = (number: string) => writePdf(labelSize, number, pdf => drawGs1(pdf, [number], { x: 20, y: 260, width: 240, height: 80 }))

/** What it sold by key, what it took back, when it was handed what, and by which key it was opened. */
const sold = new Map<string, BoughtLabel>()
const voided: string[] = []
const handed = new Map<string, Date>()
const openedBy = new Set<string | undefined>()
const acmeService = (now: () => Date): CarrierService => ({
  check: async () => ({ isGood: true, tells: true, said: '' }),
  rates: async () => [{ service: 'OVERNIGHT', name: 'ACME Overnight', cents: 9_99 }],
  open: async (key, { to }) => ({ ref: key, asked: to.zip, rateRef: '', quotedCents: 9_99 }),
  async buy({ ref, asked: zip }) {
    const number = acmeNumber()
    const paper = await acmePaper(number)
    const label = { number, zip, service: 'ACME Overnight', postageCents: 9_99, madeAt: now(), form: 'PDF', paper, ref: '' } as const
    sold.set(ref, label)
    return label
  },
  find: async ({ ref }) => sold.get(ref) ?? 'NOT_BOUGHT',
  async void({ number }) {
    voided.push(number)
    return { state: 'VOIDED' }
  },
  async handOver(_key, labels) {
    for (const { number } of labels) handed.set(number, now())
    return { formNumber: 'ACF1' }
  },
  events: async numbers =>
    numbers.flatMap((number): CarrierEvent[] => {
      const at = handed.get(number)
      return at ? [{ number, code: 'ACCEPTED', at, place: 'Acme City' }] : []
    }),
})
const acme: Carrier = {
  id: 'acme',
  numbers: {
    isNumber: number => /^AC\d{9}$/.test(number) && mod10(number.slice(2, -1)) === number.slice(-1),
    inBarcode: barcode => (/^AC\d{9}$/.test(barcode) ? { number: barcode } : undefined),
    inText: [/\b(AC\d{9})\b/g],
  },
  account: {
    fields: [],
    modes: ['LIVE'],
    services: [{ code: 'OVERNIGHT', name: 'ACME Overnight', level: 'STANDARD', carries: country => country === 'US' }],
  },
  service: ({ db }, { credentials }) => {
    openedBy.add(credentials.key)
    return acmeService(() => db.now())
  },
}

// Its line: the registry is an array, which only this test writes into.
const registry = carriers as Carrier[]
const plug = () => void registry.unshift(acme)
const unplug = () => void registry.splice(0, registry.length, ...registry.filter(it => it !== acme))

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
beforeAll(() =>
  shop.write(async tx => {
    await seedPrices(tx)
    // It is dearer than the sandbox, and chosen by a rule.
    const accountId = await seedAccount(tx, { carrier: 'acme', services: ['OVERNIGHT'], credentials: { key: 'a key of ours' } })
    await seedRule(tx, { accountId })
  }),
)

const { rich, paid, make } = arrange(shop)
let seller: Seeded
let warehouse: Seeded
beforeEach(async () => {
  plug()
  seller = await rich()
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
})
afterEach(unplug)
const office = () => shop.client(warehouse.token)
const mine = () => shop.client(seller.token)
const statusOf = async (id: number) => (await mine()(orderCalls.order, { params: { id } })).data.status
/** A made order whose label is on its parcel. */
async function labelled() {
  const [{ id } = { id: 0 }] = await paid(seller)
  await shop.write(tx => seedProduced(tx, [id]))
  await office()(labelCalls.makeLabels, { body: { orderIds: [id] } })
  await shop.settled()
  await office()(labelCalls.markPrinted, { body: { orderIds: [id] } })
  const { data: label } = await mine()(labelCalls.myLabel, { params: { id } })
  return { id, labelId: label?.id ?? 0, number: label?.trackingNumber ?? '', carrier: label?.carrier }
}
async function leave(number: string) {
  const { data } = await office()(trackingCalls.scanOut, { body: { scan: number } })
  await office()(trackingCalls.closeManifest, { params: { id: data.manifest.id } })
  await shop.settled()
  return data
}

test('every carrier has a folder by its id, or a file where we know its numbers alone', () => {
  // Beside the folders stands what those that are asked over HTTP share.
  const folders = readdirSync(new URL('./integrated/', import.meta.url), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
  const files = ['./known/', './known/post/']
    .flatMap(folder => readdirSync(new URL(folder, import.meta.url)))
    .filter(name => name.endsWith('.ts') && !name.endsWith('.rules.ts'))
  const ids = carriers.filter(it => it !== acme).map(it => it.id)
  expect([...folders, ...files.map(name => name.replace('.ts', ''))].toSorted()).toEqual(ids.toSorted())
})

test('an account that a rule names sells our labels; its parcels go onto a manifest and a form of its own, and its news move the order', async () => {
  const { id, number, carrier } = await labelled()
  expect([carrier, number]).toEqual(['acme', expect.stringMatching(/^AC\d{9}$/)])
  expect((await mine()(orderCalls.order, { params: { id } })).data).toMatchObject({ carrier: 'acme', trackingNumber: number })
  const { parcel, manifest } = await leave(number)
  expect([parcel.carrier, manifest.carrier]).toEqual(['acme', 'acme'])
  const { data: closed } = await office()(trackingCalls.manifest, { params: { id: manifest.id } })
  expect(closed).toMatchObject({ state: 'CLOSED', formNumber: 'ACF1' })
  expect(await statusOf(id)).toBe('SHIPPED')
  expect([...openedBy]).toEqual(['a key of ours'])
  shop.advance(day)
  await shop.cron('tracking.ask')
  expect((await shop.engine.db.pool.query('select status from "order" where id = $1', [id])).rows).toEqual([{ status: 'ACTIVED' }])
})

test('its parcels are watched: one that it has not seen for a day is in the list of those', async () => {
  const { id, number } = await labelled()
  await leave(number)
  handed.delete(number)
  shop.advance(2 * day)
  await shop.cron('tracking.ask')
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  const { data } = await office()(trackingCalls.officeParcels, { query: { filter: 'NO_SCAN' } })
  expect(data.docs.find(parcel => parcel.orderId === id)).toMatchObject({ carrier: 'acme', trouble: 'NO_SCAN' })
})

test('a label that a seller brings is read by its bar code, and a wrong check digit is told', async () => {
  const [{ id } = { id: 0 }] = await make(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: null })
  const bring = async (number: string) => {
    const file = new File([new Uint8Array(await acmePaper(number))], 'label.pdf', { type: 'application/pdf' })
    return mine()(labelCalls.supplyLabel, { params: { id }, body: {}, files: [file] })
  }
  expect(await codeOf(bring('AC400000009'))).toBe('TRACKING_NUMBER_INVALID')
  const number = acmeNumber()
  expect((await bring(number)).data).toMatchObject({ state: 'READ', carrier: 'acme', trackingNumber: number })
})

test('a label goes back to the carrier that sold it, whoever sells today', async () => {
  const giveBack = async ({ labelId }: { labelId: number }) => {
    await office()(labelCalls.voidLabel, { params: { id: labelId }, body: { reason: 'Torn' } })
    await shop.settled()
  }
  const own = await labelled()
  await giveBack(own)
  expect(voided).toEqual([own.number])
  unplug()
  const other = await labelled()
  expect(other.carrier).toBe('sandbox')
  plug()
  await giveBack(other)
  expect((await mine()(labelCalls.myLabel, { params: { id: other.id } })).data).toMatchObject({ state: 'VOIDED' })
  expect(voided).toEqual([own.number])
})

test('without its line its numbers are nobody’s', async () => {
  const number = acmeNumber()
  const scan = () => office()(trackingCalls.scanOut, { body: { scan: number } })
  expect(await codeOf(scan())).toBe('PARCEL_UNKNOWN')
  unplug()
  expect(await codeOf(scan())).toBe('TRACKING_NUMBER_INVALID')
})
