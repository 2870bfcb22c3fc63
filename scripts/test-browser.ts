// `npm run test:browser [-- NAME …]`: journeys in a real browser by their names, all of them where none is given. One that fails beside
// others runs again alone; what stood on its pages, and what the browser said, is kept in test-results/failed/.
import { parseArgs } from 'node:util'
import { namesOf } from './arguments.ts'
import { build } from './build.ts'
import { findBrowser, runJourneys } from './test/browser.ts'
import { journeys } from './test/journeys.ts'
import { close, openVerdict } from './test/verdict.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { strict: { type: 'boolean', default: false } } })
const names = namesOf(journeys, positionals, 'journey')
const verdict = openVerdict()
if (!(await build())) verdict.failed.push('build')
else if (await findBrowser(verdict, names.join(', '))) await runJourneys(verdict, names)
close(verdict, values.strict)
