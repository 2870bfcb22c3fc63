// What a run of tests came to: the lists at its end.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
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

/** What another command found, beside what was found before. */
export function add(into: Verdict, { counts, failed, unsteady, slow, skipped, took }: Verdict): void {
  into.counts.passed += counts.passed
  into.counts.failed += counts.failed
  into.failed.push(...failed)
  into.unsteady.push(...unsteady)
  into.slow.push(...slow)
  into.skipped.push(...skipped)
  into.took.push(...took)
}

/**
 * Prints it, and hands it to the command that has started this one (TEST_VERDICT names the file); the process ends with 1 where something
 * failed, or, with INKPORT_REQUIRE_ALL=1, where something was skipped, or, where it is strict, was slow.
 */
export function close(verdict: Verdict, isStrict = false): void {
  if (process.env.TEST_VERDICT) {
    mkdirSync(dirname(process.env.TEST_VERDICT), { recursive: true })
    writeFileSync(process.env.TEST_VERDICT, JSON.stringify(verdict))
  }
  const { counts, unsteady, slow, skipped, took } = verdict
  const failed = [
    ...verdict.failed,
    ...(skipped.length > 0 && process.env.INKPORT_REQUIRE_ALL ? ['nothing may be skipped here'] : []),
    ...(slow.length > 0 && isStrict ? ['nothing may be slow here'] : []),
  ]
  say('The ten slowest:')
  const slowest = took.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  for (const { name, seconds } of slowest) say(`  ${seconds.toFixed(0).padStart(4)} s  ${name}`)
  list('FAILED', failed)
  list(
    'UNSTEADY',
    unsteady.map(each => `${each}: it failed beside others and passed alone`),
  )
  list('SLOW', slow)
  list('SKIPPED', skipped)
  say(`Took ${(performance.now() / 1_000).toFixed(0)} s.`)
  // Alone on its line: who reads the output counts it.
  say(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

function list(name: string, lines: readonly string[]): void {
  if (lines.length === 0) say(`${name}  none`)
  for (const line of new Set(lines)) say(`${name}  ${line}`)
}
