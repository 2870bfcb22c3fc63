// `npm run check`: types, lint and format, the structure, the texts, the subjects of commits, the printed pages of docs/. Under 30 seconds.
import { existsSync, statSync } from 'node:fs'
import { citationFindings } from '../test/structure/citations.ts'
import { commitFindings } from '../test/structure/commits.ts'
import { lockFindings, readLock } from '../test/structure/lock.ts'
import { structureFindings } from '../test/structure/structure.ts'
import { textFindings } from '../test/structure/texts.ts'
import { readPages, readTree } from '../test/structure/tree.ts'
import { bin, type Outcome, program, root, type Step, say, take } from './steps.ts'

/** Every step; true where nothing was found. */
export async function check(): Promise<boolean> {
  const from = performance.now()
  const outcomes: Outcome[] = await Promise.all([types(), ...steps().map(take)])
  const failed = outcomes.filter(outcome => outcome.fault !== undefined)
  const time = `${((performance.now() - from) / 1_000).toFixed(1)} s`
  say(failed.length === 0 ? `Check passed in ${time}.` : `Check failed in ${time}: ${failed.map(outcome => outcome.name).join(', ')}.`)
  return failed.length === 0
}

/** The routes' types are printed before the compiler reads them. */
async function types(): Promise<Outcome> {
  if (areRouteTypesStale()) {
    const printed = await take(program('types of the routes', bin.reactRouter, ['typegen']))
    if (printed.fault !== undefined) return printed
  }
  // One checker: each more reads much of the same again, and other steps keep the other processors busy.
  return take(program('types', bin.tsc, ['--noEmit', '--checkers', '1']))
}

function areRouteTypesStale(): boolean {
  const printed = `${root}/.react-router/types/+routes.ts`
  return !existsSync(printed) || statSync(printed).mtimeMs < statSync(`${root}/src/routes.ts`).mtimeMs
}

function steps(): Step[] {
  const tree = readTree(root)
  const lines = (findings: readonly { path: string; line: number; text: string }[]) =>
    findings.length === 0 ? undefined : findings.map(it => `${it.path}:${it.line} ${it.text}`).join('\n')
  return [
    // `npm test` compares them by a test of its own.
    ...(process.argv.includes('--docs') ? [program('docs', 'scripts/print.ts', ['--check'])] : []),
    program('lint and format', bin.biome, ['check', '--colors=off', '--max-diagnostics=50']),
    { name: 'structure', run: async () => lines(structureFindings(tree)) },
    { name: 'citations', run: async () => lines(citationFindings(tree, readPages(root))) },
    { name: 'lock file', run: async () => lockFindings(readLock(root)).join('\n') || undefined },
    { name: 'texts', run: async () => lines(textFindings(tree)) },
    { name: 'commits', run: async () => commits() },
  ]
}

function commits(): string | undefined {
  const read = commitFindings(root)
  if ('findings' in read) return read.findings.join('\n') || undefined
  say(`skip  commits: ${read.skipped}`)
  return undefined
}

if (import.meta.main && !(await check())) process.exitCode = 1
