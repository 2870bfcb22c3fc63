import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { seedPaidOrders, seedPrices } from '#shop/order/intake/seed.ts'
import { seedWallet } from '#shop/wallet/deposit/seed.ts'
import { drawLabel, numbersFrom } from '#test/labels.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { labelCalls } from '../../contract.ts'
import { seedProduced } from '../../seed.ts'
import { elsewhereCalls } from '../elsewhere/contract.ts'
import { postageCalls } from './contract.ts'
import { postageGroups } from './rules.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
let warehouse: Seeded
let finance: Seeded
const ids: number[] = []
const number = numbersFrom(7_300_000)
const days = { from: '2026-11-25', to: '2026-11-25' }
const office = () => shop.client(warehouse.token)
const reader = () => shop.client(finance.token)

beforeAll(async () => {
  await shop.write(tx => seedPrices(tx))
  const seller = await seedSeller(shop.engine.db)
  await shop.write(tx => seedWallet(tx, { sellerId: seller.id, amountCents: 10_000_00 }))
  warehouse = await seedStaff(shop.engine.db, 'warehouse')
  finance = await seedStaff(shop.engine.db, 'finance')
  for (let made = 0; made < 4; made++) ids.push(...(await shop.write(tx => seedPaidOrders(tx, seller.id, 1))).map(({ id }) => id))
  await shop.write(tx => seedProduced(tx, ids))
  const bought = ids.slice(0, 3)
  await office()(labelCalls.makeLabels, { body: { orderIds: bought } })
  await shop.settled()
  // One cost more than it was quoted for, one is given back.
  await shop.engine.db.pool.query('update label set postage_cents = quoted_cents + 45 where order_id = $1', [ids[0]])
  const { data: label } = await office()(labelCalls.officeLabel, { params: { id: ids[1] ?? 0 } })
  await office()(labelCalls.voidLabel, { params: { id: label?.id ?? 0 }, body: { reason: 'Torn' } })
  await shop.settled()
  const files = [new File([new Uint8Array(await drawLabel({ number: number() }))], 'label.pdf')]
  const params = { id: ids[3] ?? 0 }
  const { data: paper } = await office()(elsewhereCalls.readElsewhere, { params, body: {}, files })
  await office()(elsewhereCalls.putElsewhere, { params, body: { paperId: paper.id, carrier: 'usps', costCents: 7_77 } })
})

test('says what labels were quoted for, what they cost, and what came back of that; each figure is the sum of its labels', async () => {
  const { data } = await reader()(postageCalls.postageReport, { query: { ...days, by: 'ACCOUNT' } })
  expect(data.total).toMatchObject({ labels: 4, differenceCents: 45 })
  expect(data.total.boughtCents - data.total.quotedCents).toBe(45)
  expect(data.rows.map(({ key, name, labels }) => [key === 'ELSEWHERE' ? key : name, labels])).toEqual([
    ['Sandbox', 3],
    ['ELSEWHERE', 1],
  ])
  expect(data.total.refundedCents).toBeGreaterThan(0)
  for (const by of postageGroups) {
    const { rows, total } = (await reader()(postageCalls.postageReport, { query: { ...days, by } })).data
    expect(rows.reduce((sum, row) => sum + row.boughtCents, 0)).toBe(total.boughtCents)
    for (const row of rows)
      for (const [part, cents] of [
        ['ALL', row.boughtCents],
        ['REFUNDED', row.refundedCents],
        ['PENDING', row.pendingCents],
      ] as const) {
        const query = { ...days, by, key: row.key, part, limit: 100 }
        const { docs, totalDocs } = (await reader()(postageCalls.postageLabels, { query })).data
        expect(docs.reduce((sum, label) => sum + label.postageCents, 0)).toBe(cents)
        if (part === 'ALL') expect(totalDocs).toBe(row.labels)
      }
  }
  const { docs } = (await reader()(postageCalls.postageLabels, { query: { ...days, part: 'DIFFERENT' } })).data
  expect(docs.map(({ orderId, quotedCents, postageCents }) => [orderId, postageCents - (quotedCents ?? 0)])).toEqual([[ids[0], 45]])
})

test('goes by days of the reader’s calendar, and has none of other days', async () => {
  const other = { from: '2026-11-26', to: '2026-11-30' }
  expect((await reader()(postageCalls.postageReport, { query: other })).data).toMatchObject({
    rows: [],
    total: { labels: 0, boughtCents: 0 },
  })
  expect(await codeOf(reader()(postageCalls.postageReport, { query: { from: 'yesterday', to: '2026-11-30' } }))).not.toBe('no refusal')
})

test('comes as a CSV with a row for each label, whose sums are the report’s', async () => {
  const response = await reader().fetch(postageCalls.postageFile, { query: days })
  expect(response.headers.get('content-disposition')).toContain('postage-2026-11-25-2026-11-25.csv')
  const [head = '', ...rows] = (await response.text()).trim().split(/\r?\n/)
  const paid = head.split(',').indexOf('Paid (USD)')
  const { total } = (await reader()(postageCalls.postageReport, { query: days })).data
  expect(rows).toHaveLength(total.labels)
  expect(rows.reduce((sum, row) => sum + Math.round(Number(row.split(',')[paid]) * 100), 0)).toBe(total.boughtCents)
})

test('the label itself says what it was quoted for, what it cost and of which account', async () => {
  const { data: label } = await office()(labelCalls.officeLabel, { params: { id: ids[0] ?? 0 } })
  expect(label).toMatchObject({ accountName: 'Sandbox', postageCents: (label?.quotedCents ?? 0) + 45 })
})
