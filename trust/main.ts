// `npm run trust [-- SUITE …] [--profile fast|ci|nightly] [--engine embedded|postgres] [--seed N] [--bugs none|only|NAME,NAME] [--lanes N]`: holds
// the promises against the product as it is started by everybody, on both engines, then plants known bugs and looks whether the suites
// see them. Prints trust/report.md and a count of verdicts; ends with 1 where a promise is broken or a bug was missed.
import { parseArgs } from 'node:util'
import { endWith, namesOf, oneOf, wholeOf } from '../scripts/arguments.ts'
import { build } from '../scripts/build.ts'
import { say } from '../scripts/steps.ts'
import { bugs } from './bugs/bugs.ts'
import { allSuites } from './run/jobs.ts'
import { enginesHere, holdPromises } from './run/promises.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: 'string', default: 'ci' },
    engine: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    bugs: { type: 'string', default: 'too' },
    lanes: { type: 'string' },
  },
})
const run = {
  suites: namesOf(allSuites, positionals, 'suite'),
  profile: oneOf(['fast', 'ci', 'nightly'] as const, values.profile, 'profile'),
  engines: values.engine === undefined ? enginesHere() : [oneOf(['embedded', 'postgres'] as const, values.engine, 'engine')],
  isEngineAsked: values.engine !== undefined,
  planting: plantingOf(values.bugs),
  seed: wholeOf(values.seed),
  lanes: values.lanes === undefined ? undefined : Math.max(1, wholeOf(values.lanes)),
}
if (!(await build())) endWith('What is not built cannot be trusted.')
const { passed, broken } = await holdPromises(run)
// Alone on its line, as the tests' own: who reads the output counts it.
say(`${passed} passed, ${broken.length} failed`)
process.exit(broken.length === 0 ? 0 : 1)

function plantingOf(given: string) {
  const known = (['too', 'none', 'only'] as const).find(each => each === given)
  const names = bugs.map(({ name }) => name)
  return known ?? given.split(',').map(name => oneOf(names, name, 'bug'))
}
