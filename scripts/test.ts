// `npm test`: what a change is tried with, within five minutes: the check, rules, every domain through the API on PostgreSQL (where the
// machine has none, on the embedded engine), and the main job in a browser. `npm run test:all` is everything, once (.ci/run): also the
// embedded engine where the engine matters, the product as processes, every journey, and the promises with their planted bugs.
// A part that this machine cannot run is said plainly; with INKPORT_REQUIRE_ALL=1 it is a failure.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { whyNoBrowser } from '../test/chromium.ts'
import { hasPostgres } from '../test/postgres.ts'
import { allSuites } from '../trust/run/jobs.ts'
import { enginesHere, holdPromises } from '../trust/run/promises.ts'
import { build, isStale } from './build.ts'
import { check } from './check.ts'
import { bin, root, say, show } from './steps.ts'

/** What Vitest's JSON report says, in Jest's shape. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly { name: string; startTime: number; endTime: number; assertionResults: readonly Assertion[] }[]
}

interface Assertion {
  readonly fullName: string
  readonly status: string
  readonly failureMessages: readonly string[]
}

const isWhole = process.argv.includes('--all')
const from = performance.now()
const failed: string[] = []
const skipped: string[] = []
const counts = { passed: 0, failed: 0 }
const took: { name: string; seconds: number }[] = []

if (!(await check())) failed.push('check')
// Tests that start the product as a process of its own need what is built.
const hasPages = !isStale() || (await build())
if (!hasPages) failed.push('build')
const hasBrowser = hasPages && (await findBrowser())
// The main job waits for its pages and its clocks: it leaves the processors to the tests beside it.
await runVitest('tests', ['unit', ...engines(), ...(hasBrowser ? ['journey'] : []), ...(isWhole ? ['process'] : [])])
if (hasBrowser && isWhole) await runVitest('tests in a browser', ['e2e'])
if (hasPages && isWhole) await runPromises()
close()

function engines(): string[] {
  if (hasPostgres()) return isWhole ? ['postgres', 'embedded'] : ['postgres']
  skipped.push('tests on PostgreSQL: set TEST_DATABASE_URL, or install PostgreSQL 15 or newer (on Debian: apt-get install postgresql)')
  return ['embedded']
}

async function findBrowser(): Promise<boolean> {
  const reason = await whyNoBrowser()
  if (reason) skipped.push(`tests in a browser: ${reason}`)
  return !reason
}

/** Each verdict is counted as a test. */
async function runPromises() {
  const wanted = { suites: allSuites, profile: 'ci', engines: enginesHere(), isEngineAsked: false, planting: 'too' } as const
  try {
    const verdicts = await holdPromises({ ...wanted, seed: Date.now() % 1_000_000 })
    counts.passed += verdicts.passed
    counts.failed += verdicts.broken.length
    took.push(...verdicts.took)
    if (verdicts.broken.length > 0) failed.push('promises', ...verdicts.broken)
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    failed.push('promises')
  }
}

async function runVitest(name: string, projects: readonly string[]) {
  mkdirSync(`${root}/test-results`, { recursive: true })
  const path = `${root}/test-results/${name.replaceAll(' ', '-')}.json`
  rmSync(path, { force: true })
  const selected = projects.map(project => `--project=${project}`)
  const code = await show(bin.vitest, ['run', ...selected, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`])
  if (code !== 0) failed.push(name)
  const report = reportAt(path)
  if (!report) return
  counts.passed += report.numPassedTests
  counts.failed += report.numFailedTests
  if (report.numPendingTests > 0) skipped.push(`${report.numPendingTests} of ${name}`)
  for (const { name: path, startTime, endTime, assertionResults } of report.testResults) {
    const file = path.replace(/^.*\/(?=(src|test|e2e)\/)/, '')
    took.push({ name: file, seconds: (endTime - startTime) / 1_000 })
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'failed') failed.push(`${file}: ${fullName}\n${failureMessages.map(indented).join('\n')}`)
  }
}

/** The beginning of a failure, so that the last lines of a long run say what broke. */
function indented(message: string): string {
  const lines = message.split('\n').slice(0, 12)
  return lines.map(line => `        ${line}`).join('\n')
}

/** Nothing where Vitest broke before it wrote one. */
function reportAt(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function close() {
  say('The ten slowest:')
  for (const { name, seconds } of took.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10))
    say(`  ${seconds.toFixed(0).padStart(4)} s  ${name}`)
  for (const each of skipped) say(`SKIPPED  ${each}`)
  if (skipped.length > 0 && process.env.INKPORT_REQUIRE_ALL) failed.push('nothing may be skipped here')
  for (const each of failed) say(`FAILED  ${each}`)
  say(`Took ${((performance.now() - from) / 1_000).toFixed(0)} s.`)
  // Alone on its line: who reads the output counts it.
  say(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
