// Money of PayPal that comes late, in parts, or goes back: nobody is left without an answer (promise P5).
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hour } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { payerOf, paymentsOf } from '#test/payment.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { paymentCalls } from '../contract.ts'

const shop = await startShop()
const payer = payerOf(shop)
let finance: Seeded
beforeAll(async () => {
  finance = await seedStaff(shop.engine.db, 'finance')
})
afterEach(() => payer.mood())
afterAll(() => shop.close())

const { alerts, balance, begin, depositOf, office, settle, untilState, walletOf } = paymentsOf(shop, () => finance)

type Capture = readonly [status: 'COMPLETED' | 'DECLINED' | 'PENDING', value: string]
/** The provider took the money in these parts. */
const inParts = (...captures: readonly Capture[]) => ({ bent: { captures: captures.map(([status, value]) => ({ status, value })) } })
/** A payment of 150.00 that its payer has approved while the provider is in this mood. */
async function approved(mood: object = {}) {
  const seller = await seedSeller(shop.engine.db)
  const payment = await begin(seller)
  await payer.mood(mood)
  await payer.decide(payment.approveUrl, 'approve')
  return { seller, payment }
}

test.each([
  ['a declined try before it', inParts(['DECLINED', '150.00'], ['COMPLETED', '150.00'])],
  ['two parts that are the sum', inParts(['COMPLETED', '100.00'], ['COMPLETED', '50.00'])],
])('money that has come is credited once, with %s', async (_, mood) => {
  const { seller, payment } = await approved(mood)
  await untilState(seller, payment.id, 'COMPLETED')
  await settle(seller, payment.id)
  expect(await balance(seller)).toBe(150_00)
})

test.each([
  ['less', inParts(['COMPLETED', '100.00'], ['DECLINED', '50.00'])],
  ['more', inParts(['COMPLETED', '150.00'], ['COMPLETED', '150.00'])],
])('parts that are %s than was asked for credit nothing and alert finance', async (_, mood) => {
  const { seller, payment } = await approved(mood)
  await untilState(seller, payment.id, 'MISMATCH')
  expect(await balance(seller)).toBe(0)
  expect((await alerts()).filter(each => each.paymentId === payment.id)).toMatchObject([{ kind: 'MISMATCH' }])
})

test('a part that PayPal still looks at is waited for', async () => {
  const { seller, payment } = await approved({ ...inParts(['COMPLETED', '100.00'], ['PENDING', '50.00']), webhooks: 'NONE' })
  expect((await settle(seller, payment.id)).state).toBe('WAITING')
  await payer.mood()
  expect((await settle(seller, payment.id)).state).toBe('COMPLETED')
  expect(await balance(seller)).toBe(150_00)
})

const givenUp = async (seller: Seeded) => {
  const payment = await begin(seller)
  await shop.client(seller.token)(paymentCalls.cancelPayment, { params: { id: payment.id } })
  return payment
}
const expectLate = async (seller: Seeded, payment: { id: number }, cents: number) => {
  await untilState(seller, payment.id, 'COMPLETED')
  expect(await balance(seller)).toBe(cents)
  expect((await alerts()).filter(each => each.paymentId === payment.id)).toMatchObject([{ kind: 'LATE', count: 1 }])
  await shop.settled()
  const { data } = await shop.client(seller.token)(notificationCalls.myNotifications, { query: {} })
  expect(data.docs.some(each => each.title.includes('is in your wallet'))).toBe(true)
}

test('money that PayPal took of a payment given up here is its seller’s, once, and finance is told', async () => {
  const seller = await seedSeller(shop.engine.db)
  const payment = await givenUp(seller)
  await payer.mood({ webhooks: 'TWICE' })
  await payer.take(payment.gatewayId)
  await Promise.all(Array.from({ length: 5 }, () => office()(paymentCalls.askPayment, { params: { id: payment.id } })))
  await expectLate(seller, payment, 150_00)
  expect((await depositOf(seller, payment.depositId)).status).toBe('CANCELLED')
})

test('where no webhook tells of such money, the clock finds it', async () => {
  const seller = await seedSeller(shop.engine.db)
  const payment = await givenUp(seller)
  await payer.mood({ webhooks: 'NONE' })
  await payer.take(payment.gatewayId)
  shop.advance(6 * hour)
  await shop.cron('payment.ask-due')
  await shop.settled()
  await expectLate(seller, payment, 150_00)
})

test('such money of the wrong sum is not credited, and finance is told once', async () => {
  const seller = await seedSeller(shop.engine.db)
  const payment = await givenUp(seller)
  await payer.mood({ bent: { value: '1.00' } })
  await payer.take(payment.gatewayId)
  await expect.poll(async () => (await alerts()).filter(each => each.paymentId === payment.id)).toMatchObject([{ kind: 'MISMATCH' }])
  expect(await balance(seller)).toBe(0)
})

test('a bank’s reversal leaves the wallet as a refund does, also where PayPal names our payment only', async () => {
  const { seller, payment } = await approved(inParts(['COMPLETED', '100.00'], ['COMPLETED', '50.00']))
  await untilState(seller, payment.id, 'COMPLETED')
  await shop.write(async tx => void (await sql`update payment set capture_id = 'ANOTHER' where id = ${payment.id}`.execute(tx.q)))
  await payer.reverse(payment.gatewayId, '60.00')
  await expect.poll(() => balance(seller)).toBe(90_00)
})

test('a reversal of a payment that was never credited takes nothing and alerts finance', async () => {
  const { seller, payment } = await approved({ bent: { value: '1.00' } })
  await untilState(seller, payment.id, 'MISMATCH')
  await payer.refund(payment.gatewayId, '1.00')
  await expect
    .poll(async () =>
      (await alerts())
        .filter(each => each.paymentId === payment.id)
        .map(each => each.kind)
        .sort(),
    )
    .toEqual(['MISMATCH', 'REVERSED'])
  expect(await walletOf(seller)).toMatchObject({ balanceCents: 0, debtCents: 0 })
})

test('finance takes back by hand what PayPal took, once by PayPal’s reference, never more than came', async () => {
  const { seller, payment } = await approved()
  await untilState(seller, payment.id, 'COMPLETED')
  const take = (amountCents: number, reference: string) =>
    office()(paymentCalls.takeBackPayment, { params: { id: payment.id }, body: { amountCents, reference, reason: 'Chargeback' } })
  expect((await take(40_00, `${payment.gatewayId}R1`)).data.reversedCents).toBe(40_00)
  expect(await refusalOf(take(40_00, `${payment.gatewayId}R1`))).toBe('409 REVERSAL_IS_KNOWN')
  expect(await refusalOf(take(111_00, 'OTHER-REFERENCE'))).toBe('400 REVERSAL_ABOVE_PAYMENT')
  // PayPal tells of the same money later.
  await payer.refund(payment.gatewayId, '40.00')
  await office()(paymentCalls.askPayment, { params: { id: payment.id } })
  expect(await balance(seller)).toBe(110_00)
  const waiting = await begin(seller)
  expect(
    await refusalOf(
      office()(paymentCalls.takeBackPayment, { params: { id: waiting.id }, body: { amountCents: 1, reference: 'ABCDEF', reason: 'x' } }),
    ),
  ).toBe('409 PAYMENT_HAS_NO_MONEY')
})
