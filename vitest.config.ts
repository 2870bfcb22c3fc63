import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** A test that takes a database from `#test/…` runs on both engines; what a test imports says where it runs. */
const needsDatabase = (path: string) => /^import .*from '(#test|\.\.?)\/(shop|database)\.ts'/m.test(readFileSync(path, 'utf8'))
const all = ['src', 'test'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(path =>
    /\.test\.tsx?$/.test(path) ? [`${folder}/${path.replaceAll('\\', '/')}`] : [],
  ),
)
const door = all.filter(needsDatabase)
const unit = all.filter(path => !door.includes(path))

const limits = { testTimeout: 60_000, hookTimeout: 120_000, teardownTimeout: 20_000 }
export default defineConfig({
  test: {
    projects: [
      { test: { ...limits, name: 'unit', include: unit } },
      { test: { ...limits, name: 'embedded', include: door, env: { TEST_ENGINE: 'embedded' } } },
      { test: { ...limits, name: 'postgres', include: door, env: { TEST_ENGINE: 'postgres' } } },
      { test: { ...limits, name: 'e2e', include: ['e2e/**/*.test.ts'], testTimeout: 240_000, fileParallelism: false } },
    ],
  },
})
