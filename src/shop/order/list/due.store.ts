// Orders of a platform that are still to be handed over, by how soon that is due (`dispatch.rules.ts`).
import { sql } from 'kysely'
import type { Due } from './dispatch.rules.ts'

/** A platform waits for it; as the index `order_due` has it. */
export const hasHandover = sql<boolean>`("order".platform_ordered_at is not null and "order".handed_over_at is null
  and "order".cancelled_at is null and "order".status <> 'DUPLICATE')`

/** Of an order that a platform waits for. */
export const isDue = (due: Due, now: Date) => {
  const by = sql`(select q.dispatch_by from order_queue_ref q where q.id = "order".id)`
  return due === 'LATE'
    ? sql<boolean>`${by} < ${now}`
    : sql<boolean>`(${by} >= ${now} and ${by} < ${now}::timestamptz + interval '24 hours')`
}
