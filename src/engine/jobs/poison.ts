// Poison jobs: one that kills its process is found out and ends as a dead letter (promise P12, docs/decisions/101-workbooks.md). A run that ends with its
// process is known by its heartbeat, which nobody keeps up any more: that costs nothing where nobody dies.

import { createHash } from 'node:crypto'
import { event, type PayloadsOf } from '#base/event.ts'
import { day, later } from '#base/time.ts'
import type { Database, Tx } from '#engine/db/database.ts'
import { emit } from '#engine/events/event.ts'
import {
  deleteSuspect,
  failUnrun,
  findSuspect,
  hasLostItsHeartbeat,
  heartbeatLost,
  isDeadLetter,
  listPoison,
  lockSuspect,
  postpone,
  type Suspect,
  setDeadLetter,
  setSuspect,
} from './poison.store.ts'

export const jobEvents = {
  /** Such a job is not run again by itself; it is told once more each day. */
  'job.putAside': event<{ jobId: string; name: string }>({ own: false, staff: [] }),
}

declare module '#base/event.ts' {
  interface Events extends PayloadsOf<typeof jobEvents> {}
}

export interface TakenJob {
  readonly id: string
  readonly name: string
  readonly data: object | null
  /** What its last run ended with. */
  readonly output: unknown
}

/** So many processes may die under one job; it does not begin again. */
const mostDeaths = 2
const laterSeconds = 5
/** Nobody waits longer for another's trial: what kills does so soon, and an innocent job runs again within a minute (P12). */
const aloneMs = 10_000

/** What becomes of a job that was taken: `later` waits for its turn, `dropped` is another of one that was put aside. */
type Verdict = 'run' | 'later' | 'putAside' | 'dropped'

export interface PoisonGuard {
  /** Does the work unless the job is put aside or waits for its turn; says which. */
  run(taken: TakenJob, work: (progress: () => Promise<void>) => Promise<void>): Promise<Verdict>
}

/** `heartbeatMs`: after so long without one a run counts as dead. */
export function poisonGuard(db: Database, heartbeatMs: number): PoisonGuard {
  /** Of two suspects that ran side by side only one would be the killer: in one process they run one at a time. */
  let onTrial: { id: string; from: number } | undefined
  const isBusy = (id: string) => onTrial !== undefined && onTrial.id !== id && performance.now() - onTrial.from < aloneMs

  const endTrial = ({ id }: TakenJob) => {
    if (onTrial?.id === id) onTrial = undefined
  }

  const admit = (taken: TakenJob, subject: string): Promise<Verdict> =>
    db.transaction(async tx => {
      const suspect = await lockSuspect(tx, subject)
      if (suspect.letterId !== null) return keepAside(tx, taken, subject, suspect)
      const deaths = suspect.deaths + (await diedSince(tx, taken, suspect))
      if (deaths >= mostDeaths) {
        await putAside(tx, taken, subject, deaths)
        return 'putAside'
      }
      if (isBusy(taken.id)) {
        await setSuspect(tx, subject, { deaths, triedBy: null, letterId: null })
        await postpone(tx, taken.id, laterSeconds)
        return 'later'
      }
      onTrial = { id: taken.id, from: performance.now() }
      await setSuspect(tx, subject, { deaths, triedBy: taken.id, letterId: null })
      return 'run'
    })

  return {
    async run(taken, work) {
      const subject = subjectOf(taken)
      let isSuspect = lostItsHeartbeat(taken) || (await findSuspect(db, subject)) !== undefined
      if (isSuspect) {
        const verdict = await admit(taken, subject).catch(error => {
          endTrial(taken)
          throw error
        })
        if (verdict !== 'run') return verdict
      }
      const acquit = async () => {
        if (!isSuspect) return
        isSuspect = false
        endTrial(taken)
        await deleteSuspect(db, subject)
      }
      const from = performance.now()
      try {
        await work(acquit)
      } finally {
        await acquit()
        // Who was frozen, or had no database, may have been taken for dead meanwhile.
        if (performance.now() - from > heartbeatMs) await deleteSuspect(db, subject)
      }
      return 'run'
    },
  }
}

/** Tells again of what stands still: a schedule that was put aside is missed by nobody else. What was told just now waits a day. */
export async function remindPoison(tx: Tx): Promise<void> {
  for (const job of await listPoison(tx, later(tx.now(), -day / 2))) await emit(tx, 'job.putAside', job)
}

/** What a job is about. A cron that sends a job for a row again gives it another number, and the same name and data. */
const subjectOf = ({ name, data }: TakenJob): string =>
  `${name} ${createHash('sha256')
    .update(JSON.stringify(data ?? {}))
    .digest('hex')}`

function lostItsHeartbeat({ output }: TakenJob): boolean {
  const said = typeof output === 'object' && output !== null && 'value' in output ? output.value : undefined
  return typeof said === 'object' && said !== null && 'message' in said && said.message === heartbeatLost
}

/** 1 where the last run of this job, or the last trial by another of the same subject, ended with its process. */
async function diedSince(tx: Tx, taken: TakenJob, { triedBy }: Suspect): Promise<0 | 1> {
  if (lostItsHeartbeat(taken)) return 1
  return triedBy !== null && triedBy !== taken.id && (await hasLostItsHeartbeat(tx, triedBy)) ? 1 : 0
}

async function putAside(tx: Tx, { id, name }: TakenJob, subject: string, deaths: number): Promise<void> {
  await setSuspect(tx, subject, { deaths, triedBy: null, letterId: id })
  await failUnrun(tx, id, reasonOf(deaths))
  await emit(tx, 'job.putAside', { jobId: id, name })
}

/** Another job of a subject that was put aside: it goes without a word, and takes the place of a letter that the queue kept long enough. */
async function keepAside(tx: Tx, { id }: TakenJob, subject: string, suspect: Suspect): Promise<'dropped'> {
  if (suspect.letterId === null || suspect.letterId === id || (await isDeadLetter(tx, suspect.letterId))) return 'dropped'
  await setDeadLetter(tx, subject, id)
  await failUnrun(tx, id, reasonOf(suspect.deaths))
  return 'dropped'
}

const reasonOf = (deaths: number): string =>
  `Put aside: the process ended ${deaths} times while this job ran. It does not run again until it is tried again by hand.`
