// Vitest's reporter of our own runs: what came of each file, as JSON for scripts/test/vitest.ts.
import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import { journeyOf } from './journeys.ts'
import { partLine } from './verdict.ts'

export interface RunReport {
  readonly files: readonly FileReport[]
  /** Errors that no test waited for, and of no file. */
  readonly unhandled: readonly string[]
}

export interface FileReport {
  /** From the project's root. */
  readonly path: string
  readonly project: string
  readonly seconds: number
  readonly passed: number
  readonly skipped: number
  /** What its tests annotated as `slow`: a time beyond its limit. */
  readonly slow: readonly string[]
  /** The failed tests; what failed around them (the file itself, a hook, what no test waited for) stands under the file's path. */
  readonly failed: readonly { readonly name: string; readonly message: string }[]
}

/** Writes the report to that path; where files are parts of this group, tells of each as it ends. */
export const runReporter = (reportPath: string, parts: string): Reporter => ({
  onTestModuleEnd(module) {
    if (parts === '') return
    const { path, failed, seconds } = fileOf(module, [])
    process.stdout.write(`${partLine(`${parts}/${journeyOf(path)}`, failed.length === 0, seconds)}\n`)
  },
  onTestRunEnd(modules, unhandled) {
    const ofModule = ({ moduleId }: TestModule) => unhandled.filter(error => error.VITEST_TEST_PATH === moduleId)
    const known = new Set(modules.flatMap(ofModule))
    const report: RunReport = {
      files: modules.map(module => fileOf(module, ofModule(module))),
      unhandled: unhandled.filter(error => !known.has(error)).map(error => textOf([error])),
    }
    writeFileSync(reportPath, JSON.stringify(report))
  },
})

function fileOf(module: TestModule, unhandled: readonly SerializedError[]): FileReport {
  const tests = [...module.children.allTests()]
    .filter(({ tags }) => isAsked(tags, module.project.vitest.config.tagsFilter))
    .map(test => ({ name: test.fullName, annotations: test.annotations(), ...test.result() }))
  const failed = tests.filter(({ state }) => state === 'failed').map(({ name, errors }) => ({ name, message: textOf(errors ?? []) }))
  const around = [...unhandled, ...module.errors(), ...[...module.children.allSuites()].flatMap(suite => suite.errors())]
  const path = module.relativeModuleId
  if (around.length > 0) failed.push({ name: path, message: textOf(around) })
  // Where the process of a file ended, the file stands as it began.
  const hasEnded = module.state() === 'passed' || module.state() === 'skipped'
  if (failed.length === 0 && !hasEnded) failed.push({ name: path, message: 'It did not end.' })
  const { setupDuration, collectDuration, duration } = module.diagnostic()
  return {
    path,
    project: module.project.name,
    seconds: (setupDuration + collectDuration + duration) / 1_000,
    passed: tests.filter(({ state }) => state === 'passed').length,
    slow: tests.flatMap(({ name, annotations }) =>
      annotations.flatMap(({ type, message }) => (type === 'slow' ? [`${name}: ${message}`] : [])),
    ),
    skipped: tests.filter(({ state }) => state === 'skipped').length,
    failed,
  }
}

/** Not what a run leaves to another: of Vitest's expressions those of one tag are known here, `long` and `!long`. */
const isAsked = (tags: readonly string[], filters: readonly string[] = []): boolean =>
  filters.every(filter => (filter.startsWith('!') ? !tags.includes(filter.slice(1)) : tags.includes(filter)))

const textOf = (errors: readonly SerializedError[]) => errors.map(({ stack, message }) => stack ?? message).join('\n')
