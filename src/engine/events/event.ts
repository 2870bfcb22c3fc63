import type { EventName, Events } from '#base/event.ts'
import type { Tx } from '#engine/db/database.ts'
import { insertEvent, insertEvents, nextEventId, notifyLive } from './event.store.ts'

/** The person whom an event is about; which staff hear it, and whether that person does, its contract says. */
export interface About {
  seller?: number
}

/** Emits an event to the domains above, live streams and webhooks, written in the transaction that makes it true. */
export async function emit<N extends EventName>(tx: Tx, name: N, payload: Events[N], about: About = {}): Promise<void> {
  tx.tells()
  await insertEvent(tx, { name, payload: payload as object, sellerId: about.seller ?? null })
}

/** Many of one kind in one statement, each about its own person; nothing where there are none. */
export async function emitAll<N extends EventName>(tx: Tx, name: N, all: readonly ({ payload: Events[N] } & About)[]): Promise<void> {
  if (all.length === 0) return
  tx.tells()
  await insertEvents(
    tx,
    name,
    all.map(({ payload, seller }) => ({ payload: payload as object, sellerId: seller ?? null })),
  )
}

/** Tells the live streams of every process with the commit, and nobody else: no row stays. For what is over before it is read again. */
export async function tellLive<N extends EventName>(tx: Tx, name: N, payload: Events[N], about: About = {}): Promise<void> {
  const id = await nextEventId(tx)
  await notifyLive(tx, [{ id, name, payload: payload as object, sellerId: about.seller ?? null, at: tx.now() }])
}
