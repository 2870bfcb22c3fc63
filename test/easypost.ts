// Fixtures for tests of EasyPost: an account on trial there, and what its stand-in knows.
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { serviceOf } from '#shop/carrier/account/open.account.ts'
import { seedAccount, seedAccountState, seedNoCalls, seedRule } from '#shop/carrier/account/seed.ts'
import { easypostServices } from '#shop/carrier/integrated/easypost/account.rules.ts'
import { standInHost } from '#shop/carrier/integrated/easypost/stand-in/asked.ts'
import type { Shipment } from '#shop/carrier/rules.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { arrange } from './order.ts'
import type { TestShop } from './shop.ts'
import { type StandInMood, standInOf } from './stand-in-carrier.ts'

export const easypostKey = 'EZTKofatest'
export const parcel: Shipment = {
  from: { name: 'Inkport', street1: '1201 Fulfil Way', city: 'Carson', state: 'CA', zip: '90746' },
  to: { name: 'Minh Lee', street1: '1034 Elm Ave', street2: 'Apt 2', city: 'Salt Lake City', state: 'UT', zip: '84101' },
  country: 'US',
  weightOz: 12,
  level: 'STANDARD',
  reference: 'Order 1 · S1-1000',
  customs: null,
}

/** The labels of this shop are bought from an account at EasyPost, by a rule. */
export async function arrangeEasyPost(shop: TestShop) {
  const { rich, paid } = arrange(shop)
  const seller = await rich(10_000_00)
  const seed = (more: object = {}) =>
    shop.write(tx =>
      seedAccount(tx, {
        carrier: 'easypost',
        mode: 'TRIAL',
        services: easypostServices.map(({ code }) => code),
        credentials: { apiKey: easypostKey, phone: '3105550100' },
        ...more,
      }),
    )
  await shop.write(seedPrices)
  const accountId = await seed()
  await shop.write(tx => seedRule(tx, { accountId }))
  const easypost = (id = accountId) => serviceOf(shop.engine, id)
  const { mood, ...standIn } = standInOf(shop, 'easypost')
  let warehouse: Seeded | undefined
  const office = async () => {
    warehouse ??= await seedStaff(shop.engine.db, 'warehouse')
    return shop.client(warehouse.token)
  }
  return {
    accountId,
    ...standIn,
    /** From now on; no call counts any more that was made before. */
    async mood(...moods: readonly StandInMood[]) {
      await shop.write(seedNoCalls)
      await mood(...moods)
    },
    mine: () => shop.client(seller.token),
    easypost,
    seed,
    office,
    /** The carrier takes calls again, though no time has passed. */
    unblock: () => shop.engine.db.pool.query('update carrier_api set blocked_until = null'),
    setAccount: (id: number, patch: Parameters<typeof seedAccountState>[2]) => shop.write(tx => seedAccountState(tx, id, patch)),
    async openAndBuy(shipment = parcel, service = 'USPS_GROUND', id = accountId) {
      const account = await easypost(id)
      const opened = await account.open(crypto.randomUUID(), shipment, service)
      return { opened, label: await account.buy(opened) }
    },
    /** A call of whoever has this key. */
    async ask(path: string, { body, key = easypostKey }: { body?: object; key?: string } = {}) {
      const purpose = { hosts: [standInHost], maxBytes: 65_536, statuses: 'any' } as const
      const headers = { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }
      const sending = body ? { method: 'POST' as const, headers, body: JSON.stringify(body) } : { headers }
      const answer = await shop.engine.outbound.fetch(purpose, `https://${standInHost}/v2/${path}`, sending)
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
