// Jobs side by side, each lane a process of its own (lane.ts). They begin in their order, but who must be alone is done before the others.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Job } from './jobs.ts'
import type { LaneMessage, Task } from './lane.ts'
import { type Line, noPromise } from './report.ts'

/** What came of a job, and all that it said. */
interface Outcome {
  readonly job: Job
  readonly lines: readonly Line[]
  readonly said: string
}
export interface Done extends Outcome {
  readonly seconds: number
}
interface Lane {
  run(task: Task): Promise<Outcome>
  close(): void
}

export interface Lanes {
  readonly count: number
  /** What a lane needs for this job. */
  taskOf(job: Job): Promise<Task>
  /** Called as each job ends. */
  ended(done: Done): void
}

/** What came of each job, in the order of the jobs. */
export async function runLanes(jobs: readonly Job[], { count, taskOf, ended }: Lanes): Promise<Done[]> {
  const byJob = new Map<Job, Done>()
  const work = async (queue: Job[], lanes: number) => {
    const take = async () => {
      const lane = openLane()
      for (let job = queue.shift(); job; job = queue.shift()) {
        const from = performance.now()
        const outcome = await taskOf(job).then(lane.run, (error: unknown) => brokenOff(job, `nothing to run it on: ${error}`, ''))
        const done = { ...outcome, seconds: (performance.now() - from) / 1_000 }
        byJob.set(job, done)
        ended(done)
      }
      lane.close()
    }
    await Promise.all(Array.from({ length: Math.min(lanes, queue.length) }, take))
  }
  await work(
    jobs.filter(({ isAlone }) => isAlone),
    1,
  )
  await work(
    jobs.filter(({ isAlone }) => !isAlone),
    count,
  )
  return jobs.flatMap(job => byJob.get(job) ?? [])
}

/** What there is to say of a job that broke before it said anything itself. */
function brokenOff(job: Job, figure: string, said: string): Outcome {
  const { suite, engine, bug } = job
  const what = bug === undefined ? 'the suite runs to its end' : `planted: ${bug}`
  const details = said.split('\n').slice(-30)
  return { job, said, lines: [{ promise: noPromise, what, figure, isKept: false, details, suite, engine }] }
}

/** Nothing that hangs keeps the others' lines from their report. */
const limitMs = { bug: 20 * 60_000, fast: 20 * 60_000, ci: 45 * 60_000, nightly: 12 * 60 * 60_000 }

/** A process that takes one job after the other; another one is started where it has broken. */
function openLane(): Lane {
  let child: ChildProcess | undefined
  return {
    run: task =>
      new Promise(done => {
        const { job } = task
        const running = child ?? startLane()
        child = running
        let said = ''
        const hear = (chunk: Buffer | string) => {
          said += chunk
        }
        const finish = (lines: readonly Line[]) => {
          clearTimeout(limit)
          running.stdout?.off('data', hear)
          running.stderr?.off('data', hear)
          running.off('message', told).off('close', broken)
          done({ job, lines, said })
        }
        const told = (message: unknown) => {
          const heard = message as LaneMessage // lane.ts tells nothing else
          if ('lines' in heard) finish(heard.lines)
          else hear(`${heard.said}\n`)
        }
        const broken = (code: number | null, signal: NodeJS.Signals | null) => {
          child = undefined
          finish(brokenOff(job, `its process ended with ${code ?? signal}`, said).lines)
        }
        const limit = setTimeout(() => {
          hear(`Given up after ${limitMs[job.profile] / 60_000} minutes.\n`)
          running.disconnect()
        }, limitMs[job.profile])
        running.stdout?.on('data', hear)
        running.stderr?.on('data', hear)
        running.on('message', told).once('close', broken).send(task)
      }),
    close: () => void (child?.connected && child.disconnect()),
  }
}

const startLane = (): ChildProcess =>
  fork(join(import.meta.dirname, 'lane.ts'), {
    cwd: join(import.meta.dirname, '../..'),
    execArgv: ['--import', './scripts/keep-compiled.mjs'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
