import { PassThrough } from 'node:stream'
import { tables } from 'virtual:texts'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { PageGiven } from '#base/page.ts'
import type { Language } from '#base/text.ts'
import { pageContext } from '#kit/page-context.ts'
import { Texts } from '#kit/texts.ts'
import { TextsContext } from '#kit/use-text.ts'

/** Every text is in memory. */
const textsOf = (language: Language) => new Texts(language, async () => ({}), tables)
const texts = { en: textsOf('en'), vi: textsOf('vi') }
const giveUpMs = 10_000

/**
 * One page, or one page's data. The server calls this and nothing of React Router itself: the bundle has its own copies of
 * React Router and of our modules, and `instanceof` must hold among them.
 */
export function respond(build: ServerBuild, mode: string, request: Request, given: PageGiven): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, given)
  return createRequestHandler(build, mode)(request, context)
}

/** Refusals that a loader throws on purpose are answers; everything else is a bug and is told to the server's log. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).onError(error)
}

export default async function handle(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const given = context.get(pageContext)
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady' // Crawlers get the whole page at once.
  return new Promise<Response>((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(
      <TextsContext value={texts[given.language]}>
        <ServerRouter context={entry} url={request.url} nonce={given.nonce} />
      </TextsContext>,
      {
        nonce: given.nonce,
        // What is drawn stands in its place: else React puts large parts at the end, for a script to move.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          clearTimeout(timer)
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { status: code, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          code = 500
          given.onError(error)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error(`The page was not rendered within ${giveUpMs} ms`)), giveUpMs)
  })
}
