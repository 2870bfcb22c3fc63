// Paying by PayPal through the API, against the app's test provider, which speaks PayPal's own calls (promise P5).
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hour, minute } from '#base/time.ts'
import { type Seeded, seedSeller, seedStaff } from '#shop/account/sign-in/seed.ts'
import { cartCalls } from '#shop/cart/contract.ts'
import { notificationCalls } from '#shop/notification/contract.ts'
import { checkoutCalls } from '#shop/order/checkout/contract.ts'
import { seedPrices } from '#shop/order/intake/seed.ts'
import { orderCalls } from '#shop/order/list/contract.ts'
import { orderPayCalls } from '#shop/order/pay/contract.ts'
import { orderCancelCalls } from '#shop/order/refund/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { walletCalls } from '#shop/wallet/ledger/contract.ts'
import { seedBuyer } from '#test/buyer.ts'
import { address } from '#test/order.ts'
import { payerOf, paymentsOf } from '#test/payment.ts'
import { codeOf, refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { paymentCalls } from './contract.ts'

const shop = await startShop()
const payer = payerOf(shop)
let finance: Seeded
beforeAll(async () => {
  await shop.write(seedPrices)
  finance = await seedStaff(shop.engine.db, 'finance')
})
afterEach(() => payer.mood())
afterAll(() => shop.close())

const { alerts, balance, begin, depositOf, office, settle, untilState, walletOf } = paymentsOf(shop, () => finance)

test('a deposit by PayPal is approved, captured and credited, and stands in every history', async () => {
  const seller = await seedSeller(shop.engine.db)
  await payer.mood({ webhooks: 'NONE' })
  const payment = await begin(seller)
  expect(payment).toMatchObject({ state: 'WAITING', amount: 150_00, isUnsure: false })
  expect(await depositOf(seller, payment.depositId)).toMatchObject({ method: 'PAYPAL', status: 'WAITING', proofs: [] })
  const page = await (await fetch(shop.url + payment.approveUrl, { headers: { cookie: shop.trialCookie } })).text()
  expect(page).toContain('No money moves')
  expect(await payer.decide(payment.approveUrl, 'approve')).toBe(`/payments/paypal/${payment.id}`)
  expect(await balance(seller)).toBe(0)
  expect(await settle(seller, payment.id)).toMatchObject({ state: 'COMPLETED' })
  expect(await balance(seller)).toBe(150_00)
  const deposit = await depositOf(seller, payment.depositId)
  expect(deposit).toMatchObject({ status: 'COMPLETED', receivedCents: 150_00, transactionNumber: `${payment.gatewayId}C` })
  const { data: lines } = await shop.client(seller.token)(walletCalls.myTransactions, { query: {} })
  expect(lines.docs).toMatchObject([{ type: 'DEPOSIT', method: 'PAYPAL', amount: 150_00, depositId: payment.depositId }])
})

test('the webhook alone credits it, for a payer who never comes back', async () => {
  const seller = await seedSeller(shop.engine.db)
  const payment = await begin(seller)
  await payer.decide(payment.approveUrl, 'approve')
  await untilState(seller, payment.id, 'COMPLETED')
  expect(await balance(seller)).toBe(150_00)
})

test('four deposits whose return and doubled webhooks come ten times at once are each credited once', async () => {
  await payer.mood({ webhooks: 'TWICE' })
  const seller = await seedSeller(shop.engine.db)
  for (let round = 0; round < 4; round++) {
    const payment = await begin(seller, { amount: 100_00 + round })
    await payer.decide(payment.approveUrl, 'approve')
    await Promise.all(Array.from({ length: 10 }, () => settle(seller, payment.id)))
    await untilState(seller, payment.id, 'COMPLETED')
  }
  const { data } = await shop.client(seller.token)(walletCalls.myTransactions, { query: { limit: 100 } })
  expect(data.docs).toHaveLength(4)
  expect(await balance(seller)).toBe(4 * 100_00 + 6)
})

test.each([
  ['another amount', { value: '1.00' }],
  ['another currency', { currency: 'EUR' }],
  ['another payee', { payee: 'SOMEBODYELSE' }],
  ['another deposit', { customId: '00000000-0000-4000-8000-000000000000' }],
])('%s credits nothing and alerts finance', async (_, bent) => {
  const seller = await seedSeller(shop.engine.db)
  const payment = await begin(seller)
  await payer.mood({ bent })
  await payer.decide(payment.approveUrl, 'approve')
  await untilState(seller, payment.id, 'MISMATCH')
  await settle(seller, payment.id)
  expect(await balance(seller)).toBe(0)
  expect((await depositOf(seller, payment.depositId)).status).toBe('CANCELLED')
  expect((await alerts()).filter(each => each.paymentId === payment.id)).toMatchObject([{ kind: 'MISMATCH' }])
  await shop.settled()
  const { data } = await office()(notificationCalls.myNotifications, { query: {} })
  expect(data.docs.some(each => each.link === `/office/paypal?q=${payment.id}`)).toBe(true)
})

test('a webhook without PayPal’s signature, or about a payment of nobody here, credits nothing and alerts finance once', async () => {
  const seller = await seedSeller(shop.engine.db)
  const payment = await begin(seller)
  const news = {
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { supplementary_data: { related_ids: { order_id: payment.gatewayId } } },
  }
  const forged = { 'paypal-auth-algo': 'x', 'paypal-cert-url': 'x', 'paypal-transmission-id': 'x', 'paypal-transmission-sig': 'x' }
  expect(await payer.webhook(news)).toBe(400)
  expect(await payer.webhook(news, { ...forged, 'paypal-transmission-time': 'x' })).toBe(400)
  expect(await payer.webhook({ nothing: true })).toBe(400)
  expect(await balance(seller)).toBe(0)
  expect((await alerts()).filter(each => each.kind === 'UNSIGNED')).toMatchObject([{ count: 3 }])
  await shop.write(async tx => void (await sql`update payment set gateway_id = 'ELSEWHERE' where id = ${payment.id}`.execute(tx.q)))
  await payer.decide(payment.approveUrl, 'approve')
  await expect.poll(async () => (await alerts()).some(each => each.subject === payment.gatewayId)).toBe(true)
})

test('a declined payment ends its deposit, and a cancelled one may still be approved or given up', async () => {
  const seller = await seedSeller(shop.engine.db)
  const declined = await begin(seller)
  await payer.decide(declined.approveUrl, 'decline')
  expect(await settle(seller, declined.id)).toMatchObject({ state: 'DECLINED', reason: 'DECLINED' })
  expect(await depositOf(seller, declined.depositId)).toMatchObject({ status: 'CANCELLED', remark: expect.stringContaining('PayPal') })
  const left = await begin(seller)
  expect(await payer.decide(left.approveUrl, 'cancel')).toBe(`/payments/paypal/${left.id}?back=1`)
  expect((await settle(seller, left.id)).state).toBe('WAITING')
  const call = shop.client(seller.token)
  expect((await call(paymentCalls.cancelPayment, { params: { id: left.id } })).data.state).toBe('CANCELLED')
  await payer.decide(left.approveUrl, 'approve')
  await settle(seller, left.id)
  expect(await refusalOf(call(paymentCalls.cancelPayment, { params: { id: left.id } }))).toBe('409 PAYMENT_IS_OVER')
  expect(await balance(seller)).toBe(0)
})

test.each(['DROP', 'FAIL'])('a capture whose answer is lost (%s) is asked about and credited once', async how => {
  const seller = await seedSeller(shop.engine.db)
  const payment = await begin(seller)
  await payer.mood({ call: 'capture', how, webhooks: 'NONE' })
  await payer.decide(payment.approveUrl, 'approve')
  expect(await settle(seller, payment.id)).toMatchObject({ state: 'WAITING', isUnsure: true })
  expect(await refusalOf(shop.client(seller.token)(paymentCalls.cancelPayment, { params: { id: payment.id } }))).toBe(
    '409 PAYMENT_IS_BEING_TAKEN',
  )
  shop.advance(5 * minute)
  await shop.cron('payment.ask-due')
  await shop.settled()
  await untilState(seller, payment.id, 'COMPLETED')
  expect(await balance(seller)).toBe(150_00)
})

test('an opening whose answer is lost is opened once, and refused with advice meanwhile', async () => {
  const seller = await seedSeller(shop.engine.db)
  await payer.mood({ call: 'open', how: 'DROP' })
  const call = shop.client(seller.token)
  const { data } = await call(paymentCalls.startPayment, { body: { amount: 100_00 } })
  const params = { id: data.id }
  expect(await refusalOf(call(paymentCalls.openPayment, { params }))).toBe('503 PAYPAL_DOES_NOT_ANSWER')
  const [one, two] = await Promise.all([call(paymentCalls.openPayment, { params }), call(paymentCalls.openPayment, { params })])
  expect(one.data.gatewayId).toBe(two.data.gatewayId)
})

test('after six hours an approved payment is asked about before it is captured, and one that nobody approved ends', async () => {
  const [late, never] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  const [approved, open] = [await begin(late), await begin(never)]
  await payer.mood({ webhooks: 'NONE' })
  await payer.decide(approved.approveUrl, 'approve')
  shop.advance(7 * hour)
  await shop.cron('payment.ask-due')
  await shop.settled()
  await untilState(late, approved.id, 'COMPLETED')
  await untilState(never, open.id, 'CANCELLED')
  expect([await balance(late), await balance(never)]).toEqual([150_00, 0])
})

test('what PayPal takes back leaves the wallet once; what the wallet lacks becomes debt', async () => {
  const buyer = await seedBuyer(shop, 1)
  const payment = await begin(buyer, { amount: 100_00 })
  await payer.decide(payment.approveUrl, 'approve')
  await untilState(buyer, payment.id, 'COMPLETED')
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity: 2 } })
  await buyer.call(checkoutCalls.checkout, { body: { address } })
  const before = await balance(buyer)
  await payer.mood({ webhooks: 'TWICE' })
  await payer.refund(payment.gatewayId, '40.00')
  await payer.refund(payment.gatewayId, '60.00')
  await office()(paymentCalls.askPayment, { params: { id: payment.id } })
  expect(await walletOf(buyer)).toMatchObject({ balanceCents: 0, debtCents: 100_00 - before })
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity: 1 } })
  const { data: order } = await buyer.call(checkoutCalls.checkout, { body: { address, payBy: 'PAYPAL' } })
  expect(await codeOf(buyer.call(orderPayCalls.submitOrder, { params: { id: order.id } }))).toBe('THE_USER_MUST_PAY_THE_DEBT')
  expect((await buyer.call(orderCalls.order, { params: { id: order.id } })).data.status).toBe('PENDING')
  expect((await alerts()).filter(each => each.paymentId === payment.id).map(each => each.kind)).toEqual(['REVERSED', 'REVERSED'])
})

