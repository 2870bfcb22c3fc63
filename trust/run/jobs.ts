// The jobs of a run: each suite on its engines, and each planted bug in the suite that must see it.
import { readdirSync } from 'node:fs'
import { bugs } from '../bugs/bugs.ts'
import type { Engine } from '../deployment/deployment.ts'
import type { Profile, Suite } from './suite.ts'

/** Plain, so that it can be handed to another process. */
export interface Job {
  readonly suite: string
  readonly engine: Engine
  readonly profile: Profile
  /** The name of the bug that is planted first. */
  readonly bug?: string
  /** Roughly: the longest begin first. */
  readonly seconds: number
  /** Nothing else runs meanwhile. */
  readonly isAlone: boolean
}

export interface Wanted {
  readonly suites: readonly string[]
  readonly profile: Exclude<Profile, 'bug'>
  /** The engines of this machine, or the one that was asked for. */
  readonly engines: readonly Engine[]
  /** An engine that is asked for is used, whatever a profile would choose. */
  readonly isEngineAsked: boolean
  /** Beside the suites, or alone; or these bugs alone. */
  readonly planting: 'too' | 'none' | 'only' | readonly string[]
}

export const allSuites: readonly string[] = readdirSync(`${import.meta.dirname}/../suites`).flatMap(
  file => /^([\w-]+)\.suite\.ts$/.exec(file)?.[1] ?? [],
)

export async function readSuite(name: string): Promise<Suite> {
  const { suite }: { suite: Suite } = await import(`../suites/${name}.suite.ts`)
  return suite
}

/** In the order of the report. */
export async function jobsOf(wanted: Wanted): Promise<Job[]> {
  const { profile, planting, suites } = wanted
  const jobs: Job[] = []
  for (const name of planting === 'too' || planting === 'none' ? suites : []) {
    const suite = await readSuite(name)
    for (const engine of enginesOf(suite, wanted))
      jobs.push({ suite: name, engine, profile, seconds: suite.seconds.ci, isAlone: suite.isAlone === true })
  }
  for (const bug of planting === 'none' || profile === 'fast' ? [] : bugs) {
    if (!suites.includes(bug.suite) || !wanted.engines.includes(bug.engine)) continue
    if (Array.isArray(planting) && !planting.includes(bug.name)) continue
    const { seconds } = await readSuite(bug.suite)
    // A bug is no figure: it may be looked for beside others.
    jobs.push({ suite: bug.suite, engine: bug.engine, profile: 'bug', bug: bug.name, seconds: seconds.bug ?? seconds.ci, isAlone: false })
  }
  return jobs
}

/** Where the suite runs. */
export function enginesOf(
  suite: Pick<Suite, 'engines' | 'fastOn' | 'ciOn'>,
  { profile, engines, isEngineAsked }: Pick<Wanted, 'profile' | 'engines' | 'isEngineAsked'>,
): Engine[] {
  const here = suite.engines.filter(engine => engines.includes(engine))
  if (profile === 'fast') return here.filter(engine => engine === suite.fastOn)
  return profile === 'ci' && !isEngineAsked && suite.ciOn && here.includes(suite.ciOn) ? [suite.ciOn] : here
}
