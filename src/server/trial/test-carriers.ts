// The stand-ins of carriers, mounted by the name of their host outside of production: the app's own client is led to them there.
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hour, second } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import type { StandIn, StandInAnswer, StandInCall, StandInPush } from '#shop/carrier/port.ts'
import { carriers } from '#shop/carrier/registry.ts'
import { type Books, openBooks } from './carrier-books.ts'

/** How a test wants so many calls to be answered. */
const Mood = z.strictObject({
  /** Such as `POST /v2/things/*`; the star is one part of a path. */
  call: z.string(),
  /**
   * CUT_BEFORE: the line is cut, and nothing was done. CUT_AFTER: it was done. HANG, HANG_AFTER: the same with a line that stays open. LIMITED, STOPPED: too many calls, and an account that may not.
   * SAYS: `status` and `body`, and nothing is done.
   */
  how: z.enum(['HANG', 'HANG_AFTER', 'FAIL', 'SLOW', 'CUT_BEFORE', 'CUT_AFTER', 'LIMITED', 'STOPPED', 'SAYS']),
  times: z.int().default(1),
  /** So many are answered as usual before. */
  after: z.int().default(0),
  status: z.int().default(422),
  body: z.string().default(''),
})
type Mood = z.output<typeof Mood>

export function mountTestCarriers(server: FastifyInstance, engine: Engine): void {
  server.register(async site => {
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 2 ** 20 }, (_request, body, done) => done(null, body))
    for (const { id, standIn } of carriers) if (standIn) mountStandIn(site, engine, { id, standIn })
  })
}

function mountStandIn(site: FastifyInstance, engine: Engine, { id, standIn }: { id: string; standIn: StandIn }): void {
  const books = openBooks(join(engine.config.dataDir, 'test-carriers', id), () => engine.db.now())
  const calls = counter(standIn, books)
  const inTurn = queue()
  let moods: Mood[] = []
  const moodOf = (call: StandInCall): Mood | undefined => {
    const mood = moods.find(({ call: wanted, times }) => times > 0 && isCall(call, wanted))
    if (!mood) return undefined
    const isLater = mood.after > 0
    if (isLater) mood.after -= 1
    else mood.times -= 1
    return isLater ? undefined : mood
  }
  site.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    constraints: { host: standIn.host },
    async handler(request, reply) {
      const call = callOf(request)
      const refused = calls.add(call)
      if (refused) return send(reply, refused)
      const mood = moodOf(call)
      const isDone = mood === undefined || mood.how === 'SLOW' || mood.how === 'CUT_AFTER' || mood.how === 'HANG_AFTER'
      if (mood?.how === 'SLOW') await new Promise(resolve => setTimeout(resolve, slowMs))
      const answer = isDone ? await inTurn(() => standIn.answer(call, books)) : refusalOf(mood)
      if (mood?.how === 'HANG' || mood?.how === 'HANG_AFTER') return reply.hijack()
      if (mood?.how === 'CUT_BEFORE' || mood?.how === 'CUT_AFTER') return reply.hijack().raw.destroy()
      return send(reply, answer)
    },
  })
  if (!engine.config.test) return
  site.post(`/test-carriers/${id}/mood`, async ({ body }) => {
    moods = z.array(Mood).parse(JSON.parse(String(body)))
    return {}
  })
  site.post(`/test-carriers/${id}/happen`, async ({ body }) => {
    const pushes = (await inTurn(async () => standIn.happen?.(JSON.parse(String(body)), books))) ?? []
    return { answered: await Promise.all(pushes.map(push => deliver(site, push))) }
  })
  site.get(`/test-carriers/${id}/counts`, async () => ({ calls: calls.made, ...(await books.counts()) }))
}

/** What a stand-in sends comes in as any webhook. */
async function deliver(site: FastifyInstance, { address, headers, body }: StandInPush): Promise<number> {
  const { pathname, host } = new URL(address)
  const { statusCode } = await site.inject({ method: 'POST', url: pathname, headers: { ...headers, host }, payload: body })
  return statusCode
}

const slowMs = 1_500

function callOf({ method, url, headers, body }: FastifyRequest): StandInCall {
  const { pathname: path, searchParams: query } = new URL(url, 'https://localhost')
  const read = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  return { method, path, query, headers: read, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
}

/** Whether a call is what a mood is about. */
function isCall({ method, path }: StandInCall, wanted: string): boolean {
  const [wantedMethod, wantedPath = ''] = wanted.split(' ')
  const [parts, wantedParts] = [path.split('/'), wantedPath.split('/')]
  return (
    method === wantedMethod && parts.length === wantedParts.length && wantedParts.every((part, at) => part === '*' || part === parts[at])
  )
}

function refusalOf({ how, status, body }: Mood): StandInAnswer {
  if (how === 'SAYS') return { status, body }
  if (how === 'LIMITED') return { ...refused(429, 'Too many calls.'), headers: { 'retry-after': '60' } }
  return how === 'STOPPED' ? refused(403, 'The account is suspended.') : refused(500, 'An internal error.')
}
/** Without a code of the carrier's own: nobody may read more of it than its status. */
const refused = (status: number, message: string): StandInAnswer => ({ status, body: JSON.stringify({ error: { code: '', message } }) })

function send(reply: FastifyReply, { status, headers = {}, body }: StandInAnswer) {
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
  return reply
    .code(status)
    .headers({ 'content-type': type, ...headers })
    .send(body)
}

/** Counts the calls to each interface, and refuses those above an hour's; it forgets them with the process. */
function counter({ callsPerHour = Number.POSITIVE_INFINITY }: StandIn, books: Books) {
  const made: Record<string, number> = {}
  let inHour = new Map<string, number>()
  let until = 0
  return {
    made,
    add({ path }: StandInCall): StandInAnswer | undefined {
      const now = books.now().getTime()
      if (now >= until) [inHour, until] = [new Map(), (Math.floor(now / hour) + 1) * hour]
      const api = path.split('/').slice(0, 3).join('/')
      const count = inHour.get(api) ?? 0
      const retryAfter = String(Math.ceil((until - now) / second))
      if (count >= callsPerHour) return { ...refused(429, 'Too many calls.'), headers: { 'retry-after': retryAfter } }
      inHour.set(api, count + 1)
      made[api] = (made[api] ?? 0) + 1
      return undefined
    },
  }
}

/** One after the other, also after one that fails. */
function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}
