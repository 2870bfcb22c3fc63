// What makes a test fail for no fault of the change: chance, and the clock of the machine. It is refused in all that `npm test` runs.
import type { Blanked } from './imports.ts'

const isGate = (path: string) => path.startsWith('test/') || /^src\/.*\.test\.tsx?$/.test(path)
/** The one place that gives properties their seed. */
const properties = 'test/property.ts'
const withoutSeed = String.raw`\b(?:assert|check|sample|statistics)\b`

/** What the clock says: an instant, or the ticks of a stopwatch. */
const clock = String.raw`(?:\b(?:performance|Date)\.now\(\)|\bprocess\.hrtime(?:\.bigint)?\(\w*\)|\+?\bnew Date\(\)(?:\.getTime\(\))?)`
const chance = String.raw`(?:${clock}|\bMath\.random\(\)|\brandom(?:Bytes|Int|UUID)\()`
const refused: readonly [pattern: RegExp, text: string][] = [
  [/\bMath\.random\b/g, 'chance: take a constant, or a counter where no two may be alike'],
  [
    new RegExp(String.raw`\b\w*seed\b(?:\s*:\s*\w+)?\s*(?:=(?![=>])|:|\?\?|\|\|)\s*[^,;\n]*?${chance}`, 'gi'),
    'a seed that differs in every run: it is a constant, or SEED of the environment',
  ],
  [new RegExp(String.raw`${clock}\)*\s*%`, 'g'), 'chance, made of a clock: take a constant, or a counter where no two may be alike'],
]
const unseeded = 'a property without a seed: assertProperty of test/property.ts gives it one'
const stopwatch = 'judges by how long something takes: count its steps, move a clock of the test’s own, or wait for the fact'

/** A sentence about each place of a source that makes a test unsteady. `at` is its offset in the code. */
export function unsteady(path: string, { code, strings }: Blanked): { at: number; text: string }[] {
  if (!isGate(path)) return []
  const found = refused.flatMap(([pattern, text]) => [...code.matchAll(pattern)].map(({ index }) => ({ at: index, text })))
  found.push(...stopwatches(path, code).map(at => ({ at, text: stopwatch })))
  const fastCheck = strings.indexOf('fast-check')
  if (fastCheck < 0 || path === properties) return found
  const uses = String.raw`\bfc\.${withoutSeed}|\bimport\s*\{[^}]*${withoutSeed}[^}]*\}\s*from\s*'§${fastCheck}'`
  return [...found, ...[...code.matchAll(new RegExp(uses, 'g'))].map(({ index }) => ({ at: index, text: unseeded }))]
}

/** Where time that has passed is measured by a test, or judged by what it calls. A clock that the test itself moves is none. */
function stopwatches(path: string, code: string): number[] {
  if (/\buseFakeTimers\(/.test(code)) return []
  const begun = namesOf(code, String.raw`${clock}(?=\)?\s*[;\n])`)
  const moment = String.raw`(?:${clock}|${oneOf(begun)}(?:\.getTime\(\)|\.at\([^)]*\)|\[[^\]]*\])?)`
  const elapsed = String.raw`${moment}\s*-\s*${moment}`
  const passed = namesOf(code, String.raw`\(*${elapsed}`)
  const span = `(?:${elapsed}|${oneOf(passed)})`
  const judged = [String.raw`${span}\)*\s*[<>]`, String.raw`[<>]=?\s*\(*${span}`, String.raw`\bexpect\([^\n]*?${span}`]
  const patterns = path.includes('.test.') ? [elapsed] : judged
  return patterns.flatMap(pattern => [...code.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => index))
}

/** Names that this value is given to, or that it is pushed to. */
const namesOf = (code: string, value: string): string[] =>
  [...code.matchAll(new RegExp(String.raw`\b(\w+)(?:\s*:\s*\w+)?\s*(?:=(?![=>])\s*|\.push\()${value}`, 'g'))].map(([, name = '']) => name)
const oneOf = (names: readonly string[]) => (names.length > 0 ? String.raw`\b(?:${names.join('|')})\b` : '(?!)')
