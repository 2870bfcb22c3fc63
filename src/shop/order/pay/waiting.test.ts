import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minute } from '#base/time.ts'
import { accountCalls } from '#shop/account/profile/contract.ts'
import { type Seeded, seedStaff } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { arrange } from '#test/order.ts'
import { startShop } from '#test/shop.ts'
import { seedPrices } from '../intake/seed.ts'
import { orderCalls } from '../list/contract.ts'
import { orderOfficeCalls } from '../office/contract.ts'
import { orderCancelCalls } from '../refund/contract.ts'
import { orderPayCalls } from './contract.ts'
import { payWaiting } from './waiting.ts'

const shop = await startShop()
afterAll(() => shop.close())
beforeAll(() => shop.write(tx => seedPrices(tx)))
const { rich, make, paid, balance } = arrange(shop)

let seller: Seeded
const call = () => shop.client(seller.token)
beforeEach(async () => {
  seller = await rich(0)
})
const want = (payAfterDeposit: boolean) => call()(accountCalls.setPreferences, { body: { payAfterDeposit } })
/** Orders that were submitted without any money, oldest first, with what they cost. */
async function refused(count: number) {
  const made = await make(seller, count)
  await call()(orderPayCalls.bulkSubmit, { body: { ids: made.map(({ id }) => id) } })
  return (await call()(orderCalls.myOrders, { query: { sort: 'oldest' } })).data.docs.map(({ id, totalCost }) => ({ id, totalCost }))
}
async function deposit(amountCents: number) {
  const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const body = { amount: amountCents, transactionNumber: `FT-${randomBytes(5).toString('hex')}` }
  const files = [new File([new Uint8Array(picture)], 'proof.png')]
  const { id } = (await call()(depositCalls.makeDeposit, { body, files })).data
  const finance = shop.client((await seedStaff(shop.engine.db, 'finance')).token)
  await finance(depositCalls.approveDeposit, { params: { id }, body: { receivedCents: amountCents, remark: '' } })
  await shop.settled()
}
const statuses = async () => (await call()(orderCalls.myOrders, { query: { sort: 'oldest' } })).data.docs.map(order => order.status)
const notices = async () => (await call()(notificationCalls.myNotifications, { query: {} })).data.docs
const stepsOf = async (id: number) => (await call()(orderCalls.order, { params: { id } })).data.timeline.map(change => change.step)

test('a deposit pays the waiting orders oldest first, as far as it goes, for a seller who wants it so', async () => {
  await want(true)
  const orders = await refused(6)
  const costs = orders.map(order => order.totalCost)
  const enough = (costs[0] ?? 0) + (costs[1] ?? 0) + Math.min(...costs) - 1
  await deposit(Math.max(100_00, enough))
  let left = Math.max(100_00, enough)
  const expected = costs.map(cost => {
    const fits = cost <= left
    if (fits) left -= cost
    return fits ? 'NEW_ORDER' : 'PAYMENT_FAILED'
  })
  expect(expected).toContain('PAYMENT_FAILED')
  expect(await statuses()).toEqual(expected)
  expect(await balance(seller)).toBe(left)
  const unpaid = orders[expected.indexOf('PAYMENT_FAILED')]?.id ?? 0
  expect(await stepsOf(unpaid)).toEqual(['payRefused', 'create'])
  const count = expected.filter(status => status === 'NEW_ORDER').length
  expect((await notices()).filter(({ title }) => title.startsWith(`Your deposit paid ${count} orders`))).toHaveLength(1)
})

test('what a deposit has paid is not paid again, however often it is told', async () => {
  await want(true)
  await refused(2)
  await deposit(500_00)
  const before = await balance(seller)
  await Promise.all([1, 2, 3].map(() => payWaiting(shop.engine, seller.id, AbortSignal.timeout(60_000))))
  expect(await balance(seller)).toBe(before)
  expect(await statuses()).toEqual(['NEW_ORDER', 'NEW_ORDER'])
  expect((await notices()).filter(({ title }) => title.startsWith('Your deposit paid'))).toHaveLength(1)
})

test('nothing is paid by itself for a seller who has not chosen it, and never what was not submitted', async () => {
  await refused(1)
  await deposit(100_00)
  expect(await balance(seller)).toBe(100_00)
  await want(true)
  await make(seller, 1)
  await deposit(400_00)
  expect(await statuses()).toEqual(['NEW_ORDER', 'PENDING'])
})

test('a price that has changed since is told and not charged', async () => {
  await want(true)
  const [order] = await refused(1)
  shop.advance(16 * minute)
  await shop.engine.db.pool.query('update variant set price_seller_cents = price_seller_cents + 100')
  await deposit(500_00)
  await shop.engine.db.pool.query('update variant set price_seller_cents = price_seller_cents - 100')
  expect(await balance(seller)).toBe(500_00)
  const told = (await notices()).find(({ title }) => title.includes('wasn’t paid'))
  expect(told?.link).toBe(`/order/${order?.id}`)
})

test('a seller hears of refunds, cancels and trouble that are not their own doing', async () => {
  await deposit(500_00)
  const [first, second, third] = await paid(seller, 3)
  const support = shop.client((await seedStaff(shop.engine.db, 'support')).token)
  const params = (order: { id: number } | undefined) => ({ params: { id: order?.id ?? 0 } })
  await support(orderOfficeCalls.officeRefund, { ...params(first), body: { amountCents: 1_00, reason: 'Sorry' } })
  await support(orderOfficeCalls.officeCancel, { ...params(second), body: { reason: 'Sold out' } })
  await support(orderOfficeCalls.officeError, { ...params(third), body: { code: 'ADDRESS', waitsOn: 'SELLER', note: 'No such street' } })
  await call()(orderCancelCalls.cancelOrder, { ...params(first), body: {} })
  const titles = (await notices()).map(({ title }) => title)
  expect(titles).toEqual([
    `Order ${third?.id} needs your attention. The address can’t be delivered to.`,
    expect.stringMatching(`^We cancelled order ${second?.id} and refunded .*.$`),
    `$1.00 refunded to your wallet for order ${first?.id}.`,
    '$500.00 added to your wallet',
  ])
})
