// The pages: React Router draws them in this process; in development Vite compiles on request.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Counting, PageGiven, Reader, Theme } from '#base/page.ts'
import type { Language } from '#base/text.ts'
import type { Config } from '#engine/config.ts'
import { LANGUAGE_COOKIE } from '#engine/serve/request.ts'
import { namesCart } from '#shop/cart/cookie.cart.ts'
import type { PageMetaTags } from '../discovery/page-meta.ts'
import { languageLinks } from '../discovery/sitemap.ts'
import { paintFirst, type StyleSheets } from './first-paint.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { cacheHeader, nonceMark, type PageCache, pageCache, requestMark } from './page-cache.ts'
import { pageUrl } from './page-url.ts'
import { orUnavailable, sendUnavailablePage, unavailable } from './unavailable-page.ts'
import { isUnlistedPage, unlistedHeaders } from './unlisted-page.ts'

export type Mode = 'development' | 'production'
export interface PagesOptions {
  mode: Mode
  /** Without a slash at its end. */
  publicUrl: string
  /** Who is signed in, by the request's cookie. */
  readerOf(request: FastifyRequest): Promise<(Reader & { language: Language }) | undefined>
  /** What public pages say of themselves. */
  pageMeta: PageMetaTags
  /** Hears of what broke while a page was drawn here. */
  onError(error: unknown, request: FastifyRequest): void
  /** The script of others that counts page views, where the operator has set one. */
  analytics: Config['analytics']
  /** PayPal's own buttons may run on the page where one pays. */
  hasPayPal: boolean
}
type Respond = (build: ServerBuild, mode: string, request: Request, given: PageGiven) => Promise<Response>
/** `entry.server` adds `respond` to what React Router builds. */
type PageBuild = ServerBuild & { entry: { module: { respond: Respond } } }
type LoadBuild = () => Promise<PageBuild>

const clientFolder = fileURLToPath(new URL('../../../build/client/', import.meta.url))
const serverBuild = new URL('../../../build/server/index.js', import.meta.url).href

/** Mounts every page under `*`; the calls of the API are mounted before it and win. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register(async pages => {
    const [cache, styles] = [pageCache(), styleSheets()]
    const load = await (options.mode === 'development' ? developmentBuild(pages) : productionBuild(pages))
    pages.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => answer(request, reply, { load, cache, styles }, options),
    })
  })
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { load, cache, styles }: { load: LoadBuild; cache: PageCache; styles: StyleSheets },
  options: PagesOptions,
): Promise<FastifyReply> {
  if (/^\/(v1|core)\//.test(request.url)) {
    reply.callNotFound() // The API's own paths answer as the API does.
    return reply
  }
  const build = await load()
  const reader = await options.readerOf(request).catch(orUnavailable)
  if (reader === unavailable) return sendUnavailablePage(reply, languageOf(request, undefined))
  // What is no page's address is drawn as one that no screen has.
  const url = pageUrl(request.url, options.publicUrl) ?? new URL(`${options.publicUrl}/404`)
  const isUnlisted = isUnlistedPage(url.pathname)
  const language = languageOf(request, reader?.language ?? (isUnlisted ? languageOfBrowser(request) : undefined))
  const theme = themeOf(request)
  const counting = isUnlisted ? undefined : countingOf(request, options)
  const hasCart = reader ? reader.kind === 'seller' : namesCart(request)
  const nonce = randomBytes(16).toString('base64')
  const inside = inProcessFetch(request)
  const draw = (marks: Pick<PageGiven, 'nonce' | 'requestId'>) =>
    build.entry.module.respond(build, options.mode, toRequest(request, reply, url), {
      ...marks,
      fetch: inside.fetch,
      reader: reader && shownReader(reader),
      hasCart,
      language,
      theme,
      counting,
      onError: error => options.onError(error, request),
    })
  const isData = /(\.data|\/__manifest)(\?|$)/.test(request.url)
  const isForAll = reader === undefined && request.method === 'GET' && !isData && options.mode === 'production'
  const found = isForAll
    ? await cache.take([language, theme, counting?.answer, hasCart, url.pathname + url.search].join(' '), async () => {
        const drawn = await draw({ nonce: nonceMark, requestId: requestMark })
        return drawn.status === 200 && isPage(drawn) ? withHead(drawn, await options.pageMeta.tagsOf(url, language), styles) : drawn
      })
    : await draw({ nonce, requestId: request.id })
  reply.header(
    'content-security-policy',
    policy(nonce, options.mode, counting, options.hasPayPal && url.pathname.startsWith('/payments/paypal/')),
  )
  reply.header('vary', 'Cookie, Accept-Encoding')
  reply.header('cache-control', 'private, no-cache')
  if (isUnlisted) reply.headers(unlistedHeaders)
  if (!(found instanceof Response)) {
    reply.type('text/html; charset=utf-8').header('link', languageLinks(options.publicUrl, url.pathname))
    const fillings = { [nonceMark]: nonce, [requestMark]: request.id }
    const isPressed = takesGzip.test(request.headers['accept-encoding'] ?? '')
    return isPressed ? reply.header('content-encoding', 'gzip').send(found.gzip(fillings)) : reply.send(found.text(fillings))
  }
  // A page that broke because the API had no answer may be had in a moment; React Router knows broken pages only.
  if (found.status === 500 && inside.isAway()) reply.code(503).header('retry-after', 2)
  else reply.code(found.status)
  for (const [name, value] of found.headers) if (name !== cacheHeader) reply.header(name, value)
  // A page that may not be kept still carries its marks.
  if (isForAll && isPage(found)) return reply.send((await found.text()).replaceAll(nonceMark, nonce).replaceAll(requestMark, request.id))
  // Staff who look as a seller are told so on every page; the mark is the server's, so that visitors load no script for it.
  if (reader?.view && isPage(found)) return reply.send((await found.text()).replace('<html', '<html data-view'))
  return reply.send(found.body ? Readable.fromWeb(found.body as WebStream) : '') // The same stream, as Node's types name it.
}

const shownReader = ({ id, kind, username, roles, teamRoles, team, needsSecondFactor, view }: Reader): Reader => ({
  id,
  kind,
  username,
  roles,
  ...(teamRoles && { teamRoles }),
  ...(team && { team }),
  ...(needsSecondFactor && { needsSecondFactor }),
  ...(view && { view }),
})

/** The page with more in its head, painted before all else is asked for. */
async function withHead(page: Response, tags: string, styles: StyleSheets): Promise<Response> {
  const html = (await page.text()).replace('</head>', () => `${tags}</head>`)
  return new Response(await paintFirst(html, nonceMark, styles), { status: page.status, headers: page.headers })
}

