// The database: one driver (`pg`) over two engines: the embedded one, or any PostgreSQL ≥ 15 by DATABASE_URL.
import { CompiledQuery, Kysely, type PostgresDialect, Transaction } from 'kysely'
import type pg from 'pg'
import { deriveKey } from '../secret.ts'
import { ColumnDialect } from './columns.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { isWorthRetrying } from './errors.ts'
import { openPools, type PoolSettings } from './pools.ts'

// Every store adds its own tables (`db.q.withTables<OrderTables>()`), so the common type has none.
// biome-ignore lint/complexity/noBannedTypes: an empty set of tables, as Kysely wants it written
export type NoTables = {}

/** A database handle for reads. Only files named `*store.ts` touch `q`. */
export interface Db {
  readonly q: Kysely<NoTables>
  /** The clock of the app; tests move it. */
  now(): Date
  /** A key of 32 bytes for this purpose, derived from the app's secret, which stands outside of the database. */
  secret(purpose: string): Buffer
}

/** A transaction, for writes: the one that is open, and what it causes. */
export interface Tx extends Db {
  readonly q: Transaction<NoTables>
  readonly cause: Cause
  /** Puts jobs into a queue with this transaction; `send` of engine/jobs is the typed way to call it. */
  enqueue(name: string, jobs: readonly QueuedJob[]): Promise<void>
  /** This transaction tells something: once it is committed, the relay looks. `emit` of engine/events calls it. */
  tells(): void
  /** Done once, right after the commit and before anybody hears of it; not at all where the transaction fails. */
  afterCommit(act: () => void): void
}
export interface QueuedJob extends EnqueueOptions {
  data: object
}
export interface EnqueueOptions {
  startAfter?: Date
}
/** Why a transaction runs, for timelines and the audit log. */
export interface Cause {
  readonly requestId?: string | undefined
  readonly actorId?: number | undefined
  /** The member of the seller's team who does it in the seller's name. */
  readonly memberId?: number | undefined
}

export interface Clock {
  now(): Date
}

export interface Database extends Db {
  readonly kind: 'embedded' | 'postgres'
  /** For what Kysely has no words for: migrations, LISTEN, COPY. */
  readonly pool: pg.Pool
  /**
   * The same database for what no caller waits for: jobs, migrations, backups. Connections of its own, whose statements may take
   * minutes; on the embedded engine it is this one.
   */
  readonly background: Database
  readonly clock: Clock
  /** Runs `work` in one transaction; a deadlock or serialisation failure runs it again, so it may hold nothing but SQL. */
  transaction<T>(work: (tx: Tx) => Promise<T>, cause?: Cause): Promise<T>
  /** A pool of its own for the queue, without our parsers. */
  readonly queuePool: pg.Pool
  /** The queue says how a job is put in; until then `enqueue` throws. */
  setEnqueue(enqueue: Enqueue): void
  /** Who is called after each commit of this process that tells something; nobody until then. */
  setOnNews(onNews: () => void): void
  close(): Promise<void>
}
export type Enqueue = (tx: Tx, name: string, jobs: readonly QueuedJob[]) => Promise<void>

export interface DatabaseSettings extends PoolSettings {
  /** Of the embedded engine; in memory where neither is given. */
  dataDir?: string | undefined
  /** The embedded engine, where it is starting already. */
  embedded?: Promise<Embedded>
  clock?: Clock
  /** The app's secret (`readSecret`); without it nothing can be sealed. */
  secret?: Buffer
}

