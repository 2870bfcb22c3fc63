import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryMb, startServer } from '#test/server.ts'
import type { Bench } from './bench.ts'

const rounds = 3

/** Cold start when built and migrated, and the memory of a server that nobody uses, both with the embedded database. */
export const bench: Bench = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'inkport-start-'))
  const first = await startServer({ dataDir })
  await first.stop()
  const times: number[] = []
  let idleMb = Number.NaN
  for (let round = 0; round < rounds; round++) {
    const server = await startServer({ dataDir })
    times.push(server.startMs / 1_000)
    if (round === rounds - 1) {
      await new Promise(done => setTimeout(done, 10_000))
      idleMb = memoryMb(server.pid)
    }
    await server.stop()
  }
  rmSync(dataDir, { recursive: true })
  return [
    { name: 'first start on an empty folder, until ready', figure: first.startMs / 1_000, unit: 's' },
    {
      name: 'start when built and migrated, until ready',
      figure: Math.min(...times),
      unit: 's',
      limit: { atMost: 2 },
      note: `best of ${rounds}`,
    },
    {
      name: 'resident memory when idle, embedded database',
      figure: idleMb,
      unit: 'MB',
      limit: { atMost: 350 },
      note: '10 s after the start',
    },
  ]
}
