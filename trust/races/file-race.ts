// What races of files have in common: two acts on one file, of which one may come first, and what must be true afterwards.
import { impbNumber } from '#shop/carrier/integrated/usps/impb.rules.ts'
import { isBroken } from '../money.ts'
import type { BarredRow, Barrier } from './barrier.ts'

export type Start = () => Promise<unknown>

/** One file that was brought to where both acts can be taken. */
export interface FileRun {
  row: BarredRow
  both: readonly [Start, Start]
  /** What is wrong afterwards, a line each. */
  judge: (answers: readonly PromiseSettledResult<unknown>[]) => Promise<readonly string[]>
}
export interface FileMatch {
  name: string
  /** How many of the two may be taken, as named and turned. */
  taken: readonly [number, number]
  bring: (at: number) => Promise<FileRun>
}

export const takenOf = (answers: readonly PromiseSettledResult<unknown>[]) => answers.filter(({ status }) => status === 'fulfilled').length

/**
 * So many rounds of each, every one with a file of its own; what is wrong, a line each. Where there is a barrier both wait before the row of
 * their file, the first before the other and in the next round behind it; elsewhere nobody waits.
 */
export async function raceFiles(matches: readonly FileMatch[], rounds: number, barrier: Barrier | undefined): Promise<string[]> {
  const wrong: string[] = []
  for (let round = 0; round < rounds; round++) {
    for (const { name, taken, bring } of matches) {
      const { row, both, judge } = await bring(round)
      const starts = round % 2 === 0 ? both : both.toReversed()
      const answers = barrier ? await barrier.run(row, starts) : await Promise.allSettled(starts.map(start => start()))
      const found = [
        ...answers.filter(isBroken).map(answer => `not answered: ${answer.status === 'rejected' ? answer.reason : ''}`),
        ...(isAllowed(takenOf(answers), taken, barrier && (round % 2 === 0 ? 0 : 1)) ? [] : [`${takenOf(answers)} were taken`]),
        ...(await judge(answers)),
      ]
      wrong.push(...found.map(what => `${name}, ${round % 2 === 0 ? 'as named' : 'turned'}, ${row.table} ${row.id}: ${what}`))
    }
  }
  return wrong
}

/** Who comes first is arranged by a barrier alone. */
const isAllowed = (count: number, taken: readonly [number, number], at: 0 | 1 | undefined) =>
  at === undefined ? taken.includes(count) : taken[at] === count

let serial = 7_400_000
/** Nobody's yet. */
export const newNumber = () => impbNumber({ serviceType: '055', serial: serial++ })

/** One thing that is wrong where these are not equal. */
export const differs = (what: string, found: unknown, wanted: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(wanted) ? [] : [`${what}: ${JSON.stringify(found)}, and not ${JSON.stringify(wanted)}`]
