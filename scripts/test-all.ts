// `npm run test:all`: everything once: `npm test`, every journey in a browser, and the promises with their planted bugs.
import { allSuites } from '../trust/run/jobs.ts'
import { enginesHere, holdPromises } from '../trust/run/promises.ts'
import { runJourneys } from './test/browser.ts'
import { journeys } from './test/journeys.ts'
import { close, openVerdict, type Verdict } from './test/verdict.ts'
import { runVitest } from './test/vitest.ts'
import { runGate } from './test.ts'

const verdict = openVerdict()
const { hasBrowser } = await runGate(verdict)
if (hasBrowser)
  await runJourneys(
    verdict,
    journeys.filter(name => name !== 'journey'),
  )
await runVitest(verdict, { name: 'tests of the promises', projects: ['trust'] })
await runPromises(verdict)
close(verdict)

/** Each verdict is counted as a test. */
async function runPromises({ counts, failed, took }: Verdict): Promise<void> {
  const promises = await holdPromises({
    suites: allSuites,
    profile: 'ci',
    engines: enginesHere(),
    isEngineAsked: false,
    planting: 'too',
    seed: 1,
  })
  counts.passed += promises.passed
  counts.failed += promises.broken.length
  failed.push(...promises.broken)
  took.push(...promises.took)
}
