// Two lists of one account: what it bought for itself, and what it has made for buyers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedStaff } from '#shop/account/sign-in/seed.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { type Buyer, seedBuyer } from '#test/buyer.ts'
import { address, arrange, orderInput } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { checkoutCalls } from '../checkout/contract.ts'
import { orderEditCalls } from '../edit/contract.ts'
import { orderIntakeCalls } from '../intake/contract.ts'
import { seedPrices } from '../intake/seed.ts'
import { orderReshipCalls } from '../refund/contract.ts'
import { orderCalls } from './contract.ts'

const shop = await startShop({ env: { LOG_LEVEL: 'error' } })
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const { make } = arrange(shop)

async function bought(buyer: Buyer): Promise<number> {
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity: 1 } })
  return (await buyer.call(checkoutCalls.checkout, { body: { address } })).data.id
}
async function boughtNow(buyer: Buyer): Promise<number> {
  return (await buyer.call(checkoutCalls.buyNow, { body: { address, ...buyer.item, quantity: 1 } })).data.id
}
const ids = async (buyer: Buyer, query: object = {}) =>
  (await buyer.call(orderCalls.myOrders, { query })).data.docs.map(({ id }) => id).toSorted((one, other) => one - other)

test('what was bought from the cart or at once stands in one list, what was made for buyers in the other, and without a word all', async () => {
  const buyer = await seedBuyer(shop)
  const own = [await bought(buyer), await boughtNow(buyer)]
  const { id } = (await buyer.call(orderIntakeCalls.createOrder, { body: orderInput })).data
  expect(await ids(buyer, { boughtFor: 'SELF' })).toEqual(own)
  expect(await ids(buyer, { boughtFor: 'BUYERS' })).toEqual([id])
  expect(await ids(buyer)).toEqual([...own, id])
  const isOwn = async (id: number) => (await buyer.call(orderCalls.order, { params: { id } })).data.isOwn
  expect([await isOwn(own[0] ?? 0), await isOwn(own[1] ?? 0), await isOwn(id)]).toEqual([true, true, false])
})

test('the counts of the tabs are those of their list', async () => {
  const buyer = await seedBuyer(shop)
  await bought(buyer)
  await make(buyer, 3)
  const counts = async (query: object) => (await buyer.call(orderCalls.myOrderCounts, { query })).data.counts
  expect(await counts({ boughtFor: 'SELF' })).toEqual([{ status: 'NEW_ORDER', count: 1 }])
  expect(await counts({ boughtFor: 'BUYERS' })).toEqual([{ status: 'PENDING', count: 3 }])
  expect((await counts({})).reduce((sum, { count }) => sum + count, 0)).toBe(4)
})

test('words are looked for in both lists, and the sums of the pages agree', async () => {
  const buyer = await seedBuyer(shop)
  const own = await bought(buyer)
  const { id } = (await buyer.call(orderIntakeCalls.createOrder, { body: orderInput })).data
  for (const boughtFor of ['SELF', 'BUYERS']) {
    const { data } = await buyer.call(orderCalls.myOrders, { query: { boughtFor: boughtFor as 'SELF', q: 'minh' } })
    expect(data.docs.map(order => order.id).toSorted((one, other) => one - other)).toEqual([own, id])
    expect(data.totalDocs).toBe(2)
  }
  const { data } = await buyer.call(orderCalls.myOrders, { query: { boughtFor: 'BUYERS', q: ' ' } })
  expect([data.docs.length, data.totalDocs]).toEqual([1, 1])
})

test('a copy of what was bought for oneself, and what replaces it, stay with it', async () => {
  const buyer = await seedBuyer(shop)
  const own = await bought(buyer)
  const copy = (await buyer.call(orderEditCalls.duplicateOrder, { params: { id: own } })).data.id
  await shop.engine.db.pool.query(`update "order" set status = 'ERROR', error_code = 'LOST', handed_over_at = now() where id = $1`, [own])
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  const { data } = await support(orderReshipCalls.officeRemake, { params: { id: own }, body: { isFree: true, reason: 'Lost' } })
  expect(await ids(buyer, { boughtFor: 'SELF' })).toEqual([own, copy, data.id])
})

test('all that a list finds are chosen of that list', async () => {
  const buyer = await seedBuyer(shop)
  await bought(buyer)
  const made = await make(buyer, 2)
  const { data } = await buyer.call(orderCalls.chooseMyOrders, { query: { boughtFor: 'BUYERS' } })
  expect(data.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(made.map(({ id }) => id))
})
