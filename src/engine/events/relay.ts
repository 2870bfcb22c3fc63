// The relay (transactional outbox): hands waiting events to the listeners' queue and to the live streams. Every process runs one; rows are
// taken by one only.
import type { Database } from '#engine/db/database.ts'
import { job, type Listener, sendAll, type Work, work } from '#engine/jobs/job.ts'
import { findEvent, markDone, notifyLive, type StoredEvent, takeWaitingEvents } from './event.store.ts'

const BATCH = 200
const POLL_MS = 1_000

export interface Relay {
  /** Look at once; what this process tells it does by itself. */
  poke(): void
  stop(): Promise<void>
}

export function startRelay(db: Database, listeners: readonly Listener[], onError: (error: unknown) => void): Relay {
  const byEvent = Map.groupBy(listeners, listener => listener.event)
  let isStopped = false
  let running: Promise<void> | undefined
  let isPoked = false

  const jobsOf = ({ id, name, payload }: StoredEvent) =>
    (byEvent.get(name as Listener['event']) ?? []) // A name that nobody listens to is found under none.
      .filter(listener => listener.concerns?.(payload) ?? true)
      .map(listener => ({ eventId: id, listener: listener.name }))
  const handOn = () =>
    db.transaction(async tx => {
      const events = await takeWaitingEvents(tx, BATCH)
      await Promise.all([sendAll(tx, listening, events.flatMap(jobsOf)), notifyLive(tx, events)])
      return events.length
    })
  const drain = async () => {
    do {
      isPoked = false
      try {
        while (!isStopped && (await handOn()) === BATCH);
      } catch (error) {
        onError(error)
      }
    } while (isPoked && !isStopped)
  }
  const poke = () => {
    isPoked = true
    running ??= drain().finally(() => {
      running = undefined
    })
  }
  db.setOnNews(poke)
  const timer = setInterval(poke, POLL_MS)
  return {
    poke,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

const listening = job<{ eventId: number; listener: string }>('event.listener', { retries: 12, concurrency: 2 })

/** The one job behind all listeners: it runs a listener's work and records that it is done in one transaction. */
export function listenerJob(listeners: readonly Listener[]): Work<{ eventId: number; listener: string }> {
  const byName = new Map(listeners.map(listener => [listener.name, listener]))
  return work(listening, async ({ eventId, listener: name }, engine) => {
    const listener = byName.get(name)
    const event = await findEvent(engine.db, eventId)
    if (!listener || !event) throw new Error(`Nobody named ${name} listens, or the event ${eventId} is gone.`)
    await engine.db.transaction(async tx => {
      if (await markDone(tx, eventId, name)) await listener.run(tx, event.payload, engine)
    })
  })
}
