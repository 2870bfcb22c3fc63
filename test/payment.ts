// What tests of paying by PayPal arrange with: the payer at the test provider, and its moods.
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
