// `npm run trust [-- SUITE …] [--bugs] [--bug NAME …] [--engine embedded|postgres] [--profile fast|ci|nightly] [--seed N] [--lanes N]
// [--strict]`: holds the promises of these suites, or of all, against the product as it is started by everybody, on both engines. With
// --bugs it also plants their known bugs and looks whether each is seen; with --bug only these, on the engine that is asked for or their
// own. The seed is a constant, and another one each time in the profile nightly. Prints and keeps the report, and ends with 1 where a promise is
// broken or a bug was missed, and with --strict where something took longer than its limit.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { endWith, namesOf, oneOf, wholeOf } from '../scripts/arguments.ts'
import { build } from '../scripts/build.ts'
import { close, openVerdict } from '../scripts/test/verdict.ts'
import { runVitest } from '../scripts/test/vitest.ts'
import { bugs } from './bugs/bugs.ts'
import { allSuites, jobsOf } from './run/jobs.ts'
import { constantSeed, enginesHere, holdPromises } from './run/promises.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bugs: { type: 'boolean', default: false },
    bug: { type: 'string', multiple: true },
    engine: { type: 'string' },
    profile: { type: 'string', default: 'ci' },
    seed: { type: 'string' },
    lanes: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
})
const bugNames = bugs.map(({ name }) => name)
const profile = oneOf(['fast', 'ci', 'nightly'] as const, values.profile, 'profile')
const engine = values.engine === undefined ? undefined : oneOf(['embedded', 'postgres'] as const, values.engine, 'engine')
const verdict = openVerdict()
const jobs = await jobsOf({
  suites: namesOf(allSuites, positionals, 'suite'),
  profile,
  engines: engine === undefined ? enginesHere(verdict) : [engine],
  isEngineAsked: engine !== undefined,
  planting: values.bug?.map(name => oneOf(bugNames, name, 'bug')) ?? (values.bugs ? 'too' : 'none'),
})
if (jobs.length === 0) endWith('Nothing of that runs here: the suite knows no such bug, or not this engine.')
if (!(await build())) endWith('What is not built cannot be trusted.')
// What is planted must fit the sources, and what is raced their tables.
if (values.bugs) await runVitest(verdict, { name: 'tests of the promises', projects: ['trust'] })
await holdPromises(verdict, jobs, {
  profile,
  seed: values.seed === undefined ? (profile === 'nightly' ? randomInt(1_000_000) : constantSeed) : wholeOf(values.seed),
  lanes: values.lanes === undefined ? undefined : Math.max(1, wholeOf(values.lanes)),
})
close(verdict, values.strict)
process.exit()
