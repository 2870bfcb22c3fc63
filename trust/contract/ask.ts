// A raw HTTP client: asks a deployment as any program may, without the client's manners, and keeps all that comes back.
import type { AnyCall } from '#base/call.ts'

export interface Asked {
  readonly token?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: readonly File[] | undefined
  readonly headers?: Readonly<Record<string, string>>
}
export interface Answer {
  readonly status: number
  /** Bytes as latin1, with the request's own id left out. */
  readonly text: string
  readonly headers: Headers
}

/** One call, and its answer read to the end; of a stream without an end what came in `liveMs`. */
export async function ask(url: string, call: Pick<AnyCall, 'method' | 'path' | 'kind'>, asked: Asked = {}, liveMs = 300): Promise<Answer> {
  const headers = new Headers(asked.headers)
  if (asked.token) headers.set('authorization', `Bearer ${asked.token}`)
  const body = call.method === 'GET' ? null : bodyOf(call, asked, headers)
  for (let tries = 3; ; tries--) {
    const signal = AbortSignal.timeout(call.kind === 'live' ? liveMs : 30_000)
    try {
      const response = await fetch(url + addressOf(call, asked), { method: call.method, headers, body, signal, redirect: 'manual' })
      return await read(response, call.kind === 'live')
    } catch (error) {
      if (signal.aborted) throw new Error(`${call.method} ${addressOf(call, asked)} is not answered in time`, { cause: error })
      // An upload that is refused while it is still being sent ends the line, and the refusal may be lost with it.
      if (!(error instanceof TypeError) || tries <= 1) throw error
    }
  }
}

export interface Listening {
  /** What came so far. */
  readonly text: () => string
  close(): void
}
/** A stream without an end; it is open, or refused, when this answers. */
export async function listen(url: string, call: Pick<AnyCall, 'method' | 'path'>, token: string | undefined): Promise<Listening> {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
  const closing = new AbortController()
  const response = await fetch(url + addressOf(call, {}), { method: call.method, headers, signal: closing.signal })
  let text = ''
  const read = async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString('latin1')
  }
  // What came before its end is what counts.
  if (response.ok) read().catch(() => undefined)
  return { text: () => text, close: () => closing.abort() }
}

export function addressOf({ path }: Pick<AnyCall, 'path'>, { params = {}, query }: Pick<Asked, 'params' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${filled}?${search}` : filled
}

export function formOf({ body, files = [] }: Pick<Asked, 'body' | 'files'>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  for (const file of files) form.append('file', file)
  return form
}

function bodyOf({ kind }: Pick<AnyCall, 'kind'>, asked: Asked, headers: Headers): FormData | string | null {
  if (kind === 'upload') return formOf(asked)
  if (asked.body === undefined) return null
  headers.set('content-type', 'application/json')
  return JSON.stringify(asked.body)
}

async function read(response: Response, isLive: boolean): Promise<Answer> {
  const requestId = response.headers.get('x-request-id') ?? ''
  const text = isLive && response.ok ? await soFar(response) : Buffer.from(await response.arrayBuffer()).toString('latin1')
  return { status: response.status, text: requestId ? text.replaceAll(requestId, '') : text, headers: response.headers }
}

async function soFar(response: Response): Promise<string> {
  let text = ''
  try {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString('latin1')
  } catch {
    // The time is up: what came is what counts.
  }
  return text
}
