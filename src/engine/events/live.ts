// Live updates: every process listens to the database's notifications and passes them to its own open streams.
import type { EventMessage } from '#base/event.ts'
import type { Database } from '#engine/db/database.ts'
import { messageOf, type StoredEvent } from './event.store.ts'

const QUEUE_LIMIT = 1_000
const RECONNECT_MS = 1_000

export interface LiveHub {
  /** What happens from now on to this seller, or to the staff where `isStaff`, until the signal aborts. */
  follow(who: { id: number; isStaff: boolean }, signal: AbortSignal): AsyncIterable<EventMessage>
  /** Ends all streams. */
  stop(): Promise<void>
}
type Subscriber = { id: number; isStaff: boolean; push(event: StoredEvent): void; end(): void }

export async function startLive(db: Database, onError: (error: unknown) => void): Promise<LiveHub> {
  const subscribers = new Set<Subscriber>()
  let isStopped = false
  let disconnect: () => void = () => {}
  let timer: NodeJS.Timeout | undefined

  const deliver = (text: string) => {
    // Our own `notifyLive` wrote it; the Date travels as text.
    const event = JSON.parse(text) as StoredEvent
    for (const subscriber of subscribers) {
      if (subscriber.isStaff ? event.isForStaff : event.sellerId === subscriber.id) subscriber.push(event)
    }
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
    follow: (who, signal) => follow(subscribers, who, signal),
    async stop() {
      if (isStopped) return
      isStopped = true
      clearTimeout(timer)
      for (const subscriber of subscribers) subscriber.end()
      disconnect()
    },
  }
}

async function* follow(
  subscribers: Set<Subscriber>,
  who: { id: number; isStaff: boolean },
  signal: AbortSignal,
): AsyncIterable<EventMessage> {
  const waiting: StoredEvent[] = []
  let isEnded = signal.aborted
  let wake = () => {}
  const end = () => {
    isEnded = true
    wake()
  }
  const subscriber: Subscriber = {
    ...who,
    push(event) {
      // A reader too slow for its stream is cut off; its client reconnects and reads the lists anew.
      if (waiting.push(event) > QUEUE_LIMIT) isEnded = true
      wake()
    },
    end,
  }
  subscribers.add(subscriber)
  signal.addEventListener('abort', end)
  try {
    while (!isEnded) {
      const event = waiting.shift()
      if (event) yield messageOf(event)
      else await new Promise<void>(resolve => (wake = resolve))
    }
  } finally {
    subscribers.delete(subscriber)
    signal.removeEventListener('abort', end)
  }
}
