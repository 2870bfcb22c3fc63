// P18, nobody sees, nobody pays: parcels that no carrier, platform or tracker reports are never missed and never refunded by the clock.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/person/seed.ts'
import { impbNumber } from '#shop/carrier/usps/impb.rules.ts'
import { seedProduced, seedSuppliedLabel } from '#shop/label/carrier/seed.ts'
import { seedLabelFacts } from '#shop/order/intake/facts.seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { arrange } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))
const { rich, paid, balance } = arrange(shop)
let serial = 40_000

interface Parcel {
  id: number
  /** What the dock's scanner reads. */
  scan: string
}

/** Handed over on one manifest, with or without somebody who sees them. */
async function handOver(parcels: readonly Parcel[], isSeen: boolean): Promise<void> {
  await shop.write(tx => changeSetting(tx, 'isSandboxTracker', isSeen, 'test'))
  const office = shop.client((await seedStaff(shop.engine.db, 'warehouse')).token)
  let manifestId = 0
  for (const { scan } of parcels) manifestId = (await office(trackingCalls.scanOut, { body: { scan } })).data.manifest.id
  await office(trackingCalls.closeManifest, { params: { id: manifestId } })
  await shop.settled()
}
async function shipped(seller: Seeded, count: number): Promise<Parcel[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made++) {
    const [order] = await paid(seller, 1, { orderType: 'SHIP_BY_SELLER', trackingNumber: impbNumber({ serial: ++serial }) })
    ids.push(order?.id ?? 0)
  }
  await shop.write(tx => seedProduced(tx, ids))
  return ids.map(id => ({ id, scan: `#${id}` }))
}
/** Labels alone, which are scanned and handed over by number. */
async function labels(seller: Seeded, count: number): Promise<Parcel[]> {
  const parcels: Parcel[] = []
  for (let made = 0; made < count; made++) {
    const number = impbNumber({ serial: ++serial })
    const label = seedLabelFacts({ number })
    const [order] = await paid(seller, 1, { orderType: 'LABEL', items: [], label })
    await shop.write(tx => seedSuppliedLabel(tx, order?.id ?? 0, number))
    parcels.push({ id: order?.id ?? 0, scan: number })
  }
  return parcels
}
const statusesOf = async (parcels: readonly Parcel[]): Promise<Record<string, number>> => {
  const { rows } = await shop.engine.db.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from "order" where id = any($1) group by status',
    [parcels.map(parcel => parcel.id)],
  )
  return Object.fromEntries(rows.map(row => [row.status, row.count]))
}

test('1,000 parcels that nobody sees, 60 days: none is missed and none is refunded; those that somebody sees are missed', async () => {
  const seller = await rich(20_000_00)
  const unseen = [...(await shipped(seller, 700)), ...(await labels(seller, 300))]
  const seen = await shipped(seller, 5)
  await handOver(unseen, false)
  await handOver(seen, true)
  const held = await balance(seller)
  const missed: number[] = []
  for (let passed = 1; passed <= 60; passed++) {
    shop.advance(day)
    // Their carriers have nothing to tell.
    for (const clock of ['order.miss', 'order.refund-missed', 'order.close']) await shop.cron(clock)
    missed.push((await statusesOf(unseen)).MISSED ?? 0)
    if (passed === 10) expect(await statusesOf(seen)).toEqual({ MISSED: 5 })
  }
  expect(missed.filter(count => count > 0)).toEqual([])
  expect(await statusesOf(unseen)).toEqual({ CLOSED: 1_000 })
  expect(await balance(seller)).toBe(held)
}, 600_000)
