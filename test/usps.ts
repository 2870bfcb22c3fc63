// Fixtures for tests of USPS: an account on trial there, and what its stand-in knows.
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { serviceOf } from '#shop/carrier/account/open.account.ts'
import { seedAccount, seedAccountState, seedNoCalls, seedRule } from '#shop/carrier/account/seed.ts'
import { uspsServices } from '#shop/carrier/integrated/usps/account.rules.ts'
import { standInHost } from '#shop/carrier/integrated/usps/stand-in/asked.ts'
import type { Shipment } from '#shop/carrier/rules.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { arrange } from './order.ts'
import type { TestShop } from './shop.ts'
import { type StandInMood, standInOf } from './stand-in-carrier.ts'

export const uspsCredentials = {
  consumerKey: 'ourConsumerKey',
  consumerSecret: 'ourConsumerSecret',
  crid: '12345678',
  mid: '903012345',
  epsAccount: '1000405525',
  phone: '+1 (310) 555-0100',
}
export const parcel: Shipment = {
  from: { name: 'Inkport Fulfilment', street1: '1201 Fulfil Way', city: 'Carson', state: 'CA', zip: '90746' },
  to: { name: 'Minh Lee', street1: '1034 Elm Ave', street2: 'Apt 2', city: 'Salt Lake City', state: 'UT', zip: '84101-1204' },
  country: 'US',
  weightOz: 12,
  level: 'STANDARD',
  reference: 'Order 1 · S1-1000',
  customs: null,
}
const shirts = { description: 'Cotton T-shirt', hsCode: '610910', origin: 'VN', valueCents: 8_05 }
export const parcelAbroad: Shipment = {
  ...parcel,
  to: { name: 'Anna Roy', street1: '12 Rue A', city: 'Montréal', state: 'QC', zip: 'H2X 1Y4' },
  country: 'CA',
  weightOz: 20,
  level: 'INTERNATIONAL',
  customs: { lines: [{ sku: 'G5000-FOREST-S', quantity: 3, weightOz: 6, customs: shirts }], eori: 'GB123456789000', ioss: 'IM2760000001' },
}

/** The labels of this shop are bought from an account at USPS, by a rule. */
export async function arrangeUsps(shop: TestShop) {
  const { rich, paid } = arrange(shop)
  const seller = await rich(10_000_00)
  const seed = (more: object = {}) =>
    shop.write(tx =>
      seedAccount(tx, {
        carrier: 'usps',
        mode: 'TRIAL',
        services: uspsServices.map(({ code }) => code),
        credentials: uspsCredentials,
        ...more,
      }),
    )
  await shop.write(seedPrices)
  const accountId = await seed()
  await shop.write(tx => seedRule(tx, { accountId }))
  const usps = (id = accountId) => serviceOf(shop.engine, id)
  let warehouse: Seeded | undefined
  const office = async () => {
    warehouse ??= await seedStaff(shop.engine.db, 'warehouse')
    return shop.client(warehouse.token)
  }
  const { counts, mood, ...standIn } = standInOf(shop, 'usps')
  return {
    accountId,
    counts,
    ...standIn,
    /** From now on; no call counts any more that was made before. */
    async mood(...moods: readonly StandInMood[]) {
      await shop.write(seedNoCalls)
      await mood(...moods)
    },
    mine: () => shop.client(seller.token),
    usps,
    seed,
    office,
    setAccount: (id: number, patch: Parameters<typeof seedAccountState>[2]) => shop.write(tx => seedAccountState(tx, id, patch)),
    async openAndBuy(shipment = parcel, service = 'GROUND', id = accountId) {
      const account = await usps(id)
      const opened = await account.open(crypto.randomUUID(), shipment, service)
      return { opened, label: await account.buy(opened) }
    },
    /** What the stand-in has counted since before. */
    async since(before: Awaited<ReturnType<typeof counts>>, ...names: readonly string[]): Promise<number[]> {
      const after = await counts()
      return names.map(name => Number(after[name] ?? 0) - Number(before[name] ?? 0))
    },
    /** A call of anybody, with what it is opened by. */
    async ask(path: string, { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {}) {
      const purpose = { hosts: [standInHost], maxBytes: 2 ** 20, statuses: 'any' } as const
      const sending = { method: 'POST' as const, headers, body: JSON.stringify(body ?? {}) }
      const answer = await shop.engine.outbound.fetch(purpose, `https://${standInHost}${path}`, sending)
      return { status: answer.status, json: JSON.parse(await answer.text()) }
    },
    /** Asks for the label of a new order. */
    async make(): Promise<number> {
      const [{ id } = { id: 0 }] = await paid(seller)
      await shop.write(tx => seedProduced(tx, [id]))
      const desk = await office()
      await desk(labelCalls.makeLabels, { body: { orderIds: [id] } })
      await shop.settled()
      return id
    },
    labelOf: async (id: number) => (await (await office())(labelCalls.officeLabel, { params: { id } })).data,
    /** What is open is asked about again after so long. */
    async later(milliseconds: number) {
      shop.advance(milliseconds)
      warehouse = undefined
      await shop.cron('label.settle')
      await shop.settled()
    },
  }
}
