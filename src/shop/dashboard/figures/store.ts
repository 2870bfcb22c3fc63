import { sql } from 'kysely'
import type { Db } from '#engine/db/database.ts'
import { addDays, type Span } from './rules.ts'

/** Instants between which the parts of a time lie; `before`: those of the time before, up to where the present one has come. */
export interface Edges {
  now: Date[]
  before: Date[]
}
/** A part begins by the clock of the time zone, so that a day may have 23 hours or 25. */
export async function findEdges(db: Db, { to, starts, back }: Span, timeZone: string): Promise<Edges> {
  const at = (local: ReturnType<typeof sql>) => sql`(${local}) at time zone ${timeZone}`
  const ago = sql`${back}::interval`
  const { rows } = await sql<{ now: Date; before: Date }>`
    select ${at(sql`local::timestamp`)} as now,
      least(${at(sql`local::timestamp - ${ago}`)}, ${at(sql`(${db.now()} at time zone ${timeZone}) - ${ago}`)}) as before
    from unnest(${[...starts, `${addDays(to, 1)} 00:00`]}::text[]) with ordinality as given (local, n) order by n`.execute(db.q)
  return { now: rows.map(row => row.now), before: rows.map(row => row.before) }
}
