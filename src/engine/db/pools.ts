// The connections of a process, each kind with the time that it may take.
import pg from 'pg'
import { answerFields } from './columns.ts'
import type { Embedded } from './embedded.ts'
import { PreparingClient } from './prepared-statements.ts'

export interface PoolSettings {
  databaseUrl?: string | undefined
  /** Connections for calls; background work has no more than eight of its own, and the queue a quarter as many. */
  poolSize?: number
  /** Times the limits of calls, for tests on a machine with much else to do. */
  patience?: number
  /** Hears of errors on idle connections and of the embedded engine's death. */
  onError: (error: Error, isFatal: boolean) => void
}

export interface Pools {
  /** For what somebody waits for: calls and pages. */
  readonly calls: pg.Pool
  /** For jobs, migrations and backups; the calls' own on the embedded engine, which has one backend. */
  readonly background: pg.Pool
  /** The queue's, without our parsers and names of fields. */
  readonly queue: pg.Pool
}

/**
 * In milliseconds. A call waits for a connection and then for an answer: both together stay below the 10 s within which it is answered
 * when the database stands still (promise P9). The server ends a statement before its reader gives the connection up.
 */
const callLimits = { connectionTimeoutMillis: 3_000, lock_timeout: 5_000, statement_timeout: 6_000, query_timeout: 6_500 }
/**
 * Timeouts of background work: it may take its time, and holds nobody up for long: a process that stands still with rows locked is rolled
 * back.
 */
export const backgroundLimits = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
}

/** On the embedded engine the queue listens on one of its own. */
const listenerAndOne = 2

export function openPools(settings: PoolSettings, embedded: Embedded | undefined): Pools {
  const open = (max: number, config: pg.PoolConfig) =>
    listening(embedded ? onEmbedded(embedded, max, config) : onServer(settings, max, config), settings)
  const { patience = 1, poolSize = 16 } = settings
  const limits = Object.fromEntries(Object.entries(callLimits).map(([name, milliseconds]) => [name, milliseconds * patience]))
  const calls = answerFields(open(embedded ? 8 : poolSize, { ...limits, types: ourTypes }))
  const background = embedded ? calls : answerFields(open(Math.min(poolSize, 8), { types: ourTypes }))
  return { calls, background, queue: open(Math.max(poolSize / 4, listenerAndOne), {}) }
}

function listening(pool: pg.Pool, { onError }: PoolSettings): pg.Pool {
  pool.on('error', error => onError(error, false))
  // A connection that is lost between two statements of a transaction has no other listener, and Node would end the process; the
  // next statement fails with the same news.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

function onServer({ databaseUrl }: PoolSettings, max: number, config: pg.PoolConfig): pg.Pool {
  return new pg.Pool({
    connectionString: databaseUrl,
    Client: PreparingClient,
    pipeline: true,
    max,
    application_name: 'inkport',
    ...backgroundLimits,
    ...config,
  })
}

/** Its worker thread has the limits of its own: this build of PostgreSQL has no clock. */
function onEmbedded(embedded: Embedded, max: number, { types }: pg.PoolConfig): pg.Pool {
  // pg's own type asks for a socket here; a duplex stream is all that it uses.
  const stream = () => embedded.connect() as unknown as NonNullable<ReturnType<Extract<pg.ClientConfig['stream'], () => unknown>>>
  return new pg.Pool({ stream, user: 'postgres', database: 'postgres', max, idleTimeoutMillis: 0, ...(types && { types }) })
}

const INT8 = 20
const DATE = 1082

/** Per pool, never global (a global int8 parser crashed the queue): an int8 becomes a safe integer or an error, a date stays text. */
const ourTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== 'binary' && oid === INT8) return safeInteger
    if (format !== 'binary' && oid === DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer.`)
  return value
}
