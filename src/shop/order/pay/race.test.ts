// Who wins where two act at once. The embedded engine has one backend and hides races; PostgreSQL shows them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { findWallet } from '#shop/wallet/ledger/ledger.ts'
import { startShop } from '#test/shop.ts'
import { seedOrders, seedPaidOrders, seedPrices, seedRichSeller } from '../intake/seed.ts'
import { setFacets } from '../item/item.ts'
import { orderCalls } from '../list/contract.ts'
import { orderCancelCalls } from '../refund/contract.ts'
import { refundOrder } from '../refund/refund.ts'
import { systemActor } from '../status/facts.status.ts'
import { takeStep } from '../status/status.ts'
import { orderPayCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))

const rich = (amountCents: number) => seedRichSeller(shop.engine.db, amountCents)
const balance = async (seller: Seeded) => (await findWallet(shop.engine.db, seller.id)).balanceCents
const production = { ...systemActor, roles: ['system', 'production'] } as const
const rounds = 5

test('one order paid 20 times in parallel is debited once', async () => {
  for (let round = 0; round < rounds; round++) {
    const seller = await rich(1_000_00)
    const [made] = await shop.write(tx => seedOrders(tx, seller.id))
    const params = { id: made?.id ?? 0 }
    const call = shop.client(seller.token)
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => call(orderPayCalls.submitOrder, { params })))
    expect(tries.filter(it => it.status === 'fulfilled')).toHaveLength(1)
    const { totalCost } = (await call(orderCalls.order, { params })).data
    expect(await balance(seller)).toBe(1_000_00 - totalCost)
  }
})

test('50 parallel payments never overspend, and what is refused is PAYMENT_FAILED', async () => {
  const seller = await rich(100_00)
  const made = await shop.write(tx => seedOrders(tx, seller.id, 50))
  const call = shop.client(seller.token)
  const tries = await Promise.allSettled(made.map(({ id }) => call(orderPayCalls.submitOrder, { params: { id } })))
  const { docs } = (await call(orderCalls.myOrders, { query: { limit: 100 } })).data
  const charged = docs.filter(order => order.status === 'NEW_ORDER')
  expect(tries.filter(it => it.status === 'fulfilled')).toHaveLength(charged.length)
  expect(docs.filter(order => order.status === 'PAYMENT_FAILED')).toHaveLength(50 - charged.length)
  expect(await balance(seller)).toBe(100_00 - charged.reduce((sum, order) => sum + order.totalCost, 0))
  expect(await balance(seller)).toBeGreaterThanOrEqual(0)
})

test('of a cancel and a start of production exactly one wins', async () => {
  for (let round = 0; round < rounds; round++) {
    const seller = await rich(1_000_00)
    const [made] = await shop.write(tx => seedPaidOrders(tx, seller.id))
    const id = made?.id ?? 0
    await shop.write(async tx => {
      await setFacets(tx, id, { renderedAt: tx.now(), batchId: 1, coolingOffUntil: tx.now() })
      await takeStep(tx, { orderId: id, step: 'process', actor: systemActor })
      await takeStep(tx, { orderId: id, step: 'export', actor: production })
    })
    const call = shop.client(seller.token)
    const { nowCents } = (await call(orderCancelCalls.previewCancel, { params: { id } })).data
    const tries = await Promise.allSettled([
      call(orderCancelCalls.cancelOrder, { params: { id }, body: { seenRefundCents: nowCents } }),
      shop.write(tx => takeStep(tx, { orderId: id, step: 'start', actor: production })),
    ])
    expect(tries.filter(it => it.status === 'fulfilled')).toHaveLength(1)
    const { status, refundedCents } = (await call(orderCalls.order, { params: { id } })).data
    expect([status, refundedCents]).toEqual(tries[0]?.status === 'fulfilled' ? ['CANCELLED', nowCents] : ['IN_PRODUCTION', 0])
  }
})

test('20 parallel refunds of three times the charge give back what was paid and not a cent more', async () => {
  const seller = await rich(1_000_00)
  const [made] = await shop.write(tx => seedPaidOrders(tx, seller.id))
  const orderId = made?.id ?? 0
  const call = shop.client(seller.token)
  const { paidCents } = (await call(orderCalls.order, { params: { id: orderId } })).data
  const amountCents = Math.ceil((paidCents * 3) / 20)
  const finance = { ...systemActor, roles: ['finance'] } as const
  await Promise.allSettled(
    Array.from({ length: 20 }, () => shop.write(tx => refundOrder(tx, { orderId, amountCents, actor: finance, reason: 'Race' }))),
  )
  const { refundedCents } = (await call(orderCalls.order, { params: { id: orderId } })).data
  expect(refundedCents).toBe(Math.floor(paidCents / amountCents) * amountCents)
  expect(await balance(seller)).toBe(1_000_00 - paidCents + refundedCents)
})

test('the same external id sent twice at once makes one order and one duplicate', async () => {
  const seller = await rich(0)
  const both = await Promise.all([1, 2].map(() => shop.write(tx => seedOrders(tx, seller.id, 1, { externalId: 'TWICE' }))))
  expect(both.map(([made]) => made?.status).toSorted()).toEqual(['DUPLICATE', 'PENDING'])
})
