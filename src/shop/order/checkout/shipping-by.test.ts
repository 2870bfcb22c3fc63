// Buying with a label of TikTok, or of one's own.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartCalls } from '#shop/cart/contract.ts'
import { findWallet } from '#shop/wallet/ledger/ledger.ts'
import { type Buyer, seedBuyer } from '#test/buyer.ts'
import { address } from '#test/order.ts'
import { codeOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { seedPrices } from '../intake/seed.ts'
import { orderCalls } from '../list/contract.ts'
import { checkoutCalls } from './contract.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(seedPrices))
const balance = async (buyer: Buyer) => (await findWallet(shop.engine.db, buyer.id)).balanceCents
const filled = async () => {
  const buyer = await seedBuyer(shop)
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity: 1 } })
  return buyer
}
const quoteOf = async ({ call }: Buyer, given: object = {}) =>
  (await call(checkoutCalls.quoteCheckout, { body: { country: 'US', ...given } })).data
const pay = ({ call }: Buyer, given: object = {}) => call(checkoutCalls.checkout, { body: { address, ...given } })

test('by TikTok’s label or the seller’s own the shipping costs nothing, and no level is offered', async () => {
  const tiktok = { shippingBy: 'TIKTOK' } as const
  const bySeller = { orderType: 'SHIP_BY_SELLER' } as const
  const buyer = await filled()
  for (const way of [tiktok, bySeller])
    expect(await quoteOf(buyer, way)).toMatchObject({ shippingCents: 0, offers: [], shippingMethod: null })
  const { data } = await pay(buyer, { ...bySeller, quoteId: (await quoteOf(buyer, bySeller)).quoteId })
  const order = (await buyer.call(orderCalls.order, { params: { id: data.id } })).data
  expect(order).toMatchObject({ orderType: 'SHIP_BY_SELLER', status: 'NEW_ORDER', shippingCost: 0 })
})

test('an order whose label is still to be read stands, is not charged, and takes its lines out of the cart', async () => {
  const buyer = await filled()
  const labelLink = 'https://example.com/label.pdf'
  const given = { shippingBy: 'TIKTOK', labelLink }
  expect(await codeOf(pay(buyer, given))).toBe('ORDER_WAITS_FOR_FILES')
  expect((await buyer.call(cartCalls.cart)).data.cart.item).toEqual([])
  const { docs } = (await buyer.call(orderCalls.myOrders, { query: {} })).data
  expect(docs).toMatchObject([{ shippingBy: 'TIKTOK', status: 'PENDING', payment: 'UNPAID', shippingCost: 0 }])
  expect(await balance(buyer)).toBe(1_000_00)
})

test('a TikTok order without a label is refused, and the cart stays', async () => {
  const buyer = await filled()
  expect(await codeOf(pay(buyer, { shippingBy: 'TIKTOK' }))).toBe('ORDER_LABEL_NOT_READY')
  expect((await buyer.call(cartCalls.cart)).data.cart.item).toHaveLength(1)
})
