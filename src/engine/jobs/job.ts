// Jobs, crons and listeners, as values. A domain lists its own in `jobs.ts`; the roof hands them all to the queue.
import type { EventName, Events } from '#base/event.ts'
import type { EnqueueOptions, Tx } from '#engine/db/database.ts'
import type { Engine } from '#engine/engine.ts'

export interface JobContext {
  /** The same over all tries of one job: the idempotency key towards the outside world. */
  jobId: string
  /** Aborts when the process is asked to stop or the job's time is over. */
  signal: AbortSignal
  /** No further try follows this one. */
  isLastTry: boolean
  /** Work that is taken up where it ended says so after each part: what goes on is no killer of its process. */
  progress(): Promise<void>
  /** Once this has committed and the run has ended, the same job runs again at that time, which is no try. */
  putOff(tx: Tx, until: Date): Promise<void>
}
export interface JobSettings {
  /** Further tries after a failure, each after twice the time of the one before; 5 where nothing is said. */
  retries?: number
  /** After this long a try counts as failed; 300 where nothing is said. */
  timeoutSeconds?: number
  /** How many run side by side in one process; 1 where nothing is said. */
  concurrency?: number
}
/** A job, written once: its name, what is sent with it and how it is tried again. Whoever sends it and whoever does it share it. */
export interface Job<Data extends object> extends JobSettings {
  readonly name: string
  /** For the compiler alone. */
  readonly data?: Data
}
export const job = <Data extends object>(name: string, settings: JobSettings = {}): Job<Data> => ({ name, ...settings })

/** A job with what does it. */
export interface Work<Data extends object> extends Job<Data> {
  run(data: Data, engine: Engine, context: JobContext): Promise<void>
}
/** For the lists that hold work of all kinds. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds jobs with any data
export type AnyWork = Work<any>
export const work = <Data extends object>(asked: Job<Data>, run: Work<NoInfer<Data>>['run']): Work<Data> => ({ ...asked, run })

/** Puts a job into the queue with the transaction: it runs if and only if the transaction commits. */
export function send<Data extends object>(tx: Tx, { name }: Job<Data>, data: NoInfer<Data>, options?: EnqueueOptions): Promise<void> {
  return tx.enqueue(name, [{ data, ...options }])
}
/** Many of one kind in one statement; nothing where there are none. */
export function sendAll<Data extends object>(tx: Tx, { name }: Job<Data>, all: readonly NoInfer<Data>[]): Promise<void> {
  return tx.enqueue(
    name,
    all.map(data => ({ data })),
  )
}

export interface Cron {
  readonly name: string
  /** Five fields, UTC; a run is skipped in all processes but one. */
  readonly schedule: string
  run(engine: Engine): Promise<void>
}
export const cron = (name: string, schedule: string, run: Cron['run']): Cron => ({ name, schedule, run })

/** A domain above hears what a domain below has done. */
export interface Listener {
  readonly event: EventName
  /** Unique in the app, kept for ever: it marks what is done. */
  readonly name: string
  /** Runs in a transaction of its own that also records that it is done: SQL only. */
  run(tx: Tx, payload: object, engine: Engine): Promise<void>
  /** Looked at before a job is made of it. */
  concerns?(payload: object): boolean
}
export function listen<N extends EventName>(
  event: N,
  name: string,
  run: (tx: Tx, payload: Events[N], engine: Engine) => Promise<void>,
  concerns?: (payload: Events[N]) => boolean,
): Listener {
  // The event's name and its payload are written together by `emit`, so the payload is of that event.
  return { event, name, run: run as Listener['run'], ...(concerns && { concerns: concerns as NonNullable<Listener['concerns']> }) }
}

/** The background work of a domain. */
export interface DomainJobs {
  readonly jobs?: readonly AnyWork[]
  readonly listeners?: readonly Listener[]
  readonly crons?: readonly Cron[]
}
