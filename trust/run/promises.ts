// The promises held: suites and planted bugs side by side, told as they end, and the report of all of them.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { makeDeploymentTemplate } from '#test/deployment-template.ts'
import { type Cluster, hasPostgres, startPostgres } from '#test/postgres.ts'
import { say } from '../../scripts/steps.ts'
import { mostAgain, partLine, type Verdict } from '../../scripts/test/verdict.ts'
import type { Engine } from '../deployment/deployment.ts'
import type { Job } from './jobs.ts'
import { type Done, runLanes } from './lanes.ts'
import { type Line, noPromise, reportOf } from './report.ts'
import type { Profile } from './suite.ts'

/** Of every run that is to be the same each time. */
export const constantSeed = 1

export interface Run {
  readonly profile: Profile
  readonly seed: number
  /** How many jobs run side by side; where nothing is said, one more than there are processors: much of a suite is waiting. */
  readonly lanes?: number | undefined
}

/** Holds what is built against what was promised; prints the report and keeps it beside `main.ts`. */
export async function holdPromises(verdict: Verdict, jobs: readonly Job[], { seed, profile, lanes }: Run): Promise<void> {
  const from = performance.now()
  const templates = deploymentTemplates()
  const taskOf = async (job: Job) => ({ job, seed, first: await templates.of(job.engine) })
  const part = partsOf(jobs)
  say(`Seed ${seed}, profile ${profile}.`)
  try {
    const ended = (done: Done) => {
      tell(done)
      part(done)
    }
    const done = await runLanes(jobs, { count: lanes ?? availableParallelism() + 1, taskOf, ended })
    const doubtful = done.filter(isDoubtful)
    const again = doubtful.length > mostAgain ? [] : doubtful.map(({ job }) => job)
    if (again.length > 0) say(`Again, alone: ${again.map(nameOf).join(', ')}`)
    const alone = await runLanes(again, { count: 1, taskOf, ended: tell })
    const last = done.map(each => alone.find(({ job }) => job === each.job) ?? each)
    for (const { job, lines } of doubtful)
      if (alone.some(each => each.job === job && each.lines.every(({ isKept }) => isKept)))
        verdict.unsteady.push(`${nameOf(job)} (${lines.flatMap(line => (line.isKept ? [] : [titleOf(line)])).join('; ')})`)
    for (const each of last) count(verdict, each)
    const report = reportOf(
      last.flatMap(({ lines }) => lines),
      { seed, profile, seconds: (performance.now() - from) / 1_000 },
    )
    writeFileSync(`${import.meta.dirname}/../report.md`, report)
    say(`\n${report}`)
  } finally {
    await templates.close()
  }
}

/**
 * What failed in the suite and not in the app, as one that ran into its end, or a bug that was missed, may do so for want of air: it is done
 * once more alone. A promise that was broken was broken, however often it is kept afterwards.
 */
function isDoubtful({ lines }: Done): boolean {
  const broken = lines.filter(({ isKept }) => !isKept)
  return broken.length > 0 && broken.every(({ promise }) => promise === noPromise)
}

/** Each verdict counts as a test. */
function count({ counts, failed, slow, took }: Verdict, { job, lines, seconds }: Done): void {
  took.push({ name: nameOf(job), seconds })
  for (const line of lines) {
    counts[line.isKept ? 'passed' : 'failed']++
    if (!line.isKept) failed.push(titleOf(line))
    // A planted bug is there to be seen, not to be quick.
    if (job.bug === undefined) slow.push(...(line.slow ?? []).map(each => `${line.suite} on ${line.engine}: ${each}`))
  }
}

const titleOf = ({ suite, engine, promise, what, figure }: Line) => `${suite} on ${engine}: ${promise} ${what}: ${figure}`
const nameOf = ({ suite, engine, bug }: Job) => `${suite} on ${engine}${bug ? ` with ${bug}` : ''}`

/** Tells of a suite when the last of its jobs has ended. */
function partsOf(jobs: readonly Job[]): (done: Done) => void {
  const parts = new Map<string, { left: number; isKept: boolean; from: number }>()
  return ({ job: { suite }, lines, seconds }) => {
    const now = performance.now() / 1_000
    const part = parts.get(suite) ?? { left: jobs.filter(job => job.suite === suite).length, isKept: true, from: now }
    part.left--
    part.isKept &&= lines.every(line => line.isKept)
    part.from = Math.min(part.from, now - seconds)
    parts.set(suite, part)
    if (part.left === 0) say(partLine(`trust/${suite}`, part.isKept, now - part.from))
  }
}

/** A job at once, when it has ended: lines of others do not come between. */
function tell({ job, lines, said, seconds }: Done): void {
  for (const line of lines) {
    say(`${line.isKept ? 'ok  ' : 'FAIL'}  ${titleOf(line)}`)
    for (const detail of line.isKept ? [] : (line.details ?? [])) say(`      ${detail}`)
  }
  for (const each of said.trimEnd().split('\n')) if (each !== '') say(`      ${each}`)
  say(`      ${nameOf(job)} took ${seconds.toFixed(0)} s`)
}

/** Made once for each engine, when it is first asked for. */
function deploymentTemplates() {
  let cluster: Promise<Cluster> | undefined
  const made = new Map<Engine, ReturnType<typeof makeDeploymentTemplate>>()
  const serverUrl = async () => {
    if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
    cluster ??= startPostgres({ durable: true })
    return (await cluster).url
  }
  const make = async (engine: Engine) => makeDeploymentTemplate(engine === 'postgres' ? await serverUrl() : undefined)
  return {
    async of(engine: Engine) {
      const deployment = made.get(engine) ?? make(engine)
      made.set(engine, deployment)
      return (await deployment).first
    },
    async close() {
      for (const deployment of made.values()) await (await deployment).remove()
      await (await cluster)?.stop()
    },
  }
}

/** A machine without PostgreSQL holds the promises against the embedded engine alone, and says so. */
export function enginesHere({ skipped }: Verdict): Engine[] {
  if (hasPostgres()) return ['embedded', 'postgres']
  skipped.push('the promises on PostgreSQL: set TEST_DATABASE_URL, or install PostgreSQL 15 or newer')
  return ['embedded']
}
