import { spawn, spawnSync } from 'node:child_process'
import { on } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

const freshFolder = () => join(mkdtempSync(join(tmpdir(), 'inkport-lock-')), 'pg')
const inAnotherProcess = (folder: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { lockFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}; lockFolder(process.argv[1])`,
      folder,
    ],
    {
      encoding: 'utf8',
    },
  )

test('a second process on a data folder is refused with a text that says who holds it', () => {
  const folder = freshFolder()
  const unlock = lockFolder(folder)
  const other = inAnotherProcess(folder)
  expect(other.status).not.toBe(0)
  expect(other.stderr).toContain(`is in use by process ${process.pid}`)
  unlock()
  expect(inAnotherProcess(folder).status).toBe(0)
})

test('the same process cannot open a folder twice', () => {
  const folder = freshFolder()
  lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('already open in this process')
})

test('the lock of a process that died is taken over', () => {
  const folder = freshFolder()
  // This other process ends without letting go.
  expect(inAnotherProcess(folder).status).toBe(0)
  expect(() => lockFolder(folder)).not.toThrow()
})

test('a living process that got the number of a dead holder holds nothing', () => {
  const folder = freshFolder()
  writeFileSync(`${folder}.pid`, String(process.ppid))
  expect(() => lockFolder(folder)).not.toThrow()
  expect(readFileSync(`${folder}.pid`, 'utf8')).toBe(String(process.pid))
})

test('of processes that start at the same moment after a crash exactly one gets the folder', { tags: 'long' }, async () => {
  for (let round = 0; round < 2; round++) {
    const folder = freshFolder()
    expect(inAnotherProcess(folder).status).toBe(0) // ends without letting go
    const start = `${folder}.start`
    const tries = Array.from({ length: 4 }, () => beginTry(folder, start))
    await Promise.all(tries.map(({ ready }) => ready))
    writeFileSync(start, '')
    const outcomes = await Promise.all(tries.map(({ outcome }) => outcome))
    for (const { child } of tries) child.disconnect()
    expect(outcomes.toSorted()).toEqual(['held', 'refused', 'refused', 'refused'])
  }
})

/** A process that tries as soon as the file `start` is there, and holds what it got until it is let go. */
function beginTry(folder: string, start: string) {
  const script = `import { existsSync } from 'node:fs'
    import { lockFolder } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}
    process.on('disconnect', () => process.exit())
    process.send('ready')
    while (!existsSync(process.argv[2]));
    try {
      lockFolder(process.argv[1])
      process.send('held')
    } catch {
      process.send('refused')
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder, start], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const said = on(child, 'message')
  const next = async () => (await said.next()).value?.[0]
  const ready = next()
  return { child, ready, outcome: ready.then(next) }
}
