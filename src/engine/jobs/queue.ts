// The queue: pg-boss in our own database, so that a job is sent in the transaction that wants it.
import { setTimeout as sleep } from 'node:timers/promises'
import { fromKysely, PgBoss } from 'pg-boss'
import { second } from '#base/time.ts'
import type { Database, Tx } from '#engine/db/database.ts'
import { backgroundLimits } from '#engine/db/pools.ts'
import { PreparingClient } from '#engine/db/prepared-statements.ts'
import type { Engine } from '#engine/engine.ts'
import { watchDue } from './due.ts'
import { type AnyWork, type Cron, job, work } from './job.ts'
import { postpone } from './poison.store.ts'
import { type PoisonGuard, poisonGuard } from './poison.ts'

export interface Queue {
  /** Starts working; a process that only sends jobs never calls it. */
  work(engine: Engine): Promise<void>
  stop(): Promise<void>
}
interface QueueSettings {
  db: Database
  databaseUrl?: string | undefined
  jobs: readonly AnyWork[]
  crons: readonly Cron[]
  /** Crons run by the machine's clock; where not, whoever wants them runs them. */
  isScheduled?: boolean
  /** How often jobs are looked for of which no worker was told. */
  pollSeconds?: number
  onEnd: (name: string, outcome: 'done' | 'failed' | 'dead') => void
  onError: (error: unknown, job?: { id: string; name: string; isLastTry: boolean }) => void
}

/** A killed worker's job runs again within 60 s (promise P12): its heartbeat stops, and the monitor looks every 10 s. */
const HEARTBEAT_SECONDS = 20
const MONITOR_SECONDS = 10
/** Workers are told of new jobs by PostgreSQL, and of what else is due by `watchDue`; pg-boss wants them to look by themselves, too. */
const POLL_SECONDS = 1
const OWN_POLL_SECONDS = 3_600
const RETRIES = 5
/** Jobs that run are waited for so long when the process ends; then they are given back. */
const STOP_MS = 8_000

