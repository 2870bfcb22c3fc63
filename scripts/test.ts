// `npm test`: the check, then every test on the embedded engine and on a real PostgreSQL, then the journeys in a browser, then the
// quick part of the promises.
// A part that this machine cannot run is said plainly; with INKPORT_REQUIRE_ALL=1 (.ci/run) it is a failure.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { whyNoBrowser } from '../test/chromium.ts'
import { postgresBinaries } from '../test/postgres.ts'
import { allSuites } from '../trust/run/jobs.ts'
import { enginesHere, holdPromises } from '../trust/run/promises.ts'
import { build, isStale } from './build.ts'
import { check } from './check.ts'
import { bin, root, say, show } from './steps.ts'

const from = performance.now()
const failed: string[] = []
const skipped: string[] = []
const counts = { passed: 0, failed: 0 }

if (!(await check())) failed.push('check')
// Tests that start the product as a process of its own need what is built.
const hasPages = !isStale() || (await build())
if (!hasPages) failed.push('build')
await runVitest('unit and door tests', ['unit', 'embedded', ...postgres()])
await runJourneys()
if (hasPages) await runPromises()
close()

function postgres(): string[] {
  if (process.env.TEST_DATABASE_URL || postgresBinaries()) return ['postgres']
  skipped.push('tests on PostgreSQL: set TEST_DATABASE_URL, or install PostgreSQL 15 or newer (on Debian: apt-get install postgresql)')
  return []
}

async function runJourneys() {
  if (!existsSync(`${root}/e2e`) || !readdirSync(`${root}/e2e`).some(name => name.endsWith('.test.ts'))) return
  const reason = await whyNoBrowser()
  if (reason) {
    skipped.push(`journeys in a browser: ${reason}`)
    return
  }
  if (hasPages) await runVitest('journeys in a browser', ['e2e'])
}

/** Each verdict is counted as a test. */
async function runPromises() {
  const wanted = { suites: allSuites, profile: 'fast', engines: enginesHere(), isEngineAsked: false, planting: 'none' } as const
  const verdicts = await holdPromises({ ...wanted, seed: Date.now() % 1_000_000 }).catch((error: unknown) => {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return { passed: 0, failed: 1 }
  })
  counts.passed += verdicts.passed
  counts.failed += verdicts.failed
  if (verdicts.failed > 0) failed.push('promises')
}

async function runVitest(name: string, projects: readonly string[]) {
  mkdirSync(`${root}/test-results`, { recursive: true })
  const report = `${root}/test-results/${name.replaceAll(' ', '-')}.json`
  rmSync(report, { force: true })
  const selected = projects.map(project => `--project=${project}`)
  const code = await show(bin.vitest, ['run', ...selected, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  if (code !== 0) failed.push(name)
  if (!existsSync(report)) return
  // Vitest's JSON report has Jest's shape: the counts of tests at its top.
  const totals: { numPassedTests: number; numFailedTests: number; numPendingTests: number } = JSON.parse(readFileSync(report, 'utf8'))
  counts.passed += totals.numPassedTests
  counts.failed += totals.numFailedTests
  if (totals.numPendingTests > 0) skipped.push(`${totals.numPendingTests} of ${name}`)
}

function close() {
  for (const each of skipped) say(`SKIPPED  ${each}`)
  if (skipped.length > 0 && process.env.INKPORT_REQUIRE_ALL) failed.push('nothing may be skipped here')
  for (const each of failed) say(`FAILED  ${each}`)
  say(`Took ${((performance.now() - from) / 1_000).toFixed(0)} s.`)
  // Alone on its line: who reads the output counts it.
  say(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
