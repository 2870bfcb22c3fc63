// Live updates (server-sent events): every process listens to the database's notifications and passes them to its own open streams.
import type { EventMessage } from '#base/event.ts'
import { second } from '#base/time.ts'
import type { Database } from '#engine/db/database.ts'
import { type AudienceOf, assertAudience, mayReceive, type Recipient } from './audience.ts'
import { messageOf, type StoredEvent } from './event.store.ts'

const QUEUE_LIMIT = 1_000
const RECONNECT_MS = 1_000
/** A stream on which nothing happens asks so often whether it is still anybody's. */
const ASK_MS = 15 * second

/** Who hears a stream as things stand now; nothing where nobody may any more. */
type Ask = () => Promise<Recipient | undefined>
export interface LiveHub {
  /**
   * What happens from now on and `who` may hear, until the signal aborts. Before an event goes out, `ask` says who hears it by then:
   * nobody, or somebody else, ends the stream (promise S4).
   */
  follow(who: Recipient, ask: Ask, signal: AbortSignal): AsyncIterable<EventMessage>
  /** How many streams of this account are open in this process. */
  countOf(accountId: number): number
  /** Ends all streams. */
  stop(): Promise<void>
}
export interface LiveSettings {
  db: Database
  /** Who hears which event. Throws where one does not say. */
  events: AudienceOf
  onError(error: unknown): void
}
interface Heard {
  readonly event: StoredEvent
  readonly at: number
}
interface Subscriber {
  who: Recipient
  push(heard: Heard): void
  end(): void
}

export async function startLive({ db, events, onError }: LiveSettings): Promise<LiveHub> {
  for (const [name, audience] of Object.entries(events)) assertAudience(name, audience)
  const subscribers = new Set<Subscriber>()
  let isStopped = false
  let disconnect: () => void = () => {}
  let timer: NodeJS.Timeout | undefined

  const deliver = (text: string) => {
    // Our own `notifyLive` wrote it; the Date travels as text.
    const event = JSON.parse(text) as StoredEvent
    const at = performance.now()
    for (const subscriber of subscribers) if (mayReceive(subscriber.who, event, events)) subscriber.push({ event, at })
  }
  const connect = async () => {
    const client = await db.background.pool.connect()
    const lost = (error: unknown) => {
      disconnect = () => {}
      client.removeAllListeners('notification')
      client.release(true)
      if (isStopped) return
      onError(error)
      reconnectLater()
    }
    client.once('error', lost)
    // The embedded engine's one backend hears the queue's channel too.
    client.on('notification', message => message.channel === 'live' && deliver(message.payload ?? ''))
    disconnect = () => {
      client.removeListener('error', lost)
      client.removeAllListeners('notification')
      client.release(true)
    }
    await client.query('listen live')
  }
  const reconnectLater = () => {
    timer = setTimeout(async () => {
      try {
        await connect()
      } catch (error) {
        onError(error)
        reconnectLater()
      }
    }, RECONNECT_MS)
  }
  await connect()

  return {
    follow: (who, ask, signal) => follow({ subscribers, events }, who, ask, signal),
    countOf: accountId => [...subscribers].filter(({ who }) => who.id === accountId).length,
    async stop() {
      if (isStopped) return
      isStopped = true
      clearTimeout(timer)
      for (const subscriber of subscribers) subscriber.end()
      disconnect()
    },
  }
}

/** Heard from the call on, so that nothing is lost until it is read. */
function follow(
  { subscribers, events }: { subscribers: Set<Subscriber>; events: AudienceOf },
  first: Recipient,
  ask: Ask,
  signal: AbortSignal,
): AsyncIterable<EventMessage> {
  const waiting: Heard[] = []
  let isEnded = signal.aborted
  let wake = () => {}
  const end = () => {
    isEnded = true
    subscribers.delete(subscriber)
    wake()
  }
  const push = (heard: Heard) => {
    // A reader too slow for its stream is cut off; its client reconnects and reads the lists anew.
    if (waiting.push(heard) > QUEUE_LIMIT) isEnded = true
    wake()
  }
  const subscriber: Subscriber = { who: first, push, end }
  let askedAt = 0
  /** Whether the stream is still theirs: asked after `since`, when what is to be told had happened, and not long before it is told. */
  const isTheirs = async (since: number) => {
    const now = performance.now()
    if (askedAt > since && now - askedAt < second) return true
    const who = await ask()
    if (who?.id !== first.id) return false
    askedAt = now
    subscriber.who = who
    return true
  }
  if (!isEnded) subscribers.add(subscriber)
  signal.addEventListener('abort', end)
  return tell()

  async function* tell(): AsyncIterable<EventMessage> {
    const timer = setInterval(() => wake(), ASK_MS)
    try {
      while (!isEnded) {
        const heard = waiting.shift()
        if (!heard) await new Promise<void>(resolve => (wake = resolve))
        if (isEnded || !(await isTheirs(heard?.at ?? performance.now()))) return
        if (heard && mayReceive(subscriber.who, heard.event, events)) yield messageOf(heard.event)
      }
    } finally {
      clearInterval(timer)
      end()
      signal.removeEventListener('abort', end)
    }
  }
}
