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
  /** Nothing else runs meanwhile. */
  readonly isAlone: boolean
}

export interface Wanted {
  readonly suites: readonly string[]
  readonly profile: Exclude<Profile, 'bug'>
  /** The engines of this machine, or the one that was asked for. */
  readonly engines: readonly Engine[]
  /** An engine that is asked for is used, whatever a profile or a bug would choose. */
  readonly isEngineAsked: boolean
  /** The bugs of the suites beside their promises, or none, or these bugs alone. */
  readonly planting: 'too' | 'none' | readonly string[]
}

export const allSuites: readonly string[] = readdirSync(`${import.meta.dirname}/../suites`).flatMap(
  file => /^([\w-]+)\.suite\.ts$/.exec(file)?.[1] ?? [],
)

export async function readSuite(name: string): Promise<Suite> {
  const { suite }: { suite: Suite } = await import(`../suites/${name}.suite.ts`)
  return suite
}

/** As they are done: suites that must be alone come first. */
export async function inOrder(suites: readonly string[]): Promise<readonly string[]> {
  const read = await Promise.all(suites.map(async name => ({ name, isAlone: (await readSuite(name)).isAlone === true })))
  return read.toSorted((one, other) => Number(other.isAlone) - Number(one.isAlone)).map(({ name }) => name)
}

/** In the order of the suites. */
export async function jobsOf(wanted: Wanted): Promise<Job[]> {
  const jobs: Job[] = []
  for (const name of await inOrder(wanted.suites)) {
    const suite = await readSuite(name)
    if (wanted.planting === 'too' || wanted.planting === 'none')
      for (const engine of enginesOf(suite, wanted))
        jobs.push({ suite: name, engine, profile: wanted.profile, isAlone: suite.isAlone === true })
    for (const bug of bugs.filter(each => each.suite === name)) {
      const engine = engineOf(bug, suite, wanted)
      // A bug is no figure: it may be looked for beside others.
      if (engine) jobs.push({ suite: name, engine, profile: 'bug', bug: bug.name, isAlone: false })
    }
  }
  return jobs
}

/** Where the bug is looked for: on its own engine, or, if it is named, on the one that is asked for. */
function engineOf(bug: (typeof bugs)[number], { engines: known }: Suite, { planting, engines, isEngineAsked }: Wanted): Engine | undefined {
  if (planting === 'none' || (planting !== 'too' && !planting.includes(bug.name))) return undefined
  const [asked] = isEngineAsked && planting !== 'too' ? engines : [bug.engine]
  return engines.find(engine => engine === asked && known.includes(engine))
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
