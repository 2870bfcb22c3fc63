// How the steps of a regular expression grow with its text: four times the text may take four times as many, and no more.
import { type Attack, attackText } from './attack.ts'
import type { Program } from './program.ts'
import { search } from './steps.ts'

export interface Counted {
  readonly regex: RegExp
  readonly program: Program
}

/** Characters, beside four times as many. What repeats up to a bound looks quadratic until its text is longer than that. */
const looks = [250, 1_000, 4_000]
/** Where growth is linear it is four, where it is quadratic sixteen. */
const mostGrowth = 5
/** What takes more for each of its characters is not linear. */
const mostStepsEach = 2_000

export function isLinear(counted: Counted, attack: Attack): boolean {
  for (const length of looks) {
    const few = stepsOn(counted, attack, length)
    if (few === Number.POSITIVE_INFINITY) return false
    if (stepsOn(counted, attack, 4 * length) < mostGrowth * few) return true
  }
  return false
}

export const stepsOn = ({ regex, program }: Counted, attack: Attack, length: number): number =>
  search(program, regex, attackText(attack, length), length * mostStepsEach).steps