const bought = async (quantity = 1) => {
  const buyer = await seedBuyer(shop, 1)
  await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity } })
  const { data } = await buyer.call(checkoutCalls.checkout, { body: { address, payBy: 'PAYPAL' } })
  return { buyer, ...data }
}
const statusOf = async (buyer: Awaited<ReturnType<typeof seedBuyer>>, id: number) =>
  (await buyer.call(orderCalls.order, { params: { id } })).data.status

test('an order is paid by PayPal: credited and debited in one step, whatever the wallet holds', async () => {
  const { buyer, id, totalCents } = await bought()
  expect(await statusOf(buyer, id)).toBe('PENDING')
  const [payment, again] = await Promise.all([begin(buyer, { orderId: id }), begin(buyer, { orderId: id })])
  expect(again.id).toBe(payment.id)
  await payer.decide(payment.approveUrl, 'approve')
  await Promise.all(Array.from({ length: 10 }, () => settle(buyer, payment.id)))
  expect(await settle(buyer, payment.id)).toMatchObject({ state: 'COMPLETED', isOrderPaid: true, amount: totalCents })
  expect(await statusOf(buyer, id)).toBe('NEW_ORDER')
  expect(await balance(buyer)).toBe(1)
  const { data } = await buyer.call(walletCalls.myTransactions, { query: {} })
  expect(data.docs.slice(0, 2)).toMatchObject([
    { type: 'PAYMENT', amount: -totalCents, orderId: id },
    { type: 'DEPOSIT', method: 'PAYPAL', amount: totalCents, orderId: id },
  ])
  expect(await codeOf(buyer.call(paymentCalls.startPayment, { body: { orderId: id } }))).toBe('ORDER_NEEDS_NO_PAYMENT')
})

