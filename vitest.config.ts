import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { postgresBinaries } from './test/postgres.ts'

/** A test that takes a database from `#test/…` runs on both engines; what a test imports says where it runs. */
const needsDatabase = (path: string) => /^import .*from '(#test|\.\.?)\/(shop|database)\.ts'/m.test(readFileSync(path, 'utf8'))
const all = ['src', 'test'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(path =>
    /\.test\.tsx?$/.test(path) ? [`${folder}/${path.replaceAll('\\', '/')}`] : [],
  ),
)
/** A test that starts and stops a PostgreSQL of its own. */
const ownPostgres = all.filter(path => path.endsWith('.postgres.test.ts'))
const door = all.filter(path => needsDatabase(path) && !ownPostgres.includes(path))
const unit = all.filter(path => !door.includes(path) && !ownPostgres.includes(path))

/** They end what hangs; how fast a thing is, bench/ says. */
const limits = { testTimeout: 240_000, hookTimeout: 300_000, teardownTimeout: 60_000, expect: { poll: { timeout: 60_000 } } }
const project = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({ test: { ...limits, ...test } })

const projects = [
  project({ name: 'unit', include: unit }),
  // Files share the modules that they read, and hold no state in them: reading the house anew for each took a third of the time.
  project({ name: 'embedded', include: door, isolate: false, env: { TEST_ENGINE: 'embedded' }, globalSetup: ['test/embedded.setup.ts'] }),
  project({
    name: 'postgres',
    isolate: false,
    include: [...door, ...ownPostgres],
    env: { TEST_ENGINE: 'postgres' },
    globalSetup: ['test/postgres.setup.ts'],
  }),
  project({ name: 'e2e', include: ['e2e/**/*.test.ts'], globalSetup: ['test/e2e.setup.ts'], testTimeout: 900_000, hookTimeout: 600_000 }),
]
/** Where the machine has no PostgreSQL, scripts/test.ts says so. */
const hasPostgres = process.env.TEST_DATABASE_URL !== undefined || postgresBinaries() !== undefined

export default defineConfig({
  // A third beside two processors: what waits for a clock or a stand-in leaves them free.
  test: { projects: projects.filter(it => hasPostgres || it.test?.name !== 'postgres'), maxWorkers: 3 },
})
