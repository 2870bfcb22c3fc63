// The shape of a suite. Each `*.suite.ts` of this folder exports `suite`; `npm run trust -- NAME` runs one, without a name all.

import type { Random } from '#test/random.ts'
import type { Deployment, DeploymentSettings, Engine } from '../deployment/deployment.ts'

/** `fast` is a first look within minutes, `ci` is what `npm run trust` and `npm run test:all` do, `nightly` takes hours; `bug` is just enough to catch a planted bug. */
export type Profile = 'bug' | 'fast' | 'ci' | 'nightly'

/** One promise held against what was seen: counts are exact, times are for the reader. */
export interface Finding {
  /** Of the promises: 'P2', 'S1'. */
  promise: string
  /** What was done, in a few words: '50 parallel payments × 20 rounds'. */
  what: string
  /** What was seen: '20 debits, 0 below the limit'. */
  figure: string
  isKept: boolean
  /** Times that were longer than their limits, a line each: told, and held against the app with `--strict` alone. */
  slow?: readonly string[]
  /** Where it is not kept: enough to find it, one line each. */
  details?: readonly string[]
}

export interface Given {
  readonly profile: Profile
  readonly engine: Engine
  /** Of the whole run; `random` is this suite's own, made from it. */
  readonly seed: number
  readonly random: Random
  /** A deployment of the suite's own, started by the public command. After the suite its ledger is verified (P1), and it is closed. */
  deployment(settings?: DeploymentSettings): Promise<Deployment>
  /** Done when the suite's deployments are closed. */
  afterwards(work: () => Promise<void>): void
  /** What is going on, for who watches. */
  say(text: string): void
}

/** Of a run that does more than look for a planted bug. */
export type WholeGiven = Given & { readonly profile: Exclude<Profile, 'bug'> }

export interface Suite {
  readonly engines: readonly Engine[]
  /** The engine on which it is part of the profile `fast`: what races needs a real PostgreSQL. */
  readonly fastOn?: Engine
  /** The engine on which alone it runs in the profile `ci`, where what it looks at does not know the engine. */
  readonly ciOn?: Engine
  /** Others beside it would spoil its figures. */
  readonly isAlone?: boolean
  /** All that was found; or one finding after the other, where a planted bug need not be looked for further once it is seen. */
  run(given: Given): Promise<Finding[]> | AsyncIterable<Finding>
}
