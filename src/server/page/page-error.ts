// Error reports of pages: what one met in the browser while it was drawn: told like any other bug, as critical (spec §2).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Fault } from '#base/fault.ts'
import { minute } from '#base/time.ts'
import type { Engine } from '#engine/engine.ts'
import { checkOrigin } from '#engine/serve/access.ts'
import { withoutSecret } from './unlisted-page.ts'

const Report = z.object({
  name: z.string().max(200),
  message: z.string().max(10_000),
  stack: z.string().max(20_000),
  path: z.string().max(2_000),
  /** The id that the person sees on the screen. */
  requestId: z.string().max(100),
})

/** Of one address and of all together, in a minute: a broken page that everybody opens is told by its first readers. */
const bounds = { perAddress: 5, inAll: 60 }

/** Mounts `POST /page-error`. It needs no session and asks no database, and answers nothing but its request id. */
export function mountPageErrors(server: FastifyInstance, { errors, config, db }: Pick<Engine, 'errors' | 'config' | 'db'>): void {
  const isTooMany = counter(() => db.now().getTime())
  server.post('/page-error', { bodyLimit: 64 * 1024 }, async (request, reply) => {
    checkOrigin(request, new URL(config.publicUrl).origin, false)
    if (isTooMany(request)) throw new Fault('TOO_MANY_REQUESTS', { values: { retryAfterSeconds: 60 } })
    const parsed = Report.safeParse(request.body)
    if (!parsed.success) throw new Fault('MALFORMED_REQUEST')
    const { path, requestId } = parsed.data
    const shown = /^[0-9a-f-]{36}$/i.test(requestId) ? requestId : request.id
    errors.report(errorOf(parsed.data), { level: 'fatal', requestId: shown, tags: { place: 'browser', path: pathOf(path) } })
    return reply.code(204).send()
  })
}

/** What broke while the server drew a page. An answer of the API that its loader did not want was reported where it was made. */
export const reportPage =
  ({ errors, log }: Pick<Engine, 'errors' | 'log'>) =>
  (error: unknown, request: FastifyRequest): void => {
    const isAnswer = error instanceof Error && 'requestId' in error && 'status' in error
    if (isAnswer) log.error({ err: error, reqId: request.id }, 'A page failed.')
    else errors.report(error, { level: 'fatal', requestId: request.id, tags: { place: 'page', path: pathOf(request.url) } })
  }

function counter(clock: () => number): (request: FastifyRequest) => boolean {
  let counts = new Map<string, number>()
  let inAll = 0
  let until = 0
  return ({ ip }) => {
    const now = clock()
    if (now >= until) [counts, inAll, until] = [new Map(), 0, now + minute]
    const count = counts.get(ip) ?? 0
    if (count >= bounds.perAddress || inAll >= bounds.inAll) return true
    counts.set(ip, count + 1)
    inAll += 1
    return false
  }
}

function errorOf({ name, message, stack }: z.output<typeof Report>): Error {
  const error = new Error(withoutPeople(message).slice(0, 500))
  error.name = /^[A-Za-z]\w{0,60}$/.test(name) ? name : 'Error'
  const frames = stack.split('\n').flatMap(line => frameOf(line) ?? [])
  error.stack = [`${error.name}: ${error.message}`, ...frames.slice(0, 30)].join('\n')
  return error
}

/** `    at draw (https://shop.example/assets/Page-x.js:1:23)`, and Firefox's and Safari's `draw@https://…:1:23`: only where it broke. */
function frameOf(line: string): string | undefined {
  const match =
    /^(?:at )?(?:(?:async )?([\w$.<> ]{1,100}?) ?[(@])?(?:https?:\/\/[^/\s]+)?(\/[\w./-]{1,200})(?:\?[^:\s]*)?:(\d+):(\d+)\)?$/.exec(
      line.trim(),
    )
  return match ? `    at ${match[1] ?? 'anonymous'} (${match[2]}:${match[3]}:${match[4]})` : undefined
}

/** Only which screen: a query may hold what people typed. */
const pathOf = (path: string): string => withoutPeople(withoutSecret((path.split(/[?#]/)[0] ?? '').slice(0, 200)))

/** A message may quote what was on the screen: addresses, numbers and quoted words stay here, also where a quote never ends. */
const withoutPeople = (text: string): string =>
  text
    .replace(/(?<![^\s@"'<>])[^\s@"'<>]+@[^\s@"'<>]+/g, '[email]')
    .replace(/\+?\d[\d\s().-]{6,}\d/g, '[number]')
    .replace(/["“][^"”\n]{25,}["”]?/g, '[text]')
