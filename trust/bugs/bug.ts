// What a planted bug is.
import type { Engine } from '../deployment/deployment.ts'

/** What is changed: `from` stands exactly once in the file. */
export interface Change {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** The bug, the suite that must see it, and what it changes. */
export interface Bug extends Change {
  readonly name: string
  /** In the words of who would make it. */
  readonly about: string
  readonly suite: string
  readonly engine: Engine
  /** Where it takes more than one change. */
  readonly also?: readonly Change[]
}
