// Lists that are narrowed: by what an order lacks, why it stands, when it was made and handed over, and whose it is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { arrange, orderInput } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedPrices } from '../intake/seed.ts'
import { setFacets } from '../item/item.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import { orderCancelCalls } from '../refund/contract.ts'
import { type OrderQuery, orderCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))
const { rich, make, paid } = arrange(shop)

type Asked = Partial<OrderQuery>
const listed = async (seller: Seeded, query: Asked) =>
  (await shop.client(seller.token)(orderCalls.myOrders, { query })).data.docs.map(order => order.id)
const first = async (orders: Promise<readonly { id: number }[]>) => (await orders)[0]?.id ?? 0

describe('a list of orders', () => {
  test('shows what lacks the label that its seller brings, until it is cancelled', async () => {
    const seller = await rich()
    await make(seller, 1, { externalId: null })
    const client = shop.client(seller.token)
    const { data: lacking } = await client(orderIntakeCalls.createOrder, { body: { ...orderInput, shippingBy: 'TIKTOK' } })
    expect(await listed(seller, { label: 'MISSING' })).toEqual([lacking.id])
    await client(orderCancelCalls.cancelOrder, { params: { id: lacking.id }, body: {} })
    expect(await listed(seller, { label: 'MISSING' })).toEqual([])
  })

  test('shows what has an address that is refused', async () => {
    const seller = await rich()
    const refused = await first(make(seller, 2, { externalId: null }))
    await shop.write(tx => setFacets(tx, refused, { addressVerdict: 'REFUSED' }))
    expect(await listed(seller, { address: 'REFUSED' })).toEqual([refused])
  })

  test('shows what stands for one cause, and not what stood for it', async () => {
    const seller = await rich()
    const staff = shop.client((await seedStaff(shop.engine.db, 'support')).token)
    const [stock, file] = [await first(paid(seller, 1, { externalId: null })), await first(paid(seller, 1, { externalId: null }))]
    for (const [id, code] of [
      [stock, 'STOCK'],
      [file, 'FILE'],
    ] as const)
      await staff(orderOfficeCalls.officeError, { params: { id }, body: { code, waitsOn: 'STAFF' } })
    expect(await listed(seller, { errorCode: 'STOCK' })).toEqual([stock])
    await staff(orderOfficeCalls.officeResend, { params: { id: stock }, body: { reason: 'It has come' } })
    expect(await listed(seller, { errorCode: 'STOCK' })).toEqual([])
    expect(await listed(seller, { errorCode: 'FILE' })).toEqual([file])
  })

  test('shows what was handed over on days of the reader’s own time zone, both included', async () => {
    const seller = await rich()
    const [late, early] = [await first(paid(seller, 1, { externalId: null })), await first(paid(seller, 1, { externalId: null }))]
    await paid(seller, 1, { externalId: null })
    await shop.write(tx => setFacets(tx, late, { handedOverAt: new Date('2026-11-20T17:30:00Z') }))
    await shop.write(tx => setFacets(tx, early, { handedOverAt: new Date('2026-11-18T00:00:00Z') }))
    expect(await listed(seller, { handedFrom: '2026-11-18', handedTo: '2026-11-20' })).toEqual([early, late])
    expect(await listed(seller, { handedFrom: '2026-11-21' })).toEqual([])
    await shop.client(seller.token)(accountCalls.setPreferences, { body: { timeZone: 'Asia/Ho_Chi_Minh' } })
    expect(await listed(seller, { handedFrom: '2026-11-21' })).toEqual([late])
    expect(await listed(seller, { handedTo: '2026-11-18' })).toEqual([early])
  })
})

test('the office filters by any seller, found by name, and is told whose the newest orders are', async () => {
  const [one, other, staff] = [await rich(), await rich(), await seedStaff(shop.engine.db, 'auditor')]
  await make(one, 3, { externalId: null })
  const theirs = await first(make(other, 1, { externalId: null }))
  const client = shop.client(staff.token)
  const sellers = async (query: { q?: string; id?: number }) =>
    (await client(orderOfficeCalls.officeOrderSellers, { query })).data.map(seller => seller.username)
  const names = await sellers({})
  expect(names.indexOf(one.username)).toBeLessThan(names.indexOf(other.username))
  expect(await sellers({ q: ` ${other.username.toUpperCase()} ` })).toEqual([other.username])
  expect(await sellers({ q: other.username, id: one.id })).toEqual([one.username, other.username])
  // Who has no orders is no seller of any, and no letter stands for others.
  expect([await sellers({ q: (await seedSeller(shop.engine.db)).username }), await sellers({ q: '%' })]).toEqual([[], []])
  const { data } = await client(orderOfficeCalls.officeOrderFacets)
  expect(data.hasMore).toBe(false)
  expect(data.products.map(product => product.code)).toContain('G5000')
  const { data: page } = await client(orderOfficeCalls.officeOrders, { query: { sellerId: other.id } })
  expect(page.docs.map(order => order.id)).toEqual([theirs])
})
