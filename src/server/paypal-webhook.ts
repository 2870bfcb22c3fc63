// PayPal's webhook. It is no call of the contract: its signature is over the very bytes of the body, and its sender has no session.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Fault } from '#base/fault.ts'
import { minute, second } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import { addressOf } from '#shop/account/credential/rate-limit.ts'
import { takeWebhook } from '#shop/payment/payment.ts'

/** Of one address in a minute, those under way counted in. PayPal's own are given back, so that only forged ones ever reach it. */
const doubtfulPerMinute = 60

/** 200 heard, 400 not PayPal's, 429 and 503 to be said again later, as PayPal does. */
export function mountPayPalWebhook(server: FastifyInstance, engine: Engine): void {
  if (engine.paypal.mode === 'OFF') return
  const doubtful = counter(() => engine.db.now().getTime())
  server.register(async site => {
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 262_144 }, (_request, body, done) => done(null, body))
    // Before the body is read: a flood costs neither memory nor a question to PayPal.
    const onRequest = async (request: FastifyRequest) => doubtful.add(addressOf(request.ip))
    site.post('/v1/payment/paypal/webhook', { onRequest }, async (request, reply) => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      const heard = await takeWebhook(engine, headers, String(request.body ?? ''))
      if (heard === 'HEARD') doubtful.giveBack(addressOf(request.ip))
      return reply.code({ HEARD: 200, REFUSED: 400, LATER: 503 }[heard]).send({})
    })
  })
}

function counter(clock: () => number) {
  let counts = new Map<string, number>()
  let until = 0
  return {
    /** Throws TOO_MANY_REQUESTS with the seconds until the next minute begins. */
    add(address: string): void {
      const now = clock()
      if (now >= until) [counts, until] = [new Map(), now + minute]
      const count = counts.get(address) ?? 0
      if (count >= doubtfulPerMinute)
        throw new Fault('TOO_MANY_REQUESTS', { values: { retryAfterSeconds: Math.ceil((until - now) / second) } })
      counts.set(address, count + 1)
    },
    giveBack: (address: string): void => void counts.set(address, Math.max(0, (counts.get(address) ?? 0) - 1)),
  }
}
