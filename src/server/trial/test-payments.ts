// The test provider of a trial, mounted where no PayPal is set: its API, its approval page, its webhooks.
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Fault } from '#base/fault.ts'
import type { Engine } from '#engine/engine.ts'
import { type HeldOrder, openStandIn, standInAccount, standInHost, type WebhookMessage } from '#engine/paypal/stand-in.ts'
import { languageOf } from '#engine/serve/request.ts'
import { approvalPage } from './test-payment-page.ts'
import { trialOnly } from './trial.ts'

/** How a test wants it to be, for so many calls of one kind; `bent` is what it says wrongly from then on. */
const Mood = z.object({
  call: z.enum(['open', 'find', 'capture', 'verify']).optional(),
  /** DROP: the work is done and the line is cut before the answer. */
  how: z.enum(['HANG', 'FAIL', 'SLOW', 'DROP']).optional(),
  times: z.int().default(1),
  /** HELD: once, when the test says so. */
  webhooks: z.enum(['ONCE', 'TWICE', 'NONE', 'HELD']).default('ONCE'),
  bent: z
    .object({
      value: z.string().optional(),
      currency: z.string().optional(),
      payee: z.string().optional(),
      customId: z.string().optional(),
      captures: z.array(z.object({ status: z.string(), value: z.string() })).optional(),
    })
    .default({}),
})
type Calls = NonNullable<z.output<typeof Mood>['call']>

/** Mounts it under `/test-payments` and, for the app's own client, where PayPal's paths are. */
export function mountTestPayments(server: FastifyInstance, engine: Engine): void {
  const provider = openStandIn(join(engine.config.dataDir, 'test-payments'), standInAccount(engine.db.secret('test payments')))
  let mood = Mood.parse({})
  const held: (() => Promise<void>)[] = []
  const tell = async (news: WebhookMessage) => {
    if (mood.webhooks === 'NONE') return
    const raw = JSON.stringify({ id: `WH-${Date.now()}`, event_type: news.type, resource: news.resource })
    const send = () => deliver(engine, raw, provider.headersFor(raw))
    if (mood.webhooks === 'HELD') held.push(send)
    else for (let times = mood.webhooks === 'TWICE' ? 2 : 1; times > 0; times--) await send()
  }
  const tellSoon = (news: WebhookMessage) =>
    void tell(news).catch(error => engine.log.warn({ err: error }, 'A test webhook was not heard.'))
  /** What a test wants of this call before it is answered; true where there shall be no answer. */
  const moodOf = async (call: Calls, reply: FastifyReply): Promise<boolean> => {
    if (mood.call !== call || mood.times <= 0) return false
    mood.times -= 1
    if (mood.how === 'SLOW') await new Promise(resolve => setTimeout(resolve, 1_500))
    if (mood.how === 'FAIL') reply.code(500).send({ name: 'INTERNAL_SERVER_ERROR' })
    if (mood.how === 'DROP') reply.hijack().raw.destroy()
    if (mood.how === 'HANG') reply.hijack()
    return mood.how !== undefined && mood.how !== 'SLOW'
  }

  server.register(async site => {
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, done) => done(null, body))
    site.post('/v1/oauth2/token', async (request, reply) => {
      if (!provider.isClient(request.headers.authorization)) return reply.code(401).send({ error: 'invalid_client' })
      return { access_token: provider.token, expires_in: 3_600, token_type: 'Bearer' }
    })
    const guarded = { onRequest: async (request: FastifyRequest) => assertOwn(provider.isToken(request.headers.authorization)) }
    site.post('/v2/checkout/orders', guarded, async (request, reply) => {
      const order = await provider.open(String(request.body), String(request.headers['paypal-request-id'] ?? ''))
      if (await moodOf('open', reply)) return reply
      const href = `${engine.config.publicUrl}/test-payments/${order.id}`
      return reply.code(201).send({ id: order.id, status: order.status, links: [{ rel: 'approve', href }] })
    })
    site.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', guarded, async ({ params }, reply) => {
      const order = await provider.find(params.id)
      if (await moodOf('find', reply)) return reply
      return order ? provider.shown(order, mood.bent) : reply.code(404).send({ name: 'RESOURCE_NOT_FOUND' })
    })
    site.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', guarded, async ({ params }, reply) => {
      const order = await provider.find(params.id)
      if (!order) return reply.code(404).send({ name: 'RESOURCE_NOT_FOUND' })
      if (mood.call === 'capture' && mood.how !== 'DROP' && (await moodOf('capture', reply))) return reply
      const issue = await provider.capture(order)
      const after = (await provider.find(order.id)) ?? order
      if (issue === undefined && order.status !== 'COMPLETED') tellSoon(captured(after))
      if (await moodOf('capture', reply)) return reply
      return issue === undefined
        ? reply.code(201).send(provider.shown(after, mood.bent))
        : reply.code(422).send({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] })
    })
    site.post('/v1/notifications/verify-webhook-signature', guarded, async (request, reply) => {
      if (await moodOf('verify', reply)) return reply
      return { verification_status: provider.isGenuine(String(request.body)) ? 'SUCCESS' : 'FAILURE' }
    })
    const payer = { onRequest: trialOnly(engine.db) }
    site.get<{ Params: { id: string } }>('/test-payments/:id', payer, async (request, reply) => {
      const order = await provider.find(request.params.id)
      if (!order) throw new Fault('NOT_FOUND')
      return approvalPage(reply, order, languageOf(request))
    })
    site.post<{ Params: { id: string } }>('/test-payments/:id', payer, async (request, reply) => {
      const order = await provider.find(request.params.id)
      if (!order) throw new Fault('NOT_FOUND')
      const decision = new URLSearchParams(String(request.body)).get('decision')
      const { return_url: back, cancel_url: away } = order.asked.application_context
      if (decision !== 'approve' && decision !== 'decline') return reply.redirect(pathOf(away), 303)
      await provider.decide(order, decision)
      tellSoon({ type: 'CHECKOUT.ORDER.APPROVED', resource: { id: order.id } })
      return reply.redirect(pathOf(back), 303)
    })
    if (engine.config.test) mountMoods(site)
  })

  function mountMoods(site: FastifyInstance) {
    site.post('/test-payments/mood', async request => {
      mood = Mood.parse(JSON.parse(String(request.body)))
      return {}
    })
    site.post('/test-payments/webhooks', async () => {
      for (const send of held.splice(0)) await send()
      return {}
    })
    site.post<{ Params: { id: string }; Querystring: { how?: 'REVERSED' } }>('/test-payments/:id/refund', async request => {
      const order = await provider.find(request.params.id)
      if (!order) throw new Fault('NOT_FOUND')
      await tell(await provider.refund(order, String(request.body), request.query.how))
      return {}
    })
    // Taken at PayPal and not by the deployment: its owner did so there, or the answer to a capture came after the payment's end.
    site.post<{ Params: { id: string } }>('/test-payments/:id/take', async request => {
      const order = await provider.find(request.params.id)
      if (!order) throw new Fault('NOT_FOUND')
      await provider.decide(order, 'approve')
      await provider.capture((await provider.find(order.id)) ?? order)
      const after = (await provider.find(order.id)) ?? order
      await tell(captured(after))
      return {}
    })
  }
}

