// A process that does one job after the other (lanes.ts): what breaks it breaks one job.
import type { DeploymentTemplate } from '#test/deployment-template.ts'
import { randomOf } from '#test/random.ts'
import { bin, program } from '../../scripts/steps.ts'
import type { Bug } from '../bugs/bug.ts'
import { bugs } from '../bugs/bugs.ts'
import { type Deployment, openDeployment } from '../deployment/deployment.ts'
import { type Job, readSuite } from './jobs.ts'
import { type Line, noPromise } from './report.ts'
import type { Finding, Given, Suite } from './suite.ts'

/** What a lane is given. */
export interface Task {
  readonly job: Job
  readonly seed: number
  /** Of the job's engine, after its first start. */
  readonly first: DeploymentTemplate
}
/** What it tells: what is going on, and at the end of the job what was found. */
export type LaneMessage = { readonly said: string } | { readonly lines: readonly Line[] }

const tell = (told: LaneMessage) => void process.send?.(told)
const say = (said: string) => tell({ said })

process.on('message', async (task: Task) => {
  const bug = bugs.find(({ name }) => name === task.job.bug)
  tell({ lines: bug ? [await lookFor(bug, task)] : (await found(task)).map(finding => lineOf(task, finding)) })
})
// Whoever gave the jobs is gone, or waits no longer; what was started here ends with this process.
process.once('disconnect', () => process.exit(1))

const lineOf = ({ job: { suite, engine } }: Task, finding: Finding): Line => ({ ...finding, suite, engine })

/** A planted bug is seen where the suite finds any promise broken. */
async function lookFor(bug: Bug, task: Task): Promise<Line> {
  const config = ['build', '--config', 'trust/run/plant.config.ts', '--logLevel', 'error']
  const what = `planted: ${bug.about}`
  const fault = await program(bug.name, bin.vite, config, { NODE_ENV: 'production', TRUST_BUG: bug.name }).run()
  if (fault !== undefined)
    return lineOf(task, { promise: noPromise, what, figure: 'not planted', isKept: false, details: fault.split('\n') })
  const wrong = (await found(task, `build/bug-${bug.name}`)).filter(finding => !finding.isKept)
  // A suite that breaks may break by itself: it has not seen the bug.
  const seen = wrong.find(({ promise }) => promise !== noPromise)
  const figure = [seen ? 'seen' : 'missed', ...(seen ? [seen.what, seen.figure] : wrong.map(broken => broken.figure))].join(': ')
  return lineOf(task, { promise: seen?.promise ?? noPromise, what, figure, isKept: seen !== undefined })
}

/** What a suite finds, and what the ledger says of every deployment that it used (P1). A suite that breaks has kept no promise, either. */
async function found({ job, seed, first }: Task, build?: string): Promise<Finding[]> {
  const suite = await readSuite(job.suite)
  const templates: Deployment[] = []
  const findings: Finding[] = []
  const afterwards: (() => Promise<void>)[] = []
  try {
    const given: Given = {
      profile: job.profile,
      engine: job.engine,
      seed,
      random: randomOf(seed, job.suite),
      async deployment(settings = {}) {
        const deployment = await openDeployment({
          ...settings,
          engine: job.engine,
          build,
          first: settings.serverUrl === undefined ? first : undefined,
        })
        templates.push(deployment)
        return deployment
      },
      afterwards: work => void afterwards.push(work),
      say,
    }
    for await (const finding of findingsOf(suite, given)) {
      findings.push(finding)
      if (build !== undefined && !finding.isKept) break
    }
    // A bug that was seen need not be seen twice.
    const isSeen = build !== undefined && findings.some(({ isKept }) => !isKept)
    for (const deployment of isSeen ? [] : templates) findings.push(ledgerOf(await deployment.verify()))
  } catch (error) {
    const details = error instanceof Error ? [error.stack ?? error.message] : [String(error)]
    findings.push({
      promise: noPromise,
      what: 'the suite runs to its end',
      figure: details[0]?.split('\n')[0] ?? '',
      isKept: false,
      details,
    })
  } finally {
    for (const work of [...templates.map(deployment => deployment.close), ...afterwards])
      await work().catch((error: unknown) => say(`Not left as it was found: ${error}`))
  }
  return findings
}

async function* findingsOf(suite: Suite, given: Given): AsyncIterable<Finding> {
  const found = suite.run(given)
  yield* Symbol.asyncIterator in found ? found : await found
}

function ledgerOf(said: string): Finding {
  const isKept = said === ''
  return {
    promise: 'P1',
    what: '`npm run verify` afterwards',
    figure: isKept ? '0 mismatches' : 'mismatches',
    isKept,
    details: said.split('\n'),
  }
}
