import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedAccount, seedRule } from '#shop/carrier/account/seed.ts'
import { labelCalls } from '#shop/label/contract.ts'
import { seedProduced } from '#shop/label/seed.ts'
import { seedPaidOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { trackingCalls } from '../../contract.ts'
import { dayCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let seller: Seeded
let warehouse: Seeded
let second = 0
const office = () => shop.client(warehouse.token)
const at = (id: number) => ({ params: { id } })
beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  seller = await seedSeller(shop.engine.db)
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 10_000_00 }))
  second = await shop.write(tx => seedAccount(tx, { carrier: 'sandbox', name: 'Second', services: ['EXPRESS'] }))
  await shop.write(tx => seedRule(tx, { accountId: second, level: 'EXPRESS' }))
})

async function printed(count: number, given: object = {}): Promise<string[]> {
  const ids = (await shop.write(tx => seedPaidOrders(tx, seller.id, count, given))).map(({ id }) => id)
  await shop.write(tx => seedProduced(tx, ids))
  await office()(labelCalls.makeLabels, { body: { orderIds: ids } })
  await shop.settled()
  await office()(labelCalls.markPrinted, { body: { orderIds: ids } })
  return Promise.all(ids.map(async id => (await office()(labelCalls.officeLabel, at(id))).data?.trackingNumber ?? ''))
}
const groups = async (on = '2026-11-25') => (await office()(dayCalls.endOfDay, { query: { on } })).data.groups

test('the day ends by carrier and account: what waits, what is left over by name, and a form that is kept with its labels', async () => {
  const [one = '', two = '', stays = ''] = await printed(3)
  const [express = ''] = await printed(1, { shippingMethod: 'express' })
  for (const scan of [one, two, express]) await office()(trackingCalls.scanOut, { body: { scan } })
  const before = await groups()
  expect(before.map(({ accountName, waiting, leftOver, handedOver }) => [accountName, waiting, leftOver, handedOver])).toEqual([
    ['Sandbox', 2, 1, 0],
    ['Second', 1, 0, 0],
  ])
  const sandbox = before[0]
  const { docs, totalDocs } = (await office()(dayCalls.leftOver, { query: { key: sandbox?.key ?? '' } })).data
  expect([totalDocs, docs.map(({ trackingNumber }) => trackingNumber)]).toEqual([1, [stays]])

  await office()(trackingCalls.closeManifest, at(sandbox?.openManifestId ?? 0))
  await shop.settled()
  const [, after] = (await groups()).toSorted((a, b) => (a.accountName ?? '').localeCompare(b.accountName ?? '')).toReversed()
  const form = after?.forms[0]
  expect(after).toMatchObject({ accountName: 'Sandbox', waiting: 0, leftOver: 1, handedOver: 2, openManifestId: null })
  expect(form).toMatchObject({ parcels: 2, isCarriers: false })
  const { data: manifest } = await office()(trackingCalls.manifest, at(form?.manifestId ?? 0))
  expect(manifest.list.map(({ trackingNumber }) => trackingNumber)).toEqual([one, two])
  for (let time = 0; time < 2; time++) {
    const paper = await office().fetch(trackingCalls.manifestForm, at(form?.manifestId ?? 0))
    expect(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
  // One form, one acceptance: what is on it is not voided, and it is not made again.
  expect(await codeOf(office()(trackingCalls.closeManifest, at(form?.manifestId ?? 0)))).toBe('MANIFEST_CLOSED')
  const { rows } = await shop.engine.db.pool.query('select id from label where tracking_number = $1', [one])
  expect(await codeOf(office()(labelCalls.voidLabel, { ...at(rows[0]?.id ?? 0), body: { reason: 'x' } }))).toBe('LABEL_ON_FORM')
})

test('a day that is over has its forms, and nobody else’s', async () => {
  expect((await groups('2026-11-24')).flatMap(({ forms }) => forms)).toEqual([])
  expect((await groups('2026-11-25')).flatMap(({ forms }) => forms)).toHaveLength(1)
})