export async function openQueue(settings: QueueSettings): Promise<Queue> {
  const { db, onError } = settings
  const boss = new PgBoss({
    ...connectionOf(settings),
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    useListenNotify: true,
    schedule: settings.isScheduled !== false,
  })
  boss.on('error', error => onError(error))
  await boss.start()
  const cronJobs = settings.crons.map(each =>
    work(job(each.name, { retries: 1, timeoutSeconds: 900 }), (_data, engine) => each.run(engine)),
  )
  const all = [...settings.jobs, ...cronJobs]
  await createQueues(boss, all)
  const byName = new Map(all.map(each => [each.name, each]))
  const workers = new Map<string, Promise<string[]>>()
  let parts: WorkerParts | undefined
  /** Workers of a queue begin with its first job: a process that began with all of them would ask the database a hundred times for nothing. */
  const begin = (each: AnyWork) => {
    if (!parts || workers.has(each.name)) return
    const { engine, poison } = parts
    const begun = Array.from({ length: each.concurrency ?? 1 }, () => startWorker(boss, each, { engine, poison }, settings))
    workers.set(each.name, Promise.all(begun))
  }
  const wake = async (each: AnyWork) => {
    const begun = workers.get(each.name)
    if (!begun) return begin(each)
    for (const id of await begun) boss.notifyWorker(id)
  }
  db.setEnqueue(async (tx, name, queued) => {
    const each = byName.get(name)
    if (!each) throw new Error(`No job is named ${name}.`)
    if (queued.length === 0) return
    await boss.insert(name, [...queued], { db: fromKysely(tx.q) })
    tx.afterCommit(() => begin(each))
  })

  let stopWatching: (() => Promise<void>) | undefined
  return {
    async work(engine) {
      parts = { engine, poison: poisonGuard(engine.db, HEARTBEAT_SECONDS * 1_000) }
      stopWatching = watchDue(db.background, {
        queues: [...byName.keys()],
        everySeconds: settings.pollSeconds ?? POLL_SECONDS,
        tell(queue) {
          const each = byName.get(queue)
          if (each) void wake(each)
        },
        onError,
      })
      if (settings.isScheduled === false) return
      const known = new Map((await boss.getSchedules()).map(schedule => [schedule.name, schedule.cron]))
      for (const each of settings.crons) if (known.get(each.name) !== each.schedule) await boss.schedule(each.name, each.schedule)
    },
    async stop() {
      parts = undefined
      await stopWatching?.()
      await Promise.all(workers.values())
      // Where pg-boss waits by itself, it looks every half a second.
      const ended = Promise.all(all.map(each => boss.offWork(each.name)))
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

/** A start changes only what differs: dozens of needless updates would cost the embedded engine most of a second. */
async function createQueues(boss: PgBoss, jobs: readonly AnyWork[]) {
  const known = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))
  for (const each of jobs) {
    const wanted = optionsOf(each)
    const queue = known.get(each.name)
    if (queue && !isDifferent(wanted, queue)) continue
    await (queue ? boss.updateQueue(each.name, wanted) : boss.createQueue(each.name, wanted))
    // Puts no job in, but what a queue is into pg-boss's memory, which forgets one that was changed: inside a transaction it would ask
    // on a connection of its own, and on the embedded engine wait for the backend that this transaction holds.
    await boss.insert(each.name, [])
  }
}

const optionsOf = (each: AnyWork) => ({
  retryLimit: each.retries ?? RETRIES,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: each.timeoutSeconds ?? 300,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 7 * 86_400,
  notify: true,
})

const isDifferent = (wanted: object, known: object) => {
  const have = new Map(Object.entries(known))
  return Object.entries(wanted).some(([name, value]) => have.get(name) !== value)
}

interface WorkerParts {
  engine: Engine
  poison: PoisonGuard
}

type WorkerSettings = Pick<QueueSettings, 'onError' | 'onEnd'>

/** Its id. */
async function startWorker(
  boss: PgBoss,
  each: AnyWork,
  { engine, poison }: WorkerParts,
  { onError, onEnd }: WorkerSettings,
): Promise<string> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: OWN_POLL_SECONDS,
    notifyPollingIntervalSeconds: OWN_POLL_SECONDS,
  } as const
  let workerId: string | undefined
  workerId = await boss.work<object, void, typeof options>(each.name, options, async ([taken]) => {
    if (!taken) return
    const isLastTry = taken.retryCount >= (each.retries ?? RETRIES)
    // A worker sleeps between two jobs unless it is told of the next one; of a hundred waiting ones only the first would be told.
    if (workerId) boss.notifyWorker(workerId)
    // The queue counts by the database's clock: by how much it is put off holds by any.
    const putOff = (tx: Tx, until: Date) => postpone(tx, taken.id, Math.max(0, until.getTime() - tx.now().getTime()) / second)
    try {
      const verdict = await poison.run(taken, progress =>
        each.run(taken.data ?? {}, engine, { jobId: taken.id, signal: taken.signal, isLastTry, progress, putOff }),
      )
      if (verdict === 'run') onEnd(each.name, 'done')
      if (verdict !== 'putAside') return
      onEnd(each.name, 'dead')
      onError(new Error(`The process ended again and again while the job ${each.name} ran: it was put aside.`), {
        id: taken.id,
        name: each.name,
        isLastTry: true,
      })
    } catch (error) {
      onEnd(each.name, isLastTry ? 'dead' : 'failed')
      onError(error, { id: taken.id, name: each.name, isLastTry })
      throw error // pg-boss counts the try and plans the next one.
    }
  })
  return workerId
}

function connectionOf({ db, databaseUrl }: QueueSettings) {
  // The settings go to a pool of `pg` as they are, so its clients prepare what they ask again and again.
  if (db.kind === 'postgres' && databaseUrl !== undefined)
    return {
      connectionString: databaseUrl,
      max: db.queuePool.options.max,
      application_name: 'inkport queue',
      Client: PreparingClient,
      ...backgroundLimits,
    }
  const { queuePool } = db
  return {
    backend: 'pglite' as const,
    db: {
      async executeSql(text: string, values?: unknown[]) {
        // Without values several statements may come at once, and `pg` answers a list of results.
        const result: { rows: object[] } | { rows: object[] }[] = await queuePool.query(text, values)
        return { rows: Array.isArray(result) ? result.flatMap(each => each.rows) : result.rows }
      },
      async listen(channel: string, onNotification: (payload: string) => void, onReconnect: () => void) {
        const client = await queuePool.connect()
        client.on('notification', message => message.channel === channel && onNotification(message.payload ?? ''))
        await client.query(`listen "${channel}"`)
        onReconnect()
        return {
          async close() {
            client.release(true)
          },
        }
      },
    },
  }
}