const systemClock: Clock = { now: () => new Date() }

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { clock = systemClock } = settings
  const embedded = settings.databaseUrl === undefined ? await (settings.embedded ?? startEmbedded(settings.dataDir)) : undefined
  embedded?.died.then(error => settings.onError(error, true))
  const pools = openPools(settings, embedded)
  const now = () => clock.now()
  const secret = keysOf(settings.secret)
  let enqueue: Enqueue = () => Promise.reject(new Error('The queue is not running.'))
  let onNews = () => {}
  const news = () => onNews()
  const maintenance = embedded ? maintain(pools.calls, settings.onError) : undefined

  const over = (pool: pg.Pool) => {
    const dialect = new ColumnDialect({ pool })
    const q = new Kysely<NoTables>({ dialect })
    const attempt = async <T>(work: (tx: Tx) => Promise<T>, cause: Cause) => {
      const afterwards = new Set<() => void>()
      const afterCommit = (act: () => void) => void afterwards.add(act)
      const tells = () => afterCommit(news)
      const run = (own: Transaction<NoTables>) => {
        const tx: Tx = { q: own, now, secret, cause, tells, afterCommit, enqueue: (name, jobs) => enqueue(tx, name, jobs) }
        return work(tx)
      }
      const done = await (embedded ? q.transaction().execute(run) : pipelined(q, dialect, run))
      for (const act of afterwards) act()
      return done
    }
    const transaction: Database['transaction'] = async (work, cause = {}) => {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work, cause)
        } catch (error) {
          if (tries === 4 || !isWorthRetrying(error)) throw error
        }
      }
    }
    return { q, pool, transaction }
  }
  const shared = {
    kind: embedded ? ('embedded' as const) : ('postgres' as const),
    queuePool: pools.queue,
    clock,
    now,
    secret,
    setEnqueue(next: Enqueue) {
      enqueue = next
    },
    setOnNews(next: () => void) {
      onNews = next
    },
    async close() {
      clearInterval(maintenance)
      for (const pool of new Set(Object.values(pools))) await pool.end()
      await embedded?.close()
    },
  }
  const calls = over(pools.calls)
  const background: Database = {
    ...shared,
    ...(pools.background === pools.calls ? calls : over(pools.background)),
    get background() {
      return background
    },
  }
  return { ...shared, ...calls, background }
}

/**
 * Kysely lets the statements of a transaction wait for each other, even those that nobody waits for in between. On a connection that
 * pipelines they go out as they come, in this order: a `Promise.all` of reads is one way there and back, and the first of them takes
 * the beginning along. A beginning fails only with its connection, and then nothing behind it is done either.
 */
function pipelined<T>(q: Kysely<NoTables>, dialect: PostgresDialect, work: (trx: Transaction<NoTables>) => Promise<T>): Promise<T> {
  const executor = q.getExecutor()
  return executor.provideConnection(async connection => {
    let isOver = false
    const provideConnection = async <R>(use: (own: typeof connection) => Promise<R>) => {
      // What still runs beside a statement that has failed would be written behind the rollback, for good.
      if (isOver) throw new Error('The transaction is over.')
      return use(connection)
    }
    const shared = executor.withConnectionProvider({ provideConnection })
    const begun = connection.executeQuery(CompiledQuery.raw('begin'))
    // What has not gone out by then is not done outside of a transaction; who waits for it below is told.
    begun.catch(() => {
      isOver = true
    })
    try {
      const done = await work(new Transaction({ config: { dialect }, dialect, driver: dialect.createDriver(), executor: shared }))
      await begun
      isOver = true
      await connection.executeQuery(CompiledQuery.raw('commit'))
      return done
    } catch (error) {
      isOver = true
      // The error that is told is the first one; a connection that cannot roll back is lost, and its transaction with it.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
      throw error
    }
  })
}

function keysOf(secret: Buffer | undefined): Db['secret'] {
  const keys = new Map<string, Buffer>()
  return purpose => {
    if (!secret) throw new Error('The database was opened without the secret of the app.')
    const key = keys.get(purpose) ?? deriveKey(secret, purpose)
    keys.set(purpose, key)
    return key
  }
}

/** PGlite has neither autovacuum nor a checkpointer. */
function maintain(pool: pg.Pool, onError: DatabaseSettings['onError']) {
  let rounds = 0
  const run = async () => {
    rounds++
    try {
      await pool.query(rounds % 6 === 0 ? 'vacuum (analyze)' : 'checkpoint')
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)), false)
    }
  }
  return setInterval(run, 10 * 60_000).unref()
}
