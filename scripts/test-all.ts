// `npm run test:all`: everything once: `npm test`, every journey in a browser, and the promises with their planted bugs.
import { allSuites, jobsOf } from '../trust/run/jobs.ts'
import { constantSeed, enginesHere, holdPromises } from '../trust/run/promises.ts'
import { runJourneys } from './test/browser.ts'
import { journeys } from './test/journeys.ts'
import { close, openVerdict } from './test/verdict.ts'
import { runVitest } from './test/vitest.ts'
import { runGate } from './test.ts'

const everything = { suites: allSuites, profile: 'ci', isEngineAsked: false, planting: 'too' } as const
const verdict = openVerdict()
const { hasBrowser } = await runGate(verdict)
if (hasBrowser)
  await runJourneys(
    verdict,
    journeys.filter(name => name !== 'journey'),
  )
await runVitest(verdict, { name: 'tests of the promises', projects: ['trust'] })
await holdPromises(verdict, await jobsOf({ ...everything, engines: enginesHere(verdict) }), { profile: 'ci', seed: constantSeed })
close(verdict)
