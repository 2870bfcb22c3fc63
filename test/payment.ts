// Fixtures for tests of paying by PayPal: the payer at the test provider, and its moods; sellers who pay, and finance.
import { expect } from 'vitest'
import type { Seeded } from '#shop/account/sign-in/seed.ts'
import { paymentCalls } from '#shop/payment/contract.ts'
import { depositCalls } from '#shop/wallet/deposit/contract.ts'
import { findWallet } from '#shop/wallet/ledger/ledger.ts'
import type { TestShop } from './shop.ts'

export function payerOf(shop: Pick<TestShop, 'url' | 'trialCookie'>) {
  const headers = { 'content-type': 'text/plain', cookie: shop.trialCookie }
  const post = async (path: string, body: string) => {
    const answer = await fetch(shop.url + path, { method: 'POST', body, redirect: 'manual', headers })
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}.`)
    return answer
  }
  return {
    /** The payer's word on the approval page; answers where it leads back to. */
    decide: async (approveUrl: string, decision: 'approve' | 'decline' | 'cancel') =>
      (await post(approveUrl, `decision=${decision}`)).headers.get('location') ?? '',
    /** How the provider is from now on; nothing is its usual self. */
    mood: (mood: object = {}) => post('/test-payments/mood', JSON.stringify(mood)),
    /** The webhooks that it holds are sent, and answered. */
    sendHeld: () => post('/test-payments/webhooks', ''),
    refund: (gatewayId: string | null, dollars: string) => post(`/test-payments/${gatewayId}/refund`, dollars),
    /** The payer's bank takes the money back. */
    reverse: (gatewayId: string | null, dollars: string) => post(`/test-payments/${gatewayId}/refund?how=REVERSED`, dollars),
    /** PayPal takes the payer's money and was not asked to by the deployment. */
    take: (gatewayId: string | null) => post(`/test-payments/${gatewayId}/take`, ''),
    /** A webhook of anybody's making; answers its status. */
    webhook: async (news: object, headers: Record<string, string> = {}) =>
      (await fetch(`${shop.url}/v1/payment/paypal/webhook`, { method: 'POST', body: JSON.stringify(news), headers })).status,
  }
}

type Token = { token: string }
/** Payments of sellers, and what finance sees of them. */
export function paymentsOf(shop: TestShop, finance: () => Seeded) {
  const walletOf = (seller: { id: number }) => findWallet(shop.engine.db, seller.id)
  const office = () => shop.client(finance().token)
  const stateOf = async ({ token }: Token, id: number) => (await shop.client(token)(paymentCalls.myPayment, { params: { id } })).data.state
  return {
    office,
    walletOf,
    balance: async (seller: { id: number }) => (await walletOf(seller)).balanceCents,
    alerts: async () => (await office()(paymentCalls.paymentAlerts, { query: { limit: 100 } })).data.docs,
    /** A payment that is open at PayPal and waits for its payer. */
    begin: async ({ token }: Token, body: { amount: number } | { orderId: number } = { amount: 150_00 }) => {
      const call = shop.client(token)
      const { data } = await call(paymentCalls.startPayment, { body })
      return (await call(paymentCalls.openPayment, { params: { id: data.id } })).data
    },
    settle: async ({ token }: Token, id: number) => (await shop.client(token)(paymentCalls.settlePayment, { params: { id } })).data,
    untilState: (seller: Token, id: number, state: string) => expect.poll(() => stateOf(seller, id)).toBe(state),
    depositOf: async ({ token }: Token, id: number | null) =>
      (await shop.client(token)(depositCalls.myDeposit, { params: { id: id ?? 0 } })).data,
  }
}
