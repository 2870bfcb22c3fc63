import type { Agent, Dispatcher } from 'undici'
import { checkedUrl } from './address.ts'
import { type Answer, answerOf, isTakenType } from './answer.ts'
import type { Purpose } from './purpose.ts'
import { asRefusal, markedGiven, OutboundRefusal } from './refusal.ts'
import { type Resolve, resolverOf } from './resolve.ts'

export interface Sending {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  readonly signal?: AbortSignal
}

export interface Outbound {
  /**
   * Calls the outside world. The answer's body is a stream that must be read or discarded; reading throws as well.
   * Redirects of a GET are followed, each checked anew. Throws OutboundRefusal with a reason, never with words of the answer.
   */
  fetch(purpose: Purpose, address: string, sending?: Sending): Promise<Answer>
  close(): Promise<void>
}

export interface OutboundOptions {
  /** Host → `127.0.0.1:port`, from the configuration. */
  readonly standIns?: ReadonlyMap<string, string>
  /** `127.0.0.1:port` of a name server to ask in place of the machine's own, from the configuration. */
  readonly nameServer?: string | undefined
  readonly resolve?: Resolve
  readonly connectMs?: number
  readonly headersMs?: number
  readonly idleMs?: number
}

/** The one HTTP client for addresses that are not ours (promise S8). */
export function createOutbound(options: OutboundOptions = {}): Outbound {
  let agent: Promise<Agent> | undefined
  return {
    async fetch(purpose, address, sending) {
      agent ??= openAgent(options)
      try {
        return await fetchGuarded(await agent, purpose, address, sending ?? {})
      } catch (error) {
        throw markedGiven(error, purpose.isGiven)
      }
    },
    close: async () => (await agent)?.destroy(),
  }
}

/** The client's library is read with the first call: no start waits for it. */
async function openAgent({ standIns = new Map(), nameServer, resolve = resolverOf(nameServer), ...limits }: OutboundOptions) {
  const [undici, { guardedConnector }] = await Promise.all([import('undici'), import('./connector.ts')])
  return new undici.Agent({
    connect: guardedConnector({ resolve, standIns, timeoutMs: limits.connectMs ?? 4_000 }),
    headersTimeout: limits.headersMs ?? 8_000,
    bodyTimeout: limits.idleMs ?? 8_000,
    connections: 16,
    allowH2: false,
  })
}

const mostRedirects = 5

async function fetchGuarded(agent: Agent, purpose: Purpose, address: string, sending: Sending): Promise<Answer> {
  const ending = AbortSignal.timeout(purpose.totalMs ?? 10_000)
  const signal = sending.signal ? AbortSignal.any([ending, sending.signal]) : ending
  let url = checkedUrl(address, purpose.hosts)
  const first = url.origin
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const headers = { 'user-agent': 'Inkport', 'accept-encoding': 'identity', ...(url.origin === first ? sending.headers : {}) }
    const response = await send(agent, url, { ...sending, headers, signal }, sending.signal)
    const next = redirectOf(response, sending)
    if (next === undefined) return accepted(response, purpose, sending.signal, redirects > 0)
    await response.body.dump({ limit: 16_384 })
    url = redirected(next, url, purpose)
  }
  throw new OutboundRefusal('TOO_MANY_REDIRECTS', { redirected: true })
}

async function send(agent: Agent, url: URL, sending: Sending & { signal: AbortSignal }, given: AbortSignal | undefined) {
  const { method = 'GET', headers = {}, body = null, signal } = sending
  try {
    return await agent.request({ origin: url.origin, path: url.pathname + url.search, method, headers, body, signal })
  } catch (error) {
    throw asRefusal(error, given)
  }
}

/** Where an answer to a GET leads on to. What was posted once is never posted to another address. */
function redirectOf(response: Dispatcher.ResponseData, { method = 'GET' }: Sending): string | undefined {
  const location = response.headers.location
  return [301, 302, 303, 307, 308].includes(response.statusCode) && method === 'GET' && typeof location === 'string' ? location : undefined
}

function redirected(location: string, from: URL, purpose: Purpose): URL {
  try {
    return checkedUrl(URL.parse(location, from) ?? '', purpose.hosts)
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error
    throw new OutboundRefusal(error.reason, { redirected: true })
  }
}

/** The answer, if its head is what the purpose takes. An encoded body is refused, for we asked for none and would count wrongly. */
function accepted(response: Dispatcher.ResponseData, purpose: Purpose, given: AbortSignal | undefined, wasRedirected: boolean): Answer {
  const { statusCode: status, headers, body } = response
  const isGood = (status >= 200 && status < 300) || purpose.statuses === 'any'
  const isEncoded = (headers['content-encoding'] ?? 'identity') !== 'identity'
  const reason = !isGood
    ? 'BAD_STATUS'
    : isEncoded || !isTakenType(headers, purpose.types)
      ? 'UNEXPECTED_TYPE'
      : Number(headers['content-length'] ?? 0) > purpose.maxBytes
        ? 'TOO_LARGE'
        : undefined
  if (reason === undefined) return answerOf(response, purpose, given)
  body.on('error', () => undefined).destroy()
  throw new OutboundRefusal(reason, { status, redirected: wasRedirected })
}
