// The app: the HTTP server of API and pages.
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { Fault } from '#base/fault.ts'
import { imageFaults } from '#engine/image/faults.ts'
import { openApi } from '#engine/openapi/openapi.ts'
import { pdfFaults } from '#engine/pdf/faults.ts'
import { resumableFaults } from '#engine/resumable/faults.ts'
import { joinFaults } from '#engine/serve/error-response.ts'
import { checkHost, pathOfTarget } from '#engine/serve/host.ts'
import { SESSION_COOKIE } from '#engine/serve/request.ts'
import { answerRefusal, serve } from '#engine/serve/serve.ts'
import { tableFaults } from '#engine/table/faults.ts'
import { accessHooks } from './access-hooks.ts'
import { mountFeeds } from './discovery/feeds.ts'
import { mountPageMeta } from './discovery/page-meta.ts'
import { mountReferralLink } from './discovery/referral-link.ts'
import { mountSitemap } from './discovery/sitemap.ts'
import { mountUnsubscribe } from './discovery/unsubscribe.ts'
import { mountInbound } from './inbound.ts'
import { mounted } from './mounted.ts'
import { mountPageErrors, reportPage } from './page/page-error.ts'
import { decodableUrl } from './page/page-url.ts'
import { type Mode, mountPages, readPages } from './page/pages.ts'
import { mountResumable } from './resumable.ts'
import { logAccess } from './run/access-log.ts'
import { openRuntime, type Runtime, type RuntimeSettings } from './runtime.ts'
import { mountOutbox } from './trial/outbox.ts'
import { mountTestCarriers } from './trial/test-carriers.ts'
import { mountTestPayments } from './trial/test-payments.ts'
import { isSame, mountTrial } from './trial/trial.ts'

export interface App {
  server: FastifyInstance
  runtime: Runtime
  /** Open replies are finished first (promise P11). */
  close(): Promise<void>
}

/** `pages` says how they are drawn; without it there is the API alone. */
export async function openApp(settings: RuntimeSettings & { pages?: Mode }): Promise<App> {
  const { config } = settings
  // The pages are read while the database opens.
  const [runtime] = await Promise.all([openRuntime(settings), settings.pages === 'production' && readPages()])
  const { engine } = runtime
  const faults = joinFaults([
    imageFaults,
    pdfFaults,
    resumableFaults,
    tableFaults,
    ...mounted.flatMap(domain => (domain.faults ? [domain.faults] : [])),
  ])
  const logger: FastifyBaseLogger = engine.log
  const server: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    requestTimeout: 660_000,
    // Reading the pages takes a second; on a machine with much else to do, many.
    pluginTimeout: 120_000,
    bodyLimit: 2 ** 20,
    // A page's address that cannot be decoded is one that no screen has.
    rewriteUrl: ({ url = '/' }) => decodableUrl(pathOfTarget(url)),
    // Such an address of the API reaches no hook.
    frameworkErrors: (error, request, reply) => answerRefusal(error, request, reply.header('x-request-id', request.id), { faults, engine }),
  })
  const security = securityHeaders(config.publicUrl)
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).headers(security)
    checkHost(request.raw, request.originalUrl)
  })
  runtime.metrics.watch(server)
  logAccess(server, engine.log)
  await server.register(cookie)
  await server.register(multipart)
  const routes = mounted.flatMap(domain => domain.routes)
  const asking = accessHooks(engine)
  serve(server, { engine, routes, faults, ...asking })
  let document: string | undefined
  server.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApi(routes, { title: 'Inkport', version: '0.1.0' }))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  mountHealth(server, runtime)
  mountReferralLink(server)
  mountUnsubscribe(server, engine)
  mountPageErrors(server, engine)
  mountInbound(
    server,
    engine,
    mounted.flatMap(domain => domain.inbound ?? []),
  )
  mountResumable(
    server,
    { engine, ...asking },
    mounted.flatMap(domain => domain.resumable ?? []),
  )
  if (!config.production) {
    mountTrial(server, engine.db)
    if (engine.mail.outbox) mountOutbox(server, engine.mail.outbox, engine.db)
    if (engine.paypal.mode === 'TEST') mountTestPayments(server, engine)
    mountTestCarriers(server, engine)
  }
  server.addHook('onListen', async () => runtime.ownPort(portOf(server)))
  server.setNotFoundHandler((request, reply) => answerRefusal(new Fault('NOT_FOUND'), request, reply, { faults, engine }))
  if (settings.pages) {
    const readerOf = async ({ cookies }: FastifyRequest) => {
      const token = cookies[SESSION_COOKIE]
      const who = token === undefined ? undefined : await asking.identify(token)
      const view = who?.viewer && { by: who.viewer.username, until: (who.viewUntil ?? new Date(0)).toISOString() }
      return who && { ...who, ...(view && { view }) }
    }
    mountSitemap(server, engine)
    mountFeeds(server, engine)
    const pageMeta = mountPageMeta(server, engine)
    await mountPages(server, {
      mode: settings.pages,
      publicUrl: config.publicUrl,
      analytics: config.analytics,
      hasPayPal: config.paypal.mode === 'LIVE',
      pageMeta,
      readerOf,
      onError: reportPage(engine),
    })
  }
  return {
    server,
    runtime,
    async close() {
      await runtime.endStreams()
      // A connection whose reply is under way becomes idle only after it; nobody else would close it then.
      const sweep = setInterval(() => server.server.closeIdleConnections(), 50)
      await server.close().finally(() => clearInterval(sweep))
      await runtime.close()
    },
  }
}

/** What every answer says to browsers; pages and files say more of their policy. Of HTTPS only where the app is reached by it, and never of the operator's other names. */
const securityHeaders = (publicUrl: string) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
})

function portOf(server: FastifyInstance): number {
  const address = server.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Who balances loads asks often, and is told soon. */
const READY_MS = 1_500

async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  asked.catch(() => undefined) // it may fail after the time is over
  const over = Promise.withResolvers<never>()
  const timer = setTimeout(() => over.reject(new Error(`No answer within ${ms} ms.`)), ms)
  return Promise.race([asked, over.promise]).finally(() => clearTimeout(timer))
}

function mountHealth(server: FastifyInstance, runtime: Runtime) {
  server.get('/healthz', async () => ({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    try {
      await within(READY_MS, runtime.engine.db.pool.query('select 1'))
      return { status: 'ready' }
    } catch {
      return reply.code(503).header('retry-after', 2).send({ status: 'waiting for the database' })
    }
  })
  const { metricsToken } = runtime.engine.config
  server.get('/metrics', async ({ headers: { authorization = '' } }, reply) => {
    if (metricsToken === undefined || !isSame(authorization, `Bearer ${metricsToken}`)) throw new Fault('NOT_FOUND')
    return reply.type(runtime.metrics.contentType).send(await runtime.metrics.print())
  })
}
