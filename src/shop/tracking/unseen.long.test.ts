// P18, nobody sees, nobody pays: parcels that no carrier, platform or tracker reports are never missed and never refunded by the clock.
// `npm run trust -- unseen` does the same with a thousand of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#base/time.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { changeSetting } from '#shop/setting/setting.ts'
import { arrange } from '#test/order.ts'
import { type Parcel, seedAtDock } from '#test/parcels.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let warehouse: Seeded
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
})
const { rich, balance } = arrange(shop)

/** Handed over on one manifest, with or without somebody who sees them; a label alone may be scanned once a job has taken its order there. */
async function handOver(parcels: readonly Parcel[], isSeen: boolean): Promise<void> {
  await shop.settled()
  await shop.write(tx => changeSetting(tx, 'isSandboxTracker', isSeen, 'test'))
  const office = shop.client(warehouse.token)
  let manifestId = 0
  for (const { scan } of parcels) manifestId = (await office(trackingCalls.scanOut, { body: { scan } })).data.manifest.id
  await office(trackingCalls.closeManifest, { params: { id: manifestId } })
  await shop.settled()
}
const statusesOf = async (parcels: readonly Parcel[]): Promise<Record<string, number>> => {
  const { rows } = await shop.engine.db.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from "order" where id = any($1) group by status',
    [parcels.map(parcel => parcel.id)],
  )
  return Object.fromEntries(rows.map(row => [row.status, row.count]))
}

test('parcels that nobody sees, 60 days: none is missed and none is refunded; those that somebody sees are missed', async () => {
  const seller = await rich(20_000_00)
  const unseen = await shop.write(tx => seedAtDock(tx, seller.id, { shipped: 40, labels: 20 }))
  const seen = await shop.write(tx => seedAtDock(tx, seller.id, { shipped: 5 }))
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
  expect(await statusesOf(unseen)).toEqual({ CLOSED: 60 })
  expect(await balance(seller)).toBe(held)
})
