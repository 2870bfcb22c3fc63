import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { journeyOf, journeys } from './scripts/test/journeys.ts'
import { runReporter } from './scripts/test/reporter.ts'
import { memoryFolder } from './test/memory-folder.ts'
import { hasPostgres } from './test/postgres.ts'

const all = ['src', 'test'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(path =>
    /\.test\.tsx?$/.test(path) ? [`${folder}/${path.replaceAll('\\', '/')}`] : [],
  ),
)
/** A test that takes a database from `#test/…`; what it imports says so. */
const takesDatabase = (path: string) => /^import .*from '(#test|\.\.?)\/(shop|database)\.ts'/m.test(readFileSync(path, 'utf8'))
const isNamed = (kind: 'engines' | 'postgres' | 'process' | 'long') => (path: string) =>
  path.split('/').at(-1)?.includes(`.${kind}.`) ?? false
/** What starts processes of its own: the product by its public commands, or a part of it that must outlive or survive them. */
const processes = all.filter(path => isNamed('process')(path) || (path.startsWith('test/process/') && !isNamed('postgres')(path)))
const rest = all.filter(path => !processes.includes(path))
/** Those that the gate leaves to `npm run test:long` (docs/decisions/186-what-the-gate-holds.md). */
const isLong = isNamed('long')
const isShort = (path: string) => !isLong(path)
const onDatabase = rest.filter(path => isNamed('postgres')(path) || takesDatabase(path))
const unit = rest.filter(path => !onDatabase.includes(path))
// Of this process and its workers: databases, files, and what the browser keeps.
const temporary = process.env.TMPDIR ?? memoryFolder()
if (temporary) process.env.TMPDIR = temporary

/** Every domain is tested on PostgreSQL, which takes half the time; where the machine has none, on the embedded engine. */
const isOnPostgres = hasPostgres()
/** What has a meaning on the embedded engine. */
const domains = onDatabase.filter(path => !isNamed('postgres')(path))
/** What is tested on both: the engine itself. */
const onEmbedded = isOnPostgres ? domains.filter(isNamed('engines')) : domains

/** Of single tests that the gate leaves out of the files that it holds (docs/decisions/186-what-the-gate-holds.md). */
const tags = [{ name: 'long', description: 'Takes long, and is no domain’s main way: `npm run test:long`' }]
/** They end what hangs; how fast a thing is, bench/ says. */
const limits = { testTimeout: 240_000, hookTimeout: 300_000, teardownTimeout: 60_000, expect: { poll: { timeout: 60_000 } } }
const project = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({ test: { ...limits, tags, ...test } })
/** In a browser, against a server of its own. */
const browser = { globalSetup: ['test/e2e.setup.ts'], setupFiles: ['e2e/failed-pages.ts'], testTimeout: 900_000, hookTimeout: 600_000 }

const postgres = { isolate: false, env: { TEST_ENGINE: 'postgres' }, globalSetup: ['test/postgres.setup.ts'] }
const embedded = { isolate: false, env: { TEST_ENGINE: 'embedded' }, globalSetup: ['test/embedded.setup.ts'] }

const projects = [
  // Files share the modules that they read, and hold no state in them: reading the product anew for each took a third of the time.
  project({ name: 'unit', include: unit.filter(isShort), isolate: false }),
  project({ ...embedded, name: 'embedded', include: onEmbedded.filter(isShort) }),
  // Takes many minutes: `npm run test:long` runs it.
  project({ ...embedded, name: 'embedded-domains', include: domains }),
  project({ ...postgres, name: 'postgres', include: onDatabase.filter(isShort) }),
  project({ ...postgres, name: 'long-postgres', include: onDatabase.filter(isLong) }),
  project({ name: 'process', include: processes.filter(isShort) }),
  project({ name: 'long', include: [...unit, ...processes].filter(isLong) }),
  // The main job as it is in the gate; with its pictures and axe passes it is a journey among the others.
  project({ ...browser, name: 'journey', include: ['e2e/journey.test.ts'], env: { TEST_JOURNEY: 'gate' } }),
  project({ ...browser, name: 'e2e', include: ['e2e/**/*.test.ts'] }),
  project({ name: 'trust', include: ['trust/*.test.ts'] }),
]
/** What mostly waits comes first, so that the others run beside it and it never runs alone at the end; journeys come in their order. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ project }: TestSpecification) => ['process', 'journey', 'e2e'].indexOf(project.name)
    const place = ({ moduleId }: TestSpecification) => journeys.indexOf(journeyOf(moduleId) ?? '')
    return (await super.sort(files)).sort((one, other) => rank(other) - rank(one) || place(one) - place(other))
  }
}
export default defineConfig({
  // One more than the two processors: what waits for a clock, a page or a stand-in leaves them free, and each reads the product anew.
  test: {
    projects: projects.filter(it => isOnPostgres || !it.test?.name?.toString().endsWith('postgres')),
    maxWorkers: 3,
    reporters: ['default', ...(process.env.TEST_REPORT ? [runReporter(process.env.TEST_REPORT, process.env.TEST_PARTS ?? '')] : [])],
    sequence: { sequencer: WaitingFirst },
  },
})
