// A PayPal that is slow, hangs or tells late, and somebody who floods its webhook address: what was paid is credited once, or stays open.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minute } from '#base/time.ts'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { findWallet } from '#shop/wallet/ledger/ledger.ts'
import { payerOf } from '#test/payment.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { paymentCalls } from '../contract.ts'

// Its own limit, above what an answer takes on a busy machine.
const shop = await startShop({ outbound: { headersMs: 3_000 } })
const payer = payerOf(shop)
afterAll(() => shop.close())
beforeEach(() => shop.advance(2 * minute))
afterEach(() => payer.mood())

/** A deposit of 150.00 that its payer has approved; PayPal is in this mood from then on. */
async function approved(mood: object) {
  const { id: sellerId, token } = await seedSeller(shop.engine.db)
  const call = shop.client(token)
  const { data: begun } = await call(paymentCalls.startPayment, { body: { amount: 150_00 } })
  const params = { id: begun.id }
  const { data: payment } = await call(paymentCalls.openPayment, { params })
  await payer.mood(mood)
  await payer.decide(payment.approveUrl, 'approve')
  return {
    gatewayId: payment.gatewayId,
    settle: async () => (await call(paymentCalls.settlePayment, { params })).data,
    cancel: () => call(paymentCalls.cancelPayment, { params }),
    state: async () => (await call(paymentCalls.myPayment, { params })).data.state,
    deposit: async () => (await call(depositCalls.myDeposit, { params: { id: payment.depositId ?? 0 } })).data.status,
    balance: async () => (await findWallet(shop.engine.db, sellerId)).balanceCents,
    credits: async () => (await call(walletCalls.myTransactions, { query: { limit: 20 } })).data.docs.length,
  }
}
type Paid = Awaited<ReturnType<typeof approved>>
const credited = async (paid: Paid) => {
  await expect.poll(paid.state).toBe('COMPLETED')
  expect([await paid.deposit(), await paid.balance(), await paid.credits()]).toEqual(['COMPLETED', 150_00, 1])
}
/** The clock comes round, as it does every minute. */
async function minutesLater(minutes: number) {
  shop.advance(minutes * minute)
  await shop.cron('payment.ask-due')
  await shop.settled()
}

test('a slow capture is waited for; who asks meanwhile, and its webhooks, credit nothing twice', async () => {
  const paid = await approved({ call: 'capture', how: 'SLOW', times: 3, webhooks: 'TWICE' })
  await Promise.all(Array.from({ length: 5 }, paid.settle))
  await credited(paid)
  await minutesLater(10)
  expect(await paid.credits()).toBe(1)
})

test.each(['capture', 'find'])('where PayPal hangs over a %s the deposit stays open, is not lost, and the clock settles it', async call => {
  const paid = await approved({ call, how: 'HANG', webhooks: 'NONE' })
  expect(await paid.settle()).toMatchObject({ state: 'WAITING', isUnsure: true })
  expect([await paid.deposit(), await paid.balance()]).toEqual(['WAITING', 0])
  await minutesLater(10)
  await credited(paid)
})

test('a capture that was cut after the money moved is found by the clock, though no webhook ever comes', async () => {
  const paid = await approved({ call: 'capture', how: 'DROP', webhooks: 'NONE' })
  expect(await paid.settle()).toMatchObject({ state: 'WAITING', isUnsure: true })
  expect(await refusalOf(paid.cancel())).toBe('409 PAYMENT_IS_BEING_TAKEN')
  await minutesLater(10)
  await credited(paid)
})

test('a webhook that nobody can vouch for while PayPal hangs is asked to come again, and then credits', async () => {
  const paid = await approved({ call: 'verify', how: 'HANG', times: 1 })
  await credited(paid)
})

test('a webhook that comes after the return changes nothing, and one that comes after a cancel credits nothing', async () => {
  const mood = { webhooks: 'HELD' }
  const [paid, left] = [await approved(mood), await approved(mood)]
  expect((await paid.settle()).state).toBe('COMPLETED')
  await left.cancel()
  await payer.sendHeld()
  await shop.settled()
  await credited(paid)
  expect([await left.state(), await left.balance(), await left.credits()]).toEqual(['CANCELLED', 0, 0])
})

test('a flood of forged webhooks is turned away before PayPal is asked; a genuine one comes again and is heard', async () => {
  const asked = vi.spyOn(shop.engine.paypal, 'isGenuine')
  const forge = () =>
    fetch(`${shop.url}/v1/payment/paypal/webhook`, {
      method: 'POST',
      body: JSON.stringify({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} }),
    })
  const answers = await Promise.all(Array.from({ length: 100 }, forge))
  expect(asked).toHaveBeenCalledTimes(60)
  const [turned] = answers.filter(answer => answer.status === 429)
  expect(answers.map(answer => answer.status).toSorted()).toEqual([...Array(60).fill(400), ...Array(40).fill(429)])
  expect(Number(turned?.headers.get('retry-after'))).toBeGreaterThan(0)
  const paid = await approved({})
  expect((await forge()).status).toBe(429)
  shop.advance(minute)
  await credited(paid)
  asked.mockRestore()
})

test('PayPal’s own webhooks never count, however many come in a minute', async () => {
  const paid = await approved({ webhooks: 'TWICE' })
  await credited(paid)
  // Two for each, and more than anybody else may send.
  for (let times = 0; times < 31; times++) await payer.refund(paid.gatewayId, '0.01')
  await shop.settled()
  expect(await paid.balance()).toBe(150_00 - 31)
})
