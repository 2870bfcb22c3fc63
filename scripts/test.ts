// `npm test`: what every change must pass, in a clean clone as `.ci/run` does it: the check, rules, every domain through the API, both
// engines where the engine matters, the product as a process, and the main job in a browser. It holds only what fails by a fault of the
// change; long tests, every other journey, the promises and the benches run by name. What this machine cannot run is said in a line.
import { hasPostgres } from '../test/postgres.ts'
import { build } from './build.ts'
import { check } from './check.ts'
import { findBrowser } from './test/browser.ts'
import { close, openVerdict } from './test/verdict.ts'
import { runVitest } from './test/vitest.ts'

const verdict = openVerdict()
// It leaves a processor half idle, so it goes on beside the tests.
const checked = check()
// Tests that start the product as a process of its own need what is built.
const isBuilt = await build()
if (!isBuilt) verdict.failed.push('build')
const hasBrowser = isBuilt && (await findBrowser(verdict, 'the main job in a browser'))
const engines = hasPostgres() ? ['postgres', 'embedded'] : ['embedded']
if (!hasPostgres())
  verdict.skipped.push('PostgreSQL: set TEST_DATABASE_URL, or install PostgreSQL 15 or newer (on Debian: apt-get install postgresql)')
const onBuild = isBuilt ? ['process', ...(hasBrowser ? ['journey'] : [])] : []
await runVitest(verdict, { name: 'tests', projects: ['unit', ...engines, ...onBuild], tags: '!long' })
if (!(await checked)) verdict.failed.push('check')
close(verdict)
