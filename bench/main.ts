// `npm run bench [-- NAME …] [--strict]`: prints every figure with its limit and their ratio; 1 or less is within the promise. A measured
// figure beyond its limit is slow, and fails with --strict alone; one that is counted, as the weight of a page's scripts, fails.
import { parseArgs } from 'node:util'
import { endWith, namesOf } from '../scripts/arguments.ts'
import { build } from '../scripts/build.ts'
import { say } from '../scripts/steps.ts'
import { close, openVerdict, partLine } from '../scripts/test/verdict.ts'
import { allBenches, type Bench, type BenchRow, Missing, openTools } from './bench.ts'

/** The same on every machine, and whatever runs beside. */
const counted = ['KB gzip', 'files']

const { values, positionals } = parseArgs({ allowPositionals: true, options: { strict: { type: 'boolean', default: false } } })
const names = namesOf(allBenches, positionals, 'bench')
if (!(await build())) endWith('What is not built cannot be measured.')
const verdict = openVerdict()
// It ends what hangs.
const hangMs = 60 * 60_000
for (const name of names) await run(name)
close(verdict, values.strict)
process.exit()

async function run(name: string): Promise<void> {
  const tools = openTools(what => void verdict.skipped.push(`bench/${name}: ${what}`))
  const from = performance.now()
  const failedBefore = verdict.failed.length
  const hangs = setTimeout(() => {
    breaks(`bench/${name}: no end after ${hangMs / 60_000} minutes`)
    close(verdict)
    process.exit()
  }, hangMs)
  tools.say(`\n${name}`)
  try {
    const { bench }: { bench: Bench } = await import(`./${name}.ts`)
    for (const row of await bench(tools)) {
      tools.say(lineOf(row))
      count(name, row)
    }
  } catch (error) {
    if (error instanceof Missing) tools.skip(error.message)
    else breaks(`bench/${name}: ${error instanceof Error ? error.stack : error}`)
  } finally {
    await tools.close()
    clearTimeout(hangs)
  }
  const seconds = (performance.now() - from) / 1_000
  verdict.took.push({ name: `bench/${name}`, seconds })
  tools.say(partLine(`bench/${name}`, verdict.failed.length === failedBefore, seconds))
}

/** Each figure with a limit counts as a test. */
function count(name: string, row: BenchRow): void {
  if (!row.limit) return
  const line = `bench/${name}: ${lineOf(row).trim().replaceAll(/ {2,}/g, '  ')}`
  if (!isWithin(row) && counted.includes(row.unit)) breaks(line)
  else verdict.counts.passed++
  if (!isWithin(row) && !counted.includes(row.unit)) verdict.slow.push(line)
}

function breaks(line: string): void {
  say(`FAIL  ${line}`)
  verdict.counts.failed++
  verdict.failed.push(line)
}

/** How much of its limit a figure uses: 1 is the limit itself, above is outside. */
function ratioOf({ figure, limit }: BenchRow): number {
  if (!limit) return 0
  // A limit of nothing is kept by nothing alone.
  if ('atMost' in limit && limit.atMost === 0) return figure === 0 ? 0 : Number.POSITIVE_INFINITY
  return 'atLeast' in limit ? limit.atLeast / figure : figure / limit.atMost
}

/** What could not be measured is not. */
function isWithin(row: BenchRow): boolean {
  return ratioOf(row) <= 1
}

function lineOf(row: BenchRow): string {
  const { name, figure, unit, limit, note } = row
  const value = `${figure >= 1_000 ? figure.toFixed(0) : figure.toPrecision(figure >= 100 ? 4 : 3)} ${unit}`
  const promise = limit ? `${'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`} ${unit}` : ''
  const word = isWithin(row) ? 'ok  ' : counted.includes(unit) ? 'FAIL' : 'slow'
  const ratio = limit ? `${word} ${ratioOf(row).toFixed(2)} of the limit` : ''
  return `  ${name.padEnd(58)} ${value.padStart(16)}  ${promise.padEnd(16)} ${ratio}${note ? `  (${note})` : ''}`
}
