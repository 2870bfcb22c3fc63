// Serves the contract over HTTP: who is asking, may they, what do they say, one transaction, the answer's check.
import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type AnyCall, limitOf } from '#base/call.ts'
import { Fault } from '#base/fault.ts'
import type { Language } from '#base/text.ts'
import { forAccount } from '#engine/child/account.ts'
import { isUnavailable } from '#engine/db/errors.ts'
import { assertDeclared, checkOrigin } from './access.ts'
import { authorize, reauthorize, tokenOf } from './authorize.ts'
import { errorResponseOf, InputFault } from './error-response.ts'
import { exact, nothing } from './exact.ts'
import { withBodyTimeout } from './load/body-timeout.ts'
import { type LoadShedder, loadShedder } from './load/load-shedding.ts'
import { cookiesOf, factsOf, SESSION_COOKIE } from './request.ts'
import type { IncomingFile, Route, Who } from './route.ts'
import { sendFile, sendLive, sendRead } from './send.ts'
import type { ServeSettings } from './settings.ts'
import { readUpload } from './upload.ts'
import { unstorablePath } from './write/storable.ts'
import { runWrite } from './write/write.ts'

type Handle = (input: object, ...rest: unknown[]) => unknown

declare module 'fastify' {
  interface FastifyRequest {
    who: Who | undefined
  }
}

/** Mounts every call; throws where one declares no access or two share a path. */
export function serve(app: FastifyInstance, settings: ServeSettings): void {
  app.decorateRequest('who', undefined)
  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply, settings))
  const shed = loadShedder()
  for (const route of settings.routes) {
    assertDeclared(route.name, route.call)
    mount(app, route, settings, shed)
  }
}

/** Answers an error in the caller's language; a bug is logged once, with its request id, and shows nothing of itself. */
export function answerRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Pick<ServeSettings, 'faults' | 'engine'>,
) {
  const refused = errorResponseOf(error, settings.faults, languageOf(request))
  if (refused.isBug) settings.engine.errors.report(error, { requestId: request.id, tags: { path: request.routeOptions.url ?? '' } })
  else if (isUnavailable(error)) request.log.warn({ err: error }, 'The database is away.')
  if (refused.status === 401) clearSession(reply)
  if (refused.retryAfterSeconds !== undefined) reply.header('retry-after', refused.retryAfterSeconds)
  endHalfRead(request, reply)
  return reply.code(refused.status).send({ errors: refused.errors })
}

function mount(app: FastifyInstance, route: Route, settings: ServeSettings, shed: LoadShedder) {
  const { call } = route
  const isUpload = call.kind === 'upload'
  // Streams stay as long as their reader, and a file takes as long as its line.
  const isLong = call.kind === 'live' || call.kind === 'download' || isUpload
  const shedding: LoadShedder = isLong ? work => work() : shed
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    // Multipart parts are bounded one by one; twenty files and their frames bound the whole.
    bodyLimit: isUpload ? limitOf(call) * 20 + 2 ** 20 : limitOf(call),
    onRequest: async request => {
      checkOrigin(request, new URL(settings.engine.config.publicUrl).origin, tokenOf(request).isBearer)
      // For the head and for the handling, so that nobody counts while their body comes in.
      await shedding(() => authorize(call, request, settings))
    },
    preParsing: async ({ raw }, _reply, body) => (isUpload ? body : withBodyTimeout(raw, body as Readable)), // what Fastify gives is the request
    handler: (request, reply) => shedding(() => forAccount(request.who?.id, () => handle(route, settings, request, reply))),
  })
}

