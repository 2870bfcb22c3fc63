// A process of jobs alone, by its public command.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'

test('a worker does jobs on a database server, and ends with 0 when it is asked to', async () => {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'inkport-worker-'))
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, INKPORT_TEST: '1', DATABASE_URL: database.databaseUrl }
  const worker = spawn('node_modules/.bin/node', ['src/server/worker.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const ended = new Promise<number | null>(done => worker.once('exit', done))
  for (const stream of [worker.stdout, worker.stderr])
    stream.on('data', chunk => {
      said += chunk
      if (said.includes('Inkport works on jobs.')) worker.kill('SIGTERM')
    })
  expect(await ended).toBe(0)
  expect(said).toContain('Inkport works on jobs.')
  await database.drop()
  rmSync(dataDir, { recursive: true })
})
