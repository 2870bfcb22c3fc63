// "The same SQL in a bare loop": what a piece of work sends to the database is recorded while it runs in a transaction that is
// rolled back, and then sent again by the driver alone. Ids that rows were given are put in where later statements name them.
import type pg from 'pg'
import type { Database, Tx } from '#engine/db/database.ts'

interface Statement {
  text: string
  values: unknown[]
  /** `id`s that it answered. */
  ids: string[]
}
export type Recording = readonly Statement[]

type Query = (text: string | { text: string; values?: unknown[] }, values?: unknown[], ...rest: unknown[]) => Promise<pg.QueryResult>
class Undone extends Error {}

/** Records `work`; nothing of it is kept. Sequences must have been moved on by `farIds` first. */
export async function record(db: Database, work: (tx: Tx) => Promise<unknown>): Promise<Recording> {
  const statements: Statement[] = []
  const clients = new Set<{ query: Query }>()
  const listen = (client: pg.PoolClient) => {
    // The pool's clients are told apart by what they are asked; only the one inside the transaction is asked anything meanwhile.
    const asking = client as unknown as { query: Query }
    const query = asking.query.bind(client)
    clients.add(asking)
    asking.query = async (asked, values, ...rest) => {
      const result = await query(asked, values, ...rest)
      const text = typeof asked === 'string' ? asked : asked.text
      const given = values ?? (typeof asked === 'string' ? [] : (asked.values ?? []))
      statements.push({
        text,
        values: [...given],
        ids: (result?.rows ?? []).flatMap(row => (row.id === undefined ? [] : [String(row.id)])),
      })
      return result
    }
  }
  db.pool.on('acquire', listen)
  try {
    await db.transaction(async tx => {
      await work(tx)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  } finally {
    db.pool.off('acquire', listen)
    for (const client of clients) Reflect.deleteProperty(client, 'query')
  }
  return statements.filter(({ text }) => !/^(start transaction|begin|commit|rollback)/i.test(text))
}

/** Sends a recording in one transaction, as a bare loop would. */
export async function replay(pool: pg.Pool, recording: Recording): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const now = new Map<string, string>()
    for (const { text, values, ids } of recording) {
      const result = await client.query(
        text,
        values.map(value => renumbered(value, now)),
      )
      const given = result.rows.flatMap(row => (row.id === undefined ? [] : [String(row.id)]))
      for (const [at, id] of ids.entries()) now.set(id, given[at] ?? id)
    }
    await client.query('commit')
  } finally {
    client.release()
  }
}

const far = 10_000_000_000

/** New rows get ids of eleven digits, which nothing else in a statement looks like. */
export async function farIds(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  for (const table of tables) await pool.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${far})`)
}

function renumbered(value: unknown, now: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map(each => renumbered(each, now))
  if (typeof value === 'number') return now.get(String(value)) ?? value
  return typeof value === 'string' && /\d{11}/.test(value) ? value.replace(/\d{11}/g, id => now.get(id) ?? id) : value
}