async function handle(route: Route, settings: ServeSettings, request: FastifyRequest, reply: FastifyReply) {
  const { call, handler } = route
  const { engine } = settings
  if (tokenOf(request).token !== undefined && !request.who) clearSession(reply)
  const hash = createHash('sha256').update(`${call.method} ${request.url}\n`)
  const input = await inputOf(call, request, reply, settings, hash)
  if (call.kind === 'download')
    return sendFile(reply, (await (handler as Handle)(input, engine.db, engine)) as Parameters<typeof sendFile>[1])
  if (call.kind === 'live') {
    const asking = { ...input, ask: () => reauthorize(call, request, settings) }
    const events = (await (handler as Handle)(asking, engine.db, engine)) as AsyncIterable<unknown>
    return sendLive(reply, events, value => encode(call, value))
  }
  if (call.method === 'GET') {
    reply.type('application/json; charset=utf-8').header('cache-control', request.who ? 'private, no-store' : 'no-cache')
    return sendRead(reply, encode(call, await (handler as Handle)(input, engine.db, engine)))
  }
  const answer = await runWrite(route, settings, request, input, hash, value => encode(call, value))
  endHalfRead(request, reply)
  return reply.code(answer.status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(answer.answer)
}

/** Checked against the contract, so that no undeclared field ever leaves. A wrong answer is a bug of ours. */
function encode(call: AnyCall, value: unknown): string {
  // Contracts are written with Zod; the core type is all that the browser's side needs.
  const checked = z.safeParse(call.answer as z.ZodType, value)
  if (!checked.success)
    throw new TypeError(`${call.method} ${call.path} answers what its contract does not say: ${z.prettifyError(checked.error)}`)
  return JSON.stringify(checked.data)
}

async function inputOf(call: AnyCall, request: FastifyRequest, reply: FastifyReply, { engine }: ServeSettings, hash: Hash) {
  const facts = factsOf(request, engine.config)
  const params = parse(call.params, request.params, facts.language, () => new Fault('NOT_FOUND'))
  const query = parse(call.query, request.query, facts.language)
  let files: AsyncIterable<IncomingFile> | undefined
  let given = request.body
  if (call.kind === 'upload') {
    const upload = await readUpload(request, limitOf(call), hash)
    given = upload.fields
    files = upload.files
  } else if (given !== undefined && given !== null) hash.update(JSON.stringify(given))
  const body = bodyOf(call, given ?? {}, facts.language)
  const stop = new AbortController()
  // Whoever was answered in full waits for nothing; an abort makes an error with its stack.
  reply.raw.once('close', () => reply.raw.writableFinished || stop.abort())
  return { params, query, body, files, who: request.who, request: facts, cookies: cookiesOf(reply, facts.isHttps), signal: stop.signal }
}

/** A key that the call does not know is refused: what was sent and is not kept would look as if it were. */
function bodyOf(call: AnyCall, given: unknown, language: Language): unknown {
  if (call.body) return parse(exact(call.body), given, language)
  if (call.method !== 'GET') parse(nothing, given, language)
  return undefined
}

function parse(shape: AnyCall['body'], value: unknown, language: Language, refuseWith?: () => Error): unknown {
  if (!shape) return undefined
  const { localeError } = language === 'vi' ? z.locales.vi() : z.locales.en()
  const parsed = z.safeParse(shape as z.ZodType, value, { error: localeError, reportInput: true })
  const path = parsed.success ? unstorablePath(parsed.data) : undefined
  if (parsed.success && !path) return parsed.data
  const issues = parsed.error?.issues ?? [{ code: 'custom', message: 'TEXT_INVALID', path: [...(path ?? [])], input: undefined }]
  throw refuseWith?.() ?? new InputFault(issues)
}

const languageOf = (request: FastifyRequest) => factsOf(request, undefined).language

function clearSession(reply: FastifyReply) {
  for (const name of [SESSION_COOKIE, 'is_auth', 'user_info']) reply.clearCookie(name, { path: '/' })
}

/** A refused upload leaves a socket half read, which would hang the server's close: it is ended after the reply. */
function endHalfRead(request: FastifyRequest, reply: FastifyReply) {
  if (request.raw.complete || request.method === 'GET' || request.headers['content-length'] === '0') return
  reply.header('connection', 'close')
  reply.raw.once('finish', () => request.raw.destroy())
}
