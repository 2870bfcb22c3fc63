// `npm run bench [-- NAME …]`: prints every figure with its limit and their ratio; 1 or less is within the promise.
import { readdirSync } from 'node:fs'
import { namesOf } from '../scripts/arguments.ts'
import { build } from '../scripts/build.ts'
import { type Bench, type BenchRow, openTools } from './bench.ts'

const all = readdirSync(import.meta.dirname).flatMap(file => /^(?!main|bench|deployment|replay)([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
const names = namesOf(all, process.argv.slice(2), 'bench')
if (!(await build())) process.exit(1)
const tools = openTools()
let outside = 0
try {
  for (const name of names) {
    tools.say(`\n${name}`)
    const { bench }: { bench: Bench } = await import(`./${name}.ts`)
    for (const row of await bench(tools)) {
      tools.say(lineOf(row))
      if (ratioOf(row) > 1) outside++
    }
  }
} finally {
  await tools.close()
}
tools.say(outside === 0 ? '\nEvery figure is within its limit.' : `\n${outside} figures are outside of their limit.`)
process.exit(0)

/** How much of its limit a figure uses: 1 is the limit itself, above is outside. */
function ratioOf({ figure, limit }: BenchRow): number {
  if (!limit) return 0
  // A limit of nothing is kept by nothing alone.
  if ('atMost' in limit && limit.atMost === 0) return figure === 0 ? 0 : Number.POSITIVE_INFINITY
  return 'atLeast' in limit ? limit.atLeast / figure : figure / limit.atMost
}

function lineOf(row: BenchRow): string {
  const { name, figure, unit, limit, note } = row
  const value = `${figure >= 1_000 ? figure.toFixed(0) : figure.toPrecision(figure >= 100 ? 4 : 3)} ${unit}`
  const promise = limit ? `${'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`} ${unit}` : ''
  const ratio = limit ? `${ratioOf(row) <= 1 ? 'ok ' : 'OUT'} ${ratioOf(row).toFixed(2)} of the limit` : ''
  return `  ${name.padEnd(58)} ${value.padStart(16)}  ${promise.padEnd(16)} ${ratio}${note ? `  (${note})` : ''}`
}
