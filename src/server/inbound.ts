// Inbound webhooks over HTTP. They are no calls of the contract: a proof is over the very bytes of the body, and the sender has no session.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Fault } from '#base/fault.ts'
import { minute, second } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import type { InboundSource } from '#engine/inbound/source.ts'
import { addressOf } from '#shop/account/credential/rate-limit.ts'
import { keepNews } from '#shop/inbound/inbound.ts'

const mostBytes = 262_144
/** Of one address, to one source in a minute, those under way counted in. Proved ones are given back, so that only forged ones reach it. */
const unprovedPerMinute = 60

/** 200 kept, also where it was kept before; 400 not its sender's; 404 no such address; 413, 429 and 503 as in every call. */
export function mountInbound(server: FastifyInstance, engine: Engine, sources: readonly InboundSource[]): void {
  server.register(async site => {
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) => done(null, body))
    for (const source of sources) mountSource(site, engine, source)
  })
}

function mountSource(site: FastifyInstance, engine: Engine, source: InboundSource): void {
  const unproved = counter(() => engine.db.now().getTime())
  // Before the body is read: a flood costs neither memory nor a question to whoever can tell.
  const onRequest = async ({ ip }: FastifyRequest) => unproved.add(addressOf(ip))
  site.post<{ Params: { token?: string } }>(source.path, { onRequest }, async ({ ip, headers: given, params, body }, reply) => {
    const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
    const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const proved = await source.prove(engine, { token: params.token, headers, raw })
    if (proved === 'UNKNOWN') throw new Fault('NOT_FOUND')
    if (proved === 'REFUSED' || proved === 'LATER') return reply.code(proved === 'LATER' ? 503 : 400).send({})
    await engine.db.transaction(tx => keepNews(tx, source, { ...proved, body: raw }))
    unproved.giveBack(addressOf(ip))
    return reply.code(200).send({})
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
      if (count >= unprovedPerMinute)
        throw new Fault('TOO_MANY_REQUESTS', { values: { retryAfterSeconds: Math.ceil((until - now) / second) } })
      counts.set(address, count + 1)
    },
    giveBack: (address: string): void => void counts.set(address, Math.max(0, (counts.get(address) ?? 0) - 1)),
  }
}
