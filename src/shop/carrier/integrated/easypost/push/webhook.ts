// EasyPost's webhooks are made by a call, and are switched off where they fail (docs: Webhooks).
import { Webhook, Webhooks } from '../answers.ts'
import { type Api, answerOf, read } from '../http.ts'

/** Makes one for this address, or switches the one that is there on again, with this secret. */
export async function subscribe(api: Api, url: string, secret: string): Promise<boolean> {
  const { webhooks } = read(Webhooks, await answerOf(api, { method: 'GET', path: '/v2/webhooks' }))
  const own = webhooks.find(webhook => webhook.url === url)
  const kept = own
    ? await answerOf(api, {
        method: 'PATCH',
        path: `/v2/webhooks/${encodeURIComponent(own.id)}`,
        body: JSON.stringify({ webhook_secret: secret }),
      })
    : await answerOf(api, { method: 'POST', path: '/v2/webhooks', body: JSON.stringify({ webhook: { url, webhook_secret: secret } }) })
  return read(Webhook, kept).disabled_at == null
}
