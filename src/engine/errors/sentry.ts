// A small sender of the Sentry envelope (https://develop.sentry.dev/sdk/data-model/envelopes/), for any service that takes it.
import { randomUUID } from 'node:crypto'
import { relative } from 'node:path'
import { redactPasswords } from '#engine/log/redact.ts'
import type { ErrorFacts, ErrorReports } from './reports.ts'

interface SentrySettings {
  readonly publicUrl: string
  /** Told, not thrown: a service that is away must not become an error itself. */
  readonly onFault: (error: unknown) => void
}

const sendMs = 5_000
/** More than this on their way at once are dropped: a storm of errors is told by its beginning. */
const mostPending = 10

export function openSentry(dsn: string, { publicUrl, onFault }: SentrySettings): ErrorReports {
  const { url, auth } = targetOf(dsn)
  const pending = new Set<Promise<void>>()
  let quietUntil = 0
  const send = async (error: unknown, facts: ErrorFacts) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
      body: envelopeOf(error, facts, publicUrl),
      signal: AbortSignal.timeout(sendMs),
      redirect: 'error',
    })
    await response.body?.cancel()
    if (response.status === 429) quietUntil = Date.now() + 1_000 * (Number(response.headers.get('retry-after')) || 60)
    else if (!response.ok) throw new Error(`The error-reporting service answered ${response.status}.`)
  }
  return {
    report: (error, facts) => {
      if (pending.size >= mostPending || Date.now() < quietUntil) return
      const sending: Promise<void> = send(error, facts)
        .catch(onFault)
        .finally(() => pending.delete(sending))
      pending.add(sending)
    },
    flush: async () => {
      await Promise.all(pending)
    },
  }
}

/** `https://KEY@HOST/PATH/PROJECT` → the address that takes envelopes, and the header that lets us in. */
function targetOf(dsn: string): { url: string; auth: string } {
  const { protocol, host, pathname, username } = new URL(dsn)
  const parts = pathname.split('/')
  const project = parts.pop()
  return {
    url: `${protocol}//${host}${parts.join('/')}/api/${project}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=inkport/1, sentry_key=${username}`,
  }
}

function envelopeOf(error: unknown, { level = 'error', requestId, tags }: ErrorFacts, publicUrl: string): string {
  const id = randomUUID().replaceAll('-', '')
  const event = {
    event_id: id,
    timestamp: Date.now() / 1_000,
    platform: 'node',
    level,
    environment: new URL(publicUrl).host,
    tags: { ...tags, ...(requestId && { request_id: requestId }) },
    exception: { values: exceptionsOf(error) },
  }
  const head = { event_id: id, sent_at: new Date().toISOString() }
  return [head, { type: 'event', content_type: 'application/json' }, event].map(part => JSON.stringify(part)).join('\n')
}

/** The error and its causes, the innermost first as the protocol wants it. */
function exceptionsOf(error: unknown): object[] {
  const found: object[] = []
  for (let current = error; current !== undefined && found.length < 5; current = current instanceof Error ? current.cause : undefined)
    found.unshift(exceptionOf(current))
  return found
}

function exceptionOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: 'Error', value: redactPasswords(String(error)) }
  return { type: error.name, value: redactPasswords(error.message), stacktrace: { frames: framesOf(error.stack ?? '') } }
}

/** Lines such as `    at submit (file:///app/src/shop/order/status/status.ts:12:5)`, the newest call last. */
function framesOf(stack: string): object[] {
  const lines = stack.matchAll(/^ +at (?:(.+?) \()?(?:file:\/\/)?([^\s()]+?):(\d+):(\d+)\)?$/gm)
  return [...lines].reverse().map(([, name = '?', path = '', line, column]) => ({
    function: name,
    filename: path.startsWith('/') ? relative(process.cwd(), path) : path,
    lineno: Number(line),
    colno: Number(column),
    in_app: !/node_modules|^node:/.test(path),
  }))
}