test('an order whose payment PayPal declines says so, and may be paid again; one that was cancelled meanwhile stays as it is', async () => {
  const { buyer, id } = await bought()
  const payment = await begin(buyer, { orderId: id })
  await payer.decide(payment.approveUrl, 'decline')
  expect(await settle(buyer, payment.id)).toMatchObject({ state: 'DECLINED' })
  const { status, paidAt, timeline } = (await buyer.call(orderCalls.order, { params: { id } })).data
  expect({ status, paidAt }).toEqual({ status: 'PAYMENT_FAILED', paidAt: null })
  expect(timeline[0]).toMatchObject({ step: 'payRefused', from: 'PENDING', actor: 'system', reason: expect.stringContaining('PayPal') })
  const again = await begin(buyer, { orderId: id })
  await buyer.call(orderCancelCalls.cancelOrder, { params: { id }, body: { reason: 'Not needed' } })
  await payer.decide(again.approveUrl, 'decline')
  expect(await settle(buyer, again.id)).toMatchObject({ state: 'DECLINED' })
  expect(await statusOf(buyer, id)).toBe('CANCELLED')
})

test('where the order can no longer be paid, the money stays in the wallet and its seller is told', async () => {
  const { buyer, id, totalCents } = await bought()
  const payment = await begin(buyer, { orderId: id })
  await buyer.call(orderCancelCalls.cancelOrder, { params: { id }, body: { reason: 'Not needed' } })
  await payer.decide(payment.approveUrl, 'approve')
  await untilState(buyer, payment.id, 'COMPLETED')
  expect((await settle(buyer, payment.id)).isOrderPaid).toBe(false)
  expect(await balance(buyer)).toBe(1 + totalCents)
  await shop.settled()
  const { data } = await buyer.call(notificationCalls.myNotifications, { query: {} })
  expect(data.docs.some(each => each.title.includes('is in your wallet'))).toBe(true)
})

