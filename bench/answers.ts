import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench } from './bench.ts'

const [before, after] = [40, 160]

/** The embedded engine forgets what it has answered. */
export const bench: Bench = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'inkport-answers-'))
  const asking = `${import.meta.dirname}/answers/asking.ts`
  const figure = Number(execFileSync(process.execPath, [asking, dataDir, String(before), String(after)], { encoding: 'utf8' }))
  rmSync(dataDir, { recursive: true })
  const note = `embedded database, after ${before} such answers`
  return [{ name: `memory that ${after} answers of a megabyte leave behind`, figure, unit: 'MB', limit: { atMost: 80 }, note }]
}
