// The typed client, for browsers and Node: it carries no Zod.
import type { AnyCall, CallAnswer, CallInput } from './call.ts'
import { CallError, type FaultEntry } from './fault.ts'
import type { WireCall } from './wire.ts'

export interface ClientSettings {
  /** '' for the page's own server. */
  baseUrl: string
  token?: () => string | undefined
  fetch?: typeof fetch
  headers?: Readonly<Record<string, string>>
  /** Hears of every 401: the session is over. */
  onUnauthorized?: () => void
}
export interface CallOptions {
  signal?: AbortSignal
  /** The same over all tries of one act of the user. */
  idempotencyKey?: string
  /** The request outlives its page: for what is sent while the page is closed, at most 64 KB of it. */
  keepalive?: boolean
}
interface Given {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  files?: readonly Blob[]
}
type Arguments<C> = unknown extends CallInput<C> ? [input?: undefined, options?: CallOptions] : [input: CallInput<C>, options?: CallOptions]

/** The specification's timeout (§7, §9). */
const TIMEOUT_MS = 60_000

export interface Client {
  /** The parsed answer, or a CallError. */
  <C extends AnyCall>(call: C, ...rest: Arguments<C>): Promise<CallAnswer<C>>
  /** The raw answer of a download. */
  fetch<C extends AnyCall>(call: C, ...rest: Arguments<C>): Promise<Response>
  /** The address of a download or live call, for links, pictures and EventSource. */
  url<C extends AnyCall>(call: C, ...rest: Arguments<C>): string
}

export function createClient(settings: ClientSettings): Client {
  const url = (call: WireCall, input?: unknown) => settings.baseUrl + pathOf(call, input as Given | undefined)
  const send = async (call: WireCall, input?: unknown, options: CallOptions = {}) => {
    const { headers, body } = bodyOf(input as Given | undefined) // every CallInput is made of these four parts
    for (const [name, value] of Object.entries(settings.headers ?? {})) headers.set(name, value)
    const token = settings.token?.()
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
    const timeout = AbortSignal.timeout(call.kind === 'upload' ? TIMEOUT_MS * 10 : TIMEOUT_MS)
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    const init: RequestInit = {
      method: call.method,
      headers,
      body: call.method === 'GET' ? null : body,
      signal: call.kind === 'live' ? (options.signal ?? null) : signal,
      ...(options.keepalive && { keepalive: true }),
    }
    const response = await (settings.fetch ?? fetch)(url(call, input), init).catch((error: unknown) => {
      if (options.signal?.aborted) throw error
      throw new CallError(0, [])
    })
    if (response.ok) return response
    if (response.status === 401) settings.onUnauthorized?.()
    throw await errorOf(response)
  }
  const ask = async (call: WireCall, input?: unknown, options?: CallOptions) => (await send(call, input, options)).json()
  return Object.assign(ask, { fetch: send, url }) as Client // `Arguments` gives each call its own input, which one body cannot spell out.
}

function pathOf(call: WireCall, given: Given = {}): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given.params?.[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (Array.isArray(value)) for (const each of value) search.append(name, String(each))
    else if (value !== undefined && value !== '') search.set(name, value instanceof Date ? value.toISOString() : String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

function bodyOf(given: Given = {}): { headers: Headers; body: BodyInit | null } {
  const headers = new Headers({ accept: 'application/json' })
  if (given.files) {
    const form = new FormData()
    // Fields first: the server reads the files as a stream and must know the rest before them.
    for (const [name, value] of Object.entries(given.body ?? {})) if (value !== undefined) form.append(name, String(value))
    for (const file of given.files) form.append('file', file, file instanceof File ? file.name : 'file')
    return { headers, body: form }
  }
  if (given.body === undefined) return { headers, body: null }
  headers.set('content-type', 'application/json')
  return { headers, body: JSON.stringify(given.body) }
}

/** The CallError of a refused answer. */
export async function errorOf(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => undefined)
  const errors = typeof body === 'object' && body && 'errors' in body && Array.isArray(body.errors) ? (body.errors as FaultEntry[]) : [] // our server's only shape of a refusal
  const retryAfter = Number(response.headers.get('retry-after'))
  return new CallError(response.status, errors, response.headers.get('x-request-id') ?? undefined, retryAfter > 0 ? retryAfter : undefined)
}
