// Runs projects of vitest.config.ts. Each file that fails runs once more, alone, at the end: where it passes then, it is unsteady.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { bin, root, say, show } from '../steps.ts'
import type { FileReport, RunReport } from './reporter.ts'
import { mostAgain, type Verdict } from './verdict.ts'

export interface Tests {
  /** Of the whole, where nothing ran. */
  readonly name: string
  readonly projects: readonly string[]
  /** Of their files these alone. */
  readonly paths?: readonly string[]
  /** Of their tests those alone whose tags fit this expression of Vitest's. */
  readonly tags?: string
  /** Each file is a part of this group, and told of as it ends. */
  readonly parts?: string
}

export async function runVitest(verdict: Verdict, { name, projects, paths = [], tags, parts = '' }: Tests): Promise<void> {
  const tagged = tags === undefined ? [] : [`--tagsFilter=${tags}`]
  const report = await vitest([...projects.map(project => `--project=${project}`), ...tagged, ...paths], { TEST_PARTS: parts })
  if (!report || report.files.length === 0) {
    verdict.failed.push(`${name}: Vitest ran no test; what it said stands above.`)
    return
  }
  const broken = report.files.filter(({ failed }) => failed.length > 0)
  const isChance = broken.length <= mostAgain
  const files = report.files.filter(file => file.failed.length === 0)
  for (const file of broken) files.push(isChance ? await again(verdict, file, tagged) : file)
  for (const file of files) count(verdict, file)
  for (const message of report.unhandled) verdict.failed.push(`${name}: an error that no test waited for\n${headOf(message)}`)
}

/** The file as it ran alone. */
async function again(verdict: Verdict, file: FileReport, tagged: readonly string[]): Promise<FileReport> {
  say(`Again, alone: ${nameOf(file)}`)
  const report = await vitest([`--project=${file.project}`, '--maxWorkers=1', ...tagged, file.path], { TEST_AGAIN: '1' })
  const alone = report?.files.find(({ path }) => path === file.path)
  if (!alone || report?.unhandled.length) return file
  if (alone.failed.length > 0) return alone
  verdict.unsteady.push(`${nameOf(file)} (${file.failed.map(({ name, message }) => `${name}\n${headOf(message)}`).join('\n')})`)
  return alone
}

/** What it found; nothing where Vitest broke before it wrote that. */
async function vitest(arguments_: readonly string[], env: Readonly<Record<string, string>>): Promise<RunReport | undefined> {
  mkdirSync(`${root}/test-results`, { recursive: true })
  const path = `${root}/test-results/report.json`
  rmSync(path, { force: true })
  await show(bin.vitest, ['run', ...arguments_], { TEST_REPORT: path, ...env })
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function count(verdict: Verdict, file: FileReport): void {
  verdict.counts.passed += file.passed
  verdict.counts.failed += file.failed.length
  verdict.took.push({ name: nameOf(file), seconds: file.seconds })
  verdict.slow.push(...file.slow.map(each => `${nameOf(file)}: ${each}`))
  if (file.skipped > 0) verdict.skipped.push(`${file.skipped} tests of ${nameOf(file)}`)
  for (const { name, message } of file.failed) verdict.failed.push(`${nameOf(file)}: ${name}\n${headOf(message)}`)
}

const nameOf = ({ path, project }: FileReport) => `${path} (${project})`

/** The beginning of a failure, so that the last lines of a long run say what broke. */
function headOf(message: string): string {
  const lines = message.split('\n').slice(0, 12)
  return lines.map(line => `        ${line}`).join('\n')
}
