import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'

/** Texts that differ by more than their values (lists of columns or conditions) are few; what comes after these is planned each time. */
const MOST = 400
const names = new Map<string, string>()

/** Stands in a statement whose best plan depends on its values, such as a filter that may leave all rows or none: it is planned each time. */
export const plannedEachTime = '/* planned each time */'

/**
 * One of these: `where('id', '=', among(ids))`, `where id = ${among(ids)}`. A single one is asked for as such, and its plan is kept; of a
 * list PostgreSQL counts the members and plans anew, which takes longer than to find one.
 */
export const among = <T extends number | string>(values: readonly T[]): RawBuilder<T> =>
  values.length === 1 ? sql<T>`${values[0]}` : sql<T>`any(${[...values]})`

/**
 * A connection that prepares each parameterised statement once: PostgreSQL plans our wide inserts and joins for longer than it runs
 * them. For a server of its own alone; the embedded engine's connections share one session and would see each other's names.
 */
export class PreparingClient extends pg.Client {
  // The overloads of `query` are the parent's; only (text, values, callback?) is changed.
  override query = ((asked: unknown, values?: unknown, ...rest: unknown[]) => {
    this.gather()
    const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
    // Without values it may be several statements, which cannot be prepared; `pg` sends it as it is.
    const name = typeof asked === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(asked) : undefined
    return name === undefined ? query.call(this, asked, values, ...rest) : query.call(this, { name, text: asked, values }, ...rest)
  }) as pg.Client['query']

  /** What is asked for before anything else happens leaves as one packet. */
  private gather(): void {
    const { stream } = this.connection
    if (stream.writableCorked > 0) return
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST || text.includes(plannedEachTime)) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