function styleSheets(): StyleSheets {
  const read = new Map<string, Promise<string>>()
  return path => {
    const known = read.get(path) ?? readFile(join(clientFolder, path), 'utf8')
    read.set(path, known)
    return known
  }
}

/** What is drawn for one reader is compressed for them alone: 2 takes twice the time for a tenth less. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 }
const takesGzip = /\bgzip\b(?!\s*;\s*q=0)/

const isPage = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false

/** The hashed files of the build never change under their names; the icon and the service worker are asked for again. */
async function productionBuild(pages: FastifyInstance): Promise<LoadBuild> {
  await pages.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: brotliParams },
  })
  await pages.register(fastifyStatic, {
    root: `${clientFolder}assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
  })
  pages.get('/favicon.svg', (_, reply) => reply.sendFile('favicon.svg', clientFolder, { maxAge: '1h', immutable: false }))
  // At the root, so that it may show every page.
  pages.get('/push-worker.js', (_, reply) => reply.sendFile('push-worker.js', clientFolder, { maxAge: 0, immutable: false }))
  const build = await readPages()
  return async () => build
}

/** The built pages; a module is read once, whoever asks first. */
export const readPages = (): Promise<PageBuild> => import(serverBuild) // Built from src/entry.server.tsx.

async function developmentBuild(pages: FastifyInstance): Promise<LoadBuild> {
  await pages.register((await import('@fastify/middie')).default)
  const { createServer } = await import('vite')
  // Vite follows what it reads; `node --watch` would take a file that it writes and removes for a change of the server.
  delete process.env.WATCH_REPORT_DEPENDENCIES
  const vite = await createServer({ server: { middlewareMode: true, ws: { server: pages.server } }, appType: 'custom' })
  pages.use(vite.middlewares)
  pages.addHook('onClose', () => vite.close())
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PageBuild> // As above.
}

/** Vietnamese stands at /vi; elsewhere the visitor's last choice counts, then the account's language, then English. */
function languageOf(request: FastifyRequest, ofAccount: Language | undefined): Language {
  if (/^\/vi([/.?]|$)/.test(request.url)) return 'vi'
  const chosen = request.cookies[LANGUAGE_COOKIE]
  return chosen === 'en' || chosen === 'vi' ? chosen : (ofAccount ?? 'en')
}

/** Whoever was sent a link was never here before: their browser says what they read. */
const languageOfBrowser = ({ headers }: FastifyRequest): Language => (/^\s*vi\b/i.test(headers['accept-language'] ?? '') ? 'vi' : 'en')

function themeOf({ cookies: { theme } }: FastifyRequest): Theme | undefined {
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

function countingOf({ cookies: { cookie_answer: answer } }: FastifyRequest, { analytics }: PagesOptions): Counting | undefined {
  return analytics && { ...analytics, answer: answer === 'all' || answer === 'needed' ? answer : undefined }
}

/**
 * Scripts and style sheets of ours alone; inline ones only with this answer's nonce (promise S7). Vite's development client
 * needs more, and so does the one script that counts page views, unless the visitor has refused it.
 */
function policy(nonce: string, mode: Mode, counting: Counting | undefined, isPaying: boolean): string {
  const isDevelopment = mode === 'development'
  const isCounted = counting && counting.answer !== 'needed'
  const paypal = isPaying ? ' https://*.paypal.com https://*.paypalobjects.com' : ''
  const host = (isCounted ? ` ${new URL(counting.src).origin}` : '') + paypal
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${host}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${paypal}`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${host}`,
    `frame-src 'self' blob:${paypal}`,
    "font-src 'self'",
    // The service worker of notifications, which is a file of its own (public/push-worker.js).
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The request as pages read it; it ends when the visitor goes away. */
function toRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value))
  return new Request(url, { method: request.method, headers, signal: gone.signal })
}