test('paid from the wallet and by PayPal at the same moment, an order is debited once and nothing is lost', async () => {
  for (let round = 0; round < 5; round++) {
    const buyer = await seedBuyer(shop, 500_00)
    await buyer.call(cartCalls.addToCart, { body: { ...buyer.item, quantity: 1 } })
    const { data: order } = await buyer.call(checkoutCalls.checkout, { body: { address, payBy: 'PAYPAL' } })
    const payment = await begin(buyer, { orderId: order.id })
    await payer.decide(payment.approveUrl, 'approve')
    const params = { id: order.id }
    await Promise.allSettled([settle(buyer, payment.id), buyer.call(orderPayCalls.submitOrder, { params }), settle(buyer, payment.id)])
    await untilState(buyer, payment.id, 'COMPLETED')
    expect(await statusOf(buyer, order.id)).toBe('NEW_ORDER')
    expect(await balance(buyer)).toBe(500_00)
  }
})

test('nobody decides about a deposit by PayPal by hand, and nobody sees another’s payment', async () => {
  const [seller, other] = [await seedSeller(shop.engine.db), await seedSeller(shop.engine.db)]
  const payment = await begin(seller)
  const params = { id: payment.depositId ?? 0 }
  const approval = office()(depositCalls.approveDeposit, { params, body: { receivedCents: 150_00, remark: '' } })
  expect(await refusalOf(approval)).toBe('409 DEPOSIT_IS_THE_GATEWAYS')
  const theirs = { params: { id: payment.id } }
  const call = shop.client(other.token)
  expect(await refusalOf(call(paymentCalls.myPayment, theirs))).toBe('404 PAYMENT_NOT_FOUND')
  for (const write of [paymentCalls.settlePayment, paymentCalls.openPayment, paymentCalls.cancelPayment] as const)
    expect(await refusalOf(call(write, theirs))).toBe('404 PAYMENT_NOT_FOUND')
  expect(await codeOf(shop.client(seller.token)(paymentCalls.startPayment, { body: { amount: 99_99 } }))).toBe('DEPOSIT_AMOUNT_INVALID')
})
