// `npm run test:all [-- --from PART] [--strict]`: everything once, with constant seeds: `npm test`, the long tests, every domain on the embedded engine too,
// every journey in a browser, the promises with their planted bugs, and the benches. It goes on after a failure; each part is told of by
// its name as it ends, and a run that was ended begins again at one of them. What failed, what is unsteady, what was slow and what was
// skipped stands in its four lists.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allBenches } from '../bench/bench.ts'
import { allSuites, inOrder } from '../trust/run/jobs.ts'
import { oneOf } from './arguments.ts'
import { build } from './build.ts'
import { root, say, show } from './steps.ts'
import { journeys } from './test/journeys.ts'
import { add, close, openVerdict, partLine, type Verdict } from './test/verdict.ts'

/** A command, and the parts that it does side by side: each `group/name`. */
interface Stage {
  readonly group: string
  readonly file: string
  readonly names: readonly string[]
  readonly flags?: readonly string[]
}
const stages: readonly Stage[] = [
  { group: 'long', file: 'scripts/test-long.ts', names: ['files', 'tests', 'embedded'] },
  { group: 'browser', file: 'scripts/test-browser.ts', names: journeys.filter(name => name !== 'journey') },
  { group: 'trust', file: 'trust/main.ts', names: await inOrder(allSuites), flags: ['--bugs'] },
  // Each alone: nothing else is to be felt in its figures.
  ...allBenches.map(name => ({ group: 'bench', file: 'bench/main.ts', names: [name] })),
]
const gate = 'gate'
const parts = [gate, ...stages.flatMap(({ group, names }) => names.map(name => `${group}/${name}`))]

const { values } = parseArgs({ options: { from: { type: 'string', default: gate }, strict: { type: 'boolean', default: false } } })
const left = parts.slice(parts.indexOf(oneOf(parts, values.from, 'part')))
say(`Parts, any of which \`--from\` takes: ${left.join(' ')}`)

let isEnded = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    isEnded = true
  })
const verdict = openVerdict()
if (left.includes(gate)) await runGate()
else if (!(await build())) verdict.failed.push('build')
for (const { group, file, names, flags = [] } of stages) {
  const chosen = names.filter(name => left.includes(`${group}/${name}`))
  if (chosen.length > 0 && !isEnded) await run(`${group}/${chosen.length === 1 ? chosen[0] : '…'}`, [file, ...chosen, ...flags])
}
if (isEnded) verdict.failed.push('it was ended: --from takes the first part that no line PART names')
close(verdict, values.strict)

async function runGate(): Promise<void> {
  const from = performance.now()
  const isWell = await run(gate, ['scripts/test.ts'])
  say(partLine(gate, isWell, (performance.now() - from) / 1_000))
}

/** In a process of its own, so that what breaks it breaks its parts alone. */
async function run(name: string, [file = '', ...arguments_]: readonly string[]): Promise<boolean> {
  const path = `${root}/test-results/verdict.json`
  rmSync(path, { force: true })
  const code = await show(file, arguments_, { TEST_VERDICT: path })
  if (existsSync(path))
    add(verdict, JSON.parse(readFileSync(path, 'utf8')) as Verdict) // what `close` has written
  else verdict.failed.push(`${name}: it ended with ${code} before its verdict`)
  return code === 0
}
