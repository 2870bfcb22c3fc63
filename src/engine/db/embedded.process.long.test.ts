import { spawn } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const databaseModule = JSON.stringify(new URL('./database.ts', import.meta.url).href)

interface Outcome {
  syncs: number
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a module on a data folder, in a process of its own whose threads count their fsyncs into a file. */
async function runCounting(folder: string, script: string): Promise<Outcome> {
  const counter = join(folder, 'count.mjs')
  const counted = join(folder, 'counted')
  await writeFile(counted, '')
  await writeFile(
    counter,
    `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'
     const real = fs.fsyncSync
     fs.fsyncSync = descriptor => { fs.appendFileSync(${JSON.stringify(counted)}, '.'); return real(descriptor) }
     syncBuiltinESMExports()`,
  )
  await writeFile(
    join(folder, 'run.mjs'),
    `import { truncateSync } from 'node:fs'
     import { openDatabase } from ${databaseModule}
     const db = await openDatabase({ dataDir: process.env.FOLDER, onError: error => { throw error } })
     ${script}`,
  )
  const env = { ...process.env, FOLDER: join(folder, 'data'), COUNTED: counted }
  const child = spawn(process.execPath, ['--import', counter, join(folder, 'run.mjs')], { env })
  const ended = new Promise(resolve => child.once('exit', resolve))
  const [stdout, stderr] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended])
  return { syncs: (await readFile(counted, 'utf8')).length, code: child.exitCode, stdout, stderr }
}

async function textOf(stream: AsyncIterable<Buffer>) {
  let text = ''
  for await (const chunk of stream) text += chunk.toString()
  return text
}

test('every commit on the embedded engine is synced to the disk, and is there after an end without a close', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkport-fsync-'))
  const written = await runCounting(
    folder,
    `await db.pool.query('create table kept (n int)')
     truncateSync(process.env.COUNTED)
     for (let n = 0; n < 10; n++) await db.pool.query('insert into kept values ($1)', [n])
     process.exit()`,
  )
  expect(written).toMatchObject({ code: 0, stderr: '' })
  expect(written.syncs).toBeGreaterThanOrEqual(10)

  const read = await runCounting(
    folder,
    `const { rows } = await db.pool.query('select count(*)::int as n from kept')
     process.stdout.write(String(rows[0].n))
     await db.close()`,
  )
  expect(read).toMatchObject({ stdout: '10', stderr: '' })
})
