// PayPal's news. It is no call of the contract: its signature is over the very bytes of the body, and its sender has no session.
import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/engine.ts'
import { hearPayPal } from '#shop/payment/payment.ts'

/** 200 heard, 400 not PayPal's, 503 to be said again later. */
export function mountPayPalWebhook(server: FastifyInstance, engine: Engine, onCommit: () => void): void {
  if (engine.paypal.mode === 'OFF') return
  server.register(async site => {
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 262_144 }, (_request, body, done) => done(null, body))
    site.post('/v1/payment/paypal/webhook', async (request, reply) => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const heard = await hearPayPal(engine, headers, String(request.body ?? ''))
      onCommit()
      return reply.code({ HEARD: 200, REFUSED: 400, LATER: 503 }[heard]).send({})
    })
  })
}
