// A deployment with PayPal's settings: no test provider, and a PayPal that cannot be reached moves nothing.
import { afterAll, expect, test } from 'vitest'
import { seedSeller } from '#shop/account/sign-in/seed.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { payerOf } from '#test/payment.ts'
import { refusalOf } from '#test/refusal.ts'
import { startShop } from '#test/shop.ts'
import { paymentCalls } from './contract.ts'

const shop = await startShop({
  env: {
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'a secret of PayPal',
    PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com',
    PAYPAL_WEBHOOK_ID: 'hook',
    PAYPAL_MERCHANT_ID: 'merchant',
    OUTBOUND_MAP: 'api-m.sandbox.paypal.com=127.0.0.1:9',
  },
})
afterAll(() => shop.close())

test('the test provider does not exist where PayPal is set', async () => {
  for (const path of ['/v1/oauth2/token', '/v2/checkout/orders', '/test-payments/mood', '/v1/notifications/verify-webhook-signature'])
    expect((await fetch(shop.url + path, { method: 'POST', body: '{}' })).status).toBe(404)
})

test('a seller is told that PayPal does not answer, and its webhooks are asked to come again', async () => {
  const seller = await seedSeller(shop.engine.db)
  const call = shop.client(seller.token)
  expect((await call(depositCalls.paymentMethods)).data).toEqual({ paypal: 'LIVE', clientId: 'client' })
  const { data } = await call(paymentCalls.startPayment, { body: { amount: 100_00 } })
  expect(await refusalOf(call(paymentCalls.openPayment, { params: { id: data.id } }))).toBe('503 PAYPAL_DOES_NOT_ANSWER')
  expect((await call(paymentCalls.myPayment, { params: { id: data.id } })).data).toMatchObject({ state: 'WAITING', gatewayId: null })
  const signed = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time']
  const headers = Object.fromEntries(signed.map(name => [`paypal-${name}`, 'x']))
  expect(await payerOf(shop).webhook({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} }, headers)).toBe(503)
})
