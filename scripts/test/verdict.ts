// What a run of tests came to: the lists at its end.
import { say } from '../steps.ts'

export interface Verdict {
  /** Of tests. */
  readonly counts: { passed: number; failed: number }
  readonly failed: string[]
  /** Failed beside others, and passed alone. */
  readonly unsteady: string[]
  /** Took longer than its limit, which fails with `--strict` alone. */
  readonly slow: string[]
  /** What this machine cannot run, and why. */
  readonly skipped: string[]
  readonly took: { readonly name: string; readonly seconds: number }[]
}

export const openVerdict = (): Verdict => ({ counts: { passed: 0, failed: 0 }, failed: [], unsteady: [], slow: [], skipped: [], took: [] })

/** What failed is done again alone, to see whether it failed by chance; more than that do not. */
export const mostAgain = 12

/** What came of a part of a run, at once: the run may be ended before its lists. Its name is what `--from` takes. */
export const partLine = (name: string, isWell: boolean, seconds: number): string =>
  `PART  ${isWell ? 'ok  ' : 'FAIL'}  ${name}  ${seconds.toFixed(0)} s`

/**
 * Prints it; the process ends with 1 where something failed, or, with INKPORT_REQUIRE_ALL=1, where something was skipped, or, where it is
 * strict, was slow.
 */
export function close({ counts, failed, unsteady, slow, skipped, took }: Verdict, isStrict = false): void {
  const slowest = took.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  say('The ten slowest:')
  for (const { name, seconds } of slowest) say(`  ${seconds.toFixed(0).padStart(4)} s  ${name}`)
  for (const each of skipped) say(`SKIPPED  ${each}`)
  if (skipped.length > 0 && process.env.INKPORT_REQUIRE_ALL) failed.push('nothing may be skipped here')
  if (slow.length > 0 && isStrict) failed.push('nothing may be slow here')
  for (const each of failed) say(`FAILED  ${each}`)
  for (const each of unsteady) say(`UNSTEADY  ${each}: it failed beside others and passed alone`)
  for (const each of slow) say(`SLOW  ${each}`)
  say(`Took ${(performance.now() / 1_000).toFixed(0)} s.`)
  // Alone on its line: who reads the output counts it.
  say(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
