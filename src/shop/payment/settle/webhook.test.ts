// PayPal's webhooks on their way through the inbound ones: kept once, acted on in a job, and again when the office says so.
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { minute } from '#base/time.ts'
import { openStandIn, standInAccount } from '#engine/paypal/stand-in.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { inboundCalls } from '#shop/inbound/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { payerOf, paymentsOf } from '#test/payment.ts'
import { startShop } from '#test/shop.ts'

const shop = await startShop()
afterAll(() => shop.close())
const { dataDir } = shop.engine.config
const provider = openStandIn(join(dataDir, 'test-payments'), standInAccount(shop.engine.db.secret('test payments')))
const payer = payerOf(shop)
let owner: Seeded
beforeAll(async () => {
  owner = await seedStaff(shop.engine.db, 'owner')
  await payer.mood({ webhooks: 'NONE' })
})
const office = () => shop.client(owner.token)
const { balance, begin } = paymentsOf(shop, () => owner)

/** A deposit that its payer has approved, and PayPal's webhook of it under one signature. */
async function approved() {
  const seller = await seedSeller(shop.engine.db)
  const payment = await begin(seller)
  await payer.decide(payment.approveUrl, 'approve')
  const news = { id: `WH-${payment.id}`, event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: payment.gatewayId } }
  const headers = provider.headersFor(JSON.stringify(news))
  return { seller, news, headers, send: () => payer.webhook(news, headers) }
}
const rowsOf = async (headers: Record<string, string>) =>
  (await office()(inboundCalls.inboundNews, { query: { source: 'paypal', limit: 100 } })).data.docs.filter(
    ({ deliveryId }) => deliveryId === headers['paypal-transmission-id'],
  )

test('one that PayPal repeats is kept once and credited once, also when the office processes it again', async () => {
  const { seller, news, headers, send } = await approved()
  expect(await Promise.all([send(), send(), send()])).toEqual([200, 200, 200])
  await shop.settled()
  const [row, ...more] = await rowsOf(headers)
  expect([row, more]).toMatchObject([{ title: 'PayPal', state: 'DONE', tries: 1 }, []])
  expect(await balance(seller)).toBe(150_00)
  const params = { id: row?.id ?? 0 }
  expect((await office()(inboundCalls.inboundBody, { params })).data.text).toBe(JSON.stringify(news))
  await office()(inboundCalls.takeInboundAgain, { params })
  await shop.settled()
  expect(await rowsOf(headers)).toMatchObject([{ state: 'DONE', tries: 2 }])
  expect(await balance(seller)).toBe(150_00)
  expect((await shop.client(seller.token)(walletCalls.myTransactions, { query: {} })).data.docs).toHaveLength(1)
})

test('one that comes while PayPal does not answer about the payment is answered at once, and the clock credits it', async () => {
  const { seller, headers, send } = await approved()
  const asked = vi.spyOn(shop.engine.paypal, 'findOrder')
  await payer.mood({ call: 'find', how: 'FAIL', webhooks: 'NONE' })
  expect(await send()).toBe(200)
  await shop.settled()
  expect(asked).toHaveBeenCalled()
  asked.mockRestore()
  expect([await balance(seller), (await rowsOf(headers))[0]?.state]).toEqual([0, 'DONE'])
  await payer.mood({ webhooks: 'NONE' })
  shop.advance(10 * minute)
  await shop.cron('payment.ask-due')
  await shop.settled()
  expect(await balance(seller)).toBe(150_00)
})

test('a forged one is kept nowhere', async () => {
  const { news, headers } = await approved()
  expect(await payer.webhook({ ...news, event_type: 'PAYMENT.CAPTURE.COMPLETED' }, headers)).toBe(400)
  expect(await rowsOf(headers)).toEqual([])
})
