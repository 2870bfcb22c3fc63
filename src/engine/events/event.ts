import type { EventName, Events } from '#base/event.ts'
import type { Tx } from '#engine/db/database.ts'
import { insertEvent } from './event.store.ts'

/** Whose live stream shows an event: a seller's, the staff's, both or nobody's. */
export interface Audience {
  seller?: number
  staff?: boolean
}

/** News for the domains above, live streams and webhooks, written in the transaction that makes it true. */
export async function emit<N extends EventName>(tx: Tx, name: N, payload: Events[N], audience: Audience): Promise<void> {
  tx.tells()
  await insertEvent(tx, { name, payload: payload as object, sellerId: audience.seller ?? null, isForStaff: audience.staff ?? false })
}