const captured = ({ id, captureId, asked }: HeldOrder): WebhookMessage => ({
  type: 'PAYMENT.CAPTURE.COMPLETED',
  resource: { id: captureId, custom_id: asked.purchase_units[0]?.custom_id, supplementary_data: { related_ids: { order_id: id } } },
})

/** To the app itself, as PayPal would over the net; said again while it is not taken, or nothing is heard of it. */
async function deliver(engine: Engine, body: string, headers: Record<string, string>) {
  for (let tries = 0; tries < 3; tries++) {
    if (await isTaken(engine, body, headers)) return
    await new Promise(resolve => setTimeout(resolve, 500 * 2 ** tries))
  }
}

async function isTaken(engine: Engine, body: string, headers: Record<string, string>): Promise<boolean> {
  const asked = { hosts: [standInHost], maxBytes: 65_536, statuses: 'any' } as const
  const webhook = `https://${standInHost}/v1/payment/paypal/webhook`
  const answer = await engine.outbound.fetch(asked, webhook, { method: 'POST', headers, body }).catch((error: unknown) => {
    engine.log.warn({ err: error }, 'A test webhook was not answered.')
    return undefined
  })
  await answer?.discard()
  return answer !== undefined && answer.status < 500 && answer.status !== 429
}

function assertOwn(isOwn: boolean) {
  if (!isOwn) throw new Fault('NOT_FOUND')
}
/** The app by whichever of its names the payer came. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}
