// `npm run trust [-- SUITE …] [--profile fast|ci|nightly] [--engine embedded|postgres] [--seed N] [--bugs none|only]`: holds the promises
// against the product as it is started by everybody, on both engines, then plants known bugs and looks whether the suites see
// them. Prints trust/report.md; ends with 1 where a promise is broken or a bug was missed.
import { readdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type FirstHouse, makeFirstHouse } from '#test/first-house.ts'
import { type Cluster, postgresBinaries, startPostgres } from '#test/postgres.ts'
import { build } from '../scripts/build.ts'
import { bin, say, show } from '../scripts/steps.ts'
import { type Bug, bugs } from './bugs.ts'
import { type Engine, type House, openHouse } from './house.ts'
import { randomOf } from './random.ts'
import { type Line, reportOf } from './report.ts'
import type { Finding, Profile, Suite } from './suite.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: 'string', default: 'ci' },
    engine: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    bugs: { type: 'string', default: 'too' },
  },
})
const all = readdirSync(import.meta.dirname).flatMap(file => /^([\w-]+)\.suite\.ts$/.exec(file)?.[1] ?? [])
const profile = oneOf(['fast', 'ci', 'nightly'] as const, values.profile, 'profile')
const engines: readonly Engine[] =
  values.engine === undefined ? enginesHere() : [oneOf(['embedded', 'postgres'] as const, values.engine, 'engine')]
const planting = oneOf(['too', 'none', 'only'] as const, values.bugs, 'bugs')
const seed = Number(values.seed)
if (!Number.isSafeInteger(seed)) end(`A seed is a whole number, not ${values.seed}.`)
const names = positionals.length > 0 ? positionals.map(name => oneOf(all, name, 'suite')) : all

if (!(await build())) end('What is not built cannot be trusted.')
let cluster: Promise<Cluster> | undefined
const firsts = new Map<Engine, ReturnType<typeof makeFirstHouse>>()
const lines: Line[] = []
const from = performance.now()
say(`Seed ${seed}, profile ${profile}.`)
try {
  if (planting !== 'only') for (const name of names) await runSuite(name)
  if (planting !== 'none' && profile !== 'fast') for (const bug of bugs) if (names.includes(bug.suite)) await runBug(bug)
} finally {
  for (const made of firsts.values()) await (await made).remove()
  await (await cluster)?.stop()
}
const report = reportOf(lines, { seed, profile, seconds: (performance.now() - from) / 1_000 })
writeFileSync(`${import.meta.dirname}/report.md`, report)
say(`\n${report}`)
process.exit(lines.every(line => line.isKept) ? 0 : 1)

async function runSuite(name: string): Promise<void> {
  const suite = await read(name)
  for (const engine of engines) {
    if (!suite.engines.includes(engine) || (profile === 'fast' && suite.fastOn !== engine)) continue
    const begun = performance.now()
    const findings = await found(suite, { name, engine, profile })
    for (const finding of findings) {
      lines.push({ ...finding, suite: name, engine })
      say(`${finding.isKept ? 'ok  ' : 'FAIL'}  ${name} on ${engine}: ${finding.promise} ${finding.what}: ${finding.figure}`)
      for (const detail of finding.isKept ? [] : (finding.details ?? [])) say(`      ${detail}`)
    }
    say(`      ${name} on ${engine} took ${((performance.now() - begun) / 1_000).toFixed(0)} s`)
  }
}

/** A planted bug is seen where the suite finds any promise broken. */
async function runBug(bug: Bug): Promise<void> {
  if (!engines.includes(bug.engine)) return
  const config = ['build', '--config', 'trust/plant.config.ts', '--logLevel', 'error']
  if ((await show(bin.vite, config, { NODE_ENV: 'production', TRUST_BUG: bug.name })) !== 0) end(`"${bug.name}" could not be planted.`)
  const findings = await found(await read(bug.suite), {
    name: bug.suite,
    engine: bug.engine,
    profile: 'bug',
    build: `build/bug-${bug.name}`,
  })
  const seen = findings.find(finding => !finding.isKept)
  lines.push({
    promise: seen?.promise ?? '–',
    what: `planted: ${bug.about}`,
    figure: seen ? `seen: ${seen.what}: ${seen.figure}` : 'missed',
    isKept: seen !== undefined,
    suite: bug.suite,
    engine: bug.engine,
  })
  say(`${seen ? 'ok  ' : 'FAIL'}  ${bug.suite} ${seen ? 'sees' : 'misses'} "${bug.about}"${seen ? `: ${seen.figure}` : ''}`)
}

/** What a suite finds, and what the ledger says of every house that it used (P1). A suite that breaks has found something, too. */
async function found(suite: Suite, given: { name: string; engine: Engine; profile: Profile; build?: string }): Promise<Finding[]> {
  const houses: House[] = []
  const findings: Finding[] = []
  const afterwards: (() => Promise<void>)[] = []
  try {
    findings.push(
      ...(await suite.run({
        profile: given.profile,
        engine: given.engine,
        seed,
        random: randomOf(seed, given.name),
        async house(settings = {}) {
          const first = settings.serverUrl === undefined ? await firstHouse(given.engine) : undefined
          const house = await openHouse({ ...settings, engine: given.engine, build: given.build, first })
          houses.push(house)
          return house
        },
        afterwards: work => void afterwards.push(work),
        say: text => say(`      ${text}`),
      })),
    )
    for (const house of houses) findings.push(ledgerOf(await house.verify()))
  } catch (error) {
    const details = error instanceof Error ? [error.stack ?? error.message] : [String(error)]
    findings.push({ promise: '–', what: 'the suite runs to its end', figure: details[0]?.split('\n')[0] ?? '', isKept: false, details })
  } finally {
    for (const work of [...houses.map(house => house.close), ...afterwards])
      await work().catch((error: unknown) => say(`      Not left as it was found: ${error}`))
  }
  return findings
}

function ledgerOf(said: string): Finding {
  const isKept = said === ''
  return {
    promise: 'P1',
    what: '`npm run verify` afterwards',
    figure: isKept ? '0 mismatches' : 'mismatches',
    isKept,
    details: said.split('\n'),
  }
}

/** A machine without PostgreSQL holds the promises against the embedded engine alone, and says so; never where nothing may be skipped. */
function enginesHere(): Engine[] {
  if (process.env.TEST_DATABASE_URL || postgresBinaries() || process.env.INKPORT_REQUIRE_ALL) return ['embedded', 'postgres']
  say('SKIPPED  PostgreSQL: set TEST_DATABASE_URL, or install PostgreSQL 15 or newer.')
  return ['embedded']
}

/** Of this engine, after its first start. */
async function firstHouse(engine: Engine): Promise<FirstHouse> {
  const made = firsts.get(engine) ?? makeFirstHouse(engine === 'postgres' ? await postgresUrl() : undefined)
  firsts.set(engine, made)
  return (await made).first
}

async function postgresUrl(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  cluster ??= startPostgres({ durable: true })
  return (await cluster).url
}

async function read(name: string): Promise<Suite> {
  const { suite }: { suite: Suite } = await import(`./${name}.suite.ts`)
  return suite
}

function oneOf<T extends string>(choices: readonly T[], given: string, what: string): T {
  const chosen = choices.find(each => each === given)
  return chosen ?? end(`There is no ${what} ${given}. There are: ${choices.join(', ')}.`)
}

function end(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
