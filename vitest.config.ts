import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { hasPostgres } from './test/postgres.ts'

const all = ['src', 'test'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(path =>
    /\.test\.tsx?$/.test(path) ? [`${folder}/${path.replaceAll('\\', '/')}`] : [],
  ),
)
const says = (pattern: RegExp) => (path: string) => pattern.test(readFileSync(path, 'utf8'))
/** What starts processes of its own: the product by its public commands, or a part of it that must outlive or survive them. */
const startsProcesses = says(/^import .*from '(node:child_process|\.\/[\w-]+\.child\.ts)'/m)
const processes = all.filter(path => !path.endsWith('.postgres.test.ts') && (path.startsWith('test/process/') || startsProcesses(path)))
/** A test that starts and stops a PostgreSQL of its own, or has no meaning without one. */
const ownPostgres = all.filter(path => path.endsWith('.postgres.test.ts'))
const rest = all.filter(path => !processes.includes(path) && !ownPostgres.includes(path))
/** A test that takes a database from `#test/…`; what it imports says so. */
const onDatabase = rest.filter(says(/^import .*from '(#test|\.\.?)\/(shop|database)\.ts'/m))
const unit = rest.filter(path => !onDatabase.includes(path))
/** Where the engine matters: what is built on it itself, money, and whatever speaks of a race, which the embedded engine hides. */
const onBoth = onDatabase.filter(
  path =>
    /^src\/engine\/|^src\/shop\/(wallet|payment|job|approval)\/|^test\/|\/(race|search)\.test\.ts$/.test(path) ||
    says(/^test\(\s*['"`].*\b(race|races|at once|parallel|together|meanwhile|of ten|of twenty)\b/m)(path),
)

/** Every domain is tested on PostgreSQL, which takes half the time; where the machine has none, on the embedded engine. */
const isOnPostgres = hasPostgres()

/** They end what hangs; how fast a thing is, bench/ says. */
const limits = { testTimeout: 240_000, hookTimeout: 300_000, teardownTimeout: 60_000, expect: { poll: { timeout: 60_000 } } }
const project = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({ test: { ...limits, ...test } })
/** In a browser, against a server of its own. */
const browser = { globalSetup: ['test/e2e.setup.ts'], setupFiles: ['e2e/failed-pages.ts'], testTimeout: 900_000, hookTimeout: 600_000 }

const projects = [
  // Files share the modules that they read, and hold no state in them: reading the product anew for each took a third of the time.
  project({ name: 'unit', include: unit, isolate: false }),
  project({
    name: 'embedded',
    include: isOnPostgres ? onBoth : onDatabase,
    isolate: false,
    env: { TEST_ENGINE: 'embedded' },
    globalSetup: ['test/embedded.setup.ts'],
  }),
  project({
    name: 'postgres',
    isolate: false,
    include: [...onDatabase, ...ownPostgres],
    env: { TEST_ENGINE: 'postgres' },
    globalSetup: ['test/postgres.setup.ts'],
  }),
  project({ name: 'process', include: processes }),
  project({ ...browser, name: 'journey', include: ['e2e/journey.test.ts'] }),
  project({ ...browser, name: 'e2e', include: ['e2e/**/*.test.ts'], exclude: ['e2e/journey.test.ts'] }),
]
/** What mostly waits comes first, and what takes longest, so that the others run beside it and it never runs alone at the end. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ project, moduleId }: TestSpecification) =>
      moduleId.endsWith('e2e/walk.test.ts') ? 2 : ['process', 'journey'].indexOf(project.name)
    return (await super.sort(files)).sort((one, other) => rank(other) - rank(one))
  }
}
export default defineConfig({
  // Twice the two processors: what waits for a clock, a page or a stand-in leaves them free.
  test: {
    projects: projects.filter(it => isOnPostgres || it.test?.name !== 'postgres'),
    maxWorkers: 4,
    sequence: { sequencer: WaitingFirst },
  },
})
