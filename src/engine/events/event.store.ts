import { sql } from 'kysely'
import type { EventMessage } from '#base/event.ts'
import type { Db, Tx } from '#engine/db/database.ts'

export type EventTables = {
  event: {
    id: number
    name: string
    payload: unknown
    sellerId: number | null
    at: Date
    dispatchedAt: Date | null
  }
  event_done: { eventId: number; listener: string }
}
const on = (db: Db) => db.q.withTables<EventTables>()

/** An event with the person whom it is about. */
export interface StoredEvent {
  id: number
  name: string
  payload: object
  sellerId: number | null
  at: Date
}

export async function insertEvent(tx: Tx, event: Omit<StoredEvent, 'id' | 'at'>): Promise<void> {
  await sql`
    insert into event (name, payload, seller_id, at)
    values (${event.name}, ${JSON.stringify(event.payload)}::jsonb, ${event.sellerId}, ${tx.now()})`.execute(tx.q)
}

export async function insertEvents(tx: Tx, name: string, events: readonly Pick<StoredEvent, 'payload' | 'sellerId'>[]): Promise<void> {
  await sql`
    insert into event (name, payload, seller_id, at)
    select ${name}, e.payload, e.seller_id, ${tx.now()}
    from unnest(${events.map(each => JSON.stringify(each.payload))}::jsonb[], ${events.map(each => each.sellerId)}::bigint[]) as e (payload, seller_id)`.execute(
    tx.q,
  )
}

/** The oldest events that wait, marked as handed on with this transaction; other relays pass them over. */
export async function takeWaitingEvents(tx: Tx, limit: number): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    update event set dispatched_at = ${tx.now()}
    where id in (select id from event where dispatched_at is null order by id limit ${limit} for update skip locked)
    returning id, name, payload, seller_id, at`.execute(tx.q)
  return rows.sort((a, b) => a.id - b.id)
}

export async function findEvent(db: Db, id: number): Promise<StoredEvent | undefined> {
  const row = await on(db).selectFrom('event').select(['id', 'name', 'payload', 'sellerId', 'at']).where('id', '=', id).executeTakeFirst()
  // `payload` is jsonb that `insertEvent` wrote from an object.
  return row && { ...row, payload: row.payload as object }
}

/** False where this listener has done this event before. */
export async function markDone(tx: Tx, eventId: number, listener: string): Promise<boolean> {
  const row = await on(tx)
    .insertInto('event_done')
    .values({ eventId, listener })
    .onConflict(conflict => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return row !== undefined
}

/** Events that were handed on before this instant are no longer needed. */
export async function deleteOldEvents(tx: Tx, before: Date): Promise<void> {
  await on(tx).deleteFrom('event').where('dispatchedAt', '<', before).execute()
}

/** The id that the next event would have; it leaves a gap. */
export async function nextEventId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('event', 'id')) as id`.execute(tx.q)
  const [row] = rows
  if (!row) throw new Error('A sequence gave no number.')
  return row.id
}

/** Tells every process that listens; delivered when the transaction commits. PostgreSQL takes at most 8,000 bytes. */
export async function notifyLive(tx: Tx, events: readonly StoredEvent[]): Promise<void> {
  if (events.length === 0) return
  const messages = events.map(event => {
    const message = JSON.stringify({ ...event, at: event.at.toISOString() })
    return Buffer.byteLength(message) < 7_900 ? message : JSON.stringify({ ...event, payload: {}, at: event.at.toISOString() })
  })
  await sql`select pg_notify('live', message) from unnest(${messages}::text[]) as message`.execute(tx.q)
}

export const messageOf = (event: StoredEvent): EventMessage =>
  // `emit` wrote the name and the payload of one event together.
  ({ id: event.id, name: event.name, at: new Date(event.at).toISOString(), payload: event.payload }) as EventMessage
