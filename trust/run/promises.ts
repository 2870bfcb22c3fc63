// The promises held: suites and planted bugs side by side, told as they end, and the report of all of them.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { makeDeploymentTemplate } from '#test/deployment-template.ts'
import { type Cluster, hasPostgres, startPostgres } from '#test/postgres.ts'
import { say } from '../../scripts/steps.ts'
import type { Engine } from '../deployment/deployment.ts'
import { type Job, jobsOf, type Wanted } from './jobs.ts'
import { type Done, runLanes } from './lanes.ts'
import { type Line, reportOf } from './report.ts'

export interface Run extends Wanted {
  readonly seed: number
  /** How many jobs run side by side; where nothing is said, one more than there are processors: much of a suite is waiting. */
  readonly lanes?: number | undefined
}

/** Verdicts, as they are printed, and what each job took. */
export interface Held {
  readonly passed: number
  /** What was not kept, a line each. */
  readonly broken: readonly string[]
  readonly took: readonly { name: string; seconds: number }[]
}

/** Holds what is built against what was promised; writes trust/report.md and prints it. */
export async function holdPromises({ seed, lanes = availableParallelism() + 1, ...wanted }: Run): Promise<Held> {
  const from = performance.now()
  const templates = deploymentTemplates()
  say(`Seed ${seed}, profile ${wanted.profile}.`)
  try {
    const taskOf = async (job: Job) => ({ job, seed, first: await templates.of(job.engine) })
    const took: { name: string; seconds: number }[] = []
    const ended = (done: Done) => {
      took.push({ name: nameOf(done.job), seconds: done.seconds })
      tell(done)
    }
    const lines = await runLanes(await jobsOf(wanted), { count: lanes, taskOf, ended })
    const report = reportOf(lines, { seed, profile: wanted.profile, seconds: (performance.now() - from) / 1_000 })
    writeFileSync(`${import.meta.dirname}/../report.md`, report)
    say(`\n${report}`)
    const broken = lines.filter(({ isKept }) => !isKept).map(titleOf)
    return { passed: lines.length - broken.length, broken, took }
  } finally {
    await templates.close()
  }
}

const titleOf = ({ suite, engine, promise, what, figure }: Line) => `${suite} on ${engine}: ${promise} ${what}: ${figure}`
const nameOf = ({ suite, engine, bug }: Job) => `${suite} on ${engine}${bug ? ` with ${bug}` : ''}`

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

/** A machine without PostgreSQL holds the promises against the embedded engine alone, and says so; never where nothing may be skipped. */
export function enginesHere(): Engine[] {
  if (hasPostgres() || process.env.INKPORT_REQUIRE_ALL) return ['embedded', 'postgres']
  say('SKIPPED  PostgreSQL: set TEST_DATABASE_URL, or install PostgreSQL 15 or newer.')
  return ['embedded']
}
